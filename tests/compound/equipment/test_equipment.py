"""Equipment meeting costs, Corrode, Spellbind, Finite Life and the death of its wearer."""

import pytest

from mageduel.facts.conditions import CORRODE
from mageduel.rules.objects.destroy import destroy
from mageduel.state.events import Destroyed
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Warlock", blue="Warlock")


@rule("sup.rules.equipment-replacement-order")
def test_corrode_that_only_the_old_armor_carried_falls_off_before_the_new_one_is_on(table: Table) -> None:
    table.attach("Demonhide Armor", table.red)
    table.condition(table.red, CORRODE, 2)
    assert table.armor(table.red) == 0
    table.cast(table.red, "Dragonscale Hauberk", table.red)
    assert CORRODE not in table.red.conditions
    assert table.armor(table.red) > 0


@rule("core.equip.replaced-returns-to-spellbook", "core.spellbind.returns-with-object")
def test_a_replaced_wand_takes_its_spell_home_and_is_not_destroyed(table: Table) -> None:
    wand = table.attach("Mage Wand", table.red, location="weapon")
    table.bind(wand, "Drain Life")
    table.cast(table.red, "Lash of Hellfire", table.red)
    assert not table.in_play(wand)
    assert not table.events(Destroyed)
    assert {card.name for card in table.game.players[RED].book} >= {"Mage Wand", "Drain Life"}


def test_a_ring_that_saves_on_a_curse_saves_once_whether_cast_or_revealed(table: Table) -> None:
    table.attach("Ring of Curses", table.red)
    wolf = table.put("Timber Wolf", BLUE, "C1")
    table.move_to(table.red, "C1")
    table.reveal(table.hide("Agony", wolf, RED))
    table.reveal(table.hide("Enfeeble", wolf, RED))
    agony, enfeeble = table.card("Agony"), table.card("Enfeeble")
    assert table.red.mana == 50 - ((agony.reveal or 0) - 1) - (enfeeble.reveal or 0)


def test_regrowth_under_deathlock_heals_again_when_the_deathlock_is_gone(table: Table) -> None:
    belt_wearer = Table(red="Beastmaster", blue="Warlock")
    belt_wearer.attach("Regrowth Belt", belt_wearer.red)
    belt_wearer.red.damage = 5
    lock = belt_wearer.put("Deathlock", BLUE)
    belt_wearer.upkeep()
    assert belt_wearer.red.damage == 5
    belt_wearer.run(destroy(belt_wearer.game, lock, A_TEST))
    belt_wearer.upkeep()
    assert belt_wearer.red.damage == 3


@rule("ruling.r51")
def test_a_dead_mages_own_enchantments_and_equipment_go_and_his_curse_on_another_stays(table: Table) -> None:
    helm = table.attach("Helm of Fear", table.red)
    strength = table.attach("Bear Strength", table.red, RED)
    curse = table.attach("Agony", table.blue, RED)
    table.run(destroy(table.game, table.red, A_TEST))
    assert [table.in_play(each) for each in (helm, strength, curse)] == [False, False, True]
