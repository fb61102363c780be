"""Slavörg, Fang of the First Moon: cheaper for fallen animals, and watchful for mana."""

import pytest

from tests.kit.academy import AcademyTable
from tests.kit.answers import DECLINE, attack
from tests.kit.table import BLUE, RED, make_creature

SLAVORG = "Slavörg, Fang of the First Moon"


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def let_fall(table: AcademyTable, seat: int, *names: str) -> None:
    table.game.players[seat].discard.extend(table.card(name) for name in names)


@pytest.mark.parametrize(
    ("fallen", "cost"),
    [((), 15), (("Pellian Lynx",), 13), (("Pellian Lynx", "Steelclaw Cub", "Pellian Lynx"), 9)],
)
def test_two_mana_less_for_each_animal_in_the_discard_pile(
    table: AcademyTable, fallen: tuple[str, ...], cost: int
) -> None:
    let_fall(table, RED, *fallen)
    assert table.cast(table.red, SLAVORG).paid == cost


def test_other_cards_and_other_piles_do_not_count(table: AcademyTable) -> None:
    let_fall(table, RED, "Jade Gremlin", "Wolf Fury")
    let_fall(table, BLUE, "Pellian Lynx")
    assert table.cast(table.red, SLAVORG).paid == 15


def test_he_never_costs_less_than_nothing(table: AcademyTable) -> None:
    let_fall(table, RED, *["Pellian Lynx"] * 9)
    assert table.cast(table.red, SLAVORG).paid == 0


def test_with_enough_fallen_little_mana_will_do(table: AcademyTable) -> None:
    table.mana(RED, 11)
    assert table.why_no_cast(table.red, SLAVORG) == "not-enough-mana"
    let_fall(table, RED, "Pellian Lynx", "Pellian Lynx")
    assert table.why_no_cast(table.red, SLAVORG) is None


def test_after_his_activation_he_may_be_paid_to_guard(table: AcademyTable) -> None:
    slavorg, brute = table.put(SLAVORG, RED), table.put(make_creature("Brute", life=20), BLUE)
    table.decide("offer", ("pay", 2))
    table.dice("0 0 0 0")
    table.act(slavorg, attack(slavorg, "Saber Fangs", brute))
    assert slavorg.guarding
    assert table.red.mana == 48


def test_he_need_not(table: AcademyTable) -> None:
    slavorg, brute = table.put(SLAVORG, RED), table.put(make_creature("Brute", life=20), BLUE)
    table.decide("offer", DECLINE)
    table.dice("0 0 0 0")
    table.act(slavorg, attack(slavorg, "Saber Fangs", brute))
    assert not slavorg.guarding


def test_others_activations_are_no_reason(table: AcademyTable) -> None:
    table.put(SLAVORG, RED)
    table.act(table.put(make_creature("Friend"), RED), ("nothing",))
    assert [each for each in table.asked if each.kind == "offer"] == []


def test_who_guards_already_is_not_asked(table: AcademyTable) -> None:
    slavorg = table.put(SLAVORG, RED)
    table.act(slavorg, ("guard",))
    assert slavorg.guarding
    assert table.red.mana == 50
