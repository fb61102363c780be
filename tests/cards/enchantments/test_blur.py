"""Blur: hard to make out, until somebody hits."""

import pytest

from mageduel.dsl.steps import DECLARE_ATTACK
from mageduel.facts.traits import OBSCURED
from mageduel.rules.enchantments.reveals import reveal_options
from tests.kit.answers import DECLINE, take
from tests.kit.table import BLUE, RED, Refused, Table


def test_the_bearer_is_obscured() -> None:
    table = Table()
    fox = table.put("Bitterwood Fox", BLUE)
    table.attach("Blur", fox)
    assert table.has(fox, OBSCURED)


def test_a_hit_ends_it_unless_it_is_paid_for() -> None:
    table = Table(mana=10)
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    blur = table.attach("Blur", fox)
    table.decide("offer", take())
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert (table.in_play(blur), table.blue.mana) == (True, 9)
    table.decide("offer", DECLINE)
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert not table.in_play(blur)


def test_what_misses_leaves_it_alone() -> None:
    table = Table()
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    blur = table.attach("Blur", fox)
    table.reveal_after(DECLARE_ATTACK, table.hide("Fumble", wolf, BLUE), by=wolf)
    table.attack(wolf, "Bite", fox)
    assert table.in_play(blur)


def test_it_is_turned_up_only_when_nobody_acts() -> None:
    table = Table()
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    blur = table.hide("Blur", fox)
    assert ("reveal", blur.id) in reveal_options(table.game, BLUE)
    table.reveal_after(DECLARE_ATTACK, blur, by=wolf)
    with pytest.raises(Refused):
        table.attack(wolf, "Bite", fox)
