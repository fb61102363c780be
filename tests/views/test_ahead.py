"""Looking ahead: a creature's actions are known before it is activated, and nothing hidden comes out by looking."""

from functools import partial

from mageduel.facts.conditions import DAZE
from mageduel.rules.round.action_stage import ACTIVATE, turn_options
from mageduel.state.objects import Object
from mageduel.views.ahead import Ahead, look_ahead
from tests.kit.table import BLUE, RED, Table


def ahead(table: Table, creature: Object) -> Ahead | None:
    """What activating this creature would lead to."""
    seat = creature.controller
    creature.active = True
    request = ACTIVATE.ask(seat, partial(turn_options, table.game, seat, committed=False))
    return look_ahead(table.game, request, ("activate", creature.id))


def test_looking_shows_the_actions_and_changes_nothing() -> None:
    table = Table()
    wolf, imp = table.put("Timber Wolf", RED), table.put("Firebrand Imp", BLUE)
    wolf.active = wolf.guarding = True
    before = table.game.digest()
    found = ahead(table, wolf)
    assert found is not None
    assert found.shown().prompt == "Timber Wolf: what does it do?"
    bite = next(each for each in found.request.options if each[0] == "attack" and each[3] == imp.id)
    odds = found.odds(bite)
    assert odds is not None
    assert odds.dice.value == 4
    assert found.odds(("attack", wolf.id, 0, wolf.id)) is None or wolf.id in bite
    assert table.game.digest() == before
    assert wolf.guarding


def test_the_same_is_offered_as_after_the_activation() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    table.put("Firebrand Imp", BLUE)
    table.condition(wolf, DAZE)
    found = ahead(table, wolf)
    assert found is not None
    assert sorted(map(str, found.request.options)) == sorted(map(str, table.actions(wolf)))


def test_what_lies_face_down_is_blank_to_whoever_looks() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    trap, own = table.hide("Hellfire Trap", "B3", BLUE), table.hide("Bear Strength", wolf, RED)
    found = ahead(table, wolf)
    assert found is not None
    assert found.game.objects[trap.id].card.name == "a hidden enchantment"
    assert not found.game.objects[trap.id].script.mandatory
    assert found.game.objects[own.id].card.name == "Bear Strength"
    assert trap.card.name == "Hellfire Trap"


def test_a_creature_that_cannot_act_shows_nothing_ahead() -> None:
    from mageduel.facts.conditions import SLEEP

    table = Table()
    wolf = table.put("Timber Wolf", RED)
    table.condition(wolf, SLEEP)
    assert ahead(table, wolf) is None
