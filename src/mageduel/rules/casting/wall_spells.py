"""Casting walls: putting one on a border, and extending it with a second copy (ruling R16)."""

from __future__ import annotations

from itertools import product

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import answers_of, script_of
from mageduel.facts.cards import Card
from mageduel.facts.traits import FLYING
from mageduel.rules.casting.costs import SINGLE_WALL, casting_cost, funds
from mageduel.rules.movement.walls import ONE_SIDED
from mageduel.rules.objects.characteristics import has
from mageduel.rules.objects.entrances import come_into_play
from mageduel.rules.sight.lines import sees_border
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.places import Border, Zone
from mageduel.state.running import Place, Spell


def extension_choices(game: Game, caster: Object, card: Card, target: Place) -> list[tuple[object, ...]]:
    """Leave the wall single, or name the border of the second copy."""
    plain: list[tuple[object, ...]] = [(SINGLE_WALL,)]
    if not isinstance(target, Border) or caster.zone is None or not game.players[caster.controller].book.get(card):
        return plain
    extended = Declaration(game, card, caster, target, (target.name,))
    if casting_cost(extended) - 1 > funds(caster, card):
        return plain
    for border in game.arena.borders_touching[target.index]:
        if border not in game.walls and (has(caster, FLYING) or sees_border(game, caster.zone, border)):
            plain.append((border.name,))
    return plain


def facing_choices(game: Game, card: Card, target: Place, ways: list[tuple[object, ...]]) -> list[tuple[object, ...]]:
    """Towards which zone the wall is to face, and the second copy where there is one."""
    if not isinstance(target, Border) or not answers_of(card, ONE_SIDED):
        return ways
    names = game.arena.zone_names
    faced: list[tuple[object, ...]] = []
    for way in ways:
        borders = [target] if way[0] == SINGLE_WALL else [target, game.arena.border(str(way[0]))]
        faced += [(*way, *(names[zone] for zone in sides)) for sides in product(*(each.zones for each in borders))]
    return faced


def _facing(game: Game, spell: Spell, number: int) -> Zone | None:
    """Where the first or second wall faces, if that was announced."""
    named = spell.choices[1 + number :]
    return game.arena.zone(str(named[0])) if named else None


def leave_it_single(game: Game, spell: Spell) -> None:
    """Without a second copy in the spellbook when it is paid for, the wall is not extended, nor paid for as such."""
    if spell.choices and spell.choices[0] != SINGLE_WALL and not game.players[spell.controller].book.get(spell.card):
        spell.choices = (SINGLE_WALL, *spell.choices[1:2])


async def resolve_wall(game: Game, spell: Spell) -> None:
    """Put up the wall, and the second one where it was paid for and there is still a copy and room for it."""
    facing = _facing(game, spell, 0)
    await _put_up(game, spell.card, spell.target_border, spell.controller, spell.owner, facing)
    spell.is_in_play = True
    if spell.choices and spell.choices[0] != SINGLE_WALL:
        border = game.arena.border(str(spell.choices[0]))
        player = game.players[spell.controller]
        if border not in game.walls and player.book.get(spell.card):
            player.take_from_book([spell.card])
            await _put_up(game, spell.card, border, spell.controller, spell.controller, _facing(game, spell, 1))


async def _put_up(
    game: Game, card: Card, border: Border, controller: int, owner: int, facing: Zone | None = None
) -> None:
    wall = game.new_object(card, script_of(card), owner)
    wall.controller = controller
    wall.border = border
    wall.facing = facing
    await come_into_play(game, wall)
