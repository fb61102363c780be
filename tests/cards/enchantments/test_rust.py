"""Rust: armor wears thin."""

from tests.kit.table import BLUE, RED, Table, make_creature


def test_two_armor_less_but_never_below_none() -> None:
    table = Table()
    knight = table.put("Knight of Westlock", BLUE)
    thin = table.put(make_creature("Thin", armor=1), BLUE)
    before = table.armor(knight)
    table.attach("Rust", knight, RED)
    table.attach("Rust", thin, RED)
    assert (table.armor(knight), table.armor(thin)) == (before - 2, 0)


def test_it_is_an_acid_that_the_immune_do_not_feel() -> None:
    table = Table()
    golem = table.put(make_creature("Golem", armor=3, traits=["Acid Immunity"]), BLUE, "C1")
    assert table.why_no_cast(table.red, "Rust", golem) == "immune"


def test_on_a_mage_it_costs_one_more() -> None:
    table = Table()
    rust = table.hide("Rust", table.blue, RED)
    table.mana(RED, 10)
    table.reveal(rust)
    assert table.red.mana == 10 - 3
