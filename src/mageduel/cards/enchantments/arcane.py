"""Enchantments of the Arcane school."""

from __future__ import annotations

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import enchantment
from mageduel.dsl.steps import COUNTER_SPELL, ENTERING_ZONE
from mageduel.facts.cards import ActionKind
from mageduel.facts.traits import ARMOR, CHANNELING, INCAPACITATED, UPKEEP
from mageduel.kernel.requests import Refusal, Rule
from mageduel.rules.casting.reversal import turn_back
from mageduel.rules.casting.spells import counter_and_refund, is_magic_against
from mageduel.rules.enchantments.reveals import BETWEEN_ACTIONS_ONLY
from mageduel.rules.movement.moves import TELEPORT, teleport
from mageduel.rules.movement.traps import is_sprung, lies_where_no_enemy_stands
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Move, Spell

essence_drain = enchantment("Essence Drain")
essence_drain.grants(UPKEEP(+2))

NO_CHANNELING = Refusal("no-channeling", Rule("supplement", "Harmonize"))

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
TELEPORT_TRAP_RANGE = 2


@teleport_trap.must_reveal(during=ENTERING_ZONE, when=is_sprung)
async def whisk_away(game: Game, this: Object, move: Move) -> None:
    """Whoever steps into it finds himself elsewhere; the zone is not targeted."""
    victim = move.creature
    if not victim.in_play or victim.zone is None:
        return
    zones = game.arena.within[victim.zone][0][TELEPORT_TRAP_RANGE]
    names = [game.arena.zone_names[zone] for zone in zones]
    answer = await TELEPORT.ask(this.controller, [("teleport", name) for name in names], victim)
    await teleport(game, victim, game.arena.zone(answer[1]))


turn_to_stone = enchantment("Turn to Stone")
turn_to_stone.grants(INCAPACITATED, ARMOR(+6))
turn_to_stone.answer(BETWEEN_ACTIONS_ONLY, True)
