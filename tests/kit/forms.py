"""The two forms of the engine: which tests are about the sources alone, and why; compiled, they are skipped."""

from __future__ import annotations

import pytest

from mageduel.form import COMPILED, form


def _interpreted_only(why: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(form() == COMPILED, reason=why)


REPLACES_A_FUNCTION = _interpreted_only("a compiled caller does not look its callee up by name")
READS_SLOTS = _interpreted_only("a compiled class keeps no list of its fields")
PUTS_IN_WHAT_DOES_NOT_FIT = _interpreted_only("a compiled field takes nothing of another type")
