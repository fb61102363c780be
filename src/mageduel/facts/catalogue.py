"""The catalogue: searching cards, and cards as plain data and as words for people."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mageduel.facts.cards import AttackBar, Card, CardType, Defense, SchoolMode, Versus
from mageduel.facts.effects import EffectRow
from mageduel.facts.library import library
from mageduel.facts.mages import Mage, playable_mages
from mageduel.facts.spellbooks import spell_points
from mageduel.facts.targets import Target
from mageduel.facts.traits import Trait

SPELL_TYPES: Final = (
    CardType.ATTACK,
    CardType.CONJURATION,
    CardType.CREATURE,
    CardType.ENCHANTMENT,
    CardType.EQUIPMENT,
    CardType.INCANTATION,
    CardType.WALL,
)


# Searching


def _is_of_type(card: Card, type_: CardType) -> bool:
    return card.type is type_ or (type_ is CardType.CONJURATION and card.is_conjuration)


def haystack(card: Card) -> str:
    """Everything that stands on a card, in small letters."""
    bars = [each for bar in card.attacks for each in (bar.name, describe_bar(bar))]
    return "\n".join((card.name, *card.subtypes, *card.trait_texts, card.text, *bars)).casefold()


def search(
    *,
    school: str | None = None,
    type_: CardType | None = None,
    words: Iterable[str] = (),
    set_code: str | None = None,
) -> list[Card]:
    """The cards that fit everything asked for, by name; words may stand anywhere on the card."""
    wanted = [word.casefold() for word in words]
    return [
        card
        for _, card in sorted(library().items())
        if (school is None or school in card.schools)
        and (type_ is None or _is_of_type(card, type_))
        and (set_code is None or set_code in card.sets)
        and all(word in haystack(card) for word in wanted)
    ]


# Words for people


def describe_range(span: tuple[int, int]) -> str:
    """A range as it is printed: "0-2"."""
    return f"{span[0]}-{span[1]}"


def describe_schools(card: Card) -> str:
    """Schools and levels: "Dark 4 & Fire 2", "Air 2 or Fire 2"."""
    joint = " or " if card.school_mode is SchoolMode.ANY else " & "
    return joint.join(f"{school.title()} {level}" for school, level in card.schools.items())


def describe_cost(card: Card) -> str:
    """The mana to cast, and the mana to reveal where there is something to reveal."""
    cost = card.variable.get("cost", "X") if card.cost is None else str(card.cost)
    return cost if card.reveal is None else f"{cost} + {card.variable.get('reveal', card.reveal)}"


def describe_target(target: Target) -> str:
    """What may be targeted: "Living non-Mage Creature or Conjuration"."""
    if target.text:
        return " ".join(word if word in ("or", "with") else word.title() for word in target.text.split())
    kinds = " or ".join(kind.title() for kind in target.kinds)
    return " ".join((*(word.title() for word in target.needs), kinds))


def describe_defense(defense: Defense) -> str:
    """A Defense: "8+ once a round, not against ranged attacks"."""
    uses = {None: "any number of times", 1: "once a round"}.get(defense.uses, f"{defense.uses} times a round")
    limits = [
        text
        for holds, text in (
            (defense.no_melee, "not against melee attacks"),
            (defense.no_ranged, "not against ranged attacks"),
            (defense.flying_attackers_only, "only against Flying attackers"),
            (defense.steady, "whatever conditions its owner has"),
        )
        if holds
    ]
    return ", ".join((f"{defense.roll}+ {uses}", *limits))


def describe_effects(rows: tuple[EffectRow, ...]) -> str:
    """An additional effects box: "5-9 = Burn; 10+ = 2 Burn"."""
    out = []
    for row in rows:
        span = f"{row.low}+" if row.high is None else f"{row.low}" if row.low == row.high else f"{row.low}-{row.high}"
        effects = " & ".join(f"{count} {name.title()}" if count > 1 else name.title() for name, count in row.effects)
        out.append(f"{span} = {effects}")
    return "; ".join(out)


def describe_versus(versus: Versus) -> str:
    """A bonus against some targets: "+2 vs. Flying"."""
    against = " or ".join(word.title() for word in versus.against)
    kind = " creatures" if versus.creatures_only else " conjurations" if versus.conjurations_only else ""
    return f"+{versus.amount} vs. {against}{kind}"


def describe_bar(bar: AttackBar) -> str:
    """One bar in one line, without its name."""
    dice = None if _dice(bar) is None else f"{_dice(bar)} {'die' if bar.dice == 1 else 'dice'}"
    kind = f"{bar.kind.value} {describe_range(bar.range)}" if bar.range else bar.kind.value
    parts = (
        bar.action.value if bar.action else None,
        f"{kind}, whole zone" if bar.zone else kind,
        dice,
        bar.damage_type.value if bar.damage_type else None,
        describe_effects(bar.effects) or None,
        *(str(Trait(word, value)) for word, value in bar.traits.items()),
        *(describe_versus(versus) for versus in bar.versus),
    )
    return " · ".join(part for part in parts if part)


# Plain data


def _dice(bar: AttackBar) -> int | str | None:
    # An attack without a number of dice is printed with X.
    return "X" if bar.dice is None and bar.is_attack else bar.dice


def bar_entry(bar: AttackBar) -> dict[str, object]:
    """One bar as plain data."""
    dice = _dice(bar)
    return {
        "name": bar.name,
        "action": bar.action.value if bar.action else None,
        "type": bar.kind.value,
        "range": list(bar.range) if bar.range else None,
        "zone": bar.zone,
        "damage": bar.damage_type.value if bar.damage_type else None,
        "dice": dice.lower() if isinstance(dice, str) else dice,
        "effects": describe_effects(bar.effects).lower() or None,
        "traits": [text.lower() for text in bar.trait_texts],
        "versus": [describe_versus(versus).lower() for versus in bar.versus],
    }


def card_entry(card: Card) -> dict[str, object]:
    """A card as plain data: lower case throughout except names and our wording."""
    joint = "+" if card.location_mode is SchoolMode.ALL else "/"
    return {
        "name": card.name,
        "sets": list(card.sets),
        "type": card.type.value,
        "subtypes": list(card.subtypes),
        "schools": dict(card.schools),
        "school_mode": card.school_mode.value,
        "level": card.level,
        "cost": card.variable.get("cost", "x").lower() if card.cost is None else card.cost,
        "reveal": card.variable["reveal"].lower() if "reveal" in card.variable else card.reveal,
        "mandatory": card.is_mandatory,
        "action": card.action.value if card.action else None,
        "range": list(card.range) if card.range else None,
        "target": describe_target(card.target).lower() if card.target else None,
        "armor": card.armor,
        "life": card.life,
        "channeling": card.variable["channeling"].lower() if "channeling" in card.variable else card.channeling,
        "location": joint.join(card.locations) or None,
        "defense": describe_defense(card.defense).lower() if card.defense else None,
        "traits": [text.lower() for text in card.trait_texts],
        "attacks": [bar_entry(bar) for bar in card.attacks],
        "text": card.text,
        "playable": not card.is_pending,
    }


def mage_entry(mage: Mage) -> dict[str, object]:
    """A mage as plain data."""
    card = card_entry(mage.card)
    kept = ("name", "sets", "type", "subtypes", "level", "armor", "life", "channeling", "traits", "attacks", "text")
    return {key: card[key] for key in kept} | {
        "subclass": mage.subclass,
        "trained": list(mage.trained),
        "opposed": list(mage.opposed),
        "spell_points": mage.spell_points,
        "abilities": {name: mage.ability_texts.get(name, "") for name in mage.abilities},
        "class": mage.class_,
        "mode": mage.mode,
        "starting_mana": mage.starting_mana,
        "counts_as": sorted(mage.counts_as),
        "reconstructed": list(mage.reconstructed),
        "playable": not mage.is_pending,
    }


def points_by_mage(card: Card) -> dict[str, int]:
    """What one copy costs each Mage who may use it, in spell points."""
    return {mage.name: spell_points(mage, card) for mage in playable_mages().values() if mage.may_use(card)}
