"""Bear Strength: its bearer rolls two dice more in melee."""

import pytest

from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_melee_attacks_roll_two_dice_more(table: Table) -> None:
    fox, wolf = table.put("Bitterwood Fox", RED), table.put("Timber Wolf", BLUE)
    table.attach("Bear Strength", fox)
    table.dice("2* 2* 1* 0 0")
    table.attack(fox, "Bite", wolf)
    assert wolf.damage == 5


def test_ranged_attacks_do_not(table: Table) -> None:
    archer, wolf = table.put("Royal Archer", RED, "B1"), table.put("Timber Wolf", BLUE, "B2")
    table.attach("Bear Strength", archer)
    table.dice("1* 0 0 0")
    table.attack(archer, "Longbow", wolf)
    assert wolf.damage == 1


def test_only_the_living_can_have_it(table: Table) -> None:
    sentry = table.put("Skeletal Sentry", RED, "C1")
    with pytest.raises(Refused):
        table.cast(table.red, "Bear Strength", sentry)


@rule("sup.rules.example-hydra-bear-strength-triplestrike")
def test_only_the_first_of_three_strikes_gains_by_it(table: Table) -> None:
    hydra, grizzly = table.put("Darkfenne Hydra", RED), table.put("Steelclaw Grizzly", BLUE)
    table.attach("Bear Strength", hydra)
    table.dice("1* 0 0 0 0 1* 0 0 1* 0 0")
    table.attack(hydra, "Triple Bite", grizzly)
    assert grizzly.damage == 3
