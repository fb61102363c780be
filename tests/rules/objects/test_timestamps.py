"""Timestamps: effects apply in the order in which they began, and moving an enchantment makes it the latest."""

import pytest

from mageduel.facts.conditions import CRIPPLE, STUN, Condition
from mageduel.facts.traits import FLYING, LIFE
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.objects.characteristics import life
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.presence import move_enchantment
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_card, script_for


@pytest.fixture
def table() -> Table:
    return Table()


@rule(
    "core.reveal.conflicts-in-reveal-order",
    "core.reveal.example-conflict-flying",
    "sup.rules.effects-apply-earliest-to-latest",
    "sup.rules.gain-lose-conflict-later-wins",
    "ruling.r20",
)
@pytest.mark.parametrize(
    ("first", "second", "flies"), [("Eagle Wings", "Maim Wings", False), ("Maim Wings", "Eagle Wings", True)]
)
def test_of_gaining_and_losing_the_one_revealed_later_prevails(
    table: Table, first: str, second: str, flies: bool
) -> None:
    fox = table.put("Bitterwood Fox", RED)
    later, earlier = table.hide(second, fox, RED), table.hide(first, fox, RED)
    table.reveal_after("Reset Phase", earlier)
    table.reveal_after("Reset Phase", later)
    table.reset()
    assert table.has(fox, FLYING) is flies


@rule("sup.rules.example-eagle-wings-then-maim-wings")
def test_maim_wings_after_eagle_wings_leave_the_creature_on_the_ground(table: Table) -> None:
    fox = table.put("Bitterwood Fox", RED)
    table.attach("Eagle Wings", fox)
    table.attach("Maim Wings", fox, BLUE)
    assert not table.has(fox, FLYING)


@rule(
    "sup.rules.example-eagle-wings-moved-away-and-back", "sup.rules.moved-enchantment-gets-new-timestamp", "ruling.r20"
)
def test_wings_moved_away_and_back_are_later_than_what_maimed_them(table: Table) -> None:
    fox, wolf = table.put("Bitterwood Fox", RED), table.put("Timber Wolf", RED)
    wings = table.attach("Eagle Wings", fox)
    table.attach("Maim Wings", fox, BLUE)
    move_enchantment(wings, wolf)
    assert table.has(wolf, FLYING)
    move_enchantment(wings, fox)
    assert table.has(fox, FLYING)
    assert not table.has(wolf, FLYING)


@rule("core.reveal.example-conflict-life-gain", "ruling.r20")
@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [("Bull Endurance", "Poisoned Blood", 14), ("Poisoned Blood", "Bull Endurance", 10)],
)
def test_of_gaining_life_and_forbidding_it_the_one_revealed_first_prevails(
    table: Table, first: str, second: str, expected: int
) -> None:
    wolf = table.put("Timber Wolf", RED)
    later, earlier = table.hide(second, wolf, RED), table.hide(first, wolf, RED)
    table.reveal_after("Reset Phase", earlier)
    table.reveal_after("Reset Phase", later)
    table.reset()
    assert life(wolf) == expected


@rule(
    "sup.rules.example-bull-endurance-then-deathlock",
    "sup.rules.example-bull-endurance-moved-under-deathlock",
    "sup.rules.example-deathlock-destroyed-restores-bonus",
    "sup.rules.moved-enchantment-gets-new-timestamp",
    "ruling.r20",
)
def test_life_gained_before_deathlock_stays_until_its_source_moves_on(table: Table) -> None:
    basilisk, wolf = table.put("Stonegaze Basilisk", RED), table.put("Timber Wolf", RED)
    endurance = table.attach("Bull Endurance", basilisk)
    assert life(basilisk) == 14
    deathlock = table.put("Deathlock", BLUE, "A4")
    assert life(basilisk) == 14
    move_enchantment(endurance, wolf)
    assert (life(basilisk), life(wolf)) == (10, 10)
    table.run(destroy(table.game, deathlock, A_TEST))
    assert life(wolf) == 14


@rule("sup.rules.example-pet-before-and-after-deathlock", "ruling.r20")
def test_a_pet_made_before_deathlock_keeps_its_life_and_one_made_after_gains_none(table: Table) -> None:
    early, late = table.put("Timber Wolf", RED), table.put("Timber Wolf", RED)
    pet = make_card(name="Test Collar", type="enchantment", cost=2, reveal=1, action="quick", target="creature")
    script_for(pet).grants(LIFE(+3))
    table.attach(pet, early)
    table.put("Deathlock", BLUE, "A4")
    table.attach(pet, late)
    assert (life(early), life(late)) == (13, 10)


@rule("sup.rules.cannot-gain-overrides-order", "sup.rules.rooted-restrained-incapacitated-no-flying")
@pytest.mark.parametrize("condition", [STUN, CRIPPLE])
def test_what_cannot_be_gained_is_not_gained_by_anything_later(table: Table, condition: Condition) -> None:
    fox = table.put("Bitterwood Fox", RED)
    table.condition(fox, condition)
    table.attach("Eagle Wings", fox)
    assert not table.has(fox, FLYING)
    fox.take_condition(condition)
    assert table.has(fox, FLYING)


@rule("sup.rules.continuous-effect-ends-with-its-source")
def test_an_effect_ends_the_moment_its_source_leaves(table: Table) -> None:
    fox, wolf = table.put("Bitterwood Fox", RED), table.put("Timber Wolf", RED)
    wings = table.attach("Eagle Wings", fox)
    move_enchantment(wings, wolf)
    assert not table.has(fox, FLYING)
    assert table.has(wolf, FLYING)


@rule("sup.rules.gain-lose-conflict-later-wins", "ruling.r20")
@pytest.mark.parametrize("is_lost_first", [True, False])
def test_what_is_lost_for_a_while_can_be_gained_after_that(table: Table, is_lost_first: bool) -> None:
    fox = table.put("Bitterwood Fox", RED)
    if is_lost_first:
        grant_for_a_while(fox, FLYING(-1), source="a test")
    table.attach("Eagle Wings", fox)
    if not is_lost_first:
        grant_for_a_while(fox, FLYING(-1), source="a test")
    assert table.has(fox, FLYING) is is_lost_first
