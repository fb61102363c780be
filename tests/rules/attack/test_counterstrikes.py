"""Counterstrike: who may strike back, with what, at whom, and what that leads to."""

from collections.abc import Callable

import pytest

from mageduel.dsl.steps import DECLARE_ATTACK
from mageduel.facts.conditions import STUN
from mageduel.facts.traits import COUNTERSTRIKE
from mageduel.kernel.requests import Answer, Request
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_card, make_creature, script_for


@pytest.fixture
def table() -> Table:
    return Table()


def _offered(*expected: Answer) -> Callable[[Request], Answer]:
    def check(request: Request) -> Answer:
        assert tuple(request.options) == expected
        return expected[0]

    return check


@rule("core.counterstrike.voluntary")
def test_nobody_has_to_strike_back(table: Table) -> None:
    wolf, hydra = table.put("Timber Wolf", RED), table.put("Darkfenne Hydra", BLUE)
    table.dice("0 0 0 0")
    table.decide("counterstrike", ("no counterstrike",))
    table.attack(wolf, "Bite", hydra)
    assert wolf.damage == 0


@rule("core.counterstrike.quick-melee-only", "core.counterstrike.any-quick-melee-with-trait")
def test_only_quick_melee_attacks_strike_back(table: Table) -> None:
    wolf, hydra = table.put("Timber Wolf", RED), table.put("Darkfenne Hydra", BLUE)
    archer = table.put("Royal Archer", BLUE)
    table.guard(hydra)
    table.guard(archer)
    for guard, bar in ((hydra, 0), (archer, 1)):
        table.dice("0 0 0 0")
        table.decide("counterstrike", _offered(("no counterstrike",), ("counterstrike", guard.id, bar)))
        table.attack(wolf, "Bite", guard)


@rule(
    "core.example.hydra-triple-counterstrike-source",
    "core.counterstrike.multiple-traits-no-extra",
    "core.counterstrike.one-per-attacking-creature",
)
def test_three_reasons_to_strike_back_make_one_counterstrike(table: Table) -> None:
    wolf, hydra = table.put("Timber Wolf", RED), table.put("Darkfenne Hydra", BLUE)
    retaliate = make_card(
        name="Test Retaliation", type="enchantment", cost=2, reveal=1, action="quick", range=[0, 2], target="creature"
    )
    script_for(retaliate).grants(COUNTERSTRIKE, attacks=lambda attack: attack.is_melee)
    table.attach(retaliate, hydra)
    table.guard(hydra)
    table.dice("0 0 0 0 1* 0 0 0")
    table.decide("counterstrike", ("counterstrike", hydra.id, 0))
    table.attack(wolf, "Bite", hydra)
    assert wolf.damage == 1


@rule("core.counterstrike.one-per-attacking-creature")
def test_each_attacker_may_be_answered(table: Table) -> None:
    wolf, fox, hydra = (
        table.put("Timber Wolf", RED),
        table.put("Bitterwood Fox", RED),
        table.put("Darkfenne Hydra", BLUE),
    )
    table.decide("counterstrike", ("counterstrike", hydra.id, 0))
    table.dice("0 0 0 0 1* 0 0 0")
    table.attack(wolf, "Bite", hydra)
    table.decide("counterstrike", ("counterstrike", hydra.id, 0))
    table.dice("0 0 0 1* 0 0 0")
    table.attack(fox, "Bite", hydra)
    assert (wolf.damage, fox.damage) == (1, 1)


@rule(
    "core.counterstrike.can-trigger-barrier", "sup.rules.chart-counterstrike-can-trigger-damage-barrier", "ruling.r28"
)
def test_a_counterstrike_that_hits_wakes_the_attackers_barrier(table: Table) -> None:
    wolf, hydra = table.put("Timber Wolf", RED), table.put("Darkfenne Hydra", BLUE)
    table.attach("Circle of Lightning", wolf)
    table.dice("0 0 0 0 1* 0 0 0")
    table.dice("2* 0", effect=1)
    table.decide("counterstrike", ("counterstrike", hydra.id, 0))
    table.attack(wolf, "Bite", hydra)
    assert wolf.damage == 1
    assert hydra.damage == 2


@rule("core.condition.incapacitated-no-counterstrike", "codex.incapacitated.no-counterstrike")
def test_the_stunned_do_not_strike_back(table: Table) -> None:
    wolf, hydra = table.put("Timber Wolf", RED), table.put("Darkfenne Hydra", BLUE)
    table.condition(hydra, STUN)
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", hydra)
    assert not table.asked


@rule("ruling.r28")
def test_guards_of_the_attacker_do_not_redirect_a_counterstrike(table: Table) -> None:
    wolf, guard, hydra = (
        table.put("Timber Wolf", RED),
        table.put("Steelclaw Grizzly", RED),
        table.put("Darkfenne Hydra", BLUE),
    )
    table.guard(guard)
    table.dice("0 0 0 0 1* 0 0 0")
    table.decide("counterstrike", ("counterstrike", hydra.id, 0))
    table.attack(wolf, "Bite", hydra)
    assert wolf.damage == 1


@rule("ruling.r28")
def test_a_counterstrike_is_declared_like_any_attack(table: Table) -> None:
    wolf, hydra = table.put("Timber Wolf", RED), table.put("Darkfenne Hydra", BLUE)
    hide = table.hide("Rhino Hide", wolf)
    table.reveal_after(DECLARE_ATTACK, hide, by=hydra, target=wolf)
    table.dice("0 0 0 0 2 2 0 0")
    table.decide("counterstrike", ("counterstrike", hydra.id, 0))
    table.attack(wolf, "Bite", hydra)
    assert not hide.hidden
    assert wolf.damage == 0, "4 less 2 and 2 more armor"


@rule("sup.rules.free-attacks-are-their-own-attack-action")
def test_a_counterstrike_is_an_attack_action_of_its_own_and_gets_its_own_bonus(table: Table) -> None:
    bar = {"name": "Hit", "kind": "melee", "action": "quick", "dice": 1, "traits": ["Counterstrike"]}
    fighter = make_creature("Test Fighter", traits=["Melee +1"], attack=[bar], life=20)
    attacker, defender = table.put(fighter, RED), table.put(fighter, BLUE)
    table.dice("1 1 1 1")
    table.decide("counterstrike", ("counterstrike", defender.id, 0))
    table.attack(attacker, "Hit", defender)
    assert (attacker.damage, defender.damage) == (2, 2)


def test_a_flyer_that_swooped_to_strike_back_is_in_the_air_again_afterwards(table: Table) -> None:
    bar = {"name": "Hook", "kind": "melee", "action": "quick", "dice": 1, "traits": ["Reach"]}
    hooker = table.put(make_creature("Test Hooker", attack=[bar]), RED)
    wings = {"name": "Peck", "kind": "melee", "action": "quick", "dice": 1, "traits": ["Counterstrike"]}
    flyer = table.put(make_creature("Test Flyer", attack=[wings], traits=["Flying"]), BLUE)
    table.dice("0 1")
    table.decide("counterstrike", ("counterstrike", flyer.id, 0))
    table.attack(hooker, "Hook", flyer)
    assert hooker.damage == 1
    wolf = table.put("Timber Wolf", RED)
    assert flyer.id not in [each[3] for each in table.actions(wolf) if each[0] == "attack"]


def test_a_mage_who_has_fallen_to_a_barrier_is_not_struck_as_well(table: Table) -> None:
    """Decided here: what was aimed at a dead Mage finds nothing to go on with."""
    hydra = table.put("Darkfenne Hydra", BLUE)
    table.attach("Circle of Lightning", hydra)
    table.move_to(table.red, "B2")
    table.red.damage = (table.red.card.life or 0) - 1
    table.dice("0 0 0 0")  # Melee +1 of the Beastmaster
    table.dice("1* 0", effect=1)
    table.attack(table.red, "Basic Melee Attack", hydra)
    assert not table.game.players[RED].is_alive
    assert "counterstrike" not in [request.kind for request in table.asked]
