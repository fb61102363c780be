"""Declarations: a spell as somebody declares it, and what is announced besides its target."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from mageduel.facts.cards import Card
from mageduel.kernel.questions import Part
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.places import Border, Zone
from mageduel.state.running import Place, Spell

Value = TypeVar("Value")


class Declaration:
    """A card, who casts it, at what, and what else is announced; or would be, if it were cast."""

    __slots__ = ("card", "caster", "choices", "further", "game", "holder", "target")

    def __init__(
        self,
        game: Game,
        card: Card,
        caster: Object,
        target: Place,
        choices: tuple[object, ...] = (),
        further: tuple[Place, ...] = (),
        holder: Object | None = None,
    ) -> None:
        self.game = game
        self.card = card
        self.caster = caster
        self.target = target
        self.choices = choices
        self.further = further
        """Its other targets, of a spell that has several."""
        self.holder = holder
        """The object the spell comes from, if it is prepared for, bound to or built into one."""

    @property
    def object(self) -> Object:
        """The target, of a spell that is aimed at objects."""
        if not isinstance(self.target, Object):
            raise TypeError(f"{self.card.name} is not aimed at an object")
        return self.target

    @property
    def zone(self) -> Zone:
        """The target, of a spell that is aimed at zones."""
        if not isinstance(self.target, int):
            raise TypeError(f"{self.card.name} is not aimed at a zone")
        return self.target

    @property
    def border(self) -> Border:
        """The target, of a spell that is aimed at borders."""
        if not isinstance(self.target, Border):
            raise TypeError(f"{self.card.name} is not aimed at a border")
        return self.target

    def __getitem__(self, choice: Choice[Value]) -> Value:
        return choice.among(self.choices)


class Choice(Generic[Value]):
    """Something announced in the Declare Spell Step besides the target."""

    __slots__ = ("index", "is_target", "label", "options", "part")

    def __init__(
        self,
        part: Part,
        index: int,
        options: Callable[[Declaration], Sequence[Value]],
        is_target: bool = False,
        label: Callable[[Game, Any], str] | None = None,
    ) -> None:
        self.part: Final = part
        """What it names."""
        self.index: Final = index
        self.options: Final = options
        self.is_target: Final = is_target
        """Whether it names one more target: an object by its number, or a zone by its name."""
        self.label: Final = label
        """How to say one of the options, where its value does not speak for itself."""

    def of(self, spell: Spell) -> Value:
        """What was announced."""
        return self.among(spell.choices)

    def among(self, choices: tuple[object, ...]) -> Value:
        """What is announced in these choices."""
        return choices[self.index]  # type: ignore[return-value]
