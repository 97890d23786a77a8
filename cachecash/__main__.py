"""`python -m cachecash`, and the command `cachecash`."""

import gc
import sys


def main() -> int:
    """Run the program. Give the exit code.

    What is being loaded is no garbage, and to look for some took a sixth of the time to the first word: garbage is
    collected once the program has begun (`cachecash.cli`, and the window after its first sentence).
    """
    gc.disable()
    from cachecash.cli import main as run  # noqa: PLC0415 - after the line above

    return run()


if __name__ == "__main__":
    sys.exit(main())
