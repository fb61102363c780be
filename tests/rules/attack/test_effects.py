"""The order of effects: earlier ones first, moved ones anew, and what wins whatever the order (ruling R20)."""

import pytest

from mageduel.facts.traits import FLYING, LIFE, RESTRAINED
from mageduel.rules.objects.characteristics import life
from mageduel.rules.objects.destroy import destroy, settle
from mageduel.rules.objects.presence import move_enchantment
from mageduel.state.events import Damaged, Destroyed
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


@rule("sup.rules.continuous-effect-ends-with-its-source")
def test_an_effect_ends_the_moment_its_source_is_gone(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    wings = table.attach("Eagle Wings", wolf)
    assert table.has(wolf, FLYING)
    table.run(destroy(table.game, wings, A_TEST))
    assert not table.has(wolf, FLYING)


@rule("sup.rules.gain-lose-conflict-later-wins", "sup.rules.example-eagle-wings-then-maim-wings")
def test_of_gaining_and_losing_the_later_wins(table: Table) -> None:
    falcon, wolf = table.put("Thunderift Falcon", RED), table.put("Timber Wolf", RED)
    table.attach("Eagle Wings", wolf)
    table.attach("Maim Wings", wolf, BLUE)
    table.attach("Maim Wings", falcon, BLUE)
    assert not table.has(wolf, FLYING)
    assert not table.has(falcon, FLYING)


@rule(
    "sup.rules.rooted-restrained-incapacitated-no-flying",
    "sup.rules.example-eagle-wings-on-restrained",
    "sup.rules.cannot-gain-overrides-order",
)
def test_what_is_held_cannot_take_wing_even_later(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.attach("Force Hold", wolf, BLUE)
    assert table.has(wolf, RESTRAINED)
    table.attach("Eagle Wings", wolf)
    assert not table.has(wolf, FLYING)


@rule(
    "sup.codex.life-loss-can-destroy",
    "codex.life-mod.destroys",
    "sup.codex.life-loss-not-destroyed-by-damage",
    "codex.life-mod.not-by-damage",
)
def test_who_loses_the_life_that_kept_it_alive_is_destroyed_but_not_by_damage(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=11)
    endurance = table.attach("Bull Endurance", wolf)
    table.run(settle(table.game))
    assert table.in_play(wolf)
    table.run(destroy(table.game, endurance, A_TEST))
    table.run(settle(table.game))
    assert not table.in_play(wolf)
    assert table.events(Damaged) == []
    fallen = next(event for event in table.events(Destroyed) if event.who is wolf)
    assert fallen.attack is None
    assert life(wolf) <= 11
    assert not table.has(wolf, LIFE)


@rule("sup.rules.moved-enchantment-gets-new-timestamp", "sup.rules.example-eagle-wings-moved-away-and-back")
def test_an_enchantment_that_was_moved_away_and_back_is_the_later_one(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", RED)
    wings = table.attach("Eagle Wings", wolf)
    table.attach("Maim Wings", wolf, BLUE)
    assert not table.has(wolf, FLYING)
    move_enchantment(wings, fox)
    assert table.has(fox, FLYING)
    move_enchantment(wings, wolf)
    assert table.has(wolf, FLYING)


@rule("sup.rules.moved-enchantment-gets-new-timestamp", "sup.rules.example-bull-endurance-moved-under-deathlock")
def test_life_moved_under_deathlock_gives_the_new_bearer_nothing(table: Table) -> None:
    basilisk, wolf = table.put("Stonegaze Basilisk", RED), table.put("Timber Wolf", RED)
    endurance = table.attach("Bull Endurance", basilisk)
    table.put("Deathlock", BLUE, "C4")
    assert life(basilisk) > 10
    move_enchantment(endurance, wolf)
    assert (life(basilisk), life(wolf)) == (10, 10)


@rule("sup.rules.example-pet-before-and-after-deathlock")
def test_a_pet_made_before_deathlock_keeps_its_life_and_one_made_later_gains_none(table: Table) -> None:
    table.decide("offer", ("pay", 3))
    early = table.summon("Timber Wolf", RED)
    lock = table.put("Deathlock", BLUE, "C4")
    assert life(early) == 13
    table.run(destroy(table.game, early, A_TEST))
    table.decide("offer", ("pay", 3))
    late = table.summon("Timber Wolf", RED)
    assert life(late) == 10
    table.run(destroy(table.game, lock, A_TEST))
    assert life(late) == 13
