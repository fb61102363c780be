"""Enchantments of the Holy school."""

from __future__ import annotations

from typing import Final

from mageduel.cards.enchantments.mind import is_attack_on_bearer
from mageduel.dsl.script import enchantment
from mageduel.dsl.selectors import CREATURE, FRIENDLY, LIVING, SAME_ZONE, is_friendly
from mageduel.dsl.steps import AVOID_ATTACK, ROLL_DICE
from mageduel.facts.traits import AEGIS, ETHEREAL, MELEE, RESTRAINED, UNMOVABLE
from mageduel.rules.attack.dice import ATTACKED
from mageduel.rules.attack.kinds import MELEE_ATTACKS
from mageduel.rules.attack.tallies import PREVENTION
from mageduel.rules.attack.targets import ATTACK_COST
from mageduel.rules.conditions.markers import is_minor, offer_removal
from mageduel.rules.enchantments.moments import while_nobody_acts
from mageduel.rules.enchantments.reveals import REVEAL_RULE, SINGLE_USE, costs_less_to_reveal
from mageduel.rules.movement.banishment import keeps_bearer_out
from mageduel.rules.movement.moves import STAY, TELEPORT, can_be_teleported, teleport
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.healing import heal, roll_healing
from mageduel.rules.objects.protection import PROTECTS
from mageduel.state.causes import Why
from mageduel.state.events import AttackEnded, DamagePrevented
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, THIS_ATTACK, Mark
from mageduel.state.objects import Object
from mageduel.state.running import Attack

bind_spirit = enchantment("Bind Spirit")
bind_spirit.grants(RESTRAINED, UNMOVABLE, holds_all=True)

divine_might = enchantment("Divine Might")
divine_might.grants(ETHEREAL, attacks=MELEE_ATTACKS)

armor_ward = enchantment("Armor Ward")
ARMOR_WARD_PRICE: Final = 4


@armor_ward.answering(PROTECTS)
def guard_the_gear(this: Object, thing: Object, seat: int) -> int:
    """What its bearer wears is not destroyed by an opponent who does not pay for it."""
    is_worn = thing.card.is_equipment and thing.attached_to is this.attached_to
    return ARMOR_WARD_PRICE if is_worn and not is_friendly(seat, this) else 0


divine_protection = enchantment("Divine Protection")
divine_protection.grants(AEGIS(1))

sacred_ground = enchantment("Sacred Ground")
sacred_ground.grants(AEGIS(1), to=FRIENDLY & LIVING & CREATURE & SAME_ZONE)

pacify = enchantment("Pacify")
PACIFY_COST: Final = 2


@pacify.answering(ATTACK_COST)
def price_of_violence(this: Object, attack: Attack) -> int:
    """The first attack of each round has its price; counterstrikes neither pay nor count."""
    attacker = this.attached_to
    is_first = attack.attacker is attacker and attacker is not None and not attacker.marks.get(ATTACKED)
    return PACIFY_COST if is_first and (attack.is_melee or attack.is_ranged) else 0


galvanize = enchantment("Galvanize")
galvanize.grants(MELEE(+1))


@galvanize.answering(REVEAL_RULE)
def has_something_to_shake_off(game: Game, this: Object) -> bool:
    """Only while a condition marker lies on its bearer."""
    return this.attached_to is not None and bool(this.attached_to.conditions)


@galvanize.when_revealed
async def shake_off(game: Game, this: Object) -> None:
    """One of its markers comes off, if somebody pays for that."""
    if this.attached_to is not None:
        mage = game.players[this.controller].mage
        await offer_removal(game, this.controller, mage, this.attached_to, this.card, most=1)


healing_charm = enchantment("Healing Charm")
healing_charm.answer(SINGLE_USE, True)
HEALING_CHARM_DICE: Final = 4


@healing_charm.when_revealed
async def mend(game: Game, this: Object) -> None:
    """Its bearer heals as much as the dice show."""
    if this.attached_to is not None:
        await roll_healing(game, this.attached_to, HEALING_CHARM_DICE, this)


divine_intervention = enchantment("Divine Intervention")
divine_intervention.answer(SINGLE_USE, True)


@divine_intervention.when_revealed
async def carry_off(game: Game, this: Object) -> None:
    """Its bearer may be Teleported anywhere, also into the zone where it is."""
    bearer = this.attached_to
    assert bearer is not None
    arena = game.arena
    names = [arena.zone_names[zone] for zone in arena.zones if can_be_teleported(game, bearer, zone)]
    answer = await TELEPORT.ask(this.controller, [STAY, *(("teleport", name) for name in names)], bearer)
    if answer != STAY:
        await teleport(game, bearer, game.arena.zone(answer[1]))


# Divine Reversal

REVERSED: Final = Mark("reversed", until=THIS_ATTACK)
REVERSAL: Final = 2
"""Damage it prevents, and heals afterwards."""

divine_reversal = enchantment("Divine Reversal")


def _is_attacked_at_all(this: Object, attack: Attack) -> bool:
    """Attacks on zones and the like have no Avoid Attack Step: they are met when their dice are rolled."""
    taken = attack.defender.game.rules.attack.taken[attack.shape]
    return is_attack_on_bearer(this, attack) and AVOID_ATTACK not in taken


async def reverse(game: Game, this: Object, attack: Attack) -> None:
    """It watches over this one attack."""
    attack.marks[REVERSED] = this.id


divine_reversal.must_reveal(during=AVOID_ATTACK, when=is_attack_on_bearer, lingers=True)(reverse)
divine_reversal.must_reveal(during=ROLL_DICE, when=_is_attacked_at_all, lingers=True)(reverse)


@divine_reversal.answering(PREVENTION)
def soften(this: Object, attack: Attack, damage: int) -> int:
    """Some of the damage of that attack is prevented, of all its strikes together."""
    return REVERSAL - this.marks.get(SOFTENED, 0) if attack.marks.get(REVERSED) == this.id else 0


SOFTENED: Final = Mark("softened", until=IN_PLAY)


@divine_reversal.on(DamagePrevented)
async def count_what_is_softened(game: Game, this: Object, event: DamagePrevented) -> None:
    """What it has prevented it does not prevent again."""
    if event.source is this:
        this.mark(SOFTENED, event.amount)


@divine_reversal.on(AttackEnded)
async def heal_afterwards(game: Game, this: Object, event: AttackEnded) -> None:
    """After the attack, canceled or not, its bearer is healed and it is used up."""
    if event.attack.marks.get(REVERSED) == this.id:
        if this.attached_to is not None:
            await heal(game, this.attached_to, REVERSAL, this)
        await destroy(game, this, Why.USED_UP)


sanctuary = enchantment("Sanctuary")
sanctuary.answer(REVEAL_RULE, while_nobody_acts)
costs_less_to_reveal(sanctuary, on=is_minor)
keeps_bearer_out(sanctuary)
