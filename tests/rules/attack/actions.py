"""Who makes several attacks in one action, and what comes between them."""

from collections.abc import Awaitable, Callable

from mageduel.dsl.steps import Step
from mageduel.facts.cards import Card
from mageduel.kernel.requests import Answer
from mageduel.rules.movement.moves import teleport
from mageduel.rules.objects.destroy import destroy
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.places import Zone
from mageduel.state.running import Attack
from tests.kit.causes import A_TEST
from tests.kit.position import set_tokens
from tests.kit.surprises import surprise
from tests.kit.table import Table, make_card, make_creature, script_for


def melee(name: str = "Strike", *words: str, dice: int = 2, action: str = "quick", **row: object) -> dict[str, object]:
    """A melee attack bar."""
    return {"name": name, "kind": "melee", "action": action, "dice": dice, "traits": list(words), **row}


def ranged(name: str = "Shot", *words: str, dice: int = 2, **row: object) -> dict[str, object]:
    """A ranged attack bar."""
    bar = {"name": name, "kind": "ranged", "action": "quick", "range": [0, 2], "dice": dice, "traits": list(words)}
    return {**bar, **row}


def fighter(*bars: dict[str, object], traits: tuple[str, ...] = (), **row: object) -> Card:
    """A sturdy creature with these attacks."""
    row.setdefault("life", 30)
    return make_creature("Fighter", attack=list(bars), traits=list(traits), **row)


def prey(name: str = "Prey", **row: object) -> Card:
    """A sturdy creature that does not strike back."""
    row.setdefault("life", 30)
    return make_creature(name, **row)


def giving_tokens(bearer: Object, token: str, count: int) -> Card:
    """An enchantment that gives some creature so many tokens when it is revealed."""

    async def effect(game: Game, this: Object) -> None:
        set_tokens(bearer, token, count)

    return surprise(effect)


def carry(whom: Object, zone: Zone) -> Card:
    """An enchantment that Teleports somebody when it is revealed."""

    async def effect(game: Game, this: Object) -> None:
        await teleport(game, whom, zone)

    return surprise(effect)


def once(step: Step[Attack], when: Callable[[Attack], bool], effect: Callable[[Game], Awaitable[None]]) -> Card:
    """An enchantment that must be revealed in a step of an attack, and does something then."""
    card = make_card(
        name="Trigger", type="enchantment", cost=2, reveal=0, action="quick", range=[0, 2], target="object"
    )

    @script_for(card).must_reveal(during=step, when=lambda this, attack: when(attack))
    async def trigger(game: Game, this: Object, attack: Attack) -> None:
        await effect(game)

    return card


def ruin(what: Object) -> Card:
    """An enchantment that destroys something when it is revealed."""

    async def effect(game: Game, this: Object) -> None:
        await destroy(game, what, A_TEST)

    return surprise(effect)


def offered(table: Table, kind: str) -> list[Answer]:
    """What was open to choose when this was last asked."""
    return list(next(request.options for request in reversed(table.asked) if request.kind == kind))


def targets_offered(table: Table, kind: str) -> set[int]:
    """Whom one could attack when this was last asked."""
    return {each[-1] for each in offered(table, kind) if each[0] in ("attack", "sweep")}
