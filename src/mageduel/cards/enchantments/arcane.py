"""Enchantments of the Arcane school."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import enchantment
from mageduel.dsl.selectors import CREATURE, SAME_ZONE
from mageduel.dsl.steps import COUNTER_SPELL, ENTERING_ZONE
from mageduel.facts.cards import ActionKind
from mageduel.facts.traits import (
    ARMOR,
    CHANNELING,
    DICE,
    INCAPACITATED,
    INCORPOREAL,
    LIFE,
    MANA_TRANSFER,
    MELEE,
    PEST,
    UPKEEP,
)
from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import Answer, Refusal, Rule
from mageduel.rules.attack.kinds import BY_CREATURES, MELEE_ATTACKS, SPELLS, by_trait
from mageduel.rules.casting.mana import available, gain_mana, pay
from mageduel.rules.casting.resolution import WELCOMES
from mageduel.rules.casting.reversal import turn_back
from mageduel.rules.casting.targeting import why_not_seen
from mageduel.rules.casting.transfers import why_not_carried_over
from mageduel.rules.enchantments.countering import counter_and_refund, is_magic_against, is_magic_on_bearer
from mageduel.rules.enchantments.moments import as_its_bearer_activates, with_priority
from mageduel.rules.enchantments.reveals import (
    BETWEEN_ACTIONS_ONLY,
    REVEAL_COST,
    REVEAL_RULE,
    SINGLE_USE,
    costs_less_to_reveal,
    is_of_level_1,
)
from mageduel.rules.movement.banishment import keeps_bearer_out
from mageduel.rules.movement.moves import TELEPORT, can_be_teleported, teleport
from mageduel.rules.movement.traps import is_sprung, lies_where_no_enemy_stands
from mageduel.rules.objects.destroy import COMES_BACK, destroy
from mageduel.rules.objects.presence import move_enchantment
from mageduel.state.causes import Why
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT
from mageduel.state.running import Attack, Move, Running, Spell

essence_drain = enchantment("Essence Drain")
essence_drain.grants(UPKEEP(+2))

minor_essence_drain = enchantment("Minor Essence Drain")
minor_essence_drain.grants(UPKEEP(+1))

giant_size = enchantment("Giant Size")
giant_size.grants(LIFE(+5), MELEE(+2))

shrink = enchantment("Shrink")
shrink.grants(PEST)
shrink.grants(DICE(-2), attacks=BY_CREATURES)
shrink.answer(REVEAL_COST, lambda host: host.level)

NO_CHANNELING: Final = Refusal("no-channeling", Rule("supplement", "Harmonize"))

harmonize = enchantment("Harmonize")
harmonize.grants(CHANNELING(+1))


@harmonize.target_must(NO_CHANNELING)
def channels(declared: Declaration) -> bool:
    """Only what has a Channeling of its own can be harmonized."""
    return declared.object.card.channeling is not None


jinx = enchantment("Jinx")


@jinx.must_reveal(
    during=COUNTER_SPELL, when=lambda this, spell: spell.caster is this.attached_to and spell.action is ActionKind.QUICK
)
async def spoil(game: Game, this: Object, spell: Spell) -> None:
    """A quick spell of its bearer comes to nothing, and costs nothing."""
    if not spell.has_failed:
        await counter_and_refund(game, spell, this)


nullify = enchantment("Nullify")


@nullify.must_reveal(during=COUNTER_SPELL, when=is_magic_against)
async def counter(game: Game, this: Object, spell: Spell) -> None:
    """An opponent's incantation or enchantment on its bearer is countered, whatever else it was aimed at."""
    if not spell.has_failed:
        spell.is_countered = True


reverse_magic = enchantment("Reverse Magic")


@reverse_magic.must_reveal(during=COUNTER_SPELL, when=is_magic_against)
async def send_back(game: Game, this: Object, spell: Spell) -> None:
    """An opponent's incantation or enchantment turns on the one who cast it."""
    if not spell.has_failed:
        await turn_back(game, spell, this.controller)


teleport_trap = enchantment("Teleport Trap")
lies_where_no_enemy_stands(teleport_trap)
TELEPORT_TRAP_RANGE: Final = 2


@teleport_trap.must_reveal(during=ENTERING_ZONE, when=is_sprung)
async def whisk_away(game: Game, this: Object, move: Move) -> None:
    """Whoever steps into it finds himself elsewhere; the zone is not targeted."""
    victim = move.creature
    if not victim.in_play or victim.zone is None:
        return
    zones = game.arena.near(victim.zone, TELEPORT_TRAP_RANGE)
    names = [game.arena.zone_names[zone] for zone in zones if can_be_teleported(game, victim, zone)]
    if not names:
        return
    answer = await TELEPORT.ask(this.controller, [("teleport", name) for name in names], victim)
    await teleport(game, victim, game.arena.zone(answer[1]))


summoning_circle = enchantment("Summoning Circle")


@summoning_circle.answering(WELCOMES)
def is_called_by_its_mage(this: Object, creature: Object) -> bool:
    """Creatures that its mage himself summons may appear in its zone, whatever lies between."""
    return any(
        isinstance(each, Spell) and each.caster.is_mage and each.controller == this.controller == creature.controller
        for each in this.game.running
    )


enchantment_transfusion = enchantment("Enchantment Transfusion")
enchantment_transfusion.answer(SINGLE_USE, True)
TRANSFUSION_RANGE: Final = 2
NO_MORE: Final[Answer] = ("no more",)
TRANSFUSE: Final = Question(
    "transfuse", Form("transfuse", OBJECT, OBJECT), about={"bearer": Object}, declines=NO_MORE, insists=True
)


@enchantment_transfusion.when_revealed
async def transfuse(game: Game, this: Object) -> None:
    """Any number of its controller's enchantments move on to one other creature, each at its own price."""
    bearer, receiver = this.attached_to, None
    while bearer is not None:
        ways = [
            ("transfuse", each.id, other.id)
            for each in bearer.attachments
            if each is not this and each.is_enchantment and each.controller == this.controller
            if _moving_cost(each) <= available(game, this.controller)
            for other in ([receiver] if receiver is not None else _receivers(game, bearer))
            if why_not_carried_over(game, each, other) is None
        ]
        if not ways:
            return
        answer = await TRANSFUSE.ask(this.controller, [NO_MORE, *ways], bearer)
        if answer == NO_MORE:
            return
        moved, receiver = game.objects[answer[1]], game.objects[answer[2]]
        pay(game, this.controller, _moving_cost(moved))
        move_enchantment(moved, receiver)


def _moving_cost(moved: Object) -> int:
    """One for a hidden enchantment, so that the price tells nothing; else its Level."""
    return 1 if moved.hidden else moved.level


def _receivers(game: Game, bearer: Object) -> list[Object]:
    """Other creatures near enough, and seen, from where the bearer is."""
    if bearer.zone is None:
        return []
    near = game.arena.near(bearer.zone, TRANSFUSION_RANGE)
    there = [each for zone in near for each in game.in_zone[zone] if each.is_creature and each is not bearer]
    return [each for each in there if why_not_seen(game, bearer, each) is None]


turn_to_stone = enchantment("Turn to Stone")
turn_to_stone.grants(INCAPACITATED, ARMOR(+6))
turn_to_stone.answer(BETWEEN_ACTIONS_ONLY, True)


mana_vampirism = enchantment("Mana Vampirism")
mana_vampirism.grants(MANA_TRANSFER(+1), attacks=MELEE_ATTACKS)

# Arcane Ward

arcane_ward = enchantment("Arcane Ward")


@arcane_ward.must_reveal(during=COUNTER_SPELL, when=is_magic_on_bearer)
async def ward_off(game: Game, this: Object, spell: Spell) -> None:
    """Any incantation or enchantment on its bearer, a friendly one too, is countered and what it cost given back."""
    if not spell.has_failed:
        await counter_and_refund(game, spell, this, returns=False)


# Hoodwink

HOODWINK_MANA: Final = 3

hoodwink = enchantment("Hoodwink")
hoodwink.answer(COMES_BACK, True)


def _aims_at(running: Running, this: Object) -> bool:
    if isinstance(running, Spell):
        targets, seat = running.targets if this.attached_to is not None else (running.target,), running.controller
    elif isinstance(running, Attack):
        targets, seat = (running.defender if running.zone is None else running.zone,), running.controller
    else:
        return False
    meant = this.zone if this.attached_to is None else this.attached_to
    return meant in targets and this.game.players[seat].team != this.game.players[this.controller].team


@hoodwink.when_revealed
async def cash_in(game: Game, this: Object) -> None:
    """While an enemy's spell or attack targets what it lies on it brings mana and is gone; at other times it stays."""
    if any(_aims_at(running, this) for running in game.running):
        await gain_mana(game, game.players[this.controller].mage, HOODWINK_MANA, this)
        await destroy(game, this, Why.USED_UP)


# Exile

exile = enchantment("Exile")
costs_less_to_reveal(exile, on=is_of_level_1)
exile.answer(REVEAL_RULE, as_its_bearer_activates)
keeps_bearer_out(exile)

arcane_webbing = enchantment("Arcane Webbing")
arcane_webbing.answer(REVEAL_RULE, with_priority)
arcane_webbing.grants(DICE(-1), to=CREATURE & SAME_ZONE, attacks=BY_CREATURES & ~SPELLS & ~by_trait(INCORPOREAL))
