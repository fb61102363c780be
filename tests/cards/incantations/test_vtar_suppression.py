"""V'Tar Suppression: for one Upkeep Phase all orbs are dark."""

from mageduel.rules.domination.vtar import vtar_of
from tests.cards.orbs import board
from tests.kit.table import RED


def test_in_the_next_upkeep_no_orb_gives_anything() -> None:
    table = board("B1", "C2", red="Warlock")
    table.cast(table.red, "V'Tar Suppression", None)
    mana = table.red.mana
    table.upkeep()
    assert (vtar_of(table.game, RED), table.red.mana) == (0, mana)
    table.upkeep()
    assert (vtar_of(table.game, RED), table.red.mana) == (2, mana + 2)
