"""Equipment of the Mind school."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import equipment
from mageduel.dsl.selectors import HOST, is_friendly
from mageduel.facts.traits import ARMOR, ELUSIVE, EPIC, PIERCING, SWEEPING
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.defenses import SHELTERS, Shelter
from mageduel.rules.attack.dice import AEGIS_AGAINST
from mageduel.rules.attack.kinds import AIMED_ATTACKS
from mageduel.rules.casting.costs import discounts_spells
from mageduel.rules.casting.mana import available, pay
from mageduel.rules.equipment.autonomous import ATTACKS_OR_DEFENDS
from mageduel.rules.objects.destroy import COMES_BACK
from mageduel.rules.objects.tokens import place_tokens
from mageduel.rules.offers import Offer, offer_for_mana, take_up
from mageduel.rules.round.token_upkeep import LAST_ROUND, RESPITE, Respite, give_up_time, passing_creatures
from mageduel.rules.round.upkeep import SAVES_UPKEEP, Saving
from mageduel.rules.round.uses import once_a_round, so_often_a_round
from mageduel.rules.sight.lines import zones_of
from mageduel.state.causes import Printed
from mageduel.state.events import AttackDeclared
from mageduel.state.game import Game
from mageduel.state.marks import THIS_ATTACK, Mark
from mageduel.state.objects import Object
from mageduel.state.running import Attack

dancing_scimitar = equipment("Dancing Scimitar")
dancing_scimitar.answer(ATTACKS_OR_DEFENDS, True)

dampening_cloak = equipment("Dampening Cloak")
dampening_cloak.answer(AEGIS_AGAINST, lambda this, attack: 1 if attack.is_ranged else 0)

force_armor = equipment("Force Armor")
force_armor.grants(ARMOR(+1))
force_armor.exposes(PIERCING(-2), attacks=AIMED_ATTACKS, to=HOST)

force_ring = equipment("Force Ring")
discounts_spells(force_ring, 1, lambda card: "force" in card.subtypes)

# Headdress of Stasis

headdress_of_stasis = equipment("Headdress of Stasis")
stasis = once_a_round(headdress_of_stasis, "Headdress of Stasis")


def _can_be_held(this: Object, thing: Object) -> bool:
    """A Mind spell of the wearer that is not Epic; one each round."""
    is_his = this.attached_to is not None and thing.controller == this.attached_to.controller
    return is_his and "mind" in thing.card.schools and not thing.card.has(EPIC) and stasis.are_left(this)


async def _hold(game: Game, this: Object, thing: Object) -> None:
    stasis.spend(this)
    await place_tokens(game, thing, LAST_ROUND)


headdress_of_stasis.answer(
    RESPITE, Respite(Printed("Headdress of Stasis"), _can_be_held, lambda thing: thing.level - 1, _hold)
)

illusory_leggings = equipment("Illusory Leggings")
illusory_leggings.grants(ELUSIVE)

# Shifratar

SWEEP_COST: Final = 3
SWUNG_WIDE: Final = Mark("swung wide", until=THIS_ATTACK)

shifratar = equipment("Shifratar")
shifratar.answer(COMES_BACK, True)
shifratar.grants(SWEEPING, attacks=lambda attack: SWUNG_WIDE in attack.marks)
wide_swing = once_a_round(shifratar, "Shifratar")


@shifratar.on(AttackDeclared)
async def swing_wide(game: Game, this: Object, event: AttackDeclared) -> None:
    """Once a round a slash that answers nobody may be paid to sweep on."""
    attack = event.attack
    is_slash = attack.attacker is this.attached_to and attack.bar in this.card.attacks and not attack.is_counterstrike
    if not is_slash or not wide_swing.are_left(this):
        return
    if await offer_for_mana(game, this, Printed(this.name), SWEEP_COST, attack.defender):
        wide_swing.spend(this)
        attack.marks[SWUNG_WIDE] = 1


# Symbiotic Orb

ORB_COST: Final = 3

symbiotic_orb = equipment("Symbiotic Orb")
symbiosis = once_a_round(symbiotic_orb, "Symbiotic Orb")


def _is_blow_beside_wearer(this: Object, attack: Attack) -> bool:
    """Once a round, against a blow at something friendly in the zone of the wearer."""
    wearer, defender = this.attached_to, attack.defender
    if wearer is None or wearer.zone is None or not attack.is_melee or not symbiosis.are_left(this):
        return False
    return wearer.zone in zones_of(this.game, defender) and is_friendly(this.controller, defender)


async def _feed_the_orb(game: Game, this: Object, attack: Attack) -> bool:
    """For mana, or for a Dissipate token of a creature of force."""
    givers = passing_creatures(game, this.controller, "force")
    ways: list[Answer] = [("take token", each.id) for each in givers]
    if available(game, this.controller) >= ORB_COST:
        ways.insert(0, ("pay", ORB_COST))
    if not ways:
        return False
    answer = await take_up(game, Offer(this, Printed(this.name), attack.defender), *ways)
    if answer is None:
        return False
    symbiosis.spend(this)
    if answer[0] == "pay":
        pay(game, this.controller, ORB_COST)
    else:
        await give_up_time(game, game.objects[answer[1]])
    return True


symbiotic_orb.answer(SHELTERS, Shelter(_is_blow_beside_wearer, _feed_the_orb))

psi_orb = equipment("Psi-Orb")
psi_orb.answer(
    SAVES_UPKEEP, Saving(1, lambda thing: "mind" in thing.card.schools, so_often_a_round(psi_orb, "Psi-Orb", 3))
)
