"""Intercept: a guard draws a ranged attack in its zone upon itself."""

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.conditions import CRIPPLE, DAZE
from mageduel.facts.traits import ROOTED
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


BODYGUARD: Card = make_creature("Test Bodyguard", traits=["Intercept"], life=20)


def guard(table: Table, zone: str = "B2", card: Card = BODYGUARD) -> Object:
    """A guarding bodyguard."""
    creature = table.put(card, BLUE, zone)
    table.guard(creature)
    return creature


@rule("codex.intercept.redirect", "codex.intercept.guard-marker", "codex.intercept.legal-target")
def test_a_guard_takes_the_arrow_and_loses_its_marker(table: Table) -> None:
    archer, fox, bodyguard = table.put("Royal Archer", RED, "B1"), table.put("Bitterwood Fox", BLUE, "B2"), guard(table)
    table.decide("intercept", ("intercept", bodyguard.id))
    table.dice("2 0 0 0")
    table.attack(archer, "Longbow", fox)
    assert (fox.damage, bodyguard.damage) == (0, 2)
    assert not bodyguard.guarding


@rule("codex.intercept.redirect")
def test_it_need_not_step_in(table: Table) -> None:
    archer, fox, bodyguard = table.put("Royal Archer", RED, "B1"), table.put("Bitterwood Fox", BLUE, "B2"), guard(table)
    table.decide("intercept", ("let pass",))
    table.dice("2 0 0 0")
    table.attack(archer, "Longbow", fox)
    assert fox.damage == 2
    assert bodyguard.guarding


def test_attack_spells_can_be_intercepted(table: Table) -> None:
    fox, bodyguard = table.put("Bitterwood Fox", BLUE, "C2"), guard(table, "C2")
    table.decide("intercept", ("intercept", bodyguard.id))
    table.dice("2 0 0 0", effect=1)
    table.cast(table.red, "Flameblast", fox)
    assert (fox.damage, bodyguard.damage) == (0, 2)


@rule("codex.intercept.legal-target", "sup.codex.intercept-must-be-legal-target")
def test_it_must_be_a_legal_target_itself(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "C2")
    guard(table, "C2", make_creature("Test Salamander", traits=["Intercept", "Flame Immunity"]))
    table.dice("2 0 0 0", effect=1)
    table.cast(table.red, "Flameblast", fox)
    assert fox.damage == 2
    assert not table.asked


@rule("ruling.r59")
@rule("sup.codex.intercept-timing", "ruling.r24")
def test_it_comes_after_the_roll_to_miss_and_before_the_defense(table: Table) -> None:
    card = make_creature("Test Nimble Guard", traits=["Intercept"], defense="7+ 1x")
    archer, knight = table.put("Royal Archer", RED, "B1"), table.put("Knight of Westlock", BLUE, "B2")
    bodyguard = guard(table, "B2", card)
    table.condition(archer, DAZE)
    table.effect(6)
    table.attack(archer, "Longbow", knight)
    assert not table.asked, "a miss is nothing to intercept"
    table.effect(7)
    table.decide("intercept", ("intercept", bodyguard.id))
    table.decide("defend", ("defend", bodyguard.id))
    table.effect(7)
    table.attack(archer, "Longbow", knight)
    assert [request.kind for request in table.asked] == ["intercept", "defend"]
    assert not bodyguard.guarding


@rule("codex.intercept.no-zone-attack", "sup.codex.intercept-not-zone-attacks")
def test_a_zone_attack_cannot_be_intercepted(table: Table) -> None:
    fox, bodyguard = table.put("Bitterwood Fox", BLUE, "C2"), guard(table, "C2")
    table.decide("order", ("next", fox.id))
    table.dice("1 0 0 0 0", effect=1)
    table.dice("1 0 0 0 0", effect=1)
    table.cast(table.red, "Firestorm", "C2")
    assert (fox.damage, bodyguard.damage) == (1, 1)


@rule("codex.intercept.redirect")
def test_not_for_a_flyer(table: Table) -> None:
    archer, bat, bodyguard = table.put("Royal Archer", RED, "B1"), table.put("Darkfenne Bat", BLUE, "B2"), guard(table)
    table.dice("1 0 0 0")
    table.attack(archer, "Longbow", bat)
    assert bat.damage == 1
    assert bodyguard.guarding
    assert not table.asked


@rule("codex.intercept.redirect")
def test_not_into_another_zone(table: Table) -> None:
    archer, fox = table.put("Royal Archer", RED, "B1"), table.put("Bitterwood Fox", BLUE, "B2")
    guard(table, "B3")
    table.dice("1 0 0 0")
    table.attack(archer, "Longbow", fox)
    assert fox.damage == 1
    assert not table.asked


@rule("codex.intercept.redirect")
def test_not_without_being_on_guard(table: Table) -> None:
    archer, fox = table.put("Royal Archer", RED, "B1"), table.put("Bitterwood Fox", BLUE, "B2")
    table.put(BODYGUARD, BLUE, "B2")
    table.dice("1 0 0 0")
    table.attack(archer, "Longbow", fox)
    assert fox.damage == 1
    assert not table.asked


@rule("codex.intercept.not-if-held", "sup.codex.intercept-not-while-restrained-or-incapacitated")
def test_the_restrained_cannot_intercept(table: Table) -> None:
    archer, fox, bodyguard = table.put("Royal Archer", RED, "B1"), table.put("Bitterwood Fox", BLUE, "B2"), guard(table)
    table.condition(bodyguard, CRIPPLE)
    table.dice("1 0 0 0")
    table.attack(archer, "Longbow", fox)
    assert fox.damage == 1
    assert not table.asked


@rule("codex.rooted.not-restrained")
def test_the_rooted_can(table: Table) -> None:
    archer, fox, bodyguard = table.put("Royal Archer", RED, "B1"), table.put("Bitterwood Fox", BLUE, "B2"), guard(table)
    grant_for_a_while(bodyguard, ROOTED, source="test")
    table.decide("intercept", ("intercept", bodyguard.id))
    table.dice("1 0 0 0")
    table.attack(archer, "Longbow", fox)
    assert bodyguard.damage == 1
