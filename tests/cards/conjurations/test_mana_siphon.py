"""Mana Siphon: a mage near it channels two less from then on."""

import pytest

from mageduel.rules.casting.resolution import resolve
from mageduel.rules.objects.characteristics import channeling
from mageduel.rules.objects.destroy import destroy, return_to_book
from mageduel.state.objects import Object
from mageduel.state.running import Spell
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Wizard", blue="Warlock", mana=40)


def siphon(table: Table) -> Object:
    return next(each for each in table.game.objects.values() if each.name == "Mana Siphon")


@rule("sup.spell.mana-siphon-target-mandatory-on-entering", "sup.spell.mana-siphon-range-from-siphon")
def test_the_controller_chooses_among_the_mages_near_the_siphon(table: Table) -> None:
    table.move_to(table.blue, "B2")
    table.decide("choose one", ("choose", table.blue.id))
    table.cast(table.red, "Mana Siphon", "B1")
    assert channeling(table.blue) == 9 - 2
    assert channeling(table.red) == 10
    asked = next(request for request in table.asked if request.kind == "choose one")
    assert sorted(option[1] for option in asked.options) == sorted([table.red.id, table.blue.id])


@rule("sup.spell.mana-siphon-range-from-siphon")
def test_reach_is_counted_from_the_siphon(table: Table) -> None:
    table.move_to(table.blue, "C4")  # three zones from red, two from C2
    table.decide("choose one", ("choose", table.blue.id))
    table.cast(table.red, "Mana Siphon", "C2")
    assert channeling(table.blue) == 7


def test_it_works_wherever_the_mage_goes_and_ends_with_the_siphon(table: Table) -> None:
    thing = table.put("Mana Siphon", RED, "B1", chosen=table.blue)
    table.move_to(table.blue, "A4")
    before = table.blue.mana
    table.channel()
    assert table.blue.mana == before + 7
    table.run(destroy(table.game, thing, A_TEST))
    assert channeling(table.blue) == 9


@rule("sup.spell.example-mana-siphon-must-target-caster")
def test_alone_in_reach_the_caster_drains_himself(table: Table) -> None:
    table.cast(table.red, "Mana Siphon", "C1")  # blue is in A4, five zones away
    assert channeling(table.red) == 8
    assert channeling(table.blue) == 9


@rule("sup.spell.mana-siphon-no-legal-target")
def test_with_nobody_in_sight_it_stands_there_without_effect(table: Table) -> None:
    for border in ("C1|C2", "B2|C2", "C2|C3"):
        table.wall("Wall of Stone", border)
    # Only the siphon's coming into play matters here; casting it would need sight.
    table.run(resolve(table.game, Spell(table.card("Mana Siphon"), table.red, RED, table.zone("C2"))))
    assert siphon(table).chosen is None
    assert (channeling(table.red), channeling(table.blue)) == (10, 9)


@rule("sup.spell.mana-siphon-reentry-new-target")
def test_when_it_comes_back_a_mage_is_chosen_anew(table: Table) -> None:
    table.move_to(table.blue, "B2")
    table.decide("choose one", ("choose", table.blue.id))
    table.cast(table.red, "Mana Siphon", "B1")
    table.run(return_to_book(table.game, siphon(table)))
    assert channeling(table.blue) == 9
    table.decide("choose one", ("choose", table.red.id))
    table.cast(table.red, "Mana Siphon", "B1")
    assert (channeling(table.red), channeling(table.blue)) == (8, 9)


def test_channeling_never_falls_below_nothing(table: Table) -> None:
    for zone in ("A1", "A2", "A3", "B1", "B2"):
        table.put("Mana Siphon", RED, zone, chosen=table.blue)
    assert channeling(table.blue) == 0
