"""Cowardice: its bearer does not dare to attack its betters in melee."""

import pytest

from mageduel.rules.enchantments.reveals import reveal_options
from tests.cards.fighters import bowman, brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import NOTHING, attack
from tests.kit.moments import ACTIVATION
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


@pytest.mark.parametrize(("level", "why"), [(1, None), (2, None), (3, "too-mighty")])
def test_no_melee_attack_on_creatures_of_a_higher_level(table: AcademyTable, level: int, why: str | None) -> None:
    coward, foe = table.put(brawler(level=2), BLUE), table.put(make_creature("Foe", level=level), RED)
    table.attach("Cowardice", coward, RED)
    assert table.why_no_attack(coward, "Claw", foe) == why
    assert table.why_no_attack(coward, "Claw", table.red) == "too-mighty"


def test_it_shoots_at_them_all_the_same(table: AcademyTable) -> None:
    archer = table.put(bowman(level=1), BLUE)
    table.attach("Cowardice", archer, RED)
    assert table.why_no_attack(archer, "Bow", table.red) is None


def test_it_does_not_strike_back_at_them(table: AcademyTable) -> None:
    coward, giant = table.put(brawler(level=1), BLUE), table.put(brawler(level=3), RED)
    table.attach("Cowardice", coward, RED)
    table.guard(coward)
    table.dice("0 0 0")
    table.act(giant, attack(giant, "Claw", coward))
    assert giant.damage == 0


def test_others_are_as_brave_as_before(table: AcademyTable) -> None:
    coward, brave = table.put(brawler(level=1), BLUE), table.put(brawler(level=1), BLUE)
    table.attach("Cowardice", coward, RED)
    assert table.why_no_attack(brave, "Claw", table.red) is None


def test_it_is_revealed_as_the_creature_is_activated(table: AcademyTable) -> None:
    coward = table.put(brawler(level=1), BLUE)
    cowardice = table.hide("Cowardice", coward, RED)
    assert ("reveal", cowardice.id) not in reveal_options(table.game, RED)
    table.reveal_after(ACTIVATION, cowardice, by=coward)
    table.act(coward, NOTHING)
    assert not cowardice.hidden


def test_another_creatures_activation_is_not_its_moment(table: AcademyTable) -> None:
    coward, other = table.put(brawler(level=1), BLUE), table.put(brawler(level=1), BLUE)
    table.hide("Cowardice", coward, RED)
    seen: list[object] = []

    def look(_: object) -> object:
        seen.extend(reveal_options(table.game, RED))
        return NOTHING

    table.decide("action", look)  # type: ignore[arg-type]
    table.act(other)
    assert seen == [("pass",)]


def test_it_wears_off_with_the_next_upkeep(table: AcademyTable) -> None:
    coward = table.put(brawler(level=1), BLUE)
    cowardice = table.attach("Cowardice", coward, RED)
    table.upkeep()
    assert not cowardice.in_play
    assert table.why_no_attack(coward, "Claw", table.red) is None


def test_major_and_nonliving_creatures_are_no_targets(table: AcademyTable) -> None:
    giant, bones = table.put(brawler(level=3), BLUE), table.put("Brittle Harvester", BLUE)
    assert table.why_no_cast(table.red, "Cowardice", giant) == "wrong-target"
    assert table.why_no_cast(table.red, "Cowardice", bones) is not None
