"""Ready markers: shown on whatever has something to be used only so often a round."""

from mageduel.cards.equipment.holy import CROWN_SPELL
from mageduel.cards.mages.wizard import ARCANE_ZAP
from mageduel.facts.cards import Card
from mageduel.state.objects import Object
from mageduel.views.table import table as draw
from tests.kit.answers import NOTHING
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_card

BAR = {"name": "Bolt", "kind": "ranged", "action": "quick", "dice": 2, "range": [0, 1]}


def with_an_attack(type_: str, **row: object) -> Card:
    """Something that attacks by itself, once a round."""
    return make_card(name=f"Test {type_}", type=type_, cost=6, action="quick", range=[0, 2], attack=[BAR], **row)


def ready(table: Table, thing: Object) -> bool | None:
    """What a player sees of an object's ready marker; None where there is none."""
    return draw(table.game, RED).objects[str(thing.id)].ready


@rule("core.marker.ready-flips-to-used", "core.marker.ready-resets-in-reset-phase", "codex.ready-marker.reset")
def test_a_ring_that_has_saved_mana_shows_its_ready_marker_turned_until_the_reset() -> None:
    table = Table(red="Wizard")
    ring, boots = table.attach("Arcane Ring", table.red), table.attach("Leather Boots", table.red)
    assert (ready(table, ring), ready(table, boots)) == (True, None)
    table.cast(table.red, "Enchanter's Ring", table.red)
    assert ready(table, ring) is True  # it was no arcane spell to be saved on
    table.cast(table.red, "Dispel", table.attach("Bear Strength", table.red))
    assert ready(table, ring) is False
    table.reset()
    assert ready(table, ring) is True


def test_a_wand_is_ready_while_its_spell_can_be_cast() -> None:
    table = Table(red="Wizard")
    wand = table.attach("Mage Wand", table.red)
    assert ready(table, wand) is None  # an empty wand has nothing to wait for
    wand.bound, wand.bound_owner = table.card("Minor Heal"), RED
    assert ready(table, wand) is True
    table.dice("0 0 0 0 0")
    table.cast(table.red, "Minor Heal", table.red)
    assert ready(table, wand) is False


@rule("core.codex.ready-marker-tracks-use", "codex.ready-marker.use", "core.defense.ready-marker-tracking")
def test_defending_turns_the_marker_of_a_defense_and_attacking_does_not() -> None:
    table = Table()
    bobcat, wolf = table.put("Feral Bobcat", RED), table.put("Timber Wolf", BLUE)
    assert (ready(table, bobcat), ready(table, wolf)) == (True, None)
    table.dice("0 0")
    table.attack(bobcat, "Claws", wolf)
    assert ready(table, bobcat) is True
    table.decide("defend", ("defend", bobcat.id))
    table.effect(12)
    table.attack(wolf, "Bite", bobcat)
    assert ready(table, bobcat) is False


@rule("core.marker.ready-marker-tracks-once-per-round", "core.marker.ready-side-usable")
def test_a_built_in_spell_turns_the_marker_of_what_it_is_built_into() -> None:
    table = Table(red="Priestess")
    crown, cleric = table.attach("Crown of Protection", table.red), table.put("Asyran Cleric", zone="C1")
    assert ready(table, crown) is True
    table.cast(table.red, CROWN_SPELL, cleric, full=False)
    assert ready(table, crown) is False
    table.reset()
    assert ready(table, crown) is True


def test_a_mages_own_spell_turns_his_own_marker() -> None:
    table = Table(red="Wizard")
    foe = table.put("Timber Wolf", BLUE, "C1")
    crown = table.attach("Crown of Protection", table.blue)
    assert ready(table, table.red) is True
    table.dice("0 0 0")
    table.cast(table.red, ARCANE_ZAP, foe)
    assert ready(table, table.red) is False
    assert ready(table, crown) is True  # another mage's


@rule("ref.conjuration.attack-ready-marker")
def test_a_conjuration_that_has_attacked_shows_it() -> None:
    table = Table()
    tower = table.put(with_an_attack("conjuration", target="zone", life=7, armor=0), RED, "B2")
    foe = table.put("Timber Wolf", BLUE, "B3")
    assert ready(table, tower) is True
    table.dice("0 0")
    table.use(RED, ("attack", tower.id, 0, foe.id))
    assert ready(table, tower) is False


def test_so_does_a_weapon_that_fights_by_itself_and_no_other_weapon() -> None:
    table = Table()
    table.move_to(table.red, "B2")
    dancing = with_an_attack("equipment", target="mage", location="weapon", traits=["Autonomous"])
    blade, staff = table.attach(dancing, table.red), table.attach("Mage Staff", table.red)
    foe = table.put("Timber Wolf", BLUE, "B3")
    assert (ready(table, blade), ready(table, staff)) == (True, None)
    table.decide("autonomous attack", ("attack", blade.id, 0, foe.id))
    table.dice("0 0")
    table.act(table.red, NOTHING)
    assert ready(table, blade) is False


def test_a_reroll_turns_the_marker_of_what_allows_it() -> None:
    table = Table(blue="Priestess")
    temple = table.put("Temple of the Dawnbreaker", BLUE, "A4")
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    assert ready(table, temple) is True
    table.decide("reroll", ("reroll", temple.id, "attack dice"))
    table.dice("2 2 0 0")
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert ready(table, temple) is False


def test_an_ability_turns_the_marker_when_its_last_use_is_gone() -> None:
    table = Table(red="Priestess")
    hand, cleric = table.put("Hand of Bim-Shalla", RED, "C1"), table.put("Asyran Cleric", RED, "C1")
    assert ready(table, hand) is True
    table.use(RED, next(each for each in table.between(RED) if each[0] == "ability" and cleric.id in each))
    assert ready(table, hand) is False


def test_a_hidden_enchantment_shows_no_marker() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    assert ready(table, table.hide("Cobra Reflexes", wolf)) is None
    assert ready(table, table.attach("Cobra Reflexes", table.red)) is True
