"""Altar of Infernia: no bonus to melee for anybody."""

import pytest

from mageduel.facts.conditions import WEAK
from mageduel.facts.traits import MELEE
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.objects.destroy import destroy
from tests.kit.causes import A_TEST
from tests.kit.table import BLUE, RED, Table, make_card, script_for


@pytest.fixture
def table() -> Table:
    table = Table(red="Beastmaster", blue="Warlock")
    table.put("Altar of Infernia", BLUE, "A1")
    return table


def test_spells_tokens_leaders_and_what_lasts_give_nothing(table: Table) -> None:
    wolf, target = table.put("Timber Wolf", RED), table.put("Timber Wolf", BLUE)
    table.put("Redclaw, Alpha Male", RED)
    table.attach("Bear Strength", wolf)
    table.tokens(wolf, "Melee +1", 1)
    grant_for_a_while(wolf, MELEE(+2), source="a test")
    assert table.value(wolf, MELEE) == 0
    assert table.odds(wolf, "Bite", target).dice.value == 4


def test_printed_bonuses_are_gone_and_so_are_those_of_weapons(table: Table) -> None:
    target = table.put("Timber Wolf", BLUE, "C1")
    assert table.value(table.red, MELEE) == 0
    assert table.odds(table.red, "Basic Melee Attack", target).dice.value == 3


def test_bonuses_of_some_attacks_only_are_gone_too(table: Table) -> None:
    wolf, target = table.put("Timber Wolf", RED), table.put("Timber Wolf", BLUE)
    fury = make_card(name="Fury", type="enchantment", cost=2, reveal=0, action="quick", range=[0, 2], target="creature")
    script_for(fury).grants(MELEE(+2), attacks=lambda attack: attack.is_melee)
    table.attach(fury, wolf)
    assert table.odds(wolf, "Bite", target).dice.value == 4


def test_penalties_stay(table: Table) -> None:
    wolf, target = table.put("Timber Wolf", RED), table.put("Timber Wolf", BLUE)
    grant_for_a_while(wolf, MELEE(-1), source="a test")
    table.attach("Bear Strength", wolf)
    table.condition(wolf, WEAK)
    assert table.value(wolf, MELEE) == -1
    assert table.odds(wolf, "Bite", target).dice.value == 2


def test_both_sides_everywhere_until_it_falls(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C4")
    table.attach("Bear Strength", wolf)
    assert table.value(wolf, MELEE) == 0
    table.run(destroy(table.game, table.find("Altar of Infernia"), A_TEST))
    assert table.value(wolf, MELEE) == 2
    assert table.value(table.red, MELEE) == 1


def test_bloodthirst_is_another_word(table: Table) -> None:
    goran, prey = table.put("Goran, Werewolf Pet", BLUE), table.put("Timber Wolf", RED, damage=1)
    bar = goran.card.attacks[0]
    assert table.odds(goran, bar.name, prey).dice.value > (bar.dice or 0)
