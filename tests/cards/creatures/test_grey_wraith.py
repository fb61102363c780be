"""Grey Wraith: for one mana it Teleports into the next zone in place of a move action."""

import pytest

from mageduel.facts.traits import ANCHORED
from mageduel.rules.attack.mandatory_actions import taunt
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.state.objects import Object
from tests.kit.answers import NOTHING, attack, move
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


def jump(zone: str) -> tuple[str, str]:
    """A Teleport into this zone."""
    return ("jump", zone)


@pytest.fixture
def table() -> Table:
    return Table(red="Necromancer")


@pytest.fixture
def wraith(table: Table) -> Object:
    return table.put("Grey Wraith", RED, "B2")


def jumps(table: Table, wraith: Object, **progress: object) -> set[object]:
    return {option[1] for option in table.actions(wraith, **progress) if option[0] == "jump"}


@rule(
    "sup.spell.grey-wraith-controller-pays",
    "sup.spell.grey-wraith-pays-each-teleport",
    "sup.spell.grey-wraith-teleport-replaces-move-action",
    "sup.spell.example-grey-wraith-two-teleports",
)
def test_twice_across_a_wall_and_out_of_a_zone_with_enemies(table: Table, wraith: Object) -> None:
    table.wall("Wall of Stone", "B2|B3")
    table.put("Timber Wolf", BLUE, "B2")
    table.put("Timber Wolf", BLUE, "B3")
    assert move("B3") not in table.actions(wraith)
    table.act(wraith, jump("B3"), jump("B4"))
    assert (table.place(wraith), table.red.mana, table.blue.mana) == ("B4", 48, 50)


@rule("sup.spell.grey-wraith-controller-pays")
def test_whoever_controls_it_pays(table: Table, wraith: Object) -> None:
    table.control(wraith, BLUE)
    table.act(wraith, jump("B3"), NOTHING)
    assert (table.red.mana, table.blue.mana) == (50, 49)


@rule("sup.spell.grey-wraith-needs-no-los", "sup.rules.self-teleporting-creature-needs-no-los")
def test_it_needs_no_sight_of_where_it_goes(table: Table, wraith: Object) -> None:
    for border in ("B2|B3", "A2|B2", "B2|C2", "B1|B2"):
        table.wall("Wall of Stone", border)
    assert jumps(table, wraith) == {"A2", "B1", "B3", "C2"}


@rule("sup.spell.grey-wraith-teleport-replaces-move-action")
def test_after_one_of_them_a_quick_action_is_left_and_after_two_none(table: Table, wraith: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.dice("1* 0 0", effect=1)
    table.act(wraith, jump("B3"), attack(wraith, "Hand of Death", wolf))
    assert wolf.damage == 1
    assert jumps(table, wraith, move_actions=2) == set()


def test_it_may_walk_as_well_and_mix_the_two(table: Table, wraith: Object) -> None:
    table.act(wraith, move("B3"), jump("B4"))
    assert (table.place(wraith), table.red.mana) == ("B4", 49)


def test_without_mana_it_walks(table: Table, wraith: Object) -> None:
    table.mana(RED, 0)
    assert jumps(table, wraith) == set()
    assert move("B3") in table.actions(wraith)


def test_only_the_next_zone(table: Table, wraith: Object) -> None:
    assert jumps(table, wraith) == {"A2", "B1", "B3", "C2"}


@rule("sup.spell.grey-wraith-mandatory-move-forces-teleport")
def test_drawn_to_where_only_a_teleport_leads_it_must_pay_for_one(table: Table, wraith: Object) -> None:
    taunter = table.put("Timber Wolf", BLUE, "B3")
    table.run(taunt(table.game, wraith, taunter, from_afar=True))
    assert table.actions(wraith) == [move("B3")], "it can walk"
    table.wall("Wall of Stone", "B2|B3")
    assert table.actions(wraith) == [jump("B3")]
    table.mana(RED, 0)
    assert NOTHING in table.actions(wraith)


def test_anchored_it_stays(table: Table, wraith: Object) -> None:
    grant_for_a_while(wraith, ANCHORED, source="a test")
    assert jumps(table, wraith) == set()
