"""A number and its percent sign stay together: without a space in English, with one that does not break in German."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("src/mageduel/words", "web/src/words")
SPACED = re.compile(r"[\d}]([ \N{NO-BREAK SPACE}])%")


@pytest.mark.parametrize(("code", "allowed"), [("en", ""), ("de", "\N{NO-BREAK SPACE}")])
def test_a_percent_sign_stays_with_its_number(code: str, allowed: str) -> None:
    files = [file for folder in FOLDERS for file in (ROOT / folder / code).rglob("*.*") if file.suffix != ".pyc"]
    assert files
    for file in files:
        torn = [found for found in SPACED.findall(file.read_text(encoding="utf-8")) if found != allowed]
        assert torn == [], file.name
