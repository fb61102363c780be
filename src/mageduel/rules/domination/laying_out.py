"""Laying out a board: the seat nobody sits at, special ground, the orbs, still dark, and their guardians on guard."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import script_of
from mageduel.facts.boards import Board
from mageduel.facts.cards import Card
from mageduel.facts.library import card as find_card
from mageduel.facts.mages import NOBODY
from mageduel.rules.domination.ground import TILES
from mageduel.rules.domination.orbs import VTAR_ORB
from mageduel.rules.objects.presence import enter
from mageduel.rules.objects.tokens import lay_first_tokens
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.players import Player

NOBODYS_SIDE: Final = -1


def lay_out(game: Game, board: Board) -> None:
    """Put what belongs to the board onto the table."""
    seat = _seat_nobody(game)
    for zone, tile in zip(game.arena.zone_names, game.arena.tiles, strict=True):
        if tile is not None:
            lay_first_tokens(_place(game, TILES[tile], seat, zone))
    for zone in board.orbs:
        _place(game, VTAR_ORB, seat, zone)
    for name, zone in board.guardians:
        _place(game, find_card(name), seat, zone).set_guard(guards=True)


def _seat_nobody(game: Game) -> int:
    """Whatever nobody controls is at a seat of its own: an enemy of everybody's, asked nothing, never acting."""
    seat = len(game.players)
    player = Player(seat, "", NOBODY, NOBODYS_SIDE)
    player.mage = game.new_object(NOBODY.card, script_of(NOBODY.card), seat)
    player.quickcast = player.is_alive = False
    game.players.append(player)
    game.silent += (seat,)
    return seat


def _place(game: Game, card: Card, seat: int, zone: str) -> Object:
    thing = game.new_object(card, script_of(card), seat)
    thing.zone = game.arena.zone(zone)
    enter(thing)
    return thing
