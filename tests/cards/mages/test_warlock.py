"""The Warlock: Curseweaving and Battle Skill."""

import pytest

from mageduel.rules.objects.destroy import destroy, return_to_book
from mageduel.state.objects import Object
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Warlock", blue="Priestess")


@pytest.fixture
def knight(table: Table) -> Object:
    return table.put("Knight of Westlock", BLUE)


def fell(table: Table, creature: Object) -> None:
    table.run(destroy(table.game, creature, A_TEST))


def book(table: Table, seat: int = RED) -> list[str]:
    return [card.name for card in table.game.players[seat].book]


def discarded(table: Table, seat: int = RED) -> list[str]:
    return [card.name for card in table.game.players[seat].discard]


@rule("ref.mage.warlock.curseweaving")
@rule("core.mage.warlock-curseweaving-return")
@pytest.mark.parametrize("hidden", [True, False])
def test_a_curse_of_his_on_a_creature_that_is_destroyed_may_return(table: Table, knight: Object, hidden: bool) -> None:
    table.attach("Agony", knight, RED, hidden=hidden)
    table.decide("offer", ("return", "Agony"))
    fell(table, knight)
    assert (book(table), discarded(table)) == (["Agony"], [])


@rule("core.mage.warlock-curseweaving-optional")
def test_he_may_let_it_go(table: Table, knight: Object) -> None:
    table.attach("Agony", knight, RED)
    table.decide("offer", ("decline",))
    fell(table, knight)
    assert (book(table), discarded(table)) == ([], ["Agony"])


def test_other_enchantments_and_other_peoples_curses_do_not_return(table: Table, knight: Object) -> None:
    table.game.players[RED].discard.append(table.card("Agony"))
    table.attach("Agony", knight, BLUE)
    table.attach("Bear Strength", knight, RED)
    fell(table, knight)
    assert "offer" not in [request.kind for request in table.asked]
    assert discarded(table) == ["Agony", "Bear Strength"]


def test_a_curse_destroyed_by_itself_or_with_a_creature_that_merely_leaves_does_not_return(
    table: Table, knight: Object
) -> None:
    table.run(destroy(table.game, table.attach("Agony", knight, RED), A_TEST))
    table.attach("Enfeeble", knight, RED)
    table.run(return_to_book(table.game, knight))
    assert "offer" not in [request.kind for request in table.asked]
    assert discarded(table) == ["Agony", "Enfeeble"]


@rule("ref.mage.warlock.curseweaving")
@rule(
    "core.mage.warlock-curseweaving-choose-one-of-many",
    "core.mage.warlock-curseweaving-once-per-round",
    "core.example.curseweaving-three-curses",
)
def test_of_three_curses_he_picks_one_and_later_creatures_give_none_back(table: Table, knight: Object) -> None:
    for curse in ("Agony", "Enfeeble", "Ghoul Rot"):
        table.attach(curse, knight, RED)
    table.decide("offer", ("return", "Enfeeble"))
    fell(table, knight)
    assert book(table) == ["Enfeeble"]
    archer = table.put("Royal Archer", BLUE)
    table.attach("Agony", archer, RED)
    fell(table, archer)
    assert book(table) == ["Enfeeble"]
    assert discarded(table) == ["Agony", "Ghoul Rot", "Agony"]
    assert len([request for request in table.asked if request.kind == "offer"]) == 1


@rule("core.mage.warlock-curseweaving-once-per-round")
def test_declining_does_not_use_it_up_and_the_next_round_brings_it_back(table: Table, knight: Object) -> None:
    archer, cleric = table.put("Royal Archer", BLUE), table.put("Asyran Cleric", BLUE)
    for creature in (knight, archer, cleric):
        table.attach("Agony", creature, RED)
    table.decide("offer", ("decline",))
    fell(table, knight)
    table.decide("offer", ("return", "Agony"))
    fell(table, archer)
    table.reset()
    table.decide("offer", ("return", "Agony"))
    fell(table, cleric)
    assert table.game.players[RED].book == {table.card("Agony"): 2}


def test_a_friendly_creature_under_his_curse_will_do(table: Table) -> None:
    imp = table.put("Firebrand Imp", RED)
    table.attach("Agony", imp, RED)
    table.decide("offer", ("return", "Agony"))
    fell(table, imp)
    assert book(table) == ["Agony"]


@rule("core.mage.warlock-battle-skill-melee-plus-1", "core.mage.warlock-basic-melee-rolls-4")
def test_his_basic_melee_attack_rolls_four_dice(table: Table) -> None:
    table.move_to(table.blue, "C1")
    table.dice("0 0 0 0")
    table.attack(table.red, "Basic Melee Attack", table.blue)


def test_in_apprentice_mode_curses_are_lost() -> None:
    table = Table(mode="apprentice", red="Warlock", blue="Priestess")
    knight = table.put("Knight of Westlock", BLUE)
    table.attach("Agony", knight, RED)
    fell(table, knight)
    assert discarded(table) == ["Agony"]
