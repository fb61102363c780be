"""Mass Cowardice: nobody Living strikes at creatures of a higher Level."""

from typing import Any

import pytest

from mageduel.facts.cards import Card
from mageduel.rules.enchantments.reveals import reveal_options
from tests.kit.academy import AcademyTable
from tests.kit.answers import attack
from tests.kit.table import BLUE, RED, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 2}
BOW = {"name": "Bow", "kind": "ranged", "range": [0, 2], "action": "quick", "dice": 2}


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Forcemaster")


def small(name: str = "Small", **more: Any) -> Card:
    """A creature of Level 1 that claws and shoots."""
    return make_creature(name, schools={"nature": 1}, attack=[CLAW, BOW], **more)


def test_lesser_creatures_strike_at_no_greater_ones(table: AcademyTable) -> None:
    foe = table.put(small(), BLUE)
    peer = table.put(small("Peer"), RED)
    table.reveal_after("activation", table.hide("Mass Cowardice", "A1", RED))
    table.dice("0 0")
    table.act(foe, attack(foe, "Claw", peer))
    assert table.why_no_attack(foe, "Claw", table.red) == "too-mighty"
    assert table.why_no_attack(foe, "Bow", table.red) is None
    assert table.why_no_attack(table.red, "Basic Melee Attack", foe) is None


def test_ones_own_side_is_as_much_afraid(table: AcademyTable) -> None:
    table.reveal(table.hide("Mass Cowardice", "A1", RED))
    assert table.why_no_attack(table.put("Sohei Pupil", RED), "Swiftstrike", table.blue) == "too-mighty"


@pytest.mark.parametrize("trait", ["Nonliving", "Psychic Immunity"])
def test_what_has_no_fear_strikes_all_the_same(table: AcademyTable, trait: str) -> None:
    table.reveal(table.hide("Mass Cowardice", "A1", RED))
    foe = table.put(small(traits=[trait]), BLUE)
    assert table.why_no_attack(foe, "Claw", table.red) is None


def test_it_is_revealed_only_as_an_enemy_activates(table: AcademyTable) -> None:
    fear = table.hide("Mass Cowardice", "A1", RED)
    assert ("reveal", fear.id) not in reveal_options(table.game, RED)
    friend = table.put("Sohei Pupil", RED)
    table.act(friend, ("nothing",))
    offered = [each for each in table.asked if ("reveal", fear.id) in each.options]
    assert offered == []


def test_it_lasts_until_the_next_upkeep(table: AcademyTable) -> None:
    table.reveal(table.hide("Mass Cowardice", "A1", RED))
    table.upkeep()
    assert table.find_all("Mass Cowardice") == []
