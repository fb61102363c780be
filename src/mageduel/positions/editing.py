"""Editing a position: one change after another, each of them checked like a position somebody brings.

While it is changed, every row says its number and its place in the order of time, so that nothing else moves when
something comes or goes. What is left in the end is written as positions are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Final

from mageduel.facts.boards import chosen_board
from mageduel.facts.cards import Card, CardType
from mageduel.facts.mages import mage_in, playable_mages
from mageduel.facts.modes import mode_called, sides_for
from mageduel.facts.spellbooks import published_books
from mageduel.modes import rule_set
from mageduel.positions import carried
from mageduel.positions.laying import OBJECT_KEYS, SEAT_KEYS
from mageduel.positions.position import Position, laid_out, written
from mageduel.positions.reading import PositionError, a_card, known_keys
from mageduel.rules.round.setup import Seat, Setup, new_game
from mageduel.state.game import Game
from mageduel.state.phases import Phase

PLACES: Final = ("zone", "border", "on", "banished_from")
REFERENCES: Final = ("chosen", "held_by", "taunted_by")
"""Keys that name another object."""
FIXED: Final = ("id", "stamp")
"""What is not changed by hand."""
MOMENT: Final = ("round", "phase", "initiative", "turn")
REMEMBERED: Final = ("objects", "next", "conceding", "arrivals", "lost", "wounds")
"""What goes when the table is cleared."""


def fresh(mode: str, mages: Sequence[str], board: str | None = None, *, teams: bool = False) -> Position:
    """The first action phases of a game, nothing cast yet: these mages, each with a published book if there is one."""
    chosen = mode_called(mode)
    sides = sides_for(chosen, len(mages), teams=teams)
    seats = []
    for mage, side in zip(mages, sides, strict=True):
        if mage not in playable_mages(chosen.mages):
            raise PositionError("position-mage", where="mage", mage=mage, mode=chosen.name)
        seats.append(Seat(mage_in(chosen.mages, mage).called, mage, _usual_book(chosen.books, mage), side))
    on = chosen_board(chosen, len(seats), board)
    setup = Setup(chosen.name, tuple(seats), on)
    game = new_game(rule_set(chosen.name, len(seats), on), setup, 0)
    draft = Draft(written(game))
    draft.set_moment("phase", Phase.ACTIONS.value)
    return draft.position()


def _usual_book(mode: str, mage: str) -> dict[str, int]:
    for book in published_books().values():
        if (book.mode, book.mage) == (mode, mage):
            return dict(book.cards)
    return {}


class Draft:
    """A position under somebody's hands."""

    def __init__(self, data: object) -> None:
        game = laid_out(data)
        self.game: Game = game
        self.data: dict[str, Any] = deepcopy(written(game))
        things = [player.mage for player in game.seated]
        mages = {each.id for each in things}
        things += [each for each in game.objects.values() if each.id not in mages]
        for place, (row, thing) in enumerate(zip(self._rows(), things, strict=True), start=1):
            row["id"], row["stamp"] = thing.id, row.get("stamp", place)

    def _rows(self) -> list[dict[str, Any]]:
        return [*self.data["seats"], *self.data.get("objects", ())]

    def numbers(self) -> list[int]:
        """The number of each seat's mage and of each object, in the order of the data."""
        return [row["id"] for row in self._rows()]

    def position(self) -> Position:
        """What has come of it, checked and in the one form it is written in."""
        moments = self._moments()
        places = {stamp: place for place, stamp in enumerate(sorted({row[key] for row, key in moments}), start=1)}
        for row, key in moments:
            row[key] = places[row[key]]
        return Position.from_data(self.data)

    def _moments(self) -> list[tuple[Any, str]]:
        """Wherever the data says when something came."""
        rows = self._rows()
        told = [(row, "stamp") for row in rows] + [each for row in rows for each in carried.moments_told(row)]
        return [(row, key) for row, key in told if isinstance(row[key], int)]

    def _row(self, number: int) -> dict[str, Any]:
        for row in self._rows():
            if row["id"] == number:
                return row
        raise PositionError("position-no-such-object", where="object", number=number)

    def _mages(self) -> list[int]:
        return [row["id"] for row in self.data["seats"]]

    def put(self, name: str, seat: int, place: str, *, hidden: bool = False) -> int:
        """Lay a card on the table for a seat: into a zone, onto a border, or on something that lies there."""
        card = a_card(name, "card")
        row: dict[str, Any] = {"card": card.name, "seat": seat, **self._place(card, seat, place)}
        if hidden:
            row["hidden"] = True
        return self._add(row)

    def _add(self, row: dict[str, Any]) -> int:
        number = max(self.game.next_id, int(self.data.pop("next", 0)), *(each + 1 for each in self.numbers()))
        row["id"], row["stamp"] = number, 1 + max(each[key] for each, key in self._moments())
        self.data.setdefault("objects", []).append(row)
        return number

    def _place(self, card: Card, seat: int, place: str) -> dict[str, Any]:
        """Where a card lies when put on this element of the board: z and a zone, b and a border, o and a number."""
        kind, name = place[:1], place[1:]
        if card.is_wall:
            if kind != "b":
                raise PositionError("position-needs-border", card=card.name)
            return {"border": name}
        if kind == "o" and name.isdecimal():
            below = self._row(int(name))
            if _lies_on(card):
                return {"on": below["id"]}
            return {"zone": self._zone_of(below)}
        if kind != "z":
            raise PositionError("position-needs-place", card=card.name)
        if card.is_equipment:
            seats = self.data["seats"]
            if not 0 <= seat < len(seats):
                raise PositionError("position-number", where="seat", least=0, most=len(seats) - 1)
            return {"on": seats[seat]["id"]}
        return {"zone": name}

    def _zone_of(self, row: Mapping[str, Any]) -> str:
        """The zone something stands in, also by what it lies on."""
        for _ in range(len(self._rows())):
            if "zone" in row:
                return str(row["zone"])
            if "on" not in row:
                break
            row = self._row(row["on"])
        raise PositionError("position-needs-place", card=str(row.get("card", row.get("mage"))))

    def move(self, number: int, place: str) -> None:
        """Put something elsewhere; what lies on it comes along."""
        row = self._row(number)
        if number in self._mages():
            kind, name = place[:1], place[1:]
            if kind == "o" and name.isdecimal():
                kind, name = "z", self._zone_of(self._row(int(name)))
            if kind != "z":
                raise PositionError("position-needs-place", card=row["mage"])
            row.pop("banished_from", None)
            row["zone"] = name
            return
        if place == f"o{number}":
            return
        to = self._place(a_card(row["card"], "card"), row["seat"], place)
        for key in PLACES:
            row.pop(key, None)
        row.update(to)

    def copy(self, number: int) -> int:
        """The same once more, without what lies on it."""
        if number in self._mages():
            raise PositionError("position-mage-stays")
        row = deepcopy(self._row(number))
        if "border" in row:
            raise PositionError("position-border-taken", where="border", border=row["border"])
        return self._add(row)

    def remove(self, number: int) -> None:
        """Take something off the table, with all that lies on it."""
        if number in self._mages():
            raise PositionError("position-mage-stays")
        self._row(number)
        gone = {number}
        rows: list[dict[str, Any]] = self.data.get("objects", [])
        while more := {row["id"] for row in rows if row.get("on") in gone} - gone:
            gone |= more
        self.data["objects"] = [row for row in rows if row["id"] not in gone]
        for row in self._rows():
            for key in REFERENCES:
                if row.get(key) in gone:
                    del row[key]
                    if key == "held_by":
                        row.pop("held_with", None)
            links = row.get("links", {})
            for name in list(links):
                links[name] = [pair for pair in links[name] if pair[0] not in gone]
                if not links[name]:
                    del links[name]

    def change(self, number: int, key: str, value: object) -> None:
        """Say something else of a mage or an object; None: what goes without saying."""
        row = self._row(number)
        known = SEAT_KEYS if number in self._mages() else OBJECT_KEYS
        known_keys({key: value}, [each for each in known if each not in FIXED], "change")
        if value is None:
            row.pop(key, None)
        else:
            row[key] = value

    def write_row(self, number: int, row: Mapping[str, Any]) -> None:
        """Write down anew all that is said of a mage or an object."""
        old = self._row(number)
        kept = {key: old[key] for key in FIXED}
        old.clear()
        old.update({**deepcopy(dict(row)), **kept})

    def set_moment(self, key: str, value: object) -> None:
        """Another round, phase, turn, or somebody else with the initiative."""
        known_keys({key: value}, MOMENT, "moment")
        if value is None:
            self.data.pop(key, None)
        else:
            self.data[key] = value
        if key == "phase" and value != Phase.ACTIONS.value:
            self.data.pop("turn", None)

    def clear(self) -> None:
        """Take everything off the table but the mages."""
        for key in REMEMBERED:
            self.data.pop(key, None)
        for row in self.data["seats"]:
            for key in (*REFERENCES, "held_with", "links"):
                row.pop(key, None)


def _lies_on(card: Card) -> bool:
    """Whether a card lies on something rather than beside it."""
    if card.is_marker or card.type in (CardType.ENCHANTMENT, CardType.EQUIPMENT):
        return True
    return card.type is CardType.CONJURATION and card.target is not None and "zone" not in card.target.kinds
