"""Errors for people in tests: by what they say, as it would be shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from mageduel.words.errors import why


@contextmanager
def refused(kind: type[Exception], match: str = "") -> Iterator[pytest.ExceptionInfo[Exception]]:
    """Something is refused, in words that fit."""
    with pytest.raises(kind) as caught:
        yield caught
    assert re.search(match, why(caught.value)), why(caught.value)
