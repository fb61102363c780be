"""Hired Bodyguard: on guard from the moment he is summoned."""

from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE
from tests.kit.table import RED, Table


def test_summoned_he_is_on_guard() -> None:
    table = AcademyTable(red="Academy Monk")
    table.cast(table.red, "Hired Bodyguard")
    guard = table.find("Hired Bodyguard")
    assert (guard.guarding, guard.active) == (True, False)
    assert table.why_no_attack(table.blue, "Basic Melee Attack", table.red) == "guarded"


def test_the_marker_goes_when_he_acts_and_does_not_come_back() -> None:
    table = AcademyTable(red="Academy Monk")
    guard = table.summon("Hired Bodyguard", RED)
    table.next_round()
    assert (guard.guarding, guard.active) == (True, True)
    table.act(guard, ("nothing",))
    assert not guard.guarding


def test_who_comes_back_into_the_arena_is_not_summoned() -> None:
    table = Table(red="Warlord", blue="Wizard")
    guard = table.put("Hired Bodyguard", RED, "A4")
    table.always("offer", DECLINE)
    table.cast(table.blue, "Banish", guard)
    for _ in range(3):
        table.upkeep()
    assert (table.place(guard), guard.guarding) == ("A4", False)
