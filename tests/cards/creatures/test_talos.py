"""Talos: called by an altar, never cast."""

from mageduel.facts.library import card
from mageduel.facts.mages import mage
from mageduel.facts.spellbooks import spell_points
from tests.cards.conjurations.test_altar_of_domination import four_tokens
from tests.kit.table import RED, Table


def test_it_cannot_be_cast() -> None:
    table = Table(red="Warlord")
    table.mana(RED, 60)
    table.plan(RED, "Talos")
    assert table.why_no_cast(table.red, "Talos", "C1") == "never-cast"


def test_it_may_act_at_once() -> None:
    table = Table(red="Warlord")
    altar = four_tokens(table)
    table.book(RED, "Talos")
    table.decide("deploy", ("call", altar.id))
    table.deploy()
    assert table.find("Talos").active


def test_it_costs_no_spell_points() -> None:
    assert spell_points(mage("Warlord"), card("Talos")) == 0
