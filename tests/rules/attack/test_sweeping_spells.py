"""Sweeping attack spells: a second target in the zone of the first, as one attack action."""

import pytest

from mageduel.facts.cards import Card
from mageduel.state.events import SpellCast
from tests.kit.academy import AcademyTable
from tests.kit.answers import STOP
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_card, make_creature

BLAST = make_card(
    name="Test Blast",
    type="attack",
    cost=3,
    action="quick",
    range=[0, 2],
    target="creature or conjuration",
    attack=[{"kind": "ranged", "dice": 1, "traits": ["Sweeping"]}],
)


def foe(name: str) -> Card:
    return make_creature(name, life=10)


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "B1")
    return table


@rule("core.trait.sweeping-two-attacks-one-action", "codex.sweeping.two-attacks")
def test_a_spell_sweeps_on_to_another_target_beside_the_first(table: Table) -> None:
    one, two = table.put(foe("One"), BLUE, "B2"), table.put(foe("Two"), BLUE, "B2")
    far = table.put(foe("Far"), BLUE, "B3")
    offered: list[object] = []

    def look(request: object) -> tuple[str, int]:
        offered.extend(request.options)  # type: ignore[attr-defined]
        return ("sweep", two.id)

    table.decide("sweep", look)
    table.dice("2 1")
    table.cast(table.red, BLAST, one)
    assert offered == [STOP, ("sweep", two.id)], "not the first target again, and nobody in another zone"
    assert (one.damage, two.damage, far.damage) == (2, 1, 0)
    assert len(table.events(SpellCast)) == 1


@rule("core.trait.sweeping-second-optional", "codex.sweeping.optional-second")
def test_the_second_attack_may_be_left_out(table: Table) -> None:
    one, two = table.put(foe("One"), BLUE, "B2"), table.put(foe("Two"), BLUE, "B2")
    table.decide("sweep", STOP)
    table.dice("2")
    table.cast(table.red, BLAST, one)
    assert (one.damage, two.damage) == (2, 0)


@rule("core.trait.sweeping-no-second-target-cancels", "codex.sweeping.no-second-target")
def test_nobody_is_asked_where_nobody_else_could_be_a_target(table: Table) -> None:
    one = table.put(foe("One"), BLUE, "B2")
    table.put(make_creature("Unseen", traits=["Invisible"]), BLUE, "B2")
    table.dice("2")
    table.cast(table.red, BLAST, one)
    assert one.damage == 2
    assert not table.asked


def test_a_target_destroyed_by_the_first_attack_leaves_room_for_the_second(table: Table) -> None:
    one, two = table.put(make_creature("One", life=1), BLUE, "B2"), table.put(foe("Two"), BLUE, "B2")
    table.decide("sweep", ("sweep", two.id))
    table.dice("1 1")
    table.cast(table.red, BLAST, one)
    assert not one.in_play
    assert two.damage == 1


def test_in_the_academy_every_enemy_is_beside_the_first() -> None:
    table = AcademyTable()
    one, other = table.put(foe("One"), BLUE), table.put(foe("Other"), BLUE)
    table.put(foe("Friend"), RED)
    offered: list[object] = []

    def look(request: object) -> tuple[str, int]:
        offered.extend(request.options)  # type: ignore[attr-defined]
        return ("sweep", table.blue.id)

    table.decide("sweep", look)
    table.dice("1 2")
    table.cast(table.red, BLAST, one)
    assert {*offered} == {STOP, ("sweep", table.blue.id), ("sweep", other.id)}
    assert (one.damage, table.blue.damage) == (1, 2)
