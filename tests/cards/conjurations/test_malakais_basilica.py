"""Malakai's Basilica: light finds one enemy more easily each round."""

from mageduel.facts.damage import DamageType
from mageduel.facts.traits import DAMAGE_MODIFIER
from tests.kit.table import BLUE, RED, Table, make_creature

LIGHT = DAMAGE_MODIFIER[DamageType.LIGHT]


def test_one_enemy_creature_has_light_plus_one_until_the_round_ends() -> None:
    table = Table(red="Priestess")
    table.put("Malakai's Basilica", RED)
    foe, friend = table.put("Timber Wolf", BLUE, "A4"), table.put("Timber Wolf", RED)
    offered: list[object] = []

    def look(request: object) -> tuple[object, ...]:
        offered.extend(request.options)  # type: ignore[attr-defined]
        return ("pick out", foe.id)

    table.decide("choose one", look)
    table.upkeep()
    assert ("pick out", friend.id) not in offered
    assert table.value(foe, LIGHT) == 1
    table.end_round()
    assert table.value(foe, LIGHT) == 0


def test_whom_nobody_sees_is_no_target() -> None:
    table = Table(red="Priestess", blue="Warlock")
    table.put("Malakai's Basilica", RED, "B1")
    table.wall("Wall of Stone", "B2|B3")
    ghost = table.put(make_creature("Ghost", traits=["Invisible"]), BLUE)
    hidden = table.put("Timber Wolf", BLUE, "B3")
    table.upkeep()  # without being asked: the Warlock is all it sees
    assert [table.value(each, LIGHT) for each in (ghost, hidden, table.blue)] == [0, 0, 1]
