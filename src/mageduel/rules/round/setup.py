"""Setting up a game: mages where they start, with their first mana, spellbooks in hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from mageduel.dsl.ruleset import RuleSet
from mageduel.dsl.script import NO_SCRIPT, script_of
from mageduel.facts.library import card as find_card
from mageduel.kernel.chance import stream
from mageduel.rules.objects.characteristics import of
from mageduel.rules.objects.presence import enter
from mageduel.rules.objects.tokens import lay_first_tokens
from mageduel.state.game import Game
from mageduel.state.players import Player

DICE: Final = 1
"""The purpose of the stream that rolls the dice."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits down with which mage and which spells."""

    name: str
    mage: str
    book: dict[str, int]
    team: int | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything decided before the first roll."""

    mode: str
    seats: tuple[Seat, ...]
    board: str | None = None
    """Which board, in a mode that has several; None: the first for so many."""
    position: Mapping[str, Any] | None = None
    """The moment at which it begins, as plain data (`mageduel.positions`); None: with the first round."""

    def to_data(self) -> dict[str, Any]:
        """The set-up as plain data."""
        seats = [{"name": seat.name, "mage": seat.mage, "book": seat.book, "team": seat.team} for seat in self.seats]
        board = {} if self.board is None else {"board": self.board}
        position = {} if self.position is None else {"position": dict(self.position)}
        return {"mode": self.mode, "seats": seats, **board, **position}

    @staticmethod
    def from_data(data: dict[str, Any]) -> Setup:
        """Read a set-up from plain data."""
        board, position = data.get("board"), data.get("position")
        seats = tuple(_read_seat(row) for row in data["seats"])
        at = None if position is None else dict(position)
        return Setup(str(data["mode"]), seats, None if board is None else str(board), at)


def _read_seat(row: dict[str, Any]) -> Seat:
    team = row.get("team")
    if team is not None and type(team) is not int:
        raise ValueError("team-no-number")
    return Seat(str(row["name"]), str(row["mage"]), {str(k): int(v) for k, v in row["book"].items()}, team)


def new_game(rules: RuleSet, setup: Setup, seed: int) -> Game:
    """A game ready for its first round."""
    sides = [number if seat.team is None else seat.team for number, seat in enumerate(setup.seats)]
    if len(set(sides)) < 2:
        raise ValueError("one-side")
    game = Game(rules, stream(seed, DICE))
    starts = rules.starts(sides)
    for number, seat in enumerate(setup.seats):
        facts = rules.mage(seat.mage)
        player = Player(number, seat.name, facts, sides[number])
        player.book = {find_card(name): count for name, count in seat.book.items() if count > 0}
        game.players.append(player)
        script = script_of(facts.card) if rules.abilities else NO_SCRIPT
        mage = player.mage = game.new_object(facts.card, script, number)
        mage.zone = rules.arena.zones[starts[number]]
        mage.mana = facts.starting_mana
        mage.active = True
        enter(mage)
        lay_first_tokens(mage)
    if rules.lay_out is not None:
        rules.lay_out(game)
    for thing in game.objects.values():
        of(thing)
    return game
