"""`python -m cachecash`."""

import sys

from cachecash.cli import main

if __name__ == "__main__":
    sys.exit(main())
