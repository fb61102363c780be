"""Customizing your spellbook: points by training, copies, restrictions, and the cards there are to choose from."""

from dataclasses import replace

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.conditions import STAGGER
from mageduel.facts.library import library
from mageduel.facts.mages import Mage, mage, mages
from mageduel.facts.modes import ACADEMY
from mageduel.facts.schools import SCHOOLS
from mageduel.facts.spellbooks import (
    Spellbook,
    copy_limit,
    is_by_the_rules,
    issues,
    known_books,
    points,
    spell_points,
)
from mageduel.server.faces import weigh
from tests.kit.academy import AcademyTable
from tests.kit.ledger import rule
from tests.kit.table import RED, make_card, make_creature

BEASTMASTER, WIZARD = mage("Academy Beastmaster"), mage("Academy Wizard")


def book(cards: dict[str, int], owner: str = "Academy Beastmaster") -> Spellbook:
    return Spellbook("Test", owner, "academy", cards)


def wrong(cards: dict[str, int], owner: str = "Academy Beastmaster") -> set[str]:
    """What is wrong with a book, but for what cannot be played yet."""
    return {each.code for each in issues(book(cards, owner))} - {"pending", "pending-mage"}


def spell(**schools: int) -> Card:
    return make_card(name="Test Spell", type="incantation", cost=1, action="quick", target="creature", schools=schools)


# Points


@rule("academy.build.trained-cost", "academy.build.untrained-cost", "academy.build.opposed-cost")
@pytest.mark.parametrize("level", [1, 2, 4])
def test_a_level_costs_1_where_trained_2_where_not_3_where_opposed(level: int) -> None:
    costs = [spell_points(BEASTMASTER, spell(**{school: level})) for school in ("nature", "air", "fire")]
    assert costs == [level, 2 * level, 3 * level]


@rule("academy.build.beastmaster-fire-triple")
def test_fire_is_dear_to_the_beastmaster_and_not_to_the_wizard() -> None:
    assert spell_points(BEASTMASTER, spell(fire=2)) == 6
    assert spell_points(WIZARD, spell(fire=2)) == 4


@rule("academy.build.wizard-training")
def test_the_wizard_is_trained_in_arcane_and_air() -> None:
    ones = {school: spell_points(WIZARD, spell(**{school: 1})) for school in SCHOOLS}
    assert {school for school, cost in ones.items() if cost == 1} == {"arcane", "air"}


@rule("academy.build.multi-school-cost", "academy.build.level-sum")
def test_several_schools_are_reckoned_one_by_one_and_their_levels_add_up() -> None:
    mixed = spell(nature=2, fire=1, air=1)
    assert (mixed.level, spell_points(BEASTMASTER, mixed)) == (4, 2 + 3 + 2)


@rule("academy.build.schools-list", "academy.spell.ten-schools")
def test_there_are_ten_schools() -> None:
    assert {*SCHOOLS} == {"dark", "holy", "mind", "arcane", "war", "nature", "water", "air", "earth", "fire"}


@rule("academy.spell.level-range")
def test_levels_go_from_1_to_3_and_seldom_higher() -> None:
    levels = [each.level for each in library().values() if "aca" in each.sets]
    assert min(levels) == 1
    assert sum(each <= 3 for each in levels) > 0.9 * len(levels)


@rule("academy.codex.novice", "ruling.r49")
def test_a_novice_spell_costs_1_unless_the_mages_own_line_says_otherwise() -> None:
    costs = {name: spell_points(each, library()["Mend"]) for name, each in mages().items() if each.mode == "academy"}
    dear = {"Academy Warlock": 3, "Academy Necromancer": 3}
    assert costs == dict.fromkeys(costs, 1) | dear
    assert spell_points(BEASTMASTER, replace(library()["Mend"], schools={"fire": 1})) == 1


@rule("academy.build.point-limit")
@pytest.mark.parametrize("name", [name for name, each in mages().items() if each.mode == "academy"])
def test_every_mage_has_a_limit_of_points(name: str) -> None:
    owner = mage(name)
    assert owner.spell_points == (43 if name == "Academy Elementalist" else 40)
    cards: dict[str, int] = {}
    for each in library().values():
        if each.sets and each.sets[0] in ACADEMY.construction.sets and owner.may_use(each):
            cost, left = spell_points(owner, each), owner.spell_points - points(book(cards, name))
            copies = min(copy_limit(each, "academy"), left // cost)
            if copies:
                cards[each.name] = copies
    assert points(book(cards, name)) == owner.spell_points
    assert wrong(cards, name) == set()
    one_more = next(each for each in library() if library()[each].sets == ("aca",) and each not in cards)
    assert wrong(cards | {one_more: 1}, name) >= {"points"}


# Copies


@rule("academy.build.max-copies-level-one", "academy.build.max-copies-higher")
@pytest.mark.parametrize(("name", "limit"), [("Wychwood Hound", 3), ("Darkfenne Asp", 3), ("Slavörg", 1), ("Bear", 2)])
def test_three_copies_of_level_1_two_of_higher_levels(name: str, limit: int) -> None:
    full = {"Slavörg": "Slavörg, Fang of the First Moon", "Bear": "Steelclaw Matriarch"}.get(name, name)
    assert wrong({full: limit}) == set()
    assert wrong({full: limit + 1}) == {"epic" if limit == 1 else "copies"}


def test_the_press_that_mends_such_a_book_keeps_as_many_as_the_academy_allows() -> None:
    (issue,) = [each for each in weigh(book({"Wychwood Hound": 6})).issues if each.code == "copies"]
    assert issue.remedy is not None
    assert issue.remedy.count == 3


@rule("academy.codex.epic")
def test_one_copy_of_an_epic_spell() -> None:
    epic = make_creature("Epic One", traits=["Epic"])
    assert copy_limit(epic, "academy") == 1
    assert copy_limit(make_creature("Plain One"), "academy") == 3


# Restrictions


@rule("academy.build.only-trait", "academy.build.arcane-mage-only-example", "academy.build.beastmaster-only-example")
@pytest.mark.parametrize(
    ("trait", "admitted"),
    [("Arcane Mage Only", {"Academy Wizard"}), ("Beastmaster Only", {"Academy Beastmaster"})],
)
def test_a_restricted_spell_is_for_those_it_names(trait: str, admitted: set[str]) -> None:
    restricted = make_creature("Restricted", traits=[trait])

    def may_use(owner: Mage) -> bool:
        return owner.may_use(restricted)

    theirs = {name for name, each in mages().items() if each.mode == "academy" and may_use(each)}
    assert theirs == admitted


@rule("academy.build.beastmaster-only-example")
def test_a_book_of_another_mage_is_refused_with_it() -> None:
    assert wrong({"Slavörg, Fang of the First Moon": 1}, "Academy Wizard") == {"restricted"}
    assert wrong({"Slavörg, Fang of the First Moon": 1}) == set()


@rule("academy.build.card-pool")
def test_books_are_made_of_cards_of_the_academy() -> None:
    assert wrong({"Timber Wolf": 1}) == {"other-sets"}
    assert wrong({"Wychwood Hound": 1, "Acid Blast": 1}) == set()


def test_an_arena_mage_makes_no_book_of_the_academy() -> None:
    assert wrong({"Wychwood Hound": 1}, "Wizard") == {"other-mage"}


@rule("academy.spell.usable-in-arena")
def test_cards_of_the_academy_may_be_played_in_the_arena() -> None:
    there = Spellbook("Test", "Beastmaster", "arena", {"Wychwood Hound": 6})
    assert is_by_the_rules(there)


@pytest.mark.parametrize("name", [name for name, each in known_books().items() if each.mode == "academy"])
def test_the_books_that_come_with_the_program_are_by_the_rules(name: str) -> None:
    assert is_by_the_rules(known_books()[name])


@rule("academy.codex.minor", "academy.codex.major")
@pytest.mark.parametrize(("level", "is_minor"), [(1, True), (2, True), (3, False), (4, False)])
def test_minor_is_up_to_level_2(level: int, is_minor: bool) -> None:
    table = AcademyTable()
    creature = table.put(make_creature("Any", level=level), RED)
    table.condition(creature, STAGGER)
    assert (("guard",) not in table.actions(creature)) == is_minor
