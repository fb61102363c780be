"""Call of the Wild: friendly animals hit harder for a round."""

import pytest

from mageduel.facts.traits import MELEE
from mageduel.rules.objects.characteristics import value
from tests.kit.answers import DECLINE
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_friendly_animals_all_over_the_arena_have_melee_plus_one_this_round(table: Table) -> None:
    wolf, falcon = table.put("Timber Wolf", RED, "A1"), table.put("Thunderift Falcon", RED, "C4")
    table.cast(table.red, "Call of the Wild", None)
    assert table.red.mana == 50 - 4
    assert (value(wolf, MELEE), value(falcon, MELEE)) == (1, 1)
    table.end_round()
    assert (value(wolf, MELEE), value(falcon, MELEE)) == (0, 0)


@rule("core.card.subtype-restricts-targets")
def test_neither_enemies_nor_other_creatures_nor_the_mage_hear_it(table: Table) -> None:
    enemy, hydra = table.put("Timber Wolf", BLUE), table.put("Darkfenne Hydra", RED)
    before = value(table.red, MELEE)
    table.cast(table.red, "Call of the Wild", None)
    assert (value(enemy, MELEE), value(hydra, MELEE)) == (0, 0)
    assert value(table.red, MELEE) == before


def test_an_animal_out_of_the_arena_or_summoned_later_does_not_hear_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "C1")
    table.cast(table.red, "Banish", wolf)
    table.cast(table.red, "Call of the Wild", None)
    table.decide("offer", DECLINE)
    late = table.summon("Bitterwood Fox", RED, "C1")
    assert (value(wolf, MELEE), value(late, MELEE)) == (0, 0)
