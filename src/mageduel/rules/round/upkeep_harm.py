"""Harm each upkeep: what poisons, chokes or eats at others every Upkeep Phase, in words that many cards share."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import partial

from mageduel.dsl.script import Script
from mageduel.dsl.selectors import Selector
from mageduel.dsl.upkeep import Due, Touch, harms, looks, reads
from mageduel.facts.damage import DamageType
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.objects.characteristics import is_living, is_outside
from mageduel.state.game import Game
from mageduel.state.objects import Object

Whom = Callable[[Game, Object], Iterable[Object]]
"""Whom an object harms now."""


def its_bearer(game: Game, this: Object) -> Iterable[Object]:
    """What it is attached to."""
    return () if this.attached_to is None else (this.attached_to,)


def living_creatures_here(game: Game, this: Object) -> Iterable[Object]:
    """Every Living creature in its zone but itself."""
    here = () if this.zone is None else game.in_zone[this.zone]
    return (each for each in here if each is not this and each.is_creature and is_living(each))


def living_creatures_everywhere(game: Game, this: Object) -> Iterable[Object]:
    """Every Living creature in the arena."""
    everybody = game.objects.values()
    return (each for each in everybody if each.is_creature and each.zone is not None and is_living(each))


def those(selector: Selector) -> Whom:
    """Whatever in the arena the selector means."""

    def found(game: Game, this: Object) -> Iterable[Object]:
        return (each for each in game.objects.values() if not is_outside(each) and selector(this, each))

    return found


Amount = int | Callable[[Object, Object], Sequence[Object]]
"""How much damage, or, of who harms and who is harmed, the objects that add a point each; which of them are gone by
then makes a difference."""


def harms_each_upkeep(script: Script, amount: Amount, kind: DamageType | None, whom: Whom, *aspects: Hashable) -> None:
    """Deal direct damage every Upkeep Phase to whomever it means then, and still means when that is due.

    Whom it means may depend on aspects of its own and of theirs.
    """

    async def hurt(game: Game, this: Object, victim: Object) -> None:
        if victim in tuple(whom(game, this)):
            await direct_damage(game, victim, _how_much(amount, this, victim), this, kind)

    def counted(this: Object, victim: Object) -> list[Touch]:
        said = [looks(each, *aspects) for each in (this, victim)] if aspects else []
        return said if isinstance(amount, int) else [*said, *(reads(each) for each in amount(this, victim))]

    @script.each_upkeep
    def due(game: Game, this: Object) -> list[Due]:
        return [
            Due(each, this, this.name, partial(hurt, game, this, each), (harms(each, most, kind), *counted(this, each)))
            for each in whom(game, this)
            if (most := _how_much(amount, this, each)) > 0
        ]


def _how_much(amount: Amount, this: Object, victim: Object) -> int:
    return amount if isinstance(amount, int) else len(amount(this, victim))
