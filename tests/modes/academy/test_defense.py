"""The Defense Step: against the first attack of a round or against every one, one Defense for each attack."""

from typing import Any

import pytest

from mageduel.dsl.steps import DECLARE_ATTACK
from mageduel.facts.cards import Defense
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.attack.defenses import DEFENDS_ITSELF
from mageduel.state.objects import Object
from tests.kit.academy import AcademyTable
from tests.kit.answers import NO_DEFENSE, take
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature, script_for
from tests.modes.academy.folk import bar, enchantment

ATTACKER = make_creature("Attacker", attack=[bar()])


def strike(table: Table, target: Object, damage: int = 1, *, attacker: Object | None = None) -> None:
    """An attack that deals so much damage, if nothing is done about it."""
    table.dice(f"{damage} 0")
    table.attack(attacker or table.put(ATTACKER, RED, "A1"), "Strike", target)


@rule("academy.defense.step-window", "academy.defense.roll", "academy.defense.avoided-result")
@pytest.mark.parametrize(("roll", "avoided"), [(6, False), (7, True), (12, True)])
def test_the_number_or_more_avoids_the_attack(table: AcademyTable, roll: int, avoided: bool) -> None:
    nimble = table.put(make_creature("Nimble", defense="7+ 1x"), BLUE)
    raptor = table.put(make_creature("Raptor", attack=[bar(effects="1+ = stagger")]), RED)
    table.decide("defend", take(nimble))
    table.effect(roll)
    if not avoided:
        table.dice("1 1", effect=5)
    table.attack(raptor, "Strike", nimble)
    assert nimble.damage == (0 if avoided else 2)
    assert bool(nimble.conditions) is not avoided
    assert [each.dice for each in table.attacks()] == [None if avoided else 2]


@rule("academy.defense.first-attack-only", "ruling.r54")
def test_an_ordinary_defense_cannot_be_saved_for_a_later_attack(table: AcademyTable) -> None:
    nimble = table.put(make_creature("Nimble", defense="7+ 1x"), BLUE)
    table.decide("defend", NO_DEFENSE)
    strike(table, nimble)
    strike(table, nimble)
    assert nimble.damage == 2
    table.next_round()
    table.decide("defend", take(nimble))
    table.effect(7)
    table.attack(table.put(ATTACKER, RED), "Strike", nimble)
    assert nimble.damage == 2


def test_the_arena_lets_a_defense_be_saved() -> None:
    arena = Table()
    nimble = arena.put(make_creature("Nimble", defense="7+ 1x"), BLUE)
    arena.decide("defend", NO_DEFENSE)
    arena.dice("1 0")
    arena.attack(arena.put(ATTACKER, RED), "Strike", nimble)
    arena.decide("defend", take(nimble))
    arena.effect(7)
    arena.attack(arena.put(ATTACKER, RED), "Strike", nimble)
    assert nimble.damage == 1


@rule("academy.defense.first-attack-only")
def test_an_attack_it_could_not_avoid_was_the_first_as_well(table: AcademyTable) -> None:
    nimble = table.put(make_creature("Nimble", defense="7+ 1x"), BLUE)
    gas = table.put(make_creature("Gas", attack=[bar(traits=["Unavoidable"])]), RED)
    strike(table, nimble, attacker=gas)
    strike(table, nimble)
    assert nimble.damage == 2
    assert not table.asked


@rule("academy.defense.first-attack-only")
def test_the_second_of_two_strikes_is_another_attack(table: AcademyTable) -> None:
    nimble = table.put(make_creature("Nimble", defense="7+ 1x"), BLUE)
    twin = table.put(make_creature("Twin", attack=[bar(traits=["Doublestrike"])]), RED)
    table.decide("defend", take(nimble))
    table.decide("strike again", ("strike again",))
    table.effect(7)
    strike(table, nimble, attacker=twin)
    assert [each.avoided for each in table.attacks()] == [True, False]


@rule("academy.defense.first-attack-only")
def test_a_defense_that_comes_after_the_first_attack_waits_for_the_next_round(table: AcademyTable) -> None:
    plain = table.put(make_creature("Plain"), BLUE)
    strike(table, plain)
    table.attach(enchantment(defense="7+ 1x"), plain)
    strike(table, plain)
    assert plain.damage == 2
    assert table.odds(table.put(ATTACKER, RED), "Strike", plain).avoid_chance == 0
    table.next_round()
    assert table.odds(table.put(ATTACKER, RED), "Strike", plain).avoid_chance == 0.5


@rule("academy.defense.infinity")
def test_an_unlimited_defense_works_against_every_attack(table: AcademyTable) -> None:
    nimble = table.put(make_creature("Nimble", defense="5+ inf"), BLUE)
    for _ in range(3):
        table.decide("defend", take(nimble))
        table.effect(5)
        table.attack(table.put(ATTACKER, RED), "Strike", nimble)
    assert nimble.damage == 0
    assert [each.avoided for each in table.attacks()] == [True, True, True]


@rule("academy.defense.from-ability-or-enchantment")
def test_abilities_and_enchantments_count_as_defenses(table: AcademyTable) -> None:
    sly = make_creature("Sly")
    script_for(sly).answer(DEFENDS_ITSELF, Defense(roll=8, cost=1))
    one, other = table.put(sly, BLUE), table.put(make_creature("Other"), BLUE)
    guise = table.attach(enchantment(defense="5+ inf"), other)
    table.decide("defend", take(one))
    table.effect(8)
    table.attack(table.put(ATTACKER, RED), "Strike", one)
    table.decide("defend", take(guise))
    table.effect(5)
    table.attack(table.put(ATTACKER, RED), "Strike", other)
    assert (one.damage, other.damage, table.blue.mana) == (0, 0, 49)


@rule("ruling.r54")
def test_paying_for_a_defense_does_not_make_it_work_again(table: AcademyTable) -> None:
    sly = make_creature("Sly")
    script_for(sly).answer(DEFENDS_ITSELF, Defense(roll=8, cost=1))
    gremlin = table.put(sly, BLUE)
    table.decide("defend", take(gremlin))
    table.effect(8)
    table.attack(table.put(ATTACKER, RED), "Strike", gremlin)
    strike(table, gremlin)
    assert (gremlin.damage, table.blue.mana) == (1, 49)


@rule("academy.defense.one-per-attack", "academy.defense.choose")
def test_of_several_defenses_one_is_chosen(table: AcademyTable) -> None:
    nimble = table.put(make_creature("Nimble", defense="5+ inf"), BLUE)
    guise = table.attach(enchantment(defense="9+ inf"), nimble)

    def choose(request: Any) -> Any:
        assert {*request.options} == {NO_DEFENSE, ("defend", nimble.id), ("defend", guise.id)}
        return ("defend", guise.id)

    table.decide("defend", choose)
    table.effect(8)
    strike(table, nimble)
    assert nimble.damage == 1
    assert len(table.asked) == 1


@rule("academy.codex.unavoidable")
def test_no_defense_helps_against_an_unavoidable_attack(table: AcademyTable) -> None:
    nimble = table.put(make_creature("Nimble", defense="2+ inf"), BLUE)
    gas = table.put(make_creature("Gas", attack=[bar(traits=["Unavoidable"])]), RED)
    strike(table, nimble, attacker=gas)
    assert nimble.damage == 1
    assert not table.asked


@rule("academy.codex.direct-damage", "academy.codex.direct-damage-not-attack")
def test_direct_damage_is_no_attack(table: AcademyTable) -> None:
    nimble = table.put(make_creature("Nimble", defense="2+ inf", armor=3), BLUE)
    table.guard(nimble)
    table.run(direct_damage(table.game, nimble, 2, A_TEST))
    assert (nimble.damage, nimble.guarding) == (2, True)
    assert not table.asked
    assert not table.attacks()


@rule("academy.enchantment.window-attack")
def test_a_defense_revealed_when_the_attack_was_declared_is_in_time(table: AcademyTable) -> None:
    plain = table.put(make_creature("Plain"), BLUE)
    guise = table.hide(enchantment(defense="5+ 1x"), plain)
    table.reveal_after(DECLARE_ATTACK, guise)
    table.decide("defend", take(guise))
    table.effect(5)
    table.attack(table.put(ATTACKER, RED), "Strike", plain)
    assert plain.damage == 0
