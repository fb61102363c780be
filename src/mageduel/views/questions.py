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
from mageduel.state.running import ActionPhase, Attack, Move, Spell
from mageduel.views.asked import QuestionShown, WindowShown
from mageduel.views.chronicle import Teller
from mageduel.views.options import Describer
from mageduel.views.plans import plan_form
from mageduel.views.refused import refused
from mageduel.views.windows import EVERYWHERE, Stops, interruption

_PROMPTS = {
    "initiative": "Who takes the initiative?",
    "plan": "Choose your spells for this round",
    "deploy": "Deploy from your spawnpoints",
    "quickcast": "Use your quickcast now?",
    "activate": "Choose a creature to act",
    "after": "Anything before the turn passes?",
    "reveal": "Reveal something now?",
    "defend": "Meet this attack with a Defense?",
    "counterstrike": "Strike back?",
    "sweep": "Sweep on to another target?",
    "extra attack": "Make one more attack?",
    "chain": "Let the lightning leap on?",
    "remove condition": "Pay to remove a condition?",
    "direction": "Push it which way?",
    "location": "Where is {item} worn?",
    "replace ring": "Which ring comes off?",
    "bind": "Which spell do you bind to it?",
    "turn away": "Frightened off: what does it do instead?",
    "torment": "Pay 1 mana to torment it?",
    "upkeep order": "Which happens first?",
    "order": "Which one next?",
    "prevention": "Which protection works first?",
    "reroll": "Roll again?",
    "place": "Where does {creature} appear?",
    "choose mage": "Which mage?",
    "vigilant": "Go on guard?",
    "lifebond": "Move damage along the bond?",
    "lifelink": "Move damage between you and a team-mate?",
    "intercept": "Draw the attack upon a guard of yours?",
    "autonomous attack": "Let it attack by itself?",
    "hatch": "Let the Larva hatch?",
    "uproot": "Pay to uproot it for this Action Phase?",
    "staunch": "Give up healing to stop the bleeding?",
    "action": "{phase}: what does it do?",
    "pay reveal": "Pay {cost} mana for {enchantment}, or let it be destroyed?",
    "upkeep": "Pay {cost} mana to keep {thing}, or let it go?",
    "teleport": "Teleport {target} to which zone?",
    "hand over": "How much of your damage does {victim} take over?",
    "turn spell": "{spell} is turned back: upon whom do you cast it?",
    "offer": "{offer}?",
}


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
    return _PROMPTS[question.name].format_map(_Named(Teller(game, request.player), question.things(request.subject)))


def has_prompt(question: Question) -> bool:
    """Whether there are words for it, with nothing in them that it is not about."""
    template = _PROMPTS.get(question.name)
    return template is not None and {name for _, name, _, _ in Formatter().parse(template) if name} <= {*question.about}


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
            on = f" for {thing.target.name}" if thing.target is not None else ""
            return f"{thing.source.name}: use {thing.ability}{on}"
        return thing.name if isinstance(thing, Card) else str(thing)


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
        parts.append(f"{teller.attack(subject)} against {teller.name(subject.defender)}")
    elif isinstance(subject, Spell):
        parts.append(f"{teller.name(subject.caster)} casts {teller.spell(subject)}")
    elif isinstance(subject, Move):
        parts.append(f"{teller.name(subject.creature)} moves to {game.arena.zone_names[subject.end]}")
    elif isinstance(subject, Object):
        parts.append(teller.name(subject))
    if isinstance(moment, Step):
        parts.append(f"after {moment.name}")
    elif isinstance(moment, str):
        parts.append(f"after the {moment}")
    return ", ".join(parts)


def _window(game: Game, request: Request) -> WindowShown | None:
    """Which moment a reveal window belongs to."""
    if request.question is not WINDOW or not isinstance(request.subject, tuple):
        return None
    moment, running = request.subject
    what = {Attack: "attack", Spell: "spell", Move: "move"}.get(type(running), "phase")
    return WindowShown(what, moment.name if isinstance(moment, Step) else str(moment))
