"""The chronicle of a table: what players are told has happened."""

from __future__ import annotations

from mageduel.views.chronicle import Teller
from tests.kit.table import Table


def told(table: Table, word: str = "") -> list[str]:
    """The sentences everybody has been told, or those with a word in them."""
    teller = Teller(table.game, None)
    lines = [teller.tell(event) for event in table.game.log or []]
    return [line.sentence for line in lines if line is not None and word in line.sentence]
