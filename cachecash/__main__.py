"""`python -m cachecash`, and the program of an installed or a frozen one: `main` is where all of them begin.

Whatever is loaded here is loaded again by each process that computer players think in: nothing before it is needed.
"""

import gc
import signal
import sys


def main() -> int:
    """Run the program. Give the exit code.

    What is being loaded is no garbage, and to look for some took a sixth of the time to the first word: garbage is
    collected once the program has begun (`cachecash.cli`, and the window after its first sentence).
    """
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support  # noqa: PLC0415 - a tenth of our start, for nothing elsewhere

        freeze_support()  # a process of a frozen program is that program again: it begins here, and goes no further
    gc.disable()
    if hold := getattr(signal, "pthread_sigmask", None):
        hold(signal.SIG_BLOCK, {signal.SIGINT})  # heard by `cachecash.cli` as soon as it has a language to say so in
    from cachecash.cli import main as run  # noqa: PLC0415 - after the line above

    return run()


if __name__ == "__main__":
    sys.exit(main())
