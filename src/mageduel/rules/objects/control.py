"""Control: who commands an object; its owner stays whoever brought it into the game."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import Script, answers_of
from mageduel.dsl.upkeep import CONTROL, Touch, looks
from mageduel.facts.traits import UNIQUE
from mageduel.rules import refusals
from mageduel.rules.happenings import happen
from mageduel.state.events import ControlChanged
from mageduel.state.game import Game
from mageduel.state.objects import Object

HOLDS_CONTROL: Final = Capability[bool]("holds control")
"""Asked of a revealed spell on a creature: whether the creature obeys whoever controls the spell."""


def takes_control_of_bearer(script: Script) -> None:
    """While it is revealed the creature obeys the spell's controller; never one his mage is restricted from."""
    script.answer(HOLDS_CONTROL, True)

    @script.target_must(refusals.NOT_TO_BE_CONTROLLED)
    def may_be_controlled(declared: Declaration) -> bool:
        return declared.game.players[declared.caster.controller].facts.may_use(declared.object.card)


async def take_control(game: Game, thing: Object, seat: int) -> None:
    """Give an object a new controller, if his mage is not restricted from it; what it holds goes with it."""
    if thing.controller == seat or not game.players[seat].facts.may_use(thing.card):
        return
    await _hand_over(game, thing, seat)
    if thing.attached_to is not None and HOLDS_CONTROL.is_given_by(thing):
        await settle_control(game, thing.attached_to)


async def settle_control(game: Game, creature: Object) -> None:
    """Let a creature obey the newest revealed spell that holds it; without one, its owner."""
    seat = would_obey(game, creature)
    if creature.id in game.objects and creature.controller != seat:
        await _hand_over(game, creature, seat)


def would_obey(game: Game, creature: Object, *, without: Container[int] = ()) -> int:
    """Whom a creature obeys by the spells that hold it, but for some that would be gone."""
    holders = [
        each
        for each in _holders_of(creature)
        if each.id not in without and game.players[each.controller].facts.may_use(creature.card)
    ]
    return max(holders, key=lambda each: each.timestamp).controller if holders else _owner_or_heir(game, creature.owner)


def whose(game: Game, *things: Object, wounded: bool = False) -> Iterable[Touch]:
    """What an upkeep event looks at that depends on who controls these: those that a spell holds and may let go."""
    if HOLDS_CONTROL not in game.listeners:
        return ()
    return [looks(each, CONTROL, wounded=wounded) for each in things if _holders_of(each)]


def _holders_of(creature: Object) -> list[Object]:
    return [each for each in creature.attachments if not each.hidden and HOLDS_CONTROL.is_given_by(each)]


async def follow_text(game: Game, thing: Object) -> None:
    """A spell that lost its text, or has it again: see whom the creature that it held obeys now."""
    if thing.attached_to is not None and not thing.hidden and answers_of(thing.card, HOLDS_CONTROL):
        await settle_control(game, thing.attached_to)


def heirs_of(game: Game, seat: int) -> list[int]:
    """The living team-mates of a player, in seat order."""
    team = game.players[seat].team
    others = [game.players[each] for each in game.seats_from(seat)[1:]]
    return [each.seat for each in others if each.is_alive and each.team == team]


def heir_to(game: Game, thing: Object, heirs: Sequence[int]) -> int | None:
    """The first of these who may have this object: nobody has two of a Unique one."""
    if not thing.card.has(UNIQUE):
        return heirs[0]
    owners = [each.controller for each in game.objects.values() if each.card is thing.card]
    return next((each for each in heirs if each not in owners), None)


def _owner_or_heir(game: Game, owner: int) -> int:
    if game.players[owner].is_alive:
        return owner
    heirs = heirs_of(game, owner)
    return heirs[0] if heirs else owner


async def _hand_over(game: Game, thing: Object, seat: int) -> None:
    """Change who controls it: a spell prepared for it goes along, unless that is restricted from the new mage."""
    player = game.players[seat]
    thing.controller = seat
    thing.active = thing.active and player.is_alive
    if thing.prepared is not None and not player.facts.may_use(thing.prepared):
        game.players[thing.prepared_owner].put_into_book([thing.prepared])
        thing.prepared = None
    game.everything_changed()
    await happen(game, ControlChanged(thing, seat))
