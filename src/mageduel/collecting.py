"""Collecting: processes that hold or search many games look for what was thrown away in circles seldom."""

from __future__ import annotations

import gc


def collect_seldom() -> None:
    """From now on collect seldom, and never walk what is there already: the cards and the code."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 10)
