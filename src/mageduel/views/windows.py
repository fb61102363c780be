"""Reveal windows: which of them interrupt a player, and the answers a player gives ahead.

The rules ask whoever has something face down, after every step of everything. Whether the person is interrupted is a
preference, and decided here for client, terminal and computer players alike: from what everybody sees and from the
player's own settings, never from which card lies there. So no default lets the time an answer takes tell what is held.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from mageduel.dsl.steps import (
    DECLARE_ATTACK,
    DECLARE_SPELL,
    ENTERING_ZONE,
    LEAVING_ZONE,
    PAY_SPELL_COSTS,
    ROLL_DICE,
    Step,
)
from mageduel.kernel.questions import PASS
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.enchantments.countering import is_moment_to_counter
from mageduel.rules.enchantments.reveals import COUNTER_REVEAL, REVEALS, WINDOW, is_barred
from mageduel.rules.round.action_stage import ACTIVATE, AFTERWARDS, BEFOREHAND, QUICKCAST
from mageduel.rules.round.phases import MARKERS_FLIPPED
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from mageduel.state.running import Attack, Move, MoveKind, Running, Spell
from mageduel.views.asked import CardStop
from mageduel.views.sides import is_friend
from mageduel.words.language import say


class Moment(Enum):
    """A kind of moment to stop at."""

    DECLARED = "attack-declared"
    DICE = "dice-rolled"
    SPELL = "spell-declared"
    LEFT = "zone-left"
    ENTERED = "zone-entered"
    BEGINS = "begins-to-act"
    ACTED = "has-acted"
    DUE = "due-next"

    __hash__ = object.__hash__


USUAL_MOMENTS: Final = frozenset(Moment) - {Moment.ACTED}


class Stop(Enum):
    """When a player wants to be asked about one face-down card."""

    NEVER = "never"
    USUAL = "usual"
    ALWAYS = "always"


class Wish(Enum):
    """What a player has said ahead about a question that comes again and again."""

    ASK = "ask"
    PASS = "pass"
    CHOICE = "choice"
    """Ask only where there is a choice; whoever waits may notice the difference."""


QUICKCASTS: Final = {Phase.FIRST_QUICKCAST: "first-quickcast", Phase.FINAL_QUICKCAST: "final-quickcast"}
AHEAD: Final = (*QUICKCASTS.values(), ACTIVATE.name, AFTERWARDS.name)
"""The questions that can be answered ahead, the quickcast by its phase; one that insists is never passed."""


@dataclass(frozen=True, slots=True)
class Hush:
    """Being left alone for a while: until what is going on is over, until the next phase, or until one's own turn."""

    until: str
    subject: Running | None
    round: int
    phase: Phase

    def holds(self, game: Game) -> bool:
        """Whether it is not over yet; a hush until one's own turn ends with the next question that is no window."""
        if self.until == "this":
            return bool(game.running) and game.running[0] is self.subject
        return self.until == "turn" or (game.round, game.phase) == (self.round, self.phase)


def hush(game: Game, until: str) -> Hush:
    """Leave a player alone from now on."""
    return Hush(until, game.running[0] if game.running else None, game.round, game.phase)


@dataclass(frozen=True, slots=True)
class Stops:
    """When a player wants to be interrupted."""

    at: frozenset[Moment] = USUAL_MOMENTS
    cards: Mapping[int, Stop] = field(default_factory=dict)
    """Face-down cards, by number, for which something else holds than usual."""
    everywhere: bool = False
    """In every window, as the rules ask."""
    ahead: Mapping[str, Wish] = field(default_factory=dict)
    is_unwatched: bool = False
    """Whether nobody is at the table who could learn from how long an answer takes."""
    hushed: Hush | None = None
    next_chance: bool = False
    """Whether to stop in the next window, whatever it is."""


USUAL_STOPS: Final = Stops()
EVERYWHERE: Final = Stops(everywhere=True)


@dataclass(frozen=True, slots=True)
class Concern:
    """Whether a window interrupts a player, and why."""

    asks: bool
    code: str
    card: str = ""
    """The card it is about, where it is about one."""

    @property
    def sentence(self) -> str:
        """Why, in words; a question that is no window needs none."""
        return say(f"why.{self.code}", card=self.card) if self.code else ""


_OWN: Final = Concern(False, "own-action")
_ELSEWHERE: Final = Concern(False, "elsewhere")
_NO_STOP: Final = Concern(False, "no-stop")
_HUSHED: Final = Concern(False, "hushed")
_EVERYWHERE: Final = Concern(True, "everywhere")
_NEXT: Final = Concern(True, "next-chance")
_QUESTION: Final = Concern(True, "")
_AHEAD: Final = Concern(False, "ahead")
_ASKS: Final = {moment: Concern(True, moment.value) for moment in Moment}


def card_stops(game: Game, seat: int, stops: Stops = USUAL_STOPS) -> list[CardStop]:
    """What a player stops for, one face-down card after another."""
    return [
        CardStop(
            each.id,
            each.name,
            _lies(game, each),
            _usually(game, each),
            bool(each.script.mandatory),
            stops.cards.get(each.id, Stop.USUAL).value,
        )
        for each in game.hidden
        if each.controller == seat
    ]


def _lies(game: Game, card: Object) -> str:
    bearer = card.attached_to
    if bearer is None:
        return say("place.in", zone=game.arena.zone_names[card.zone]) if card.zone is not None else ""
    if bearer is game.players[card.controller].mage:
        return say("stop.on-you")
    return say("stop.on-yours" if bearer.controller == card.controller else "place.on", what=bearer.name)


def _usually(game: Game, card: Object) -> str:
    """The usual moments of a card in a word, by where it lies and not by what it is."""
    if card.attached_to is None:
        return say("stop.entered")
    return "struck" if is_friend(game, card.controller, card.attached_to.controller) else "it acts"


def concern(game: Game, request: Request, stops: Stops = USUAL_STOPS) -> Concern:
    """Whether a reveal window interrupts the player it is put to."""
    assert request.question is WINDOW
    assert isinstance(request.subject, tuple)
    step, running = request.subject
    if stops.next_chance:
        return _NEXT
    if stops.hushed is not None and stops.hushed.holds(game):
        return _HUSHED
    if stops.everywhere:
        return _EVERYWHERE
    seat = request.player
    cards = [each for each in game.hidden if each.controller == seat and not is_barred(game, each)]
    if stops.cards:
        for each in cards:
            if stops.cards.get(each.id) is Stop.ALWAYS:
                return Concern(True, "always", each.name)
        cards = [each for each in cards if stops.cards.get(each.id) is not Stop.NEVER]
    if step == COUNTER_REVEAL:
        return _ASKS[Moment.SPELL] if Moment.SPELL in stops.at else _NO_STOP
    if _is_own(game, seat, running):
        return _OWN
    moment = _moment(game, step, running)
    if moment is None or moment not in stops.at:
        return _NO_STOP
    return _ASKS[moment] if any(_touches(game, each, step, running) for each in cards) else _ELSEWHERE


def _is_own(game: Game, seat: int, running: Running | None) -> bool:
    """Whether what is going on is this player's own doing."""
    if running is None:
        return game.acting is not None and game.acting.controller == seat
    if isinstance(running, Move):
        cause = game.running[0]
        by = cause.controller if isinstance(cause, Attack | Spell) else running.creature.controller
        return by == seat
    if isinstance(running, Attack) and running.attacker is None:
        return False
    return isinstance(running, Attack | Spell) and running.controller == seat


def _moment(game: Game, step: Step[Running] | Phase | str, running: Running | None) -> Moment | None:
    if is_moment_to_counter(running):
        return Moment.SPELL if isinstance(running, Spell) else Moment.DECLARED
    if step is PAY_SPELL_COSTS and DECLARE_SPELL not in game.rules.open_after:  # declared and paid for in one
        return Moment.SPELL
    return _MOMENTS.get(step)


_MOMENTS: Final[dict[object, Moment]] = {
    DECLARE_ATTACK: Moment.DECLARED,
    ROLL_DICE: Moment.DICE,
    DECLARE_SPELL: Moment.SPELL,
    LEAVING_ZONE: Moment.LEFT,
    ENTERING_ZONE: Moment.ENTERED,
    "activation": Moment.BEGINS,
    "action": Moment.ACTED,
    MARKERS_FLIPPED: Moment.DUE,
    Phase.RESET: Moment.DUE,
    Phase.CHANNEL: Moment.DUE,
}


def _touches(game: Game, card: Object, step: object, running: Running | None) -> bool:
    """Whether what is going on touches what this card lies on: a bearer, or a zone."""
    bearer = card.attached_to
    if isinstance(running, Attack):
        if bearer is None:
            return card.zone == running.defender.zone
        return _is_among(bearer, running.attacker, running.defender, running.source)
    if isinstance(running, Spell):
        if card in running.targets:
            return True
        if bearer is not None:
            return _is_among(bearer, running.caster, *running.targets)
        return isinstance(running.target, int) and _is_zone_spell(running) and running.target == card.zone
    if isinstance(running, Move):
        if bearer is None:
            return step is ENTERING_ZONE and running.end == card.zone
        return _is_among(bearer, running.creature) and (step is ENTERING_ZONE or running.kind is MoveKind.ACTION)
    if step is _before_upkeep(game):
        return bearer is not None
    if step in _BEFORE_CHANNELING:  # what lay there a round ago could be turned up beside every action since
        return bearer is not None and bearer.card.channeling is not None and card.cast_round == game.round - 1
    if bearer is None:
        return step == "activation" and game.acting is not None and game.acting.zone == card.zone
    return _is_among(bearer, game.acting)


_BEFORE_CHANNELING: Final = (Phase.RESET, MARKERS_FLIPPED)


def _before_upkeep(game: Game) -> Phase:
    """The phase after which the Upkeep Phase comes."""
    return game.rules.round[game.rules.places[Phase.UPKEEP] - 1].phase


def _is_among(bearer: Object, *things: object) -> bool:
    """Whether one of these is the bearer, or bears it in turn."""
    return any(each is not None and (each is bearer or each is bearer.attached_to) for each in things)


def _is_zone_spell(spell: Spell) -> bool:
    return spell.card.target is not None and "zone" in spell.card.target.kinds


def interruption(game: Game, request: Request, stops: Stops = USUAL_STOPS) -> Concern:
    """Whether a question interrupts the player it is put to, and why."""
    if request.question is WINDOW:
        return concern(game, request, stops)
    return _QUESTION if answer_ahead(game, request, stops) is None else _AHEAD


def _asked_about(request: Request) -> str | None:
    """What a player could have said ahead about: a friendly Action Phase is one matter, before it or after."""
    if request.question is QUICKCAST:
        return QUICKCASTS.get(request.subject)  # type: ignore[call-overload, no-any-return]
    return AFTERWARDS.name if request.question is BEFOREHAND else request.kind


def answer_ahead(game: Game, request: Request, stops: Stops = USUAL_STOPS) -> Answer | None:
    """The answer a player has given ahead to this question, or None where they want to be asked."""
    if request.question is WINDOW:
        return None if concern(game, request, stops).asks else PASS
    about = _asked_about(request)
    if about not in AHEAD:
        return None
    wish = stops.ahead.get(about, Wish.CHOICE if stops.is_unwatched else Wish.ASK)
    if wish is Wish.PASS and not request.question.insists:
        return request.decline
    if wish is Wish.CHOICE:
        ways = [option for option in request.options if option[0] not in REVEALS]
        return ways[0] if len(ways) == 1 else None
    return None
