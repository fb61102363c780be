"""Capabilities: what chapters of the rules ask of cards. A chapter declares what it asks for, a card gives its answer.

The game keeps who answers what among the revealed objects in play, so that a question nobody answers costs one look-up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from mageduel.state.game import Game
    from mageduel.state.objects import Object

Answered = TypeVar("Answered")


class Capability(Generic[Answered]):
    """One thing the rules ask: a number, a word, or how to work it out."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def of(self, thing: Object) -> tuple[Answered, ...]:
        """The answers of one object."""
        return thing.script.answers.get(self, ())

    def is_given_by(self, thing: Object) -> bool:
        """Whether the object answers at all."""
        return self in thing.script.answers

    def anybody(self, game: Game) -> tuple[Object, ...]:
        """The revealed objects in play that answer, in the order in which they came."""
        return (game.called.get(self) or game.heeding(self)) if self in game.listeners else ()

    def __repr__(self) -> str:
        return f"<Capability {self.name}>"
