"""Worked examples of the Combat chapter of the core rulebook that are not told under a chapter of their own."""

import pytest

from mageduel.facts.conditions import DAZE, STUN, WEAK
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import DAMAGE_MODIFIER, INCAPACITATED
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.state.events import DiceRolled
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


@rule("core.example.royal-archer-two-attacks")
def test_the_royal_archer_uses_her_knife_in_her_own_zone_and_with_a_quick_action(table: Table) -> None:
    archer, near, far = (
        table.put("Royal Archer", RED),
        table.put("Timber Wolf", BLUE),
        table.put("Bitterwood Fox", BLUE, "B3"),
    )
    attacks = [each[2:] for each in table.actions(archer) if each[0] == "attack"]
    assert (0, far.id) in attacks
    assert (1, near.id) in attacks
    assert (0, near.id) not in attacks
    assert (1, far.id) not in attacks
    moved = [each[2] for each in table.actions(archer, move_actions=1) if each[0] == "attack"]
    assert 0 not in moved


@rule("core.example.beastmaster-hits-imp")
def test_the_beastmaster_hits_an_imp(table: Table) -> None:
    imp = table.put(make_creature("Test Imp", armor=2), BLUE, "C1")
    table.dice("2* 1 0 0")
    table.attack(table.red, "Basic Melee Attack", imp)
    assert imp.damage == 2


@rule("core.example.two-weak-markers")
def test_two_weak_markers(table: Table) -> None:
    wolf, bear = table.put("Timber Wolf", RED), table.put("Skeletal Sentry", BLUE)
    table.condition(wolf, WEAK, 2)
    table.dice("1 1")
    table.attack(wolf, "Bite", bear)
    assert bear.damage == 2


@rule("core.example.two-stun-markers", "core.condition.some-do-not-intensify")
def test_a_second_stun_makes_it_no_longer(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.condition(wolf, STUN, 2)
    table.act(wolf)
    assert not wolf.conditions
    assert not table.has(wolf, INCAPACITATED)


@rule("core.example.lightning-bolt-vs-knight", "core.example.knight-plus2-minus3")
def test_lightning_against_a_knight_of_westlock(table: Table) -> None:
    knight = table.put("Knight of Westlock", BLUE, "C2")
    table.decide("defend", ("no defense",))
    table.dice("0 0 0 0 0 0 0", effect=1)
    table.cast(table.red, "Lightning Bolt", knight)
    grant_for_a_while(knight, DAMAGE_MODIFIER[DamageType.LIGHTNING](-3), source="test")
    table.decide("defend", ("no defense",))
    table.dice("0 0 0 0", effect=2)
    table.cast(table.red, "Lightning Bolt", knight)
    first, second = table.events(DiceRolled)
    assert (first.effect_total, second.effect_total) == (3, 1)


@rule("core.example.stunned-by-barrier-stays")
def test_stunned_by_a_barrier(table: Table) -> None:
    wolf, bear = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE)
    table.attach("Circle of Lightning", bear)
    table.dice("0 0 0 0 0 0", effect=12)
    table.act(wolf, ("attack", wolf.id, 0, bear.id))
    assert STUN in wolf.conditions
    assert DAZE not in wolf.conditions
    assert [each[0] for each in table.actions(wolf)] == ["nothing"]
