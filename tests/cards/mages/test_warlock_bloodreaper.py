"""The Warlock's Bloodreaper: a demon bought with Life that shares the blood it sheds."""

import pytest

from mageduel.facts.traits import BLOODTHIRSTY
from mageduel.rules.objects.characteristics import life, value
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.healing import heal
from mageduel.rules.offers import Offer
from mageduel.state.objects import Object
from tests.kit.answers import DECLINE, NOTHING
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Warlock", blue="Priestess")


def seal_pact(table: Table, name: str = "Dark Pact Slayer", zone: str = "B2") -> Object:
    """Summon a demon and make it the Bloodreaper."""
    table.decide("offer", lambda request: request.options[0])
    return table.summon(name, RED, zone)


def is_offered(table: Table, name: str, seat: int = RED) -> bool:
    before = len(table.asked)
    table.always("offer", DECLINE)
    table.summon(name, seat)
    offers = [request.subject for request in table.asked[before:] if request.kind == "offer"]
    return any(isinstance(offer, Offer) and offer.ability == "Bloodreaper" for offer in offers)


def strike(table: Table, demon: Object, victim: Object, faces: str) -> None:
    table.dice(faces)
    table.attack(demon, "Hellsword", victim)


@rule(
    "core.mage.warlock-bloodreaper-on-summon",
    "core.mage.warlock-bloodreaper-cost",
    "core.mage.warlock-bloodreaper-life-cube",
    "core.example.bloodreaper-darkpact-slayer-cost",
)
@pytest.mark.parametrize(("name", "price"), [("Firebrand Imp", 2), ("Dark Pact Slayer", 4)])
def test_a_summoned_demon_becomes_his_bloodreaper_for_life(table: Table, name: str, price: int) -> None:
    demon = seal_pact(table, name)
    assert life(table.red) == 38 - price
    assert table.red.mana == 50
    assert [each.name for each in demon.attachments] == ["Bloodreaper"]


@rule("core.mage.warlock-bloodreaper-on-summon")
def test_he_may_keep_his_life(table: Table) -> None:
    table.decide("offer", ("decline",))
    assert table.summon("Dark Pact Slayer").attachments == ()
    assert life(table.red) == 38


@rule("core.mage.warlock-bloodreaper-loss-not-damage")
def test_lost_life_is_no_damage_and_healing_does_not_bring_it_back(table: Table) -> None:
    table.red.damage = 5
    seal_pact(table)
    assert table.red.damage == 5
    table.run(heal(table.game, table.red, 9, A_TEST))
    assert (life(table.red), table.red.damage) == (34, 0)


def test_a_pact_he_has_too_little_life_left_for_is_his_end(table: Table) -> None:
    table.red.damage = 34
    seal_pact(table)
    assert not table.game.players[RED].is_alive


@rule("core.mage.warlock-bloodreaper-immediate-only")
def test_a_demon_that_was_there_before_is_not_offered(table: Table) -> None:
    slayer = table.put("Dark Pact Slayer")
    table.upkeep()
    table.act(slayer, NOTHING)
    table.act(table.red, NOTHING)
    assert [request for request in table.asked if request.kind == "offer"] == []


@rule("core.mage.warlock-bloodreaper-no-range-or-los")
def test_neither_distance_nor_walls_matter(table: Table) -> None:
    table.wall("Wall of Stone", "C1|C2")
    table.wall("Wall of Stone", "B1|C1")
    assert seal_pact(table, zone="A4").attachments


@rule("core.mage.warlock-bloodreaper-any-summoning-source")
def test_it_does_not_matter_who_summons_the_demon(table: Table) -> None:
    pentagram = table.put("Pentagram", zone="A3", mana=20)
    table.decide("offer", ("lose life", 2))
    table.cast(pentagram, "Firebrand Imp", "A3")
    imp = table.game.in_zone[table.zone("A3")][-1]
    assert [each.name for each in imp.attachments] == ["Bloodreaper"]


@rule("core.mage.warlock-bloodreaper-nonlegendary")
@pytest.mark.parametrize("name", ["Skeletal Sentry", "Adramelech, Lord of Fire"])
def test_other_creatures_and_legendary_demons_are_not_offered(table: Table, name: str) -> None:
    assert not is_offered(table, name)


def test_nor_is_an_enemys_demon(table: Table) -> None:
    assert not is_offered(table, "Firebrand Imp", BLUE)
    assert is_offered(table, "Firebrand Imp", RED)


@rule("core.mage.warlock-one-bloodreaper", "core.mage.warlock-bloodreaper-until-destroyed")
def test_there_is_one_bloodreaper_at_a_time(table: Table) -> None:
    slayer = seal_pact(table)
    assert not is_offered(table, "Firebrand Imp")
    table.reset()
    assert not is_offered(table, "Firebrand Imp")
    assert [each.name for each in slayer.attachments] == ["Bloodreaper"]


@rule("ref.mage.warlock.bloodreaper-again")
@rule("core.mage.warlock-bloodreaper-marker-returns", "core.mage.warlock-bloodreaper-each-costs-life")
def test_when_it_is_destroyed_another_may_follow_for_more_life(table: Table) -> None:
    table.run(destroy(table.game, seal_pact(table), A_TEST))
    assert seal_pact(table, "Firebrand Imp").attachments
    assert life(table.red) == 38 - 4 - 2


@rule("ref.mage.warlock.bloodreaper-bonus")
@rule("core.mage.warlock-bloodreaper-bloodthirsty-2", "ruling.r30")
def test_it_rolls_two_more_dice_against_the_wounded(table: Table) -> None:
    slayer, knight = seal_pact(table), table.put("Royal Archer", BLUE, damage=1)
    assert value(slayer, BLOODTHIRSTY) == 2
    strike(table, slayer, knight, "0 0 0 0 0 0")
    knight.damage = 0
    strike(table, slayer, knight, "0 0 0 0")


@rule("core.mage.warlock-bloodreaper-bonus-once-per-action")
def test_the_additional_dice_come_once_an_attack_action(table: Table) -> None:
    bar = {"name": "Hellsword", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Doublestrike"]}
    fiend = make_creature("Test Fiend", subtypes=["demon"], attack=[bar])
    table.decide("offer", ("lose life", 2))
    demon, archer = table.summon(fiend), table.put("Royal Archer", BLUE, damage=1)
    strike(table, demon, archer, "0 0 0 0 0 0")


@rule("core.mage.warlock-bloodreaper-must-attack-damaged")
def test_it_must_attack_a_wounded_living_enemy_beside_it(table: Table) -> None:
    slayer = seal_pact(table)
    archer, skeleton = table.put("Royal Archer", BLUE, damage=1), table.put("Skeletal Sentry", BLUE, damage=1)
    assert table.actions(slayer) == [("attack", slayer.id, 0, archer.id)]
    table.move_to(archer, "B3")
    options = table.actions(slayer)
    assert ("attack", slayer.id, 0, skeleton.id) in options
    assert ("move", "B3") in options


@rule("ref.mage.warlock.bloodreaper-heal")
@rule("core.mage.warlock-bloodreaper-heal-2")
def test_the_first_blood_of_each_round_heals_its_warlock_of_two(table: Table) -> None:
    slayer, archer = seal_pact(table), table.put("Royal Archer", BLUE)
    table.red.damage = 9
    strike(table, slayer, archer, "1* 0 0 0")
    assert table.red.damage == 7
    strike(table, slayer, archer, "1* 0 0 0 0 0")
    assert table.red.damage == 7
    table.reset()
    strike(table, slayer, archer, "1* 0 0 0 0 0")
    assert table.red.damage == 5


def test_a_deadly_blow_heals_him_as_well(table: Table) -> None:
    slayer, cleric = seal_pact(table), table.put("Asyran Cleric", BLUE, damage=5)
    table.red.damage = 9
    strike(table, slayer, cleric, "1* 0 0 0 0 0")
    assert not table.in_play(cleric)
    assert table.red.damage == 7


def test_bloodless_and_lifeless_victims_heal_nobody(table: Table) -> None:
    slayer = seal_pact(table)
    archer, skeleton = table.put("Royal Archer", BLUE), table.put("Skeletal Sentry", BLUE)
    table.red.damage = 9
    strike(table, slayer, archer, "0 0 0 0")
    strike(table, slayer, skeleton, "1* 0 0 0")
    assert table.red.damage == 9
    strike(table, slayer, archer, "1* 0 0 0")
    assert table.red.damage == 7


def test_the_blood_another_demon_sheds_heals_nobody(table: Table) -> None:
    seal_pact(table)
    other, archer = table.put("Dark Pact Slayer"), table.put("Royal Archer", BLUE)
    table.red.damage = 9
    strike(table, other, archer, "1* 0 0 0")
    assert table.red.damage == 9


@rule("core.mage.warlock-bloodreaper-heal-nothing-to-heal")
def test_if_he_has_no_damage_the_first_blood_is_lost_to_him(table: Table) -> None:
    slayer, archer = seal_pact(table), table.put("Royal Archer", BLUE)
    strike(table, slayer, archer, "1* 0 0 0")
    assert life(table.red) == 34
    table.red.damage = 3
    strike(table, slayer, archer, "1* 0 0 0 0 0")
    assert table.red.damage == 3


@rule("sup.ability.blood-reaper-heals-after-control-change")
def test_in_an_opponents_hands_it_still_heals_its_warlock(table: Table) -> None:
    slayer, imp = seal_pact(table), table.put("Firebrand Imp", RED)
    slayer.controller = BLUE
    table.game.everything_changed()
    table.red.damage = table.blue.damage = 9
    strike(table, slayer, imp, "1* 0 0 0")
    assert (table.red.damage, table.blue.damage) == (7, 9)


def test_in_apprentice_mode_there_is_no_bloodreaper() -> None:
    assert not is_offered(Table(mode="apprentice", red="Warlock"), "Dark Pact Slayer")
