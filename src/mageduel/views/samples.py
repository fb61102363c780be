"""Samples: a match that could be the one at the table, as far as one seat can tell, and shares no secret with it.

Everything hidden from the seat is listed as a place that holds some card. Whoever fills the places gets a match in
which they hold these cards, if that match could have come to what the seat has seen; else nothing. The dice to come
are a secret too: a sample rolls its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from mageduel.dsl.script import script_of
from mageduel.facts.cards import Card, CardType
from mageduel.facts.library import card as find_card
from mageduel.facts.mages import Mage
from mageduel.kernel.chance import Stream
from mageduel.kernel.match import Match
from mageduel.kernel.questions import Hides
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.casting.target_words import matches
from mageduel.rules.planning.plans import PlanRequest
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import HELD_CARD, SLOT, SPELL
from mageduel.views.sides import is_friend, may_see, may_see_prepared

NO_CARDS: Final = (CardType.MAGE, CardType.MARKER, CardType.ABILITY)


@dataclass(frozen=True, slots=True)
class HiddenEnchantment:
    """An enchantment that lies face down: its number, whose it is, and what it lies on."""

    id: int
    on_enemy: bool
    """Whether it lies on something that is not on its controller's side."""
    _thing: Object

    def could_be(self, card: Card) -> bool:
        """Whether this card may lie there."""
        if card.type is not CardType.ENCHANTMENT or card.target is None:
            return False
        host = self._thing.attached_to
        return matches(card.target, self._thing.controller, host) if host is not None else "zone" in card.target.kinds


@dataclass(frozen=True, slots=True)
class Secrets:
    """What one player hides from the viewer, at the last safe point, with all that has come to light since."""

    seat: int
    mage: Mage
    mode: str
    mana: int
    seen: tuple[Card, ...]
    """Cards of this player that everybody has seen."""
    size: int
    """How many cards are hidden in all, those known to the viewer included."""
    enchantments: tuple[HiddenEnchantment, ...]
    known_enchantments: dict[int, Card]
    planned: int
    known_planned: tuple[Card, ...]
    enchantments_planned: int
    """How many of the planned spells have been cast since as enchantments that are still face down."""
    prepared: tuple[int, ...]
    """Familiars and spawnpoints that hold a spell."""
    known_prepared: dict[int, Card]
    bound: tuple[int, ...]
    """Objects with a bound spell that has never been shown."""
    known_bound: dict[int, Card]

    @property
    def known(self) -> Iterator[Card]:
        """Hidden cards the viewer knows all the same."""
        yield from self.known_enchantments.values()
        yield from self.known_planned
        yield from self.known_prepared.values()
        yield from self.known_bound.values()


@dataclass(slots=True)
class Filling:
    """Cards for all the places one player hides."""

    seat: int
    enchantments: dict[int, Card] = field(default_factory=dict)
    planned: list[Card] = field(default_factory=list)
    prepared: dict[int, Card] = field(default_factory=dict)
    bound: dict[int, Card] = field(default_factory=dict)
    book: dict[Card, int] = field(default_factory=dict)


class Sampler:
    """Makes samples of one match for one seat."""

    __slots__ = ("_match", "_public", "_request", "_seat", "secrets")

    def __init__(self, match: Match[Game], seat: int) -> None:
        self._match = match
        self._seat = seat
        self._request = match.request_for(seat)
        self._public = public_facts(match.game, seat)
        others = [each for each in match.game.seated if not is_friend(match.game, seat, each.seat)]
        self.secrets = tuple(_secrets(match, seat, each.seat) for each in others)

    def sample(self, fillings: list[Filling], stream: Stream, below: Callable[[int], int]) -> Match[Game] | None:
        """The match with these cards in the hidden places, or None where it could not have come to what was seen."""
        hiding = {each.seat for each in self.secrets}

        def change(game: Game) -> None:
            for filling in fillings:
                _fill(game, filling)

        def rewrite(request: Request, answer: Answer) -> Answer:
            if request.player not in hiding:
                return answer
            return _another(self._match, self._seat, request, answer, below)

        try:
            twin = self._match.fork_otherwise(change, rewrite, lambda player: player not in hiding)
        except _Contradiction:
            return None
        except Exception:  # the cards cannot have been these: somewhere on the way the rules got stuck
            return None
        if not self.could_be(twin):
            return None
        twin.reseed(stream)
        return twin

    def could_be(self, twin: Match[Game]) -> bool:
        """Whether a match looks to the seat as the one at the table does, and asks it the same."""
        return public_facts(twin.game, self._seat) == self._public and self._asks_the_same(twin)

    def _asks_the_same(self, twin: Match[Game]) -> bool:
        asked, mine = twin.request_for(self._seat), self._request
        if asked is None or mine is None:
            return asked is mine
        if asked.question is not mine.question:
            return False
        return isinstance(asked, PlanRequest) or asked.options == mine.options


class _Contradiction(Exception):
    """The cards given cannot have been played as they were."""


def public_facts(game: Game, seat: int) -> list[object]:
    """Everything the seat sees that could tell one possible match from another."""
    facts: list[object] = [game.round, game.phase, game.initiative, game.turn, game.next_id, len(game.running)]
    for thing in game.objects.values():
        facts.append(
            (
                thing.id,
                thing.card.name if may_see(game, seat, thing) else None,
                thing.controller,
                thing.zone,
                thing.border,
                thing.attached_to.id if thing.attached_to is not None else None,
                thing.damage,
                thing.mana,
                thing.active,
                thing.guarding,
                tuple((condition.name, count) for condition, count in thing.conditions.items()),
                thing.bound is None,
                thing.prepared is None,
            )
        )
    for player in game.players:
        facts.append((tuple(card.name for card in player.discard), len(player.planned), player.quickcast))
    return facts


def _secrets(match: Match[Game], viewer: int, seat: int) -> Secrets:
    """List what a player hides from the viewer."""
    then, now = match.last_safe_point, match.game
    player = then.players[seat]
    seen: list[Card] = [*player.discard, *player.removed]
    enchantments: list[HiddenEnchantment] = []
    known: dict[int, Card] = {}
    prepared: list[int] = []
    known_prepared: dict[int, Card] = {}
    bound: list[int] = []
    known_bound: dict[int, Card] = {}
    cast, secret_casts, is_bound_anew = _cast_since(match, viewer, seat)
    for thing in then.objects.values():
        if thing.owner == seat and thing.card.type not in NO_CARDS and not thing.card.is_marker:
            if not thing.hidden:
                seen.append(thing.own_card)
            elif may_see(then, viewer, thing) or _came_to_light(then, now, viewer, thing):
                known[thing.id] = thing.card
            else:
                enchantments.append(HiddenEnchantment(thing.id, _lies_on_enemy(then, thing), thing))
        if thing.prepared is not None and thing.prepared_owner == seat:
            if (thing.id, thing.prepared.name) in cast or may_see_prepared(then, viewer, thing):
                known_prepared[thing.id] = thing.prepared
            else:
                prepared.append(thing.id)
        if thing.bound is not None and thing.bound_owner == seat:
            shown_now = thing.id in now.objects and now.objects[thing.id].bound_is_shown and not is_bound_anew
            if thing.bound_is_shown:
                seen.append(thing.bound)
            elif shown_now:
                known_bound[thing.id] = thing.bound
            else:
                bound.append(thing.id)
    seen += [each.card for each in then.arrivals if each.owner == seat]
    planned_then = list(player.planned)
    known_planned = []
    for key, name in cast:
        if key == 0:
            card = find_card(name)
            if card in planned_then:
                planned_then.remove(card)
                known_planned.append(card)
    size = sum(player.book.values()) + len(player.planned) + len(prepared) + len(known_prepared)
    size += len(enchantments) + len(known) + len(bound) + len(known_bound)
    return Secrets(
        seat,
        player.facts,
        then.rules.name,
        player.mage.mana,
        tuple(seen),
        size,
        tuple(enchantments),
        known,
        len(planned_then),
        tuple(known_planned),
        secret_casts,
        tuple(prepared),
        known_prepared,
        tuple(bound),
        known_bound,
    )


def _lies_on_enemy(game: Game, thing: Object) -> bool:
    host = thing.attached_to
    return host is not None and not is_friend(game, thing.controller, host.controller)


def _came_to_light(then: Game, now: Game, viewer: int, thing: Object) -> bool:
    """Whether a card that was face down has been seen since: turned up, or put on a pile."""
    there = now.objects.get(thing.id)
    if there is not None:
        return may_see(now, viewer, there)
    before, after = then.players[thing.owner], now.players[thing.owner]
    return after.discard.count(thing.card) > before.discard.count(thing.card) or (
        after.removed.count(thing.card) > before.removed.count(thing.card)
    )


def _cast_since(match: Match[Game], viewer: int, seat: int) -> tuple[list[tuple[int, str]], int, bool]:
    """Spells this player has shown since the safe point by casting them, how many are secret, and new bindings."""
    now = match.game
    shown: list[tuple[int, str]] = []
    secrets = 0
    binds = False
    for requests, answers in match.since_safe_point:
        for request, answer in zip(requests, answers, strict=False):
            if request.player != seat:
                continue
            form = request.question.form_of(answer)
            if HELD_CARD in form.parts:
                binds = True
            elif SPELL in form.parts:
                name = answer[form.place_of(SPELL)]
                if _is_secret(now, viewer, name, match.last_safe_point.next_id):
                    secrets += 1
                else:
                    shown.append((answer[form.place_of(SLOT)], name))
    return shown, secrets, binds


def _is_secret(now: Game, viewer: int, name: str, first_id: int) -> bool:
    """Whether this spell was cast face down and lies, or is about to lie, face down still."""
    card = _card_named(name)
    if card is None or card.type is not CardType.ENCHANTMENT:
        return False
    for each in now.running:
        if getattr(each, "card", None) is card:
            return True
    return any(thing.card is card and thing.id >= first_id and not may_see(now, viewer, thing) for thing in now.hidden)


def _card_named(name: str) -> Card | None:
    try:
        return find_card(name)
    except Exception:  # an ability printed on a card has no card of its own
        return None


def _another(match: Match[Game], viewer: int, request: Request, answer: Answer, below: Callable[[int], int]) -> Answer:
    """The answer a player gave, with another card in it where the true one is a secret."""
    if isinstance(request, PlanRequest):
        plan = request.sample(below)
        counts = [len(names) for _, names in answer[1]]
        cut = tuple((key, names[:count]) for (key, names), count in zip(plan[1], counts, strict=True))
        if [len(names) for _, names in cut] != counts:
            raise _Contradiction
        return ("plan", cut)
    form = request.question.form_of(answer)
    for place in form.hidden_places():
        is_face_down = form.part_at(place).hides is Hides.FACE_DOWN
        if is_face_down and not _is_secret(match.game, viewer, answer[place], match.last_safe_point.next_id):
            continue
        ways = [
            each
            for each in request.options
            if (each[:place], each[place + 1 :]) == (answer[:place], answer[place + 1 :])
            and not (is_face_down and find_card(each[place]).type is not CardType.ENCHANTMENT)
        ]
        if not ways:
            raise _Contradiction
        answer = ways[below(len(ways))]
    return answer


def _fill(game: Game, filling: Filling) -> None:
    """Overwrite what a player hides."""
    player = game.players[filling.seat]
    player.book = dict(filling.book)
    player.planned = tuple(filling.planned)
    for number, card in filling.enchantments.items():
        thing = game.objects[number]
        thing.become(card, script_of(card))
    for number, card in filling.prepared.items():
        game.objects[number].prepared = card
    for number, card in filling.bound.items():
        game.objects[number].bound = card
