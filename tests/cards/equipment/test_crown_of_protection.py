"""Crown of Protection: once a round, for two mana, a creature gets an Armor +1 token."""

import pytest

from mageduel.cards.equipment.holy import CROWN_SPELL
from mageduel.facts.conditions import CORRODE
from mageduel.rules.casting.at_hand import castables
from mageduel.rules.objects.characteristics import armor
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Priestess")
    table.move_to(table.red, "B2")
    table.attach("Crown of Protection", table.red)
    return table


def targets(table: Table) -> set[object]:
    """Whom the crown's spell can be cast on."""
    return {option[3] for option in table.cast_options(table.red, CROWN_SPELL)} if is_ready(table) else set()


def is_ready(table: Table) -> bool:
    """Whether the crown has its spell left this round."""
    return any(each.card is CROWN_SPELL for each in castables(table.game, table.red))


def test_it_makes_a_creature_tougher_for_good(table: Table) -> None:
    cleric = table.put("Asyran Cleric", RED, "B3")
    table.cast(table.red, CROWN_SPELL, cleric, full=False)
    assert armor(cleric) == 2
    assert table.red.mana == 48
    table.end_round()
    table.reset()
    assert armor(cleric) == 2


def test_tokens_add_up(table: Table) -> None:
    cleric = table.put("Asyran Cleric", RED)
    table.cast(table.red, CROWN_SPELL, cleric)
    table.reset()
    table.cast(table.red, CROWN_SPELL, cleric)
    assert armor(cleric) == 3


def test_it_works_once_a_round(table: Table) -> None:
    cleric = table.put("Asyran Cleric", RED)
    table.cast(table.red, CROWN_SPELL, cleric)
    assert not targets(table)
    table.reset()
    assert targets(table) == {cleric.id}


def test_it_needs_a_living_creature_that_is_no_mage_within_one_zone(table: Table) -> None:
    table.put("Skeletal Sentry", RED)
    table.put("Asyran Cleric", RED, "B4")
    near = table.put("Asyran Cleric", RED, "B3")
    enemy = table.put("Timber Wolf", BLUE)
    assert targets(table) == {near.id, enemy.id}


def test_it_is_a_spell_and_can_be_jinxed(table: Table) -> None:
    cleric = table.put("Asyran Cleric", RED)
    table.hide("Jinx", table.red, BLUE)
    table.decide("pay reveal", ("pay",))
    spell = table.cast(table.red, CROWN_SPELL, cleric)
    assert spell.is_countered
    assert (armor(cleric), table.red.mana) == (1, 50)
    assert not is_ready(table)


def test_it_needs_two_mana(table: Table) -> None:
    table.put("Asyran Cleric", RED)
    table.red.mana = 1
    assert not targets(table)


def test_corrosion_eats_the_token_like_any_armor(table: Table) -> None:
    cleric = table.put("Asyran Cleric", RED)
    table.cast(table.red, CROWN_SPELL, cleric)
    table.condition(cleric, CORRODE, 2)
    assert armor(cleric) == 0
