"""The Embalmed: a dead creature comes back as a mummy."""

import pytest

from mageduel.facts.library import card
from mageduel.facts.traits import LIVING, NONLIVING, REGENERATE
from mageduel.rules.objects.characteristics import has_subtype
from mageduel.rules.objects.destroy import destroy, return_to_book
from mageduel.rules.objects.reanimation import can_reanimate
from mageduel.views.table import object_shown
from tests.kit.academy import AcademyTable
from tests.kit.answers import attack
from tests.kit.causes import A_TEST
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Necromancer")


def bury(table: Table, seat: int, *names: str) -> None:
    table.game.players[seat].discard.extend(card(name) for name in names)


def embalm(table: AcademyTable, name: str, seat: int) -> object:
    return table.cast(table.red, "The Embalmed", "A1", name, seat)


def test_it_is_all_the_creature_was_and_a_mummy_besides(table: AcademyTable) -> None:
    bury(table, BLUE, "Swamp Snapper")
    spell = table.cast(table.red, "The Embalmed", "A1", "Swamp Snapper", BLUE)
    assert spell.paid == 2 + 7
    mummy = table.find("Swamp Snapper")
    assert mummy.controller == RED
    assert (table.life(mummy), table.armor(mummy)) == (7, 4)
    assert table.has(mummy, NONLIVING)
    shown = object_shown(table.game, mummy, BLUE)
    assert [token.name for token in shown.tokens] == ["a copy"], "everybody sees that it is none of its kind"
    assert not table.has(mummy, LIVING)
    assert all(has_subtype(mummy, name) for name in ("turtle", "animal", "undead", "mummy"))
    table.game.round += 1
    table.dice("1 1 1")
    table.attack(mummy, "Snap", table.blue)
    assert table.blue.damage == 3


def test_the_dead_creature_is_removed_from_the_game(table: AcademyTable) -> None:
    bury(table, BLUE, "Swamp Snapper", "Swamp Snapper")
    embalm(table, "Swamp Snapper", BLUE)
    assert table.discarded(BLUE) == ["Swamp Snapper"]
    assert [each.name for each in table.game.players[BLUE].removed] == ["Swamp Snapper"]


def test_destroyed_it_is_the_embalmed_again(table: AcademyTable) -> None:
    bury(table, BLUE, "Swamp Snapper")
    embalm(table, "Swamp Snapper", BLUE)
    table.run(destroy(table.game, table.find("Swamp Snapper"), A_TEST))
    assert table.discarded(RED) == ["The Embalmed"]
    assert table.discarded(BLUE) == []


def test_back_in_the_book_as_well(table: AcademyTable) -> None:
    bury(table, BLUE, "Swamp Snapper")
    embalm(table, "Swamp Snapper", BLUE)
    table.run(return_to_book(table.game, table.find("Swamp Snapper")))
    assert table.in_book(RED, "The Embalmed") == 1


def test_what_the_creature_could_do_it_does(table: AcademyTable) -> None:
    bury(table, RED, "Lashing Liana")
    embalm(table, "Lashing Liana", RED)
    liana, foe = (
        table.find("Lashing Liana"),
        table.put(
            make_creature("Foe", life=9, attack=[{"name": "Claw", "kind": "melee", "action": "quick", "dice": 1}]), BLUE
        ),
    )
    table.dice("1")
    table.act(foe, attack(foe, "Claw", liana))
    assert foe.damage == 2
    assert table.value(liana, REGENERATE) == 2
    liana.damage = 3
    table.upkeep()
    assert liana.damage == 3, "the dead do not regenerate"


def test_only_the_living_and_nothing_epic(table: AcademyTable) -> None:
    bury(table, RED, "Brittle Harvester", "Vengeful Merchant", "Mana Lotus", "Bear Strength")
    assert table.cast_options(table.red, "The Embalmed") == []
    bury(table, BLUE, "Wychwood Rat", "Kralathor, The Devourer")
    assert [option[4:] for option in table.cast_options(table.red, "The Embalmed")] == [("Wychwood Rat", BLUE)]


def test_a_legend_is_not_embalmed_while_it_walks(table: AcademyTable) -> None:
    bury(table, RED, "Rajah, Jungle's Talon")
    table.put("Rajah, Jungle's Talon", BLUE)
    assert table.cast_options(table.red, "The Embalmed") == []


def test_nor_does_the_legend_come_while_its_mummy_walks(table: AcademyTable) -> None:
    bury(table, RED, "Rajah, Jungle's Talon")
    embalm(table, "Rajah, Jungle's Talon", RED)
    assert table.why_no_cast(table.blue, "Rajah, Jungle's Talon") == "legendary"


def test_it_does_not_rise_again_as_what_it_was() -> None:
    arena = Table(red="Wizard")
    bury(arena, RED, "Timber Wolf")
    arena.cast(arena.red, "The Embalmed", "C1", "Timber Wolf", RED)
    mummy = arena.find("Timber Wolf")
    zone = mummy.zone
    arena.run(destroy(arena.game, mummy, A_TEST))
    assert not can_reanimate(arena.game, mummy, zone)
