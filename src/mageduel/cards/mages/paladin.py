"""The Paladin: Valor, Divine Auras and the Chivalrous Challenge."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import Ability, Script, scripted
from mageduel.dsl.selectors import CREATURE, FRIENDLY, SAME_ZONE, Selector, is_friendly
from mageduel.dsl.upkeep import Due
from mageduel.facts.cards import ActionKind, Card, CardType
from mageduel.facts.damage import DamageType
from mageduel.facts.mages import mage
from mageduel.facts.targets import Target
from mageduel.facts.traits import ARMOR, MELEE, PIERCING, TOUGH
from mageduel.kernel.questions import WORD
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.bodyguards import BEARS_DAMAGE_FOR
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.attack.kinds import MELEE_ATTACKS
from mageduel.rules.attack.rerolls import REROLLS_SOME_DICE
from mageduel.rules.casting.built_in import BUILT_IN
from mageduel.rules.casting.costs import COSTS_TOKENS
from mageduel.rules.conditions.markers import offer_removal
from mageduel.rules.happenings import happen
from mageduel.rules.mages.ability_markers import marker_card, marker_in_play, place_marker
from mageduel.rules.objects.control import whose
from mageduel.rules.objects.healing import heal
from mageduel.rules.objects.presence import leave
from mageduel.rules.objects.strength import is_strongest_enemy
from mageduel.rules.objects.tokens import Stock, take_tokens
from mageduel.rules.objects.valor import VALOR, earn_valor, valor_of
from mageduel.rules.offers import offer_choice, offer_for_tokens
from mageduel.rules.round.uses import Uses, once_a_round
from mageduel.rules.sight.lines import distance
from mageduel.state.causes import Printed
from mageduel.state.dependence import Depends
from mageduel.state.events import AbilityUsed, AttackActionEnded, AttackDeclared, Attacked, Damaged, SpellCast
from mageduel.state.game import Game
from mageduel.state.marks import THIS_ATTACK, Mark
from mageduel.state.objects import Object
from mageduel.state.running import Attack, AttackShape, Spell

paladin = scripted(mage("Paladin").card)

# Valor

deed = once_a_round(paladin, "Valor")


@paladin.on(Damaged)
async def do_a_valiant_deed(game: Game, this: Object, event: Damaged) -> None:
    """Once a round he earns Valor by damaging the strongest enemy creature in melee."""
    attack = event.attack
    if attack is None or attack.attacker is not this or not attack.is_melee or event.who is not attack.defender:
        return
    if deed.are_left(this) and is_strongest_enemy(this.controller, event.who):
        deed.spend(this)
        await earn_valor(game, this)


# Divine Auras

AURAS: Final[dict[str, tuple[Card, int]]] = {}
"""The marker of each aura, and the Valor it costs."""
MOST_AURAS: Final = 3
DIVINE_AURAS: Final = "Divine Auras"


def _aura(name: str, valor: int) -> Script:
    """Begin the script of an aura: a marker beside the Paladin, which nothing can dispel."""
    card = marker_card(name)
    AURAS[name] = (card, valor)
    return scripted(card)


def _auras_of(this: Object) -> list[Object]:
    return [each for each in this.attachments if each.name in AURAS and each.card.type is CardType.MARKER]


def _within_reach(this: Object) -> list[str]:
    """Every aura he can pay for and has not."""
    there = [each.name for each in _auras_of(this)]
    return [name for name, (_, valor) in AURAS.items() if valor <= valor_of(this) and name not in there]


def _new_auras(game: Game, this: Object) -> list[Answer]:
    """One more aura, as long as a marker is left for it."""
    return [(name,) for name in _within_reach(this)] if len(_auras_of(this)) < MOST_AURAS else []


def _other_auras(game: Game, this: Object) -> list[Answer]:
    """With all markers in use: another aura, and in place of which."""
    there = _auras_of(this)
    if len(there) < MOST_AURAS:
        return []
    return [(name, old.name) for name in _within_reach(this) for old in there]


async def _raise_aura(game: Game, this: Object, choice: Answer) -> None:
    card, valor = AURAS[choice[0]]
    await take_tokens(game, this, VALOR, valor)
    for each in _auras_of(this):
        if each.name in choice[1:]:
            leave(each)
    await happen(game, AbilityUsed(this, Printed(card.name)))
    place_marker(game, card, this, this.owner)


paladin.abilities += [
    Ability(DIVINE_AURAS, ActionKind.QUICK, _new_auras, _raise_aura, parts=(WORD,)),
    Ability(DIVINE_AURAS, ActionKind.QUICK, _other_auras, _raise_aura, parts=(WORD, WORD)),
]

FRIENDS_HERE: Final = FRIENDLY & CREATURE & SAME_ZONE
"""Friendly creatures in his zone, himself among them."""
NOT_HIMSELF: Final = Selector(lambda this, other: this.attached_to is not other, depends=Depends.PAIR)

martyrs_aura = _aura("Martyr's Aura", 3)
MARTYRDOM: Final = 2

martyrs_aura.answer(
    BEARS_DAMAGE_FOR,
    lambda this, other: MARTYRDOM if (FRIENDS_HERE & NOT_HIMSELF)(this, other) else 0,
)

solar_aura = _aura("Solar Aura", 3)
SUNLIT: Final = Mark("sunlit", until=THIS_ATTACK)
SUNLIGHT: Final = 2


@solar_aura.on(AttackDeclared)
async def add_sunlight(game: Game, this: Object, event: AttackDeclared) -> None:
    """For 1 Valor a light attack of a friend in his zone has a better effect roll, and burns a little more."""
    attack, knight = event.attack, this.attached_to
    if attack.damage_type is not DamageType.LIGHT or attack.attacker is None or not attack.is_by_creature:
        return
    if knight is None or not FRIENDS_HERE(this, attack.attacker):
        return
    if await offer_for_tokens(game, knight, Printed(this.name), Stock(VALOR, 1), attack.attacker):
        attack.effect_bonus += SUNLIGHT
        attack.marks[SUNLIT] = 1


@solar_aura.on(Attacked)
async def burn_a_little_more(game: Game, this: Object, event: Attacked) -> None:
    """Such an attack that deals damage is followed by one more."""
    if event.attack.marks.get(SUNLIT) and event.damage:
        await direct_damage(game, event.attack.defender, 1, this, DamageType.LIGHT)


retribution_aura = _aura("Retribution Aura", 3)


@retribution_aura.on(SpellCast)
async def repay_sorcery(game: Game, this: Object, event: SpellCast) -> None:
    """Enemies that cast enchantments or incantations on his friends here are burned by light, however far away."""
    spell = event.spell
    if spell.card.type not in (CardType.ENCHANTMENT, CardType.INCANTATION) or not spell.caster.is_creature:
        return
    if is_friendly(this.controller, spell.caster):
        return
    if any(isinstance(each, Object) and FRIENDS_HERE(this, each) for each in (spell.target, *spell.extra_targets)):
        await direct_damage(game, spell.caster, 1, this, DamageType.LIGHT)


cleansing_aura = _aura("Cleansing Aura", 3)
CLEANSING: Final = Card(
    "Cleansing",
    CardType.ABILITY,
    subtypes=("healing",),
    cost=0,
    action=ActionKind.QUICK,
    range=(0, 0),
    target=Target(("creature",), ("friendly",)),
)
CLEANSED: Final = 2
cleansing = scripted(CLEANSING)
cleansing.answer(COSTS_TOKENS, Stock(VALOR, 1))
cleansing_aura.answer(BUILT_IN, CLEANSING)


@cleansing.resolves
async def cleanse(game: Game, spell: Spell) -> None:
    """Two damage are healed; then one poison may be paid off."""
    await heal(game, spell.target_object, CLEANSED, spell.card)
    await offer_removal(
        game, spell.controller, spell.caster, spell.target_object, spell.card, kind=DamageType.POISON, most=1
    )


resolute_aura = _aura("Resolute Aura", 6)
resolute_aura.grants(TOUGH(-2), to=FRIENDS_HERE)
resolute_aura.grants(ARMOR(+2), to=FRIENDS_HERE & NOT_HIMSELF)

vengeful_aura = _aura("Vengeful Aura", 6)
vengeful_aura.grants(MELEE(+1), to=FRIENDS_HERE)
vengeful_aura.grants(PIERCING(+2), to=FRIENDS_HERE, attacks=MELEE_ATTACKS)

# Chivalrous Challenge

CHALLENGE_ABILITY: Final = Printed("Chivalrous Challenge")
CHALLENGE: Final = marker_card("Challenge")
CHALLENGE_REACH: Final = 2
CHALLENGE_BACK: Final = Stock(VALOR, 2)
duel_of_honor = Uses("Chivalrous Challenge")
challenge = scripted(CHALLENGE)


def is_challenged_by(seat: int, creature: Object) -> bool:
    """Whether it bears the Challenge marker of this player."""
    return any(each.card is CHALLENGE and each.owner == seat for each in creature.attachments)


@paladin.each_upkeep
def issue_challenge(game: Game, this: Object) -> list[Due]:
    """He may place the marker on an enemy creature near him, or have it back for Valor first."""

    async def challenge_somebody() -> None:
        marker = marker_in_play(game, CHALLENGE, this.owner)
        if marker is not None:
            if not await offer_for_tokens(game, this, CHALLENGE_ABILITY, CHALLENGE_BACK, marker.attached_to):
                return
            leave(marker)
        near = [each for each in game.objects.values() if _may_be_challenged(game, this, each)]
        foe = await offer_choice(game, this, CHALLENGE_ABILITY, near, harms=True)
        if foe is not None:
            place_marker(game, CHALLENGE, foe, this.owner)

    is_possible = (
        marker_in_play(game, CHALLENGE, this.owner) is None or this.marks.get(VALOR, 0) >= CHALLENGE_BACK.number
    )
    near = (each for each in game.objects.values() if is_possible and _is_near(game, this, each))
    return [Due(this, this, CHALLENGE_ABILITY, challenge_somebody, tuple(whose(game, *near)))]


def _is_near(game: Game, this: Object, other: Object) -> bool:
    apart = distance(game, this, other) if other.is_creature else None
    return apart is not None and apart <= CHALLENGE_REACH


def _may_be_challenged(game: Game, this: Object, other: Object) -> bool:
    return other.is_creature and not is_friendly(this.controller, other) and _is_near(game, this, other)


def _paladin_of(this: Object) -> Object:
    return this.game.players[this.owner].mage


@challenge.answering(REROLLS_SOME_DICE)
def fights_the_duel(this: Object, attack: Attack) -> Uses | None:
    """Paladin and challenged creature, in melee with each other, may each roll dice again once a round."""
    between = (_paladin_of(this), this.attached_to)
    is_duel = attack.is_melee and attack.attacker in between and attack.defender in between
    return duel_of_honor if is_duel and attack.attacker is not attack.defender else None


@challenge.on(AttackDeclared)
async def be_ignored(game: Game, this: Object, event: AttackDeclared) -> None:
    """Whoever is challenged and attacks something else gives the Paladin Valor."""
    attack = event.attack
    if attack.attacker is not this.attached_to or not attack.is_by_creature or attack.is_zone_attack:
        return
    if attack.defender is not _paladin_of(this):
        await earn_valor(game, _paladin_of(this))


@challenge.on(AttackActionEnded)
async def be_ignored_by_all(game: Game, this: Object, event: AttackActionEnded) -> None:
    """The same for an attack on a whole zone, unless nobody but the Paladin was attacked."""
    attack, knight = event.attack, _paladin_of(this)
    is_his = attack.shape is AttackShape.ZONE and attack.attacker is this.attached_to
    if is_his and any(each is not knight for each in attack.action.targets):
        await earn_valor(game, knight)
