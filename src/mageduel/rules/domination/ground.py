"""Special ground: tiles of a board that nothing destroys or moves; terrain laid over one silences it while it lasts."""

from __future__ import annotations

from functools import partial
from typing import Final

from mageduel.dsl.script import Ability, Script, scripted
from mageduel.dsl.selectors import CREATURE, LIVING, NON_MAGE, Selector
from mageduel.dsl.upkeep import Due, harms, sways
from mageduel.facts.boards import (
    ALTAR_OF_OBLIVION,
    CORROSIVE_POOL,
    ETHEREAL_MIST,
    MOLTEN_ROCK,
    SAMANDRIELS_CIRCLE,
    SEPTAGRAM,
    SPIKED_PIT,
    SSLAK,
    VTORRAK,
)
from mageduel.facts.cards import AttackBar, AttackKind, Card, CardType
from mageduel.facts.conditions import BURN, CORRODE
from mageduel.facts.damage import DamageType
from mageduel.facts.library import card as card_named
from mageduel.facts.traits import FLYING, INCORPOREAL, OBSCURED, PIERCING, REGENERATE, UNAVOIDABLE, WARDED
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.steps import make_attack, new_attack
from mageduel.rules.casting.mana import available, gain_mana, pay
from mageduel.rules.casting.resolution import summon
from mageduel.rules.casting.targeting import WARDS_ZONES
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.dice import roll_effect_die
from mageduel.rules.domination.vtar import gain_vtar, spend_vtar, vtar_of
from mageduel.rules.happenings import happen
from mageduel.rules.movement.moves import HINDERS, MEETS_ARRIVALS
from mageduel.rules.objects.characteristics import has, is_living
from mageduel.rules.objects.destroy import ENDURES, destroy
from mageduel.rules.objects.terrain import terrain_in
from mageduel.rules.objects.tokens import STARTS_WITH, Stock, take_tokens
from mageduel.rules.objects.zone_control import SERVES_ITS_HOLDER, holder_of
from mageduel.rules.round.deployment import CALLS, Call
from mageduel.rules.round.upkeep import BEGINS_UPKEEP
from mageduel.rules.round.upkeep_harm import harms_each_upkeep
from mageduel.rules.round.uses import once_a_round
from mageduel.state.dependence import Depends
from mageduel.state.events import AbilityUsed, AttackActionEnded, Rolled
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT
from mageduel.state.places import Zone
from mageduel.state.running import AttackShape

TILES: Final[dict[str, Card]] = {}
"""What lies in a zone with special ground, by the name of the ground."""


def _tile(name: str, *attacks: AttackBar) -> Script:
    card = TILES[name] = Card(f"{name} Tile", CardType.MARKER, attacks=attacks)
    script = scripted(card)
    script.answer(ENDURES, True)
    return script


def is_bare(tile: Object) -> bool:
    """Whether no terrain lies over it."""
    return terrain_in(tile.game, tile.zone) is None


def tile_in(game: Game, zone: Zone) -> Object | None:
    """The special ground of a zone, bare or not."""
    return next((each for each in ENDURES.anybody(game) if each.zone == zone and each.card in TILES.values()), None)


HERE: Final = Selector(lambda this, other: other.zone == this.zone and is_bare(this), depends=Depends.ZONE)
"""Whatever is on this ground, as long as that lies bare."""


def _wades(creature: Object) -> bool:
    """Whether it has to go through what lies there: with a body, and not in the air."""
    return creature.is_creature and not has(creature, FLYING) and not has(creature, INCORPOREAL)


WADES: Final = Selector(lambda this, other: is_bare(this) and _wades(other))


def _waders(game: Game, this: Object) -> list[Object]:
    here = game.in_zone[this.zone] if this.zone is not None and is_bare(this) else ()
    return [each for each in here if _wades(each)]


# V'Torrak

vtorrak = _tile(VTORRAK)
vtorrak.answer(SERVES_ITS_HOLDER, True)
SUMMONS: Final = once_a_round(vtorrak, "V'Torrak")


def _can_summon(game: Game, this: Object, seat: int) -> bool:
    return available(game, seat) >= (card_named(SSLAK).cost or 0) and vtar_of(game, seat) > 0


async def _summon_guardian(game: Game, this: Object, seat: int) -> None:
    """A guardian of his own, from outside of his book."""
    guardian = card_named(SSLAK)
    SUMMONS.spend(this)
    pay(game, seat, guardian.cost or 0)
    await spend_vtar(game, seat)
    if this.zone is not None:
        await summon(game, guardian, this.zone, seat, seat)


vtorrak.answer(CALLS, Call(lambda game, this: is_bare(this) and SUMMONS.are_left(this), _can_summon, _summon_guardian))

# Altar of Oblivion

altar = _tile(ALTAR_OF_OBLIVION)
altar.answer(SERVES_ITS_HOLDER, True)


def _offerings(game: Game, this: Object) -> list[Answer]:
    """Creatures of his own that whoever holds the altar could give up, wherever they are."""
    seat = holder_of(game, this.zone)
    if seat is None or not is_bare(this):
        return []
    return [
        (each.id,)
        for each in game.objects.values()
        if each.is_creature and not each.is_mage and each.zone is not None and each.owner == each.controller == seat
    ]


async def _give_up(game: Game, this: Object, choice: Answer) -> None:
    """The creature is destroyed; half of what it cost comes back, and V'Tar with it."""
    creature = game.objects[choice[0]]
    seat = creature.controller
    await happen(game, AbilityUsed(this, this.card, creature))
    await destroy(game, creature, this)
    if not creature.in_play:
        await gain_mana(game, game.players[seat].mage, (creature.card.cost or 0) // 2, this)
        await gain_vtar(game, seat)


altar.abilities.append(Ability("Oblivion", None, _offerings, _give_up, uses=1, parts=(OBJECT,), harms=True))

# Corrosive Pool

corrosive_pool = _tile(CORROSIVE_POOL)
corrosive_pool.answer(HINDERS, WADES)


async def _corrode(game: Game, this: Object, creature: Object) -> None:
    if creature in _waders(game, this):
        await give_condition(game, creature, CORRODE)


@corrosive_pool.each_upkeep
def eat_away(game: Game, this: Object) -> list[Due]:
    """Whoever stands in it corrodes."""
    return [
        Due(
            each,
            this,
            this.name,
            partial(_corrode, game, this, each),
            (harms(each, 1, DamageType.ACID), sways(each, CORRODE)),
        )
        for each in _waders(game, this)
    ]


# Molten Rock

molten_rock = _tile(MOLTEN_ROCK)
molten_rock.answer(HINDERS, WADES)


@molten_rock.answering(BEGINS_UPKEEP)
async def set_fire(game: Game, this: Object) -> None:
    """Whoever stands on it catches fire, in time for the flames to be rolled for."""
    for each in _waders(game, this):
        await give_condition(game, each, BURN)


# Spiked Pit

SPIKES: Final = Mark("Spikes", until=IN_PLAY, shown=True)
SPRUNG_ON: Final = 9
PIT: Final = AttackBar(
    SPIKED_PIT,
    AttackKind.OTHER,
    dice=4,
    traits={PIERCING: 2, UNAVOIDABLE: 1},
    trait_texts=("Piercing +2", "Unavoidable"),
)

spiked_pit = _tile(SPIKED_PIT, PIT)
spiked_pit.answer(STARTS_WITH, Stock(SPIKES))
spiked_pit.answer(HINDERS, WADES)


@spiked_pit.answering(MEETS_ARRIVALS)
async def open_up(game: Game, this: Object, creature: Object) -> None:
    """As long as its marker lies there, whoever comes in may fall into it; once somebody has, the marker goes."""
    if SPIKES not in this.marks or not is_bare(this) or not _wades(creature):
        return
    roll = await roll_effect_die(game)
    await happen(game, Rolled(creature, creature.controller, PIT, roll, SPRUNG_ON))
    if roll >= SPRUNG_ON:
        await take_tokens(game, this, SPIKES)
        attack = new_attack(game, AttackShape.OTHER, PIT, this, creature)
        await make_attack(game, attack)
        await happen(game, AttackActionEnded(attack))


# Samandriel's Circle

samandriels_circle = _tile(SAMANDRIELS_CIRCLE)
samandriels_circle.grants(REGENERATE(1), to=HERE & CREATURE & LIVING)
samandriels_circle.answer(HINDERS, Selector(lambda this, other: is_bare(this) and not is_living(other)))


def _dead_here(game: Game, this: Object) -> list[Object]:
    here = game.in_zone[this.zone] if this.zone is not None and is_bare(this) else ()
    return [each for each in here if each.is_creature and not is_living(each)]


harms_each_upkeep(samandriels_circle, 1, None, _dead_here)

# Septagram

septagram = _tile(SEPTAGRAM)
septagram.grants(WARDED, to=HERE & NON_MAGE, reaches_hidden=True)
septagram.answer(WARDS_ZONES, lambda this, zone: this.zone == zone and is_bare(this))

# Ethereal Mist

ethereal_mist = _tile(ETHEREAL_MIST)
ethereal_mist.grants(OBSCURED, to=HERE, reaches_hidden=True)
