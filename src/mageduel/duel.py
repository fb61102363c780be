"""A duel: a match of the game, from set-up to record."""

from __future__ import annotations

from mageduel import __version__
from mageduel.cards import load_all
from mageduel.kernel.match import Match
from mageduel.kernel.record import DamagedRecord, Ending, Record
from mageduel.kernel.requests import IllegalAnswer
from mageduel.modes import rule_set
from mageduel.rules.attention import take_every_step
from mageduel.rules.round.phases import play
from mageduel.rules.round.setup import Setup, new_game
from mageduel.rules.victory.standing import end
from mageduel.state.game import Game
from mageduel.words.language import say

RULES_VERSION = __version__
load_all()


def start_duel(
    setup: Setup,
    seed: int,
    *,
    forkable: bool = False,
    log: bool = False,
    asks_chance: bool = False,
    takes_every_step: bool = False,
) -> Match[Game]:
    """Begin a duel.

    `log` keeps the events for a chronicle, `asks_chance` has somebody else roll the dice, and `takes_every_step` leaves
    nothing out because nobody waits for it.
    """
    game = new_game(rule_set(setup.mode), setup, seed)
    game.asks_chance = asks_chance
    if takes_every_step:
        take_every_step(game)
    if log:
        game.log = []
    return Match(game, play, forkable=forkable)


def end_by_players(game: Game, ending: Ending) -> None:
    """End a duel as its players have: one gives up, or both agree on a draw."""
    if game.result is not None:
        raise DamagedRecord("This game was over by the rules before its players ended it.")
    if ending.conceded is None:
        end(game, None, "agreed by both")
        return
    if ending.conceded >= len(game.players):
        raise DamagedRecord(f"Seat {ending.conceded}, which gave up in this game record, does not exist.")
    loser = game.players[ending.conceded]
    winner = next(player.team for player in game.players if player.team != loser.team)
    end(game, winner, f"{loser.name} conceded")


def record_of(match: Match[Game], setup: Setup, seed: int) -> Record:
    """Write a duel down."""
    return Record(setup.to_data(), seed, tuple(match.answers), RULES_VERSION, match.game.digest())


def replay(record: Record, *, log: bool = False, forkable: bool = False) -> Match[Game]:
    """Play a recorded duel again; one that does not come out the same is refused."""
    if record.rules_version != RULES_VERSION:
        raise DamagedRecord(
            f"This game was played with rules version {record.rules_version}; "
            f"this is {RULES_VERSION} and cannot replay it."
        )
    try:
        setup = Setup.from_data(record.setup)
        match = start_duel(setup, record.seed, log=log, forkable=forkable)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise DamagedRecord(f"The set-up in this game record cannot be used: {error}") from None
    for number, (player, answer) in enumerate(record.answers, 1):
        try:
            match.answer(player, answer)
        except IllegalAnswer as error:
            why = say(f"refusal.{error.refusal.code}")
            raise DamagedRecord(f"Answer {number} of this game record is not possible: {why}") from None
    if match.game.digest() != record.digest:
        raise DamagedRecord("This game record does not end where it says it does: it has been changed.")
    if record.ending is not None:
        end_by_players(match.game, record.ending)
    return match
