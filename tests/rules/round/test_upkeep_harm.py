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
harms_each_upkeep(vent, lambda this, victim: victim.attachments, DamageType.FLAME, those(ENEMY & CREATURE & SAME_ZONE))


def test_whom_a_selector_means_is_harmed_by_a_point_for_each_thing_that_counts() -> None:
    table = Table()
    table.put(VENT, RED, "B2")
    small, large = (table.put(make_creature(name), BLUE, "B2") for name in ("Small", "Large"))
    friend = table.put(make_creature("Friend"), RED, "B2")
    away = table.put(make_creature("Away"), BLUE, "B3")
    cold = table.put(make_creature("Salamander", traits=["Flame Immunity"]), BLUE, "B2")
    for each in (large, friend, away, cold):
        table.attach("Rhino Hide", each)
        table.attach("Bear Strength", each)
    table.upkeep()
    assert [each.damage for each in (small, large, friend, away, cold)] == [0, 2, 0, 0, 0]
