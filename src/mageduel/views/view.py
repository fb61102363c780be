"""The view: the one way out of the engine for what a player may see.

A view looks at the game when it is asked, so it costs nothing that nobody reads. Everything hidden from its seat is
absent: face-down enchantments have no card, other players' books and prepared spells are only counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mageduel.facts.cards import Card
from mageduel.facts.modes import Mode
from mageduel.facts.traits import Word
from mageduel.kernel.match import Match
from mageduel.rules.attack.shields import strikes_stopped
from mageduel.rules.objects import characteristics
from mageduel.rules.objects.destroy import remaining_life, total_damage
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from mageduel.state.places import Border
from mageduel.state.running import Attack
from mageduel.views.decisions import Decision
from mageduel.views.samples import Sampler
from mageduel.views.sides import is_friend, may_see, shares_sight
from mageduel.views.windows import Concern, concern


class Seen:
    """One object as its viewer sees it; a plain class, since players who look ahead make very many."""

    __slots__ = ("_thing", "_viewer")

    def __init__(self, thing: Object, viewer: int | None) -> None:
        self._thing = thing
        self._viewer = viewer

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and self._thing is other._thing and self._viewer == other._viewer

    def __hash__(self) -> int:
        return hash((self._thing.id, self._viewer))

    @property
    def id(self) -> int:
        """Its number on the table."""
        return self._thing.id

    @property
    def card(self) -> Card | None:
        """Its card, or None if it is face down to the viewer."""
        return self._thing.card if may_see(self._thing.game, self._viewer, self._thing) else None

    @property
    def name(self) -> str:
        """Its name, or what is known of it."""
        card = self.card
        return card.name if card is not None else "a hidden enchantment"

    @property
    def is_hidden(self) -> bool:
        """Whether it lies face down."""
        return self._thing.hidden

    @property
    def owner(self) -> int:
        """Whose card it is."""
        return self._thing.owner

    @property
    def controller(self) -> int:
        """Who decides for it."""
        return self._thing.controller

    @property
    def is_creature(self) -> bool:
        """Whether it is a creature."""
        return self._thing.is_creature

    @property
    def is_mage(self) -> bool:
        """Whether it is a mage."""
        return self._thing.is_mage

    @property
    def zone(self) -> int | None:
        """The number of its zone."""
        return self._thing.zone

    @property
    def border(self) -> Border | None:
        """Its border, for a wall."""
        return self._thing.border

    @property
    def shields(self) -> int:
        """How many strikes on it would be canceled."""
        return strikes_stopped(self._thing)

    @property
    def damage(self) -> int:
        """Damage on it."""
        return total_damage(self._thing)

    @property
    def life(self) -> int:
        """Its Life now."""
        return characteristics.life(self._thing)

    @property
    def life_left(self) -> int:
        """How much more damage destroys it."""
        return remaining_life(self._thing)

    @property
    def armor(self) -> int:
        """Its Armor now."""
        return characteristics.armor(self._thing)

    @property
    def mana(self) -> int:
        """Mana on it."""
        return self._thing.mana

    @property
    def level(self) -> int:
        """Its level; 0 if it is face down."""
        card = self.card
        return card.level if card is not None else 0

    @property
    def is_active(self) -> bool:
        """Whether it has still to act this round."""
        return self._thing.active

    @property
    def is_guarding(self) -> bool:
        """Whether it is on guard."""
        return self._thing.guarding

    @property
    def conditions(self) -> dict[str, int]:
        """Condition markers by name."""
        return {condition.name: count for condition, count in self._thing.conditions.items()}

    @property
    def attached_to(self) -> int | None:
        """The number of its bearer."""
        bearer = self._thing.attached_to
        return bearer.id if bearer is not None else None

    @property
    def attachments(self) -> list[Seen]:
        """What is attached to it."""
        return [Seen(each, self._viewer) for each in self._thing.attachments]

    def has(self, word: Word) -> bool:
        """Whether it has this trait now."""
        return not self._thing.hidden and characteristics.has(self._thing, word)

    def value(self, word: Word) -> int:
        """The value of a trait now."""
        return 0 if self._thing.hidden else characteristics.value(self._thing, word)


class Area:
    """One player's area as its viewer sees it."""

    __slots__ = ("_game", "_viewer", "seat")

    def __init__(self, game: Game, seat: int, viewer: int | None) -> None:
        self._game = game
        self.seat = seat
        self._viewer = viewer

    @property
    def is_friend(self) -> bool:
        """Whether the viewer is on this player's side."""
        return is_friend(self._game, self._viewer, self.seat)

    @property
    def _shows(self) -> bool:
        return shares_sight(self._game, self._viewer, self.seat)

    @property
    def name(self) -> str:
        """The player's name."""
        return self._game.players[self.seat].name

    @property
    def team(self) -> int:
        """The player's team."""
        return self._game.players[self.seat].team

    @property
    def is_alive(self) -> bool:
        """Whether the mage stands."""
        return self._game.players[self.seat].is_alive

    @property
    def mage(self) -> Seen:
        """The mage."""
        return Seen(self._game.players[self.seat].mage, self._viewer)

    @property
    def mage_name(self) -> str:
        """Which mage it is."""
        return self._game.players[self.seat].facts.name

    @property
    def mana(self) -> int:
        """The mana supply."""
        return self._game.players[self.seat].mage.mana

    @property
    def has_quickcast(self) -> bool:
        """Whether the quickcast is still to be used."""
        return self._game.players[self.seat].quickcast

    @property
    def discard(self) -> list[Card]:
        """The discard pile; anybody may look through it."""
        return list(self._game.players[self.seat].discard)

    @property
    def book_count(self) -> int:
        """How many cards are left in the spellbook."""
        return sum(self._game.players[self.seat].book.values())

    @property
    def book(self) -> dict[Card, int] | None:
        """The spellbook, for its own side only."""
        return dict(self._game.players[self.seat].book) if self._shows else None

    @property
    def prepared_count(self) -> int:
        """How many spells lie prepared."""
        return len(self._game.players[self.seat].planned)

    @property
    def prepared(self) -> list[Card] | None:
        """The prepared spells, for their own side only."""
        return list(self._game.players[self.seat].planned) if self._shows else None


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it; seat None is a spectator, who sees what everybody sees."""

    _game: Game
    seat: int | None
    _match: Match[Game] | None = None

    @property
    def mode(self) -> Mode:
        """The mode of play."""
        return self._game.rules.mode

    @property
    def round(self) -> int:
        """The number of the round."""
        return self._game.round

    @property
    def phase(self) -> Phase:
        """The phase of the round."""
        return self._game.phase

    @property
    def initiative(self) -> int:
        """Who has the initiative."""
        return self._game.initiative

    @property
    def acting(self) -> Seen | None:
        """The creature whose Action Phase it is."""
        acting = self._game.acting
        return Seen(acting, self.seat) if acting is not None else None

    @property
    def players(self) -> list[Area]:
        """All players."""
        return [Area(self._game, player.seat, self.seat) for player in self._game.seated]

    def player(self, seat: int) -> Area:
        """One player."""
        return Area(self._game, seat, self.seat)

    @property
    def objects(self) -> Iterator[Seen]:
        """Everything on the table."""
        for thing in self._game.objects.values():
            yield Seen(thing, self.seat)

    def friends_of(self, seat: int) -> tuple[bool, ...]:
        """For every seat, whether it is on this one's side."""
        return tuple([is_friend(self._game, seat, player.seat) for player in self._game.players])

    @property
    def creatures(self) -> list[Seen]:
        """Creatures in the arena, mages included."""
        return [
            Seen(thing, self.seat)
            for thing in self._game.objects.values()
            if thing.is_creature and thing.zone is not None
        ]

    @property
    def goal(self) -> int | None:
        """The score that wins, in a mode that has one."""
        scoring = self._game.rules.scoring
        return None if scoring is None else scoring.goal

    def score(self, seat: int) -> int:
        """How much a player has of what wins; 0 in a mode without a score."""
        scoring = self._game.rules.scoring
        return 0 if scoring is None else scoring.of(self._game, seat)

    @property
    def prizes(self) -> list[Seen]:
        """What makes the score of whoever controls it grow each round; nothing in a mode without a score."""
        scoring = self._game.rules.scoring
        return [] if scoring is None else [Seen(thing, self.seat) for thing in scoring.prizes(self._game)]

    @property
    def hidden(self) -> list[Seen]:
        """Enchantments that lie face down."""
        return [Seen(thing, self.seat) for thing in self._game.hidden]

    def object(self, number: int) -> Seen:
        """One object by its number."""
        return Seen(self._game.objects[number], self.seat)

    def in_zone(self, zone: int) -> list[Seen]:
        """Creatures and conjurations in a zone."""
        return [Seen(thing, self.seat) for thing in self._game.in_zone[zone]]

    @property
    def attack(self) -> tuple[int | None, int] | None:
        """Who attacks whom at this moment, by their numbers."""
        for running in reversed(self._game.running):
            if isinstance(running, Attack):
                return running.attacker.id if running.attacker is not None else None, running.defender.id
        return None

    def concern(self, decision: Decision) -> Concern:
        """Whether a reveal window interrupts the player it is put to, with the usual settings."""
        return concern(self._game, decision._request)

    @property
    def sampler(self) -> Sampler | None:
        """Makes matches that could be this one, to think ahead; None where the table keeps no way back."""
        if self._match is None or self.seat is None or not self._match.can_fork:
            return None
        return Sampler(self._match, self.seat)

    def distance(self, start: int, end: int) -> int:
        """Zones between two zones."""
        return self._game.arena.distance[start][end]

    def zone(self, name: str) -> int:
        """The number of the zone of this name."""
        return self._game.arena.zone(name)


def view(game: Game, seat: int | None, match: Match[Game] | None = None) -> View:
    """What this player may see of the game; with the match, the view can make samples of it."""
    return View(game, seat, match)
