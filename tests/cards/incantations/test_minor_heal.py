"""Minor Heal: five dice of healing."""

import pytest

from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "B2")
    return table


@rule("core.heal.rolls-attack-dice")
def test_the_target_loses_what_five_dice_show(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B3", damage=9)
    table.dice("2 2* 1 0 0")
    table.cast(table.red, "Minor Heal", wolf)
    assert wolf.damage == 4
    assert table.red.mana == 50 - 5


@rule("core.card.example-minor-heal-target", "core.card.target-must-match")
def test_only_living_creatures_are_targets(table: Table) -> None:
    sentry, flower = table.put("Skeletal Sentry", RED), table.put("Mana Flower", RED)
    wolf = table.put("Timber Wolf", BLUE)
    targets = [each[3] for each in table.cast_options(table.red, "Minor Heal")]
    assert wolf.id in targets
    assert table.red.id in targets
    assert sentry.id not in targets
    assert flower.id not in targets


@rule("core.action.example-priestess-minor-heal", "core.card.quick-icon-allows-move-first")
def test_it_takes_a_quick_action_even_after_a_move(table: Table) -> None:
    table.plan(RED, "Minor Heal")
    table.red.damage = 5
    table.dice("1 1 1 0 0")
    table.act(table.red, ("move", "B3"), ("cast", 0, "Minor Heal", table.red.id))
    assert table.red.damage == 2


def test_two_zones_are_too_far(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B4", damage=2)
    with pytest.raises(Refused):
        table.cast(table.red, "Minor Heal", wolf)
