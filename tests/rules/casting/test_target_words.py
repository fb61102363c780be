"""Every word of a casting line, each asked of things it means and of things it does not."""

from __future__ import annotations

from typing import Any

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.conditions import ZOMBIE
from mageduel.facts.library import library
from mageduel.facts.schools import SCHOOLS
from mageduel.facts.subtypes import SUBTYPES
from mageduel.facts.targets import CLASSES, KINDS, MARKERS, NEEDS, OF_PILES, OF_PLACES, PLACES, read_target
from mageduel.rules import refusals
from mageduel.rules.casting.further_targets import further_targets, why_not_together
from mageduel.rules.casting.target_words import fits_from_a_pile, judge_of, need
from mageduel.rules.casting.targeting import fits_where_it_is
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_card, make_creature, make_wall, script_for


def spell(target: str, **row: Any) -> Card:
    """An incantation of no set that does nothing."""
    card = make_card(name=f"Spell at {target}", type="incantation", cost=1, action="quick", target=target, **row)
    script_for(card)
    return card


def named(table: Table, target: str) -> set[str]:
    """What Red can aim such a spell at, by name."""
    found = set()
    for answer in table.cast_options(table.red, spell(target)):
        place = answer[3]
        found.add(table.game.objects[place].name if isinstance(place, int) else str(place))
    return found


@pytest.fixture
def table() -> Table:
    """Red, a Beastmaster, and Blue, a Warlock, among creatures, conjurations, walls and worn things."""
    table = Table()
    for name, seat, row in (
        ("Pup", RED, {"level": 1, "subtypes": ["animal", "canine"]}),
        ("Brute", RED, {"level": 3, "subtypes": ["dark elf", "soldier"]}),
        ("Ghost", BLUE, {"level": 2, "traits": ["Incorporeal"], "schools": {"dark": 2}}),
        ("Bones", BLUE, {"level": 2, "traits": ["Nonliving"], "subtypes": ["undead"]}),
        ("Bird", BLUE, {"level": 1, "traits": ["Flying"], "schools": {"air": 1, "nature": 1}, "school_mode": "all"}),
        ("Hero", BLUE, {"level": 5, "traits": ["Legendary"]}),
        ("Relic", BLUE, {"level": 4, "traits": ["Epic"]}),
    ):
        table.put(make_creature(name, **row), seat)
    conjuration = {"type": "conjuration", "cost": 1, "action": "quick", "target": "zone", "life": 3, "armor": 0}
    table.put(make_card(name="Shrine", **conjuration), RED)
    table.put(make_card(name="Bush", traits=["Living"], **conjuration), BLUE)
    table.put(make_card(name="Lake", terrain=True, subtypes=["aquatic"], **conjuration), BLUE)
    return table


CREATURES = {"Beastmaster", "Warlock", "Pup", "Brute", "Ghost", "Bones", "Bird", "Hero", "Relic"}
CONJURATIONS = {"Shrine", "Bush", "Lake"}


@pytest.mark.parametrize(
    ("target", "meant"),
    [
        ("creature", CREATURES),
        ("mage", {"Beastmaster", "Warlock"}),
        ("self", {"Beastmaster"}),
        ("conjuration", CONJURATIONS),
        ("terrain", {"Lake"}),
        ("object", CREATURES | CONJURATIONS),
        ("creature or conjuration", CREATURES | CONJURATIONS),
        ("friendly creature", {"Beastmaster", "Pup", "Brute"}),
        ("non-friendly creature", CREATURES - {"Beastmaster", "Pup", "Brute"}),
        ("enemy mage", {"Warlock"}),
        ("friendly mage", {"Beastmaster"}),
        ("non-mage creature", CREATURES - {"Beastmaster", "Warlock"}),
        ("mage creature", {"Beastmaster", "Warlock"}),
        ("minor creature", {"Pup", "Ghost", "Bones", "Bird"}),
        ("major creature", {"Beastmaster", "Warlock", "Brute", "Hero", "Relic"}),
        ("non-minor creature", {"Beastmaster", "Warlock", "Brute", "Hero", "Relic"}),
        ("creature of level 2", {"Ghost", "Bones", "Bird"}),
        ("creature of level 4 or more", {"Beastmaster", "Warlock", "Hero", "Relic"}),
        ("creature of level 1 or less", {"Pup"}),
        ("living creature", CREATURES - {"Ghost", "Bones"}),
        ("nonliving creature", {"Ghost", "Bones"}),
        ("living conjuration", {"Bush"}),
        ("corporeal creature", CREATURES - {"Ghost"}),
        ("incorporeal creature", {"Ghost"}),
        ("non-incorporeal creature", CREATURES - {"Ghost"}),
        ("flying creature", {"Bird"}),
        ("non-flying creature", CREATURES - {"Bird"}),
        ("legendary creature", {"Hero"}),
        ("non-legendary creature", CREATURES - {"Hero"}),
        ("epic creature", {"Relic"}),
        ("non-epic creature", CREATURES - {"Relic"}),
        ("animal creature", {"Pup"}),
        ("non-animal creature", CREATURES - {"Pup"}),
        ("dark elf creature", {"Brute"}),
        ("non-dark elf creature", CREATURES - {"Brute"}),
        ("friendly dark elf soldier creature", {"Brute"}),
        ("aquatic terrain", {"Lake"}),
        ("non-terrain conjuration", {"Shrine", "Bush"}),
        ("enemy non-terrain corporeal conjuration", {"Bush"}),
        ("dark creature", {"Ghost"}),
        ("air creature", {"Bird"}),
        ("nature creature", {"Bird"}),
        ("beastmaster", {"Beastmaster"}),
        ("warlock mage", {"Warlock"}),
        ("druid mage", set()),
    ],
)
def test_a_word_means_these_and_no_others(table: Table, target: str, meant: set[str]) -> None:
    assert named(table, target) == meant


@rule("codex.minor.level", "codex.major.level")
@pytest.mark.parametrize(("level", "minor"), [(1, True), (2, True), (3, False), (6, False)])
def test_minor_is_level_1_or_2_and_major_everything_above(level: int, minor: bool) -> None:
    table = Table()
    thing = table.put(make_creature(level=level), RED)
    assert named(table, "friendly non-mage minor creature") == ({thing.name} if minor else set())
    assert named(table, "friendly non-mage major creature") == (set() if minor else {thing.name})


def test_a_zombie_marker_makes_undead_and_nonliving() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    assert wolf.name in named(table, "living creature")
    assert named(table, "undead creature") == set()
    table.condition(wolf, ZOMBIE)
    assert named(table, "undead creature") == {wolf.name}
    assert wolf.name not in named(table, "living creature")


def test_worn_and_attached_things_are_told_apart() -> None:
    table = Table()
    table.move_to(table.blue, "B1")
    table.move_to(table.red, "B1")
    table.attach("Leather Gloves", table.blue)
    table.attach("Bear Strength", table.blue)
    table.hide("Rhino Hide", table.blue)
    assert named(table, "equipment") == named(table, "minor equipment") == {"Leather Gloves"}
    assert named(table, "major equipment") == set()
    assert named(table, "revealed enchantment") == {"Bear Strength"}
    assert named(table, "hidden enchantment") == {"Rhino Hide"}
    assert named(table, "friendly enchantment") == set()


def test_a_wall_is_a_conjuration_and_the_only_one_meant_by_its_name() -> None:
    table = Table()
    table.wall(make_wall(), "B1|B2")
    assert named(table, "wall") == {"Test Wall"}
    assert "Test Wall" in named(table, "conjuration")


@pytest.mark.parametrize(("marker", "subtype"), sorted(MARKERS.items()))
def test_markers_in_zones(marker: str, subtype: str) -> None:
    table = Table()
    table.move_to(table.red, "B1")
    near, far = table.put(make_creature("Near"), BLUE, "B2"), table.put(make_creature("Far"), BLUE, "B3")
    assert named(table, f"zone with {marker}") == named(table, f"creature in a zone with a {marker}") == set()
    table.put(make_card(name="The Marker", type="marker", subtypes=[subtype]), BLUE, "B2")
    table.put(make_card(name="Other Marker", type="marker", subtypes=["tree"]), RED, "B3")
    assert named(table, f"zone with {marker}") == {"B2"}
    assert named(table, f"creature in a zone with a {marker}") == {near.name}
    assert named(table, marker) == {"The Marker"}
    assert named(table, f"friendly {marker}") == set()
    assert "The Marker" not in named(table, "object")
    assert far.name in named(table, "object")


def test_an_enchantment_fits_only_while_the_marker_lies_in_its_zone() -> None:
    table = Table()
    marker = table.put(make_card(name="The Marker", type="marker", subtypes=["vine"]), BLUE, "B2")
    row = {"type": "enchantment", "cost": 1, "reveal": 1, "action": "quick", "target": "zone with vine marker"}
    hidden = table.hide(make_card(name="Snare", **row), "B2", RED)
    assert fits_where_it_is(table.game, hidden)
    table.move_to(marker, "B3")
    assert not fits_where_it_is(table.game, hidden)


@pytest.mark.parametrize(
    ("kind", "meant"),
    [
        ("creature", {"Beastmaster", "Warlock", "Wolf"}),
        ("mage", {"Beastmaster", "Warlock"}),
        ("self", {"Beastmaster"}),
        ("conjuration", {"Shrine", "Test Wall"}),
        ("wall", {"Test Wall"}),
        ("enchantment", {"Bear Strength"}),
        ("equipment", {"Leather Gloves"}),
        ("object", {"Beastmaster", "Warlock", "Wolf", "Shrine", "Test Wall", "Bear Strength", "Leather Gloves"}),
        ("terrain", set()),
        ("vine marker", {"Vine"}),
        ("v'tar orb", set()),
    ],
)
def test_a_kind_is_asked_of_everything_on_the_table(kind: str, meant: set[str]) -> None:
    table = Table()
    table.put(make_creature("Wolf"), BLUE)
    table.put(make_card(name="Shrine", type="conjuration", cost=1, action="quick", target="zone", life=3), BLUE)
    table.put(make_card(name="Vine", type="marker", subtypes=["vine"]), BLUE)
    table.wall(make_wall(), "B1|B2")
    table.attach("Bear Strength", table.blue)
    table.attach("Leather Gloves", table.blue)
    judge = judge_of(read_target(kind))
    assert {each.name for each in table.game.objects.values() if judge(RED, each)} == meant


# Several targets


def test_several_targets_are_counted_and_are_different_ones() -> None:
    table = Table()
    table.move_to(table.red, "B2")
    pair = [table.put(make_creature(name), BLUE, "B2") for name in ("One", "Two")]
    card = spell("1-2 enemy non-mage creatures", range=[0, 1])
    assert list(further_targets(table.game, table.red, card, [])) == pair
    assert list(further_targets(table.game, table.red, card, pair[:1])) == pair[1:]
    assert list(further_targets(table.game, table.red, card, pair)) == []
    judge = [
        why_not_together(table.game, table.red, card, places)
        for places in ([], [pair[0], pair[0]], [*pair, table.blue], [pair[0], table.red], pair)
    ]
    assert judge == [
        refusals.NUMBER_OF_TARGETS,
        refusals.SAME_TARGET,
        refusals.NUMBER_OF_TARGETS,
        refusals.WRONG_TARGET,
        None,
    ]


def test_adjacent_zones_lie_side_by_side() -> None:
    table = Table()
    table.move_to(table.red, "B2")
    zone = table.zone
    card = spell("2 adjacent zones", range=[0, 1])
    beside = set(further_targets(table.game, table.red, card, [zone("B2")]))
    assert beside == {zone(name) for name in ("A2", "B1", "B3", "C2")}
    assert set(further_targets(table.game, table.red, card, [zone("B3")])) == {zone("B2")}
    assert why_not_together(table.game, table.red, card, [zone("A2"), zone("C2")]) is refusals.ZONES_APART
    assert why_not_together(table.game, table.red, card, [zone("B2")]) is refusals.NUMBER_OF_TARGETS
    assert why_not_together(table.game, table.red, card, [zone("B3"), zone("B4")]) is refusals.OUT_OF_RANGE
    upto = spell("1-2 adjacent zones", range=[0, 1])
    assert why_not_together(table.game, table.red, upto, [zone("B2")]) is None


# Cards in a discard pile


@pytest.mark.parametrize(
    ("target", "meant"),
    [
        ("destroyed living creature", {"Pup", "Hero", "Titan"}),
        ("discarded non-epic living creature", {"Pup", "Hero"}),
        ("discarded nonliving creature", {"Bones", "Ghost"}),
        ("discarded incorporeal creature", {"Ghost"}),
        ("discarded corporeal creature", {"Pup", "Bones", "Hero", "Titan"}),
        ("discarded minor creature", {"Pup", "Bones", "Ghost"}),
        ("discarded major creature", {"Hero", "Titan"}),
        ("discarded legendary creature", {"Hero"}),
        ("discarded flying creature", {"Titan"}),
        ("discarded undead creature", {"Bones"}),
        ("discarded dark object", {"Ring"}),
        ("discarded equipment", {"Ring"}),
    ],
)
def test_a_card_in_a_pile_is_judged_as_it_is_printed(target: str, meant: set[str]) -> None:
    pile = [
        make_creature("Pup"),
        make_creature("Bones", traits=["Nonliving"], subtypes=["undead"]),
        make_creature("Ghost", traits=["Incorporeal"]),
        make_creature("Hero", traits=["Legendary"], level=3),
        make_creature("Titan", traits=["Epic", "Flying"], level=4),
        make_card(name="Ring", type="equipment", cost=1, action="quick", target="mage", schools={"dark": 1}),
    ]
    assert {card.name for card in pile if fits_from_a_pile(read_target(target), card)} == meant


# Nothing is read that nobody can judge


@pytest.mark.parametrize("word", sorted({*NEEDS, *CLASSES, *SCHOOLS, *SUBTYPES} - {*OF_PILES, *OF_PLACES}))
def test_whatever_is_read_can_be_judged(word: str) -> None:
    table = Table()
    assert isinstance(need(word)(RED, table.blue), bool)
    assert need(f"non-{word}")(RED, table.blue) is not need(word)(RED, table.blue)


def test_every_kind_that_is_no_place_can_be_judged() -> None:
    for kind in set(KINDS) - set(PLACES):
        assert isinstance(judge_of(read_target(kind))(RED, Table().blue), bool)


def test_the_casting_lines_of_all_cards_can_be_judged() -> None:
    table = Table()
    lines = {each.target for each in library().values() if each.target is not None}
    assert len({line.text for line in lines}) > 60
    assert {type(judge_of(line)(RED, table.red)) for line in lines if not set(line.kinds) <= set(PLACES)} == {bool}


def test_a_word_nobody_knows_is_an_error_and_not_a_no() -> None:
    with pytest.raises(LookupError):
        need("sleepy")
    with pytest.raises(LookupError):
        need("non-sleepy")


@pytest.mark.parametrize(
    "line",
    [
        *("adjacent zone", "adjacent creatures", "non-adjacent zones", "2 adjacent creatures", "living zone"),
        *("destroyed mage", "non-destroyed creature", "discarded zone", "destroyed self", "0 creatures", "3-2 zones"),
        *("zone of level 2", "creature in a zone with a gadget", "creature of level many", "elf dark machine creature"),
    ],
)
def test_a_line_that_means_nothing_is_refused_when_it_is_read(line: str) -> None:
    with pytest.raises(ValueError):
        read_target(line)
