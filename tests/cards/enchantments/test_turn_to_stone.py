"""Turn to Stone: its bearer is a statue."""

import pytest

from mageduel.rules.objects.characteristics import armor
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_its_bearer_cannot_act_and_is_hard_to_hurt(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", RED)
    table.attach("Turn to Stone", wolf, RED)
    assert table.actions(wolf) == [("nothing",)]
    table.dice("2 2 2*")
    table.attack(fox, "Bite", wolf)
    assert wolf.damage == 2
    assert armor(wolf) == 8


def test_a_guard_turned_to_stone_guards_no_more(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.guard(wolf)
    stone = table.hide("Turn to Stone", wolf, RED)
    table.reveal_after("Reset Phase", stone)
    table.reset()
    assert not wolf.guarding


def test_it_cannot_be_revealed_during_an_action(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    stone = table.hide("Turn to Stone", wolf, BLUE)
    table.reveal_after("Declare Attack", stone)
    with pytest.raises(Refused):
        table.attack(wolf, "Bite", fox)


def test_between_two_actions_it_can(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    stone = table.hide("Turn to Stone", wolf, BLUE)
    table.reveal_after("action", stone)
    table.act(wolf, ("move", "B3"))
    assert not stone.hidden
    assert wolf.zone == table.zone("B3")


def test_it_must_be_kept_up_at_four_mana_a_round(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    stone = table.attach("Turn to Stone", wolf, RED)
    table.decide("upkeep", ("pay",))
    table.upkeep()
    assert table.red.mana == 50 - 4
    table.decide("upkeep", ("let go",))
    table.upkeep()
    assert not table.in_play(stone)
    assert table.in_play(wolf)
