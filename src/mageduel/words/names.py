"""Names of the game's words in the language that is being spoken: traits, conditions, types of damage."""

from __future__ import annotations

from mageduel.facts.conditions import CONDITIONS, Condition
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import WORDS, Stacking, Trait, Word
from mageduel.words.language import has, said_once, say


def _code(name: str) -> str:
    return name.lower().replace(" ", "-")


def word_code(word: Word) -> str:
    """A trait in any language."""
    return _code(word.name)


@said_once
def word_name(word: Word) -> str:
    """A trait without its value."""
    return say(f"trait.{_code(word.name)}")


def trait_text(word: Word, value: int) -> str:
    """A trait as it is written: Melee +2, Regenerate 1, Flying."""
    match word.stacking:
        case Stacking.PRESENT:
            return word_name(word)
        case Stacking.HIGHEST:
            return f"{word_name(word)} {value}"
        case Stacking.SUM:
            return f"{word_name(word)} {signed(value)}"


def trait_name(trait: Trait) -> str:
    """A trait with its value."""
    return trait_text(trait.word, trait.value)


def signed(value: int) -> str:
    """A number with its sign."""
    return f"{'−' if value < 0 else '+'}{abs(value)}"


@said_once
def condition_name(condition: Condition) -> str:
    """A condition."""
    return say(f"condition.{_code(condition.name)}")


def token_code(name: str) -> str:
    """A token or marker in any language."""
    return _code(name)


@said_once
def token_name(name: str) -> str:
    """A token or marker: by its own name, or in the language spoken where it tells a state."""
    key = f"token.{token_code(name)}"
    return say(key) if has(key) else printed_name(name)


@said_once
def subtype_name(name: str) -> str:
    """A subtype."""
    return say(f"subtype.{_code(name).replace(chr(39), '')}")


@said_once
def damage_name(kind: DamageType) -> str:
    """A type of damage."""
    return say(f"damage.{kind.value}")


@said_once
def trait_as_spoken(text: str) -> str:
    """A trait as it stands on a card, with or without a value."""
    name, _, value = text.rpartition(" ")
    if (value.lstrip("+-−").isdigit() or value.endswith("X")) and name.lower() in WORDS:
        return f"{word_name(WORDS[name.lower()])} {value.replace('-', '−')}"
    return printed_name(text)


@said_once
def printed_name(name: str) -> str:
    """What has a printed name: a condition or a trait in the language spoken, anything else as it is printed."""
    condition = CONDITIONS.get(name.lower())
    if condition is not None:
        return condition_name(condition)
    word = WORDS.get(name.lower())
    return word_name(word) if word is not None else name
