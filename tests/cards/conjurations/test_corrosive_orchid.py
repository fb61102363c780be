"""Corrosive Orchid: its mist eats what a mage wears, once."""

import pytest

from mageduel.facts.conditions import CORRODE
from mageduel.rules.attack.steps import make_attack, new_attack
from mageduel.state.objects import Object
from mageduel.state.running import AttackShape
from tests.kit.answers import DECLINE, attack, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    table = Table(red="Druid", blue="Warlock")
    table.move_to(table.blue, "B2")
    return table


@pytest.fixture
def orchid(table: Table) -> Object:
    return table.put("Corrosive Orchid", RED, "B2")


def mist(thing: Object) -> int:
    return {mark.name: count for mark, count in thing.marks.items()}.get("Mist", 0)


def spray(table: Table, orchid: Object, target: Object, effect: int = 1) -> None:
    table.dice("1* 0", effect=effect)
    table.use(RED, attack(orchid, "Corrosive Mist", target))


def test_for_its_price_an_item_of_the_mage_it_hit_is_destroyed(table: Table, orchid: Object) -> None:
    boots, ring = table.attach("Leather Boots", table.blue), table.attach("Ring of Curses", table.blue)
    table.decide("offer", take("destroy", ring))
    spray(table, orchid, table.blue)
    assert (table.in_play(boots), table.in_play(ring), mist(orchid)) == (True, False, 0)
    assert (table.red.mana, table.blue.damage) == (50 - (ring.card.cost or 0), 1)


def test_the_token_is_there_once(table: Table, orchid: Object) -> None:
    table.attach("Leather Boots", table.blue)
    assert mist(orchid) == 1
    table.decide("offer", DECLINE)
    spray(table, orchid, table.blue)
    assert mist(orchid) == 1, "declined, it is kept"
    table.reset()
    table.decide("offer", take("destroy"))
    spray(table, orchid, table.blue)
    table.reset()
    table.attach("Leather Gloves", table.blue)
    spray(table, orchid, table.blue)
    assert table.blue.damage == 3


def test_only_what_can_be_paid_for_is_offered(table: Table, orchid: Object) -> None:
    table.attach("Leather Boots", table.blue)
    table.mana(RED, 1)
    spray(table, orchid, table.blue)
    assert table.red.mana == 1


def test_a_creature_wears_nothing(table: Table, orchid: Object) -> None:
    table.attach("Leather Boots", table.blue)
    wolf = table.put("Timber Wolf", BLUE, "B2")
    spray(table, orchid, wolf, effect=7)
    assert (wolf.damage, wolf.conditions, mist(orchid)) == (1, {CORRODE: 1}, 1)


@rule("sup.spell.corrosive-orchid-mist-applies-to-final-target", "sup.spell.example-orchid-intercepted-by-gargoyle")
def test_intercepted_it_does_nothing_to_the_mage(table: Table, orchid: Object) -> None:
    table.attach("Leather Boots", table.blue)
    guard = table.put(make_creature("Sentry", life=9, traits=["Intercept"]), BLUE, "B2")
    table.guard(guard)
    table.decide("intercept", take(guard))
    spray(table, orchid, table.blue)
    assert (guard.damage, table.blue.damage, mist(orchid)) == (1, 0, 1)


@rule("sup.spell.corrosive-orchid-redirect-to-mage-enables-mist")
def test_redirected_to_a_mage_it_may_eat_what_he_wears(table: Table, orchid: Object) -> None:
    boots = table.attach("Leather Boots", table.blue)
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.decide("offer", take("destroy", boots))

    async def redirected() -> None:
        bar = orchid.card.attacks[0]
        struck = new_attack(table.game, AttackShape.RANGED, bar, orchid, wolf)
        struck.defender, struck.is_redirected = table.blue, True
        await make_attack(table.game, struck)

    table.dice("1* 0", effect=1)
    table.run(redirected())
    assert (table.in_play(boots), wolf.damage, table.blue.damage) == (False, 0, 1)


def test_it_leaves_corrode_on_armor(table: Table, orchid: Object) -> None:
    knight = table.put("Knight of Westlock", BLUE, "B2")
    spray(table, orchid, knight, effect=7)
    assert knight.conditions == {CORRODE: 1}
