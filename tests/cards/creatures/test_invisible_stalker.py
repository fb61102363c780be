"""Invisible Stalker: unseen until it strikes."""

import pytest

from mageduel.facts.traits import ELUSIVE, INVISIBLE, PEST
from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Forcemaster")


@pytest.fixture
def stalker(table: Table) -> Object:
    return table.put("Invisible Stalker", RED, "B2")


def test_nobody_can_aim_at_it(table: Table, stalker: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    assert table.why_no_attack(wolf, "Bite", stalker) == "invisible"


@rule("sup.spell.invisible-stalker-loses-invisible-on-declare")
def test_once_it_has_declared_an_attack_it_is_seen_for_the_round(table: Table, stalker: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    assert table.has(stalker, ELUSIVE)
    table.dice("0 0 0 0 0")
    table.attack(stalker, "Phantom Talons", wolf)
    assert not any(table.has(stalker, word) for word in (INVISIBLE, ELUSIVE, PEST))
    assert table.why_no_attack(wolf, "Bite", stalker) is None
    table.end_round()
    assert table.has(stalker, INVISIBLE)


@rule("sup.spell.invisible-stalker-still-bypasses-guards")
def test_the_attack_it_declared_unseen_passes_guards_by(table: Table, stalker: Object) -> None:
    guard, wolf = table.put("Knight of Westlock", BLUE, "B2"), table.put("Timber Wolf", BLUE, "B2")
    table.guard(guard)
    table.dice("1* 0 0 0 0")
    attack = table.attack(stalker, "Phantom Talons", wolf)
    assert (attack.is_canceled, wolf.damage) == (False, 1)
    assert table.why_no_attack(stalker, "Phantom Talons", wolf) == "guarded"


def test_attacks_of_others_do_not_betray_it(table: Table, stalker: Object) -> None:
    wolf, orc = table.put("Timber Wolf", BLUE, "B2"), table.put("Orc Butcher", RED, "B2")
    table.dice("0 0 0 0")
    table.attack(orc, "Meat Cleaver", wolf)
    assert table.has(stalker, INVISIBLE)
