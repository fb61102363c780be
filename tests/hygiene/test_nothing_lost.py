"""What is left out because nobody waits for it makes no difference: whole games with every step taken, and without."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from mageduel.agents.random_agent import RandomAgent
from mageduel.duel import start_duel
from mageduel.facts.cards import Card, CardType
from mageduel.facts.library import playable
from mageduel.kernel.match import Match
from mageduel.kernel.requests import Answer
from mageduel.lab.books import setups
from mageduel.rules.casting.targeting import fits_where_it_is
from mageduel.rules.objects.presence import leave
from mageduel.rules.planning.plans import PlanRequest
from mageduel.rules.round.setup import Setup
from mageduel.state.game import Game
from mageduel.views.decisions import Decision
from mageduel.views.view import view
from tests.hygiene.sources import SOURCE
from tests.kit.position import Position

LOOK_CLOSER = 5
"""At every so many questions all that is offered, and the whole state, is compared as well."""
ENOUGH = 200
"""So many questions must have come up with something hidden, and so many with nothing hidden."""

Layout = Callable[[Game, int], object]


class Moment(NamedTuple):
    """A question, and how the game stood when it was asked."""

    seat: int
    kind: str
    options: tuple[Answer, ...]
    digest: str


def moment(match: Match[Game], number: int) -> Moment:
    """The question that is open, looked at more or less closely."""
    request = match.open_requests[0]
    if number % LOOK_CLOSER:
        return Moment(request.player, request.kind, (), "")
    options = () if isinstance(request, PlanRequest) else tuple(request.options)
    return Moment(request.player, request.kind, options, match.game.digest())


class Course(NamedTuple):
    """A game as far as it was played."""

    moments: list[Moment]
    answers: list[Answer]
    digest: str
    with_something_hidden: int


def play(setup: Setup, seed: int, lay_out: Layout | None = None, longest: int = 10_000) -> Course:
    """A game of two players who do anything."""
    match = start_duel(setup, seed)
    if lay_out is not None:
        lay_out(match.game, seed)
    agents = [RandomAgent(seed * 2), RandomAgent(seed * 2 + 1)]
    views = [view(match.game, seat, match) for seat in (0, 1)]
    moments: list[Moment] = []
    answers: list[Answer] = []
    hidden = 0
    while match.requests and len(answers) < longest:
        request = match.open_requests[0]
        moments.append(moment(match, len(moments)))
        answers.append(agents[request.player].decide(views[request.player], Decision(request)))
        hidden += bool(match.game.hidden)
        match.answer(request.player, answers[-1])
    return Course(moments, answers, match.game.digest(), hidden)


def follow(
    setup: Setup, seed: int, course: Course, lay_out: Layout | None = None, *, log: bool = False
) -> Iterator[Moment | str]:
    """The same game with every step taken: its questions, then how it ends."""
    match = start_duel(setup, seed, takes_every_step=True, log=log)
    if lay_out is not None:
        lay_out(match.game, seed)
    for number, answer in enumerate(course.answers):
        yield moment(match, number)
        match.answer(match.open_requests[0].player, answer)
    yield match.game.digest()


def differs_at(setup: Setup, seed: int, course: Course, lay_out: Layout | None = None) -> int | None:
    """The first question at which the game with every step taken is another one; None if it is the same throughout."""
    here = (*course.moments, course.digest)
    there = follow(setup, seed, course, lay_out, log=seed % 2 == 0)
    return next((number for number, (one, other) in enumerate(zip(here, there, strict=True)) if one != other), None)


@pytest.mark.parametrize(("mode", "games"), [("apprentice", 40), ("arena", 30)])
def test_games_with_every_step_taken_are_the_same_question_by_question(mode: str, games: int) -> None:
    source = setups(mode, "both", 7)
    hidden = asked = 0
    for seed in range(games):
        setup = next(source)
        course = play(setup, seed)
        assert differs_at(setup, seed, course) is None, f"{mode}, seed {seed}"
        hidden += course.with_something_hidden
        asked += len(course.moments)
    assert hidden > ENOUGH
    assert asked - hidden > ENOUGH


# Games that begin in the thick of it


def cards_of(kind: CardType) -> list[Card]:
    """All cards of a type, always in the same order."""
    return [card for _, card in sorted(playable().items()) if card.type is kind]


class Fray(Position):
    """A game whose creatures stand face to face, some of them enchanted, their mages rich and well equipped."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        lots = random.Random(seed)
        has_hidden = seed % 3 > 0
        creatures, conjurations = cards_of(CardType.CREATURE), cards_of(CardType.CONJURATION)
        for player in game.players:
            player.mage.mana = 40
            self.move_to(player.mage, "B2")
            mine = [self.put(card, player.seat, lots.choice(("B2", "B2", "B3"))) for card in lots.sample(creatures, 5)]
            mine[0].damage = 1
            self.put(lots.choice(conjurations), player.seat, "B2")
            for card in lots.sample(cards_of(CardType.EQUIPMENT), 2):
                if player.facts.may_use(card):
                    self.attach(card, player.mage)
            for card in lots.sample(cards_of(CardType.ENCHANTMENT), 8):
                enchantment = self.attach(card, lots.choice(mine), hidden=has_hidden and lots.random() < 0.5)
                if not fits_where_it_is(game, enchantment):
                    leave(enchantment)
            for name in ("Battle Fury", "Charge", "Teleport", "Force Push"):
                self.book(player.seat, name, name)


def test_games_that_begin_in_the_thick_of_it_are_the_same_too() -> None:
    source = setups("arena", "both", 8)
    for seed in range(60):
        setup = next(source)
        course = play(setup, seed, Fray, longest=300)
        assert differs_at(setup, seed, course, Fray) is None, f"seed {seed}"


# One place decides


SHORTCUT = re.compile(r"^\s*(el)?if\b.*\bgame\.(hidden|takes_every_step)\b")


def test_nothing_is_left_out_anywhere_else() -> None:
    found = {
        f"{path.name}:{number}"
        for folder in ("rules", "cards")
        for path in (SOURCE / folder).rglob("*.py")
        if path.name != "attention.py"
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if SHORTCUT.match(line)
    }
    assert not found, "whether a step is left out is decided in rules/attention.py"
