"""Wizard's Tower: a familiar of stone that casts attack spells between Action Phases."""

import pytest

from mageduel.facts.conditions import DISABLE
from mageduel.facts.traits import FAMILIAR, SPELLBIND
from mageduel.rules.planning.plans import plan_slots
from mageduel.rules.round.action_stage import act_between, turn_options
from mageduel.state.objects import Object
from tests.kit.answers import PAY
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard", blue="Warlock")
    table.put("Wizard's Tower", RED, "B3")
    return table


def shots(table: Table, tower: Object, *, committed: bool = False) -> list[tuple[object, ...]]:
    return [each for each in turn_options(table.game, RED, committed=committed) if each[:2] == ("cast", tower.id)]


@rule("sup.spell.wizards-tower-no-spellbind")
def test_it_is_a_familiar_and_binds_nothing(table: Table) -> None:
    tower = table.find("Wizard's Tower")
    assert table.has(tower, FAMILIAR)
    assert not table.has(tower, SPELLBIND)


def test_quick_attack_spells_are_planned_for_it_and_nothing_else(table: Table) -> None:
    table.book(RED, "Fireball", "Dispel", "Wall of Stone", "Blinding Flash", "Ring of Fire")
    slot = next(each for each in plan_slots(table.game, RED) if each.holder is table.find("Wizard's Tower"))
    assert {card.name for card in slot.cards} == {
        card.name
        for card in table.game.players[RED].book
        if card.type.value == "attack" and card.action is not None and card.action.value == "quick"
    }
    assert "Fireball" in {card.name for card in slot.cards}
    assert "Dispel" not in {card.name for card in slot.cards}


def test_it_casts_from_where_it_stands_and_keeps_the_quickcast(table: Table) -> None:
    tower, wolf = table.find("Wizard's Tower"), table.put("Timber Wolf", BLUE, "B4")
    table.prepare_for(tower, "Fireball")
    shot = ("cast", tower.id, "Fireball", wolf.id)
    assert shot in shots(table, tower)
    table.dice("2* 0 0 0 0 0", effect=1)
    table.run(act_between(table.game, RED, shot))
    assert wolf.damage == 2
    assert table.game.players[RED].quickcast
    assert shots(table, tower) == []


def test_it_pays_with_its_own_mana_first(table: Table) -> None:
    tower, wolf = table.find("Wizard's Tower"), table.put("Timber Wolf", BLUE, "B4")
    tower.mana = 3
    table.prepare_for(tower, "Fireball")
    table.dice("0 0 0 0 0 0", effect=1)
    table.run(act_between(table.game, RED, ("cast", tower.id, "Fireball", wolf.id)))
    assert (tower.mana, table.red.mana) == (0, 50 - 5)


def test_out_of_its_range_there_is_no_shot(table: Table) -> None:
    tower = table.find("Wizard's Tower")
    table.prepare_for(tower, "Fireball")
    near_the_mage = table.put("Timber Wolf", BLUE, "C1")
    assert near_the_mage.id not in [each[3] for each in shots(table, tower)]


def test_disabled_it_is_silent(table: Table) -> None:
    tower = table.find("Wizard's Tower")
    table.put("Timber Wolf", BLUE, "B4")
    table.prepare_for(tower, "Fireball")
    table.condition(tower, DISABLE)
    assert shots(table, tower) == []


def test_its_mage_with_no_quickcast_left_is_still_asked_after_an_action_phase(table: Table) -> None:
    tower, wolf = table.find("Wizard's Tower"), table.put("Timber Wolf", BLUE, "B4")
    table.prepare_for(tower, "Fireball")
    table.quickcast(RED, is_ready=False)
    assert ("cast", tower.id, "Fireball", wolf.id) in shots(table, tower)


def test_only_arcane_mages_build_it(table: Table) -> None:
    with pytest.raises(Refused):
        table.cast(table.blue, "Wizard's Tower", "A4")


@rule("ruling.r57")
def test_an_attack_turned_back_on_it_is_merely_avoided(table: Table) -> None:
    tower, wolf = table.find("Wizard's Tower"), table.put("Timber Wolf", BLUE, "B4")
    table.hide("Reverse Attack", wolf)
    table.prepare_for(tower, "Fireball")
    table.decide("pay reveal", PAY)
    table.run(act_between(table.game, RED, ("cast", tower.id, "Fireball", wolf.id)))
    assert (wolf.damage, tower.damage) == (0, 0)
