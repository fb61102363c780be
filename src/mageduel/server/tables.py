"""Tables: games in progress, their seats, and what each seat is told. One table at a time changes, in one place."""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from mageduel.course import Parting, table_checksum
from mageduel.duel import RULES_VERSION, end_by_players, parted_line, start_duel
from mageduel.kernel.chance import Stream
from mageduel.kernel.match import Match
from mageduel.kernel.questions import PASS
from mageduel.kernel.record import Ending, Record, seed_to_data
from mageduel.kernel.requests import CONCESSIONS, Answer, Request
from mageduel.lessons.coach import Coach, opponent_of
from mageduel.rules.enchantments.reveals import WINDOW
from mageduel.rules.round.setup import Setup
from mageduel.rules.victory.standing import standing_sides
from mageduel.server.agreements import Agreement
from mageduel.server.attendance import Attendance
from mageduel.server.attention import Attention
from mageduel.server.chronicles import tell_events
from mageduel.server.clocks import Clock
from mageduel.server.coaching import coach_of
from mageduel.server.desks import Desk, Shown
from mageduel.server.limits import Bucket
from mageduel.server.listeners import Listener
from mageduel.server.minds import Mind
from mageduel.server.settling import OfferKind, OfferOver
from mageduel.server.showing import Gallery, look, state_text
from mageduel.server.states import Presence
from mageduel.server.stored import StoredGame, StoredSeat
from mageduel.server.tokens import fingerprint
from mageduel.state.events import DiceRolled, Revealed
from mageduel.state.game import Game
from mageduel.views.shapes import EventShown
from mageduel.words.language import language, say, speaking

NOTICE = "Notice"
"""The kind of a chronicle line that is about the table, not about the game."""


@dataclass(frozen=True, slots=True)
class Given:
    """What is remembered of an answer: what had come out before it, and whether anybody chose it."""

    out: tuple[int, Stream, int]
    is_ahead: bool
    """Given for the player, or a pass in a reveal window: nothing anybody would take back."""


@dataclass(slots=True, eq=False)
class LiveTable:
    """One game in memory, with everybody who watches it."""

    stored: StoredGame
    setup: Setup
    match: Match[Game]
    listeners: list[Listener] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    minds: dict[int, Mind] = field(default_factory=dict)
    attention: dict[int, Attention] = field(default_factory=dict)
    """For each seat a person plays, when to interrupt that person."""
    desks: dict[int | None, Desk] = field(default_factory=dict)
    galleries: defaultdict[str, Gallery] = field(default_factory=lambda: defaultdict(Gallery))
    """What has been drawn of the game, by language."""
    given: list[Given] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    """The course of the game: a checksum of the table before the first answer, and after each."""
    parting: Parting | None = None
    """Where a game of another version takes another course here; it is shown up to there, and not played on."""
    answered: dict[int, int] = field(default_factory=dict)
    """How many answers each seat has given."""
    skipped: dict[int, int] = field(default_factory=dict)
    """How many numbers of requests each seat has used up with answers that were taken back."""
    counted: tuple[int, int] = (0, 0)
    """How far the log has been read for dice and reveals, and how many there were."""
    notices: list[tuple[int, Callable[[], str]]] = field(default_factory=list)
    """Lines about the table, each with the number of answers it comes after."""
    offers: dict[OfferKind, Agreement] = field(default_factory=dict)
    computers_task: asyncio.Task[None] | None = None
    host: str | None = None
    """The address of whoever sat down last: computer players think in its turn."""
    offer_rates: dict[int, Bucket] = field(default_factory=dict)
    """How often each seat may still ask the others for something."""
    talk_rates: dict[int, Bucket] = field(default_factory=dict)
    """How much each seat may still say."""
    attendance: Attendance = field(default_factory=Attendance)
    hinted: set[int] = field(default_factory=set)
    """Seats for which a hint is being thought about."""
    clock: Clock | None = None
    """Everybody's time, where time is kept."""
    time: Callable[[], float] = float
    """How long the server has been up."""
    visitors: int = 0
    """Connections on their way in or out; with any, the table stays in memory."""
    is_lost: bool = False
    """Another process holds this game by now."""
    digest: str | None = None
    """The fingerprint of the game before it was ended by its players."""
    coach: Coach | None = None
    """Who follows the game, where it is a lesson."""

    def __post_init__(self) -> None:
        self.coach = coach_of(self.stored, self.game)

    @property
    def id(self) -> str:
        """The game's name."""
        return self.stored.id

    @property
    def game(self) -> Game:
        """The state."""
        return self.match.game

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more to play."""
        return self.match.is_over or self.game.result is not None

    @property
    def invited(self) -> list[int]:
        """Seats whose friend has not come yet; nothing is played before."""
        return [seat.seat for seat in self.stored.seats if seat.invite is not None]

    @property
    def computers(self) -> set[int]:
        """Seats played by the computer, for good or until their people are back."""
        return {seat.seat for seat in self.stored.seats if seat.is_computer}

    def level(self, seat: int) -> str:
        """The level of the computer player of a seat."""
        stored = self.stored.seats[seat]
        return stored.stand_in or stored.level or "random"

    @property
    def due(self) -> float:
        """When the next of those whose time runs is out of time, as the server has been up; 0 where nobody's runs."""
        return 0.0 if self.clock is None or self.is_over else self.clock.due

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is going on."""
        return not (self.listeners or self.visitors or self.computers_task or self.lock.locked())

    @property
    def is_unwatched(self) -> bool:
        """Whether only one person plays, so that nobody can learn from how long an answer takes."""
        return sum(seat.kind != "computer" for seat in self.stored.seats) == 1

    def attention_of(self, seat: int) -> Attention:
        """When to interrupt the person at this seat."""
        return self.attention.setdefault(seat, Attention())

    def answer_ahead(self, seat: int) -> Answer | None:
        """What the person at this seat has answered already to what is being asked."""
        request = self.open_request(seat)
        if request is None or seat not in self.attention or seat in self.computers:
            return None
        return self.attention[seat].answer_ahead(self.game, request)

    def others(self, seat: int) -> list[int]:
        """The other people at the table; on one screen there are none."""
        if self.stored.same_screen:
            return []
        return [each.seat for each in self.stored.seats if each.seat != seat and not each.is_computer]

    def is_in(self, seat: int) -> bool:
        """Whether a seat has still something to win: it has not given up, and a mage of its side stands."""
        game = self.game
        return seat not in game.conceded and game.players[seat].team in standing_sides(game)

    def parties(self, kind: OfferKind, seat: int) -> tuple[int, ...]:
        """Everybody else whose word is needed: to play again of all, to change this game of those still in it.

        Nobody waits for the word of others who are away, where it is about somebody who is away.
        """
        others = [each for each in self.others(seat) if kind == "rematch" or self.is_in(each)]
        return tuple(each for each in others if kind != "replace" or self.replaceable_in(each) != 0)

    def _is_away(self, seat: int) -> bool:
        """Whether somebody is missed; a game of days a decision misses nobody."""
        stored = self.stored.seats[seat]
        if stored.is_computer or stored.invite is not None or any(each.seat == seat for each in self.listeners):
            return False
        return self.clock is None or self.clock.terms.kind != "days"

    def replaceable_in(self, seat: int) -> int | None:
        """Seconds until the others need not wait for the person of a seat; None while that person is there."""
        return self.attendance.replaceable_in(seat) if self._is_away(seat) else None

    def count_out(self, seat: int, seconds: float) -> None:
        """The person of a seat, who is away, loses on time unless back before so many seconds have gone."""
        self.attendance.count_out(seat, seconds)
        who = self.game.seated[seat].name
        self.tell(lambda: say("table.counted-out", who=who, seconds=round(seconds)))

    def counted_out(self) -> int | None:
        """A seat whose person has been counted out."""
        return next((seat for seat in self.attendance.counting if self.attendance.counted_out_in(seat) == 0), None)

    def drop_offers(self) -> None:
        """The game goes on: nobody need agree to anything any more, but to a stand-in for who is still away."""
        for kind in [kind for kind in self.offers if kind != "replace" or self.is_over]:
            self.drop_offer(kind)

    def drop_offer(self, kind: OfferKind) -> None:
        """Nobody need agree to this any more."""
        agreement = self.offers.pop(kind)
        for listener in self.listeners:
            if listener.seat in agreement.missing:
                listener.send(OfferOver(kind=kind))

    def stand_in(self, seat: int, level: str) -> None:
        """The computer plays for the person of a seat from now on, or does not any more where no level is named."""
        seats = list(self.stored.seats)
        seats[seat] = replace(seats[seat], stand_in=level)
        self.stored = replace(self.stored, seats=tuple(seats))
        self.minds.pop(seat, None)
        who = self.game.seated[seat].name
        if level:
            self.tell(lambda: say("table.stand-in", who=who, level=say(f"level.{level}.name")))
        else:
            self.tell(lambda: say("table.back", who=who))

    def seat_of(self, token: str) -> int | None:
        """The seat a token opens."""
        known = fingerprint(token)
        for seat in self.stored.seats:
            if seat.token is not None and secrets.compare_digest(seat.token, known):
                return seat.seat
        return None

    def open_request(self, seat: int) -> Request | None:
        """What this seat is being asked."""
        if self.game.result is not None or self.invited or self.parting is not None:
            return None
        return self.match.request_for(seat)

    @property
    def stopped(self) -> str | None:
        """Why this game cannot be played on here, in one sentence, or None."""
        return None if self.parting is None else parted_line(self.stored.rules_version, self.parting)

    def request_number(self, seat: int) -> int:
        """Tells this seat's open request from all its earlier ones; other seats' answers do not change it."""
        return self.answered.get(seat, 0) + self.skipped.get(seat, 0)

    @property
    def waiting_for(self) -> list[int]:
        """Seats that have something to answer, or have yet to come."""
        if self.game.result is not None or self.parting is not None:
            return []
        return self.invited or sorted({request.player for request in self.match.open_requests})

    def run_clock(self, since: float | None = None) -> None:
        """Let the time of those people run who are asked something, and nobody else's."""
        if self.clock is not None:
            people = [seat for seat in self.waiting_for if seat not in self.computers]
            asked = {seat: self.request_number(seat) for seat in people if self.open_request(seat) is not None}
            self.clock.run(self.time() if since is None else since, asked, self.game.round)

    # Answers

    def give(self, seat: int, answer: Answer, *, is_ahead: bool = False) -> None:
        """Give an answer that has been checked and stored."""
        self.play(seat, answer, is_ahead=is_ahead)
        self.drop_offers()
        self.publish()

    def play(self, seat: int, answer: Answer, *, is_ahead: bool = False) -> None:
        """Play an answer and tell nobody yet."""
        request = self.match.request_for(seat)
        is_pass = False
        if answer not in CONCESSIONS:
            assert request is not None
            if seat in self.attention:
                self.attention[seat].note(self.game, request, was_asked=not is_ahead)
            is_pass = request.question is WINDOW and answer == PASS
        self.given.append(Given(self._out(), is_ahead or is_pass))
        self.match.give(seat, answer)
        self.tables.append(table_checksum(self.game))
        if self.coach is not None:
            self.coach.note(self.game, seat, answer, self.match.number_of_answers)
        self.answered[seat] = self.answered.get(seat, 0) + 1

    def _out(self) -> tuple[int, Stream, int]:
        """Changes whenever dice are rolled, something hidden is shown, or somebody looks at it."""
        log = self.game.log or []
        read, shown = self.counted
        shown += sum(1 for event in log[read:] if isinstance(event, DiceRolled | Revealed))
        self.counted = (len(log), shown)
        return shown, self.game.dice_stream, sum(len(each.looked_at_by) for each in self.game.hidden)

    def undo_point(self, seat: int) -> int | None:
        """The number of this seat's last answer, if nothing hidden or random came out since and nobody else acted."""
        point = self._undo(seat)
        return point if isinstance(point, int) else None

    def why_no_undo(self, seat: int) -> str | None:
        """Why this seat cannot take its last answer back, in one sentence, or None."""
        point = self._undo(seat)
        return None if isinstance(point, int) else self.stopped or say(f"no-undo.{point}")

    def _undo(self, seat: int) -> int | str:
        """The number of the answer this seat may take back, or why there is none."""
        if self.stopped is not None:
            return "over"
        is_lesson = self.coach is not None and self.stored.ending is None
        if (self.is_over and not is_lesson) or len(self.given) != self.match.number_of_answers:
            return "over"
        answers = self.match.answers
        for number in range(len(self.given) - 1, -1, -1):
            if answers[number][0] != seat:
                if is_lesson:  # whoever learns may take anything back
                    continue
                return "others"
            if not self.given[number].is_ahead:
                return number if is_lesson or self.given[number].out == self._out() else "shown"
        return "nothing"

    def skipped_by(self, number: int) -> dict[int, int]:
        """What each seat skips when answers from this number on are taken back, so that no request's number returns.

        One more than the answers lost, for the request that is open now.
        """
        lost = [seat for seat, _ in self.match.answers[number:]]
        return {seat: self.skipped.get(seat, 0) + lost.count(seat) + 1 for seat in range(len(self.game.seated))}

    def played_again(self, number: int) -> LiveTable:
        """This table before the answer of this number, played from the beginning; it touches nothing of this one."""
        twin = LiveTable(self.stored, self.setup, start_duel(self.setup, self.stored.seed, log=True))
        twin.notices = [notice for notice in self.notices if notice[0] <= number]
        twin.follow(self.match.answers[:number])
        return twin

    def go_back_to(self, before: LiveTable) -> None:
        """Go on from a table played again, and tell everybody the whole chronicle anew."""
        versions = {viewer: desk.version for viewer, desk in self.desks.items()}
        self.match = before.match
        self.coach = before.coach
        self.desks = before.desks
        self.given = before.given
        self.tables = before.tables
        self.answered = before.answered
        self.counted = before.counted
        self.notices = before.notices
        self.drop_offers()
        for viewer, desk in self.desks.items():
            desk.version = versions.get(viewer, 0) + 1
        for listener in self.listeners:
            listener.told = 0

    def follow(self, answers: Sequence[tuple[int, Answer]]) -> None:
        """Play a game that begins now up to where these answers have brought it."""
        self.tables = [table_checksum(self.game)]
        self.publish(looks=False)
        for seat, answer in answers:
            self.play(seat, answer)
            self.publish(looks=False)

    def sit_down(self, seats: tuple[StoredSeat, ...], setup: Setup) -> None:
        """A friend has come: the game begins with the seats as they are now."""
        self.setup = setup
        self.stored = self.stored.with_seats(seats, setup.to_data())
        self.minds.clear()
        self.go_back_to(self.played_again(0))

    def close(self, ending: Ending) -> None:
        """End the game by agreement or concession."""
        self.digest = self.game.digest()
        end_by_players(self.game, ending)
        self.stored = replace(self.stored, ending=ending)
        self.drop_offers()
        self.publish()
        self.run_clock()

    def mind(self, seat: int) -> Mind:
        """The computer player of a seat."""
        if seat not in self.minds:
            agent = None if self.coach is None else opponent_of(self.coach.lesson)
            self.minds[seat] = Mind(self.setup, self.stored.seed, seat, self.level(seat), agent)
        return self.minds[seat]

    # Showing

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """Everybody who may look: the spectators, and every seat."""
        return (None, *range(len(self.game.seated)))

    def publish(self, *, looks: bool = True) -> None:
        """Show the table, as it is now, to every viewer.

        Who is there looks at once: the table may move on before they are told.
        """
        there = {(listener.seat, listener.language) for listener in self.listeners} if looks else set()
        for viewer in self.viewers:
            self.desks.setdefault(viewer, Desk())
        tell_events(self.game, self.desks)
        for viewer, desk in self.desks.items():
            self._write_notices(desk)
            desk.version += 1
            desk.at = self.match.number_of_answers
            desk.round = self.game.round
            before = desk.shown
            desk.shown = {
                reader.code: look(self, viewer, reader, before.get(reader.code))
                for seat, reader in there
                if seat == viewer
            }

    def _write_notices(self, desk: Desk) -> None:
        """Add what is new about the table to a viewer's chronicle, and in the end where its dice came from."""
        fresh = [(number, sentence) for number, sentence in self.notices if desk.at <= number]
        ends = self.is_over and not desk.knows_seed
        for code, lines in desk.lines.items() if fresh or ends else ():
            with speaking(language(code)):
                for number, sentence in fresh:
                    if not any(line.kind == NOTICE and line.amount == number for line in lines):
                        lines.append(self._notice(len(lines), number, sentence()))
                if ends:
                    seed = say("table.seed", seed=seed_to_data(self.stored.seed))
                    lines.append(self._notice(len(lines), None, seed))
        desk.knows_seed = desk.knows_seed or ends

    def _notice(self, index: int, number: int | None, sentence: str) -> EventShown:
        return EventShown(
            index=index, kind=NOTICE, sentence=sentence, round=self.game.round, seat=None, objects=[],
            start=None, end=None, amount=number, dice=[], effect=None, sum=None, strike=None,
        )  # fmt: skip

    def state_for(self, listener: Listener) -> str:
        """The table as this listener may see it and what is new to it, as it is sent."""
        return state_text(self, listener)

    def shown_to(self, listener: Listener) -> Shown:
        """The table as it is in front of this listener."""
        desk, code = self.desks[listener.seat], listener.language.code
        shown = desk.shown.get(code)
        if shown is None:
            shown = desk.shown[code] = look(self, listener.seat, listener.language)
        return shown

    def presence(self, waiting_for: Sequence[int]) -> list[Presence]:
        """Who is there, who is thinking, and who has yet to come."""
        there = {listener.seat for listener in self.listeners}
        return [
            Presence(
                seat=seat.seat,
                connected=seat.kind == "computer" or seat.seat in there,
                thinking=seat.is_computer and seat.seat in waiting_for,
                invited=seat.invite is not None,
                stand_in=seat.stand_in or None,
                replaceable_in=self.replaceable_in(seat.seat),
                counted_out_in=self.attendance.counted_out_in(seat.seat),
            )
            for seat in self.stored.seats
        ]

    def record(self) -> Record:
        """The game written down."""
        digest = self.digest or self.game.digest()
        answers = tuple(self.match.answers)
        stored = self.stored
        course = "".join(self.tables[1:])
        return Record(stored.setup, stored.seed, answers, RULES_VERSION, digest, stored.ending, course)

    def tell(self, sentence: Callable[[], str]) -> None:
        """Add a line about the table to everybody's chronicle."""
        self.notices.append((self.match.number_of_answers, sentence))
        self.publish(looks=False)
