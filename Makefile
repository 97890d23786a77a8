# make play    sets itself up and plays (make play ARGS="demo --seed 1" passes arguments)
# make test    the whole test suite, with the coverage that is asked for
# make check   linters, types, layers
# make screenshots   pictures of every screen, in screenshots/ (ARGS="menu rules" draws those)
# make sounds  makes the files of sounds/ again: the same bytes
#
# Each needs only Python 3.11 or newer with pip, sets itself up in $(VENV), and installs again only when pyproject.toml
# has changed. What the set-up has to say goes to the error output, so that the game alone is on the standard one.

PYTHON ?= python3
VENV ?= .venv
ARGS ?=
# Extra arguments for pytest: make test TESTS="tests/core -k chance"
TESTS ?=

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# What must be covered to the last branch.
RULES := cachecash/core/*,cachecash/games/*

.PHONY: play test check fix sounds screenshots clean
.DEFAULT_GOAL := play

play: $(VENV)/.ready
	@$(BIN)/python -m cachecash $(ARGS)

test: $(VENV)/.ready-dev
	$(BIN)/python -m pytest -n auto --dist worksteal --cov --cov-report= $(TESTS)
ifeq ($(TESTS),)
	$(BIN)/python -m coverage report
	$(BIN)/python -m coverage report --include='$(RULES)' --fail-under=100
endif

check: $(VENV)/.ready-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

# What the linters can put right by themselves.
fix: $(VENV)/.ready-dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

sounds: $(VENV)/.ready-dev
	$(BIN)/python tools/make_sounds.py

# Every screen, in every theme, size of text and size of window, to be looked at: screenshots/.
screenshots: $(VENV)/.ready-dev
	$(BIN)/python tools/screenshots.py $(ARGS)

clean:
	rm -rf $(VENV) .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' </dev/null || { \
	  echo 'Il faut Python 3.11 ou plus récent, et « $(PYTHON) » ne l’est pas. Essayez : make PYTHON=python3.11' >&2; \
	  echo 'Python 3.11 or newer is needed, and "$(PYTHON)" is not. Try: make PYTHON=python3.11' >&2; exit 1; }
	@echo 'Préparation, une seule fois…' >&2
	@$(PYTHON) -m venv $(VENV) </dev/null >&2 || { \
	  echo 'L’environnement virtuel n’a pas pu être créé. Sous Debian ou Ubuntu, il manque un paquet :' >&2; \
	  echo '  sudo apt-get install python3-venv' >&2; \
	  echo 'The virtual environment could not be made. Debian and Ubuntu need the package python3-venv.' >&2; exit 1; }
	@touch $@

$(VENV)/.ready: pyproject.toml | $(VENV)/.made
	@$(PIP) --editable . </dev/null >&2
	@touch $@

$(VENV)/.ready-dev: pyproject.toml | $(VENV)/.made
	@$(PIP) --editable '.[dev]' </dev/null >&2
	@touch $(VENV)/.ready $@
