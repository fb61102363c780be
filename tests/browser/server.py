"""The command `mageduel`, but games between people always roll the same dice: pages must look the same every time."""

from __future__ import annotations

import sys

from mageduel.cli import main
from mageduel.server import hall
from tests.browser.positions import lay_out_by_name

SEED = 2

if __name__ == "__main__":
    hall.fresh_seed = lambda: SEED
    lay_out_by_name()
    sys.exit(main())
