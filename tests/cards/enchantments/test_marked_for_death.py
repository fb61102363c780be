"""Marked for Death: the first attack of each creature in a round has one die more."""

import pytest

from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def grizzly(table: Table) -> Object:
    marked = table.put("Steelclaw Grizzly", BLUE)
    table.attach("Marked for Death", marked, RED)
    return marked


def test_each_creature_has_its_first_attack_strengthened(table: Table, grizzly: Object) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", RED)
    table.dice("1* 1* 1* 1* 1*")
    table.attack(wolf, "Bite", grizzly)
    table.dice("1* 1* 1* 1*")
    table.attack(wolf, "Bite", grizzly)
    table.dice("1* 1* 0 0")
    table.attack(fox, "Bite", grizzly)
    assert grizzly.damage == 11


def test_the_next_round_it_does_so_again(table: Table, grizzly: Object) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.dice("0 0 0 0 0")
    table.attack(wolf, "Bite", grizzly)
    table.reset()
    table.dice("1* 0 0 0 0")
    table.attack(wolf, "Bite", grizzly)
    assert grizzly.damage == 1


def test_an_attack_made_before_it_was_revealed_was_the_first(table: Table) -> None:
    wolf, grizzly = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE)
    marked = table.hide("Marked for Death", grizzly, RED)
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", grizzly)
    table.reveal_after("Declare Attack", marked)
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", grizzly)
    assert not marked.hidden


def test_only_the_first_strike_of_several_gains_by_it(table: Table, grizzly: Object) -> None:
    hydra = table.put("Darkfenne Hydra", RED)
    table.dice("1* 0 0 0 1* 0 0 1* 0 0")
    table.attack(hydra, "Triple Bite", grizzly)
    assert grizzly.damage == 3


def test_attacks_on_others_and_by_its_bearer_gain_nothing(table: Table, grizzly: Object) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", fox)
    table.dice("0 0 0 0 0")
    table.attack(grizzly, "Claws", wolf)


@rule("sup.spell.marked-for-death-creatures-only")
def test_barriers_walls_and_conjurations_gain_nothing(table: Table, grizzly: Object) -> None:
    fox = table.put("Bitterwood Fox", RED)
    table.attach("Circle of Lightning", fox)
    table.dice("0 0 0 0 0 1* 1*", effect=1)
    table.attack(grizzly, "Claws", fox)
    assert grizzly.damage == 2


@rule("sup.spell.attack-spell-made-by-caster-object")
def test_an_attack_spell_is_an_attack_of_its_caster(table: Table, grizzly: Object) -> None:
    table.move_to(table.red, "B1")
    table.dice("1* 1* 1* 1* 1*", effect=1)
    table.cast(table.red, "Flameblast", grizzly)
    assert grizzly.damage == 5


@rule("sup.spell.marked-for-death-with-zone-attack")
def test_in_a_zone_attack_only_the_attack_on_the_marked_one_gains(table: Table, grizzly: Object) -> None:
    fox = table.put("Bitterwood Fox", BLUE)
    table.move_to(table.red, "B1")
    table.decide("order", ("next", fox.id), ("next", grizzly.id))
    table.dice("1 0 0 0 0 1* 0 0 0 0 0", effect=1)
    table.effect(1)
    table.cast(table.red, "Firestorm", "B2")
    assert (fox.damage, grizzly.damage) == (1, 1)
