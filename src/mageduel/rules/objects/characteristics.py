"""Characteristics: traits, Armor, Life and Channeling of an object, asked for and never stored.

One walk goes over everything that speaks about an object (what is printed, conditions, tokens, attached spells, auras,
what lasts for a while) in the order in which it began (ruling R20). It gives the numbers and the reasons for them.
The result is kept until something that could change it is touched.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Final

from mageduel.dsl.script import Grant
from mageduel.dsl.selectors import has_further_subtype
from mageduel.facts.cards import Card, CardType
from mageduel.facts.conditions import (
    CORRODE,
    CRIPPLE,
    FREEZE,
    GRAPPLE,
    GROWTH,
    SLAM,
    SLEEP,
    STUCK,
    STUN,
    SUFFOCATE,
    ZOMBIE,
    Condition,
)
from mageduel.facts.traits import (
    ARMOR,
    BLOODTHIRSTY,
    BURNPROOF,
    CHANNELING,
    ELUSIVE,
    FAST,
    FINITE_LIFE,
    FLYING,
    INCAPACITATED,
    INCORPOREAL,
    INNATE_LIFE,
    INVISIBLE,
    LIFE,
    LIVING,
    LUMBERING,
    MELEE,
    NO_HEALING,
    NONLIVING,
    PEST,
    POISON_IMMUNITY,
    PSYCHIC_IMMUNITY,
    RESTRAINED,
    ROOTED,
    SLOW,
    UNCONTAINABLE,
    UNMOVABLE,
    UNSTOPPABLE,
    Bearer,
    Stacking,
    Word,
)
from mageduel.state.characteristics import AttackGrant, Characteristics, Contribution
from mageduel.state.dependence import TABLE
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object
from mageduel.state.running import Attack

_MARKER: Final = CardType.MARKER

_CONDITION_WORDS: Final[dict[Condition, tuple[tuple[Word, int, bool], ...]]] = {
    # word, value, whether several markers count several times
    CRIPPLE: ((RESTRAINED, 1, False),),
    STUCK: ((RESTRAINED, 1, False), (UNMOVABLE, 1, False)),
    GRAPPLE: ((RESTRAINED, 1, False), (UNMOVABLE, 1, False)),
    STUN: ((INCAPACITATED, 1, False),),
    SLEEP: ((INCAPACITATED, 1, False),),
    SLAM: ((INCAPACITATED, 1, False),),
    CORRODE: ((ARMOR, -1, True),),
    GROWTH: ((MELEE, 1, True), (INNATE_LIFE, 3, True)),
    SUFFOCATE: ((LIFE, -2, True),),
    FREEZE: ((LUMBERING, 1, False),),
    ZOMBIE: ((PSYCHIC_IMMUNITY, 1, False), (SLOW, 1, False), (NONLIVING, 1, False), (BLOODTHIRSTY, 0, False)),
}
_SUM: Final = Stacking.SUM
_HIGHEST: Final = Stacking.HIGHEST
_PRESENT: Final = Stacking.PRESENT
_ALWAYS: Final = 1 << 60
"""The timestamp of what wins whatever its order."""


def _imply(traits: dict[Word, int], is_creature: bool, is_bound: bool = False) -> None:
    """Add what some words bring with them, and take what they shut out; what is bound slips out of nothing."""
    if INCORPOREAL in traits:
        traits[NONLIVING] = traits[BURNPROOF] = traits[UNCONTAINABLE] = 1
    if NONLIVING in traits:
        traits.pop(LIVING, None)
        traits[POISON_IMMUNITY] = traits[FINITE_LIFE] = 1
    elif is_creature:
        traits[LIVING] = 1
    if UNSTOPPABLE in traits:
        traits[UNMOVABLE] = traits[UNCONTAINABLE] = 1
    if ROOTED in traits:
        traits[UNMOVABLE] = 1
    if INVISIBLE in traits:
        traits[PEST] = traits[ELUSIVE] = 1
    if FAST in traits and SLOW in traits:
        del traits[FAST], traits[SLOW]
    if RESTRAINED in traits and ((UNCONTAINABLE in traits and not is_bound) or not is_creature):
        del traits[RESTRAINED]
    if INCAPACITATED in traits and not is_creature:
        del traits[INCAPACITATED]
    if FLYING in traits and (RESTRAINED in traits or ROOTED in traits or INCAPACITATED in traits):
        del traits[FLYING]


_PRINTED: Final[dict[Card, Characteristics]] = {}
"""What has been found so far."""


def printed(card: Card) -> Characteristics:
    """What the card alone makes of an object."""
    found = _PRINTED.get(card)
    if found is not None:
        return found
    traits: dict[Word, int] = {}
    if card.is_conjuration:
        traits[PSYCHIC_IMMUNITY] = traits[UNMOVABLE] = 1
        if not card.has(LIVING):
            traits[NONLIVING] = 1
    for trait in card.traits:
        if trait.word.bearer is not Bearer.SPELL:
            _gain(traits, trait.word, trait.value)
    _imply(traits, card.is_creature)
    armor = 0 if INCORPOREAL in traits else card.armor or 0
    found = _PRINTED[card] = Characteristics(traits, armor, card.life or 0, card.channeling)
    return found


def _gain(traits: dict[Word, int], word: Word, value: int) -> None:
    stacking = word.stacking
    if stacking is _SUM:
        traits[word] = traits.get(word, 0) + value
    elif stacking is _HIGHEST:
        traits[word] = max(traits.get(word, 0), value)
    else:
        traits[word] = 1


ZOMBIE_SINCE: Final = Mark("zombie since", until=IN_PLAY)
"""When it became a zombie: Life it had gained before stays (ruling R20)."""
FROZEN_SINCE: Final = Mark("frozen since", until=IN_PLAY)
"""When the last Freeze came: it slows also whoever had been made nimble before (ruling R20)."""
SINCE: Final = {ZOMBIE: ZOMBIE_SINCE, FREEZE: FROZEN_SINCE}
"""Conditions that give what can be lost for a while, and the marks of when they came."""

_Entry = tuple[int, Word, int, str, int | None, bool]
"""Since when, which word, how much, from what, from which object, and whether it is taken away."""
_since = itemgetter(0)


def recompute(
    thing: Object, contributions: list[Contribution] | None = None, is_plain: bool = False
) -> Characteristics:
    """Walk over everything that speaks about this object, and note what each part contributes if asked to.

    Plainly asked, what others give on terms of their own is left out, so that nobody waits for anybody.
    """
    card = thing.card
    base = _PRINTED.get(card) or printed(card)
    if card.type is _MARKER and not thing.script.self_grants:  # it is what it is, wherever it lies
        return base
    if thing.hidden:
        return _face_down(thing, base, contributions)
    if not thing.game.auras and _speaks_for_itself(thing):
        return base
    entries: list[_Entry] = []
    shunned: tuple[_Shy, ...] = ()
    attack_grants: tuple[AttackGrant, ...] = ()
    exposures: tuple[AttackGrant, ...] = ()
    barred: tuple[_Bar, ...] = ()
    is_bound = False
    if thing.conditions or thing.marks:
        _marked(thing, entries)
    for grant in thing.script.self_grants:
        assert isinstance(grant.value, int)
        if grant.attacks is None:
            entries.append((thing.timestamp, grant.word, grant.value, card.name, thing.id, grant.is_loss))
        else:
            told = AttackGrant(grant.word, grant.value, grant.attacks, card.name, thing.id)
            if grant.on_receiver:
                exposures += (told,)
            else:
                attack_grants += (told,)
    gifts: list[tuple[Object, Grant, int]] = []
    for attached in thing.attachments:
        if attached.conditions and SUFFOCATE in attached.conditions:
            entries.append((0, LIFE, -2 * attached.conditions[SUFFOCATE], SUFFOCATE.name, attached.id, False))
        if attached.hidden:
            continue
        for grant in attached.script.host_grants:
            value = grant.value if isinstance(grant.value, int) else grant.value(attached, thing)
            gifts.append((attached, grant, value))
    outside = thing.zone is None and thing.border is None
    givers: tuple[int, ...] = ()
    for source in thing.game.auras:
        script = source.script
        if source is not thing:
            if not script.reaches_beyond or (script.reaches_only_creatures and not thing.is_creature):
                continue
            if source.attached_to is not thing and (
                outside or script.reaches_only_its_host or (source.zone != thing.zone and not script.reaches_afar)
            ):
                continue
        for grant in script.auras:
            concerns = grant.to.holds
            if concerns(source, thing):
                if TABLE in script.depends:
                    givers += (source.id,)
                value = grant.value if isinstance(grant.value, int) else grant.value(source, thing)
                if value == 0 and callable(grant.value):
                    continue
                if grant.while_has is not None and (
                    is_plain or grant.while_has not in recompute(source, is_plain=True).traits
                ):
                    continue
                gifts.append((source, grant, value))
    for source, grant, value in gifts:
        if grant.is_bar:
            barred += ((grant.word, source.card.name, source.id),)
            continue
        if grant.attacks is not None:
            told = AttackGrant(grant.word, value, _meant(grant, source), source.card.name, source.id)
            if grant.on_receiver:
                exposures += (told,)
            else:
                attack_grants += (told,)
            continue
        is_bound = is_bound or grant.holds_all
        since = _ALWAYS if grant.is_final else source.timestamp
        entry = (since, grant.word, value, source.card.name, source.id, grant.is_loss)
        if grant.unless:
            shunned += ((entry, grant.unless),)
        else:
            entries.append(entry)
    for lasting in thing.lasting:
        if lasting.on_guard and not thing.guarding:
            continue
        if lasting.attacks is not None:
            attack_grants += (AttackGrant(lasting.word, lasting.value, lasting.attacks, lasting.source, None),)
            continue
        is_loss = lasting.value < 0 and lasting.word.stacking is _PRESENT
        entries.append((lasting.timestamp, lasting.word, lasting.value, lasting.source, None, is_loss))
    if thing.guarding:
        entries.append((_ALWAYS, FLYING, 1, "guarding", thing.id, True))
    if barred:
        base, entries, attack_grants = _without_bonuses(base, entries, attack_grants, barred, contributions)
    if shunned:
        entries += _not_shunned(shunned, _fold(thing, base, entries, None).traits)
    found = base
    if entries:
        found = _fold(thing, base, entries, contributions, is_bound)
    if attack_grants or exposures or givers:
        found = Characteristics(
            found.traits, found.armor, found.life, found.channeling, attack_grants, exposures, givers
        )
    heights = thing.game.heights
    if heights is not None and heights.flies.get(thing.id, FLYING in found.traits) != (FLYING in found.traits):
        heights.held.append(thing)
        return _at_the_same_height(found, contributions)
    return found


_Shy = tuple[_Entry, tuple[Word, ...]]
"""What is given only to whom has none of these words."""


def _not_shunned(shy: tuple[_Shy, ...], words: dict[Word, int]) -> list[_Entry]:
    """Those of these gifts that nothing among an object's words shuts out."""
    return [entry for entry, shunned in shy if words.keys().isdisjoint(shunned)]


def _meant(grant: Grant, giver: Object) -> Callable[[Attack], bool]:
    """Which attacks a grant means, and on whom; what is kept of it is shared by copies of the game."""
    attacks, on, number = grant.attacks, grant.on, giver.id
    assert attacks is not None
    if on is None:
        return attacks

    def is_meant(attack: Attack) -> bool:
        giver = attack.defender.game.objects.get(number)
        return giver is not None and attacks(attack) and on(giver, attack.defender)

    return is_meant


def _speaks_for_itself(thing: Object) -> bool:
    """Whether nothing but what is printed speaks about an object, where nothing reaches out for others."""
    game = thing.game
    return not (
        thing.conditions
        or thing.marks
        or thing.attachments
        or thing.lasting
        or thing.guarding
        or game.heights is not None
        or thing.script.self_grants
    )


def _face_down(thing: Object, base: Characteristics, contributions: list[Contribution] | None) -> Characteristics:
    """What lies face down has what is printed on it, and what reaches even there."""
    entries: list[_Entry] = []
    givers: tuple[int, ...] = ()
    for source in thing.game.auras:
        for grant in source.script.auras:
            if grant.reaches_hidden and grant.to(source, thing):
                value = grant.value if isinstance(grant.value, int) else grant.value(source, thing)
                entries.append((source.timestamp, grant.word, value, source.card.name, source.id, grant.is_loss))
                if TABLE in source.script.depends:
                    givers += (source.id,)
    found = _fold(thing, base, entries, contributions) if entries else base
    return Characteristics(found.traits, found.armor, found.life, found.channeling, givers=givers) if givers else found


_Bar = tuple[Word, str, int]
"""A word of which there can be no bonus, and what forbids it."""


def _without_bonuses(
    base: Characteristics,
    entries: list[_Entry],
    attack_grants: tuple[AttackGrant, ...],
    barred: tuple[_Bar, ...],
    contributions: list[Contribution] | None,
) -> tuple[Characteristics, list[_Entry], tuple[AttackGrant, ...]]:
    """Leave out every bonus of some words, printed or gained; what counts against the bearer stays."""
    words = {word for word, _, _ in barred}
    traits = {word: value for word, value in base.traits.items() if word not in words or value < 0}
    if contributions is not None:
        lost = {word: value for word, value in base.traits.items() if word not in traits}
        for word, label, source in barred:
            if word in lost:
                contributions.append(Contribution(word, -lost.pop(word), label, source))
    return (
        Characteristics(traits, base.armor, base.life, base.channeling),
        [entry for entry in entries if entry[1] not in words or entry[2] < 0 or entry[5]],
        tuple([grant for grant in attack_grants if grant.word not in words or grant.value < 0]),
    )


def _at_the_same_height(found: Characteristics, contributions: list[Contribution] | None) -> Characteristics:
    """What it is in the middle of an attack action: flying, or not, as when that began."""
    traits = dict(found.traits)
    change = -1 if FLYING in traits else 1
    if change > 0:
        traits[FLYING] = 1
    else:
        del traits[FLYING]
    if contributions is not None:
        contributions.append(Contribution(FLYING, change, "same-height", None))
    return Characteristics(
        traits, found.armor, found.life, found.channeling, found.attack_grants, found.exposures, found.givers
    )


def _marked(thing: Object, entries: list[_Entry]) -> None:
    """What conditions and tokens make of it."""
    for condition, count in thing.conditions.items():
        if condition is SUFFOCATE and not thing.is_creature:
            continue
        since = thing.marks.get(SINCE[condition], 0) if condition in SINCE else 0
        for word, value, is_counted in _CONDITION_WORDS.get(condition, ()):
            entries.append((since, word, value * count if is_counted else value, condition.name, thing.id, False))
    for mark, count in thing.marks.items():
        for trait in mark.gives:
            entries.append((0, trait.word, trait.value * count, mark.name, thing.id, False))


def _fold(
    thing: Object,
    base: Characteristics,
    entries: list[_Entry],
    contributions: list[Contribution] | None,
    is_bound: bool = False,
) -> Characteristics:
    card = thing.card
    if len(entries) > 1:
        entries.sort(key=_since)
    traits = dict(base.traits)
    for _, word, value, label, source, is_loss in entries:
        if is_loss:
            if word in traits:
                del traits[word]
                if word in _BROUGHT:
                    _lose_what_came_with(word, card, traits, entries)
                if contributions is not None:
                    contributions.append(Contribution(word, -1, label, source))
            continue
        if word is LIFE and value > 0 and (FINITE_LIFE in traits or NONLIVING in traits):
            continue
        _gain(traits, word, value)
        if contributions is not None:
            contributions.append(Contribution(word, value, label, source))
    _imply(traits, thing.is_creature, is_bound)
    if entries and entries[-1][0] == _ALWAYS:  # what is kept off does not come back with another word either
        for since, word, _, _, _, is_loss in reversed(entries):
            if since != _ALWAYS:
                break
            if is_loss:
                traits.pop(word, None)
    no_armor = (card.armor is None and not thing.is_mage) or INCORPOREAL in traits
    armor = 0 if no_armor else (card.armor or 0) + traits.get(ARMOR, 0)
    life = (card.life or 0) + traits.get(LIFE, 0) + traits.get(INNATE_LIFE, 0)
    channeling = None if card.channeling is None else max(0, card.channeling + traits.get(CHANNELING, 0))
    return Characteristics(traits, armor if armor > 0 else 0, life if life > 0 else 0, channeling)


_BROUGHT: Final[dict[Word, tuple[Word, ...]]] = {INVISIBLE: (PEST, ELUSIVE), ROOTED: (UNMOVABLE,)}
"""Words that can be lost again, and what a card that prints them has by them alone."""


def _lose_what_came_with(lost: Word, card: Card, traits: dict[Word, int], entries: list[_Entry]) -> None:
    """Take from what is Invisible or Rooted no more the words that came with it alone."""
    for word in _BROUGHT[lost]:
        if not card.has(word) and not any(gained is word and not is_loss for _, gained, _, _, _, is_loss in entries):
            traits.pop(word, None)


def of(thing: Object) -> Characteristics:
    """The characteristics of an object, computed once until something changes."""
    known = thing.characteristics
    if known is None:
        known = thing.characteristics = recompute(thing)
    return known


def traits(thing: Object) -> dict[Word, int]:
    """All traits with their values."""
    known = thing.characteristics
    if known is None:
        known = thing.characteristics = recompute(thing)
    return known.traits


def has(thing: Object, word: Word) -> bool:
    """Whether the object has this trait now."""
    known = thing.characteristics
    if known is None:
        known = thing.characteristics = recompute(thing)
    return word in known.traits


def value(thing: Object, word: Word) -> int:
    """The value of a trait, 0 where it is missing."""
    known = thing.characteristics
    if known is None:
        known = thing.characteristics = recompute(thing)
    return known.traits.get(word, 0)


def armor(thing: Object) -> int:
    """Armor now."""
    return of(thing).armor


def life(thing: Object) -> int:
    """The most damage it can take before it is destroyed."""
    known = thing.characteristics
    if known is None:
        known = thing.characteristics = recompute(thing)
    return known.life + thing.life_change


def channeling(thing: Object) -> int | None:
    """Mana it collects each round; None where it has no such attribute."""
    return of(thing).channeling


def is_living(thing: Object) -> bool:
    """Whether it is a living thing."""
    return LIVING in (thing.characteristics or of(thing)).traits


def can_be_healed(thing: Object) -> bool:
    """Whether healing could take damage off it."""
    return not has(thing, FINITE_LIFE) and not has(thing, NO_HEALING)


def is_outside(thing: Object) -> bool:
    """Whether it is out of the arena, where nothing but what it carries reaches it."""
    return thing.zone is None and thing.border is None


def has_subtype(thing: Object, name: str) -> bool:
    """Whether it has this subtype, by its card or its text; a Zombie marker brings two of its own."""
    if name in thing.card.subtypes or (name in ("undead", "zombie") and ZOMBIE in thing.conditions):
        return True
    return has_further_subtype(thing, (name,))


def reasons(thing: Object, *words: Word) -> list[Contribution]:
    """Why a trait or number is what it is; one walk finds the reasons for everything about an object."""
    known = thing.characteristics or of(thing)
    if known.reasons is None:
        known.reasons = tuple(all_reasons(thing))
    return [each for each in known.reasons if each.word in words]


def all_reasons(thing: Object) -> list[Contribution]:
    """Everything that speaks about an object, asked anew."""
    contributions = [Contribution(trait.word, trait.value, "printed", None) for trait in thing.card.traits]
    recompute(thing, contributions)
    return contributions
