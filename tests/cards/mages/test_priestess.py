"""The Priestess: Divine Reward."""

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.traits import FINITE_LIFE
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.enchantments.reveals import reveal
from mageduel.rules.objects.characteristics import life
from mageduel.rules.objects.healing import heal
from mageduel.rules.planning.plans import PREPARES
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, Table, make_card, make_creature, script_for


@pytest.fixture
def table() -> Table:
    return Table(red="Priestess", blue="Wizard")


def prayer(school: str = "holy") -> Card:
    """An incantation without effect."""
    return make_card(
        name=f"Test {school} prayer",
        type="incantation",
        schools={school: 1},
        cost=1,
        action="quick",
        range=[0, 2],
        target="creature",
    )


def blessing(school: str = "holy") -> Card:
    """An enchantment without effect."""
    return make_card(
        name=f"Test {school} blessing",
        type="enchantment",
        schools={school: 1},
        cost=2,
        reveal=2,
        action="quick",
        range=[0, 2],
        target="creature",
    )


@rule("ref.mage.priestess.divine-reward")
@rule("core.mage.priestess-divine-reward-incantation")
def test_a_holy_incantation_of_hers_that_resolves_raises_her_life(table: Table) -> None:
    table.cast(table.red, prayer(), table.red)
    assert life(table.red) == 32 + 1


@rule("ref.mage.priestess.divine-reward")
@rule("core.mage.priestess-divine-reward-enchantment")
def test_a_holy_enchantment_raises_her_life_when_it_is_revealed(table: Table) -> None:
    table.cast(table.red, blessing(), table.red)
    assert life(table.red) == 32
    table.run(reveal(table.game, table.red.attachments[0]))
    assert life(table.red) == 32 + 1


def test_prayers_of_other_schools_are_not_rewarded(table: Table) -> None:
    table.cast(table.red, prayer("arcane"), table.red)
    table.run(reveal(table.game, table.hide(blessing("arcane"), table.red)))
    assert life(table.red) == 32


def test_an_opponents_holy_spells_are_not_rewarded(table: Table) -> None:
    table.cast(table.blue, prayer(), table.blue)
    table.run(reveal(table.game, table.hide(blessing(), table.red, BLUE)))
    assert life(table.red) == life(table.blue) == 32


def test_a_familiars_prayer_is_not_hers(table: Table) -> None:
    card = make_creature("Test Acolyte", traits=["Familiar"])
    script_for(card).answer(PREPARES, lambda this, spell: True)
    table.cast(table.put(card), prayer(), table.put("Timber Wolf"))
    assert life(table.red) == 32


@rule("ruling.r19")
def test_an_enchantment_nobody_paid_for_is_not_rewarded(table: Table) -> None:
    table.red.mana = 1
    table.run(reveal(table.game, table.hide(blessing(), table.red)))
    assert life(table.red) == 32


@rule("ref.mage.priestess.divine-reward")
@rule("core.mage.priestess-divine-reward-once-per-round")
def test_it_happens_once_a_round(table: Table) -> None:
    table.cast(table.red, prayer(), table.red)
    table.cast(table.red, prayer(), table.red)
    table.run(reveal(table.game, table.hide(blessing(), table.red)))
    assert life(table.red) == 33
    table.reset()
    table.cast(table.red, prayer(), table.red)
    assert life(table.red) == 34


@rule("core.mage.priestess-divine-reward-must-resolve")
def test_a_countered_prayer_is_not_rewarded(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C1")
    table.hide("Nullify", wolf, BLUE)
    table.decide("pay reveal", ("pay",))
    assert table.cast(table.red, prayer(), wolf).is_countered
    assert life(table.red) == 32
    table.cast(table.red, prayer(), wolf)
    assert life(table.red) == 33


@rule("core.mage.priestess-divine-reward-excluded-types")
def test_holy_creatures_conjurations_equipment_and_attacks_are_not_rewarded(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C1")
    table.cast(table.red, "Asyran Cleric", "C1")
    table.cast(table.red, "Temple of Asyra", "C1")
    table.cast(table.red, "Dawnbreaker Ring", table.red)
    table.dice("0 0 0", effect=1)
    table.cast(table.red, "Pillar of Light", wolf)
    assert life(table.red) == 32


@rule("core.mage.priestess-divine-reward-is-life-not-healing", "core.heal.does-not-change-life")
def test_her_life_grows_and_her_wounds_stay(table: Table) -> None:
    table.red.damage = 31
    table.cast(table.red, prayer(), table.red)
    assert (life(table.red), table.red.damage) == (33, 31)
    table.run(heal(table.game, table.red, 5, A_TEST))
    assert (life(table.red), table.red.damage) == (33, 26)
    table.reset()
    table.end_round()
    assert life(table.red) == 33


def test_finite_life_cannot_be_added_to(table: Table) -> None:
    grant_for_a_while(table.red, FINITE_LIFE, source="test")
    table.cast(table.red, prayer(), table.red)
    assert life(table.red) == 32


def test_in_apprentice_mode_nothing_is_rewarded() -> None:
    table = Table(mode="apprentice", red="Priestess")
    table.cast(table.red, prayer(), table.red)
    assert life(table.red) == 24
