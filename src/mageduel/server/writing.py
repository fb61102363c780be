"""Writing: what is shown as the text that is sent, put together from texts that are kept as long as what they say.

A view is written in pieces: every object, player and zone by itself, and the rest field by field. What has not been
drawn anew has its text already, and viewers who see the same share it. So a client that holds an earlier view of its
own need only be sent the pieces that have become others.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, get_type_hints

from pydantic import BaseModel, TypeAdapter

from mageduel.views.shapes import EventShown, ObjectShown, PlayerShown, ViewShown, ZoneShown

Adapters = Mapping[str, TypeAdapter[Any]]

_OBJECT: Final = TypeAdapter(ObjectShown)
_PLAYER: Final = TypeAdapter(PlayerShown)
_ZONE: Final = TypeAdapter(ZoneShown)
_EVENT: Final = TypeAdapter(EventShown)
_VIEW: Final[Adapters] = {name: TypeAdapter(kind) for name, kind in get_type_hints(ViewShown).items()}
_PIECES: Final = ("players", "zones", "objects")
"""Fields of a view that are written piece by piece."""
_OTHERS: Final = tuple(name for name in _VIEW if name not in _PIECES)
NOTHING: Final = "null"


def adapters_of(model: type[BaseModel]) -> Adapters:
    """What writes each field of a message."""
    kinds = get_type_hints(model)
    return {name: TypeAdapter(kinds[name]) for name in model.model_fields}


def text_of(adapter: TypeAdapter[Any], value: object) -> str:
    """A value as it is sent."""
    return adapter.dump_json(value).decode()


def put_together(adapters: Adapters, values: Mapping[str, object], made: Mapping[str, str]) -> str:
    """A message of these fields, in their order; what has been `made` already is not written again."""
    return _by_name(
        (name, made[name] if name in made else text_of(adapter, values[name])) for name, adapter in adapters.items()
    )


def _by_name(parts: Iterable[tuple[str, str]]) -> str:
    return "{" + ",".join([f'"{name}":{text}' for name, text in parts]) + "}"


class Written(NamedTuple):
    """A view in pieces."""

    rest: Mapping[str, str]
    players: Sequence[str]
    zones: Sequence[str]
    objects: Mapping[str, str]

    def whole(self) -> str:
        """The text of the view."""
        made = {
            **self.rest,
            "players": f"[{','.join(self.players)}]",
            "zones": f"[{','.join(self.zones)}]",
            "objects": _by_name(self.objects.items()),
        }
        return _by_name((name, made[name]) for name in _VIEW)

    def since(self, earlier: Written) -> str | None:
        """What has become otherwise since an earlier view; None where the pieces do not fit into that one."""
        held, objects = earlier.objects, self.objects
        stay = [number for number in held if number in objects]
        if stay != [*objects][: len(stay)] or len(earlier.zones) != len(self.zones):
            return None
        changed = [(number, text) for number, text in objects.items() if held.get(number) != text]
        gone = [(number, NOTHING) for number in held if number not in objects]
        return _by_name(
            (
                ("rest", _by_name((name, text) for name, text in self.rest.items() if earlier.rest[name] != text)),
                ("players", _numbered(earlier.players, self.players)),
                ("zones", _numbered(earlier.zones, self.zones)),
                ("objects", _by_name([*gone, *changed])),
            )
        )


def _numbered(before: Sequence[str], now: Sequence[str]) -> str:
    """The pieces of a list that are others than before, by their places."""
    pairs = enumerate(zip(before, now, strict=True))
    return _by_name((str(place), text) for place, (old, text) in pairs if old != text)


class Writer:
    """Writes pictures of one table in one language; the text of one that is still in use is kept."""

    __slots__ = ("_earlier", "_now", "_rest")

    def __init__(self) -> None:
        self._rest: dict[str, tuple[object, str]] = {}
        """Of every other field of a view what was written last."""
        self._now: dict[int, tuple[object, str]] = {}
        self._earlier: dict[int, tuple[object, str]] = {}

    def turn_over(self) -> None:
        """Something else is to be written: what has not been used any more is forgotten."""
        self._earlier, self._now = self._now, {}

    def _write(self, adapter: TypeAdapter[Any], shape: object) -> str:
        kept = self._now.get(id(shape))  # the shape is kept with its text, so that no other has its number
        if kept is None:
            kept = self._earlier.get(id(shape)) or (shape, text_of(adapter, shape))
            self._now[id(shape)] = kept
        return kept[1]

    def _field(self, name: str, value: object) -> str:
        kept = self._rest.get(name)
        if kept is None or kept[0] != value:
            kept = self._rest[name] = (value, text_of(_VIEW[name], value))
        return kept[1]

    def view(self, view: ViewShown) -> Written:
        """A view in pieces."""
        return Written(
            {name: self._field(name, getattr(view, name)) for name in _OTHERS},
            [self._write(_PLAYER, each) for each in view.players],
            [self._write(_ZONE, each) for each in view.zones],
            {number: self._write(_OBJECT, each) for number, each in view.objects.items()},
        )

    def events(self, events: Sequence[EventShown]) -> str:
        """Lines of a chronicle."""
        return f"[{','.join([self._write(_EVENT, each) for each in events])}]"
