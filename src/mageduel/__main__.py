"""`python -m mageduel` is the command `mageduel`."""

import sys

from mageduel.cli import main

if __name__ == "__main__":
    sys.exit(main())
