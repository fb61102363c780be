"""Reveal Magic: somebody else's hidden enchantment is seen, and stays hidden this round."""

import pytest

from tests.cards.fighters import fighter
from tests.kit.academy import DECLARED, AcademyTable
from tests.kit.answers import PAY
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Priestess")


def test_the_caster_knows_the_card_from_now_on(table: AcademyTable) -> None:
    hidden = table.hide("Bear Strength", table.put(fighter("Foe"), BLUE))
    table.cast(table.red, "Reveal Magic", hidden)
    assert hidden.hidden
    assert hidden.looked_at_by == (RED,)
    assert table.red.mana == 50


def test_it_cannot_be_revealed_in_time_nor_later_this_round(table: AcademyTable) -> None:
    hidden = table.hide("Bear Strength", table.put(fighter("Foe"), BLUE))
    table.reveal_after(DECLARED, hidden)
    with pytest.raises(AssertionError, match="never had the chance"):
        table.cast(table.red, "Reveal Magic", hidden)
    assert hidden.hidden


def test_next_round_it_can(table: AcademyTable) -> None:
    hidden = table.hide("Bear Strength", table.put(fighter("Foe"), BLUE))
    table.cast(table.red, "Reveal Magic", hidden)
    table.end_round()
    table.reveal_after("Reset Phase", hidden)
    table.reset()
    assert not hidden.hidden


def test_what_must_be_revealed_is_not_and_stays(table: AcademyTable) -> None:
    foe, friend = table.put(fighter("Foe"), BLUE), table.put(fighter(), RED)
    block = table.hide("Block", foe)
    table.cast(table.red, "Reveal Magic", block)
    table.dice("1* 0 0")
    table.attack(friend, "Blade", foe)
    assert (foe.damage, block.hidden) == (1, True)
    table.end_round()
    table.decide("pay reveal", PAY)
    table.attack(friend, "Blade", foe)
    assert (foe.damage, table.in_play(block)) == (1, False)
