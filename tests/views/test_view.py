"""Views hide: what a seat may not know is not in anything it gets."""

import dataclasses
import json

from mageduel.kernel.requests import Answer, Request
from mageduel.rules.round.action_stage import ACTIVATE
from mageduel.rules.round.activation import take_action_phase
from mageduel.state.game import Game
from mageduel.views.questions import question
from mageduel.views.table import table as draw
from mageduel.views.view import view
from tests.kit.table import BLUE, RED, Table, make_creature


def text(game: Game, seat: int | None) -> str:
    return json.dumps(dataclasses.asdict(draw(game, seat)))


def with_hidden(name: str, planned: str, in_book: str) -> Table:
    table = Table()
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.hide(name, wolf, BLUE)
    table.plan(BLUE, planned)
    table.book(BLUE, in_book)
    return table


def test_two_games_that_differ_only_in_hidden_things_look_the_same_from_outside() -> None:
    one = with_hidden("Block", "Fireball", "Dispel")
    other = with_hidden("Nullify", "Teleport", "Sleep")
    for seat in (RED, None):
        assert text(one.game, seat) == text(other.game, seat)
    assert text(one.game, BLUE) != text(other.game, BLUE)


def test_a_player_sees_his_own_hidden_cards_book_and_plan() -> None:
    table = with_hidden("Block", "Fireball", "Dispel")
    seen = view(table.game, BLUE)
    assert [card.name for card in seen.player(BLUE).prepared or []] == ["Fireball"]
    assert [card.name for card in seen.player(BLUE).book or {}] == ["Dispel"]
    assert {thing.name for thing in seen.objects if thing.is_hidden} == {"Block"}


def test_another_player_sees_only_how_many() -> None:
    table = with_hidden("Block", "Fireball", "Dispel")
    area = view(table.game, RED).player(BLUE)
    assert area.prepared is None
    assert area.book is None
    assert (area.prepared_count, area.book_count) == (1, 1)
    hidden = [thing for thing in view(table.game, RED).objects if thing.is_hidden]
    assert [thing.card for thing in hidden] == [None]


def test_numbers_say_why() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    table.attach("Rhino Hide", wolf)
    shown = draw(table.game, RED).objects[str(wolf.id)]
    assert shown.armor is not None
    assert shown.armor.value == 4
    assert [(each.amount, each.label) for each in shown.armor.why] == [(2, "printed"), (2, "Rhino Hide")]


def test_whose_action_phase_it_is_is_shown_until_it_is_over() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", BLUE)
    seen: list[tuple[int | None, int | None]] = []

    def look(request: Request) -> Answer:
        shown = draw(table.game, RED)
        seen.append((shown.acting, shown.acting_object))
        return ("nothing",)

    table.decide("action", look)
    table.run(take_action_phase(table.game, wolf))
    after = draw(table.game, RED)
    assert seen == [(BLUE, wolf.id)]
    assert (after.acting, after.acting_object) == (None, None)


def test_who_may_not_pass_is_told_both_counts() -> None:
    table = Table()
    for _ in range(2):
        table.put("Timber Wolf", RED)
    table.put("Timber Wolf", BLUE)
    shown = question(table.game, ACTIVATE.ask(RED, lambda: [("activate", table.red.id)]))
    sentence = next(each.sentence for each in shown.refusals if each.label == "Pass")
    assert "you have 3, no opponent has more than 2" in sentence
    table.put("Timber Wolf", BLUE)
    table.put("Timber Wolf", BLUE)
    shown = question(table.game, ACTIVATE.ask(RED, lambda: [("activate", table.red.id)]))
    assert not any(each.label == "Pass" for each in shown.refusals)


def test_an_action_question_offers_attacks_on_what_is_there_and_says_why_not_on_what_is_guarded() -> None:
    table = Table()
    wolf, fox, guard = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE), table.put("Emerald Tegu", BLUE)
    table.guard(guard)
    asked: list[object] = []

    def answer(request: object) -> tuple[object, ...]:
        asked.append(question(table.game, request))  # type: ignore[arg-type]
        return ("nothing",)

    table.decide("action", answer)
    table.run(take_action_phase(table.game, wolf))
    shown = asked[0]
    labels = [option.label for option in shown.options]  # type: ignore[attr-defined]
    assert "Bite: attack Emerald Tegu" in labels
    assert "Bite: attack Bitterwood Fox" not in labels
    refused = {each.label: each for each in shown.refusals}  # type: ignore[attr-defined]
    assert refused["Bite: attack Bitterwood Fox"].code == "guarded"
    assert refused["Bite: attack Bitterwood Fox"].rule.document == "core"
    assert fox.damage == 0


def test_what_is_printed_twice_is_one_reason() -> None:
    table = Table()
    thing = table.put(make_creature("Stone Hide", armor=3, traits=["Armor +1"]), RED)
    shown = draw(table.game, RED).objects[str(thing.id)]
    assert shown.armor is not None
    assert [(each.amount, each.label) for each in shown.armor.why] == [(4, "printed")]


def test_what_lies_on_a_creature_says_in_short_what_it_gives() -> None:
    table = Table()
    bear = table.put("Steelclaw Grizzly", RED)
    strength = table.attach("Bear Strength", bear, RED)
    speed = table.attach("Cheetah Speed", bear, RED)
    hidden = table.hide("Rhino Hide", bear, RED)
    for seat in (RED, BLUE):
        shown = draw(table.game, seat).objects
        assert (shown[str(strength.id)].effect, shown[str(strength.id)].gives) == ("+2", "Melee +2")
        assert (shown[str(speed.id)].effect, shown[str(speed.id)].gives) == ("", "Fast")
        assert (shown[str(hidden.id)].effect, shown[str(hidden.id)].gives) == ("", "")
