"""Circle of Lightning: whoever hits its bearer in melee is struck by lightning."""

import pytest

from mageduel.facts.conditions import DAZE
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_a_melee_hit_is_answered_with_two_dice(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.attach("Circle of Lightning", fox)
    table.dice("0 0 0 0 1* 1*", effect=7)
    table.attack(wolf, "Bite", fox)
    assert wolf.damage == 2
    assert wolf.conditions == {DAZE: 1}


def test_the_same_attacker_is_answered_once_a_round(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.attach("Circle of Lightning", fox)
    table.dice("0 0 0 0 1* 1*", effect=6)
    table.attack(wolf, "Bite", fox)
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert wolf.damage == 2


def test_an_arrow_is_not_answered(table: Table) -> None:
    archer, fox = table.put("Royal Archer", RED, "B1"), table.put("Bitterwood Fox", BLUE)
    table.attach("Circle of Lightning", fox)
    table.dice("0 0 0 0")
    table.attack(archer, "Longbow", fox)
    assert archer.damage == 0


@rule("sup.rules.barrier-does-not-force-block-or-reverse-attack")
@pytest.mark.parametrize("name", ["Block", "Reverse Attack"])
def test_it_does_not_turn_up_what_avoids_attacks(table: Table, name: str) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    hidden = table.hide(name, wolf, RED)
    table.attach("Circle of Lightning", fox)
    table.dice("0 0 0 0 1* 0", effect=1)
    table.attack(wolf, "Bite", fox)
    assert hidden.hidden
    assert wolf.damage == 1
