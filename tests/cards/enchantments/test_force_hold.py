"""Force Hold: its bearer stays where it is."""

import pytest

from mageduel.dsl.steps import DECLARE_MOVE, ENTERING_ZONE, LEAVING_ZONE, MOVE, PAY_MOVE_COSTS, WALLS, Step
from mageduel.facts.traits import RESTRAINED, UNCONTAINABLE, UNMOVABLE
from mageduel.rules.movement.moves import push
from mageduel.state.arena import Direction
from mageduel.state.running import Move
from tests.kit.answers import NOTHING
from tests.kit.ledger import rule
from tests.kit.moments import name_of as step_title
from tests.kit.table import BLUE, RED, Table, make_card, script_for


@pytest.fixture
def table() -> Table:
    return Table()


def test_its_bearer_is_restrained_and_cannot_be_pushed(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.attach("Force Hold", wolf, RED)
    assert not [option for option in table.actions(wolf) if option[0] == "move"]
    table.run(push(table.game, wolf, Direction.EAST))
    assert wolf.zone == table.zone("B2")


def test_the_uncontainable_are_not_affected_at_all(table: Table) -> None:
    spirit = table.put("Whirling Spirit", BLUE)
    table.attach("Force Hold", spirit, RED)
    assert not table.has(spirit, RESTRAINED)
    assert not table.has(spirit, UNMOVABLE)
    table.run(push(table.game, spirit, Direction.EAST))
    assert spirit.zone == table.zone("B3")


def test_becoming_uncontainable_sets_its_bearer_free(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.attach("Force Hold", wolf, RED)
    slippery = make_card(name="Slippery", type="enchantment", cost=2, reveal=1, action="quick", target="creature")
    script_for(slippery).grants(UNCONTAINABLE)
    table.attach(slippery, wolf, BLUE)
    assert not table.has(wolf, RESTRAINED)
    assert not table.has(wolf, UNMOVABLE)


def test_it_must_be_kept_up_at_three_mana_a_round(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    hold = table.attach("Force Hold", wolf, RED)
    table.decide("upkeep", ("pay",))
    table.upkeep()
    assert table.red.mana == 50 - 3
    table.decide("upkeep", ("let go",))
    table.upkeep()
    assert not table.in_play(hold)


@rule("sup.spell.force-hold-can-cancel-declared-move")
@pytest.mark.parametrize("step", [DECLARE_MOVE, PAY_MOVE_COSTS, LEAVING_ZONE, WALLS])
def test_revealed_before_the_fifth_step_it_stops_a_move(table: Table, step: Step[Move]) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    hold = table.hide("Force Hold", wolf, RED)
    table.reveal_after(step_title(step), hold)
    table.act(wolf, ("move", "B3"), ("guard",))
    assert wolf.zone == table.zone("B2")


@rule("sup.spell.force-hold-can-cancel-declared-move")
@pytest.mark.parametrize("step", [MOVE, ENTERING_ZONE])
def test_after_the_fifth_step_it_is_too_late_for_that_move(table: Table, step: Step[Move]) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    hold = table.hide("Force Hold", wolf, RED)
    table.reveal_after(step_title(step), hold)
    table.act(wolf, ("move", "B3"), ("guard",))
    assert wolf.zone == table.zone("B3")
    assert table.has(wolf, RESTRAINED)


def test_revealed_after_the_fifth_step_it_is_too_late(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    hold = table.hide("Force Hold", wolf, RED)
    table.reveal_after("Move", hold)
    table.act(wolf, ("move", "B3"), NOTHING)
    assert wolf.zone == table.zone("B3")


@rule("sup.rules.wall-attack-canceled-when-creature-becomes-unable-to-move")
def test_revealed_during_a_walls_attack_it_ends_the_attack_and_the_move(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    hold = table.hide("Force Hold", wolf, RED)
    table.wall("Wall of Fire", "B2|B3", RED)
    table.reveal_after("Avoid Attack", hold)
    table.act(wolf, ("move", "B3"), NOTHING)
    assert wolf.zone == table.zone("B2")
    assert wolf.damage == 0


@rule("sup.spell.force-push-extra-mana-lost-if-unmovable")
def test_revealed_against_a_force_push_it_costs_the_pusher_his_surcharge(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C1")
    hold = table.hide("Force Hold", wolf, BLUE)
    table.reveal_after("Counter Spell", hold)
    table.cast(table.red, "Force Push", wolf, int(Direction.EAST), 3)
    assert wolf.zone == table.zone("C1")
    assert table.red.mana == 50 - 6
