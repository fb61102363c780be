"""Questions in words: what a player is asked, why now, and with which options."""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter

from mageduel.dsl.steps import Step
from mageduel.facts.cards import Card
from mageduel.kernel.questions import Question
from mageduel.kernel.requests import Request
from mageduel.rules.enchantments.reveals import WINDOW
from mageduel.rules.offers import Offer
from mageduel.rules.planning.plans import PlanRequest
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from mageduel.state.running import ActionPhase, Attack, Move, Spell
from mageduel.views.asked import QuestionShown, WindowShown
from mageduel.views.chronicle import Teller
from mageduel.views.names import ability_name
from mageduel.views.options import Describer
from mageduel.views.plans import plan_form
from mageduel.views.refused import refused
from mageduel.views.steps import name_of_step
from mageduel.views.windows import EVERYWHERE, Stops, interruption
from mageduel.words.language import has, say, spoken


def question(
    game: Game, request: Request, *, number: int = 0, simultaneous: bool = False, stops: Stops = EVERYWHERE
) -> QuestionShown:
    """A request as data for the player it is put to; `number` tells it from earlier ones."""
    why = interruption(game, request, stops)
    plan = plan_form(game, request) if isinstance(request, PlanRequest) else None
    options = [] if plan is not None else Describer(game, request).options()
    return QuestionShown(
        id=number,
        kind=request.kind,
        seat=request.player,
        prompt=prompt(game, request),
        context=_context(game, request),
        simultaneous=simultaneous,
        options=options,
        refusals=refused(game, request),
        plan=plan,
        window=_window(game, request),
        asks=why.asks,
        why_code=why.code,
        why=why.sentence,
    )


def prompt(game: Game, request: Request) -> str:
    """The question in one line."""
    question = request.question
    return template(question.name).format_map(_Named(Teller(game, request.player), question.things(request.subject)))


def template(name: str) -> str:
    """The words of a question, with places for what it is about."""
    return spoken().texts[f"prompt.{name.replace(' ', '-')}"]


def has_prompt(question: Question) -> bool:
    """Whether there are words for it, with nothing in them that it is not about."""
    if not has(f"prompt.{question.name.replace(' ', '-')}"):
        return False
    return {name for _, name, _, _ in Formatter().parse(template(question.name)) if name} <= {*question.about}


class _Named(dict[str, str]):
    """What a question is about, as its prompt names it."""

    def __init__(self, teller: Teller, things: Mapping[str, object]) -> None:
        self._teller = teller
        self._things = things

    def __missing__(self, name: str) -> str:
        thing = self._things[name]
        if isinstance(thing, Object):
            return self._teller.name(thing)
        if isinstance(thing, ActionPhase):
            return thing.creature.name
        if isinstance(thing, Spell):
            return thing.card.name
        if isinstance(thing, Offer):
            return _offered(thing)
        return thing.name if isinstance(thing, Card) else str(thing)


def _offered(offer: Offer) -> str:
    """Whose ability may be used, and for whom; what is called like its ability is named once."""
    who, ability = offer.source.name, _ability(offer)
    key = "offer.use-itself" if ability == who else "offer.use"
    if offer.target is None:
        return say(key, who=who, ability=ability)
    return say(f"{key}-for", who=who, ability=ability, target=offer.target.name)


def _ability(offer: Offer) -> str:
    """The name of what is offered; an ability no source prints says so."""
    return ability_name(offer.source.card, str(offer.ability))


def _context(game: Game, request: Request) -> str:
    """What is happening while this is asked."""
    subject = request.subject
    teller = Teller(game, request.player)
    moment: object = None
    if request.question is WINDOW and isinstance(subject, tuple):
        moment, subject = subject
    elif isinstance(subject, tuple):
        subject = next((part for part in subject if isinstance(part, Attack | Spell | Move)), None)
    parts = []
    if isinstance(subject, Attack):
        parts.append(say("context.attack", attack=teller.attack(subject), target=teller.name(subject.defender)))
    elif isinstance(subject, Spell):
        parts.append(say("context.spell", who=teller.name(subject.caster), spell=teller.spell(subject)))
    elif isinstance(subject, Move):
        parts.append(say("context.move", who=teller.name(subject.creature), zone=game.arena.zone_names[subject.end]))
    elif isinstance(subject, Object):
        parts.append(teller.name(subject))
    if isinstance(moment, Step):
        parts.append(say("context.after-step", step=name_of_step(game.rules, moment)))
    elif isinstance(moment, Phase | str):
        parts.append(say("context.after", moment=moment_name(moment)))
    return ", ".join(parts)


def _window(game: Game, request: Request) -> WindowShown | None:
    """Which moment a reveal window belongs to."""
    if request.question is not WINDOW or not isinstance(request.subject, tuple):
        return None
    moment, running = request.subject
    what = {Attack: "attack", Spell: "spell", Move: "move"}.get(type(running), "phase")
    return WindowShown(what, name_of_step(game.rules, moment) if isinstance(moment, Step) else moment_name(moment))


def moment_name(moment: Phase | str) -> str:
    """A moment after which players may reveal something."""
    return say(f"moment.{moment}" if isinstance(moment, str) else f"moment.{moment.value.replace(' ', '-')}-phase")
