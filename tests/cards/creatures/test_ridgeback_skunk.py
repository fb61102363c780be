"""Ridgeback Skunk: whoever strikes at it staggers."""

import pytest

from mageduel.facts.conditions import STAGGER, Condition
from tests.kit.academy import AcademyTable
from tests.kit.answers import attack, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

SHOT = {"name": "Shot", "kind": "ranged", "action": "quick", "dice": 2, "range": [0, 2]}


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_a_living_attacker_staggers_until_its_next_activation_ends(table: AcademyTable) -> None:
    skunk, brute = table.put("Ridgeback Skunk", RED), table.put(make_creature("Brute", level=3), BLUE)
    table.dice("1 1 0")
    table.act(brute, attack(brute, "Strike", skunk))
    assert brute.conditions == {STAGGER: 1}
    table.dice("1")  # two dice fewer
    table.act(brute, attack(brute, "Strike", table.red))
    assert brute.conditions == {}


def test_even_if_it_took_no_damage(table: AcademyTable) -> None:
    skunk, brute = table.put("Ridgeback Skunk", RED), table.put(make_creature("Brute"), BLUE)
    table.dice("0 0 0")
    table.attack(brute, "Strike", skunk)
    assert STAGGER in brute.conditions


@rule("sup.spell.ridgeback-skunk-destroyed-no-stagger")
def test_not_if_the_attack_killed_it(table: AcademyTable) -> None:
    skunk, brute = table.put("Ridgeback Skunk", RED, damage=6), table.put(make_creature("Brute"), BLUE)
    table.put("Ridgeback Skunk", RED)  # it was not attacked
    table.dice("2 2 2")
    table.attack(brute, "Strike", skunk)
    assert not skunk.in_play
    assert brute.conditions == {}


@pytest.mark.parametrize("row", [{"traits": ["Nonliving"]}, {"attack": [SHOT]}], ids=["nonliving", "ranged"])
def test_neither_the_nonliving_nor_who_shoots(table: AcademyTable, row: dict[str, object]) -> None:
    skunk, brute = table.put("Ridgeback Skunk", RED), table.put(make_creature("Brute", **row), BLUE)
    bar = brute.card.attacks[0]
    table.dice(" ".join("0" * (bar.dice or 0)))
    table.attack(brute, bar.name, skunk)
    assert brute.conditions == {}


def test_the_stench_comes_before_its_own_counterstrike(table: AcademyTable) -> None:
    skunk, brute = table.put("Ridgeback Skunk", RED), table.put(make_creature("Brute"), BLUE)
    table.guard(skunk)
    table.decide("counterstrike", take(skunk))
    table.dice("0 0 0")
    table.dice("1 0")
    table.attack(brute, "Strike", skunk)
    assert (brute.damage, brute.conditions) == (1, {STAGGER: 1})


@pytest.mark.parametrize(("kind", "reels"), [(Table, {}), (AcademyTable, {STAGGER: 1})])
def test_striking_back_at_it_is_a_reason_where_a_counterstrike_has_a_counterstrike_step(
    kind: type[Table], reels: dict[Condition, int]
) -> None:
    table = kind()
    skunk, brute = table.put("Ridgeback Skunk", RED, "A1"), table.put(make_creature("Brute"), BLUE, "A1")
    table.guard(brute)
    table.decide("counterstrike", take(brute))
    table.dice("0 0")
    table.dice("0 0 0")
    table.attack(skunk, "Claws", brute)
    assert brute.conditions == reels
