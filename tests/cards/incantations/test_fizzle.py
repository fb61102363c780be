"""Fizzle: a revealed enchantment lies face down again."""

import pytest

from mageduel.facts.traits import DISSIPATE, MELEE
from mageduel.rules.enchantments.reveals import reveal_options
from mageduel.rules.objects.tokens import DISSIPATE_TOKEN
from mageduel.state.events import TurnedFaceDown
from tests.cards.fighters import brawler
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Necromancer")


def test_it_is_turned_down_and_its_controller_loses_its_level_in_mana(table: AcademyTable) -> None:
    foe = table.put(brawler(), BLUE)
    strength = table.attach("Bear Strength", foe, BLUE)
    spell = table.cast(table.red, "Fizzle", strength)
    assert strength.hidden
    assert table.value(foe, MELEE) == 0
    assert spell.paid == 3, "what revealing it cost"
    assert table.blue.mana == 50 - strength.level
    assert len(table.events(TurnedFaceDown)) == 1


def test_it_cannot_be_revealed_again_before_the_next_round(table: AcademyTable) -> None:
    foe = table.put(brawler(), BLUE)
    strength = table.attach("Bear Strength", foe, BLUE)
    table.cast(table.red, "Fizzle", strength)
    assert ("reveal", strength.id) not in reveal_options(table.game, BLUE)
    table.next_round()
    assert ("reveal", strength.id) in reveal_options(table.game, BLUE)
    table.reveal(strength)
    assert table.value(foe, MELEE) == 2


def test_what_it_had_lost_of_its_time_it_has_again(table: AcademyTable) -> None:
    foe = table.put(brawler(level=1), BLUE)
    curse = table.attach("Cowardice", foe, BLUE)
    assert curse.card.value(DISSIPATE) == 1
    table.cast(table.red, "Fizzle", curse)
    assert DISSIPATE_TOKEN not in curse.marks
    table.next_round()
    assert curse.in_play, "face down it does not wear off"


def test_life_it_lent_is_missed_at_once(table: AcademyTable) -> None:
    foe = table.put(brawler(life=5), BLUE)
    endurance = table.attach("Bull Endurance", foe, BLUE)
    foe.damage = 7
    table.cast(table.red, "Fizzle", endurance)
    assert not foe.in_play


def test_everybody_still_knows_what_it_is(table: AcademyTable) -> None:
    strength = table.attach("Bear Strength", table.put(brawler(), BLUE), BLUE)
    table.cast(table.red, "Fizzle", strength)
    assert strength.looked_at_by == (RED, BLUE)


def test_only_revealed_enchantments_of_enemies(table: AcademyTable) -> None:
    foe = table.put(brawler(), BLUE)
    hidden, own = table.hide("Bear Strength", foe, BLUE), table.attach("Rhino Hide", table.red)
    assert table.why_no_cast(table.red, "Fizzle", hidden) == "wrong-target"
    assert table.why_no_cast(table.red, "Fizzle", own) == "wrong-target"
