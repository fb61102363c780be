"""Agents know what their seat sees: games that differ only in hidden things get the same answers."""

from __future__ import annotations

from functools import cache

import pytest

from mageduel.agents.determinize import determinize
from mageduel.agents.levels import SCALE, is_searching, new_agent
from mageduel.agents.lots import lots
from mageduel.agents.novice import Novice
from mageduel.agents.styles import STYLES, SURPRISE
from mageduel.dsl.script import script_of
from mageduel.duel import start_duel
from mageduel.facts.cards import CardType
from mageduel.facts.library import card
from mageduel.kernel.chance import stream
from mageduel.kernel.match import Match
from mageduel.lab.books import core, pairings, setup_of, setups
from mageduel.state.game import Game
from mageduel.views.decisions import Decision
from mageduel.views.samples import public_facts
from mageduel.views.sides import is_friend
from mageduel.views.view import view

ME, OTHER = 0, 1
EVERY = 5
"""Every so many decisions the agent is asked in both games."""
FEWEST = 3
"""Decisions of a mode that every level and every style is asked about."""


def enemies_of(match: Match[Game]) -> set[int]:
    """The seats that hide something from this player."""
    return {each.seat for each in match.game.seated if not is_friend(match.game, ME, each.seat)}


def twin_of(match: Match[Game]) -> Match[Game] | None:
    """The same game with other cards wherever another side hides one, or None where that cannot be made."""

    hiding = enemies_of(match)

    def change(game: Game) -> None:
        for seat in hiding:
            player = game.players[seat]
            size = sum(player.book.values())
            player.book = {card("Fireball"): 3, card("Dispel"): size - 3} if size > 3 else {card("Dispel"): size}
            player.planned = (card("Minor Heal"),) * len(player.planned)
        for thing in game.hidden:
            if thing.controller in hiding and ME not in thing.looked_at_by:
                other = card("Rhino Hide" if thing.attached_to is not None else "Teleport Trap")
                thing.become(other, script_of(other))
        for thing in game.objects.values():
            if thing.prepared is not None and thing.prepared_owner in hiding:
                thing.prepared = card("Mana Leech")
            if thing.bound is not None and thing.bound_owner in hiding and not thing.bound_is_shown:
                thing.bound = card("Fireball")

    try:
        twin = match.fork_otherwise(change, lambda request, answer: answer, lambda player: player not in hiding)
    except Exception:  # what has been played since the last safe point cannot have been played with these cards
        return None
    return twin if public_facts(twin.game, ME) == public_facts(match.game, ME) else None


def with_other_secrets(match: Match[Game]) -> Match[Game] | None:
    """Such a twin, at a question to this player."""
    twin = twin_of(match)
    if twin is None:
        return None
    mine, asked = match.request_for(ME), twin.request_for(ME)
    if mine is None or asked is None or asked.kind != mine.kind:
        return None
    twin.reseed(stream(4242, 99))
    return twin


def games() -> list[Match[Game]]:
    pairs = pairings("arena", core("arena"))
    return [start_duel(setup_of("arena", *pairs[number]), number, forkable=True) for number in (0, 5, 10)]


FORMS = {
    "apprentice": ("apprentice", 2, False),
    "arena": ("arena", 2, False),
    "arena teams": ("arena", 4, True),
    "academy": ("academy", 2, False),
    "academy teams": ("academy", 4, True),
    "free-for-all": ("free-for-all", 3, False),
    "domination": ("domination", 2, False),
}
"""Every mode, and how many sit down for it: name, seats, whether in teams."""
STRENGTHS = [f"{name}:8" if is_searching(name) else name for name in SCALE]
STYLED = [f"{level}+{style}" for level in ("novice", "adept:8", "master:8") for style in (*STYLES, SURPRISE)]


@cache
def moments(form: str) -> list[tuple[Match[Game], Match[Game], int]]:
    """Decisions in the first rounds of a game of a form, each with a twin that hides other cards, and a seed."""
    mode, seats, teams = FORMS[form]
    match = start_duel(next(setups(mode, "published", 4, seats, teams=teams)), 4, forkable=True)
    found = [(stop, with_other_secrets(stop), seed) for stop, seed in walk(match, 5)]
    return [(stop, twin, seed) for stop, twin, seed in found if twin is not None]


def walk(match: Match[Game], rounds: int = 1000) -> list[tuple[Match[Game], int]]:
    """Play a game by rules of thumb, stopping now and then where seat 0 has to decide."""
    policy = Novice(1)
    views = [view(match.game, seat) for seat in range(len(match.game.seated))]
    stops, count = [], 0
    while not match.is_over and match.game.round <= rounds:
        request = match.open_requests[-1]
        if request.player == ME and len(request.options) > 1:
            count += 1
            if count % EVERY == 0:
                stops.append((match.fork(), count))
        seat = request.player
        match.answer(seat, policy.decide(views[seat], Decision(request)))
    return stops


def ask(level: str, match: Match[Game], seed: int) -> object:
    request = match.request_for(ME)
    assert request is not None
    return new_agent(level, seed).decide(view(match.game, ME, match), Decision(request))


@pytest.mark.parametrize("level", ["random", "novice", "adept:12", "master:12"])
def test_what_is_hidden_from_an_agent_does_not_change_its_answers(level: str) -> None:
    compared = possible = 0
    for match in games():
        for stop, seed in walk(match):
            possible += 1
            twin = with_other_secrets(stop)
            if twin is not None:
                compared += 1
                assert ask(level, stop, seed) == ask(level, twin, seed)
    assert compared > possible * 0.6
    assert compared > 20


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("level", ["random", *STRENGTHS, *STYLED])
def test_no_level_and_no_style_answers_by_what_is_hidden_in_any_mode(level: str, form: str) -> None:
    found = moments(form)
    assert len(found) >= FEWEST
    first = len(level) % (len(found) - FEWEST + 1)  # so that all together look at many of them
    for stop, twin, seed in found[first : first + FEWEST]:
        assert ask(level, stop, seed) == ask(level, twin, seed)


def secrets_of(match: Match[Game]) -> list[object]:
    game = match.game
    player = game.players[OTHER]
    return [
        sorted((each.name, count) for each, count in player.book.items()),
        [each.name for each in player.planned],
        [each.card.name for each in game.hidden],
        game.dice_stream,
    ]


def test_samples_of_games_that_differ_only_in_hidden_things_are_the_same() -> None:
    compared = 0
    for match in games():
        for stop, seed in walk(match)[::3]:
            twin = with_other_secrets(stop)
            if twin is None:
                continue
            one = determinize(view(stop.game, ME, stop), lots(seed, 1))
            other = determinize(view(twin.game, ME, twin), lots(seed, 1))
            assert (one is None) == (other is None)
            if one is not None and other is not None:
                compared += 1
                assert secrets_of(one) == secrets_of(other)
    assert compared > 10


def test_a_sample_agrees_with_everything_seen_and_keeps_the_number_of_cards() -> None:
    match = games()[1]
    for stop, seed in walk(match)[::2]:
        sample = determinize(view(stop.game, ME, stop), lots(seed, 1))
        assert sample is not None
        assert public_facts(sample.game, ME) == public_facts(stop.game, ME)
        assert sample.game.players[ME].book == stop.game.players[ME].book
        true, drawn = stop.game.players[OTHER], sample.game.players[OTHER]
        assert sum(drawn.book.values()) == sum(true.book.values())
        assert len(drawn.planned) == len(true.planned)
        assert sample.game.dice_stream != stop.game.dice_stream
        for thing in sample.game.hidden:
            assert thing.card.type is CardType.ENCHANTMENT


def test_a_view_without_a_match_makes_no_samples() -> None:
    match = games()[0]
    assert view(match.game, ME).sampler is None
    assert view(match.game, None, match).sampler is None
