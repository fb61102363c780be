"""Moments: the windows in which enchantments may be revealed, and how a test names the one it means."""

from __future__ import annotations

from mageduel.dsl.steps import Step
from mageduel.kernel.requests import Request
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from mageduel.state.running import Attack, Move, Spell
from mageduel.views.names import step_name

Moment = Step[Attack] | Step[Spell] | Step[Move] | Phase | str
"""A step of an attack, a spell or a move; a phase; or the name of a window."""

ACTIVATION = "activation"
"""Right after a creature was activated."""
ACTION = "action"
"""Between the actions of an Action Phase, and after a quickcast or an ability between Action Phases."""
ACTION_PHASE = "Action Phase"
"""After the end of an Action Phase."""

WINDOW_OF_PHASE = {phase: f"{phase.value.title()} Phase" for phase in Phase} | {Phase.ACTIONS: ACTION_PHASE}


def name_of(moment: Moment) -> str:
    """What the window is called."""
    if isinstance(moment, Phase):
        return WINDOW_OF_PHASE[moment]
    return moment if isinstance(moment, str) else step_name(moment.code)


class Wanted:
    """An enchantment that is to be revealed, and in which window."""

    def __init__(
        self,
        moment: Moment,
        enchantment: Object,
        by: Object | None,
        target: object,
        time: int,
        *,
        pays: bool = True,
    ) -> None:
        self.moment, self.enchantment, self.by, self.target, self.time = moment, enchantment, by, target, time
        self.pays = pays
        self._met: list[object] = []

    def is_now(self, request: Request, game: Game) -> bool:
        """Whether this request is of the window that was meant; all that are put in one window share their subject."""
        window = request.subject
        assert isinstance(window, tuple)
        moment, subject = window
        if not self._fits(moment, subject, game):
            return False
        if not any(each is window for each in self._met):
            self._met.append(window)
        return len(self._met) == self.time and self.enchantment.controller == request.player

    def _fits(self, moment: object, subject: object, game: Game) -> bool:
        if isinstance(self.moment, Step):
            if moment is not self.moment:
                return False
        elif not isinstance(moment, Step | Phase | str) or name_of(moment) != name_of(self.moment):
            return False
        actor, target = _roles(subject, game)
        return (self.by is None or self.by is actor) and (self.target is None or self.target == target)

    def __repr__(self) -> str:
        which = "" if self.time == 1 else f", time {self.time}"
        by = f", by {self.by}" if self.by is not None else ""
        target = f", on {self.target}" if self.target is not None else ""
        return f"{self.enchantment} after {name_of(self.moment)}{by}{target}{which}"


def _roles(subject: object, game: Game) -> tuple[Object | None, object]:
    """Who does what is going on, and to whom or where."""
    match subject:
        case Attack():
            return subject.attacker, subject.defender
        case Spell():
            return subject.caster, subject.target
        case Move():
            return subject.creature, subject.end
    return game.acting, None
