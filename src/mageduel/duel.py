"""A duel: a match of the game, from set-up to record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from mageduel import __version__
from mageduel.cards import load_all
from mageduel.course import Parted, Parting, Telling, table_checksum
from mageduel.facts.errors import ForPeople
from mageduel.kernel.match import Match
from mageduel.kernel.record import DamagedRecord, Ending, Record
from mageduel.kernel.requests import Answer
from mageduel.modes import rule_set
from mageduel.positions.laying import begins_round
from mageduel.positions.position import begin_at
from mageduel.rules.attention import take_every_step
from mageduel.rules.round.phases import play
from mageduel.rules.round.setup import Setup, new_game
from mageduel.rules.victory.concessions import concede, ends_by_conceding
from mageduel.rules.victory.standing import end
from mageduel.state.causes import HowEnded
from mageduel.state.events import RoundBegan
from mageduel.state.game import Game
from mageduel.words.language import say
from mageduel.words.records import why_damaged

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
    game = new_game(rule_set(setup.mode, len(setup.seats), setup.board), setup, seed)
    game.asks_chance = asks_chance
    if takes_every_step:
        take_every_step(game)
    if log:
        game.keep_log([])
    if setup.position is not None:
        begin_at(game, setup)
        if not begins_round(game):
            game.tell(RoundBegan(game.round))
    return Match(game, play, forkable=forkable, concession=concede)


def end_by_players(game: Game, ending: Ending) -> None:
    """End a duel as its players have: the last of all other sides gives up, or all agree on a draw."""
    if game.result is not None:
        raise DamagedRecord("over-already")
    if ending.conceded is None:
        end(game, None, HowEnded.AGREED)
        return
    if ending.conceded >= len(game.seated):
        raise DamagedRecord(say("record.no-such-seat", seat=ending.conceded))
    if not ends_by_conceding(game, ending.conceded):
        raise DamagedRecord(say("record.others-play-on", seat=ending.conceded))
    concede(game, ending.conceded, ending.on_time)


def record_of(match: Match[Game], setup: Setup, seed: int, *, with_course: bool = True) -> Record:
    """Write a duel down, with the course it took: for that it is played once more."""
    answers = tuple(match.answers)
    course = course_of(setup, seed, answers) if with_course else ""
    return Record(setup.to_data(), seed, answers, RULES_VERSION, match.game.digest(), course=course)


def course_of(setup: Setup, seed: int, answers: Sequence[tuple[int, Answer]]) -> str:
    """The course a duel takes with these answers."""
    match = start_duel(setup, seed)
    course = []
    for player, answer in answers:
        match.give(player, answer)
        course.append(table_checksum(match.game))
    return "".join(course)


@dataclass(frozen=True, slots=True)
class Told:
    """A recorded duel, told again as far as it takes the course it took."""

    match: Match[Game]
    parting: Parting | None
    """Where it parts, if another version played it; the match stands before that answer."""
    is_proven: bool
    """Whether every table was compared, or the last one; otherwise its answers are possible, and no more is known."""


def parted_line(version: str, parting: Parting) -> str:
    """What to tell people of a duel that takes another course here."""
    return say("record.parts", version=version, ours=RULES_VERSION, where=parting.sentence)


def unproven_line(version: str) -> str:
    """What to tell people of a duel whose answers are possible here, while nobody knows what came of them."""
    return say("record.unproven", version=version, ours=RULES_VERSION)


def tell_again(record: Record, *, log: bool = False, forkable: bool = False) -> Told:
    """Play a recorded duel again; one of another version up to where it parts.

    A record of this version that does not come out the same has been changed, and is refused.
    """

    def begin() -> Match[Game]:
        try:
            return start_duel(Setup.from_data(record.setup), record.seed, log=log, forkable=forkable)
        except (ForPeople, LookupError, TypeError, ValueError, AttributeError) as error:
            raise DamagedRecord(say("record.setup", why=why_damaged(error))) from None

    match, parting = retrace(begin, record.answers, telling_of(record))
    if parting is not None:
        check_parting(record, parting)
        return Told(match, parting, is_proven=True)
    is_proven = proves(record, match.game)
    if record.ending is not None:
        end_by_players(match.game, record.ending)
    return Told(match, None, is_proven)


def retrace(
    begin: Callable[[], Match[Game]], answers: Sequence[tuple[int, Answer]], telling: Telling
) -> tuple[Match[Game], Parting | None]:
    """A duel brought by its answers to where it stood, or to before the answer at which it parts."""
    match = begin()
    try:
        for player, answer in answers:
            telling.give(match, player, answer)
    except Parted as error:
        before = begin()
        for player, answer in match.answers[: error.parting.answer - 1]:
            before.give(player, answer)
        return before, error.parting
    return match, None


def telling_of(record: Record) -> Telling:
    """How to give the answers of this record."""
    return Telling(record.course, record.rules_version != RULES_VERSION)


def check_parting(record: Record, parting: Parting) -> None:
    """Refuse a record of this very version that parts."""
    if record.rules_version != RULES_VERSION:
        return
    if parting.is_refused:
        raise DamagedRecord(say("record.impossible", number=parting.answer, why=parting.why))
    raise DamagedRecord(say("record.changed", number=parting.answer))


def proves(record: Record, game: Game) -> bool:
    """Whether a record whose answers have all been given is known to have ended like this.

    The digest of another version need not be ours; then only the course tells.
    """
    if game.digest() == record.digest:
        return True
    if record.rules_version == RULES_VERSION:
        raise DamagedRecord("changed-end")
    return bool(record.course) or not record.answers


def replay(record: Record, *, log: bool = False, forkable: bool = False) -> Match[Game]:
    """Play a recorded duel again to where it stood; one that parts is refused."""
    told = tell_again(record, log=log, forkable=forkable)
    if told.parting is not None:
        raise DamagedRecord(parted_line(record.rules_version, told.parting))
    return told.match
