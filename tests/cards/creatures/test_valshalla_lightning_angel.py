"""Valshalla, Lightning Angel: wrath grows with every friend that enemy creatures destroy."""

import pytest

from mageduel.facts.traits import MELEE
from mageduel.rules.objects.characteristics import value
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.presence import relocate
from mageduel.state.objects import Object
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_card, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess", blue="Wizard")


@pytest.fixture
def valshalla(table: Table) -> Object:
    return table.put("Valshalla, Lightning Angel", RED, "A1")


def kill_a_friend(table: Table, seat: int = RED) -> None:
    """An enemy wolf bites a badly wounded cleric to death."""
    wolf, cleric = table.put("Timber Wolf", 1 - seat), table.put("Asyran Cleric", seat, damage=5)
    table.dice("2* 0 0 0")
    table.attack(wolf, "Bite", cleric)
    assert not table.in_play(cleric)


def test_a_friend_destroyed_by_an_enemy_creature_gives_her_melee_plus_one(table: Table, valshalla: Object) -> None:
    kill_a_friend(table)
    assert value(valshalla, MELEE) == 1
    victim = table.put("Timber Wolf", BLUE, "A1")
    table.dice("0 0 0 0 0", effect=1)
    table.attack(valshalla, "Lightning Sword", victim)


def test_a_wounded_friend_an_enemys_death_and_mere_destruction_leave_her_calm(table: Table, valshalla: Object) -> None:
    wolf, cleric = table.put("Timber Wolf", BLUE), table.put("Asyran Cleric", RED)
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", cleric)
    kill_a_friend(table, BLUE)
    table.run(destroy(table.game, cleric, A_TEST))
    assert value(valshalla, MELEE) == 0


def test_a_friend_destroyed_by_a_friend_does_not_count(table: Table, valshalla: Object) -> None:
    knight, cleric = table.put("Knight of Westlock", RED), table.put("Asyran Cleric", RED, damage=5)
    table.dice("2* 0 0 0 0")
    table.attack(knight, "Longsword", cleric)
    assert value(valshalla, MELEE) == 0


def test_an_enemy_destroyed_by_an_enemy_does_not_count(table: Table, valshalla: Object) -> None:
    wolf, fox = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", BLUE, damage=4)
    table.dice("2* 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert not table.in_play(fox)
    assert value(valshalla, MELEE) == 0


def test_it_happens_once_a_round(table: Table, valshalla: Object) -> None:
    kill_a_friend(table)
    kill_a_friend(table)
    assert value(valshalla, MELEE) == 1
    table.reset()
    kill_a_friend(table)
    assert value(valshalla, MELEE) == 2


def test_four_tokens_are_the_most(table: Table, valshalla: Object) -> None:
    for _ in range(5):
        kill_a_friend(table)
        table.reset()
    assert value(valshalla, MELEE) == 4


def test_walls_and_damage_barriers_do_not_anger_her(table: Table, valshalla: Object) -> None:
    bar = {"name": "Thorns", "kind": "damage barrier", "dice": 2}
    hedgehog = make_creature("Test Hedgehog", attack=[bar])
    table.put(hedgehog, BLUE)
    cleric, target = table.put("Asyran Cleric", RED, damage=5), table.put(hedgehog, BLUE)
    table.dice("0 0 2* 0")
    table.attack(cleric, "Staff", target)
    assert not table.in_play(cleric)
    assert value(valshalla, MELEE) == 0


@rule("sup.spell.valshalla-attack-spell-by-caster")
def test_an_attack_spell_is_its_casters_attack(table: Table, valshalla: Object) -> None:
    bolt = make_card(
        name="Test Bolt",
        type="attack",
        cost=1,
        action="quick",
        range=[0, 2],
        target="creature",
        attack=[{"name": "Test Bolt", "kind": "ranged", "dice": 2, "range": [0, 2], "action": "quick"}],
    )
    cleric = table.put("Asyran Cleric", RED, "A3", damage=5)
    table.dice("2* 0")
    table.cast(table.blue, bolt, cleric)
    assert not table.in_play(cleric)
    assert value(valshalla, MELEE) == 1


@rule("codex.obliterate.valshalla-example")
def test_an_obliterated_friend_counts(table: Table, valshalla: Object) -> None:
    bar = {"name": "Maw", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Devour"]}
    worm, cleric = table.put(make_creature("Test Worm", attack=[bar]), BLUE), table.put("Asyran Cleric", RED, damage=5)
    table.dice("2* 0")
    table.attack(worm, "Maw", cleric)
    assert cleric.card in table.game.players[RED].removed
    assert value(valshalla, MELEE) == 1


@rule("sup.spell.example-banished-valshalla-gains-wrath")
def test_banished_she_still_takes_note(table: Table, valshalla: Object) -> None:
    relocate(valshalla, None)
    kill_a_friend(table)
    assert value(valshalla, MELEE) == 1
