"""Equipment of the Dark school."""

from __future__ import annotations

from functools import partial

from mageduel.dsl.script import equipment
from mageduel.dsl.selectors import CREATURE, IN_ARENA, SAME_CONTROLLER, subtype
from mageduel.dsl.upkeep import Due, demands, harms
from mageduel.facts.conditions import BURN
from mageduel.facts.traits import ARMOR, MELEE, NONLIVING, PSYCHIC_IMMUNITY
from mageduel.kernel.questions import Question
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.attack.deterrence import DETERRENT, Deterrent
from mageduel.rules.attack.kinds import on_those_with
from mageduel.rules.casting.costs import discounts_spells
from mageduel.rules.casting.mana import available, pay
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import has
from mageduel.state.events import AbilityUsed
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack

bloodfire_helmet = equipment("Bloodfire Helmet")
bloodfire_helmet.grants(
    MELEE(+1),
    to=CREATURE & subtype("demon") & SAME_CONTROLLER & IN_ARENA,
    attacks=on_those_with(BURN),
)

demonhide_armor = equipment("Demonhide Armor")
demonhide_armor.grants(ARMOR(+2))

helm_of_fear = equipment("Helm of Fear")


def can_be_frightened(this: Object, attack: Attack) -> bool:
    """Whoever comes at the wearer in melee may lose his nerve, unless he knows no fear."""
    attacker = attack.attacker
    if not attack.is_melee or attacker is None:
        return False
    return not has(attacker, NONLIVING) and not has(attacker, PSYCHIC_IMMUNITY)


helm_of_fear.answer(DETERRENT, Deterrent(9, can_be_frightened))

molochs_torment = equipment("Moloch's Torment")


def is_cursed_by(seat: int, creature: Object) -> bool:
    """Whether a revealed curse of this player is on the creature; out of the arena nothing reaches it."""
    return creature.zone is not None and any(
        each.controller == seat and not each.hidden and "curse" in each.card.subtypes for each in creature.attachments
    )


@molochs_torment.each_upkeep
def torment_the_cursed(game: Game, this: Object) -> list[Due]:
    """One offer for every creature that bears a curse of the wearer's."""
    price = demands(this.controller, 1)
    return [
        Due(each, this, this.name, partial(offer_torment, game, this, each), (harms(each, 1), price))
        for each in game.objects.values()
        if each.is_creature and is_cursed_by(this.controller, each)
    ]


PAY_TO_TORMENT: Answer = ("torment",)
SPARE: Answer = ("spare",)
TORMENT = Question("torment", PAY_TO_TORMENT, about={"item": Object, "creature": Object}, declines=SPARE)


async def offer_torment(game: Game, this: Object, creature: Object) -> None:
    """For one mana, one point of direct damage."""
    seat = this.controller
    if not is_cursed_by(seat, creature) or available(game, seat) < 1 or not game.players[seat].is_alive:
        return
    answer = await TORMENT.ask(seat, [PAY_TO_TORMENT, SPARE], this, creature)
    if answer == PAY_TO_TORMENT:
        pay(game, seat, 1)
        await happen(game, AbilityUsed(this, this.card, creature))
        await direct_damage(game, creature, 1, this)


ring_of_curses = equipment("Ring of Curses")
discounts_spells(ring_of_curses, 1, lambda card: "curse" in card.subtypes)
