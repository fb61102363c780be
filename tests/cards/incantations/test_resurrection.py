"""Resurrection: summons a destroyed Living creature out of the discard pile."""

import pytest

from mageduel.facts.library import card
from mageduel.rules.objects.destroy import destroy
from mageduel.state.events import EnteredPlay
from tests.kit.causes import A_TEST
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Priestess")
    table.move_to(table.red, "B2")
    return table


def test_the_creature_is_summoned_into_the_casters_zone_for_its_cost_and_level(table: Table) -> None:
    knight = table.put("Knight of Westlock", RED, "A4")
    table.run(destroy(table.game, knight, A_TEST))
    table.cast(table.red, "Resurrection", None, "Knight of Westlock")
    raised = table.game.in_zone[table.zone("B2")][-1]
    assert raised.card is knight.card
    assert raised is not knight
    assert (raised.damage, raised.active, raised.controller) == (0, False, RED)
    assert table.red.mana == 50 - 13 - 3
    assert table.game.players[RED].discard == [card("Resurrection")]
    assert table.events(EnteredPlay)[-1].is_summoned


def test_only_living_creatures_of_the_own_pile_are_offered(table: Table) -> None:
    mine, theirs = table.game.players[RED].discard, table.game.players[BLUE].discard
    mine += [card("Skeletal Sentry"), card("Minor Heal"), card("Whirling Spirit"), card("Asyran Cleric")]
    theirs.append(card("Timber Wolf"))
    assert [each[4] for each in table.cast_options(table.red, "Resurrection")] == ["Asyran Cleric"]


def test_with_nobody_to_bring_back_it_cannot_be_cast(table: Table) -> None:
    assert table.cast_options(table.red, "Resurrection") == []


def test_a_legendary_creature_that_is_in_play_again_stays_dead(table: Table) -> None:
    table.game.players[RED].discard.append(card("Brogan Bloodstone"))
    table.put("Brogan Bloodstone", BLUE, "A1")
    assert table.cast_options(table.red, "Resurrection") == []


def test_the_dear_ones_need_the_mana(table: Table) -> None:
    table.game.players[RED].discard.append(card("Knight of Westlock"))
    table.red.mana = 15
    with pytest.raises(Refused):
        table.cast(table.red, "Resurrection", None, "Knight of Westlock")
