"""Spell types: which spells become objects, and which do their work and are discarded."""

import pytest

from mageduel.facts.library import card
from tests.kit.answers import DECLINE
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "B2")
    return table


@rule("core.codex.object-types", "codex.object.which", "core.creature.placed-face-up-in-target-zone")
def test_creatures_conjurations_enchantments_and_equipment_stay_in_play(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    before = set(table.game.objects)
    table.always("offer", DECLINE)  # the fox becomes no Pet
    for name, target in (
        ("Bitterwood Fox", "B2"),
        ("Mana Crystal", "B2"),
        ("Rhino Hide", wolf),
        ("Leather Boots", table.red),
        ("Wall of Stone", "B2|B3"),
    ):
        table.cast(table.red, name, target)
    new = [each for identity, each in table.game.objects.items() if identity not in before]
    assert [each.name for each in new] == [
        "Bitterwood Fox",
        "Mana Crystal",
        "Rhino Hide",
        "Leather Boots",
        "Wall of Stone",
    ]
    assert [each.zone for each in new[:2]] == [table.zone("B2")] * 2
    assert [each.hidden for each in new] == [False, False, True, False, False]
    assert table.game.players[RED].discard == []


@rule(
    "core.codex.object-not-incantation-attack",
    "codex.object.not",
    "core.spelltype.incantation-resolve-discard",
    "core.spelltype.attack-discarded-after",
)
def test_incantations_and_attack_spells_are_discarded_and_leave_nothing(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    before = set(table.game.objects)
    table.cast(table.red, "Evade", wolf)
    table.dice("1 0 0 0", effect=1)
    table.cast(table.red, "Flameblast", wolf)
    assert set(table.game.objects) == before
    assert table.game.players[RED].discard == [card("Evade"), card("Flameblast")]


@rule("core.codex.object-mage", "codex.object.mage")
def test_a_mage_is_an_object_like_any_other(table: Table) -> None:
    assert ("cast", 0, "Decoy", table.red.id) in table.cast_options(table.red, "Decoy")


@rule("core.creature.range-0-0-caster-zone")
def test_a_creature_appears_in_the_casters_own_zone(table: Table) -> None:
    assert [each[3] for each in table.cast_options(table.red, "Timber Wolf")] == ["B2"]
