"""Hindsight: a game that is over, looked at again: who stood how, what the dice gave, what was decided and what earned.

How a side stood is the chance to win from the table as it was. Luck is what an answer's dice gave against what other
dice would have given from the same table. Decisions are judged from what the player saw then, and never from more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from mageduel.agents.advice import Adviser
from mageduel.agents.budget import Budget
from mageduel.agents.chances import chance
from mageduel.agents.master import mirrored
from mageduel.duel import end_by_players, start_duel
from mageduel.kernel.chance import stream
from mageduel.kernel.match import Match
from mageduel.kernel.record import Ending
from mageduel.kernel.requests import CONCEDE, Answer
from mageduel.rules.enchantments.reveals import REVEAL, WINDOW
from mageduel.rules.planning.plans import PLAN
from mageduel.rules.round.action_stage import ACTIVATE
from mageduel.rules.round.setup import Setup
from mageduel.state.events import Attacked, DiceRolled, Event, Revealed, SpellCast
from mageduel.state.game import Game
from mageduel.state.parts import SPELL
from mageduel.state.running import Attack
from mageduel.views.decisions import Decision
from mageduel.views.dice import mean_of, rank_of
from mageduel.views.view import view

OTHER_DICE: Final = 24
"""How often an answer is given again with other dice."""
LUCK_STREAM: Final = 14
BUDGET: Final = Budget(look_aheads=90, seconds=1.5)
"""For one decision."""
MOST_DECISIONS: Final = 240
A_JUMP: Final = 0.08
"""A turn after which a side stands so much better or worse, dice aside, is a turning point."""
MOST_TURNING_POINTS: Final = 5
MOST_WAYS: Final = 4

Grade = Literal["best", "close", "some", "much"]
GRADES: Final[dict[Grade, float]] = {"best": 0.0, "close": 0.01, "some": 0.04, "much": 0.12}
"""Classes of decisions by the chance given away at least: as good as the best, close, a loss, a great loss."""
A_LOSS: Final = GRADES["some"]
"""From here on a decision is worth looking at again."""

Told = tuple[dict[str, object], int, tuple[tuple[int, Answer], ...]]
"""A game as it travels between processes: set-up, seed and answers."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How likely each side was to win after so many answers."""

    frame: int
    round: int
    chances: tuple[float, ...]
    """By team, in the order of the teams."""


@dataclass(frozen=True, slots=True)
class Throw:
    """A roll of attack dice against what was to be expected of it."""

    frame: int
    seat: int
    who: str
    """The card that attacked."""
    target: str
    dice: int
    damage: int
    average: float
    rank: float
    """The share of all rolls that would have been worse, half of the equal ones included."""
    swing: float
    """What the dice of this answer did to the chance of the roller's side."""


@dataclass(frozen=True, slots=True)
class Turn:
    """From one choice of a creature to the next, or a whole phase: what it did to a side's chance."""

    frame: int
    end: int
    seat: int
    round: int
    before: float
    after: float
    by_dice: float

    @property
    def by_choice(self) -> float:
        """What is left of the change when the dice are taken out."""
        return self.after - self.before - self.by_dice


@dataclass(slots=True)
class Earning:
    """What a card cost its player and did."""

    seat: int
    card: str
    casts: int = 0
    mana: int = 0
    damage: int = 0


@dataclass(slots=True)
class Survey:
    """A game played through once."""

    teams: tuple[int, ...]
    """The team of each seat, as a place in `chances`."""
    standings: list[Standing] = field(default_factory=list)
    throws: list[Throw] = field(default_factory=list)
    luck: list[float] = field(default_factory=list)
    """By team: what all dice together did to its chance."""
    turns: list[Turn] = field(default_factory=list)
    """Turning points, in the order of the game."""
    earnings: list[Earning] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    """Frames at which somebody had something to decide that can be judged."""


@dataclass(frozen=True, slots=True)
class Judged:
    """One decision against the best its player could have known of."""

    frame: int
    seat: int
    kind: str
    played: float
    best: float
    better: Answer | None
    """What would have been better, where something was."""
    without: float | None
    """The chance with nothing done instead, where that could be chosen."""
    card: str | None
    """The spell it cast or revealed."""
    ways: tuple[tuple[Answer, float], ...] = ()
    """The best ways there were, with the chance each leads to."""

    @property
    def lost(self) -> float:
        """The chance it gave away."""
        return max(0.0, self.best - self.played)

    @property
    def grade(self) -> Grade:
        """The class it belongs to."""
        return max((name for name, least in GRADES.items() if self.lost >= least), key=GRADES.__getitem__)


class Surveyor:
    """Plays a finished game through and notes what there is to say of it."""

    def __init__(self, told: Told, ending: Ending | None = None) -> None:
        self._setup = Setup.from_data(dict(told[0]))
        self._seed, self._answers = told[1], told[2]
        self._ending = ending
        game = self._start().game
        sides = sorted({player.team for player in game.seated})
        self._sides = sides
        self.survey = Survey(tuple(sides.index(player.team) for player in game.seated), luck=[0.0] * len(sides))
        self._earnings: dict[tuple[int, str], Earning] = {}
        self._luck: dict[int, tuple[float, ...]] = {}

    def _start(self) -> Match[Game]:
        return start_duel(self._setup, self._seed, forkable=True, log=True)

    def look(self) -> Survey:
        """The whole survey."""
        match = self._start()
        game = match.game
        survey = self.survey
        begins: list[tuple[int, int]] = [(0, -1)]
        self._stand(0, match)
        for number, (seat, answer) in enumerate(self._answers):
            request = match.request_for(seat)
            if request is not None and answer != CONCEDE:
                if request.question is ACTIVATE or request.question is PLAN:
                    begins.append((number, seat))
                if _can_be_judged(match, seat):
                    survey.decisions.append(number)
            before = game.dice_stream
            read = len(game.log or [])
            twin = match.fork() if match.can_fork else None
            match.give(seat, answer)
            self._stand(number + 1, match)
            if game.dice_stream != before and twin is not None:
                self._weigh_dice(number, twin, seat, answer)
            self._note((game.log or [])[read:], number)
        if self._ending is not None and game.result is None:
            end_by_players(game, self._ending)
            self._stand(len(self._answers) + 1, match)
        survey.earnings = sorted(self._earnings.values(), key=lambda each: -each.mana)
        survey.turns = self._turning_points(begins)
        survey.decisions = _thinned(survey.decisions)
        return survey

    def _stand(self, frame: int, match: Match[Game]) -> None:
        game = match.game
        chances = [chance(game, side) for side in self._sides]
        total = sum(chances) or 1.0
        shares = tuple(round(each / total, 4) for each in chances)
        self.survey.standings.append(Standing(frame, game.round, shares))

    def _weigh_dice(self, number: int, twin: Match[Game], seat: int, answer: Answer) -> None:
        """What the dice of an answer gave, against what others give."""
        sums = [0.0] * len(self._sides)
        dice = stream(number, LUCK_STREAM)
        for time in range(OTHER_DICE):
            dice = mirrored(dice) if time % 2 else stream(number * OTHER_DICE + time, LUCK_STREAM)
            fork = twin.fork(forkable=False)
            fork.reseed(dice)
            fork.give(seat, answer)
            chances = [chance(fork.game, side) for side in self._sides]
            total = sum(chances) or 1.0
            for index, each in enumerate(chances):
                sums[index] += each / total
            fork.throw_away()
        now = self.survey.standings[-1].chances
        gained = tuple(each - mean / OTHER_DICE for each, mean in zip(now, sums, strict=True))
        self._luck[number] = gained
        for index, each in enumerate(gained):
            self.survey.luck[index] += each

    def _note(self, events: Sequence[Event], number: int) -> None:
        rolls = [event for event in events if isinstance(event, DiceRolled)]
        for roll in rolls:
            attack = roll.attack
            gained = self._luck.get(number)
            swing = gained[self.survey.teams[attack.controller]] / len(rolls) if gained and self._sits(attack) else 0.0
            self.survey.throws.append(
                Throw(
                    number + 1, attack.controller, _attacking(attack), attack.defender.name, roll.tally.dice,
                    roll.tally.damage, round(mean_of(roll.tally), 2), round(rank_of(roll.tally), 3), round(swing, 4),
                )
            )  # fmt: skip
        for event in events:
            if isinstance(event, SpellCast):
                earning = self._earning(event.spell.controller, event.spell.card.name)
                earning.casts += 1
                earning.mana += event.spell.paid
            elif isinstance(event, Revealed):
                self._earning(event.enchantment.controller, event.enchantment.card.name).mana += event.paid or 0
            elif isinstance(event, Attacked) and self._sits(event.attack):
                key = (event.attack.controller, _attacking(event.attack))
                if key in self._earnings:
                    self._earnings[key].damage += event.damage

    def _sits(self, attack: Attack) -> bool:
        return 0 <= attack.controller < len(self.survey.teams)

    def _earning(self, seat: int, card: str) -> Earning:
        return self._earnings.setdefault((seat, card), Earning(seat, card))

    def _turning_points(self, begins: Sequence[tuple[int, int]]) -> list[Turn]:
        """The turns that changed most, dice aside."""
        found = []
        ends = [start for start, _ in begins[1:]] + [len(self._answers)]
        for (start, seat), end in zip(begins, ends, strict=True):
            if seat < 0 or end <= start:
                continue
            side = self.survey.teams[seat]
            first, last = self.survey.standings[start], self.survey.standings[end]
            by_dice = sum(self._luck[each][side] for each in range(start, end) if each in self._luck)
            found.append(
                Turn(start, end, seat, first.round, first.chances[side], last.chances[side], round(by_dice, 4))
            )
        jumps = [turn for turn in found if abs(turn.by_choice) >= A_JUMP]
        largest = sorted(jumps, key=lambda turn: -abs(turn.by_choice))[:MOST_TURNING_POINTS]
        return sorted(largest, key=lambda turn: turn.frame)


def _attacking(attack: Attack) -> str:
    """The name of the card an attack is made with."""
    if attack.spell is not None:
        return attack.spell.card.name
    thing = attack.source or attack.attacker
    return attack.bar.name if thing is None else thing.card.name


def _can_be_judged(match: Match[Game], seat: int) -> bool:
    """Whether this is a choice worth judging: a real one, and in a window only where it would interrupt a person."""
    request = match.request_for(seat)
    if request is None:
        return False
    if request.question is PLAN:
        return True
    if len(request.options) < 2:
        return False
    return request.question is not WINDOW or view(match.game, seat).concern(Decision(request)).asks


def _thinned(frames: list[int]) -> list[int]:
    """Not more than can be judged in time, evenly over the game."""
    if len(frames) <= MOST_DECISIONS:
        return frames
    step = len(frames) / MOST_DECISIONS
    return [frames[int(index * step)] for index in range(MOST_DECISIONS)]


def judge(match: Match[Game], seat: int, answer: Answer, budget: Budget = BUDGET) -> Judged | None:
    """Judge the answer a seat gave to what is open in this match, from what it could see."""
    request = match.request_for(seat)
    if request is None:
        return None
    decline = request.decline
    frame = match.number_of_answers
    also = [answer] if decline is None or decline == answer else [answer, decline]
    advice = Adviser(frame, budget=budget).advise(view(match.game, seat, match), Decision(request), also, depth=1)
    played, best = advice.of(answer), advice.ways[0]
    if played is None or played.chance is None or best.chance is None:
        return None
    nothing = advice.of(decline) if decline is not None and decline != answer else None
    better = best.way[0] if best.way[0] != answer else None
    return Judged(
        frame, seat, request.kind, played.chance, best.chance, better,
        None if nothing is None else nothing.chance, _card_of(match, seat, answer),
        tuple((way.way[0], way.chance) for way in advice.ways if way.chance is not None)[:MOST_WAYS],
    )  # fmt: skip


def _card_of(match: Match[Game], seat: int, answer: Answer) -> str | None:
    request = match.request_for(seat)
    if request is None or request.question is PLAN:
        return None
    if answer[0] == REVEAL:
        return match.game.objects[answer[1]].card.name
    form = request.question.form_of(answer)
    return str(answer[form.place_of(SPELL)]) if SPELL in form.parts else None
