"""Conjurations of the Nature school."""

from __future__ import annotations

from functools import partial
from typing import Final

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import Ability, conjuration
from mageduel.dsl.selectors import (
    CREATURE,
    FRIENDLY,
    IN_ARENA,
    LIVING,
    OTHER,
    OWN_MAGE,
    SAME_ZONE,
    Selector,
    is_friendly,
    subtype,
)
from mageduel.dsl.upkeep import Due, Touch, cleanses, heals
from mageduel.facts.cards import ActionKind, Card
from mageduel.facts.conditions import CONDITIONS
from mageduel.facts.traits import (
    ARMOR,
    CHANNELING,
    CHARGE,
    CLIMBING,
    DICE,
    ELUSIVE,
    FLYING,
    MELEE,
    OBSCURED,
    PIERCING,
    REGENERATE,
    RESTRAINED,
    TOUGH,
    UNCONTAINABLE,
    UNMOVABLE,
)
from mageduel.kernel.requests import Answer, Refusal, Rule
from mageduel.rules.attack.kinds import MELEE_ATTACKS, on_trait
from mageduel.rules.attack.targets import ATTACK_RULE
from mageduel.rules.casting.mana import available
from mageduel.rules.conditions.markers import can_be_cleansed, offer_removal, removal_cost
from mageduel.rules.movement.moves import HINDERS, ON_THE_GROUND
from mageduel.rules.objects.characteristics import has, is_living, is_outside
from mageduel.rules.objects.control import whose
from mageduel.rules.objects.healing import heal, roll_healing
from mageduel.rules.objects.vines import MORE_VINES
from mageduel.rules.offers import offer_choice
from mageduel.rules.planning.plans import PREPARES
from mageduel.state.causes import Printed
from mageduel.state.game import Game
from mageduel.state.objects import Object

ANIMAL: Final = CREATURE & subtype("animal") & IN_ARENA


def _controls(kind: str) -> Selector:
    """Whether the controller has at least one animal of this kind."""
    wanted = CREATURE & subtype("animal") & subtype(kind)
    return Selector(
        lambda this, other: any(
            each.controller == this.controller and wanted(this, each) for each in this.game.objects.values()
        )
    )


animal_kinship = conjuration("Animal Kinship")
animal_kinship.grants(MELEE(+1), to=OWN_MAGE & _controls("canine"))
animal_kinship.grants(ARMOR(+1), to=OWN_MAGE & _controls("reptile"))
animal_kinship.grants(TOUGH(-2), to=OWN_MAGE & _controls("bear"))
animal_kinship.grants(CLIMBING, to=OWN_MAGE & _controls("ape"))
animal_kinship.grants(ELUSIVE, to=OWN_MAGE & _controls("cat"))

elephant_grass = conjuration("Elephant Grass")
elephant_grass.grants(OBSCURED, to=OTHER & SAME_ZONE, unless=FLYING)
elephant_grass.exposes(DICE(-2), to=CREATURE & subtype("animal") & SAME_ZONE, attacks=~on_trait(FLYING))
elephant_grass.answer(HINDERS, ~subtype("animal") & ON_THE_GROUND)

lair = conjuration("Lair")


def _is_animal(this: Object, card: Card) -> bool:
    return card.is_creature and "animal" in card.subtypes


lair.answer(PREPARES, _is_animal)

mana_flower = conjuration("Mana Flower")
mana_flower.grants(CHANNELING(+1), to=OWN_MAGE)

mohktari = conjuration("Mohktari, Great Tree of Life")
mohktari.grants(REGENERATE(2), to=FRIENDLY & LIVING & CREATURE & SAME_ZONE)

rajans_fury = conjuration("Rajan's Fury")
rajans_fury.grants(CHARGE(+1), to=ANIMAL)

meredias_blessing = conjuration("Meredia's Blessing")
BLESSED_HEALING: Final = 2


def _most_alive(game: Game) -> int | None:
    """Whoever controls more Living objects in the arena than any other mage, if any is left."""
    counts = {player.seat: 0 for player in game.players if player.is_alive}
    for each in game.objects.values():
        if each.controller in counts and not is_outside(each) and is_living(each):
            counts[each.controller] += 1
    best = max(counts.values(), default=0)
    leaders = [seat for seat, count in counts.items() if count == best]
    return leaders[0] if len(leaders) == 1 else None


def _to_be_blessed(game: Game, seat: int) -> list[Object]:
    """Living objects in the arena that are no mages, one's own side first."""
    living = [each for each in game.objects.values() if not each.is_mage and not is_outside(each) and is_living(each)]
    return sorted(living, key=lambda each: not is_friendly(seat, each))


@meredias_blessing.each_upkeep
def bless_the_living(game: Game, this: Object) -> list[Due]:
    """Whoever has most of life may heal one living thing and pay one marker off another."""
    touches: list[Touch] = []
    for each in _to_be_blessed(game, this.controller):
        if each.damage:
            touches.append(heals(each, BLESSED_HEALING))
        touches += cleanses(each, *(one for one in CONDITIONS.values() if removal_cost(each, one) is not None))
        touches += whose(game, each)
    return [Due(this, this, this.name, partial(_bless, game, this), tuple(touches), is_its_own=True)]


async def _bless(game: Game, this: Object) -> None:
    seat = _most_alive(game)
    if seat is None:
        return
    wounded = [each for each in _to_be_blessed(game, seat) if each.damage]
    hurt = await offer_choice(game, this, Printed(this.name), wounded, seat=seat)
    if hurt is not None:
        await heal(game, hurt, BLESSED_HEALING, this)
    mage = game.players[seat].mage
    funds = available(game, seat)
    marked = [each for each in _to_be_blessed(game, seat) if can_be_cleansed(each, funds)]
    chosen = await offer_choice(game, this, Printed(this.name), marked, seat=seat)
    if chosen is not None:
        await offer_removal(game, seat, mage, chosen, this, most=1)


tanglevine = conjuration("Tanglevine")
tanglevine.grants(RESTRAINED, UNMOVABLE)

CANNOT_BE_TANGLED: Final = Refusal("cannot-be-tangled", Rule("supplement", "Tanglevine"))
OUT_OF_SHOT: Final = Refusal("no-ranged-target", Rule("supplement", "Tanglevine"))


def can_be_tangled(declared: Declaration) -> bool:
    """Only what stands on the ground and can be held."""
    return not has(declared.object, FLYING) and not has(declared.object, UNCONTAINABLE)


tanglevine.target_must(CANNOT_BE_TANGLED)(can_be_tangled)
tanglevine.answer(ATTACK_RULE, (OUT_OF_SHOT, lambda this, attack: not attack.is_ranged))

vine_tree = conjuration("Vine Tree")
vine_tree.answer(MORE_VINES, 1)
vine_tree.answer(PREPARES, lambda this, card: "vine" in card.subtypes and (card.is_creature or card.is_conjuration))

tooth_and_nail = conjuration("Tooth & Nail")
tooth_and_nail.grants(PIERCING(+1), to=ANIMAL, attacks=MELEE_ATTACKS)


# Renewing Spring

DRINK_DICE: Final = 3

renewing_spring = conjuration("Renewing Spring")


def _has_thirst(game: Game, this: Object) -> list[Answer]:
    """Drinking is for those with a wound or with a condition that mana takes off."""
    drinker = None if game.action_phase is None else game.action_phase.creature
    if drinker is None:
        return []
    conditions = any(removal_cost(drinker, each) is not None for each in drinker.conditions)
    return [()] if drinker.damage or conditions else []


async def _drink(game: Game, this: Object, choice: Answer) -> None:
    """Three dice of healing, and for its price one condition less."""
    if game.action_phase is not None:
        drinker, seat = game.action_phase.creature, this.controller
        await roll_healing(game, drinker, DRINK_DICE, this)
        await offer_removal(game, seat, game.players[seat].mage, drinker, this, most=1)


renewing_spring.abilities.append(
    Ability("Drink", ActionKind.QUICK, _has_thirst, _drink, by=FRIENDLY & CREATURE & LIVING & SAME_ZONE)
)
