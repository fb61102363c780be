"""Goblin Builder: builds where he stands, and mends."""

import pytest

from mageduel.facts.traits import FINITE_LIFE
from mageduel.rules.objects.characteristics import channeling
from mageduel.rules.planning.plans import plan_slots
from mageduel.state.objects import Object
from tests.kit.answers import cast
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Warlord")


@pytest.fixture
def builder(table: Table) -> Object:
    return table.put("Goblin Builder", RED, "B2")


def repair(builder: Object, thing: Object) -> tuple[object, ...]:
    return ("ability", builder.id, 0, thing.id)


def test_he_prepares_solid_conjurations_that_stand_by_themselves(table: Table, builder: Object) -> None:
    names = ("Garrison Post", "Wall of Stone", "Quicksand", "Poison Gas Cloud", "Goblin Grunt", "Wall of Pikes")
    table.book(RED, *names)
    [slot] = [slot for slot in plan_slots(table.game, RED) if slot.key == builder.id]
    assert {card.name for card in slot.cards} == {"Garrison Post", "Wall of Stone", "Wall of Pikes"}


def test_he_builds_in_his_own_zone_as_a_full_action(table: Table, builder: Object) -> None:
    table.prepare_for(builder, "Garrison Post")
    assert {each[3] for each in table.actions(builder) if each[0] == "cast"} == {"B2"}
    assert not [each for each in table.actions(builder, move_actions=1) if each[0] == "cast"]
    table.act(builder, cast("Garrison Post", "B2"))
    assert table.find("Garrison Post").zone == table.zone("B2")
    assert table.red.mana == 50 - 4


def test_a_wall_goes_on_a_border_of_his_zone(table: Table, builder: Object) -> None:
    table.prepare_for(builder, "Wall of Stone")
    borders = {each[3] for each in table.actions(builder) if each[0] == "cast"}
    assert borders == {"A2|B2", "B1|B2", "B2|B3", "B2|C2"}


@rule("sup.spell.goblin-builder-no-channeling")
def test_he_has_no_channeling_to_harmonize(table: Table, builder: Object) -> None:
    table.move_to(table.red, "B2")
    assert channeling(builder) is None
    assert table.why_no_cast(table.red, "Harmonize", builder) is not None
    assert table.why_no_cast(table.red, "Harmonize", table.put("Thoughtspore", RED, "B2")) is None


@rule("sup.spell.goblin-builder-repair-in-or-bordering-zone")
def test_repair_takes_one_damage_off_a_building_in_or_bordering_his_zone(table: Table, builder: Object) -> None:
    post, wall = table.put("Garrison Post", RED, "B2", damage=3), table.wall("Wall of Stone", "B2|B3")
    far, cloud = table.put("Battle Forge", RED, "B3", damage=1), table.put("Poison Gas Cloud", BLUE, "B2", damage=1)
    wall.damage = 1
    options = table.actions(builder)
    assert repair(builder, post) in options
    assert repair(builder, wall) in options
    assert repair(builder, far) not in options
    assert repair(builder, cloud) not in options
    table.act(builder, repair(builder, post))
    assert post.damage == 2


@rule("sup.spell.goblin-builder-repair-is-not-healing")
def test_finite_life_does_not_matter(table: Table, builder: Object) -> None:
    post = table.put("Garrison Post", RED, "B2", damage=3)
    assert table.has(post, FINITE_LIFE)
    table.act(builder, repair(builder, post))
    assert post.damage == 2


def test_what_is_whole_needs_no_repair(table: Table, builder: Object) -> None:
    assert repair(builder, table.put("Garrison Post", RED, "B2")) not in table.actions(builder)
