"""Second Chance: a creature that falls is summoned again, for what it costs."""

import pytest

from mageduel.rules.enchantments.reveals import reveal_options
from tests.cards.fighters import fighter
from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE
from tests.kit.table import BLUE, RED, Table

PAID = ("pay", 5)


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Priestess")


def fell(table: AcademyTable) -> None:
    """A friendly sentry that bears Second Chance is destroyed."""
    sentry = table.put("Temple Sentry", RED, damage=4)
    table.hide("Second Chance", sentry)
    table.dice("1* 0 0")
    table.attack(table.put(fighter("Foe"), BLUE), "Blade", sentry)


def test_for_its_casting_cost_it_comes_back_as_if_it_had_just_been_summoned(table: AcademyTable) -> None:
    table.decide("offer", PAID)
    fell(table)
    sentry = table.find("Temple Sentry")
    assert (sentry.damage, sentry.guarding, sentry.active) == (0, True, False)
    assert table.red.mana == 50 - 5
    assert table.discarded(RED) == ["Second Chance"]


def test_it_need_not(table: AcademyTable) -> None:
    table.decide("offer", DECLINE)
    fell(table)
    assert table.red.mana == 50
    assert sorted(table.discarded(RED)) == ["Second Chance", "Temple Sentry"]


def test_without_the_mana_there_is_no_offer(table: AcademyTable) -> None:
    table.mana(RED, 4)
    fell(table)
    assert not [each for each in table.asked if each.kind == "offer"]


def test_it_is_revealed_at_no_other_time(table: AcademyTable) -> None:
    sentry = table.put("Temple Sentry", RED)
    chance = table.hide("Second Chance", sentry)
    assert ("reveal", chance.id) not in reveal_options(table.game, RED)


def test_it_returns_to_the_zone_where_it_fell() -> None:
    table = Table(red="Priestess")
    sentry = table.put("Temple Sentry", RED, "B3", damage=4)
    table.hide("Second Chance", sentry)
    table.decide("offer", PAID)
    table.dice("1* 0 0")
    table.attack(table.put(fighter("Foe"), BLUE, "B3"), "Blade", sentry)
    assert table.place(table.find("Temple Sentry")) == "B3"
