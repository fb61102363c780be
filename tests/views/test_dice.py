"""Dice as they are told: groups, sums, armor that takes its share, and how rare a roll is."""

import pytest

from mageduel.cards.mages.wizard import SHIELD
from mageduel.facts.conditions import DAZE
from mageduel.views.chronicle import Teller
from mageduel.views.shapes import EventShown
from tests.kit.table import BLUE, RED, Table, make_creature


def told(table: Table, kind: str) -> list[EventShown]:
    """The lines of this kind, as a spectator reads them."""
    teller = Teller(table.game, None)
    lines = [teller.tell(event) for event in table.game.log or [] if type(event).__name__ == kind]
    return [line for line in lines if line is not None]


def strike(faces: str, armor: int = 0, **row: object) -> Table:
    """A creature with as many dice as are named attacks one with so much armor, and these faces fall."""
    bar = {"name": "Claws", "kind": "melee", "action": "quick", "dice": len(faces.split()), **row}
    table = Table()
    bear = table.put(make_creature("Bear", attack=[bar]), RED)
    golem = table.put(make_creature("Golem", armor=armor, life=30), BLUE)
    table.dice(faces)
    table.attack(bear, "Claws", golem)
    return table


def test_a_hit_is_told_as_a_sum_of_both_kinds_of_damage() -> None:
    table = strike("2* 2* 2* 1* 2 1 1 0 0", armor=2, traits=["Piercing 1"])
    (hit,) = told(table, "Attacked")
    assert hit.sentence == "Bear with Claws hit Golem: critical 7, normal 4 less armor 1 = 10 damage."
    assert hit.sum is not None
    assert (hit.sum.critical, hit.sum.normal, hit.sum.taken, hit.sum.damage) == (7, 4, 1, 10)
    (roll,) = told(table, "DiceRolled")
    assert [die.group for die in roll.dice] == ["critical"] * 4 + ["normal"] * 3 + ["blank"] * 2
    assert roll.sum is not None
    assert roll.sum.sentence == hit.sum.sentence


@pytest.mark.parametrize(
    ("faces", "armor", "sentence"),
    [
        ("2* 1", 4, "critical 2, normal 1 less armor 1 = 2 damage"),
        ("2 2", 4, "normal 4 less armor 4 = 0 damage"),
        ("2* 1*", 4, "critical 3 = 3 damage"),
        ("2 1", 0, "normal 3 = 3 damage"),
        ("0 0", 4, "all blank = 0 damage"),
    ],
)
def test_armor_takes_no_more_than_there_is(faces: str, armor: int, sentence: str) -> None:
    (hit,) = told(strike(faces, armor), "Attacked")
    assert hit.sum is not None
    assert hit.sum.sentence == sentence


def test_what_counts_for_nothing_here_lies_among_the_blanks() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    ghost = table.put(make_creature("Ghost", life=9, traits=["Incorporeal"]), BLUE)
    table.dice("2* 2 1 1*")
    table.attack(wolf, "Bite", ghost)
    (roll,) = told(table, "DiceRolled")
    assert [die.group for die in roll.dice] == ["blank", "blank", "normal", "critical"]


def test_normal_damage_glances_off_the_resilient() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    rock = table.put(make_creature("Rock", life=9, traits=["Resilient"]), BLUE)
    table.dice("2 2 1* 0")
    table.attack(wolf, "Bite", rock)
    (hit,) = told(table, "Attacked")
    assert hit.sum is not None
    assert hit.sum.sentence == "critical 1, normal 4 less Resilient 4 = 1 damage"


def test_prevented_damage_is_part_of_the_sum() -> None:
    table = Table(blue="Wizard")
    wolf = table.put("Timber Wolf", RED)
    table.move_to(table.blue, "B2")
    table.blue.mark(SHIELD)
    table.dice("2 2* 2* 1*")
    table.attack(wolf, "Bite", table.blue)
    (hit,) = told(table, "Attacked")
    assert hit.sum is not None
    assert hit.sum.prevented == 3
    assert hit.sum.sentence == "critical 5, normal 2, less 3 prevented = 4 damage"


def test_luck_counts_every_roll_that_does_as_well() -> None:
    (best,) = told(strike("2* 2*"), "Attacked")
    (worst,) = told(strike("0 0"), "Attacked")
    (middle,) = told(strike("1"), "Attacked")
    assert best.sum is not None
    assert worst.sum is not None
    assert middle.sum is not None
    assert (best.sum.luck, worst.sum.luck) == ("top 11%", "lowest 11%")  # 4 of 36: two faces of six, twice
    assert middle.sum.luck == "top 67%"
    assert middle.sum.rank == pytest.approx(0.5)


def test_the_effect_die_says_what_every_roll_would_have_brought() -> None:
    table = Table()
    wolf, hellion = table.put(make_creature("Wolf"), RED, "B2"), table.put("Flaming Hellion", BLUE, "B3")
    table.dice("1 1 1", 9)
    table.attack(hellion, "Flameblast", wolf)
    (roll,) = told(table, "DiceRolled")
    assert roll.effect is not None
    found = [(each.low, each.high, each.text) for each in roll.effect.ranges]
    assert found == [(1, 4, ""), (5, 9, "Burn"), (10, 12, "2 Burn")]


def test_a_dazed_attacker_is_told_what_would_have_found_the_target() -> None:
    table = Table()
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.condition(wolf, DAZE)
    table.effect(6)
    table.attack(wolf, "Bite", fox)
    (line,) = told(table, "RolledToMiss")
    assert line.effect is not None
    assert [(each.low, each.high, each.text) for each in line.effect.ranges] == [(1, 6, "misses"), (7, 12, "on target")]


def test_an_attack_says_how_it_strikes() -> None:
    table = Table()
    wolf, fox = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", BLUE, "B2")
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert [line.strike for line in told(table, "AttackDeclared")] == ["melee"]
    hellion = table.put("Flaming Hellion", BLUE, "B3")
    table.dice("0 0 0", 1)
    table.attack(hellion, "Flameblast", wolf)
    assert [line.strike for line in told(table, "Attacked")] == ["melee", "flame"]
