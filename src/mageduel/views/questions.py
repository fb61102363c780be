"""Questions in words: what a player is asked, why now, and with which options."""

from __future__ import annotations

from mageduel.dsl.steps import Step
from mageduel.kernel.requests import Request
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
    "location": "Where is it worn?",
    "replace ring": "Which ring comes off?",
    "bind": "Which spell do you bind to it?",
    "turn away": "Frightened off: what does it do instead?",
    "torment": "Pay 1 mana to torment it?",
    "upkeep order": "Which happens first?",
    "order": "Which one next?",
    "prevention": "Which protection works first?",
    "reroll": "Roll again?",
    "place": "Where does it appear?",
    "choose mage": "Which mage?",
    "vigilant": "Go on guard?",
    "lifebond": "Move damage along the bond?",
    "lifelink": "Move damage between you and a team-mate?",
    "intercept": "Draw the attack upon a guard of yours?",
    "autonomous attack": "Let it attack by itself?",
    "hatch": "Let the Larva hatch?",
    "uproot": "Pay to uproot it for this Action Phase?",
    "staunch": "Give up healing to stop the bleeding?",
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
    subject = request.subject
    if isinstance(subject, ActionPhase):
        return f"{subject.creature.name}: what does it do?"
    if request.kind == "pay reveal" and isinstance(subject, tuple):
        return f"Pay {subject[1]} mana for {subject[0].name}, or let it be destroyed?"
    if request.kind == "upkeep" and isinstance(subject, tuple):
        return f"Pay {subject[1]} mana to keep {subject[0].name}, or let it go?"
    if request.kind == "teleport" and isinstance(subject, Object):
        return f"Teleport {Teller(game, request.player).name(subject)} to which zone?"
    if request.kind == "hand over" and isinstance(subject, tuple):
        return f"How much of your damage does {Teller(game, request.player).name(subject[0])} take over?"
    if request.kind == "turn spell" and isinstance(subject, Spell):
        return f"{subject.card.name} is turned back: upon whom do you cast it?"
    if request.kind == "location" and isinstance(subject, tuple):
        return f"Where is {subject[0].name} worn?"
    if request.kind == "place" and isinstance(subject, Object):
        return f"Where does {subject.name} appear?"
    if isinstance(subject, Offer):
        on = f" for {subject.target.name}" if subject.target is not None else ""
        return f"{subject.source.name}: use {subject.ability}{on}?"
    return _PROMPTS.get(request.kind, request.kind[0].upper() + request.kind[1:])


def _context(game: Game, request: Request) -> str:
    """What is happening while this is asked."""
    subject = request.subject
    teller = Teller(game, request.player)
    moment: object = None
    if request.kind == "reveal" and isinstance(subject, tuple):
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
    if request.kind != "reveal" or not isinstance(request.subject, tuple):
        return None
    moment, running = request.subject
    what = {Attack: "attack", Spell: "spell", Move: "move"}.get(type(running), "phase")
    return WindowShown(what, moment.name if isinstance(moment, Step) else str(moment))
