"""Equipment of those who tend plants and let vines grow."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import equipment
from mageduel.dsl.selectors import HOST, MAGE, is_friendly
from mageduel.facts.cards import ActionKind, Card, CardType
from mageduel.facts.conditions import CONDITIONS, STUCK
from mageduel.facts.targets import Target
from mageduel.facts.traits import ARMOR, FLYING
from mageduel.rules.casting.built_in import built_in_spell
from mageduel.rules.casting.targeting import why_not_seen
from mageduel.rules.conditions.markers import can_have, give_condition, removable, removal_cost, remove_condition
from mageduel.rules.objects.characteristics import has
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.healing import heal
from mageduel.rules.objects.tokens import ARMOR_TOKEN, STARTS_WITH, Stock, take_tokens
from mageduel.rules.objects.vines import place_vine
from mageduel.rules.round.token_upkeep import gains_each_upkeep
from mageduel.state.causes import Printed
from mageduel.state.dependence import Depends
from mageduel.state.events import Attacked
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import CONDITION, OBJECT
from mageduel.state.running import Spell

# Vinewhip Staff

SOW_VINE: Final = Card(
    name="Sow Vine",
    type=CardType.ABILITY,
    cost=1,
    action=ActionKind.QUICK,
    range=(0, 1),
    target=Target(("zone",)),
)
ENTANGLE: Final = Card(
    name="Entangle",
    type=CardType.ABILITY,
    cost=4,
    action=ActionKind.QUICK,
    range=(0, 2),
    target=Target(("vine marker",), ("friendly",)),
)
vinewhip_staff = equipment("Vinewhip Staff")
sow_vine = built_in_spell(vinewhip_staff, SOW_VINE)
entangle = built_in_spell(vinewhip_staff, ENTANGLE, uses=1)


@sow_vine.resolves
async def sow(game: Game, spell: Spell) -> None:
    """A Vine marker grows there."""
    await place_vine(game, spell.controller, spell.target_zone)


def beside_the_vine(declared: Declaration) -> list[int]:
    """Creatures on the ground that vines can hold, where the marker is; those of others come first."""
    game, caster = declared.game, declared.caster
    zone = declared.object.zone
    here = [
        each
        for each in game.in_zone[zone if zone is not None else 0]
        if each.is_creature
        and each.zone == zone
        and not has(each, FLYING)
        and can_have(each, STUCK)
        and why_not_seen(game, caster, each) is None
    ]
    here.sort(key=lambda each: is_friendly(caster.controller, each))
    return [each.id for each in here]


caught = entangle.choice(OBJECT, beside_the_vine, is_target=True)


@entangle.resolves
async def catch(game: Game, spell: Spell) -> None:
    """The marker is spent, and the creature is Stuck in it."""
    await destroy(game, spell.target_object, Printed("Vinewhip Staff"))
    await give_condition(game, game.objects[caught.of(spell)], STUCK)


# Mohktari's Branch

TOUCH: Final = Card(
    name="Mohktari's Touch",
    type=CardType.ABILITY,
    cost=None,
    action=ActionKind.QUICK,
    range=(0, 1),
    target=Target(("object",), ("plant",)),
)
mohktaris_branch = equipment("Mohktari's Branch")
touch = built_in_spell(mohktaris_branch, TOUCH, uses=1)
wiped_off = touch.choice(CONDITION, lambda declared: [name for name, _ in removable(declared.object)])


@touch.costs
def touch_cost(declared: Declaration) -> int:
    """The removal cost of the marker."""
    return removal_cost(declared.object, CONDITIONS[declared[wiped_off].lower()]) or 0


@touch.resolves
async def wipe_off(game: Game, spell: Spell) -> None:
    """The marker goes, and if it did, one damage is healed."""
    plant, condition = spell.target_object, CONDITIONS[wiped_off.of(spell).lower()]
    if condition in plant.conditions:
        await remove_condition(game, plant, condition)
        await heal(game, plant, 1, Printed("Mohktari's Branch"))


# Living Armor

living_armor = equipment("Living Armor")
living_armor.answer(STARTS_WITH, Stock(ARMOR_TOKEN, 2))
living_armor.grants(
    ARMOR(+1), to=HOST & MAGE, value=lambda this, _: this.marks.get(ARMOR_TOKEN, 0), depends=Depends.GIVER
)
gains_each_upkeep(living_armor, ARMOR_TOKEN, 3, count=2)


@living_armor.on(Attacked)
async def splinter(game: Game, this: Object, event: Attacked) -> None:
    """An attack that has damaged its wearer breaks a piece off."""
    if event.attack.defender is this.attached_to and event.damage:
        await take_tokens(game, this, ARMOR_TOKEN, 1)
