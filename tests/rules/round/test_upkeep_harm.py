"""Harm each upkeep: how much, of which kind, and to whom."""

from mageduel.dsl.script import scripted
from mageduel.dsl.selectors import CREATURE, ENEMY, SAME_ZONE
from mageduel.facts.damage import DamageType
from mageduel.rules.round.upkeep_harm import harms_each_upkeep, those
from tests.kit.table import BLUE, RED, Table, make_card, make_creature

VENT = make_card(
    name="Test Vent", type="conjuration", cost=5, action="quick", range=[0, 1], target="zone", life=8, armor=0
)
vent = scripted(VENT)
harms_each_upkeep(vent, lambda this, victim: victim.level - 1, DamageType.FLAME, those(ENEMY & CREATURE & SAME_ZONE))


def test_whom_a_selector_means_is_harmed_by_as_much_as_the_two_of_them_make() -> None:
    table = Table()
    table.put(VENT, RED, "B2")
    small, large = (table.put(make_creature(f"Level {level}", level=level), BLUE, "B2") for level in (1, 3))
    friend = table.put(make_creature("Friend", level=3), RED, "B2")
    away = table.put(make_creature("Away", level=3), BLUE, "B3")
    cold = table.put(make_creature("Salamander", level=3, traits=["Flame Immunity"]), BLUE, "B2")
    table.upkeep()
    assert [each.damage for each in (small, large, friend, away, cold)] == [0, 2, 0, 0, 0]
