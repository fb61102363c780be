"""Altar of the Iron Guard: creatures come into play on guard."""

from mageduel.rules.offers import ACCEPT, DECLINE
from tests.kit.table import BLUE, RED, Table


def test_a_creature_of_yours_may_come_into_play_on_guard() -> None:
    table = Table(red="Warlock", blue="Warlock")
    table.put("Altar of the Iron Guard", RED, "A1")
    table.decide("offer", ACCEPT)
    assert table.summon("Bitterwood Fox", RED).guarding
    table.decide("offer", DECLINE)
    assert not table.summon("Bitterwood Fox", RED).guarding
    assert not table.summon("Bitterwood Fox", BLUE).guarding
