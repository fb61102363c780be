"""Explode: destroys equipment, and that goes off on its wearer."""

import pytest

from mageduel.facts.conditions import BURN, DAZE
from mageduel.rules.objects.destroy import return_to_book
from mageduel.state.game import Game
from mageduel.state.objects import Object
from tests.kit.answers import PAY
from tests.kit.ledger import rule
from tests.kit.surprises import counterspell, surprise
from tests.kit.table import BLUE, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlock", blue="Wizard")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B3")
    return table


def test_the_equipment_is_destroyed_and_flame_attacks_its_wearer(table: Table) -> None:
    boots = table.attach("Leather Boots", table.blue)
    table.dice("1* 1* 0 0", effect=6)
    table.cast(table.red, "Explode", table.blue, boots.id)
    assert not table.in_play(boots)
    assert table.red.mana == 50 - 6 - 2
    assert table.blue.damage == 2
    assert table.blue.conditions[BURN] == 1


def test_armor_that_was_blown_up_does_not_help_any_more(table: Table) -> None:
    hide = table.attach("Bearskin", table.blue)
    table.dice("2 1 0 0", effect=1)
    table.cast(table.red, "Explode", table.blue, hide.id)
    assert table.blue.damage == 3


@rule(
    "sup.spell.explode-neither-melee-nor-ranged",
    "sup.spell.explode-is-attacker",
    "sup.rules.no-icon-attack-is-neither-melee-nor-ranged",
    "sup.rules.no-icon-attack-ignores-melee-ranged-modifiers",
)
def test_nothing_about_the_caster_changes_the_attack(table: Table) -> None:
    boots = table.attach("Leather Boots", table.blue)
    table.attach("Gauntlets of Strength", table.red)
    table.condition(table.red, DAZE)
    table.dice("1* 1* 1* 1*", effect=1)  # four dice, and no roll to miss
    table.cast(table.red, "Explode", table.blue, boots.id)
    assert table.blue.damage == 4


@rule("sup.rules.chart-other-attacks-no-barrier-no-counterstrike")
def test_neither_barrier_nor_counterstrike_answers_it(table: Table) -> None:
    boots = table.attach("Leather Boots", table.blue)
    table.attach("Circle of Lightning", table.blue)
    table.guard(table.blue)
    table.dice("1* 0 0 0", effect=1)
    table.cast(table.red, "Explode", table.blue, boots.id)
    assert table.red.damage == 0
    assert table.blue.guarding
    assert not any(request.kind == "counterstrike" for request in table.asked)


@rule("sup.spell.explode-targets-mage")
def test_what_protects_the_mage_counters_it(table: Table) -> None:
    boots = table.attach("Leather Boots", table.blue)
    table.hide(counterspell(), table.blue)
    table.decide("pay reveal", PAY)
    assert table.cast(table.red, "Explode", table.blue, boots.id).is_countered
    assert table.in_play(boots)
    assert table.blue.damage == 0


@rule("sup.spell.explode-attack-depends-on-destruction")
def test_without_the_equipment_there_is_no_attack(table: Table) -> None:
    boots = table.attach("Leather Boots", table.blue)

    async def take_boots_off(game: Game, this: Object) -> None:
        await return_to_book(game, boots)

    table.reveal_after("Counter Spell", table.hide(surprise(take_boots_off), table.blue))
    table.cast(table.red, "Explode", table.blue, boots.id)
    assert table.blue.damage == 0
    assert table.game.players[BLUE].book[boots.card] == 1


def test_a_mage_without_equipment_is_no_target(table: Table) -> None:
    assert table.cast_options(table.red, "Explode") == []


def test_it_needs_six_mana_more_than_the_equipment(table: Table) -> None:
    boots = table.attach("Leather Boots", table.blue)
    table.red.mana = 7
    with pytest.raises(Refused):
        table.cast(table.red, "Explode", table.blue, boots.id)
