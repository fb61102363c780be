"""Attack dice: how many are rolled, and what is added to the effect die. Odds use this too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.script import answers_of
from mageduel.facts.cards import Card, Versus
from mageduel.facts.conditions import BURN, FREEZE, GRAPPLE, STAGGER, WEAK
from mageduel.facts.effects import EffectRow
from mageduel.facts.traits import (
    AEGIS,
    BLOODTHIRSTY,
    CHARGE,
    CORPOREAL,
    DAMAGE_MODIFIER,
    DEFROST,
    DICE,
    EFFECT_ROLL,
    EXTINGUISH,
    IMMUNITY,
    INCORPOREAL,
    MELEE,
    RANGED,
    TOUGH,
    WORDS,
    Bearer,
    Stacking,
    Trait,
    Word,
)
from mageduel.rules.conditions.markers import MAJOR_LEVEL
from mageduel.rules.objects.characteristics import has, has_subtype, is_living, of, traits, value
from mageduel.rules.objects.destroy import total_damage
from mageduel.state.characteristics import AttackGrant
from mageduel.state.game import Wound
from mageduel.state.marks import NEXT_ATTACK, NEXT_MELEE_ATTACK, NEXT_RANGED_ATTACK, RESET, THIS_ATTACK, Link, Mark
from mageduel.state.objects import Lasting, Object
from mageduel.state.running import Attack, AttackAction, AttackShape

ATTACKED: Final = Mark("attacked", until=RESET)
"""The attacks a creature has made this round, counterstrikes and the like left out."""
STRUCK_AT: Final = Link("struck at", until=RESET)
"""Whom it has attacked this round, every strike counted."""
FOUGHT: Final = Mark("melee attacks declared", until=RESET)
"""The melee attacks a creature has declared this round, counterstrikes included."""
FIRST_BLOW: Final = Mark("first melee attack of the round", until=THIS_ATTACK)
LATER_STRIKE: Final = Mark("a later strike", until=THIS_ATTACK)
"""The mark of an attack that is looked at beforehand as one of the strikes after its first."""
MELEE_BONUS_USED: Final = Mark("melee attack made", until=RESET)
"""The mark of a creature that has made a melee attack this round, where Melee +X is for the first one."""
RECEIVED: Final = Mark("attacks received", until=RESET)
"""The attacks that were made on an object this round, every strike counted, where Defenses work against the first."""
SURGE: Final = "surge"
"""What dice are called that tokens were spent on."""
EARLIER: Final = Mark("earlier attacks", until=THIS_ATTACK)
"""How often its attacker has attacked this defender before it."""
_AGAINST_ONE: Final = (AttackShape.MELEE, AttackShape.RANGED)
_COUNTED_ATTACKS: Final = (*_AGAINST_ONE, AttackShape.ZONE)
_SUM: Final = Stacking.SUM
_OF_ATTACKS: Final = Bearer.ATTACK


SPENT_ON: Final = {EXTINGUISH: BURN, DEFROST: FREEZE}
"""Attack traits that take every marker of a condition off the defender, and are weaker for each."""
MASTER_LEVEL: Final = 5
"""From this Level on a mage gets more out of some weapons: every mage of the Arena, no student of the Academy."""


class Reason:
    """One part of a number."""

    __slots__ = ("amount", "label", "source", "word")

    def __init__(self, amount: int, label: str | Versus, source: int | None = None, word: Word | None = None) -> None:
        self.amount = amount
        self.label = label
        """The name of what it comes from."""
        self.source = source
        self.word = word
        """A bonus that an attack action gives only once."""


EXTRA_DICE: Final = Capability[Callable[[Object, Attack], int]]("extra attack dice")
"""Asked of attacker, defender and what is attached to them: attack dice more or fewer, by what this attack is like."""
MORE_EFFECTS: Final = Capability[Callable[[Object, Attack], tuple[EffectRow, ...]]]("more effects")
"""Asked of an attacker and of what is attached to it: effect rows its attack has besides those of its bar."""
AEGIS_AGAINST: Final = Capability[Callable[[Object, Attack], int]]("Aegis against")
"""Asked of a defender and of what is attached to it: the Aegis it has against this attack alone."""


def attack_traits(attack: Attack) -> dict[Word, int]:
    """Traits of the attack now: its bar's, what its attacker's attacks have gained, and what waits for this attack."""
    words = attack.bar.traits if attack.spell is None else _of_spell(attack, attack.spell.card)
    if attack.lent is not None:
        words = {**words, **attack.lent.traits}
    attacker = attack.attacker
    exposed = (attack.defender.characteristics or of(attack.defender)).exposures
    if attacker is None or not (attack.is_by_creature or _by_itself(attacker, attack)):
        return words if not exposed else _exposed(attack, dict(words), exposed)
    grants = (attacker.characteristics or of(attacker)).attack_grants
    if not grants and not attacker.lasting and not exposed:
        return words
    words = dict(words)
    for grant in grants:
        if grant.word not in _COUNTED and grant.applies(attack):
            _add(words, grant.word, grant.value)
    for lasting in attacker.lasting:
        if lasting.attacks is not None or lasting.word in _COUNTED:
            continue
        is_promised = lasting.until in PROMISED or lasting.word.bearer is _OF_ATTACKS
        if is_promised and waits_for(lasting, attack):
            _add(words, lasting.word, lasting.value)
    return _exposed(attack, words, exposed) if exposed else words


def _by_itself(attacker: Object, attack: Attack) -> bool:
    """Whether an Autonomous item makes this attack."""
    return attacker.card.is_equipment and attack.shape in _AGAINST_ONE


SPELL_GIVES: Final = Capability[Callable[[Attack], Sequence[Trait]]]("gives its attack")
"""Asked of an attack spell: which traits its attack has besides those of its bar, dice included."""


def _of_spell(attack: Attack, card: Card) -> dict[Word, int]:
    """Traits of an attack by its bar, and by what else its spell says."""
    words = attack.bar.traits
    for gives in answers_of(card, SPELL_GIVES):
        words = dict(words)
        for trait in gives(attack):
            if trait.word not in _COUNTED:
                _add(words, trait.word, trait.value)
    return words


_COUNTED: Final = (MELEE, RANGED, DICE, EFFECT_ROLL)
"""What is counted where the dice are, with its reasons."""


def _exposed(attack: Attack, words: dict[Word, int], exposed: Sequence[AttackGrant]) -> dict[Word, int]:
    """Add what attacks made on the defender gain."""
    for exposure in exposed:
        if exposure.word not in _COUNTED and exposure.applies(attack):
            _add(words, exposure.word, exposure.value)
    return words


def _given_for(attack: Attack, word: Word, reasons: list[Reason]) -> None:
    """Dice or points of the effect roll that attacker and defender give to such attacks, each with its reason."""
    attacker = attack.attacker
    if attacker is not None and attack.is_by_creature:
        for grant in (attacker.characteristics or of(attacker)).attack_grants:
            if grant.word is word and grant.applies(attack):
                reasons.append(Reason(grant.value, grant.label, grant.source))
        for lasting in attacker.lasting:
            if lasting.word is word and lasting.attacks is None and waits_for(lasting, attack):
                reasons.append(Reason(lasting.value, lasting.source, attacker.id))
    for exposure in (attack.defender.characteristics or of(attack.defender)).exposures:
        if exposure.word is word and exposure.applies(attack):
            reasons.append(Reason(exposure.value, exposure.label, exposure.source))


PROMISED: Final = frozenset((NEXT_ATTACK, NEXT_MELEE_ATTACK, NEXT_RANGED_ATTACK))
"""Until when what an attack is promised may wait for it."""


def waits_for(lasting: Lasting, attack: Attack) -> bool:
    """Whether what an attacker has for a while belongs to this attack: the next of its kind, or any."""
    if attack.marks and LATER_STRIKE in attack.marks and lasting.until in PROMISED:
        return False
    if lasting.until is NEXT_MELEE_ATTACK:
        return attack.is_melee
    if lasting.until is NEXT_ATTACK:
        return attack.spell is None
    return lasting.until is not NEXT_RANGED_ATTACK or attack.is_shot


def _add(words: dict[Word, int], word: Word, amount: int) -> None:
    words[word] = words.get(word, 0) + amount if word.stacking is _SUM else 1


SHUTS_OUT: Final = Capability[Callable[[Card], bool]]("shuts out spells")
"""Asked of an object: which spells cannot be aimed at it, whoever casts them, and do nothing to it if they attack."""


def shuts_out(thing: Object, card: Card) -> bool:
    """Whether the object's own text keeps this spell off it."""
    return SHUTS_OUT in thing.script.answers and any(keeps_off(card) for keeps_off in SHUTS_OUT.of(thing))


def is_immune(attack: Attack) -> bool:
    """Whether the defender is immune to this attack: to its type of damage, or to the spell that makes it."""
    kind = attack.damage_type
    if kind is not None and has(attack.defender, IMMUNITY[kind]):
        return True
    return attack.spell is not None and shuts_out(attack.defender, attack.spell.card)


def _matches(versus: Versus, defender: Object) -> bool:
    if versus.creatures_only and not defender.is_creature:
        return False
    if versus.conjurations_only and not defender.is_conjuration:
        return False
    words = traits(defender)
    for name in versus.against:
        word = WORDS.get(name)
        if word is CORPOREAL and INCORPOREAL not in words:
            return True
        if (word is not None and word in words) or has_subtype(defender, name):
            return True
        if name in defender.card.schools and not defender.is_mage:
            return True
    return False


def dice_reasons(attack: Attack) -> list[Reason]:
    """Every reason for the number of dice, the bar's own first; none for an attack that deals no damage."""
    if attack.bar.is_harmless:
        return []
    defender, attacker = attack.defender, attack.attacker
    reasons = [Reason(attack.dice, attack.bar.name)]
    if attack.surge:
        reasons.append(Reason(attack.surge, SURGE))
    if attack.spell is not None:
        for gives in answers_of(attack.spell.card, SPELL_GIVES):
            for each in gives(attack):
                if each.word is DICE:
                    reasons.append(Reason(each.value, attack.spell.card.name))
    if attacker is not None and attack.is_by_creature:
        _attacker_reasons(attack, attacker, reasons)
    _against(attack, defender, reasons)
    aegis = aegis_against(attack)
    if aegis:
        reasons.append(Reason(-aegis, "Aegis", defender.id))
    if attack.traits:
        reasons += _spent_on(attack)
    _given_for(attack, DICE, reasons)
    if EXTRA_DICE in defender.game.listeners and (defender is not attacker or not attack.is_by_creature):
        _modifiers(attack, defender, reasons)
    return reasons


def aegis_against(attack: Attack) -> int:
    """The defender's Aegis, and what it has of it against such attacks alone: the highest counts, nothing adds up."""
    defender = attack.defender
    aegis = value(defender, AEGIS)
    if AEGIS_AGAINST in defender.game.listeners:
        for each in (defender, *defender.attachments):
            for shields in () if each.hidden else AEGIS_AGAINST.of(each):
                aegis = max(aegis, shields(each, attack))
    return aegis


def _against(attack: Attack, defender: Object, reasons: list[Reason]) -> None:
    """What changes attack dice and effect die alike: bonuses against such a defender, its damage type modifiers."""
    for versus in attack.bar.versus:
        if _matches(versus, defender):
            reasons.append(Reason(versus.amount, versus, defender.id))
    kind = attack.damage_type
    if kind is not None:
        amount = value(defender, DAMAGE_MODIFIER[kind])
        if amount:
            reasons.append(Reason(amount, DAMAGE_MODIFIER[kind].name, defender.id))


def _modifiers(attack: Attack, bearer: Object, reasons: list[Reason]) -> None:
    for attached in (bearer, *bearer.attachments):
        if not attached.hidden:
            for modify in EXTRA_DICE.of(attached):
                amount = modify(attached, attack)
                if amount:
                    reasons.append(Reason(amount, attached.name, attached.id))


def note_attack(attack: Attack) -> None:
    """Count an attack among those its attacker has made this round, in all and on this defender."""
    attacker = attack.attacker
    if attacker is not None:
        attack.marks[EARLIER] = attacker.linked(STRUCK_AT, attack.defender)
        attacker.link(STRUCK_AT, attack.defender)
        if attack.shape in _COUNTED_ATTACKS:
            attacker.mark(ATTACKED)


def note_strike(attack: Attack) -> None:
    """Remember, where the rule set asks for it, that a strike was made: by whom in melee, and on whom."""
    rules = attack.defender.game.rules.attack
    if rules.melee_bonus_once_a_round and attack.attacker is not None and attack.is_melee and attack.is_by_creature:
        attack.attacker.mark(MELEE_BONUS_USED)
    if rules.defenses_meet_first_attacks:
        attack.defender.mark(RECEIVED)


def note_wound(attack: Attack) -> None:
    """Remember which creature has damaged whom this round."""
    attacker, victim = attack.attacker, attack.defender
    if attacker is not None and attack.is_by_creature:
        wound = Wound(attacker.id, attacker.card, attacker.controller, victim.id, victim.card, victim.controller)
        attacker.game.wounds += (wound,)


def effect_rows(attack: Attack) -> tuple[EffectRow, ...]:
    """The rows of the attack's effect box: its bar's, and what its attacker has to add; or those lent to it."""
    if attack.lent is not None:
        return attack.lent.effects
    attacker = attack.attacker
    if attacker is None or MORE_EFFECTS not in attack.defender.game.listeners:
        return attack.bar.effects
    rows = attack.bar.effects
    for each in (attacker, *attacker.attachments):
        if not each.hidden:
            for more in MORE_EFFECTS.of(each):
                rows += more(each, attack)
    return rows


def note_melee(attack: Attack) -> None:
    """Count a melee attack that is declared, counterstrikes too, and remember of it whether it is the first."""
    attacker = attack.attacker
    if attacker is not None and attack.is_melee:
        if not attacker.marks.get(FOUGHT):
            mark_first_strike(attack, FIRST_BLOW)
        attacker.mark(FOUGHT)


def mark_first_strike(attack: Attack, mark: Mark) -> None:
    """Mark the next strike of an attack alone: each of several strikes is an attack of its own (supplement)."""
    attack.marks[mark] = attack.action.made + 1


def is_marked_strike(attack: Attack, mark: Mark) -> bool:
    """Whether the strike that is being made is the marked one; one canceled for itself has not been made."""
    return attack.marks.get(mark) == attack.action.made + 1


def is_first_blow(attack: Attack) -> bool:
    """Whether it is, or would be, its attacker's first melee attack this round."""
    if attack.is_committed or attack.attacker is None:
        return is_marked_strike(attack, FIRST_BLOW)
    return attack.is_melee and not attack.attacker.marks.get(FOUGHT) and LATER_STRIKE not in attack.marks


def is_first_against(attack: Attack) -> bool:
    """Whether the attacker has not attacked this defender before in this round."""
    if attack.attacker is None:
        return True
    return earlier_attacks(attack, attack.attacker) == 0


def earlier_attacks(attack: Attack, attacker: Object) -> int:
    """How often the attacker had attacked this defender in this round before this attack."""
    return attack.marks.get(EARLIER, attacker.linked(STRUCK_AT, attack.defender))


def _attacker_reasons(attack: Attack, attacker: Object, reasons: list[Reason]) -> None:
    given = attack.action.given
    words = traits(attacker)
    if attack.is_melee:
        if MELEE_BONUS_USED not in attacker.marks and not _shuns_melee_bonus(attack):
            _once(reasons, given, MELEE, words.get(MELEE, 0) + _granted(attack, attacker, MELEE), attacker)
        if BLOODTHIRSTY in words and _is_wounded_prey(attack.defender):
            _once(reasons, given, BLOODTHIRSTY, words[BLOODTHIRSTY], attacker)
        charge = words.get(CHARGE, 0) + attack.traits.get(CHARGE, 0)
        if charge and _has_just_charged(attack, attacker):
            _once(reasons, given, CHARGE, charge, attacker)
    elif attack.is_shot:
        _once(reasons, given, RANGED, words.get(RANGED, 0) + _granted(attack, attacker, RANGED), attacker)
    if attack.bar.master_dice and attacker.is_mage and attacker.level >= MASTER_LEVEL:
        reasons.append(Reason(attack.bar.master_dice, attack.bar.name, attacker.id))
    conditions = attacker.conditions
    if conditions:
        if attack.spell is None and WEAK in conditions:
            reasons.append(Reason(-conditions[WEAK], "Weak", attacker.id))
        if STAGGER in conditions and attacker.level >= MAJOR_LEVEL:
            reasons.append(Reason(-2 * conditions[STAGGER], "Stagger", attacker.id))
        if FREEZE in conditions and attack.spell is None:
            reasons.append(Reason(-1, "Freeze", attacker.id))
        if GRAPPLE in conditions and attack.is_melee and attack.spell is None:
            reasons.append(Reason(-2, "Grapple", attacker.id))
    if EXTRA_DICE in attacker.game.listeners:
        _modifiers(attack, attacker, reasons)


WITHOUT_MELEE_BONUS: Final = Capability[bool]("without Melee bonus")
"""Asked of an attack spell that is a blow: whether Melee +X does nothing for it."""


def _shuns_melee_bonus(attack: Attack) -> bool:
    return attack.spell is not None and bool(answers_of(attack.spell.card, WITHOUT_MELEE_BONUS))


def _is_wounded_prey(defender: Object) -> bool:
    """A living creature with damage on it: what the Bloodthirsty are after."""
    return defender.is_creature and is_living(defender) and total_damage(defender) > 0


def _granted(attack: Attack, attacker: Object, word: Word) -> int:
    amount = 0
    for grant in (attacker.characteristics or of(attacker)).attack_grants:
        if grant.word is word and grant.applies(attack):
            amount += grant.value
    return amount


def _once(reasons: list[Reason], given: dict[Word, int], word: Word, amount: int, attacker: Object) -> None:
    """A bonus an attack action gives once: growth is given when it comes, what is lost is not taken back (R38)."""
    left = max(0, amount - given[word]) if word in given else amount
    if left:
        reasons.append(Reason(left, word.name, attacker.id, word))


def once_per_action(reasons: Sequence[Reason]) -> tuple[tuple[Word, int], ...]:
    """The bonuses among these reasons that an attack action gives once."""
    bonuses: tuple[tuple[Word, int], ...] = ()
    for reason in reasons:
        if reason.word is not None:
            bonuses += ((reason.word, reason.amount),)
    return bonuses


def use_up_bonuses(action: AttackAction, bonuses: Sequence[tuple[Word, int]]) -> None:
    """Count bonuses as given; an attack that hit, missed or was avoided has used them up, a canceled one not (R38)."""
    for word, amount in bonuses:
        action.given[word] = action.given.get(word, 0) + amount


def _has_just_charged(attack: Attack, attacker: Object) -> bool:
    phase = attacker.game.action_phase
    return (
        phase is not None
        and phase.creature is attacker
        and phase.just_moved
        and attack.is_melee
        and not attack.is_counterstrike
        and attack.action.made == 0
    )


def number_of_dice(reasons: Sequence[Reason]) -> int:
    """The dice to roll: never fewer than one, unless there is no reason to roll any."""
    dice = 0
    for reason in reasons:
        dice += reason.amount
    return dice if dice > 1 or not reasons else 1


def effect_reasons(attack: Attack) -> list[Reason]:
    """What is added to the effect die: bonuses against the defender, its damage type modifiers, Tough."""
    defender = attack.defender
    reasons: list[Reason] = []
    if attack.effect_bonus:
        reasons.append(Reason(attack.effect_bonus, attack.bar.name))
    if attack.surge:
        reasons.append(Reason(attack.surge, SURGE))
    _against(attack, defender, reasons)
    _given_for(attack, EFFECT_ROLL, reasons)
    tough = value(defender, TOUGH)
    if tough:
        reasons.append(Reason(-abs(tough), "Tough", defender.id))
    return reasons + _spent_on(attack)


def _spent_on(attack: Attack) -> list[Reason]:
    """What putting out fires or thawing takes off dice and effect roll: one for each marker that goes."""
    defender = attack.defender
    return [
        Reason(-defender.conditions[condition], word.name, defender.id)
        for word, condition in SPENT_ON.items()
        if word in attack.traits and condition in defender.conditions
    ]
