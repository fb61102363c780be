"""Disarm: a piece of equipment is Disabled."""

import pytest

from mageduel.facts.conditions import DISABLE
from mageduel.rules.objects.destroy import return_to_book
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from tests.kit.answers import attack
from tests.kit.surprises import surprise
from tests.kit.table import BLUE, Refused, Table


def test_the_weapon_is_of_no_use_and_the_price_is_its_level() -> None:
    table = Table()
    table.move_to(table.blue, "C1")
    star = table.attach("Morning Star", table.blue)
    staff = table.attach("Eisenach's Forge Hammer", table.red)
    assert attack(star, "Overhead Bash", table.red) in table.actions(table.blue)
    assert table.cast(table.red, "Disarm", table.blue, star.id).paid == 1
    assert star.conditions == {DISABLE: 1}
    assert attack(star, "Overhead Bash", table.red) not in table.actions(table.blue)
    assert table.cast(table.red, "Disarm", table.red, staff.id).paid == 2


def test_what_the_item_gave_is_gone_until_the_marker_is() -> None:
    table = Table()
    table.move_to(table.blue, "C2")
    table.game.phase = Phase.ACTIONS
    before = table.armor(table.blue)
    boots = table.attach("Leather Boots", table.blue)
    table.cast(table.red, "Disarm", table.blue, boots.id)
    assert table.armor(table.blue) == before
    table.reset()
    assert table.armor(table.blue) == before + 1


def test_an_item_that_is_gone_by_then_is_left_alone() -> None:
    table = Table()
    table.move_to(table.blue, "C2")
    boots = table.attach("Leather Boots", table.blue)

    async def take_boots_off(game: Game, this: Object) -> None:
        await return_to_book(game, boots)

    table.reveal_after("Counter Spell", table.hide(surprise(take_boots_off), table.blue))
    table.cast(table.red, "Disarm", table.blue, boots.id)
    assert boots.conditions == {}
    assert table.game.players[BLUE].book[boots.card] == 1


def test_a_mage_without_equipment_is_no_target() -> None:
    table = Table()
    table.move_to(table.blue, "C2")
    with pytest.raises(Refused):
        table.cast(table.red, "Disarm", table.blue)
