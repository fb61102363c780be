"""Trampling: a free attack on somebody in the zone a creature walks out of."""

import pytest

from mageduel.facts.conditions import DAZE, WEAK
from mageduel.facts.traits import CHARGE, MELEE
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.movement.moves import push, teleport
from mageduel.state.arena import Direction
from mageduel.state.objects import Object
from tests.kit.answers import NOTHING, attack, move, take
from tests.kit.table import BLUE, RED, Table

WALK_ON = ("walk on",)


@pytest.fixture
def table() -> Table:
    return Table()


def rhino(table: Table) -> Object:
    return table.put("Woolly Rhinoceros", RED, "B2")


def test_on_its_way_out_it_attacks_one_creature_and_still_acts(table: Table) -> None:
    beast, wolf, goal = rhino(table), table.put("Timber Wolf", BLUE, "B2"), table.put("Timber Wolf", BLUE, "B3")
    table.decide("trample", ("trample", wolf.id))
    table.dice("2* 0 0")
    table.dice("0 0 0 0 0")
    table.act(beast, move("B3"), attack(beast, "Great Horn", goal))
    assert (wolf.damage, table.place(beast)) == (2, "B3")


def test_it_need_not(table: Table) -> None:
    beast, wolf = rhino(table), table.put("Timber Wolf", BLUE, "B2")
    table.decide("trample", WALK_ON)
    table.act(beast, move("B3"), NOTHING)
    assert wolf.damage == 0


def test_once_a_round(table: Table) -> None:
    beast = rhino(table)
    table.put("Timber Wolf", BLUE, "B3", active=False)
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.decide("trample", ("trample", wolf.id))
    table.dice("0 0 0")
    table.act(beast, move("B3"), NOTHING)
    table.act(beast, move("B4"), NOTHING)
    table.reset()
    table.decide("trample", WALK_ON)
    table.move_to(beast, "B3")
    table.act(beast, move("B4"), NOTHING)
    assert table.place(beast) == "B4"


def test_neither_flyers_nor_conjurations_nor_an_empty_zone(table: Table) -> None:
    beast = rhino(table)
    table.put("Thunderift Falcon", BLUE, "B2")
    table.put("Mana Crystal", BLUE, "B2")
    table.act(beast, move("B3"), NOTHING)
    assert table.attacks() == []


def test_not_when_pushed_or_teleported(table: Table) -> None:
    beast = rhino(table)
    table.put("Timber Wolf", BLUE, "B2")
    table.run(push(table.game, beast, Direction.EAST))
    table.put("Timber Wolf", BLUE, "B3")
    table.run(teleport(table.game, beast, table.game.arena.zone("C3")))
    assert table.attacks() == []


def test_it_is_neither_melee_nor_ranged(table: Table) -> None:
    beast, wolf = rhino(table), table.put("Timber Wolf", BLUE, "B2")
    grant_for_a_while(beast, MELEE(+3), CHARGE(+3), source="a test")
    table.decide("trample", ("trample", wolf.id))
    table.dice("0 0 0")
    table.act(beast, move("B3"), NOTHING)
    assert table.rolled == [3]


def test_weak_and_daze_count_as_in_any_attack_of_a_creature(table: Table) -> None:
    beast, wolf = rhino(table), table.put("Timber Wolf", BLUE, "B2")
    table.condition(beast, WEAK)
    table.condition(beast, DAZE)
    table.effect(7)
    table.decide("trample", ("trample", wolf.id))
    table.dice("0 0")
    table.act(beast, move("B3"), NOTHING)
    assert table.rolled == [2]


def test_guards_must_be_respected(table: Table) -> None:
    beast, guard = rhino(table), table.put("Timber Wolf", BLUE, "B2")
    table.put("Bitterwood Fox", BLUE, "B2")
    table.guard(guard)

    def look(request: object) -> object:
        assert list(request.options) == [WALK_ON, ("trample", guard.id)]  # type: ignore[attr-defined]
        return WALK_ON

    table.decide("trample", look)  # type: ignore[arg-type]
    table.act(beast, move("B3"), NOTHING)


def test_barrier_and_counterstrike_answer_it(table: Table) -> None:
    beast, hydra = rhino(table), table.put("Darkfenne Hydra", BLUE, "B2")
    table.attach("Circle of Lightning", hydra)
    table.decide("trample", ("trample", hydra.id))
    table.decide("counterstrike", take(hydra))
    table.dice("0 0 0")
    table.dice("0 0", effect=1)
    table.dice(" ".join(["0"] * (hydra.card.attacks[0].dice or 0)))
    table.act(beast, move("B3"), NOTHING)
    assert [each.attacker for each in table.attacks(target=beast)][-1] is hydra
    assert len(table.attacks(target=beast)) == 2


def test_titanodon_tramples_with_seven_dice(table: Table) -> None:
    beast, wolf = table.put("Titanodon", RED, "B2"), table.put("Timber Wolf", BLUE, "B2")
    table.decide("trample", ("trample", wolf.id))
    table.dice("0 0 0 0 0 0 0")
    table.act(beast, move("B3"))
    assert table.rolled == [7]
