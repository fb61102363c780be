"""Staff of Beasts: a weapon; and once a round, for two mana, it strengthens or heals an animal."""

import pytest

from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Beastmaster")
    table.move_to(table.red, "B2")
    return table


