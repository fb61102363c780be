"""Stranglevine: holds its bearer, and every upkeep costs more and hurts more."""

import pytest

from mageduel.facts.conditions import BURN
from mageduel.facts.traits import RESTRAINED, UNMOVABLE
from mageduel.rules.objects.destroy import destroy
from mageduel.state.objects import Object
from tests.kit.answers import LET_GO, PAY
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Druid", blue="Warlock")
    table.move_to(table.red, "B2")
    return table


@pytest.fixture
def wolf(table: Table) -> Object:
    return table.put("Timber Wolf", BLUE, "B3")


@pytest.fixture
def vine(table: Table, wolf: Object) -> Object:
    table.cast(table.red, "Stranglevine", wolf)
    return table.find("Stranglevine")


def crush(thing: Object) -> int:
    return {mark.name: count for mark, count in thing.marks.items()}.get("Crush", 0)


def pay(table: Table) -> None:
    table.decide("upkeep", PAY)
    table.upkeep()


def test_its_bearer_is_held(table: Table, wolf: Object, vine: Object) -> None:
    assert vine.attached_to is wolf
    assert table.has(wolf, RESTRAINED)
    assert table.has(wolf, UNMOVABLE)
    assert crush(vine) == 0


@rule("sup.spell.stranglevine-life-formula")
def test_each_upkeep_adds_a_token_costs_as_much_and_hurts_as_much(table: Table, wolf: Object, vine: Object) -> None:
    mana = table.red.mana
    for tokens, damage in ((1, 1), (2, 3), (3, 6)):
        pay(table)
        mana -= tokens
        assert (crush(vine), wolf.damage, table.red.mana, table.life(vine)) == (tokens, damage, mana, 6 + 2 * tokens)


def test_unpaid_it_is_destroyed_and_hurts_nobody(table: Table, wolf: Object, vine: Object) -> None:
    table.decide("upkeep", LET_GO)
    table.upkeep()
    assert (table.in_play(vine), wolf.damage, table.has(wolf, RESTRAINED)) == (False, 0, False)


def test_who_cannot_pay_loses_it(table: Table, wolf: Object, vine: Object) -> None:
    table.mana(RED, 0)
    table.upkeep()
    assert (table.in_play(vine), wolf.damage) == (False, 0)


@rule("sup.spell.stranglevine-finite-life-freezes", "sup.spell.stranglevine-finite-life-removed-adjusts")
def test_finite_life_holds_its_life_where_it_is_until_that_is_gone(table: Table, wolf: Object, vine: Object) -> None:
    pay(table)
    lock = table.put("Deathlock", BLUE, "A4")
    pay(table)
    assert (crush(vine), table.life(vine)) == (2, 8)
    table.run(destroy(table.game, lock, A_TEST))
    assert table.life(vine) == 10


def test_neither_flyers_nor_the_uncontainable_nor_the_incorporeal(table: Table) -> None:
    falcon, jelly = table.put("Thunderift Falcon", BLUE, "B2"), table.put("Devouring Jelly", BLUE, "B2")
    spirit = table.put("Whirling Spirit", BLUE, "B2")
    codes = [table.why_no_cast(table.red, "Stranglevine", each) for each in (falcon, jelly, spirit)]
    assert codes == ["cannot-be-tangled", "cannot-be-tangled", "wrong-target"]


def test_no_ranged_attack_is_aimed_at_it(table: Table, wolf: Object, vine: Object) -> None:
    archer = table.put("Royal Archer", BLUE, "B2")
    assert table.why_no_attack(archer, archer.card.attacks[0].name, vine) == "no-ranged-target"
    assert table.why_no_attack(wolf, "Bite", vine) is None


def test_that_somebody_else_may_burn_to_death_makes_no_order_matter(table: Table, vine: Object) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "C3", damage=3)
    table.condition(fox, BURN)
    table.dice("2")
    pay(table)
    assert [each.kind for each in table.asked].count("upkeep order") == 0
