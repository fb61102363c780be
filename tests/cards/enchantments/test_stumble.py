"""Stumble: a move action is canceled as it begins, and no other follows in the Action Phase."""

import pytest

from mageduel.dsl.steps import DECLARE_MOVE, LEAVING_ZONE
from mageduel.facts.traits import UNCONTAINABLE, UNMOVABLE
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.enchantments.reveals import reveal_options
from mageduel.rules.movement.moves import push, teleport
from mageduel.state.arena import Direction
from mageduel.state.objects import Object
from tests.kit.answers import NOTHING, PASS, attack, move, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def wolf(table: Table) -> Object:
    return table.put("Timber Wolf", RED, "B2")


@pytest.fixture
def stumble(table: Table, wolf: Object) -> Object:
    return table.hide("Stumble", wolf, BLUE)


@rule("sup.spell.stumble-reveal-in-leaving-zone-step", "sup.spell.stumble-destroyed-at-once")
def test_the_move_is_canceled_with_all_others_and_the_quick_action_is_left(
    table: Table, wolf: Object, stumble: Object
) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    table.reveal_after(LEAVING_ZONE, stumble, by=wolf)
    assert not any(option[0] == "move" for option in table.offered(wolf, move("B3")))
    table.reset()
    wolf.active = True
    again = table.hide("Stumble", wolf, BLUE)
    table.reveal_after(LEAVING_ZONE, again, by=wolf)
    table.dice("1 0 0 0")
    table.act(wolf, move("B3"), attack(wolf, "Bite", fox))
    assert (table.place(wolf), fox.damage, table.in_play(again), table.blue.mana) == ("B2", 1, False, 48)


@rule("sup.spell.stumble-destroyed-at-once")
def test_it_is_gone_while_the_creature_still_acts(table: Table, wolf: Object, stumble: Object) -> None:
    table.reveal_after(LEAVING_ZONE, stumble, by=wolf)
    table.offered(wolf, move("B3"))
    assert not table.in_play(stumble)
    assert table.game.players[BLUE].discard == [stumble.card]


def test_in_its_next_action_phase_the_creature_walks_again(table: Table, wolf: Object, stumble: Object) -> None:
    table.reveal_after(LEAVING_ZONE, stumble, by=wolf)
    table.act(wolf, move("B3"), NOTHING)
    table.act(wolf, move("B3"), NOTHING)
    assert table.place(wolf) == "B3"


def test_at_no_other_time_can_it_be_revealed(table: Table, wolf: Object, stumble: Object) -> None:
    assert reveal_options(table.game, BLUE) == [PASS]
    table.reveal_after(LEAVING_ZONE, stumble, by=wolf)
    with pytest.raises(Refused):
        table.run(push(table.game, wolf, Direction.EAST))
    table.reveal_after(DECLARE_MOVE, stumble, by=wolf)
    with pytest.raises(Refused):
        table.act(wolf, move("B1"), NOTHING)
    assert stumble.hidden


@pytest.mark.parametrize("word", [UNMOVABLE, UNCONTAINABLE], ids=lambda word: word.name)
@rule("sup.spell.stumble-no-effect-on-unmovable-uncontainable-teleporting")
def test_it_does_nothing_to_the_unmovable_and_the_uncontainable(
    table: Table, wolf: Object, stumble: Object, word: object
) -> None:
    grant_for_a_while(wolf, word, source="a test")  # type: ignore[arg-type]
    table.reveal_after(LEAVING_ZONE, stumble, by=wolf)
    table.act(wolf, move("B3"), NOTHING)
    assert (table.place(wolf), table.in_play(stumble)) == ("B3", False)


@rule("sup.spell.stumble-no-effect-on-unmovable-uncontainable-teleporting")
def test_it_cannot_trip_who_teleports_as_a_move_action(table: Table) -> None:
    gremlin = table.put("Blue Gremlin", RED, "B2")
    stumble = table.hide("Stumble", gremlin, BLUE)
    table.decide("offer", take())
    table.act(gremlin, move("B3"), NOTHING)
    assert (table.place(gremlin), stumble.hidden) == ("B3", True)


@rule("sup.spell.stumble-teleport-and-push-still-allowed")
def test_teleports_and_pushes_still_move_it(table: Table, wolf: Object, stumble: Object) -> None:
    table.reveal_after(LEAVING_ZONE, stumble, by=wolf)

    def carried_off(request: object) -> object:
        table.start(push(table.game, wolf, Direction.EAST))
        table.start(teleport(table.game, wolf, table.game.arena.zone("A1")))
        return NOTHING

    table.act(wolf, move("B3"), carried_off)  # type: ignore[arg-type]
    assert table.place(wolf) == "A1"


@rule("sup.spell.stumble-trait-checked-at-reveal")
def test_a_trait_gained_afterwards_does_not_undo_it(table: Table, wolf: Object, stumble: Object) -> None:
    table.reveal_after(LEAVING_ZONE, stumble, by=wolf)
    late: list[str] = []

    def gain(request: object) -> object:
        grant_for_a_while(wolf, UNMOVABLE, UNCONTAINABLE, source="a test")
        late.extend(str(option[0]) for option in table.actions(wolf, move_actions=1))
        return NOTHING

    table.act(wolf, move("B3"), gain)  # type: ignore[arg-type]
    assert "move" not in late
    assert late


def test_it_cannot_be_put_on_a_flyer(table: Table) -> None:
    table.move_to(table.red, "B2")
    falcon = table.put("Thunderift Falcon", BLUE, "B2")
    assert table.why_no_cast(table.red, "Stumble", falcon) == "wrong-target"
