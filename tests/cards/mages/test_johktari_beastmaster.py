"""The Johktari Beastmaster: she runs, shoots, and hunts what is wounded."""

import pytest

from mageduel.cards.mages.johktari_beastmaster import PREY
from mageduel.facts.conditions import ROT, TAINTED
from mageduel.facts.traits import FAST
from mageduel.rules.conditions.markers import remove_condition
from mageduel.rules.mages.ability_markers import place_marker
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.healing import heal
from mageduel.rules.round.setup import Seat
from mageduel.state.objects import Object
from tests.kit.answers import ability
from tests.kit.causes import A_TEST
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Johktari Beastmaster", blue="Warlock")
    table.move_to(table.red, "B2")
    return table


def mark(table: Table, prey: Object) -> None:
    table.use(RED, ability(table.red, "Wounded Prey", prey))


def may_be_marked(table: Table, prey: Object) -> bool:
    return ("ability", table.red.id, 0, prey.id) in table.between(RED)


def test_she_is_fast(table: Table) -> None:
    assert table.has(table.red, FAST)


def test_her_arrows_have_a_die_more_her_spells_and_fists_have_not(table: Table) -> None:
    bow = table.attach("Hunting Bow", table.red)
    wolf = table.put("Timber Wolf", BLUE, "B3")
    near = table.put("Timber Wolf", BLUE, "B2")
    assert table.odds(table.red, "Talonhead Arrow", wolf, source=bow).dice.value == 5
    assert table.odds(table.red, "Basic Melee Attack", near).dice.value == 3
    table.dice("0 0 0", effect=1)
    table.cast(table.red, "Surging Wave", wolf)


def test_she_and_friendly_animals_hit_the_prey_harder(table: Table) -> None:
    prey = table.put("Timber Wolf", BLUE, damage=1)
    fox, knight = table.put("Bitterwood Fox", RED), table.put("Knight of Westlock", RED)
    mark(table, prey)
    assert table.odds(table.red, "Basic Melee Attack", prey).dice.value == 4
    assert table.odds(fox, "Bite", prey).dice.value == 4
    assert table.odds(knight, knight.card.attacks[0].name, prey).dice.value == knight.card.attacks[0].dice


def test_others_than_the_prey_are_hit_as_before_and_enemies_gain_nothing(table: Table) -> None:
    prey, other = table.put("Timber Wolf", BLUE, damage=1), table.put("Timber Wolf", BLUE, damage=1)
    fox, foe = table.put("Bitterwood Fox", RED), table.put("Bitterwood Fox", BLUE)
    mark(table, prey)
    assert table.odds(fox, "Bite", other).dice.value == 3
    assert table.odds(foe, "Bite", prey).dice.value == 3


def test_the_bonus_is_melee_only(table: Table) -> None:
    bow = table.attach("Hunting Bow", table.red)
    prey = table.put("Timber Wolf", BLUE, "B3", damage=1)
    mark(table, prey)
    assert table.odds(table.red, "Talonhead Arrow", prey, source=bow).dice.value == 5


def test_only_damaged_living_enemies_that_are_no_mages(table: Table) -> None:
    table.blue.damage = 5
    assert may_be_marked(table, table.put("Timber Wolf", BLUE, "A4", damage=1))
    assert not may_be_marked(table, table.put("Timber Wolf", BLUE))
    assert not may_be_marked(table, table.put("Skeletal Sentry", BLUE, damage=1))
    assert not may_be_marked(table, table.put("Timber Wolf", RED, damage=1))
    assert not may_be_marked(table, table.blue)


def test_once_a_round_and_the_marker_goes_where_she_likes(table: Table) -> None:
    first, second = table.put("Timber Wolf", BLUE, damage=1), table.put("Timber Wolf", BLUE, damage=1)
    mark(table, first)
    assert not may_be_marked(table, second)
    table.reset()
    assert not may_be_marked(table, first)
    mark(table, second)
    assert [each.attached_to for each in table.find_all("Wounded Prey")] == [second]


def test_healed_it_is_prey_no_more(table: Table) -> None:
    prey = table.put("Timber Wolf", BLUE, damage=2)
    mark(table, prey)
    table.run(heal(table.game, prey, 1, A_TEST))
    assert table.find_all("Wounded Prey") != []
    table.run(heal(table.game, prey, 1, A_TEST))
    assert table.find_all("Wounded Prey") == []


def test_tainted_counts_as_damage(table: Table) -> None:
    prey = table.put("Timber Wolf", BLUE)
    table.condition(prey, TAINTED)
    mark(table, prey)
    table.run(remove_condition(table.game, prey, TAINTED))
    assert table.find_all("Wounded Prey") == []


def test_destroyed_it_gives_the_marker_back(table: Table) -> None:
    prey, next_prey = table.put("Timber Wolf", BLUE, damage=1), table.put("Timber Wolf", BLUE, damage=1)
    mark(table, prey)
    table.run(destroy(table.game, prey, A_TEST))
    table.reset()
    mark(table, next_prey)
    assert table.find("Wounded Prey").attached_to is next_prey


def test_anothers_prey_is_not_ones_own() -> None:
    table = Table(red="Johktari Beastmaster", blue="Johktari Beastmaster")
    wolf, fox = table.put("Timber Wolf", BLUE, damage=1), table.put("Bitterwood Fox", BLUE)
    table.use(RED, ability(table.red, "Wounded Prey", wolf))
    table.use(BLUE, ability(table.blue, "Wounded Prey", table.put("Timber Wolf", RED, damage=1)))
    assert table.odds(fox, "Bite", wolf).dice.value == 3


def test_two_of_one_team_hunt_each_her_own_prey() -> None:
    seats = tuple(Seat(f"Player {number}", "Johktari Beastmaster", {}, number % 2) for number in range(4))
    duel = Duel(seats=seats)
    one, two = (duel.put("Timber Wolf", BLUE, "B2", damage=1) for _ in range(2))
    fox = duel.put("Bitterwood Fox", RED)
    first, second = duel.game.players[0].mage, duel.game.players[2].mage
    for mage in (first, second):
        duel.move_to(mage, "B2")
    place_marker(duel.game, PREY, one, 0)
    place_marker(duel.game, PREY, two, 2)
    assert [duel.odds(fox, "Bite", each).dice.value for each in (one, two)] == [4, 4]
    assert [duel.odds(first, "Basic Melee Attack", each).dice.value for each in (one, two)] == [4, 3]
    assert [duel.odds(second, "Basic Melee Attack", each).dice.value for each in (one, two)] == [3, 4]


@rule("ruling.r47")
def test_what_a_taint_hurts_is_not_whole_and_nobody_is_asked_for_an_order(table: Table) -> None:
    """Its damage would be gone for a moment, but the marker that counts as damage keeps the trail."""
    prey = table.put("Timber Wolf", BLUE, damage=2)
    mark(table, prey)
    table.attach("Regrowth", prey)
    table.condition(prey, ROT)
    table.condition(prey, TAINTED)
    table.upkeep()
    assert len(table.find_all("Wounded Prey")) == 1
