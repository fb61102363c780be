"""Circle of Light: a damage barrier that is worse for the Nonliving, and dearer on a mage."""

import pytest

from mageduel.facts.conditions import DAZE, STUN
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.mark.parametrize(("roll", "condition"), [(5, DAZE), (10, DAZE), (11, STUN), (4, None)])
def test_whoever_strikes_the_bearer_is_blinded(table: Table, roll: int, condition: object) -> None:
    bearer, wolf = table.put("Timber Wolf", RED), table.put("Timber Wolf", BLUE)
    table.attach("Circle of Light", bearer)
    table.dice("0 0 0 0")
    table.dice("2*", effect=roll)
    table.attack(wolf, "Bite", bearer)
    assert wolf.damage == 2
    assert list(wolf.conditions) == ([] if condition is None else [condition])


def test_the_nonliving_take_two_dice_more_and_two_on_the_roll(table: Table) -> None:
    bearer, sentry = table.put("Timber Wolf", RED), table.put("Skeletal Sentry", BLUE)
    table.attach("Circle of Light", bearer)
    table.dice(" ".join("0" * (sentry.card.attacks[0].dice or 0)))
    table.dice("1* 1* 1*", effect=9)
    table.attack(sentry, sentry.card.attacks[0].name, bearer)
    assert sentry.damage == 3
    assert STUN in sentry.conditions


def test_on_a_mage_it_costs_two_more(table: Table) -> None:
    table.reveal(table.hide("Circle of Light", table.red))
    assert table.red.mana == 50 - 6
