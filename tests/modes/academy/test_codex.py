"""The codex tells what is different in the Academy, and what its words mean there."""

import pytest

from mageduel.facts.cards import CardType
from mageduel.facts.codex import codex, entry
from mageduel.facts.library import library
from mageduel.facts.traits import ETHEREAL, FLYING, INCORPOREAL
from mageduel.server.faces import codex_face
from tests.kit.academy import AcademyTable
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, make_creature
from tests.modes.academy.folk import HOUND, bar

DIFFERENT = (
    "Action Phase",
    "Attack Action",
    "Defense",
    "Doublestrike",
    "Guarding",
    "Mage",
    "Melee",
    "Pest",
    "Quickcast Action",
    "Range",
    "Zone",
)


@pytest.mark.parametrize("word", DIFFERENT)
def test_what_is_different_is_said_with_its_place_in_the_rulebook(word: str) -> None:
    found = entry(word)
    assert found.academy.endswith(".")
    assert "academy" in {place.document for place in found.where}


def test_every_such_sentence_reaches_the_client() -> None:
    shown = {each.word: each.academy for each in codex_face().entries}
    assert shown == {each.form: each.academy for each in codex().values()}


@pytest.mark.parametrize("word", ["Setup Round", "setup round"])
def test_the_setup_rounds_have_an_entry(word: str) -> None:
    assert [str(place) for place in entry(word).where] == ["academy, Two Setup Rounds"]


CORE = [each for each in library().values() if "aca" in each.sets and each.type is CardType.CREATURE]


@rule("academy.codex.flying", "academy.codex.corporeal")
def test_no_creature_of_the_core_set_flies_or_is_incorporeal() -> None:
    assert not any(each.has(FLYING) or each.has(INCORPOREAL) for each in CORE)


@rule("academy.codex.ethereal")
def test_ethereal_changes_nothing_for_the_corporeal(table: AcademyTable) -> None:
    bars = [bar(), bar(name="Spirit", traits=["Ethereal"])]
    ghost, foe = table.put(make_creature("Ghost", attack=bars), RED), table.put(HOUND, BLUE)
    for name in ("Strike", "Spirit"):
        table.dice("2 1*")
        table.attack(ghost, name, foe)
    assert [each.damage for each in table.attacks()] == [3, 3]
    assert any(ETHEREAL in each.traits for card in library().values() if "aca" in card.sets for each in card.attacks)
