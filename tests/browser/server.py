"""The command `mageduel`, but games between people always roll the same dice: pages must look the same every time."""

from __future__ import annotations

import sys

from mageduel.cli import main
from mageduel.server import hall

SEED = 2

if __name__ == "__main__":
    hall.fresh_seed = lambda: SEED
    sys.exit(main())
