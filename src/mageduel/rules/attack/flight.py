"""Flight: nobody takes off or comes down in the middle of an attack action, except to swoop (rulings R27 and R45)."""

from __future__ import annotations

from mageduel.facts.traits import FLYING
from mageduel.rules.objects.characteristics import has, of
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Heights


def keep_heights(game: Game) -> bool:
    """An attack action begins: who flies stays up, and nobody else takes off. False inside another attack action."""
    if game.heights is not None:
        return False
    for each in game.creatures:
        if each.characteristics is None:
            of(each)
    game.heights = Heights()
    return True


def free_heights(game: Game) -> None:
    """The outermost attack action ends: what happened to anybody's wings meanwhile takes effect."""
    game.free_heights()


def swoop(attacker: Object, defender: Object) -> None:
    """A flyer that strikes at something below comes down, and is no flyer until the attack action is over."""
    if has(attacker, FLYING) and not has(defender, FLYING):
        attacker.come_down()
