"""Stops: what a player has chosen to be asked about, and what is answered ahead."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mageduel.agents.novice import Novice
from mageduel.duel import start_duel
from mageduel.kernel.requests import Answer, Request
from mageduel.lab.books import pairings, setup_of
from mageduel.views.decisions import Decision
from mageduel.views.view import view
from mageduel.views.windows import (
    QUICKCASTS,
    USUAL_STOPS,
    Moment,
    Stop,
    Stops,
    Wish,
    answer_ahead,
    concern,
    hush,
)
from tests.agents.test_honesty import OTHER, twin_of
from tests.kit.answers import NOTHING
from tests.kit.duel import Duel
from tests.kit.table import BLUE, RED
from tests.views.watched import Watched, attack

# Settings


def windows_with(stops: Stops, stop: Stop = Stop.USUAL) -> list[str]:
    """What interrupts, with these settings, when a creature that bears a hidden card is attacked."""
    table = Watched(stops)
    fox = table.put("Bitterwood Fox", RED)
    hidden = table.hide("Rhino Hide", fox)
    table.stops = replace(stops, cards={hidden.id: stop})
    attack(table, table.put("Timber Wolf", BLUE), fox)
    return table.interruptions()


def test_each_kind_of_moment_can_be_chosen() -> None:
    assert windows_with(Stops(at=frozenset({Moment.DECLARED}))) == ["Declare Attack"]
    assert windows_with(Stops(at=frozenset({Moment.DICE}))) == ["Roll Dice"]
    assert windows_with(Stops(at=frozenset())) == []


def test_one_card_can_be_left_out_or_asked_about_at_every_step() -> None:
    assert windows_with(USUAL_STOPS, Stop.NEVER) == []
    every = windows_with(Stops(everywhere=True))
    assert len(every) > 6
    assert windows_with(USUAL_STOPS, Stop.ALWAYS) == every
    assert windows_with(Stops(everywhere=True), Stop.NEVER) == every


def test_a_stop_for_one_card_holds_on_ones_own_actions_too() -> None:
    table = Watched()
    wolf = table.put("Timber Wolf", RED)
    hidden = table.hide("Bear Strength", wolf)
    table.stops = Stops(cards={hidden.id: Stop.ALWAYS})
    table.act(wolf, NOTHING)
    assert table.interruptions() == ["activation", "Action Phase"]


def test_a_hush_lasts_until_what_is_going_on_is_over() -> None:
    table = Watched()
    wolf, fox = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", RED)
    table.hide("Rhino Hide", fox)
    original = table._reveal

    def first(request: Request) -> Answer:
        answer = original(request)
        if table.noted[-1].concern.asks and table.stops.hushed is None:
            table.stops = Stops(hushed=hush(table.game, "this"))
        return answer

    table._reveal = first  # type: ignore[method-assign]
    attack(table, wolf, fox)
    assert table.interruptions() == ["Declare Attack"]
    attack(table, wolf, fox)
    assert table.interruptions() == ["Declare Attack", "Declare Attack", "Roll Dice"]


def test_the_next_chance_is_taken_wherever_it_is() -> None:
    table = Watched(Stops(next_chance=True))
    table.hide("Rhino Hide", table.red)
    table.act(table.put("Timber Wolf", BLUE, "C4"), NOTHING)
    assert table.noted[0].concern.code == "next-chance"


# Answers given ahead


def ahead(wish: Wish | None, plan: str, *, is_unwatched: bool = False) -> dict[str, set[Answer | None]]:
    """What is answered ahead in a round in which Red has planned one spell and does nothing."""
    duel = Duel(red_book={"Steelclaw Grizzly": 1, "Minor Heal": 1})
    duel.prepare_all(red=(plan,))
    moments = ("first-quickcast", "activate", "after", "final-quickcast")
    stops = Stops(ahead={} if wish is None else dict.fromkeys(moments, wish), is_unwatched=is_unwatched)
    found: dict[str, set[Answer | None]] = {}
    while duel.game.round == 1:
        request = duel.request
        if request.player == RED and request.kind in ("quickcast", "activate", "after"):
            about = QUICKCASTS[request.subject] if request.kind == "quickcast" else request.kind  # type: ignore[index]
            found.setdefault(str(about), set()).add(answer_ahead(duel.game, request, stops))
        duel.step()
    return found


CASTABLE, NOT_NOW = "Minor Heal", "Steelclaw Grizzly"


def test_by_default_nothing_is_answered_ahead_whatever_is_held() -> None:
    assert ahead(None, CASTABLE) == ahead(None, NOT_NOW)
    assert set().union(*ahead(None, CASTABLE).values()) == {None}


def test_a_pass_given_ahead_is_given_whatever_is_held() -> None:
    assert ahead(Wish.PASS, CASTABLE) == ahead(Wish.PASS, NOT_NOW)
    assert ahead(Wish.PASS, CASTABLE)["after"] == {("pass",)}
    assert ahead(Wish.PASS, CASTABLE)["activate"] == {None}


@pytest.mark.parametrize("wish", [{"wish": Wish.CHOICE}, {"wish": None, "is_unwatched": True}])
def test_where_there_is_no_choice_the_answer_can_be_given_ahead(wish: dict[str, object]) -> None:
    asked, given = ahead(plan=CASTABLE, **wish), ahead(plan=NOT_NOW, **wish)  # type: ignore[arg-type]
    assert asked["after"] == {None}
    assert given["after"] == given["first-quickcast"] == {("pass",)}
    assert {answer[0] for answer in given["activate"] if answer is not None} == {"activate"}


# Nothing of it depends on what is hidden


def test_being_asked_and_being_interrupted_follow_from_what_everybody_sees() -> None:
    compared = interrupted = 0
    pairs = pairings("arena")
    for number in (0, 4, 9):
        match = start_duel(setup_of("arena", *pairs[number]), number, forkable=True)
        policy = Novice(1)
        views = [view(match.game, seat) for seat in (0, 1)]
        while not match.is_over and match.game.round < 9:
            request = match.open_requests[-1]
            if request.player == OTHER and request.kind != "plan":
                twin = twin_of(match)
                if twin is not None:
                    compared += 1
                    asked = twin.request_for(OTHER)
                    assert asked is not None
                    assert asked.kind == request.kind
                    if request.kind == "reveal":
                        interrupted += concern(match.game, request).asks
                        assert concern(match.game, request) == concern(twin.game, asked)
            match.answer(request.player, policy.decide(views[request.player], Decision(request)))
    assert compared > 50
