"""The six steps of a move: what each is for, what stops it, walls and climbing."""

import pytest

from mageduel.dsl.steps import DECLARE_MOVE, ENTERING_ZONE, LEAVING_ZONE, MOVE_STEPS, PAY_MOVE_COSTS, WALLS, Step
from mageduel.facts.cards import Card
from mageduel.facts.conditions import CRIPPLE, STUCK, STUN
from mageduel.kernel.requests import Answer, IllegalAnswer
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.movement.moves import MOVE_COST, push, teleport
from mageduel.state.arena import Direction
from mageduel.state.events import DiceRolled, MoveActionTaken, Moved
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Move
from tests.kit.answers import NOTHING
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.moments import name_of as step_title
from tests.kit.table import BLUE, RED, Table, make_card, make_wall, script_for
from tests.kit.walking import hound, moves, place, walk


@pytest.fixture
def table() -> Table:
    """An arena whose mages are out of the way, in opposite corners."""
    return Table()


# The six steps


@rule(
    "core.move.six-steps-in-order",
    "core.summary.move-action-steps",
    "sup.rules.move-sequence-order",
    "sup.rules.reveal-window-after-each-move-step",
)
def test_a_move_takes_six_steps_with_a_window_after_each(table: Table) -> None:
    mover = table.put(hound())
    table.hide("Block", table.blue, BLUE)
    seen: list[str] = []
    reveal = table._reveal

    def watch(request: object) -> Answer:
        moment = request.subject[0]  # type: ignore[attr-defined]
        seen.append(f"{step_title(moment)} in {place(mover)}")
        return reveal(request)  # type: ignore[arg-type]

    table._reveal = watch  # type: ignore[method-assign]
    table.act(mover, ("move", "B3"), NOTHING)
    names = [step_title(step) for step in MOVE_STEPS]
    assert names == ["Declare Move", "Pay Costs", "Leaving Zone Effects", "Walls", "Move", "Entering Zone Effects"]
    before, after = [f"{name} in B2" for name in names[:4]], [f"{name} in B3" for name in names[4:]]
    assert [each for each in seen if each.split(" in ")[0] in names] == before + after


@rule("core.move.declare-choose-zone", "core.move.relocate-step-5", "sup.rules.move-step-5-compulsory")
def test_the_creature_arrives_where_it_was_going(table: Table) -> None:
    mover = table.put(hound())
    table.act(mover, ("move", "C2"), NOTHING)
    assert place(mover) == "C2"
    assert mover in table.game.in_zone[table.zone("C2")]
    assert mover not in table.game.in_zone[table.zone("B2")]
    (event,) = table.events(Moved)
    assert event.creature is mover


def snare(step: Step[Move]) -> Card:
    """An enchantment on a creature that holds it in one step of a move."""
    card = make_card(
        name=f"Test Snare {step.number}",
        type="enchantment",
        cost=1,
        reveal=0,
        action="quick",
        range=[0, 2],
        target="creature",
    )
    script = script_for(card)

    @script.must_reveal(during=step, when=lambda this, move: move.creature is this.attached_to)
    async def hold(game: Game, this: Object, move: Move) -> None:
        await give_condition(game, move.creature, STUCK)

    return card


@rule(
    "core.move.interrupted-stops-sequence",
    "core.move.leaving-triggers-step-3",
    "core.move.example-restrained-on-leaving",
    "core.move.committed-after-step-1",
    "sup.rules.move-interrupted-cancels-remainder",
    "core.codex.cancel-stops",
    "codex.cancel.meaning",
)
@pytest.mark.parametrize("step", [PAY_MOVE_COSTS, LEAVING_ZONE, WALLS])
def test_a_creature_held_on_the_way_stays_where_it_was_and_loses_the_action(table: Table, step: Step[Move]) -> None:
    mover = table.put(hound())
    table.wall("Wall of Fire", "B2|B3", BLUE)
    table.hide(snare(step), mover, BLUE)
    table.decide("pay reveal", ("pay",))
    table.effect(1)
    left = walk(table, mover, "B3")
    assert place(mover) == "B2"
    assert not table.events(Moved)
    assert not table.events(DiceRolled), "it never met the wall"
    assert not [each for each in left if each[0] == "move"]
    assert ("guard",) in left, "the move action is lost, the quick action is not"


@rule("core.move.entering-triggers-step-6")
def test_what_happens_on_entering_happens_after_arriving(table: Table) -> None:
    mover = table.put(hound())
    table.hide(snare(ENTERING_ZONE), mover, BLUE)
    table.decide("pay reveal", ("pay",))
    table.effect(1)
    table.act(mover, ("move", "B3"), NOTHING)
    assert place(mover) == "B3"
    assert STUCK in mover.conditions


def test_what_is_revealed_while_declaring_still_stops_the_move(table: Table) -> None:
    mover = table.put(hound())
    table.hide(snare(DECLARE_MOVE), mover, BLUE)
    table.decide("pay reveal", ("pay",))
    table.effect(1)
    table.act(mover, ("move", "B3"), NOTHING)
    assert place(mover) == "B2"
    assert not table.events(MoveActionTaken)


def toll(amount: int) -> Card:
    card = make_card(
        name=f"Test Toll {amount}",
        type="conjuration",
        cost=1,
        action="quick",
        range=[0, 1],
        target="zone",
        life=5,
        armor=0,
    )
    script_for(card).answer(MOVE_COST, lambda this, mover: amount if mover.controller != this.controller else 0)
    return card


@rule("core.move.pay-costs-mandatory")
def test_what_a_move_costs_is_paid_in_its_second_step(table: Table) -> None:
    mover = table.put(hound())
    table.put(toll(2), BLUE, "A1")
    table.act(mover, ("move", "B3"), ("move", "B4"))
    assert table.red.mana == 50 - 4


def test_a_move_that_cannot_be_paid_is_not_offered(table: Table) -> None:
    mover = table.put(hound())
    table.put(toll(2), BLUE, "A1")
    table.red.mana = 1
    assert not moves(table, mover)


@rule("core.move.cannot-pay-cancels", "sup.rules.move-unpaid-cost-cancels-and-loses-action", "ruling.r6")
def test_a_cost_that_rises_out_of_reach_cancels_the_move_and_loses_the_action(table: Table) -> None:
    mover = table.put(hound())
    table.put(toll(2), BLUE, "A1")
    table.red.mana = 3
    thief = make_card(
        name="Test Thief", type="enchantment", cost=1, reveal=0, action="quick", range=[0, 2], target="creature"
    )

    @script_for(thief).when_revealed
    async def steal(game: Game, this: Object) -> None:
        game.players[RED].mage.mana = 1

    table.reveal_after("Declare Move", table.hide(thief, mover, BLUE))
    left = walk(table, mover, "B3")
    assert place(mover) == "B2"
    assert table.red.mana == 1
    assert ("guard",) in left
    assert not [each for each in left if each[0] == "move"]


@rule(
    "core.move.restrained-cannot-move",
    "core.move.incapacitated-cannot-move",
    "core.condition.restrained-no-move-actions",
    "core.condition.restrained-other-actions-allowed",
    "codex.restrained.no-move",
    "codex.restrained.other-actions",
    "sup.rules.move-declare-requires-action-and-no-restraint",
    "ruling.r10",
)
def test_restrained_rooted_and_incapacitated_creatures_take_no_move_action(table: Table) -> None:
    free, rooted = table.put(hound()), table.put(hound("Rooted"))
    restrained, stunned = table.put(hound()), table.put(hound())
    table.condition(restrained, CRIPPLE)
    table.condition(stunned, STUN)
    assert moves(table, free)
    assert not moves(table, rooted)
    assert not moves(table, restrained)
    assert not moves(table, stunned)
    assert {"attack", "guard"} <= {each[0] for each in table.actions(restrained)}


# Walls


@rule("core.move.declare-check-walls")
def test_a_wall_that_blocks_passage_cannot_be_walked_through(table: Table) -> None:
    mover = table.put(hound())
    table.wall("Wall of Stone", "B2|B3", BLUE)
    assert moves(table, mover) == {"A2", "B1", "C2"}


@rule("core.move.cancel-free-in-step-1", "sup.rules.move-declare-mistake-may-be-undone")
def test_trying_an_impossible_move_costs_nothing() -> None:
    duel = Duel()
    duel.wall("Wall of Stone", "B2|B3", BLUE)
    mover = duel.put(hound())
    duel.activate(mover)
    with pytest.raises(IllegalAnswer):
        duel.answer(("move", "B3"))
    duel.answer(("move", "B1"))
    assert place(mover) == "B1"


@rule("core.move.walls-step-4", "sup.rules.move-passage-attacks-resolved-in-walls-step")
def test_a_wall_that_attacks_does_so_before_the_creature_arrives(table: Table) -> None:
    mover = table.put(hound())
    table.wall("Wall of Fire", "B2|B3", BLUE)
    table.dice("1 1 1 1 1", effect=1)
    table.act(mover, ("move", "B3"), NOTHING)
    assert mover.damage == 5
    assert place(mover) == "B3"
    log = table.game.log or []
    rolled = next(index for index, event in enumerate(log) if isinstance(event, DiceRolled))
    moved = next(index for index, event in enumerate(log) if isinstance(event, Moved))
    assert rolled < moved


@rule("core.flying.ignores-walls-when-moving")
def test_a_flyer_passes_over_walls(table: Table) -> None:
    bird = table.put(hound("Flying"))
    table.wall("Wall of Stone", "B2|B3", BLUE)
    table.wall("Wall of Fire", "B1|B2", BLUE)
    assert moves(table, bird) == {"A2", "B1", "B3", "C2"}
    table.act(bird, ("move", "B1"), NOTHING)
    assert bird.damage == 0


@rule("core.trait.climbing-full-action", "codex.climbing.full-action")
def test_climbing_takes_the_whole_action(table: Table) -> None:
    spider = table.put(hound("Climbing"))
    table.wall("Wall of Stone", "B2|B3", BLUE)
    assert ("climb", "B3") in table.actions(spider)
    assert ("climb", "B3") not in table.actions(spider, move_actions=1)
    table.act(spider, ("climb", "B3"))
    assert place(spider) == "B3"


def test_without_climbing_there_is_no_way_over(table: Table) -> None:
    dog = table.put(hound())
    table.wall("Wall of Stone", "B2|B3", BLUE)
    assert "climb" not in {each[0] for each in table.actions(dog)}


@rule("core.trait.climbing-corporeal-walls")
def test_an_incorporeal_wall_cannot_be_climbed(table: Table) -> None:
    spider = table.put(hound("Climbing"))
    mist = make_wall("Test Mist", traits=["Passage Blocked", "Incorporeal"])
    table.wall(mist, "B2|B3", BLUE)
    assert "B3" not in {each[1] for each in table.actions(spider) if each[0] in ("move", "climb")}


@rule("core.trait.climbing-passage-attacks-first", "codex.climbing.passage-attacks")
def test_a_climbed_wall_that_attacks_does_so_first(table: Table) -> None:
    spider = table.put(hound("Climbing"))
    spikes = make_wall(
        "Test Spikes",
        traits=["Passage Blocked", "Passage Attacks"],
        attack=[{"name": "Spike", "kind": "passage attack", "dice": 2, "traits": ["Unavoidable"]}],
    )
    table.wall(spikes, "B2|B3", BLUE)
    table.dice("1 1")
    table.act(spider, ("climb", "B3"))
    assert spider.damage == 2
    assert place(spider) == "B3"


@rule("sup.rules.wall-attack-restrain-stops-move")
def test_a_wall_attack_that_restrains_keeps_the_creature_on_this_side(table: Table) -> None:
    mover = table.put(hound())
    vines = make_wall(
        "Test Vines",
        traits=["Passage Attacks"],
        attack=[
            {"name": "Grab", "kind": "passage attack", "dice": 1, "traits": ["Unavoidable"], "effects": "1+ = stuck"}
        ],
    )
    table.wall(vines, "B2|B3", BLUE)
    table.dice("1", effect=5)
    table.effect(1)
    table.act(mover, ("move", "B3"), NOTHING)
    assert mover.damage == 1
    assert place(mover) == "B2"


@rule("ruling.r12")
def test_a_mage_incapacitated_on_the_way_is_done_too(table: Table) -> None:
    """Ruling R12."""
    table.plan(RED, "Minor Heal")
    card = make_card(
        name="Test Pit", type="enchantment", cost=1, reveal=0, action="quick", range=[0, 2], target="creature"
    )
    script = script_for(card)

    @script.must_reveal(during=ENTERING_ZONE, when=lambda this, move: move.creature is this.attached_to)
    async def stun(game: Game, this: Object, move: Move) -> None:
        await give_condition(game, move.creature, STUN)

    table.hide(card, table.red, BLUE)
    table.decide("pay reveal", ("pay",))
    table.act(table.red, ("move", "C2"))
    assert STUN not in table.red.conditions, "it wears off at the end of the same Action Phase"


# Summoning is not entering


@rule("sup.rules.entering-means-moving-pushed-or-teleported", "core.codex.summon-definition", "codex.summon.meaning")
def test_a_zone_is_entered_by_moving_pushing_and_teleporting_but_not_by_summoning(table: Table) -> None:
    dog = table.summon(hound())
    assert not table.events(Moved)
    table.act(dog, ("move", "B3"), NOTHING)
    table.run(push(table.game, dog, Direction.EAST))
    table.run(teleport(table.game, dog, table.zone("B1")))
    assert [table.game.arena.zone_names[event.move.end] for event in table.events(Moved)] == ["B3", "B4", "B1"]
