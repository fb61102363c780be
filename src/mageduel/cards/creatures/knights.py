"""Knights of Holy and War, and those who fight beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mageduel.dsl.script import creature
from mageduel.dsl.selectors import GUARDING, SELF, is_friendly
from mageduel.dsl.upkeep import ENDS, Due, Touch, Way, relieves, spares
from mageduel.facts.traits import EFFECT_ROLL, MELEE, PIERCING, REGENERATE
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.steps import STRIKES_FIRST
from mageduel.rules.attack.targets import IGNORES_OBSCURED
from mageduel.rules.casting.mana import available, pay
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.movement.moves import can_be_teleported, teleport
from mageduel.rules.objects.characteristics import is_living
from mageduel.rules.objects.control import whose
from mageduel.rules.objects.destroy import WHEN_DESTROYED_BY
from mageduel.rules.objects.healing import heal
from mageduel.rules.objects.strength import is_against_the_strongest
from mageduel.rules.offers import Offer, offer_choice, take_up
from mageduel.rules.planning.plans import PREPARES
from mageduel.rules.round.upkeep_stakes import FOLLOWS
from mageduel.rules.round.uses import once_a_round
from mageduel.state.causes import Printed
from mageduel.state.events import Activated, AttackDeclared
from mageduel.state.game import Game
from mageduel.state.marks import ACTION_PHASE_END, THIS_ATTACK, Mark
from mageduel.state.objects import Object
from mageduel.state.running import Attack, AttackShape

# Alandell, the Blue Knight

STORM: Final = Printed("Storm of the Blue Knight")
MOST_STORM: Final = 4

alandell = creature("Alandell, the Blue Knight")


@alandell.on(Activated)
async def call_the_storm(game: Game, this: Object, event: Activated) -> None:
    """On activating, mana makes his blows and effect rolls better until his Action Phase ends."""
    most = min(MOST_STORM, available(game, this.controller))
    if event.creature is not this or most < 1:
        return
    ways: list[Answer] = [("pay", amount) for amount in range(1, most + 1)]
    answer = await take_up(game, Offer(this, STORM), *ways)
    if answer is not None:
        pay(game, this.controller, answer[1])
        more = answer[1]
        grant_for_a_while(this, MELEE(more), EFFECT_ROLL(more), source=this.name, until=ACTION_PHASE_END)


artemis = creature("Artemis, Dawnbreaker's Eye")
artemis.answer(IGNORES_OBSCURED, True)

cassiel = creature("Cassiel, Shield of Bim-Shalla")
cassiel.answer(PREPARES, lambda this, card: not {"healing", "protection"}.isdisjoint(card.subtypes))

# Dawnbreaker's Initiate

initiate = creature("Dawnbreaker's Initiate")


@initiate.answering(WHEN_DESTROYED_BY)
async def call_for_vengeance(game: Game, this: Object, seat: int | None) -> None:
    """Slain by an enemy, it calls a Holy creature of its controller, or his mage, to where it fell.

    Conditions are nobody's: they call nobody (supplement, Dawnbreaker's Initiate).
    """
    if seat is None or is_friendly(seat, this) or this.zone is None:
        return
    mage = game.players[this.controller].mage
    holy = [each for each in game.objects.values() if each.controller == this.controller and _is_holy_creature(each)]
    near = [each for each in (*holy, mage) if each.zone is not None and can_be_teleported(game, each, this.zone)]
    called = await offer_choice(game, this, Printed(this.name), near)
    if called is not None:
        await teleport(game, called, this.zone)


@initiate.answering(FOLLOWS)
def could_call_somebody_away(this: Object, due: Due, way: Way, thing: Object) -> Sequence[Touch]:
    """Slain by an enemy it could call one of its own side out of harm's way."""
    if way is not ENDS or thing is not this or is_friendly(this.controller, due.source):
        return ()
    own = (each for each in this.game.objects.values() if each.controller == this.controller and each is not this)
    return [spares(each) for each in own if each.is_mage or _is_holy_creature(each)]


def _is_holy_creature(thing: Object) -> bool:
    return thing.is_creature and "holy" in thing.card.schools and thing.zone is not None


# Dorseus, Stallion of Westlock

dorseus = creature("Dorseus, Stallion of Westlock")
HORN_HEALS: Final = 2


def _living_beside(game: Game, this: Object) -> list[Object]:
    """Other Living creatures beside him."""
    here = () if this.zone is None else game.in_zone[this.zone]
    return [each for each in here if each is not this and each.is_creature and is_living(each)]


def _patients(game: Game, this: Object) -> list[Object]:
    """Those of them that are friendly."""
    return [each for each in _living_beside(game, this) if is_friendly(this.controller, each)]


@dorseus.each_upkeep
def heal_another(game: Game, this: Object) -> list[Due]:
    """Each Upkeep Phase he may heal one of them, Finite Life or not."""

    async def touch_with_the_horn() -> None:
        wounded = [each for each in _patients(game, this) if each.damage]
        patient = await offer_choice(game, this, Printed("Blessed Horn"), wounded)
        if patient is not None:
            await heal(game, patient, HORN_HEALS, this, despite_finite_life=True)

    touches = (relieves(each, HORN_HEALS) for each in _patients(game, this))
    beside = _living_beside(game, this)
    theirs = whose(game, *beside, wounded=True)
    own = whose(game, this) if any(each.damage for each in beside) else ()
    return [Due(this, this, this.name, touch_with_the_horn, (*touches, *theirs, *own))]


# Eligor Larington

IN_STYLE: Final = Mark("counterstrike in style", until=THIS_ATTACK)

eligor = creature("Eligor Larington")
answer = once_a_round(eligor, "Martial Strike")


def _is_first_counterstrike(attack: Attack) -> bool:
    """The first of the round, before it is declared or since."""
    if attack.shape is not AttackShape.COUNTERSTRIKE or attack.attacker is None:
        return False
    return bool(attack.marks.get(IN_STYLE)) or answer.are_left(attack.attacker)


eligor.grants(MELEE(+2), PIERCING(+1), to=SELF, attacks=_is_first_counterstrike)


@eligor.on(AttackDeclared)
async def answer_in_style(game: Game, this: Object, event: AttackDeclared) -> None:
    """His first counterstrike each round is the strong one."""
    attack = event.attack
    if attack.attacker is this and _is_first_counterstrike(attack):
        answer.spend(this)
        attack.marks[IN_STYLE] = 1


knight_of_the_red_helm = creature("Knight of the Red Helm")
knight_of_the_red_helm.grants(MELEE(+2), to=SELF, attacks=is_against_the_strongest)

# Metatron, Angelic Templar

metatron = creature("Metatron, Angelic Templar")


def _temples(this: Object, other: Object) -> int:
    return sum(
        "temple" in each.card.subtypes and each.is_conjuration and is_friendly(this.controller, each)
        for each in this.game.objects.values()
    )


metatron.grants(MELEE, REGENERATE, to=SELF, value=_temples)

temple_high_guard = creature("Temple High Guard")
temple_high_guard.grants(MELEE(+2), to=SELF & GUARDING)
temple_high_guard.answer(STRIKES_FIRST, True)
