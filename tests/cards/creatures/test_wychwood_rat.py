"""Wychwood Rat: bolder in company."""

from mageduel.facts.traits import MELEE
from mageduel.rules.objects.destroy import destroy
from tests.kit.academy import AcademyTable
from tests.kit.causes import A_TEST
from tests.kit.table import BLUE, RED


def test_melee_plus_one_while_another_friendly_rat_is_there() -> None:
    table = AcademyTable()
    rat = table.put("Wychwood Rat", RED)
    table.put("Wychwood Rat", BLUE)
    assert table.value(rat, MELEE) == 0, "an enemy's rat is no company"
    others = [table.put("Darkfenne Rat", RED), table.put("Wychwood Rat", RED)]
    assert table.value(rat, MELEE) == 1, "two are worth no more than one"
    for other in others:
        assert table.value(rat, MELEE) == 1
        table.run(destroy(table.game, other, A_TEST))
    assert table.value(rat, MELEE) == 0
