"""Every marker and token that lies on the table has a sign of its own in the client."""

import re
from pathlib import Path

from mageduel.facts.conditions import CONDITIONS
from mageduel.words.names import token_code

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
ART = ROOT / "src" / "mageduel" / "data" / "art"
DRAWN_OTHERWISE = {"lit", "dimmed"}


def test_no_marker_is_drawn_as_just_any() -> None:
    drawn = set(re.findall(r'<symbol id="i-([^"]+)"', (ART / "symbols.svg").read_text()))
    called = dict(re.findall(r'^  "?([^":]+)"?: "([^"]+)",$', (WEB / "lib" / "emblems.ts").read_text(), re.MULTILINE))
    marks = re.findall(r"^\| ([^|]+) \|.*Players see it\.", (ROOT / "docs" / "glossary.md").read_text(), re.MULTILINE)
    assert len(marks) > 20
    codes = {*map(token_code, marks), *CONDITIONS} - DRAWN_OTHERWISE
    assert sorted(code for code in codes if code not in drawn and called.get(code) not in drawn) == []
