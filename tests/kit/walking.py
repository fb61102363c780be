"""Walking: a creature to walk with, where it may go, where it is, and what is left to do after some moves."""

from __future__ import annotations

from mageduel.facts.cards import Card
from mageduel.kernel.requests import Answer
from mageduel.state.objects import Object
from tests.kit.answers import move
from tests.kit.table import Table, make_creature


def hound(*traits: str) -> Card:
    """A plain creature with these traits."""
    return make_creature("Hound " + " ".join(traits), traits=list(traits))


def place(thing: Object) -> str:
    """The name of the zone it is in."""
    assert thing.zone is not None
    return thing.game.arena.zone_names[thing.zone]


def moves(table: Table, creature: Object, **progress: object) -> set[str]:
    """The zones a move action could take it to, having come so far in its Action Phase."""
    return {each[1] for each in table.actions(creature, **progress) if each[0] == "move"}


def walk(table: Table, creature: Object, *zones: str) -> list[Answer]:
    """Move along these zones and say what the creature could do after the last."""
    return table.offered(creature, *(move(zone) for zone in zones))
