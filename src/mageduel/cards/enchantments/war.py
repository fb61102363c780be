"""Enchantments of the War school."""

from __future__ import annotations

from functools import partial
from typing import Final

from mageduel.cards.enchantments.mind import can_avoid, is_attack_on_bearer
from mageduel.dsl.script import Script, enchantment
from mageduel.dsl.selectors import CREATURE, FRIENDLY, HOST, SAME_ZONE
from mageduel.dsl.steps import AVOID_ATTACK, ENTERING_ZONE, PAY_ATTACK_COSTS
from mageduel.dsl.upkeep import Due, ends, reads, sways
from mageduel.facts.cards import ActionKind, Defense
from mageduel.facts.conditions import STAGGER
from mageduel.facts.traits import ARMOR, COUNTERSTRIKE, INNATE_LIFE, MELEE, PIERCING
from mageduel.rules.attack.defenses import try_defense
from mageduel.rules.attack.dice import is_first_blow
from mageduel.rules.attack.rerolls import REROLLS_ATTACKS
from mageduel.rules.attack.rolling import reroll_late
from mageduel.rules.attack.steps import CALLED_OFF
from mageduel.rules.casting.mana import gain_mana
from mageduel.rules.choosing import choose_one
from mageduel.rules.conditions.markers import give_condition, is_minor
from mageduel.rules.dice import roll_off
from mageduel.rules.happenings import happen
from mageduel.rules.movement.traps import is_sprung, lies_where_no_enemy_stands, on_foot, strike_intruder
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.strength import mana_cost
from mageduel.rules.round.round_end import AS_ROUND_ENDS
from mageduel.state.causes import Printed, Why
from mageduel.state.events import AbilityUsed, AttackDeclared
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack, AttackShape

akiros_favor = enchantment("Akiro's Favor")
akiros_favor.answer(REROLLS_ATTACKS, lambda attack, roll: True)


@akiros_favor.when_revealed
async def favor_what_has_fallen(game: Game, this: Object) -> None:
    """Turned up after the dice, but before they do anything, it still helps (supplement)."""
    attack = game.running[-1] if game.running else None
    if isinstance(attack, Attack) and attack.attacker is this.attached_to and attack.is_by_creature:
        await reroll_late(game, attack)


brace_yourself = enchantment("Brace Yourself")
brace_yourself.grants(ARMOR(+4))


@brace_yourself.answering(AS_ROUND_ENDS)
def relax(this: Object) -> list[Due]:
    """It holds for the round in which it is revealed."""
    return [Due(this, this, this.name, partial(destroy, this.game, this, Why.USED_UP), (ends(this),))]


critical_strike = enchantment("Critical Strike")
critical_strike.grants(PIERCING(+3), attacks=is_first_blow)

spiked_pit = enchantment("Spiked Pit")
lies_where_no_enemy_stands(spiked_pit, on_foot)
spiked_pit.must_reveal(during=ENTERING_ZONE, when=lambda this, move: is_sprung(this, move) and on_foot(move.creature))(
    strike_intruder
)


def strikes_back_once(script: Script) -> None:
    """The bearer's quick melee attacks have Counterstrike; the first one, with whatever attack, uses it up."""
    script.grants(COUNTERSTRIKE, attacks=lambda attack: attack.is_melee and attack.bar.action is ActionKind.QUICK)

    @script.on(AttackDeclared)
    async def be_used_up(game: Game, this: Object, event: AttackDeclared) -> None:
        if event.attack.shape is AttackShape.COUNTERSTRIKE and event.attack.attacker is this.attached_to:
            await destroy(game, this, Why.USED_UP)


reprisal = enchantment("Reprisal")
strikes_back_once(reprisal)

retaliate = enchantment("Retaliate")
strikes_back_once(retaliate)

miss = enchantment("Miss")


@miss.must_reveal(
    during=PAY_ATTACK_COSTS,
    when=lambda this, attack: attack.attacker is this.attached_to and attack.spell is None,
)
async def swing_wide(game: Game, this: Object, attack: Attack) -> None:
    """An attack its bearer has declared, if no spell makes it, is canceled; the action is spent."""
    attack.marks[CALLED_OFF] = 1


fortified_position = enchantment("Fortified Position")
fortified_position.grants(ARMOR(+2), to=FRIENDLY & CREATURE & SAME_ZONE)  # no Incorporeal creature can have armor

standard_bearer = enchantment("Standard Bearer")
standard_bearer.grants(MELEE(+1), ARMOR(+1), to=FRIENDLY & CREATURE & ~HOST & SAME_ZONE)


reinforce = enchantment("Reinforce")
reinforce.grants(ARMOR(+1), INNATE_LIFE(+4))

# Akiro's Game

GAME_MANA: Final = 2

akiros_game = enchantment("Akiro's Game")


@akiros_game.when_revealed
async def ante_up(game: Game, this: Object) -> None:
    """Whoever opens the game gets a little mana."""
    await gain_mana(game, game.players[this.controller].mage, GAME_MANA, this)


@akiros_game.each_upkeep
def play_a_round(game: Game, this: Object) -> list[Due]:
    """The dearest creature in the zone staggers; between equals whoever rolls best decides. Mages have no price."""

    async def lose() -> None:
        priced = _priced(game, this)
        most = max((mana_cost(each) for each in priced), default=0)
        dearest = [each for each in priced if mana_cost(each) == most]
        chooser = await roll_off(game, this.card) if len(dearest) > 1 else this.controller
        loser = await choose_one(game, game.players[chooser].mage, dearest, harms=True)
        if loser is not None:
            await happen(game, AbilityUsed(this, Printed(this.name), loser))
            await give_condition(game, loser, STAGGER)

    touches = [touch for each in _priced(game, this) for touch in (sways(each, STAGGER), reads(each))]
    return [Due(this, this, this.name, lose, tuple(touches))]


def _priced(game: Game, this: Object) -> list[Object]:
    """The creatures in the zone that have a price."""
    here = () if this.zone is None else game.in_zone[this.zone]
    return [each for each in here if each.is_creature and not each.is_mage]


# Dodge

DODGES_ON: Final = 7

dodge = enchantment("Dodge")


@dodge.must_reveal(during=AVOID_ATTACK, when=is_attack_on_bearer)
async def jump_aside(game: Game, this: Object, attack: Attack) -> None:
    """A Defense that never fails a minor creature; others have to roll."""
    if can_avoid(attack):
        await try_defense(game, attack, this, Defense(1 if is_minor(attack.defender) else DODGES_ON, None))
