"""Harmonize: what channels mana channels one more."""

import pytest

from tests.kit.ledger import rule
from tests.kit.table import RED, Refused, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_its_bearer_channels_one_more(table: Table) -> None:
    lair = table.put("Lair", RED)
    table.attach("Harmonize", lair)
    table.channel()
    assert lair.mana == 3


@rule("core.enchant.example-harmonize-magebind", "core.enchant.magebind-raises-reveal-cost")
def test_on_a_mage_it_costs_four_to_reveal(table: Table) -> None:
    harmonize = table.hide("Harmonize", table.red)
    table.reveal_after("Reset Phase", harmonize)
    table.reset()
    assert table.red.mana == 50 - 4
    before = table.red.mana
    table.channel()
    assert table.red.mana == before + 10


def test_elsewhere_it_costs_two(table: Table) -> None:
    lair = table.put("Lair", RED)
    harmonize = table.hide("Harmonize", lair)
    table.reveal_after("Reset Phase", harmonize)
    table.reset()
    assert table.red.mana == 50 - 2


@rule("sup.spell.harmonize-needs-channeling-attribute")
@pytest.mark.parametrize("name", ["Mana Crystal", "Mana Flower", "Timber Wolf"])
def test_what_has_no_channeling_of_its_own_cannot_be_harmonized(table: Table, name: str) -> None:
    target = table.put(name, RED, "C1")
    with pytest.raises(Refused):
        table.cast(table.red, "Harmonize", target)


def test_a_familiar_can_be_harmonized(table: Table) -> None:
    familiar = table.put("Fellella, Pixie Familiar", RED, "C1")
    table.cast(table.red, "Harmonize", familiar)
    assert [each.name for each in familiar.attachments] == ["Harmonize"]
