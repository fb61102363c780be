"""What has changed, put into what was there before, is the whole state byte for byte: whole games, every viewer.

Every seat has two listeners: one is told everything anew each time, the other what has changed. What the first is told
is compared with a message made from nothing that is kept.
"""

from __future__ import annotations

import json
import random

import pytest

from mageduel.facts.modes import MODES
from mageduel.lab.books import setups
from mageduel.server.answer_cost import by_lot, live_table
from mageduel.server.listeners import Listener
from mageduel.server.states import ChangeMessage, StateMessage
from mageduel.server.tables import LiveTable
from mageduel.views.questions import question
from mageduel.views.table import table
from mageduel.words.language import language, speaking
from tests.server.client import Json, applied

SEED = 11
LONGEST = 300


def made_anew(live: LiveTable, listener: Listener, told: int) -> str:
    """The message of a listener who has been told so many lines, made from nothing that is kept."""
    with speaking(listener.language):
        seat, desk = listener.seat, live.desks[listener.seat]
        request = None if seat is None else live.open_request(seat)
        asked = None
        if seat is not None and request is not None:
            asked = question(
                live.game,
                request,
                number=live.request_number(seat),
                simultaneous=len(live.match.requests) > 1,
                stops=live.attention_of(seat).stops,
            )
        no_undo = live.shown_to(listener).no_undo
        return StateMessage(
            version=desk.version,
            view=table(live.game, seat),
            request=asked,
            events=desk.lines[listener.language.code][told:],
            whole=told == 0,
            waiting_for=live.waiting_for,
            presence=live.presence(live.waiting_for),
            can_undo=no_undo is None,
            no_undo=no_undo,
            stopped=live.stopped,
            clock=None,
            attention=None if seat is None else live.attention_of(seat).shown(live.game, seat),
            coach=None,
        ).model_dump_json()


@pytest.mark.parametrize(
    ("mode", "seats", "teams"),
    [
        ("apprentice", 2, False),
        ("arena", 2, False),
        ("arena", 4, True),
        ("academy", 2, False),
        ("domination", 2, False),
    ],
)
def test_changes_lead_to_the_whole_state_byte_for_byte(mode: str, seats: int, teams: bool) -> None:
    books = "published" if MODES[mode].construction.is_by_the_list else "generated"
    live = live_table(next(setups(mode, books, SEED, seats, teams=teams)), SEED)
    lot = random.Random(SEED)
    pairs = [(Listener(viewer), Listener(viewer)) for viewer in live.viewers]
    held: list[Json] = []
    for plain, thrifty in pairs:
        thrifty.wants_changes = True
        plain.language = thrifty.language = language("de" if plain.seat == 1 else "en")
        live.listeners += [plain, thrifty]
        held.append(json.loads(live.state_for(plain)))
        assert json.loads(live.state_for(thrifty)) == held[-1]
    sizes = {"whole": 0, "changes": 0}
    for number in range(LONGEST):
        if live.is_over:
            break
        seat = lot.choice(live.waiting_for)
        request = live.open_request(seat)
        assert request is not None
        live.give(seat, by_lot(request, lot))
        for place, (plain, thrifty) in enumerate(pairs):
            told = plain.told
            whole, text = live.state_for(plain), live.state_for(thrifty)
            if number % len(pairs) == place or live.is_over:
                assert whole == made_anew(live, plain, told)
            ChangeMessage.model_validate_json(text)
            sizes["whole"] += len(whole)
            sizes["changes"] += len(text)
            held[place] = applied(held[place], json.loads(text))
            assert json.dumps(held[place]) == json.dumps(json.loads(whole))
    assert number > 30
    assert sizes["changes"] < sizes["whole"] / 2


def test_whoever_asks_for_it_is_told_everything_once_more() -> None:
    live = live_table(next(setups("arena", "core", SEED)), SEED)
    listener = Listener(0)
    listener.wants_changes = True
    live.listeners.append(listener)
    first = live.state_for(listener)
    assert json.loads(live.state_for(listener))["type"] == "change"
    listener.told = 0
    assert live.state_for(listener) == first
