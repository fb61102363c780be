"""Uses: what an object can do only so often a round; one word for mages, cards and rules alike.

Every such thing is counted on the object that does it, is ready again in the Reset Phase, and shows in one way: by the
ready marker (`ready_markers`).
"""

from __future__ import annotations

from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.script import Script
from mageduel.state.marks import RESET, Link, ready_marker
from mageduel.state.objects import Object


class Uses:
    """Something that can be done so often a round, counted on each object that does it."""

    __slots__ = ("mark", "most")

    def __init__(self, name: str, most: int = 1) -> None:
        self.mark = ready_marker(name)
        self.most = most

    def are_left(self, thing: Object) -> bool:
        """Whether the object can still do it this round."""
        return thing.marks.get(self.mark, 0) < self.most

    def spend(self, thing: Object) -> None:
        """Count one use."""
        thing.mark(self.mark)


class UsesForEach:
    """Something that can be done once a round for each other object it concerns."""

    __slots__ = ("link",)

    def __init__(self, name: str) -> None:
        self.link = Link(name, until=RESET)

    def is_left(self, thing: Object, other: Object) -> bool:
        """Whether the object has not done it for this other one."""
        return not thing.linked(self.link, other)

    def spend(self, thing: Object, other: Object) -> None:
        """Note that it has been done for the other one."""
        thing.link(self.link, other)


LIMITED: Final = Capability[Uses]("limited")
"""Asked of an object in play: what its text lets it do only so often a round, for its ready marker."""


def once_a_round(script: Script, name: str) -> Uses:
    """Something this card can do once a round: it asks whether that is left, and spends it."""
    return so_often_a_round(script, name, 1)


def so_often_a_round(script: Script, name: str, most: int) -> Uses:
    """The same, several times a round."""
    uses = Uses(name, most)
    script.answer(LIMITED, uses)
    return uses
