"""Lesser Invisibility: nobody sees the creature until it attacks."""

import pytest

from mageduel.rules.enchantments.reveals import reveal_options
from mageduel.state.objects import Object
from tests.kit.academy import AcademyTable
from tests.kit.answers import attack
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Forcemaster", mana=10)


@pytest.fixture
def pupil(table: AcademyTable) -> Object:
    return table.put("Sohei Pupil", RED)


def test_nobody_can_aim_at_it(table: AcademyTable, pupil: Object) -> None:
    table.reveal(table.hide("Lesser Invisibility", pupil))
    assert table.why_no_attack(table.blue, "Basic Melee Attack", pupil) == "invisible"
    assert table.why_no_cast(table.blue, "Lightning Jolt", pupil) == "invisible"


def test_its_attack_passes_guards_and_gives_it_away(table: AcademyTable, pupil: Object) -> None:
    table.guard(table.put(make_creature("Guard"), BLUE))
    veil = table.hide("Lesser Invisibility", pupil)
    table.reveal(veil)
    table.dice("1 1")
    table.act(pupil, attack(pupil, "Swiftstrike", table.blue))
    assert (table.blue.damage, table.in_play(veil)) == (2, False)
    assert table.why_no_cast(table.blue, "Lightning Jolt", pupil) is None


def test_it_lasts_two_rounds(table: AcademyTable, pupil: Object) -> None:
    veil = table.hide("Lesser Invisibility", pupil)
    table.reveal(veil)
    table.next_round()
    assert table.in_play(veil)
    table.next_round()
    assert not table.in_play(veil)


@pytest.mark.parametrize(("level", "cost"), [(1, 0), (2, 1)])
def test_the_smallest_cost_nothing(table: AcademyTable, level: int, cost: int) -> None:
    friend = table.put(make_creature("Friend", schools={"mind": level}), RED)
    table.reveal(table.hide("Lesser Invisibility", friend))
    assert table.red.mana == 10 - cost


def test_it_is_for_minor_friends(table: AcademyTable) -> None:
    big = table.put(make_creature("Big", schools={"mind": 3}), RED)
    assert table.why_no_cast(table.red, "Lesser Invisibility", big) == "wrong-target"
    assert table.why_no_cast(table.red, "Lesser Invisibility", table.put("Sohei Pupil", BLUE)) == "wrong-target"


def test_it_is_revealed_on_ones_own_turn_between_activations(table: AcademyTable, pupil: Object) -> None:
    veil = table.hide("Lesser Invisibility", pupil)
    table.game.turn = 1
    assert ("reveal", veil.id) in reveal_options(table.game, RED)
    table.game.turn = 0
    assert ("reveal", veil.id) not in reveal_options(table.game, RED)
