"""What knights wear: equipment of Paladins, and of other champions of Holy and War."""

from __future__ import annotations

from typing import Final

from mageduel.cards.mages.paladin import CHALLENGE, is_challenged_by
from mageduel.dsl.script import equipment
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.cards import Card
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import ANCHORED, ARMOR, INTERCEPT, UNMOVABLE
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.attack.guards import go_on_guard
from mageduel.rules.casting.mana import gain_mana
from mageduel.rules.conditions.markers import cannot_guard
from mageduel.rules.equipment.locations import occupies
from mageduel.rules.objects.healing import heal
from mageduel.rules.objects.protection import PROTECTS, UNBREAKABLE
from mageduel.rules.objects.tokens import Stock
from mageduel.rules.objects.valor import VALOR, earn_valor
from mageduel.rules.offers import offer_for_mana, offer_for_tokens
from mageduel.rules.round.uses import once_a_round
from mageduel.state.causes import Printed
from mageduel.state.events import (
    ActionPhaseEnded,
    AttackDeclared,
    Attacked,
    AttackIntercepted,
    Destroyed,
    Healed,
    SpellCast,
)
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Spell

# Champion's Gauntlets

champions_gauntlets = equipment("Champion's Gauntlets")
GAUNTLETS_COST: Final = 2
IN_HAND: Final = frozenset({"weapon", "ring", "shield"})


@champions_gauntlets.answering(PROTECTS)
def hold_fast(this: Object, thing: Object, seat: int) -> int:
    """What the wearer holds in his hands no opponent destroys; the gauntlets themselves have their price."""
    if thing.attached_to is not this.attached_to or is_friendly(seat, this):
        return 0
    if thing is this:
        return GAUNTLETS_COST
    is_held = thing.card.is_equipment and not IN_HAND.isdisjoint(occupies(thing))
    return UNBREAKABLE if is_held else 0


# Dawn's Bastion

dawns_bastion = equipment("Dawn's Bastion")
dawns_bastion.grants(INTERCEPT)


@dawns_bastion.on(AttackIntercepted)
async def shelter_others(game: Game, this: Object, event: AttackIntercepted) -> None:
    """To intercept an enemy's attack earns Valor."""
    if event.guard is this.attached_to and not is_friendly(event.attack.controller, event.guard):
        await earn_valor(game, event.guard)


helm_of_justice = equipment("Helm of Justice")
JUSTICE_COST: Final = 1


@helm_of_justice.on(Attacked)
async def do_justice(game: Game, this: Object, event: Attacked) -> None:
    """Whoever wounds a friendly creature beside the wearer may be burned for it, wherever he stands."""
    attacker, victim, wearer = event.attack.attacker, event.attack.defender, this.attached_to
    if wearer is None or attacker is None or not event.damage or not attacker.has_life:
        return
    is_friend = victim.is_creature and not victim.is_mage and is_friendly(this.controller, victim)
    if not is_friend or victim.zone != wearer.zone or attacker.id not in game.objects:
        return
    if await offer_for_mana(game, this, Printed(this.name), JUSTICE_COST, attacker):
        await direct_damage(game, attacker, 1, this, DamageType.LIGHT)


# Paladin's Cloak

paladins_cloak = equipment("Paladin's Cloak")
MUCH_HEALING: Final = 4


def _is_prayer(this: Object, spell: Spell) -> bool:
    """Whether the wearer casts a healing incantation."""
    is_healing = spell.card.is_incantation and "healing" in spell.card.subtypes
    return is_healing and spell.caster is this.attached_to


@paladins_cloak.on(SpellCast)
async def be_mended_too(game: Game, this: Object, event: SpellCast) -> None:
    """His healing incantations heal him a little."""
    if _is_prayer(this, event.spell):
        await heal(game, event.spell.caster, 1, this)


@paladins_cloak.on(Healed)
async def heal_valiantly(game: Game, this: Object, event: Healed) -> None:
    """Much damage taken off a friend by such a spell earns Valor."""
    is_friend = event.who.is_creature and not event.who.is_mage and is_friendly(this.controller, event.who)
    if not is_friend or event.amount < MUCH_HEALING or not isinstance(event.because, Card):
        return
    running = game.running[-1] if game.running else None
    if isinstance(running, Spell) and running.card is event.because and _is_prayer(this, running):
        await earn_valor(game, running.caster)


# Radiant Breastplate

radiant_breastplate = equipment("Radiant Breastplate")
radiant_breastplate.grants(ARMOR(+2))
WATCHFULNESS: Final = 2


@radiant_breastplate.on(ActionPhaseEnded)
async def stand_watch(game: Game, this: Object, event: ActionPhaseEnded) -> None:
    """When the wearer's Action Phase ends he may pay to go on guard."""
    wearer = this.attached_to
    if wearer is None or event.creature is not wearer or wearer.guarding or cannot_guard(wearer):
        return
    if await offer_for_mana(game, this, Printed(this.name), WATCHFULNESS):
        await go_on_guard(game, wearer)


# Signet of the Dawnbreaker

signet = equipment("Signet of the Dawnbreaker")
signet_mana = once_a_round(signet, "Signet of the Dawnbreaker")


@signet.on(AttackDeclared)
async def be_encouraged(game: Game, this: Object, event: AttackDeclared) -> None:
    """Attacking his challenged enemy gives the wearer mana, once a round."""
    wearer = this.attached_to
    if wearer is None or event.attack.attacker is not wearer or not signet_mana.are_left(this):
        return
    if is_challenged_by(this.controller, event.attack.defender):
        signet_mana.spend(this)
        await gain_mana(game, wearer, 1, this)


@signet.on(Destroyed)
async def win_the_duel(game: Game, this: Object, event: Destroyed) -> None:
    """Destroying him earns Valor, as much as his Level."""
    wearer = this.attached_to
    if wearer is None or event.attack is None or event.attack.attacker is not wearer:
        return
    if any(each.card is CHALLENGE and each.owner == this.controller for each in event.attachments):
        await earn_valor(game, wearer, event.who.level)


steadfast_boots = equipment("Steadfast Boots")
steadfast_boots.grants(UNMOVABLE, ANCHORED)

# Sword of Radiance

sword_of_radiance = equipment("Sword of Radiance")
RADIANCE: Final = 6
MUCH_DAMAGE: Final = 5


@sword_of_radiance.on(AttackDeclared)
async def let_it_shine(game: Game, this: Object, event: AttackDeclared) -> None:
    """For 1 Valor its effect roll is much better."""
    attack, wearer = event.attack, this.attached_to
    if wearer is None or attack.attacker is not wearer or attack.bar not in this.card.attacks:
        return
    if await offer_for_tokens(game, wearer, Printed(this.name), Stock(VALOR, 1), attack.defender):
        attack.effect_bonus += RADIANCE


@sword_of_radiance.on(Attacked)
async def strike_valiantly(game: Game, this: Object, event: Attacked) -> None:
    """A heavy blow earns Valor, however little of it was needed (supplement, Sword of Radiance)."""
    attack, wearer = event.attack, this.attached_to
    is_slash = attack.attacker is wearer and attack.bar in this.card.attacks
    if wearer is not None and is_slash and event.damage >= MUCH_DAMAGE:
        await earn_valor(game, wearer)
