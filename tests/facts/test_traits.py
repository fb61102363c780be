"""Traits as words with values."""

from __future__ import annotations

import pytest

from mageduel.facts.traits import (
    AEGIS,
    FLYING,
    MANA_DRAIN,
    MELEE,
    PIERCING,
    REGENERATE,
    WORDS,
    Bearer,
    Stacking,
    Trait,
    parse_trait,
)
from tests.kit.ledger import rule


@rule("core.trait.value-is-strength")
@pytest.mark.parametrize(
    ("text", "trait"),
    [
        ("Piercing +3", Trait(PIERCING, 3)),
        ("Melee +1", Trait(MELEE, 1)),
        ("Regenerate 2", Trait(REGENERATE, 2)),
        ("aegis 1", Trait(AEGIS, 1)),
        ("Flying", Trait(FLYING, 1)),
        ("Mana Drain +2", Trait(MANA_DRAIN, 2)),
        ("Flame -2", Trait(WORDS["flame"], -2)),
        ("Flame −2", Trait(WORDS["flame"], -2)),
    ],
)
def test_a_trait_is_read_with_its_strength(text: str, trait: Trait) -> None:
    assert parse_trait(text) == trait


@pytest.mark.parametrize("text", ["Melee +2", "Regenerate 2", "Flying", "Flame −3"])
def test_a_trait_is_written_as_it_is_read(text: str) -> None:
    assert str(parse_trait(text)) == text


@pytest.mark.parametrize("text", ["", "Fying", "Melee two", "Piercing ++3", "+3"])
def test_what_is_no_trait_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no such trait"):
        parse_trait(text)


def test_signed_words_add_up_and_bare_values_do_not() -> None:
    assert {MELEE.stacking, PIERCING.stacking, MANA_DRAIN.stacking} == {Stacking.SUM}
    assert {REGENERATE.stacking, AEGIS.stacking} == {Stacking.HIGHEST}
    assert FLYING.stacking is Stacking.PRESENT


def test_words_know_what_they_describe() -> None:
    assert PIERCING.bearer is Bearer.ATTACK
    assert MELEE.bearer is Bearer.OBJECT
    assert WORDS["epic"].bearer is Bearer.SPELL


@rule("core.trait.capitalized")
def test_every_trait_is_written_with_capital_letters() -> None:
    assert [word.name for word in WORDS.values() if not all(part[0].isupper() for part in word.name.split())] == []
