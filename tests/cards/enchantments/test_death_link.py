"""Death Link: the mage's wounds pass to the linked creature."""

import pytest

from tests.kit.answers import DECLINE
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Warlock", blue="Beastmaster")


@rule("sup.spell.death-link-damage-equals-amount-healed")
def test_up_to_two_damage_pass_over(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "A1")
    table.red.damage = 5
    table.attach("Death Link", wolf, RED)
    table.decide("hand over", ("hand over", 2))
    table.upkeep()
    assert (table.red.damage, wolf.damage) == (3, 2)


def test_its_controller_may_keep_the_pain(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "A1")
    table.red.damage = 5
    table.attach("Death Link", wolf, RED)
    table.decide("hand over", ("hand over", 0))
    table.upkeep()
    assert (table.red.damage, wolf.damage) == (5, 0)


def test_no_more_passes_over_than_there_is(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "A1")
    table.red.damage = 1
    table.attach("Death Link", wolf, RED)
    table.decide("hand over", lambda request: request.options[-1])
    table.upkeep()
    assert (table.red.damage, wolf.damage) == (0, 1)


@rule("sup.spell.death-link-damage-equals-amount-healed", "sup.spell.death-link-increased-healing-increases-damage")
def test_who_cannot_heal_hands_nothing_over(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "A1")
    table.red.damage = 5
    table.attach("Poisoned Blood", table.red, BLUE)
    table.attach("Death Link", wolf, RED)
    table.decide("hand over", ("hand over", 2))
    table.upkeep()
    assert (table.red.damage, wolf.damage) == (5, 0)


@rule("sup.spell.death-link-heal-may-exceed-remaining-health")
def test_more_may_be_healed_than_the_creature_has_life_left(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "A1", damage=9)
    table.red.damage = 5
    table.attach("Death Link", wolf, RED)
    table.decide("hand over", ("hand over", 2))
    table.decide("offer", DECLINE)
    table.upkeep()
    assert table.red.damage == 3
    assert not table.in_play(wolf)


@rule("sup.spell.death-link-prevented-damage-does-not-stop-healing")
def test_what_cannot_be_hurt_does_not_stop_the_healing(table: Table) -> None:
    stone = table.put(make_creature("Unbreakable", traits=["Indestructible"]), BLUE, "A1")
    table.red.damage = 5
    table.attach("Death Link", stone, RED)
    table.decide("hand over", ("hand over", 2))
    table.upkeep()
    assert (table.red.damage, stone.damage) == (3, 0)


def test_only_the_mage_himself_casts_it_and_only_one_at_a_time(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", BLUE, "C1"), table.put("Bitterwood Fox", BLUE, "C1")
    table.attach("Death Link", wolf, RED)
    with pytest.raises(Refused):
        table.cast(table.red, "Death Link", fox)
