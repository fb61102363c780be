"""The Forcemaster: she deflects one attack a round, and draws others near."""

import pytest

from mageduel.cards.mages.forcemaster import FORCE_PULL
from mageduel.facts.cards import Card
from mageduel.facts.mages import mage
from mageduel.facts.spellbooks import spell_points
from mageduel.rules.casting.at_hand import castables
from mageduel.rules.round.ready_markers import ready_marker
from mageduel.state.objects import Object
from tests.kit.answers import NO_DEFENSE, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_wall

THORNS = make_wall(
    "Thorns", traits=["Passage Attacks"], attack=[{"name": "Sting", "kind": "passage attack", "dice": 2}]
)
STONES = make_wall("Stones", traits=["Passage Blocked"])


@pytest.fixture
def table() -> Table:
    table = Table(red="Forcemaster")
    table.move_to(table.red, "B2")
    return table


@pytest.fixture
def wolf(table: Table) -> Object:
    return table.put("Timber Wolf", BLUE, "B2")


@rule("ref.mage.forcemaster.attributes")
def test_her_numbers() -> None:
    facts = mage("Forcemaster")
    card = facts.card
    assert (facts.spell_points, card.life, card.armor, card.channeling) == (120, 32, 0, 10)
    assert (facts.subclass, card.subtypes) == ("Pellian", ("mage", "human"))
    assert [(bar.name, bar.dice) for bar in card.attacks] == [("Basic Melee Attack", 3)]


@rule("ref.mage.forcemaster.training")
def test_mind_is_hers_other_creatures_cost_three_times_and_all_else_twice(table: Table) -> None:
    def points(name: str) -> int:
        card: Card = table.card(name)
        return spell_points(mage("Forcemaster"), card)

    assert (points("Psylok"), points("Invisible Fist")) == (2, 1)
    assert (points("Timber Wolf"), points("Iron Golem")) == (6, 9)
    assert (points("Hurl Boulder"), points("Dispel")) == (4, 2)


# Deflect


def deflect(table: Table, wolf: Object, roll: int) -> bool:
    table.decide("defend", take(table.red))
    table.effect(roll)
    if roll < 7:
        table.dice("0 0 0 0")
    table.attack(wolf, "Bite", table.red)
    return table.attacks()[-1].avoided


@rule("ref.mage.forcemaster.deflect", "ref.mage.forcemaster.deflect-marker")
@pytest.mark.parametrize(("roll", "avoided"), [(6, False), (7, True)])
def test_one_mana_avoids_an_attack_on_a_seven(table: Table, wolf: Object, roll: int, avoided: bool) -> None:
    assert deflect(table, wolf, roll) is avoided
    assert table.red.mana == 49


@rule("ref.mage.forcemaster.deflect")
def test_once_a_round(table: Table, wolf: Object) -> None:
    deflect(table, wolf, 7)
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", table.red)
    assert len([each for each in table.asked if each.kind == "defend"]) == 1
    table.reset()
    assert deflect(table, wolf, 7)


@rule("sup.ability.deflect-optional")
def test_she_need_not(table: Table, wolf: Object) -> None:
    table.decide("defend", NO_DEFENSE)
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", table.red)
    assert (table.red.damage, table.red.mana) == (1, 50)


def test_arrows_are_deflected_too_and_without_mana_nothing_is(table: Table) -> None:
    archer = table.put("Royal Archer", BLUE, "B1")
    table.decide("defend", take(table.red))
    table.effect(7)
    table.attack(archer, "Longbow", table.red)
    table.reset()
    table.mana(RED, 0)
    table.dice("1 0 0 0")
    table.attack(archer, "Longbow", table.red)
    assert (table.red.damage, len([each for each in table.asked if each.kind == "defend"])) == (1, 1)


def test_the_marker_shows_whether_anything_is_left(table: Table, wolf: Object) -> None:
    assert ready_marker(table.red) is True
    deflect(table, wolf, 7)
    far = table.put("Bitterwood Fox", BLUE, "B3")
    table.cast(table.red, FORCE_PULL, far, full=False)
    assert ready_marker(table.red) is False


# Force Pull


@rule("ref.mage.forcemaster.force-pull", "ref.mage.forcemaster.force-pull-effect")
def test_for_one_mana_a_creature_comes_one_zone_nearer_once_a_round(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B4")
    table.cast(table.red, FORCE_PULL, wolf, full=False)
    assert (table.place(wolf), table.red.mana) == ("B3", 49)
    assert FORCE_PULL not in [each.card for each in castables(table.game, table.red)]
    table.reset()
    table.cast(table.red, FORCE_PULL, wolf, full=False)
    assert table.place(wolf) == "B2"


@rule("ref.mage.forcemaster.force-pull")
def test_it_reaches_from_one_to_two_zones(table: Table) -> None:
    far = table.put("Timber Wolf", BLUE, "B2")
    assert table.why_no_cast(table.red, FORCE_PULL, far) == "out-of-range"
    table.move_to(table.red, "C1")
    far = table.put("Timber Wolf", BLUE, "B3")
    assert table.why_no_cast(table.red, FORCE_PULL, far) == "out-of-range"


def test_on_a_diagonal_she_chooses_the_way(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "A3")
    table.decide("direction", ("push", 2))
    table.cast(table.red, FORCE_PULL, wolf, full=False)
    assert table.place(wolf) == "B3"
    [asked] = [each for each in table.asked if each.kind == "direction"]
    assert set(asked.options) == {("push", 2), ("push", 3)}


def test_the_unmovable_stay(table: Table) -> None:
    golem = table.put("Iron Golem", BLUE, "B3")
    table.cast(table.red, FORCE_PULL, golem, full=False)
    assert table.place(golem) == "B3"


@rule("ref.mage.forcemaster.force-pull-walls")
def test_never_through_a_wall_that_attacks_and_into_one_that_blocks(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    wall = table.wall(THORNS, "B2|B3")
    table.cast(table.red, FORCE_PULL, wolf, full=False)
    assert (table.place(wolf), wolf.damage) == ("B3", 0)
    table.destroy(wall)
    table.wall(STONES, "B2|B3")
    table.reset()
    table.dice("1* 0 0")
    table.cast(table.red, FORCE_PULL, wolf, full=False)
    assert (table.place(wolf), wolf.damage) == ("B3", 1)


@rule("sup.ability.force-pull-untyped-spell")
def test_nullify_does_not_see_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    nullify = table.hide("Nullify", wolf)
    table.cast(table.red, FORCE_PULL, wolf, full=False)
    assert table.place(wolf) == "B2"
    assert nullify.hidden


@rule("sup.ability.force-pull-has-force-subtype")
def test_the_force_ring_makes_it_free(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.attach("Force Ring", table.red)
    table.cast(table.red, FORCE_PULL, wolf, full=False)
    assert (table.place(wolf), table.red.mana) == ("B2", 50)
