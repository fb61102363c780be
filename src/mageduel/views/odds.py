"""Odds: the exact distribution of an attack's outcome, from the same functions the attack itself uses."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from mageduel.facts.cards import AttackBar, AttackKind, CardType, Defense, Versus
from mageduel.facts.conditions import CONDITIONS
from mageduel.facts.dice import ATTACK_FACES, EFFECT_SIDES
from mageduel.facts.traits import ARMOR, RESILIENT, VAMPIRIC
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.attack.barriers import damage_barrier_of, has_answered
from mageduel.rules.attack.counterstrikes import counterstrike_bars
from mageduel.rules.attack.defenses import roll_needed, usable_defenses
from mageduel.rules.attack.deterrence import deterrents
from mageduel.rules.attack.dice import (
    LATER_STRIKE,
    attack_traits,
    dice_reasons,
    effect_reasons,
    effect_rows,
    is_immune,
    number_of_dice,
)
from mageduel.rules.attack.effects import effects_for, is_affected
from mageduel.rules.attack.guards import can_be_ignored
from mageduel.rules.attack.rolling import HITS_ON, rolls_to_miss
from mageduel.rules.attack.shields import strikes_stopped
from mageduel.rules.attack.strikes import number_of_strikes
from mageduel.rules.attack.tallies import counts_as, effective_armor, prevented, softens
from mageduel.rules.attack.targets import attack_bars, attack_costs, draft, is_target, why_no_attack_at_all
from mageduel.rules.casting.at_hand import castables, caster_from
from mageduel.rules.conditions.markers import can_have
from mageduel.rules.objects.characteristics import has, reasons
from mageduel.rules.objects.destroy import remaining_life
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack, AttackAction, AttackShape, Spell
from mageduel.views.names import PRINTED, contribution, effect_name
from mageduel.views.shapes import ComesBack, DamageChance, EffectChance, FollowUp, Number, OddsShown, summed
from mageduel.views.sides import is_friend
from mageduel.words.language import say

Distribution = dict[int, float]
MOST_FOLLOW_UPS: Final = 3
"""How many friends are named that could strike next."""


@lru_cache(maxsize=4096)
def faces_distribution(dice: int, faces: tuple[tuple[int, bool], ...]) -> tuple[tuple[tuple[int, int], float], ...]:
    """Chances of every (normal, critical) total of so many dice with these faces."""
    totals: dict[tuple[int, int], float] = {(0, 0): 1.0}
    share = 1 / len(faces)
    for _ in range(dice):
        grown: dict[tuple[int, int], float] = {}
        for (normal, critical), chance in totals.items():
            for value, is_critical in faces:
                key = (normal, critical + value) if is_critical else (normal + value, critical)
                grown[key] = grown.get(key, 0.0) + chance * share
        totals = grown
    return tuple(totals.items())


def damage_distribution(attack: Attack, dice: int) -> Distribution:
    """Chances of every amount of damage one strike that hits can deal."""
    worth = tuple((face.value, face.is_critical) for face in (counts_as(attack, face) for face in ATTACK_FACES))
    armor = effective_armor(attack)
    resilient = has(attack.defender, RESILIENT)
    soft = softens(attack.defender)
    found: Distribution = {}
    for (normal, critical), chance in faces_distribution(dice, worth):
        if soft:
            critical, normal = max(0, critical - soft), normal + min(soft, critical)
        damage = critical if resilient else max(0, normal - armor) + critical
        if damage:
            damage -= prevented(attack, damage)
        found[damage] = found.get(damage, 0.0) + chance
    return found


_PRINTED_FACES: Final = tuple((face.value, face.is_critical) for face in ATTACK_FACES)


@lru_cache(maxsize=1024)
def mean_damage(dice: int, armor: int) -> float:
    """Mean damage of so many dice against so much armor, with nothing else in play."""
    chances = faces_distribution(dice, _PRINTED_FACES)
    return sum((max(0, normal - armor) + critical) * chance for (normal, critical), chance in chances)


def _convolve(one: Distribution, other: Distribution) -> Distribution:
    found: Distribution = {}
    for a, chance_a in one.items():
        for b, chance_b in other.items():
            found[a + b] = found.get(a + b, 0.0) + chance_a * chance_b
    return found


def _thin(chances: Distribution, hits: float) -> Distribution:
    """The same outcome, if it happens only with this chance."""
    found = {damage: chance * hits for damage, chance in chances.items()}
    found[0] = found.get(0, 0.0) + 1 - hits
    return found


def _mixed(one: Distribution, other: Distribution, share: float) -> Distribution:
    """The one outcome with this chance, else the other."""
    found = {damage: chance * share for damage, chance in one.items()}
    for damage, chance in other.items():
        found[damage] = found.get(damage, 0.0) + chance * (1 - share)
    return found


def deter_chance(attack: Attack) -> float:
    """Chance that something on the defender frightens the attacker off before the attack is made."""
    braves = 1.0
    for _, deterrent in deterrents(attack):
        braves *= 1 - _reaching(deterrent.roll)
    return 1 - braves


def _reaching(needed: int) -> float:
    """Chance that the effect die comes up with this or more."""
    return min(1.0, max(0, EFFECT_SIDES - needed + 1) / EFFECT_SIDES)


def miss_chance(attack: Attack) -> float:
    """Chance that an attacker who has to roll to find the target misses it."""
    rolls = rolls_to_miss(attack)
    return 1 - _reaching(HITS_ON) ** rolls if rolls else 0.0


def avoid_chance(attack: Attack) -> float:
    """Chance that the defender's best usable Defense avoids the attack."""
    return max((_success(attack.defender, *entry) for entry in usable_defenses(attack)), default=0.0)


def _success(defender: Object, source: Object, defense: Defense) -> float:
    return _reaching(roll_needed(defender, source, defense))


def effect_chances(attack: Attack) -> list[EffectChance]:
    """Chance of every effect of a strike that hits, as far as it can take hold."""
    if not effect_rows(attack) or is_immune(attack) or not is_affected(attack):
        return []
    bonus = sum(reason.amount for reason in effect_reasons(attack))
    found: dict[tuple[str, int], float] = {}
    for roll in range(1, EFFECT_SIDES + 1):
        for name, count in effects_for(attack, roll + bonus):
            condition = CONDITIONS.get(name)
            if condition is not None and not can_have(attack.defender, condition):
                continue
            found[name, count] = found.get((name, count), 0.0) + 1 / EFFECT_SIDES
    return [EffectChance(name, effect_name(name, count), chance) for (name, count), chance in found.items()]


def _number(entries: Iterable[tuple[int, str | Versus, int | None]], value: int) -> Number:
    return Number(value, summed(*(contribution(amount, label, source) for amount, label, source in entries)))


def _shown(chances: Distribution) -> list[DamageChance]:
    return [DamageChance(damage, chances[damage]) for damage in sorted(chances)]


def _average(chances: Distribution) -> float:
    return sum(damage * chance for damage, chance in chances.items())


class Outcome(NamedTuple):
    """What may come of an attack: its damage with everything counted that stops it, and the chance of each of those."""

    damage: Distribution
    deterred: float
    missed: float
    avoided: float
    stopped: int = 0
    """How many of its strikes what protects the defender cancels."""
    comes_through: bool = True
    """Whether a strike is left when all those are canceled."""

    @property
    def hits(self) -> float:
        """Chance that the first strike nothing cancels is made and hits."""
        return (1 - self.deterred) * (1 - self.missed) * (1 - self.avoided) if self.comes_through else 0.0


class _Strikes:
    """The damage of the strikes still to come, by how many there are and what is left to both sides."""

    def __init__(self, attack: Attack, misses: float) -> None:
        self.misses = misses
        self.known: dict[tuple[int, int, bool, bool], Distribution] = {}
        first = damage_distribution(attack, number_of_dice(dice_reasons(attack)))
        self.damage = [_of_a_later_strike(attack) if number_of_strikes(attack) > 1 else first, first]
        """Without what belongs to the first strike alone, and with it."""
        defenses = usable_defenses(attack)
        chances = [(_success(attack.defender, each, defense), defense.uses is None) for each, defense in defenses]
        self.avoids = [
            max((chance for chance, lasts in chances if lasts), default=0.0),
            max((chance for chance, _ in chances), default=0.0),
        ]
        """With Defenses that can be used any number of times, and with all."""

    def after(self, strikes: int, shields: int, *, bonus: bool = True, defense: bool = True) -> Distribution:
        """All that so many strikes may come to; a bonus or a Defense may be used up already.

        A strike that misses uses up the bonus, one that is canceled uses up nothing but the shield.
        """
        if not strikes:
            return {0: 1.0}
        key = (strikes, shields, bonus, defense)
        if key not in self.known:
            self.known[key] = self._work_out(*key)
        return self.known[key]

    def _work_out(self, strikes: int, shields: int, bonus: bool, defense: bool) -> Distribution:
        if shields:
            through = self.after(strikes - 1, shields - 1, bonus=bonus, defense=defense)
        else:
            hit = _thin(self.damage[bonus], 1 - self.avoids[defense])
            through = _convolve(hit, self.after(strikes - 1, 0, bonus=False, defense=False))
        if not self.misses:
            return through
        missed = self.after(strikes - 1, shields, bonus=False, defense=defense)
        return _mixed(missed, through, self.misses)


def _of_a_later_strike(attack: Attack) -> Distribution:
    """The damage of a strike after the first: without what an action gives once, or the next attack was promised."""
    attack.marks[LATER_STRIKE] = 1
    attack.traits = attack_traits(attack)
    dice = [reason for reason in dice_reasons(attack) if reason.word is None]
    found = damage_distribution(attack, number_of_dice(dice))
    del attack.marks[LATER_STRIKE]
    attack.traits = attack_traits(attack)
    return found


def outcome(attack: Attack) -> Outcome:
    """Damage of the whole attack, and the chances of what stops its first strike."""
    attack.traits = attack_traits(attack)
    deterred, misses, avoids = deter_chance(attack), miss_chance(attack), avoid_chance(attack)
    if is_immune(attack):
        return Outcome({0: 1.0}, deterred, misses, avoids)
    strikes = number_of_strikes(attack)
    stopped = min(strikes, strikes_stopped(attack.defender))
    total = _Strikes(attack, misses).after(strikes, stopped)
    if deterred:
        total = _thin(total, 1 - deterred)
    return Outcome(total, deterred, misses, avoids, stopped, stopped < strikes)


def attack_odds(
    game: Game,
    attacker: Object,
    bar: AttackBar,
    target: Object,
    *,
    dice: int | None = None,
    action: AttackAction | None = None,
    spell: Spell | None = None,
) -> OddsShown:
    """Everything that can be said about an attack before it is declared; it may belong to an action under way."""
    attack = draft(game, attacker, bar, target)
    attack.spell = spell
    if action is not None:
        attack.action = action
    if dice is not None:
        attack.dice = dice
    chances = outcome(attack)
    total = chances.damage
    dice_why = dice_reasons(attack)
    health = remaining_life(target)
    return OddsShown(
        attack=bar.name,
        target=target.name,
        dice=_number(
            ((r.amount, r.label, r.source) for r in dice_why), 0 if is_immune(attack) else number_of_dice(dice_why)
        ),
        armor=_number(
            [
                (target.card.armor or 0, PRINTED, None),
                *((r.amount, r.label, r.source) for r in reasons(target, ARMOR)),
            ],
            effective_armor(attack),
        ),
        strikes=number_of_strikes(attack),
        damage=_shown(total),
        average=_average(total),
        destroy_chance=sum(chance for damage, chance in total.items() if damage >= health),
        deter_chance=chances.deterred,
        miss_chance=chances.missed,
        avoid_chance=chances.avoided,
        effects=[replace(each, chance=each.chance * chances.hits) for each in effect_chances(attack)],
        consequences=_consequences(attack, chances),
        comes_back=_comes_back(game, attack, chances, health),
        hidden_not_counted=sum(1 for each in (*attacker.attachments, *target.attachments) if each.hidden),
        follow_ups=[],
    )


def _consequences(attack: Attack, chances: Outcome) -> list[str]:
    lines = []
    if chances.stopped:
        lines.append(say("odds.stopped", number=chances.stopped) if chances.comes_through else say("odds.all-stopped"))
    cost = sum(amount for _, amount in attack_costs(attack))
    if cost:
        lines.append(say("odds.costs", amount=cost))
    if attack.is_melee and attack.defender.guarding and not can_be_ignored(attack):
        lines.append(say("odds.guard-falls"))
    if VAMPIRIC in attack.traits:
        lines.append(say("odds.vampiric"))
    return lines


def _comes_back(game: Game, attack: Attack, chances: Outcome, health: int) -> list[ComesBack]:
    attacker, defender = attack.attacker, attack.defender
    answers: list[ComesBack] = []
    if attacker is None or not attack.is_melee or attacker is defender or defender.attached_to is attacker:
        return answers
    barrier = damage_barrier_of(defender)
    if barrier is not None and not has_answered(barrier[0], attacker):
        answers.append(
            _answer(game, AttackShape.BARRIER, "damage barrier", barrier[0], barrier[1], attacker, chances.hits)
        )
    if defender.is_creature and chances.comes_through:
        survives = sum(chance for damage, chance in chances.damage.items() if damage < health) - chances.deterred
        bars = counterstrike_bars(game, defender, attacker)
        if bars:
            _, _, bar = max(bars, key=lambda entry: entry[2].dice or 0)
            answers.append(_answer(game, AttackShape.COUNTERSTRIKE, "counterstrike", defender, bar, attacker, survives))
    return answers


def _answer(
    game: Game, shape: AttackShape, kind: str, source: Object, bar: AttackBar, target: Object, chance: float
) -> ComesBack:
    attack = draft(game, source, bar, target, shape)
    total = outcome(attack).damage
    return ComesBack(kind, bar.name, chance, _shown(total), _average(total), effect_chances(attack))


def _follow_ups(game: Game, attacker: Object, target: Object, odds: OddsShown) -> list[FollowUp]:
    """Friends that could strike the same target next, from where they stand, if that makes a difference."""
    first = {each.damage: each.chance for each in odds.damage}
    health = remaining_life(target)
    found = []
    for friend in game.objects.values():
        if friend is attacker or friend is target or friend.zone is None or not (friend.is_creature and friend.active):
            continue
        if not is_friend(game, attacker.controller, friend.controller) or why_no_attack_at_all(friend) is not None:
            continue
        for _, _, bar in attack_bars(friend):
            if is_target(game, friend, bar, target):
                both = _convolve(first, outcome(draft(game, friend, bar, target)).damage)
                chance = sum(share for damage, share in both.items() if damage >= health)
                found.append(FollowUp(friend.id, friend.name, bar.name, chance))
    best = {each.object: each for each in sorted(found, key=lambda each: each.destroy_chance)}
    telling = [each for each in best.values() if each.destroy_chance > odds.destroy_chance]
    return sorted(telling, key=lambda each: -each.destroy_chance)[:MOST_FOLLOW_UPS]


def odds_of_option(game: Game, request: Request, answer: Answer) -> OddsShown | None:
    """Odds of an option that makes an attack on one target; None for any other option."""
    subject = request.subject
    action = subject.action if isinstance(subject, Attack) else None
    match answer:
        case ("attack", int(source_id), int(index), int(target_id)):
            source = game.objects[source_id]
            bar = source.card.attacks[index]
            attacker = source if source.is_creature or source.attached_to is None else source.attached_to
            target = game.objects[target_id]
            odds = attack_odds(game, attacker, bar, target, action=action)
            return replace(odds, follow_ups=_follow_ups(game, attacker, target, odds))
        case ("cast", int(key), str(name), int(target_id), *_):
            return _spell_odds(game, key, name, game.objects[target_id])
    return None


def _spell_odds(game: Game, key: int, name: str, target: Object) -> OddsShown | None:
    """Odds of an attack spell cast by the mage whose turn it is to decide, or by what casts on its own."""
    for player in game.seated:
        caster = caster_from(game, player.seat, key)
        for castable in castables(game, caster):
            card = castable.card
            if (
                card.name == name
                and card.attacks
                and not card.attacks[0].zone
                and card.type is not CardType.INCANTATION
            ):
                bar = card.attacks[0]
                if bar.kind is not AttackKind.MELEE:
                    bar = replace(bar, range=card.range, kind=AttackKind.RANGED)
                spell = Spell(card, caster, player.seat, target)
                return attack_odds(game, caster, bar, target, spell=spell)
    return None
