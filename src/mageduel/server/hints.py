"""Hints: what an adept would do at a seat, with its reasons, where no other person is at the table.

The adviser gets the view of the seat and what it is asked, like every computer player; its ways are put into words
as the seat's own options are.
"""

from __future__ import annotations

from typing import Final

from mageduel.agents.advice import Advice, Adviser, Weighed
from mageduel.kernel.requests import Request
from mageduel.rules.planning.plans import PlanRequest
from mageduel.server.following import FOLLOWER, Told
from mageduel.server.hall import Hall
from mageduel.server.hinting import AskHint, HintReply, HintShown, HintWay, HintWeight
from mageduel.server.listeners import Listener
from mageduel.server.tables import LiveTable
from mageduel.server.workers import WorkFailed
from mageduel.state.game import Game
from mageduel.views.ahead import look_ahead
from mageduel.views.decisions import Decision
from mageduel.views.labels import label_of
from mageduel.views.merits import Merit, merits_of, sentence_of
from mageduel.views.options import Describer
from mageduel.views.view import view
from mageduel.words.language import say, speaking

SECONDS: Final = 45.0
"""How long a hint may take, the game played again included."""
WAYS: Final = 4
WEIGHTS: Final = 4
A_POINT: Final = 0.5
"""Points of chance worth a line."""


def advise(told: Told, seat: int, number: int) -> Advice | None:
    """The advice for what is open to a seat after these answers; runs in a worker."""
    match = FOLLOWER.follow(told)
    request = match.request_for(seat)
    if request is None:
        return None
    return Adviser(number).advise(view(match.game, seat, match), Decision(request))


def why_no_hint(live: LiveTable, seat: int) -> str | None:
    """Why there is no hint for a seat now, as a code, or None."""
    if not live.is_unwatched:
        return "people"
    if live.clock is not None:
        return "clock"
    return "not-asked" if live.open_request(seat) is None else None


async def give_hint(hall: Hall, live: LiveTable, listener: Listener, seat: int, message: AskHint) -> None:
    """Think about what a seat is asked, and tell it."""

    def refuse(code: str) -> None:
        with speaking(listener.language):
            line = say(f"hint-refused.{code}")
        listener.send(HintReply(ref=message.ref, hint=None, refusal=code, sentence=line))

    refusal = why_no_hint(live, seat)
    request = live.open_request(seat)
    if refusal is not None or request is None:
        refuse(refusal or "not-asked")
        return
    if seat in live.hinted:
        refuse("busy")
        return
    live.hinted.add(seat)
    number = live.request_number(seat)
    try:
        told: Told = (live.stored.setup, live.stored.seed, tuple(live.match.answers))
        advice = await hall.workers.run(advise, told, seat, number, seconds=SECONDS)
    except (TimeoutError, WorkFailed):
        refuse("too-long")
        return
    finally:
        live.hinted.discard(seat)
    if advice is None or live.open_request(seat) is not request:
        refuse("not-asked")
        return
    with speaking(listener.language):
        hint = hint_shown(live.game, request, advice, number)
    listener.send(HintReply(ref=message.ref, hint=hint))


def hint_shown(game: Game, request: Request, advice: Advice, number: int) -> HintShown:
    """Advice in words."""
    best = advice.ways[0]
    weights = sorted(best.weights, key=lambda each: -abs(each.points))[:WEIGHTS]
    shown = [
        HintWeight(code=code, sentence=say(f"weight.{code}"), points=round(each.points, 1))
        for each in sorted(weights, key=lambda each: -each.points)
        if abs(each.points) >= A_POINT
        for code in [f"{'own' if each.is_own else 'their'}-{each.topic}"]
    ]
    ways = [way_shown(game, request, each) for each in advice.ways[:WAYS]]
    return HintShown(request=number, ways=ways, weights=shown, now=advice.now)


def way_shown(game: Game, request: Request, weighed: Weighed) -> HintWay:
    """One way in words: a plan, an option, or a creature with what it does."""
    first, *then = weighed.way
    chance = None if weighed.chance is None else round(weighed.chance, 4)
    if isinstance(request, PlanRequest):
        label = label_of(game, request, first)
        elements = [f"c:{name}" for _, chosen in first[1] for name in chosen]
        return HintWay(answers=[list(first)], label=label, reasons=[], sentence="", elements=elements, chance=chance)
    option = Describer(game, request).option(first)
    label, elements, answers = option.label, list(option.elements), [list(first)]
    merits: list[Merit] = []
    ahead = look_ahead(game, request, first) if then else None
    if ahead is not None and ahead.request.refuses(then[0]) is None:
        action = Describer(ahead.game, ahead.request).option(then[0])
        who = game.objects[first[1]].name
        label = say("hint.then", first=who, second=action.label)
        elements += [each for each in action.elements if each not in elements]
        answers.append(list(then[0]))
        merits = merits_of(ahead.game, ahead.request, then[0])
    elif not then:
        merits = merits_of(game, request, first)
    return HintWay(
        answers=answers, label=label, reasons=[each.code for each in merits], sentence=sentence_of(merits),
        elements=elements, chance=chance,
    )  # fmt: skip
