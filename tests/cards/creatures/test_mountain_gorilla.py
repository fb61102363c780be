"""Mountain Gorilla: Rage grows with pain, and walls are there to be climbed."""

import pytest

from mageduel.facts.traits import MELEE
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.objects.characteristics import value
from mageduel.rules.objects.healing import heal
from mageduel.state.objects import Object
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def gorilla(table: Table) -> Object:
    return table.put("Mountain Gorilla")


def hurt(table: Table, gorilla: Object, faces: str = "1* 0 0", seat: int = BLUE) -> None:
    fox = table.put("Bitterwood Fox", seat)
    table.dice(faces)
    table.attack(fox, "Bite", gorilla)


@rule("core.trait.rage-token-when-damaged", "codex.rage.token", "core.trait.rage-melee-plus-1-each", "codex.rage.melee")
def test_each_painful_attack_by_an_enemy_creature_gives_melee_plus_one(table: Table, gorilla: Object) -> None:
    hurt(table, gorilla)
    assert value(gorilla, MELEE) == 1
    hurt(table, gorilla)
    assert value(gorilla, MELEE) == 2
    imp = table.put("Firebrand Imp", BLUE)
    table.dice("0 0 0 0 0 0")
    table.attack(gorilla, "Fists", imp)


def test_an_attack_that_does_not_hurt_does_not_enrage(table: Table, gorilla: Object) -> None:
    hurt(table, gorilla, "2 0 0")
    assert gorilla.damage == 0
    assert value(gorilla, MELEE) == 0


@rule("core.trait.rage-max-x", "codex.rage.max")
def test_three_tokens_are_the_most(table: Table, gorilla: Object) -> None:
    for _ in range(4):
        hurt(table, gorilla)
    assert value(gorilla, MELEE) == 3


@rule(
    "core.trait.rage-enemy-creature-attack-only",
    "sup.codex.rage-only-from-enemy-creature-attacks",
    "sup.codex.rage-not-from-conjuration-friendly-or-nonattack",
)
def test_friends_walls_barriers_and_plain_damage_do_not_enrage(table: Table, gorilla: Object) -> None:
    hurt(table, gorilla, seat=RED)
    assert gorilla.damage == 1
    table.run(direct_damage(table.game, gorilla, 2, A_TEST))
    table.wall("Wall of Thorns", "B2|B3", BLUE)
    table.dice("1* " + "0 " * 5)
    table.act(gorilla, ("climb", "B3"))
    assert gorilla.damage == 3 + 1
    bar = {"name": "Thorns", "kind": "damage barrier", "dice": 1}
    hedgehog = table.put(make_creature("Test Hedgehog", attack=[bar]), BLUE, "B3")
    table.dice("0 0 0 0 1*")
    table.attack(gorilla, "Fists", hedgehog)
    assert gorilla.damage == 3 + 1 + 1
    assert value(gorilla, MELEE) == 0


@rule("core.trait.rage-heal-removes-one", "codex.rage.heal")
def test_each_healing_calms_it_a_little(table: Table, gorilla: Object) -> None:
    for _ in range(3):
        hurt(table, gorilla, "2* 0 0")
    table.run(heal(table.game, gorilla, 3, A_TEST))
    assert gorilla.damage == 3
    assert value(gorilla, MELEE) == 2


@rule("core.trait.rage-undamaged-removes-all", "codex.rage.no-damage")
def test_unhurt_it_is_wholly_calm(table: Table, gorilla: Object) -> None:
    for _ in range(3):
        hurt(table, gorilla)
    table.run(heal(table.game, gorilla, 9, A_TEST))
    assert value(gorilla, MELEE) == 0


@rule("sup.rules.dice-chart-rage-what", "sup.rules.dice-chart-rage-which-attacks")
def test_rage_adds_dice_to_the_first_strike_only_and_nothing_to_the_effect_die(table: Table) -> None:
    bar = {"name": "Flurry", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Doublestrike"]}
    ape = table.put(make_creature("Test Ape", traits=["Rage +3"], attack=[bar | {"effects": "12+ = Daze"}]))
    for _ in range(2):
        hurt(table, ape)
    wolf = table.put("Timber Wolf", BLUE)
    table.dice("0 0 0 0", effect=11)
    table.dice("0 0", effect=11)
    table.attack(ape, "Flurry", wolf)
    assert not wolf.conditions


@rule("sup.rules.example-rage-grows-during-sweep")
def test_rage_that_grows_between_two_sweeps_adds_only_its_growth(table: Table) -> None:
    bar = {"name": "Swing", "kind": "melee", "action": "full", "dice": 3, "traits": ["Sweeping"]}
    ape = table.put(make_creature("Test Ape", traits=["Rage +3"], attack=[bar], life=30))
    for _ in range(2):
        hurt(table, ape)
    hydra, wolf = table.put("Darkfenne Hydra", BLUE), table.put("Timber Wolf", BLUE)
    table.dice("0 0 0 0 0")
    table.decide("counterstrike", ("counterstrike", hydra.id, 0))
    table.dice("1* 0 0 0")
    table.decide("sweep", ("sweep", wolf.id))
    table.dice("1* 1* 1* 1*")
    table.attack(ape, "Swing", hydra)
    assert wolf.damage == 4


def test_it_climbs_a_wall_with_its_whole_action(table: Table, gorilla: Object) -> None:
    table.wall("Wall of Stone", "B2|B3")
    assert ("climb", "B3") in table.actions(gorilla)
    assert ("climb", "B3") not in table.actions(gorilla, move_actions=1)
    table.act(gorilla, ("climb", "B3"))
    assert gorilla.zone == table.zone("B3")
