"""Dancing Scimitar: a blade beside its wearer that strikes or parries, one of the two a round."""

import pytest

from mageduel.facts.conditions import CRIPPLE, DAZE, STUN, WEAK, Condition
from mageduel.facts.traits import MELEE
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.round.ready_markers import ready_marker
from mageduel.state.objects import Object
from tests.kit.answers import LET_GO, NO_DEFENSE, NOTHING, PAY, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table

NO_ATTACK = ("no attack",)


@pytest.fixture
def table() -> Table:
    table = Table(red="Beastmaster", blue="Priestess")
    table.move_to(table.red, "B2")
    return table


@pytest.fixture
def scimitar(table: Table) -> Object:
    return table.attach("Dancing Scimitar", table.red)


@pytest.fixture
def wolf(table: Table) -> Object:
    return table.put("Timber Wolf", BLUE)


def slash(scimitar: Object, target: Object) -> tuple[object, ...]:
    return ("attack", scimitar.id, 0, target.id)


def is_asked_to_defend(table: Table) -> bool:
    return any(each.kind == "defend" for each in table.asked)


def parry(table: Table, scimitar: Object, wolf: Object, roll: int) -> None:
    table.decide("defend", take(scimitar))
    table.effect(roll)
    table.attack(wolf, "Bite", table.red)


def strike(table: Table, scimitar: Object, target: Object) -> None:
    table.decide("autonomous attack", slash(scimitar, target))
    table.dice("2* 1* 0")
    table.act(table.red, NOTHING)


def test_it_strikes_for_three_dice_when_the_action_phase_ends(table: Table, scimitar: Object, wolf: Object) -> None:
    strike(table, scimitar, wolf)
    assert (table.rolled, wolf.damage) == ([3], 3)


def test_it_parries_on_an_eight(table: Table, scimitar: Object, wolf: Object) -> None:
    parry(table, scimitar, wolf, 8)
    assert table.red.damage == 0


def test_a_seven_does_not_do(table: Table, scimitar: Object, wolf: Object) -> None:
    table.dice("1 1 1 1")
    parry(table, scimitar, wolf, 7)
    assert table.red.damage == 4


def test_it_does_not_catch_arrows(table: Table, scimitar: Object) -> None:
    archer = table.put("Royal Archer", BLUE, "B1")
    table.dice("1 0 0 0")
    table.attack(archer, "Longbow", table.red)
    assert table.red.damage == 1
    assert not is_asked_to_defend(table)


@rule("sup.spell.dancing-scimitar-attack-or-defense")
def test_what_has_parried_does_not_strike_this_round(table: Table, scimitar: Object, wolf: Object) -> None:
    parry(table, scimitar, wolf, 12)
    assert ready_marker(scimitar) is False
    table.act(table.red, NOTHING)
    assert wolf.damage == 0


@rule("sup.spell.dancing-scimitar-attack-or-defense")
def test_what_has_struck_does_not_parry_this_round(table: Table, scimitar: Object, wolf: Object) -> None:
    strike(table, scimitar, wolf)
    assert ready_marker(scimitar) is False
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", table.red)
    assert table.red.damage == 1
    assert not is_asked_to_defend(table)


def test_what_has_done_neither_may_still_do_either(table: Table, scimitar: Object, wolf: Object) -> None:
    table.decide("autonomous attack", NO_ATTACK)
    table.act(table.red, NOTHING)
    table.decide("defend", NO_DEFENSE)
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", table.red)
    assert ready_marker(scimitar) is True
    strike(table, scimitar, wolf)
    assert wolf.damage == 3


def test_after_the_reset_phase_it_is_free_again(table: Table, scimitar: Object, wolf: Object) -> None:
    parry(table, scimitar, wolf, 12)
    table.reset()
    strike(table, scimitar, wolf)
    table.reset()
    parry(table, scimitar, wolf, 12)
    assert (wolf.damage, table.red.damage) == (3, 0)


@rule("sup.spell.dancing-scimitar-is-attacker")
def test_the_sword_attacks_and_not_the_mage(table: Table, scimitar: Object, wolf: Object) -> None:
    grant_for_a_while(table.red, MELEE(+3), source="test")
    table.condition(table.red, WEAK)
    table.attach("Circle of Lightning", wolf)
    strike(table, scimitar, wolf)
    assert [(each.attacker, each.dice) for each in table.attacks()] == [(scimitar, 3)]
    assert table.red.damage == 0


@rule("codex.autonomous.ignores-wearer")
@pytest.mark.parametrize("condition", [STUN, DAZE, CRIPPLE])
def test_it_parries_for_a_wearer_who_could_not(
    table: Table, scimitar: Object, wolf: Object, condition: Condition
) -> None:
    table.condition(table.red, condition)
    parry(table, scimitar, wolf, 8)
    assert table.red.damage == 0


@rule("sup.spell.dancing-scimitar-controlled-by-wearer")
def test_put_on_another_it_obeys_its_wearer(table: Table) -> None:
    table.move_to(table.blue, "B2")
    wolf = table.put("Timber Wolf", RED)
    table.cast(table.red, "Dancing Scimitar", table.blue)
    scimitar = table.find("Dancing Scimitar")
    assert (scimitar.owner, scimitar.controller) == (RED, BLUE)
    table.decide("autonomous attack", slash(scimitar, wolf))
    table.dice("2* 1* 0")
    table.act(table.blue, NOTHING)
    assert [each.player for each in table.asked if each.kind == "autonomous attack"] == [BLUE]
    table.reset()
    table.decide("defend", take(scimitar))
    table.effect(8)
    table.attack(wolf, "Bite", table.blue)
    assert [each.player for each in table.asked if each.kind == "defend"] == [BLUE]


@rule("sup.spell.dancing-scimitar-vs-reverse-attack", "ruling.r57")
def test_reverse_attack_only_avoids_it(table: Table, scimitar: Object, wolf: Object) -> None:
    turner = table.hide("Reverse Attack", wolf)
    table.decide("pay reveal", PAY)
    table.decide("autonomous attack", slash(scimitar, wolf))
    table.act(table.red, NOTHING)
    assert [(each.avoided, each.dice) for each in table.attacks()] == [(True, None)]
    assert (wolf.damage, table.red.damage) == (0, 0)
    assert table.in_play(scimitar)
    assert not table.in_play(turner)


@rule("sup.spell.valshalla-only-creature-attacks")
def test_it_does_not_provoke_valshalla(table: Table, scimitar: Object) -> None:
    valshalla, fox = table.put("Valshalla, Lightning Angel", BLUE, "A1"), table.put("Bitterwood Fox", BLUE, damage=4)
    table.decide("autonomous attack", slash(scimitar, fox))
    table.dice("2* 1* 0")
    table.act(table.red, NOTHING)
    assert not table.in_play(fox)
    assert table.value(valshalla, MELEE) == 0


def test_a_second_one_takes_the_place_of_the_first(table: Table, scimitar: Object) -> None:
    table.cast(table.red, "Dancing Scimitar", table.red)
    assert not table.in_play(scimitar)
    assert table.find("Dancing Scimitar").attached_to is table.red


@pytest.mark.parametrize(("answer", "stays", "mana"), [(PAY, True, 49), (LET_GO, False, 50)])
def test_one_mana_each_upkeep_keeps_it(
    table: Table, scimitar: Object, answer: tuple[str, ...], stays: bool, mana: int
) -> None:
    table.decide("upkeep", answer)
    table.upkeep()
    assert (table.in_play(scimitar), table.red.mana) == (stays, mana)
