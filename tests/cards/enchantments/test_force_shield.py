"""Force Shield: Aegis against melee attacks, as much as it has Dissipate tokens."""

import pytest

from mageduel.rules.objects.tokens import DISSIPATE_TOKEN
from tests.kit.academy import AcademyTable
from tests.kit.ledger import rule
from tests.kit.table import BLUE, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 5}
BOW = {"name": "Bow", "kind": "ranged", "range": [0, 2], "action": "quick", "dice": 5}


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Forcemaster")


def dice(table: AcademyTable, bar: dict[str, object]) -> int:
    """How many dice an attack on the Forcemaster rolls."""
    brute = table.put(make_creature("Brute", attack=[bar]), BLUE)
    return table.odds(brute, str(bar["name"]), table.red).dice.value


def test_each_token_takes_a_die_off_blows(table: AcademyTable) -> None:
    shield = table.hide("Force Shield", table.red)
    assert dice(table, CLAW) == 5
    table.reveal(shield)
    assert (shield.marks[DISSIPATE_TOKEN], dice(table, CLAW)) == (3, 2)
    table.upkeep()
    assert dice(table, CLAW) == 3
    table.upkeep()
    assert dice(table, CLAW) == 4
    table.upkeep()
    assert dice(table, CLAW) == 5
    assert not shield.in_play


def test_shots_are_not_held_up(table: AcademyTable) -> None:
    table.reveal(table.hide("Force Shield", table.red))
    assert dice(table, BOW) == 5


@rule("codex.aegis.no-stack")
@rule("ref.codex.aegis-highest")
def test_a_lesser_aegis_adds_nothing(table: AcademyTable) -> None:
    table.reveal(table.hide("Force Shield", table.red))
    table.attach("Divine Protection", table.red)
    assert (dice(table, CLAW), dice(table, BOW)) == (2, 4)


def test_only_a_forcemaster_carries_it(table: AcademyTable) -> None:
    assert table.why_no_cast(table.red, "Force Shield", table.put(make_creature("Friend"))) == "wrong-target"
    assert table.why_no_cast(table.red, "Force Shield", table.blue) == "wrong-target"
