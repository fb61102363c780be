"""Wreck of the Viridian Lace: pirates fight better while its controller has the initiative."""

from mageduel.facts.traits import MELEE, RANGED
from tests.kit.duel import Duel
from tests.kit.table import BLUE, RED, Table


def test_all_pirates_anywhere_gain_by_it_while_you_have_the_initiative() -> None:
    table = Table(red="Siren")
    table.put("Wreck of the Viridian Lace", RED, "B2")
    mine, theirs = table.put("Shoalsdeep Thrasher", RED, "A1"), table.put("Merren Harpooner", BLUE, "C4")
    tide = table.put("Shoalsdeep Tidecaller", RED, "B2")
    for each in (mine, theirs):
        assert (table.value(each, MELEE), table.value(each, RANGED)) == (1, 1)
    assert table.value(tide, RANGED) == 0
    table.initiative(BLUE)
    for each in (mine, theirs):
        assert (table.value(each, MELEE), table.value(each, RANGED)) == (0, 0)


def test_it_changes_as_the_marker_passes() -> None:
    duel = Duel(red="Siren")
    duel.put("Wreck of the Viridian Lace", RED, "B2")
    thrasher = duel.put("Shoalsdeep Thrasher", RED, "A1")
    values = []
    for _ in range(2):
        values.append((duel.game.initiative == RED, duel.value(thrasher, MELEE)))
        duel.play_round()
    assert sorted(values) == [(False, 0), (True, 1)]
    assert BLUE != RED
