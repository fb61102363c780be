"""Zone attacks: everything in a zone, one after the other, and nothing of it targeted."""

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.conditions import DAZE
from tests.kit.ledger import rule
from tests.kit.position import set_tokens
from tests.kit.surprises import counterspell
from tests.kit.table import BLUE, RED, Refused, Table, make_creature

FIVE = "1* 1* 0 0 0"


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlock", blue="Beastmaster")
    table.move_to(table.red, "B1")
    return table


def bomber() -> Card:
    """A creature with an attack on its own zone."""
    blast = {"name": "Blast", "kind": "ranged", "action": "full", "dice": 3, "range": [0, 1], "zone": True}
    return make_creature("Bomber", attack=[blast])


@rule(
    "core.zoneattack.affects-whole-zone",
    "core.zoneattack.friend-and-foe",
    "core.zoneattack.separate-rolls",
    "core.zoneattack.attacker-picks-order",
    "core.zoneattack.one-at-a-time",
    "sup.rules.zone-attack-order-chosen-by-attacker",
    "core.codex.zone-attack-separate",
    "codex.zone-attack.separate",
    "ruling.r26",
)
def test_everything_in_the_zone_has_dice_of_its_own_in_the_casters_order(table: Table) -> None:
    foe, friend = table.put(make_creature("Foe"), BLUE, "B2"), table.put(make_creature("Friend"), RED, "B2")
    flower = table.put("Mana Crystal", BLUE, "B2")
    table.decide("order", ("next", friend.id), ("next", foe.id))
    table.dice("1* 0 0 0 0", effect=1)
    table.dice("2* 0 0 0 0", effect=1)
    table.cast(table.red, "Firestorm", "B2")
    assert (friend.damage, foe.damage) == (1, 2)
    assert {request.player for request in table.asked} == {RED}
    assert flower.damage == 0  # Flame Immunity: nothing is rolled


@rule("core.zoneattack.targets-zone-only", "core.zoneattack.zone-in-range")
def test_the_target_is_a_zone_in_range(table: Table) -> None:
    table.put("Timber Wolf", BLUE, "B2")
    assert {each[3] for each in table.cast_options(table.red, "Firestorm")} == {"A1", "B1", "B2", "C1"}


@rule(
    "core.zoneattack.no-target-reactions",
    "core.codex.zone-attack-all-not-targeting",
    "codex.zone-attack.all",
    "ruling.r26",
)
def test_what_waits_for_being_targeted_does_not_react(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    shield, block = table.hide(counterspell(), wolf), table.hide("Block", wolf)
    table.dice(FIVE, effect=1)
    spell = table.cast(table.red, "Firestorm", "B2")
    assert not spell.is_countered
    assert wolf.damage == 2
    assert shield.hidden
    assert block.hidden


@rule(
    "core.zoneattack.always-unavoidable",
    "core.codex.zone-attack-unavoidable",
    "codex.zone-attack.unavoidable",
)
def test_no_defense_helps_even_without_the_word_on_the_bar(table: Table) -> None:
    knight, bombard = table.put("Knight of Westlock", BLUE, "B2"), table.put(bomber(), RED, "B1")
    table.dice("2 2 1")
    table.act(bombard, ("attack", bombard.id, 0, "B2"))
    assert knight.damage == 2
    assert not any(request.kind == "defend" for request in table.asked)


@rule("core.zoneattack.walls-unaffected", "core.codex.zone-attack-not-walls", "codex.zone-attack.not-walls")
def test_walls_stand_outside_the_zone(table: Table) -> None:
    wall = table.wall("Wall of Stone", "B2|B3")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.dice(FIVE, effect=1)
    table.cast(table.red, "Firestorm", "B2")
    assert (wolf.damage, wall.damage) == (2, 0)


@rule("core.zoneattack.single-miss-roll", "ruling.r26")
def test_a_dazed_attacker_rolls_once_for_the_whole_zone(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", BLUE, "B2")
    table.condition(table.red, DAZE)
    table.effect(7)
    table.decide("order", ("next", wolf.id))
    table.dice(FIVE, effect=1)
    table.dice(FIVE, effect=1)
    table.cast(table.red, "Firestorm", "B2")
    assert (wolf.damage, fox.damage) == (2, 2)
    table.effect(6)
    table.cast(table.red, "Firestorm", "B2")
    assert (wolf.damage, fox.damage) == (2, 2)


@rule("sup.rules.zone-attack-continues-if-source-destroyed")
def test_it_goes_on_though_its_source_is_destroyed_by_it(table: Table) -> None:
    bombard, wolf = table.put(bomber(), RED, "B2", damage=9), table.put(make_creature("Foe"), BLUE, "B2")
    table.decide("order", ("next", bombard.id))
    table.dice("1* 0 0")
    table.dice("1* 0 0")
    table.act(bombard, ("attack", bombard.id, 0, "B2"))
    assert not table.in_play(bombard)
    assert wolf.damage == 1


@rule("core.codex.zone-attack-no-ranged-plus")
def test_ranged_bonuses_do_not_count(table: Table) -> None:
    bombard, wolf = table.put(bomber(), RED, "B1"), table.put(make_creature("Foe"), BLUE, "B2")
    set_tokens(bombard, "Ranged +1", 1)
    table.dice("1* 1* 1*")
    table.act(bombard, ("attack", bombard.id, 0, "B2"))
    assert wolf.damage == 3


def test_the_caster_who_is_not_spared_is_attacked_himself(table: Table) -> None:
    table.dice(FIVE, effect=1)
    table.cast(table.red, "Firestorm", "B1")
    assert table.red.damage == 2


def test_flyers_are_in_the_zone_and_unseen_zones_are_no_targets(table: Table) -> None:
    falcon = table.put("Thunderift Falcon", BLUE, "B2")
    table.dice(FIVE, effect=1)
    table.cast(table.red, "Firestorm", "B2")
    assert falcon.damage == 2
    table.wall("Wall of Stone", "B1|B2")
    with pytest.raises(Refused):
        table.cast(table.red, "Firestorm", "B2")


def test_a_pacified_attacker_pays_once_and_cannot_without_mana(table: Table) -> None:
    bombard = table.put(bomber(), RED, "B1")
    wolf, fox = table.put(make_creature("Foe"), BLUE, "B2"), table.put(make_creature("Another"), BLUE, "B2")
    table.attach("Pacify", bombard, BLUE)
    table.decide("order", ("next", wolf.id))
    table.dice("1* 0 0")
    table.dice("1* 0 0")
    table.act(bombard, ("attack", bombard.id, 0, "B2"))
    assert table.red.mana == 50 - 2
    assert (wolf.damage, fox.damage) == (1, 1)
    table.reset()
    table.red.mana = 1
    assert not any(each[0] == "attack" for each in table.actions(bombard))
