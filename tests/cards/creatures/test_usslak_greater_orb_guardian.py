"""Usslak, Greater Orb Guardian: a stronger guardian by the same rules."""

from mageduel.rules.round.setup import Seat
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from tests.kit.duel import Duel
from tests.kit.table import RED, Table


def guardian(table: Table) -> Object:
    return table.find("Usslak, Greater Orb Guardian", zone="C3")


def three() -> Duel:
    """Unseen Passage, a board on which it guards two orbs in one zone."""
    seats = tuple(
        Seat(name, mage, {}) for name, mage in (("Red", "Beastmaster"), ("Blue", "Warlock"), ("Green", "Wizard"))
    )
    return Duel("domination", seats=seats)


def test_it_guards_the_middle_and_cannot_be_moved_from_there() -> None:
    duel = three()
    duel.push(guardian(duel), "east")
    duel.teleport(guardian(duel), "A2")
    assert duel.place(guardian(duel)) == "C3"
    assert guardian(duel).guarding


def test_in_a_game_without_orbs_it_can_be_pushed() -> None:
    table = Table()
    stray = table.put("Usslak, Greater Orb Guardian", RED, "B2")
    table.push(stray, "east")
    assert table.place(stray) == "B3"


def test_each_upkeep_it_is_on_guard_again() -> None:
    duel = three()
    guardian(duel).set_guard(guards=False)
    duel.play_to(Phase.ACTIONS, round=2)
    assert guardian(duel).guarding
