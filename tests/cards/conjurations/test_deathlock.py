"""Deathlock: nobody in the arena heals or gains Life any more."""

from mageduel.facts.traits import FINITE_LIFE
from mageduel.rules.objects.characteristics import life
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.healing import heal
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@rule("core.trait.finite-life-no-heal", "codex.finite-life.no-heal", "core.conjuration.affects-whole-arena")
def test_nobody_heals_on_either_side() -> None:
    table = Table()
    wolf, fox = table.put("Timber Wolf", RED, "A1", damage=3), table.put("Bitterwood Fox", BLUE, "C4", damage=3)
    table.put("Deathlock", RED, "A1")
    for creature in (wolf, fox):
        table.run(heal(table.game, creature, 2, A_TEST))
        assert creature.damage == 3


@rule("core.conjuration.effect-while-in-play")
def test_healing_works_again_once_it_is_gone() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED, "A1", damage=3)
    lock = table.put("Deathlock", BLUE, "C4")
    table.run(destroy(table.game, lock, A_TEST))
    table.run(heal(table.game, wolf, 2, A_TEST))
    assert wolf.damage == 1


@rule(
    "core.trait.finite-life-no-regenerate",
    "core.trait.regenerate-blocked-by-finite-life",
    "codex.regenerate.finite-life",
)
def test_nothing_regenerates_conjurations_included() -> None:
    table = Table()
    hydra = table.put("Darkfenne Hydra", RED, "A1", damage=5)
    flower = table.put("Mana Flower", BLUE, "A2", damage=4)
    wall = table.wall("Wall of Thorns", "B1|B2")
    wall.damage = 4
    table.put("Deathlock", BLUE, "C4")
    table.upkeep()
    assert (hydra.damage, flower.damage, wall.damage) == (5, 4, 4)


@rule(
    "sup.rules.effects-apply-earliest-to-latest",
    "sup.rules.example-bull-endurance-then-deathlock",
    "core.trait.finite-life-keeps-earlier-life",
    "codex.finite-life.keeps-earlier",
)
def test_life_gained_before_it_came_is_kept() -> None:
    table = Table()
    basilisk = table.put("Stonegaze Basilisk", RED)
    table.attach("Bull Endurance", basilisk)
    before = life(basilisk)
    table.put("Deathlock", BLUE, "C4")
    assert before > 10
    assert life(basilisk) == before


@rule("core.trait.finite-life-no-life-gain", "codex.finite-life.no-gain")
def test_life_that_would_be_gained_under_it_is_not() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    table.put("Deathlock", BLUE, "C4")
    table.attach("Bull Endurance", wolf)
    assert life(wolf) == 10


@rule("sup.rules.example-deathlock-destroyed-restores-bonus")
def test_a_bonus_it_suppressed_works_once_it_is_destroyed() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    lock = table.put("Deathlock", BLUE, "C4")
    table.attach("Bull Endurance", wolf)
    table.run(destroy(table.game, lock, A_TEST))
    assert life(wolf) > 10


def test_equipment_and_enchantments_are_not_concerned() -> None:
    table = Table()
    table.put("Deathlock", RED, "A1")
    boots = table.attach("Leather Boots", table.red)
    assert not table.has(boots, FINITE_LIFE)
    assert table.has(table.red, FINITE_LIFE)
