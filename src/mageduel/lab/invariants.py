"""Invariants: what must hold after every answer, whatever has happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from typing import Final

from mageduel.dsl.ruleset import SpellsFrom
from mageduel.dsl.script import NO_SCRIPT, SCRIPTS, script_of
from mageduel.facts.cards import CardType
from mageduel.facts.conditions import CONDITIONS
from mageduel.facts.library import library
from mageduel.kernel.match import Match
from mageduel.kernel.questions import QUESTIONS, Count, Form, Part
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.casting.at_hand import hand_of
from mageduel.rules.objects.characteristics import all_reasons, recompute
from mageduel.rules.objects.uniqueness import one_too_many
from mageduel.rules.planning.plans import MAGE_SLOT, PlanRequest
from mageduel.rules.round.special_actions import abilities_of
from mageduel.state import parts
from mageduel.state.arena import Direction
from mageduel.state.game import Game
from mageduel.state.players import Player
from mageduel.state.running import Spell
from mageduel.views.questions import question
from mageduel.views.table import object_shown
from mageduel.views.view import Area
from mageduel.words.language import NAMES, language, speaking


class Broken(AssertionError):
    """An invariant does not hold."""


def _demand(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def check_state(game: Game) -> None:
    """Mana, places, uniqueness and caches."""
    for thing in game.objects.values():
        if thing.mana < 0:
            raise Broken(f"{thing} has negative mana")
        if thing.damage < 0:
            raise Broken(f"{thing} has negative damage")
        if thing.conditions and min(thing.conditions.values()) <= 0:
            raise Broken(f"{thing} has an empty condition")
        known = thing.characteristics
        if known is not None and not known.same_as(recompute(thing)):
            raise Broken(f"the cached characteristics of {thing} are stale")
        if known is not None and known.reasons is not None and list(known.reasons) != all_reasons(thing):
            raise Broken(f"the kept reasons of {thing} are stale")
        for attached in thing.attachments:
            _demand(attached.attached_to is thing, f"{attached} does not know it is attached to {thing}")
            _demand(attached.id in game.objects, f"{attached} is attached to {thing} but not in play")
    _check_places(game)
    _check_uniqueness(game)
    for player in game.players:
        _demand(all(count > 0 for count in player.book.values()), f"{player.name}'s book has an empty entry")
        _check_hand(game, player)


def _check_hand(game: Game, player: Player) -> None:
    """What is kept of a hand is what would be found anew."""
    kept = player.hand
    if kept is not None and kept.cards is (
        player.book if game.rules.spells_from is SpellsFrom.BOOK else player.planned
    ):
        _demand(kept.castables == hand_of(game, player).castables, f"the kept hand of {player.name} is stale")


def _check_places(game: Game) -> None:
    stands: Counter[int] = Counter()
    lies: Counter[int] = Counter()
    for zone, things in enumerate(game.in_zone):
        for thing in things:
            stands[thing.id] += 1
            if thing.zone != zone or game.objects.get(thing.id) is not thing:
                raise Broken(f"{thing} is not where zone {zone} has it")
    for things in (*game.zone_enchantments, tuple(game.walls.values())):
        lies.update(thing.id for thing in things)
    hidden = {thing.id for thing in game.hidden}
    for thing in game.objects.values():
        has_place = thing.is_creature or thing.card.type is CardType.CONJURATION
        places = stands[thing.id] + lies[thing.id]
        if (has_place and thing.zone is not None) or thing.is_wall:
            if places != 1:
                raise Broken(f"{thing} is in {places} places")
        elif thing.is_enchantment and (thing.attached_to is None) != (places == 1):
            raise Broken(f"{thing} is attached to nothing, or to two things")
        if (thing.id in hidden) != thing.hidden:
            raise Broken(f"{thing} is hidden in one place and not in another")
        if thing.attached_to is not None:
            _demand(thing in thing.attached_to.attachments, f"{thing} is missing on {thing.attached_to}")
            _demand(thing.zone == thing.attached_to.zone, f"{thing} is not where its bearer is")


def _check_uniqueness(game: Game) -> None:
    double = one_too_many(game)
    if double is not None:
        raise Broken(f"two of {double.name} are in play")


def check_requests(match: Match[Game]) -> None:
    """Every open request has an option; one answer is put to a player only where their number is a secret."""
    for request in match.requests:
        _demand(len(request.options) > 0, f"{request} has no option")
        if not isinstance(request, PlanRequest):
            _demand(request.is_secret or len(request.options) > 1, f"{request} has only one answer")
            _demand(len(set(request.options)) == len(request.options), f"{request} offers the same answer twice")
        check_declared(match.game, request)


def check_declared(game: Game, request: Request) -> None:
    """A request is what its question declares: each answer has a form of it, declining is possible, and so on."""
    question = request.question
    _demand(QUESTIONS.get(question.name) is question, f"{request} is not declared")
    _demand(not request.is_secret or question.count is not Count.OPEN, f"how many answers {request} has is no secret")
    _demand(request.is_secret or question.count is not Count.SECRET, f"how many answers {request} has is a secret")
    there = _things_there(game)
    for answer in request.options:
        _check_answer(game, request, answer, there)
    if question.declines is not None and not question.insists:
        _demand(request.refuses(question.declines) is None, f"{request} cannot be declined")
    for name, thing in question.things(request.subject).items():
        _demand(isinstance(thing, question.about[name]), f"{request} is about a {type(thing).__name__} as its {name}")


def _check_answer(game: Game, request: Request, answer: Answer, there: Mapping[Part, Container[object]]) -> None:
    form = request.question.forms.get(answer[0]) or request.question.forms.get(None)
    if form is None or not form.fits(answer):
        raise Broken(f"{request} declares no answer such as {answer}")
    for part, value in form.named(answer):
        if part in there and value not in there[part]:
            raise Broken(f"{value!r} in {answer} is no {part.name}")
    for part, value in _chosen(game, request, form, answer):
        if not part.fits(value) or (part in there and value not in there[part]):
            raise Broken(f"{value!r} in {answer} is no {part.name}")


def _chosen(game: Game, request: Request, form: Form, answer: Answer) -> list[tuple[Part, object]]:
    """What the choices of a spell or an ability name, as its script says."""
    chosen: Sequence[Part] = ()
    if form.rest is not parts.CHOICE:
        return []
    if parts.ABILITY in form.parts:
        holder = game.objects[answer[form.place_of(parts.OBJECT)]]
        chosen = abilities_of(holder)[answer[form.place_of(parts.ABILITY)]].parts
    else:
        subject = request.subject
        name = answer[form.place_of(parts.SPELL)] if parts.SPELL in form.parts else ""
        script = script_of(subject.card) if isinstance(subject, Spell) else SCRIPTS.get(name, NO_SCRIPT)
        chosen = [choice.part for choice in script.choices]
    return list(zip(chosen, form.rest_of(answer), strict=bool(chosen)))


def _things_there(game: Game) -> Mapping[Part, Container[object]]:
    """Everything on the table by the parts of answers that name such things."""
    objects = game.objects.keys()
    zones, borders = frozenset(game.arena.zone_names), frozenset(game.arena.border_names)
    return {
        parts.PLACE: {*objects, *zones, *borders, parts.ARENA},
        parts.SLOT: {*objects, MAGE_SLOT},
        parts.OBJECT: objects,
        parts.VICTIM: objects,
        parts.SEAT: range(len(game.players)),
        parts.ZONE: zones,
        parts.BORDER: borders,
        parts.DIRECTION: _DIRECTIONS,
        parts.CONDITION: _CONDITIONS,
        parts.CARD: library(),
        parts.HELD_CARD: library(),
    }


_DIRECTIONS: Final = frozenset(Direction)
_CONDITIONS: Final = frozenset(condition.name for condition in CONDITIONS.values())


def check_views(game: Game) -> None:
    """No view names what its seat may not know."""
    for seat in (None, *range(len(game.seated))):
        for player in game.players:
            if seat is None or game.players[seat].team != player.team:
                area = Area(game, player.seat, seat)
                _demand(area.book is None, "a view shows somebody else's book")
                _demand(area.prepared is None, "a view shows somebody else's plan")
        for thing in game.hidden:
            side = [each for each in game.players if seat is not None and each.team == game.players[seat].team]
            knows = any(each.seat == thing.controller or each.seat in thing.looked_at_by for each in side)
            if not knows:
                drawn = object_shown(game, thing, seat)
                _demand(drawn.card is None and not drawn.traits and drawn.reveal_cost is None, f"a view shows {thing}")


def check_words(match: Match[Game]) -> None:
    """Every open question can be put in every language, with all its answers."""
    for code in NAMES:
        with speaking(language(code)):
            for request in match.open_requests:
                question(match.game, request)


def check(match: Match[Game]) -> None:
    """Everything."""
    check_state(match.game)
    check_requests(match)
    check_views(match.game)
    check_words(match)
