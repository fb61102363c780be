"""Fields of the state, each declared once: how it goes into a copy and into the digest.

From a declaration come, made when the module is read, the code that copies and the code that writes the digest: no
field can be forgotten in either.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast


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
COUNTS: Final = Kind("{it}", "sorted([(each.name, count) for each, count in {it}.items()])")
"""How many of each thing with a name; never changed in place, so that copies share it until another takes its place."""
NUMBERS: Final = Kind("{it}.copy()", "{it}", empty="[]")
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
    "sorted([(place, each.id) for place, each in {it}.items()])",
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

    def carrier(self) -> Callable[[object, object, Mapping[int, object]], None]:
        """What gives a fresh copy all that one of them has; the objects must have been copied before."""
        lines = [*self.carrying(links=False), *self.carrying(links=True)]
        made = generate("carry", ("it", "twin", "objects"), lines)
        return cast("Callable[[object, object, Mapping[int, object]], None]", made)

    def writer(self) -> Callable[[object, Mapping[int, object]], tuple[object, ...]]:
        """What writes down everything about one of them that matters, in a fixed order."""
        parts = [kind.written.format(it=f"it.{name}") for name, kind in self.kinds.items() if kind.written is not None]
        made = generate("write", ("it", "objects"), [f"return ({', '.join(parts)},)"])
        return cast("Callable[[object, Mapping[int, object]], tuple[object, ...]]", made)


def generate(name: str, parameters: Sequence[str], lines: Sequence[str], **known: object) -> object:
    """A function made of lines of code, all of which come from declarations in this package."""
    source = "\n    ".join([f"def {name}({', '.join(parameters)}):", *lines])
    made: dict[str, object] = dict(known)
    exec(source, made)
    return made[name]
