"""Matatoomba, Plagued Spirit: minor creatures do not dare to attack it."""

import pytest

from tests.cards.fighters import asked, brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import attack
from tests.kit.table import BLUE, RED


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


@pytest.mark.parametrize(("level", "why"), [(1, "too-frightening"), (2, "too-frightening"), (3, None)])
def test_minor_creatures_cannot_attack_it(table: AcademyTable, level: int, why: str | None) -> None:
    spirit = table.put("Matatoomba, Plagued Spirit", RED)
    foe = table.put(brawler(level=level), BLUE)
    assert table.why_no_attack(foe, "Claw", spirit) == why


def test_who_is_immune_to_what_is_psychic_is_not_afraid(table: AcademyTable) -> None:
    spirit = table.put("Matatoomba, Plagued Spirit", RED)
    foe = table.put(brawler(level=1, traits=["Psychic Immunity"]), BLUE)
    assert table.why_no_attack(foe, "Claw", spirit) is None


def test_minor_creatures_do_not_strike_back_at_it_either(table: AcademyTable) -> None:
    spirit = table.put("Matatoomba, Plagued Spirit", RED)
    foe = table.put(brawler(level=1, life=20), BLUE)
    table.guard(foe)
    table.dice("1 1 1")
    table.act(spirit, attack(spirit, "Plaguetouch", foe))
    assert "counterstrike" not in asked(table)


def test_mages_cast_at_it_and_fight_it(table: AcademyTable) -> None:
    spirit = table.put("Matatoomba, Plagued Spirit", RED)
    assert table.why_no_attack(table.blue, "Basic Melee Attack", spirit) is None
    assert table.why_no_cast(table.blue, "Lightning Jolt", spirit) is None
