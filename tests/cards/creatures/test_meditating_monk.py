"""Meditating Monk: his whole action brings a point of mana."""

from tests.kit.academy import AcademyTable
from tests.kit.answers import ability, move
from tests.kit.table import RED, Table


def test_meditating_is_his_action_and_brings_one_mana() -> None:
    table = AcademyTable(red="Academy Priestess", mana=3)
    monk = table.put("Meditating Monk", RED)
    table.act(monk, ability(monk, "Meditate"))
    assert (table.red.mana, table.blue.mana) == (4, 3)


def test_after_a_move_there_is_no_time_for_it() -> None:
    table = Table()
    monk = table.put("Meditating Monk", RED, "B2")
    assert ability(monk, "Meditate") in table.actions(monk)
    assert ability(monk, "Meditate") not in table.offered(monk, move("B3"))
