"""Critical damage that counts as normal damage: before armor, for the dice, the odds and what is told of them."""

import pytest

from mageduel.facts.dice import ATTACK_FACES, Tally
from mageduel.state.objects import Object
from mageduel.views.dice import dice_sum
from tests.kit.table import BLUE, RED, Table


def tally(critical: int, normal: int, armor: int, softens: int, *, is_resilient: bool = False) -> Tally:
    return Tally(4, critical, normal, armor, is_resilient, ATTACK_FACES, softens)


@pytest.mark.parametrize(
    ("rolled", "damage"),
    [
        (tally(3, 1, 2, 0), 3),
        (tally(3, 1, 2, 2), 2),
        (tally(1, 0, 5, 2), 0),
        (tally(3, 0, 0, 2), 3),
        (tally(4, 2, 1, 2), 5),
        (tally(3, 2, 0, 2, is_resilient=True), 1),
    ],
    ids=str,
)
def test_so_many_points_of_it_meet_the_armor(rolled: Tally, damage: int) -> None:
    assert rolled.damage == damage


def test_what_is_told_of_the_dice_adds_up() -> None:
    told = dice_sum(tally(3, 1, 2, 2))
    assert (told.critical, told.normal, told.taken, told.damage) == (1, 3, 2, 2)


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlock", blue="Warlock")
    table.move_to(table.red, "B2")
    table.attach("Rhino Hide", table.red)
    table.attach("Veteran's Belt", table.red)
    return table


@pytest.fixture
def wolf(table: Table) -> Object:
    return table.put("Timber Wolf", BLUE, "B2")


def test_the_odds_are_those_of_the_dice(table: Table, wolf: Object) -> None:
    """Four dice against armor 2: all the faces that come to nothing, counted by hand of each pair of totals."""
    odds = table.odds(wolf, "Bite", table.red)
    nothing = next(each.chance for each in odds.damage if each.damage == 0)
    faces = [(0, 0), (0, 0), (1, 0), (2, 0), (0, 1), (0, 2)]
    rolls = [(a, b, c, d) for a in faces for b in faces for c in faces for d in faces]
    harmless = 0
    for roll in rolls:
        normal, critical = sum(each[0] for each in roll), sum(each[1] for each in roll)
        soft = min(2, critical)
        harmless += critical - soft + max(0, normal + soft - 2) == 0
    assert nothing == pytest.approx(harmless / len(rolls))


def test_a_wearer_who_is_not_attacked_softens_nothing_for_others(table: Table, wolf: Object) -> None:
    fox = table.put("Bitterwood Fox", RED, "B2")
    table.dice("2* 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert fox.damage == 2
