"""Sersiryx: small spells of fire, and small curses."""

import pytest

from mageduel.facts.library import card
from mageduel.rules.planning.plans import PREPARES
from tests.kit.answers import cast
from tests.kit.table import BLUE, RED, Table


@pytest.mark.parametrize(
    ("name", "fits"),
    [
        ("Flameblast", True),
        ("Fireball", True),
        ("Devil's Trident", True),
        ("Arc Lightning", False),
        ("Ignite", False),
        ("Firestorm", False),
        ("Ghoul Rot", True),
        ("Enfeeble", True),
        ("Rust", True),
        ("Bear Strength", False),
        ("Drain Life", False),
    ],
)
def test_what_can_be_planned_for_it(name: str, fits: bool) -> None:
    table = Table(red="Warlock")
    imp = table.put("Sersiryx, Imp Familiar", RED)
    (prepares,) = PREPARES.of(imp)
    assert prepares(imp, card(name)) is fits


def test_it_casts_with_its_own_mana_first() -> None:
    table = Table(red="Warlock")
    imp, fox = table.put("Sersiryx, Imp Familiar", RED, "B2"), table.put("Bitterwood Fox", BLUE, "B3")
    imp.mana = 2
    table.mana(RED, 10)
    table.prepare_for(imp, "Flameblast")
    cost = card("Flameblast").cost or 0
    table.dice("1 0 0 0", effect=1)
    table.act(imp, cast("Flameblast", fox))
    assert fox.damage == 1
    assert (imp.mana, table.red.mana) == (0, 10 - (cost - 2))
