"""Every card with a script of its own has a test file of its own."""

import re
from pathlib import Path

from mageduel.cards import load_all
from mageduel.dsl.script import SCRIPTS
from mageduel.facts.library import library

TESTS = Path(__file__).parents[1] / "cards"


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")


def test_every_scripted_card_has_a_test_file() -> None:
    load_all()
    written = {path.stem.removeprefix("test_") for path in TESTS.rglob("test_*.py")}
    scripted = [name for name in SCRIPTS if name in library()]
    missing = [name for name in scripted if slug(name) not in written]
    assert len(scripted) > 100
    assert missing == []


def test_every_core_card_has_a_wording_of_our_own() -> None:
    bare = [card.name for card in library().values() if not card.text]
    assert bare == []
