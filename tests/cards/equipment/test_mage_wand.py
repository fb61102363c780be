"""Mage Wand: holds an incantation that can be cast every round."""

import pytest

from mageduel.rules.casting.at_hand import castables
from mageduel.rules.casting.built_in import BUILT_IN
from mageduel.rules.casting.targeting import why_not_target
from mageduel.rules.refusals import NOTHING_TO_BIND
from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.table import RED, Table, make_card


@pytest.fixture
def table() -> Table:
    table = Table(red="Priestess")
    table.move_to(table.red, "B2")
    return table


def equipped(table: Table, spell: str | None = "Minor Heal") -> Object:
    """Cast the wand and bind a spell, if one is named."""
    table.decide("location", ("wear", "weapon"))
    if spell is not None:
        table.decide("bind", ("bind", spell))
    table.cast(table.red, "Mage Wand", table.red)
    return table.red.attachments[-1]


@rule("core.spellbind.example-mage-wand-restriction", "core.spellbind.from-spellbook-restricted")
def test_it_holds_incantations_that_are_not_epic(table: Table) -> None:
    epic = make_card(
        name="Epic Song", type="incantation", cost=5, action="quick", range=[0, 1], target="creature", traits=["Epic"]
    )
    table.book(RED, "Minor Heal", "Fireball", "Rhino Hide", "Timber Wolf", epic)
    table.decide("bind", ("leave",))
    equipped(table, None)
    [asked] = [request for request in table.asked if request.kind == "bind"]
    assert set(asked.options) == {("leave",), ("bind", "Minor Heal")}


@rule("core.spellbind.example-mage-wand-minor-heal", "core.spellbind.castable-as-prepared")
def test_its_spell_can_be_cast_once_each_round(table: Table) -> None:
    table.book(RED, "Minor Heal")
    wand = equipped(table)
    cleric = table.put("Asyran Cleric", damage=5)
    for left in (4, 3):
        table.dice("1 0 0 0 0")
        table.cast(table.red, "Minor Heal", cleric, full=False)
        assert cleric.damage == left
        assert not any(each.key == wand.id and each.source == "bound" for each in castables(table.game, table.red))
        table.reset()
    assert not table.game.players[RED].discard


@rule("core.spellbind.change-bound-spell", "sup.rules.replaced-bound-spell-returns")
def test_three_mana_and_a_quick_spell_exchange_what_it_holds(table: Table) -> None:
    table.book(RED, "Minor Heal", "Sleep")
    wand = equipped(table)
    before = table.red.mana
    table.decide("bind", ("bind", "Sleep"))
    table.cast(table.red, BUILT_IN.of(wand)[0], None, full=False)
    assert table.red.mana == before - 3
    assert wand.bound is table.card("Sleep")
    assert table.game.players[RED].book == {table.card("Minor Heal"): 1}


def test_a_wand_that_holds_nothing_can_be_given_a_spell_that_way(table: Table) -> None:
    wand = equipped(table, None)
    table.book(RED, "Sleep")
    table.decide("bind", ("bind", "Sleep"))
    table.cast(table.red, BUILT_IN.of(wand)[0], None)
    assert wand.bound is table.card("Sleep")


def test_without_a_fitting_spell_in_the_book_there_is_nothing_to_exchange(table: Table) -> None:
    table.book(RED, "Minor Heal", "Fireball")
    wand = equipped(table)
    assert why_not_target(table.game, table.red, BUILT_IN.of(wand)[0], None) is NOTHING_TO_BIND


def test_after_an_exchange_the_new_spell_waits_for_the_next_round(table: Table) -> None:
    table.book(RED, "Minor Heal", "Sleep")
    wand = equipped(table)
    cleric = table.put("Asyran Cleric", damage=5)
    table.dice("1 0 0 0 0")
    table.cast(table.red, "Minor Heal", cleric)
    table.decide("bind", ("bind", "Sleep"))
    table.cast(table.red, BUILT_IN.of(wand)[0], None)
    assert not any(each.source == "bound" for each in castables(table.game, table.red))
    table.reset()
    assert [each.card.name for each in castables(table.game, table.red) if each.source == "bound"] == ["Sleep"]
