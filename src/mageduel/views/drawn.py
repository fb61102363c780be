"""Pictures that are kept: what has been drawn of a game in one language, until something about it changes.

A picture of an object says what the rules say about it and about what hangs together with it, bearer and attachments.
So it is drawn anew when a field of any of these is another one, or when what one of them is has been asked anew: the
state notes that itself. Where the rules may look farther than that, it is drawn anew every time. What comes out as it
was stays the very same picture, so that whoever has made something of it need not make that again.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from typing import Final, Generic, NamedTuple, TypeVar

from mageduel.facts.cards import Card
from mageduel.facts.conditions import Condition
from mageduel.rules.attack.defenses import DEFENSE_TOLL, STEADIES_DEFENSE, all_defenses
from mageduel.rules.attack.dice import EXTRA_DICE
from mageduel.rules.objects.characteristics import of
from mageduel.state.game import Arrival, Game
from mageduel.state.marks import Mark
from mageduel.state.objects import OBJECT, Object
from mageduel.state.places import Border
from mageduel.state.players import Player
from mageduel.views.shapes import CardCount, Number, ObjectShown, PlayerShown, SideShown, WallShown, ZoneShown

_fields: Final = attrgetter(*[name for name in OBJECT.names if name != "game"])
_LOOKS_FAR: Final = frozenset((EXTRA_DICE, STEADIES_DEFENSE, DEFENSE_TOLL))
"""What the rules ask for a picture and functions answer, which may look at anything on the table."""

Of = TypeVar("Of")
Shape = TypeVar("Shape")


_Seen = tuple[tuple[object, ...], tuple[Condition, ...], tuple[Mark, ...]]
"""All fields of an object, and in which order its conditions and marks stand."""


class Known(NamedTuple):
    """What a viewer may know of an object: its card, what is bound to it, the spell prepared for it."""

    card: bool
    bound: bool
    prepared: bool


NO_SECRET: Final = Known(card=True, bound=False, prepared=False)
"""Of what everybody sees, and hides nothing."""


class Onlooker(NamedTuple):
    """What a viewer is to a player: who knows what the player holds, who plays it, who is on its side."""

    knows: bool
    is_own: bool
    is_friend: bool


class Figures(NamedTuple):
    """The numbers of an object, with their reasons."""

    life: Number
    armor: Number
    channeling: Number


class Pictures(Generic[Of, Shape]):
    """Pictures of one kind, by what they are of."""

    __slots__ = ("_earlier", "_now")

    def __init__(self) -> None:
        self._now: dict[Of, Shape] = {}
        self._earlier: dict[Of, Shape] = {}

    def forget(self) -> None:
        """All of them may be out of date."""
        if self._now:
            self._earlier, self._now = self._now, {}

    def forget_that_of(self, of: Of) -> None:
        """The picture of this may be out of date."""
        shape = self._now.pop(of, None)
        if shape is not None:
            self._earlier[of] = shape

    def find(self, of: Of) -> Shape | None:
        """The picture of this, if there is one that is up to date."""
        return self._now.get(of)

    def keep(self, of: Of, shape: Shape) -> Shape:
        """Keep what has been drawn now; if it has come out as it was, the earlier picture."""
        earlier = self._earlier.get(of)
        if earlier is not None and earlier == shape:
            shape = earlier
        self._now[of] = shape
        return shape


class Drawn:
    """What has been drawn of one game in one language: viewers who may know the same of a thing share its picture."""

    def __init__(self) -> None:
        self._begin(None)

    def _begin(self, game: Game | None) -> None:
        """Nothing has been drawn of this game yet."""
        self._game = game
        self._acting: Object | None = None
        self._seen: dict[int, _Seen] = {}
        self._places: list[tuple[tuple[Object, ...], tuple[Object, ...]]] = []
        self._arrivals: tuple[Arrival, ...] = ()
        self._books: dict[int, tuple[dict[Card, int], list[CardCount]]] = {}
        self._objects: dict[int, Pictures[Known, ObjectShown]] = {}
        self._figures: dict[int, Figures] = {}
        self.areas: Pictures[tuple[int, Onlooker], PlayerShown] = Pictures()
        self.zones: Pictures[int, ZoneShown] = Pictures()
        self.walls: Pictures[Border, WallShown] = Pictures()
        self.sides: Pictures[int | None, list[SideShown]] = Pictures()
        self.turns: list[int] | None = None
        self.starts: list[str] = []

    def turn_to(self, game: Game) -> None:
        """Look at the game as it is now: pictures of what has changed since are not up to date any more."""
        if game is not self._game:
            self._begin(game)
        for pictures in (self.areas, self.walls, self.sides):
            pictures.forget()
        self._look_at_zones(game)
        self.turns = None
        for thing in self._changed(game):
            self._forget(thing)
        self._acting = game.acting

    def _look_at_zones(self, game: Game) -> None:
        """A zone looks as it did while the same things lie there; of what changes there the state makes a new tuple."""
        before, self._places = self._places, list(zip(game.in_zone, game.zone_enchantments, strict=True))
        if not before or game.arrivals is not self._arrivals:
            self._arrivals = game.arrivals
            self.zones.forget()
            return
        for zone, ((here, above), (were_here, were_above)) in enumerate(zip(self._places, before, strict=True)):
            if here is not were_here or above is not were_above:
                self.zones.forget_that_of(zone)

    def _changed(self, game: Game) -> Iterator[Object]:
        """Whatever is not as it was or has to do with something that is not, and whatever looks farther than that."""
        before, self._seen = self._seen, {}
        looks_far = not _LOOKS_FAR.isdisjoint(game.listeners)
        for thing in game.objects.values():
            if thing.characteristics is None:
                of(thing)
            seen = self._seen[thing.id] = (_fields(thing), tuple(thing.conditions), tuple(thing.marks))
            earlier = before.get(thing.id)
            if earlier is None or earlier[1] != seen[1]:  # equal pictures may still have them in another order
                self._objects.pop(thing.id, None)
            if looks_far or seen != earlier:
                yield from _hanging_together(thing)
            elif thing.hidden or _pays_to_defend(thing):
                yield thing
        for acting in (self._acting, game.acting):  # what it has done already counts in its attacks
            if acting is not None:
                yield from _hanging_together(acting)
        for number in before.keys() - game.objects.keys():
            self._objects.pop(number, None)

    def _forget(self, thing: Object) -> None:
        self._figures.pop(thing.id, None)
        if thing.id in self._objects:
            self._objects[thing.id].forget()

    def of(self, thing: Object) -> Pictures[Known, ObjectShown]:
        """The pictures of an object."""
        found = self._objects.get(thing.id)
        if found is None:
            found = self._objects[thing.id] = Pictures()
        return found

    def figures(self, thing: Object) -> Figures | None:
        """The numbers of an object that is still in play, if they are up to date."""
        return self._figures.get(thing.id) if thing.in_play else None

    def keep_figures(self, thing: Object, figures: Figures) -> Figures:
        """Keep the numbers of an object."""
        self._figures[thing.id] = figures
        return figures

    def book(self, player: Player) -> list[CardCount]:
        """What is in a player's spellbook, by name."""
        book, shown = self._books.get(player.seat, (None, []))
        if book is not player.book:
            cards = sorted(player.book.items(), key=_by_name)
            shown = [CardCount(card.name, count) for card, count in cards]
            self._books[player.seat] = player.book, shown
        return shown


def _by_name(entry: tuple[Card, int]) -> str:
    return entry[0].name


def _hanging_together(thing: Object) -> Iterator[Object]:
    """A bearer with all that is attached to it, whichever of them this is."""
    while thing.attached_to is not None:
        thing = thing.attached_to
    yield from _borne_by(thing)


def _borne_by(thing: Object) -> Iterator[Object]:
    yield thing
    for each in thing.attachments:
        yield from _borne_by(each)


def _pays_to_defend(thing: Object) -> bool:
    """Whether it has a Defense that costs mana, which somebody else may have."""
    return any(defense.cost for _, defense in all_defenses(thing))
