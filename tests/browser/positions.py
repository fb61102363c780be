"""Positions that a real game reaches only after long play, laid out by name before its first round.

Whoever sits first by the name of a position begins in it: so the page is served by the real engine, which sends the
real view and plays on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from mageduel import duel
from mageduel.facts.conditions import BURN, GROWTH, ROT, STUCK, TAUNT
from mageduel.rules.domination.orbs import DIMMED, LIT, orbs_in_play
from mageduel.rules.domination.vtar import VTAR
from mageduel.rules.round.setup import new_game
from mageduel.state.game import Game
from mageduel.state.objects import Object
from tests.kit.answers import Decision
from tests.kit.position import BLUE, RED, Position

PREFIX = "At "


class Laid(Position):
    """A game before its first round, to lay things on the table of."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def run(self, procedure: Coroutine[Any, Any, Any]) -> Any:
        """Run a procedure that asks nobody anything."""
        try:
            procedure.send(None)
        except StopIteration as done:
            return done.value
        raise AssertionError("a position asks nothing")

    def find_one(self, name: str) -> Object:
        """The one object of this name."""
        return next(each for each in self.game.objects.values() if each.name == name)

    def decide(self, kind: str, *decisions: Decision) -> None:
        """Nothing is asked."""
        raise NotImplementedError


def orbs(table: Laid) -> None:
    """Domination in its middle: orbs of both sides, one dimmed, one that nobody has any more, terrain over a tile."""
    game = table.game
    for orb, seat in zip(orbs_in_play(game), (RED, RED, BLUE, BLUE, 2), strict=False):
        orb.mark(LIT)
        orb.controller = seat
    orbs_in_play(game)[1].mark(DIMMED)
    for player, points in zip(game.players, (5, 3), strict=False):
        player.mage.mark(VTAR, points)
    table.put("Shallow Sea", RED, "B2")
    table.put("Steelclaw Grizzly", RED, "B3", damage=4)
    table.put("Timber Wolf", RED, "C4")
    table.put("Galaxxus", RED, "C3")
    table.put("Flaming Hellion", BLUE, "C2")
    table.put("Dark Pact Slayer", BLUE, "D2", damage=3)
    wall = table.wall("Wall of Pikes", "C2|C3", BLUE)
    wall.facing = table.zone("C3")


def sets(table: Laid) -> None:
    """What the later sets bring: terrain of every kind, tokens, markers, walls with a face, minds taken over."""
    for name, seat, zone in (
        ("Shallow Sea", RED, "A1"), ("Swamp", BLUE, "A2"), ("Elephant Grass", RED, "A3"), ("Steep Hill", BLUE, "B1"),
        ("Consecrated Ground", RED, "C3"), ("Altar of Skulls", BLUE, "A4"), ("Akiro's Hammer", RED, "B3"),
        ("Archer's Watchtower", RED, "C2"), ("Rolling Fog", BLUE, "B4"), ("Vine Tree", RED, "C1"),
        ("Garrison Post", BLUE, "A3"),
    ):  # fmt: skip
        table.put(name, seat, zone)
    table.attach("Whirlpool", table.find_one("Shallow Sea"))
    table.tokens(table.find_one("Altar of Skulls"), "Skull", 3)
    table.tokens(table.find_one("Akiro's Hammer"), "Load", 2)
    wolf = table.put("Timber Wolf", BLUE, "A1")
    table.condition(wolf, BURN, 2)
    table.condition(wolf, ROT)
    goblin = table.put("Goblin Grunt", BLUE, "B2")
    goblin.controller = RED
    table.tokens(goblin, "Veteran", 1)
    table.put("Invisible Stalker", RED, "B2")
    bear = table.put("Steelclaw Grizzly", RED, "B2", damage=5)
    table.condition(bear, GROWTH, 2)
    table.tokens(bear, "Rage", 3)
    table.attach("Forcefield", bear, tokens={"Forcefield": 3})
    knight = table.put("Knight of Westlock", BLUE, "B2", damage=2)
    table.condition(knight, STUCK)
    table.condition(knight, TAUNT)
    table.tokens(knight, "Valor", 2)
    table.put("Thornlasher", RED, "C1")
    table.put("Zombie Crawler", BLUE, "A2")
    for card, border, seat in (
        ("Wall of Pikes", "B2|B3", RED), ("Wall of Fire", "A1|B1", BLUE), ("Wall of Bones", "A3|A4", BLUE),
        ("Wall of Force", "C2|C3", RED), ("Coral Barrier", "B1|C1", RED), ("Wall of Steel", "B4|C4", BLUE),
    ):  # fmt: skip
        table.wall(card, border, seat)
    table.find_one("Coral Barrier").facing = table.zone("C1")
    table.find_one("Wall of Pikes").facing = table.zone("B3")


def six(table: Laid) -> None:
    """Six sides on four rows of six: creatures of everybody, three sides in one zone, a mage that has fallen back."""
    for name, seat, zone, damage in (
        ("Timber Wolf", 0, "C2", 2), ("Steelclaw Grizzly", 0, "C3", 4), ("Mana Crystal", 0, "D1", 0),
        ("Firebrand Imp", 1, "B5", 0), ("Dark Pact Slayer", 1, "B4", 3), ("Gate to Hell", 1, "A6", 0),
        ("Royal Archer", 2, "B2", 0), ("Knight of Westlock", 2, "C3", 5), ("Temple of Light", 2, "A1", 0),
        ("Flaming Hellion", 3, "C3", 1), ("Iron Golem", 3, "D5", 2),
        ("Skeletal Sentry", 4, "B3", 0), ("Zombie Crawler", 4, "A4", 4), ("Skeletal Knight", 4, "C3", 0),
        ("Thunderift Falcon", 5, "D3", 1), ("Goblin Grunt", 5, "C4", 0),
    ):  # fmt: skip
        table.put(name, seat, zone, damage=damage)
    for player, damage in zip(table.game.players, (7, 12, 3, 19, 6, 25), strict=False):
        player.mage.damage = damage
    table.guard(table.find_one("Knight of Westlock"))
    table.hide("Bear Strength", table.find_one("Steelclaw Grizzly"))
    table.attach("Rhino Hide", table.find_one("Iron Golem"))
    table.wall("Wall of Thorns", "C3|C4", 0)


def four(table: Laid) -> None:
    """Four mages on a board of any size: creatures of everybody, two sides in one zone, hidden cards of two of them."""
    for name, seat, zone, damage in (
        ("Timber Wolf", 0, "B1", 0), ("Steelclaw Grizzly", 0, "B3", 5), ("Bitterwood Fox", 0, "C2", 0),
        ("Firebrand Imp", 1, "A2", 0), ("Dark Pact Slayer", 1, "B3", 6),
        ("Thornlasher", 2, "B3", 0), ("Tanglevine", 2, "C3", 2), ("Mana Flower", 2, "C1", 0),
        ("Knight of Westlock", 3, "B3", 5), ("Royal Archer", 3, "A4", 0),
    ):  # fmt: skip
        table.put(name, seat, zone, damage=damage)
    for player, damage in zip(table.game.players, (11, 14, 7, 3), strict=True):
        player.mage.damage = damage
    table.guard(table.find_one("Dark Pact Slayer"))
    table.hide("Bear Strength", table.find_one("Timber Wolf"), 0)
    table.hide("Block", table.find_one("Steelclaw Grizzly"), 2)
    table.hide("Rhino Hide", table.game.players[2].mage, 2)
    table.hide("Block", table.find_one("Knight of Westlock"), 3)


def hall(table: Laid) -> None:
    """The Academy after its peace: three creatures a side, somebody on guard, somebody hurt."""
    table.game.round = 3
    for player in table.game.players:
        for name, damage in (("Wychwood Hound", 0), ("Steelclaw Matriarch", 3), ("Jade Gremlin", 0)):
            table.put(name, player.seat, "A1", damage=damage)
        player.mage.damage = 4 + 3 * player.seat
        player.mage.mana = 12


def stride(table: Laid) -> None:
    """A wolf one step away from a fox."""
    table.put("Timber Wolf", RED, "B2")
    table.put("Bitterwood Fox", BLUE, "B3")


def strides(table: Laid) -> None:
    """A wolf one step away from a fox and an imp."""
    stride(table)
    table.put("Firebrand Imp", BLUE, "B3")


def drained(table: Laid) -> None:
    """A bear that costs its mage mana to keep."""
    table.attach("Essence Drain", table.put("Steelclaw Grizzly", RED, "B2"), seat=BLUE)


POSITIONS: dict[str, Callable[[Laid], None]] = {
    "drained": drained,
    "stride": stride,
    "strides": strides,
    "orbs": orbs,
    "sets": sets,
    "six": six,
    "hall": hall,
    "four": four,
}


def lay_out_by_name() -> None:
    """From here on games whose first player goes by the name of a position begin in it."""

    def made(*given: Any) -> Game:
        game = new_game(*given)
        name = game.players[0].name
        if name.startswith(PREFIX):
            POSITIONS[name.removeprefix(PREFIX)](Laid(game))
        return game

    setattr(duel, "new_game", made)  # noqa: B010
