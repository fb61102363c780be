"""Dissolve: destroys a piece of equipment for its casting cost."""

import pytest

from mageduel.rules.objects.destroy import return_to_book
from mageduel.state.game import Game
from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.surprises import surprise
from tests.kit.table import BLUE, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B3")
    return table


@rule("sup.rules.destroyed-by-effect-or-damage-at-life", "core.cast.choices-announced-on-declare")
def test_the_equipment_named_is_destroyed_for_its_casting_cost(table: Table) -> None:
    boots, belt = table.attach("Leather Boots", table.blue), table.attach("Regrowth Belt", table.blue)
    table.cast(table.red, "Dissolve", table.blue, belt.id)
    assert not table.in_play(belt)
    assert table.in_play(boots)
    assert table.red.mana == 50 - 6
    assert belt.card in table.game.players[BLUE].discard


def test_what_cannot_be_paid_for_is_not_offered(table: Table) -> None:
    boots, belt = table.attach("Leather Boots", table.blue), table.attach("Regrowth Belt", table.blue)
    table.red.mana = 5
    with pytest.raises(Refused):
        table.cast(table.red, "Dissolve", table.blue, belt.id)
    table.cast(table.red, "Dissolve", table.blue, boots.id)
    assert table.red.mana == 3


def test_a_mage_without_equipment_or_too_far_away_is_no_target(table: Table) -> None:
    assert table.cast_options(table.red, "Dissolve") == []
    boots = table.attach("Leather Boots", table.blue)
    table.move_to(table.blue, "B4")
    with pytest.raises(Refused):
        table.cast(table.red, "Dissolve", table.blue, boots.id)


def test_one_own_equipment_may_be_dissolved(table: Table) -> None:
    boots = table.attach("Leather Boots", table.red)
    table.cast(table.red, "Dissolve", table.red, boots.id)
    assert not table.in_play(boots)


def test_it_comes_to_nothing_if_the_equipment_is_gone_by_then(table: Table) -> None:
    boots, gloves = table.attach("Leather Boots", table.blue), table.attach("Leather Gloves", table.blue)

    async def take_boots_off(game: Game, this: Object) -> None:
        await return_to_book(game, boots)

    table.reveal_after("Counter Spell", table.hide(surprise(take_boots_off), table.blue))
    table.cast(table.red, "Dissolve", table.blue, boots.id)
    assert table.game.players[BLUE].book[boots.card] == 1
    assert table.in_play(gloves)
    assert table.red.mana == 50 - 2
