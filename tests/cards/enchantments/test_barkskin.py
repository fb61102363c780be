"""Barkskin: armor and regeneration for the Druid alone, kept by paying for it."""

from mageduel.facts.traits import ARMOR, REGENERATE
from tests.kit.answers import LET_GO, PAY, first
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


def test_the_druid_has_armor_and_regenerates() -> None:
    table = Table(red="Druid")
    table.attach("Barkskin", table.red)
    assert (table.value(table.red, ARMOR), table.armor(table.red), table.value(table.red, REGENERATE)) == (2, 2, 2)


def test_nobody_but_a_druid_can_bear_it() -> None:
    table = Table(red="Druid", blue="Druid")
    wolf = table.put("Timber Wolf", RED, "C1")
    assert table.why_no_cast(table.red, "Barkskin", wolf) == "wrong-target"
    assert table.why_no_cast(table.red, "Barkskin", table.red) is None
    other = Table(red="Druid", blue="Warlock")
    other.move_to(other.blue, "C1")
    assert other.why_no_cast(other.red, "Barkskin", other.blue) == "wrong-target"
    other.move_to(other.blue, "A4")
    assert other.why_no_cast(other.blue, "Barkskin", other.red) is not None


@rule("sup.spell.upkeep-effects-order-chosen-by-controller")
@rule("sup.spell.example-barkskin-regenerate-then-decline-upkeep")
def test_it_may_heal_first_and_be_given_up_then() -> None:
    table = Table(red="Druid")
    bark = table.attach("Barkskin", table.red)
    table.red.damage = 5
    table.decide("upkeep order", first(table.red, "Regenerate"))
    table.decide("upkeep", LET_GO)
    table.upkeep()
    assert (table.red.damage, table.in_play(bark), table.red.mana) == (3, False, 50)
    assert table.game.players[RED].book[bark.card] == 1, "a Cantrip"


def test_paid_for_it_stays() -> None:
    table = Table(red="Druid", blue="Druid")
    bark = table.attach("Barkskin", table.blue)
    table.decide("upkeep", PAY)
    table.upkeep()
    assert (table.in_play(bark), table.blue.mana, bark.controller) == (True, 48, BLUE)
