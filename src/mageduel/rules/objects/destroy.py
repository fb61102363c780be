"""Destroying, discarding, obliterating, returning to the spellbook; and what falls when Life or armor falls."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.ruleset import Ending
from mageduel.facts.cards import Card, CardType
from mageduel.facts.conditions import CORRODE, FREEZE, TAINTED, ZOMBIE
from mageduel.facts.traits import ARMOR, CANTRIP, DEVOUR, INCAPACITATED, INCORPOREAL, INDESTRUCTIBLE
from mageduel.rules.attack.guards import drop_guard
from mageduel.rules.conditions import grapple
from mageduel.rules.happenings import Claim, happen
from mageduel.rules.objects.characteristics import has, is_living, life, of, value
from mageduel.rules.objects.control import HOLDS_CONTROL, heir_to, heirs_of, settle_control
from mageduel.rules.objects.presence import is_cantrip, leave, relocate, to_discard
from mageduel.rules.objects.protection import PROTECTS, is_saved
from mageduel.rules.objects.reanimation import hatch
from mageduel.rules.objects.responsibility import who_did
from mageduel.rules.victory.standing import DuelEnds, check_victory, standing_sides
from mageduel.state.causes import About, Cause, Why
from mageduel.state.events import CardDiscarded, ConditionLost, ControlChanged, Destroyed, LeftPlay, MageDied
from mageduel.state.game import Fallen, Game
from mageduel.state.objects import Object
from mageduel.state.places import Zone
from mageduel.state.running import Attack

WHEN_DESTROYED: Final = Capability[Callable[[Game, Object], Awaitable[None]]]("when destroyed")
"""Asked of what is being destroyed, revealed or not: what that causes."""
DIES_FIGHTING: Final = Capability[Callable[[Game, Object, Zone], Awaitable[None]]]("dies fighting")
"""Asked of what an attack has just destroyed: what it still does in the zone where it was."""
WHEN_DESTROYED_BY: Final = Capability[Callable[[Game, Object, int | None], Awaitable[None]]]("when destroyed by")
"""Asked of what is being destroyed: what that causes, told whose attack or effect it was, if anybody's."""
WHEN_REMOVED: Final = Capability[Callable[[Game, Object], Awaitable[None]]]("when removed")
"""Asked of a revealed spell that leaves play in any way but with its bearer: what that causes."""
WHEN_KILLED: Final = Capability[Callable[[Game, Object], Awaitable[None]]]("when killed")
"""Asked of what damage, and no loss of Life, has destroyed, unless it was Obliterated: what that causes."""
WHEN_BEARER_DESTROYED: Final = Capability[Callable[[Game, Object, Object, Zone | None], Awaitable[None]]](
    "when its bearer is destroyed"
)
"""Asked of what lay face up on something that has been destroyed, not Obliterated: what that causes."""
MOVES_ON: Final = Capability[Callable[[Game, Object], Awaitable[bool]]]("moves on")
"""Asked of what lies face up on something that is being destroyed: whether it goes to something else in time."""
COMES_BACK: Final = Capability[bool]("comes back")
"""Asked of what is being destroyed, revealed or not: whether it goes back into its owner's spellbook."""
_MARKER: Final = CardType.MARKER
HAS_LAST_WORD: Final = Capability[Callable[[Game, Object, Object, Zone | None], Awaitable[None]]]("has the last word")
"""Asked of what lay face down on something that has been destroyed with it: what everybody now sees it may do."""
FRAGILE: Final = Capability[bool]("fragile")
"""Asked of an object with Life: whether any damage at all destroys it, whatever its Life."""
ENDURES: Final = Capability[bool]("endures")
"""Asked of an object: whether nothing at all destroys it."""
TAINTED_DAMAGE: Final = 3
"""What one Tainted marker counts as."""
FREEZE_DAMAGE: Final = 2
"""What one Freeze marker on a Living creature counts as."""


def total_damage(thing: Object) -> int:
    """Damage on an object, Tainted markers included, and Freeze markers on Living creatures."""
    conditions = thing.conditions
    if not conditions:
        return thing.damage
    damage = thing.damage + TAINTED_DAMAGE * conditions.get(TAINTED, 0)
    if FREEZE in conditions and thing.is_creature and is_living(thing):
        damage += FREEZE_DAMAGE * conditions[FREEZE]
    return damage


def remaining_life(thing: Object) -> int:
    """How much more damage destroys it."""
    damage = total_damage(thing) if thing.conditions else thing.damage
    left = (thing.characteristics or of(thing)).life + thing.life_change - damage
    return min(left, 1 - damage) if FRAGILE in thing.script.answers else left


def is_destroyed(game: Game, thing: Object) -> bool:
    """Whether it is in play no more; of a mage, whether he has fallen."""
    return thing.id not in game.objects or (thing.is_mage and not game.players[thing.controller].is_alive)


async def destroy(
    game: Game, thing: Object, because: Cause, attack: Attack | None = None, *, obliterate: bool = False
) -> None:
    """Destroy an object: first everything attached to it, then the object, then what its destruction causes."""
    if thing.id not in game.objects or ENDURES.is_given_by(thing):
        return
    if thing.is_mage:
        await _mage_dies(game, thing, because, attack)
        return
    if PROTECTS in game.listeners and await is_saved(game, thing, because):
        return
    obliterate = obliterate or ZOMBIE in thing.conditions
    if not obliterate and MOVES_ON in game.listeners:
        await _let_move_on(game, thing)
    zone, attached = thing.zone, tuple(thing.attachments)
    returns = has(thing, CANTRIP) or COMES_BACK.is_given_by(thing)
    heirs: list[Claim] = [
        (each.controller, partial(effect, game, each, thing, zone))
        for each in attached
        if not obliterate
        for effect in _last_words(each)
    ]
    for each in attached:
        if each.card.type is _MARKER:
            await _let_go_of_spells(game, each)
            leave(each)
        elif obliterate:
            await _go_with(game, each, thing)
        else:
            await destroy(game, each, About(Why.BEARER_DESTROYED, thing))
    if thing.id not in game.objects:
        return
    await _let_go_of_spells(game, thing)
    if thing.held_by is not None or thing.preys:
        await grapple.break_free(game, thing)
    await _remove(
        game, thing, because, attack, obliterate=obliterate, zone=zone, attached=attached, returns=returns, heirs=heirs
    )


async def _go_with(game: Game, thing: Object, bearer: Object) -> None:
    """Destroy something, and all that lies on it, with the Obliterated object that bears it, without last words."""
    for each in tuple(thing.attachments):
        await _go_with(game, each, thing)
    await _let_go_of_spells(game, thing)
    await _remove(game, thing, About(Why.BEARER_DESTROYED, bearer), None, silently=True)


def _last_words(attached: Object) -> Sequence[Callable[[Game, Object, Object, Zone | None], Awaitable[None]]]:
    """What something that is destroyed with its bearer causes by that, revealed or not."""
    return HAS_LAST_WORD.of(attached) if attached.hidden else WHEN_BEARER_DESTROYED.of(attached)


async def _let_move_on(game: Game, thing: Object) -> None:
    """Let what can leave something that is being destroyed do so first."""
    for each in tuple(thing.attachments):
        if not each.hidden:
            for moves in MOVES_ON.of(each):
                if await moves(game, each):
                    break


async def _remove(
    game: Game,
    thing: Object,
    because: Cause,
    attack: Attack | None,
    *,
    obliterate: bool = False,
    silently: bool = False,
    zone: Zone | None = None,
    attached: tuple[Object, ...] = (),
    returns: bool = False,
    heirs: Sequence[Claim] = (),
) -> None:
    """Take it off the table to where destroyed cards go."""
    was_revealed = not thing.hidden
    leave(thing)
    thing.hidden = False
    owner = game.players[thing.owner]
    if thing.card.type is _MARKER:
        return
    if thing.is_creature:
        game.fallen += (Fallen(thing.own_card, thing.owner, zone, not has(thing, INCORPOREAL)),)
    if thing.card.is_marker:
        pass
    elif obliterate:
        owner.removed.append(thing.own_card)
    elif returns or is_cantrip(game, thing.own_card, thing.owner):
        owner.put_into_book([thing.own_card])
    else:
        to_discard(game, thing.own_card, thing.owner)
    if not obliterate and not silently:
        for effect in WHEN_DESTROYED.of(thing):
            await effect(game, thing)
        for told in WHEN_DESTROYED_BY.of(thing):
            await told(game, thing, who_did(game, because, attack))
        if thing.conditions:
            await hatch(game, thing, zone)
    claims = [*_last_blows(game, thing, attack, zone), *heirs]
    if claims or Destroyed in game.heard:
        await happen(game, Destroyed(thing, zone, because, attack, attached), claims)
    if thing.conditions:
        thing.lose_conditions()
    if was_revealed and not (isinstance(because, About) and because.why in _WITH_BEARER):
        await _let_go_of_bearer(game, thing)


def _last_blows(game: Game, thing: Object, attack: Attack | None, zone: Zone | None) -> list[Claim]:
    """What something that an attack has destroyed still does where it was."""
    if attack is None or zone is None:
        return []
    return [(thing.controller, partial(last, game, thing, zone)) for last in DIES_FIGHTING.of(thing)]


_WITH_BEARER: Final = (Why.BEARER_DESTROYED, Why.BEARER_LEFT)


async def _let_go_of_bearer(game: Game, thing: Object) -> None:
    """What a spell that was revealed held is free, and what its leaving causes happens."""
    if thing.attached_to is not None and HOLDS_CONTROL.is_given_by(thing):
        await settle_control(game, thing.attached_to)
    for effect in WHEN_REMOVED.of(thing):
        await effect(game, thing)


async def _let_go_of_spells(game: Game, thing: Object) -> None:
    """Spells assigned or bound to an object that is destroyed are lost with it."""
    for card, owner in ((thing.prepared, thing.prepared_owner), (thing.bound, thing.bound_owner)):
        if card is not None:
            await discard_card(game, card, owner)
    thing.prepared = thing.bound = None


async def discard_card(game: Game, card: Card, seat: int) -> None:
    """Discard a card that is not in play; a Cantrip goes back to the book, a marker nowhere."""
    if card.is_marker:
        return
    if is_cantrip(game, card, seat):
        game.players[seat].put_into_book([card])
    else:
        to_discard(game, card, seat)
        if CardDiscarded in game.heard:
            await happen(game, CardDiscarded(card, seat))


async def discard(game: Game, thing: Object, because: Why) -> None:
    """Take an object out of play without destroying it."""
    if thing.id in game.objects:
        was_revealed = not thing.hidden
        leave(thing)
        thing.hidden = False
        await discard_card(game, thing.own_card, thing.owner)
        if LeftPlay in game.heard:
            await happen(game, LeftPlay(thing, because))
        if was_revealed:
            await _let_go_of_bearer(game, thing)


async def return_to_book(game: Game, thing: Object) -> None:
    """Return an object to its owner's spellbook: what is attached to it is destroyed, what is bound to it returns."""
    for attached in tuple(thing.attachments):
        if attached.card.type is _MARKER:
            leave(attached)
        else:
            await destroy(game, attached, About(Why.BEARER_LEFT, thing))
    was_revealed = not thing.hidden
    leave(thing)
    if not thing.card.is_marker:
        game.players[thing.owner].put_into_book([thing.own_card])
    for card, owner in ((thing.prepared, thing.prepared_owner), (thing.bound, thing.bound_owner)):
        if card is not None:
            game.players[owner].put_into_book([card])
    thing.prepared = thing.bound = None
    if LeftPlay in game.heard:
        await happen(game, LeftPlay(thing, Why.RETURNED))
    if was_revealed:
        await _let_go_of_bearer(game, thing)


async def _mage_dies(game: Game, mage: Object, because: Cause, attack: Attack | None = None) -> None:
    """A mage's enchantments and equipment go with him; his other objects stay (ruling R13).

    While the duel goes on he is a creature that was destroyed, for whoever waits for that; giving up is not that.
    """
    player = game.players[mage.controller]
    if not player.is_alive:
        return
    player.is_alive = False
    mage.active = mage.guarding = False
    zone, attachments = mage.zone, tuple(mage.attachments)
    for attached in attachments:
        await destroy(game, attached, About(Why.MAGE_FELL, mage))
    relocate(mage, None)
    mage.moves += 1  # whatever is still aimed at him, or by him, finds him gone
    game.fallen += (Fallen(mage.own_card, mage.owner, zone, not has(mage, INCORPOREAL)),)
    mage.changed()
    await happen(game, MageDied(player.seat))
    if game.rules.ending is Ending.AT_ONCE:
        await _end_at_once(game, because)
    if Destroyed in game.listeners and because is not Why.CONCEDED and len(standing_sides(game)) > 1:
        await happen(game, Destroyed(mage, zone, because, attack, attachments))
    await _leave_to_team(game, player.seat)


async def _end_at_once(game: Game, because: Cause) -> None:
    """Whoever has no Life left by the same event falls too; then the duel is decided, or goes on (ruling R50)."""
    for player in game.players:
        if player.is_alive and remaining_life(player.mage) <= 0:
            await _mage_dies(game, player.mage, because)
    check_victory(game)
    if game.result is not None:
        raise DuelEnds


async def _leave_to_team(game: Game, seat: int) -> None:
    """The next living team-mate takes over what a dead mage leaves; without one it stays and never acts, or goes."""
    heirs = heirs_of(game, seat)
    because = About(Why.MAGE_FELL, game.players[seat].mage)
    for thing in tuple(game.objects.values()):
        if thing.controller != seat or thing.is_mage or thing.id not in game.objects:
            continue
        if not heirs:
            thing.active = False
            if not game.rules.objects_outlive_their_mage:
                await _leave_with_mage(game, thing, because)
            continue
        heir = heir_to(game, thing, heirs)
        if heir is None:
            await destroy(game, thing, because)
        else:
            thing.controller = heir
            await happen(game, ControlChanged(thing, heir))
    if heirs:
        game.everything_changed()


async def _leave_with_mage(game: Game, thing: Object, because: Cause) -> None:
    """Take what a dead mage controlled out of the game; what others have attached to it is destroyed."""
    for attached in tuple(thing.attachments):
        if attached.controller == thing.controller:
            await _leave_with_mage(game, attached, because)
        else:
            await destroy(game, attached, About(Why.BEARER_LEFT, thing))
    if thing.id in game.objects:
        was_revealed = not thing.hidden
        leave(thing)
        thing.hidden = False
        if LeftPlay in game.heard:
            await happen(game, LeftPlay(thing, because))
        if was_revealed:
            await _let_go_of_bearer(game, thing)


async def destroy_if_dead(
    game: Game, thing: Object, because: Cause, attack: Attack | None = None, by_damage: bool = True
) -> bool:
    """Destroy an object whose damage has reached its Life, by damage that came or by Life that went."""
    if thing.id not in game.objects or not thing.card.has_life or remaining_life(thing) > 0:
        return False
    if has(thing, INDESTRUCTIBLE) or (thing.is_mage and not game.players[thing.controller].is_alive):
        return False
    devoured = attack is not None and attack.has(DEVOUR) and thing.is_creature and not has(thing, INCORPOREAL)
    obliterated = devoured or ZOMBIE in thing.conditions
    kills = by_damage and not obliterated
    await destroy(game, thing, because, attack, obliterate=devoured)
    if kills:
        for effect in WHEN_KILLED.of(thing):
            await effect(game, thing)
    return True


async def settle(game: Game) -> None:
    """After changes: what has no Life left is destroyed, Corrode without armor falls off, helpless guards are none."""
    while game.unsettled:
        touched, game.unsettled = game.unsettled, []
        for thing in touched:
            if thing.id not in game.objects:
                continue
            if thing.conditions and CORRODE in thing.conditions:
                await _shed_corrode(game, thing)
            if thing.guarding and has(thing, INCAPACITATED):
                await drop_guard(game, thing)
            if thing.preys:
                await grapple.weaken_grip(game, thing)
            if not thing.card.has_life:
                continue
            damage = total_damage(thing) if thing.conditions else thing.damage
            if damage >= life(thing) or (thing.damage and FRAGILE in thing.script.answers):
                await destroy_if_dead(game, thing, Why.NO_LIFE_LEFT, by_damage=False)


async def _shed_corrode(game: Game, thing: Object) -> None:
    count = thing.conditions[CORRODE]
    excess = -((thing.card.armor or 0) + value(thing, ARMOR))
    if excess > 0:
        lost = min(count, excess)
        thing.take_condition(CORRODE, lost)
        await happen(game, ConditionLost(thing, CORRODE, lost))
