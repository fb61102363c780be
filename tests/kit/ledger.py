"""Citing the rules: which statements of the rules ledger, and which rulings, a test proves."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])

_ID = re.compile(r"(core|sup|codex|academy|ref)(\.[a-z0-9]+(-[a-z0-9]+)*)+|ruling\.[rm]\d+")


def rule(*ids: str) -> Callable[[Test], Test]:
    """Say which statements this test proves: it has to fail when one of them is broken."""
    wrong = [each for each in ids if not _ID.fullmatch(each)]
    if wrong or not ids:
        raise ValueError(f"no statement of the ledger looks like this: {', '.join(wrong) or 'nothing'}")

    def cite(test: Test) -> Test:
        test.__dict__["rules"] = ids + getattr(test, "rules", ())
        return test

    return cite
