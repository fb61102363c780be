"""Fields of the state, each declared once: how it goes into a copy and into the digest.

From the declarations the module `carrying` is written, with the code that copies and the code of the digest, and
compared with them by a test: no field can be forgotten in either.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


class Kind:
    """What a field holds; two pieces of code about `{it}`, in which `objects` are those in play by number."""

    __slots__ = ("copied", "empty", "is_link", "written")

    def __init__(
        self, copied: str | None, written: str | None, *, empty: str | None = None, is_link: bool = False
    ) -> None:
        self.copied = copied
        """What a copy has in its place; None: what it was made with."""
        self.written = written
        """What the digest says about it; None: nothing, since it follows from the rest or does not matter."""
        self.empty = empty
        """What a copy has in place of an empty one, where that is quicker."""
        self.is_link = is_link
        """Whether it leads to other objects, so that all must be copied before it can be."""


VALUE: Final = Kind("{it}", "{it}")
"""A number, a word or something else that never changes itself."""
FACT: Final = Kind("{it}", "{it}.name if {it} is not None else None")
"""Something printed, known by its name."""
FACTS: Final = Kind("{it}.copy()", "[each.name for each in {it}]", empty="[]")
HELD: Final = Kind("{it}", "[each.name for each in {it}]")
"""A tuple of printed things; copies share it until another takes its place."""
COUNTS: Final = Kind("{it}", "sorted([(each.name, count) for each, count in {it}.items()])")
"""How many of each thing with a name; never changed in place, so that copies share it until another takes its place."""
SEATS: Final = Kind("{it}", "list({it})")
RECORDS: Final = Kind("{it}", "[each.written() for each in {it}]")
"""A tuple of records that never change themselves and say what the digest is to know."""
LINK: Final = Kind(
    "objects.get({it}.id)",
    "{it}.id if {it} is not None and {it}.id in objects else None",
    empty="None",
    is_link=True,
)
"""Another object, or none; one that is no longer in play is as good as none."""
ALWAYS_LINK: Final = Kind("objects[{it}.id]", "{it}.id if {it}.id in objects else None", is_link=True)
"""Another object, which a copy has also when it is no longer in play."""
LINKS: Final = Kind(
    "tuple([objects[each.id] for each in {it} if each.id in objects])",
    "[each.id for each in {it} if each.id in objects]",
    empty="()",
    is_link=True,
)
"""A tuple of other objects."""
LINK_COUNTS: Final = Kind(
    "{it}",
    "sorted([(link.name, each, count) for link, those in {it}.items()"
    " for each, count in those.items() if each in objects])",
)
"""By kind of link, how often for each other object, by its number; never changed in place."""
PLACES: Final = Kind(
    "[tuple([objects[each.id] for each in place]) if place else () for place in {it}]",
    "[[each.id for each in place] for place in {it}]",
    is_link=True,
)
"""Tuples of objects, place by place."""
BY_PLACE: Final = Kind(
    "{{place: objects[each.id] for place, each in {it}.items()}}",
    "[(place, each.id) for place, each in sorted({it}.items(), key=lambda pair: pair[0].index)]",
    empty="{{}}",
    is_link=True,
)
SHARED: Final = Kind("{it}", None)
"""What a copy has as well and what follows from the rest."""
INDEX: Final = Kind(LINKS.copied, None, empty="()", is_link=True)
"""A tuple of objects that follows from the rest."""
TO_DO: Final = Kind("[objects[each.id] for each in {it} if each.id in objects]", None, empty="[]", is_link=True)
"""A list of objects that follows from the rest."""
FOLLOWS: Final = Kind(None, None)
"""What is made anew with every copy: it follows from what that is made with, or belongs to the game in progress."""


OWN: Final = Kind(None, None)
"""Records with fields of their own, which are copied and written one by one."""


class Fields:
    """The fields of one class of the state, and what its copies are made with."""

    __slots__ = ("kinds", "made_with", "names")

    def __init__(self, *made_with: str, **kinds: Kind) -> None:
        self.made_with = made_with
        """Fields a copy gets when it is made."""
        self.kinds: Mapping[str, Kind] = kinds
        self.names = tuple(kinds)

    @property
    def written(self) -> tuple[str, ...]:
        """The fields the digest speaks of, in its order."""
        return tuple(name for name, kind in self.kinds.items() if kind.written is not None)

    def carrying(self, *, links: bool) -> list[str]:
        """Lines of code that give `twin` what `it` has: the links to other objects, or everything else."""
        lines = []
        for name, kind in self.kinds.items():
            if kind.copied is not None and kind.is_link is links and name not in self.made_with:
                otherwise = "" if kind.empty is None else f" if {{it}} else {kind.empty}"
                lines.append(f"twin.{name} = " + (kind.copied + otherwise).format(it=f"it.{name}"))
        return lines

    def telling(self) -> list[str]:
        """What the digest says of `it`, a piece of code for each field, in a fixed order."""
        return [kind.written.format(it=f"it.{name}") for name, kind in self.kinds.items() if kind.written is not None]
