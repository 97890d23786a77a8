import socket
import stat
import sys
import time
from pathlib import Path

import pytest

from cachecash.core.problems import Problem
from cachecash.narration.utterance import Priority
from cachecash.outputs.speech.sentences import longest
from cachecash.outputs.speech.voice import Sentence, Tuning, Voice
from cachecash.outputs.speech.voices import speechd
from cachecash.outputs.speech.voices.speechd import SpeechdVoice, orders
from cachecash.outputs.speech.voices.ssip import address
from dispatchers import real_dispatcher, scripted_dispatcher, wait_for
from fake_voices import Clock

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="no local sockets on this system")


def sentence(text: str) -> Sentence:
    return Sentence(text, "", text, Priority.STORY, 0)


def opened(limit: float = 15.0) -> SpeechdVoice:
    voice = SpeechdVoice(limit=limit)
    voice.open()
    return voice


@pytest.fixture
def place(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a server may listen, in a folder whose path is short enough for a socket."""
    folder = tmp_path_factory.mktemp("sd")
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{folder / 's'}")
    monkeypatch.setattr(speechd, "_ANSWER_SECONDS", 0.2)
    return folder / "s"


def healthy(line: str) -> str:
    """Answer as the server does, and never tell the end."""
    if line == "LIST OUTPUT_MODULES":
        return "250-espeak-ng\r\n250-dummy\r\n250 OK MODULE LIST SENT\r\n"
    if line == "SPEAK":
        return "230 OK RECEIVING DATA\r\n"
    if line == ".":
        return "225-7\r\n225 OK MESSAGE QUEUED\r\n"
    return "200 OK\r\n" if line.startswith(("SET", "CANCEL")) else ""


def test_the_real_server_gets_the_exact_words_and_tells_their_end(place: Path) -> None:
    with real_dispatcher(place.parent, pause=0.2) as said:
        voice: Voice = opened()
        voice.tune(Tuning(rate=450))
        voice.say(sentence("Léa défie Tom : l'Avion perso, 40000 dollars"))
        assert voice.busy()
        wait_for(lambda: not voice.busy())
        assert said.read_text(encoding="utf-8") == "200.00 Léa défie Tom : l'Avion perso, 40000 dollars\n"
        voice.close()


def test_the_real_server_is_silenced_at_once(place: Path) -> None:
    with real_dispatcher(place.parent, pause=9) as said:
        voice = opened()
        voice.say(sentence("Une longue phrase"))
        wait_for(lambda: said.stat().st_size > 0)
        voice.cut(1)
        voice.stop()
        assert not voice.busy()
        voice.say(sentence("À toi"))
        wait_for(lambda: said.read_text(encoding="utf-8").count("\n") == 2, seconds=7)
        voice.close()


def test_a_server_that_never_answers_is_given_up(place: Path) -> None:
    with scripted_dispatcher(place, lambda _: ""):
        with pytest.raises(Problem) as raised:
            opened(limit=0.3)
        assert (raised.value.reason, raised.value.facts["why"]) == ("voice-server", "timed out")


def test_a_server_that_hangs_later_does_not_hang_the_game(place: Path) -> None:
    deaf = False
    with scripted_dispatcher(place, lambda line: "" if deaf else healthy(line)):
        voice = opened()
        deaf = True
        with pytest.raises(Problem) as raised:
            voice.say(sentence("À toi"))
        assert raised.value.facts == {"voice": "speech-dispatcher", "why": "timed out"}
        voice.stop()  # nobody is asked any more
        with pytest.raises(Problem, match="not connected"):
            voice.say(sentence("À toi"))


def test_a_server_that_hangs_while_it_is_silenced_is_let_go(place: Path) -> None:
    with scripted_dispatcher(place, lambda line: "" if line.startswith("CANCEL") else healthy(line)):
        voice = opened()
        voice.say(sentence("À toi"))
        voice.stop()
        assert not voice.busy()
        with pytest.raises(Problem):
            voice.say(sentence("À toi"))


def test_a_server_that_dies_in_mid_sentence_is_missed(place: Path) -> None:
    with scripted_dispatcher(place, lambda line: None if line == "." else healthy(line)):
        voice = opened()
        with pytest.raises(Problem, match="closed"):
            voice.say(sentence("À toi"))

    def dying(line: str) -> str | None:
        return None if line == "LAST" else healthy(line)

    place.unlink()
    with scripted_dispatcher(place, dying):
        voice = opened()
        voice.say(sentence("À toi"))
        assert voice.busy()
        assert voice._connection is not None
        voice._connection._send("LAST\r\n", time.monotonic() + 1)
        with pytest.raises(Problem, match="closed"):
            wait_for(lambda: not voice.busy())


def test_a_server_that_never_tells_the_end_is_given_up(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock)
    with scripted_dispatcher(place, healthy):
        voice = opened()
        voice.say(sentence("À toi"))
        clock.now += longest("À toi", 180)
        assert voice.busy()
        clock.now += 0.1
        with pytest.raises(Problem, match="no end"):
            voice.busy()


def test_what_was_said_ends_by_its_own_number(place: Path) -> None:
    def telling(line: str) -> str:
        reply = healthy(line)
        if line == ".":
            reply += "702-6\r\n702-1\r\n702 END\r\n"
        return "703-7\r\n703-1\r\n703 CANCELED\r\n" + reply if line == "CANCEL SELF" else reply

    with scripted_dispatcher(place, telling):
        voice = opened()
        voice.say(sentence("À toi"))
        assert voice.busy()  # 6 was another
        voice.stop()
        assert not voice.busy()
        voice.close()


def test_an_end_that_comes_with_the_answer_is_not_overlooked(place: Path) -> None:
    def quick(line: str) -> str:
        return healthy(line) + ("702-7\r\n702-1\r\n702 END\r\n" if line == "." else "")

    with scripted_dispatcher(place, quick):
        voice = opened()
        voice.say(sentence("À toi"))
        assert not voice.busy()
        voice.close()


def test_the_tuning_goes_before_the_sentence_once(place: Path) -> None:
    with scripted_dispatcher(place, healthy) as lines:
        voice = opened()
        voice.tune(Tuning(rate=80, volume=0, pitch=100, language="en"))
        voice.say(sentence("One"))
        voice.tune(Tuning(rate=80, volume=0, pitch=100, language="en"))
        voice.say(sentence(".two\r\n.\r\nthree"))
        voice.say(sentence(" "))
        voice.close()
        told = lines[4:]
    assert told == [
        *("SET SELF LANGUAGE en", "SET SELF RATE -100", "SET SELF PITCH 100", "SET SELF VOLUME -100"),
        *("SPEAK", "One", "."),
        *("SPEAK", "..two . three", "."),
    ]


@pytest.mark.parametrize(("rate", "scale"), [(40, -100), (125, -50), (170, 0), (310, 50), (450, 100), (500, 100)])
def test_words_a_minute_become_its_scale(rate: int, scale: int) -> None:
    assert f"RATE {scale}" in orders(Tuning(rate=rate))


def test_a_server_without_a_synthesiser_is_not_taken_for_a_voice(place: Path) -> None:
    def mute(line: str) -> str:
        return "250-dummy\r\n250 OK\r\n" if line.startswith("LIST") else healthy(line)

    with scripted_dispatcher(place, mute), pytest.raises(Problem) as raised:
        opened()
    assert raised.value.reason == "voice-mute"


@pytest.mark.parametrize("reply", ["300 ERR\r\n", "Bonjour\r\n"])
def test_a_server_that_refuses_is_a_problem(place: Path, reply: str) -> None:
    with scripted_dispatcher(place, lambda _: reply), pytest.raises(Problem) as raised:
        opened()
    assert raised.value.reason == "voice-server"


def script(folder: Path, body: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put a program of that name first on the path."""
    path = folder / "speech-dispatcher"
    path.write_text(f"#!{sys.executable}\n{body}\n", encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", str(folder))


def test_the_server_is_started_if_it_does_not_run(place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script(tmp_path, f"import sys; open({str(tmp_path / 'typed')!r}, 'w').write(' '.join(sys.argv[1:]))", monkeypatch)
    with pytest.raises(Problem) as raised:
        opened(limit=5)  # this one only pretends
    assert raised.value.reason == "voice-server"
    typed = (tmp_path / "typed").read_text(encoding="utf-8")
    assert typed == f"--spawn --communication-method unix_socket --socket-path {place}"


@pytest.mark.usefixtures("place")
def test_a_server_that_hangs_while_it_starts_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script(tmp_path, "import time; time.sleep(60)", monkeypatch)
    with pytest.raises(Problem, match="timed out"):
        opened(limit=0.2)


@pytest.mark.usefixtures("place")
def test_a_server_that_is_not_installed_is_a_problem(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Problem) as raised:
        opened()
    assert raised.value.facts == {"package": "speech-dispatcher"}


def test_a_server_elsewhere_is_not_ours_to_start(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    monkeypatch.setenv("SPEECHD_ADDRESS", f"inet_socket:127.0.0.1:{port}")
    with pytest.raises(Problem) as raised:
        opened()
    assert raised.value.reason == "voice-server"


@pytest.mark.parametrize(
    ("variables", "where"),
    [
        ({"SPEECHD_ADDRESS": "unix_socket:/x/y"}, "/x/y"),
        ({"SPEECHD_ADDRESS": "inet_socket:box:7000"}, ("box", 7000)),
        ({"SPEECHD_ADDRESS": "inet_socket"}, ("localhost", 6560)),
        ({"XDG_RUNTIME_DIR": "/run/user/7"}, "/run/user/7/speech-dispatcher/speechd.sock"),
        ({"HOME": "/home/x"}, "/home/x/.cache/speech-dispatcher/speechd.sock"),
    ],
)
def test_where_the_server_listens(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], where: str | tuple[str, int]
) -> None:
    for name in ("SPEECHD_ADDRESS", "XDG_RUNTIME_DIR"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert address() == where
