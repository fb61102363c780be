"""A board of Domination with orbs that belong to somebody."""

from __future__ import annotations

from mageduel.rules.domination.orbs import LIT
from mageduel.state.objects import Object
from tests.kit.table import RED, Table


def board(*zones: str, red: str = "Beastmaster") -> Table:
    """Ancient Wards, with the orbs in these zones lit, Red's and unguarded."""
    table = Table("domination", red=red)
    for zone in zones:
        table.find("Sslak, Orb Guardian", zone=zone).set_guard(guards=False)
        table.destroy(table.find("Sslak, Orb Guardian", zone=zone))
        orb_in(table, zone).mark(LIT)
        table.control(orb_in(table, zone), RED)
    return table


def orb_in(table: Table, zone: str) -> Object:
    """The orb in a zone."""
    return table.find("V'Tar Orb", zone=zone)
