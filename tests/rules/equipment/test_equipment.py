"""Equipment: locations, replacing, whom it may be put on, and who controls it."""

import pytest

from mageduel.facts.cards import CardType, SchoolMode
from mageduel.facts.conditions import CORRODE
from mageduel.facts.library import playable
from mageduel.rules.casting.targeting import why_not_target
from mageduel.rules.equipment.locations import worn
from mageduel.rules.objects.characteristics import armor
from mageduel.rules.refusals import LOCATION_TAKEN, NOT_FOR_WEARER, OUT_OF_RANGE, WRONG_TARGET
from mageduel.state.events import Destroyed, EnteredPlay
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.views.table import object_shown
from tests.kit.answers import NOTHING
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_card, make_creature, script_for

LOCATIONS = {"helmet", "amulet", "cloak", "ring", "chestpiece", "belt", "gloves", "boots", "weapon", "shield"}


@pytest.fixture
def table() -> Table:
    """A Priestess and a Warlock in one zone."""
    table = Table(red="Priestess", blue="Warlock")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    return table


def names(mage: Object) -> list[str]:
    """What a mage wears."""
    return [item.name for item in worn(mage)]


def pieces(*locations: str) -> list[dict[str, object]]:
    """Plain items for these locations."""
    return [
        {
            "name": f"Plain {index} {location}",
            "type": "equipment",
            "cost": 1,
            "action": "quick",
            "range": [0, 2],
            "target": "mage",
            "location": location,
        }
        for index, location in enumerate(locations)
    ]


# Locations


@rule("core.equip.locations", "core.equip.card-fields", "core.equip.range-0-2")
def test_every_piece_of_the_core_set_has_known_locations_and_range_two() -> None:
    equipment = [card for card in playable().values() if card.type is CardType.EQUIPMENT and "core" in card.sets]
    assert len(equipment) == 31
    for card in equipment:
        assert card.locations
        assert set(card.locations) <= LOCATIONS
        assert card.range == (0, 2)


@rule("core.equip.one-per-location", "sup.rules.equipment-no-two-same-location", "core.equip.friendly-replaces")
def test_a_second_chestpiece_takes_the_place_of_the_first(table: Table) -> None:
    table.cast(table.red, "Bearskin", table.red)
    table.cast(table.red, "Dragonscale Hauberk", table.red)
    assert names(table.red) == ["Dragonscale Hauberk"]


@rule("core.equip.two-rings", "ruling.r21")
def test_two_rings_go_together_and_a_third_replaces_one(table: Table) -> None:
    for ring in ("Dawnbreaker Ring", "Fireshaper Ring"):
        table.cast(table.red, ring, table.red)
    assert names(table.red) == ["Dawnbreaker Ring", "Fireshaper Ring"]
    first = worn(table.red)[0]
    table.decide("replace ring", ("take off", first.id))
    table.cast(table.red, "Lightning Ring", table.red)
    assert names(table.red) == ["Fireshaper Ring", "Lightning Ring"]
    assert table.game.players[RED].book == {first.card: 1}


@rule("ruling.r21")
def test_whose_fingers_they_are_says_which_ring_a_friends_new_one_replaces(table: Table) -> None:
    table.game.players[BLUE].team = table.game.players[RED].team
    first, second = (table.attach(ring, table.blue) for ring in ("Dawnbreaker Ring", "Fireshaper Ring"))
    table.decide("replace ring", ("take off", second.id))
    table.cast(table.red, "Lightning Ring", table.blue)
    assert [request.player for request in table.asked if request.kind == "replace ring"] == [BLUE]
    assert worn(table.blue)[0] is first
    assert names(table.blue) == ["Dawnbreaker Ring", "Lightning Ring"]


@rule("core.equip.no-same-name", "sup.rules.equipment-no-two-same-name")
def test_a_second_piece_of_the_same_name_replaces_the_first_even_if_it_is_a_ring(table: Table) -> None:
    for name in ("Leather Gloves", "Dawnbreaker Ring"):
        table.cast(table.red, name, table.red)
        table.cast(table.red, name, table.red)
    assert names(table.red) == ["Leather Gloves", "Dawnbreaker Ring"]


@rule("core.equip.multi-location", "ruling.r21")
def test_a_bow_takes_both_hands(table: Table) -> None:
    staff, shield = (make_card(**each) for each in pieces("weapon", "shield"))
    table.cast(table.red, staff, table.red)
    table.cast(table.red, shield, table.red)
    table.cast(table.red, "Ivarium Longbow", table.red)
    assert names(table.red) == ["Ivarium Longbow"]
    table.cast(table.red, shield, table.red)
    assert names(table.red) == [shield.name]


@rule("core.equip.choice-of-location", "core.equip.example-wand-location")
def test_a_wand_goes_into_either_hand(table: Table) -> None:
    assert table.card("Mage Wand").location_mode is SchoolMode.ANY
    table.cast(table.red, "Staff of Asyra", table.red)
    table.decide("location", ("wear", "shield"))
    table.cast(table.red, "Mage Wand", table.red)
    assert names(table.red) == ["Staff of Asyra", "Mage Wand"]
    table.decide("location", ("wear", "weapon"))
    table.cast(table.red, "Elemental Wand", table.red)
    assert names(table.red) == ["Mage Wand", "Elemental Wand"]


def test_autonomous_equipment_takes_no_location(table: Table) -> None:
    [blade] = pieces("weapon")
    floating = make_card(**(blade | {"name": "Floating Blade", "traits": ["Autonomous"]}))
    table.cast(table.red, "Staff of Asyra", table.red)
    table.cast(table.red, floating, table.red)
    assert names(table.red) == ["Staff of Asyra", "Floating Blade"]
    table.cast(table.red, "Mage Staff", table.red)
    assert names(table.red) == ["Floating Blade", "Mage Staff"]


# Replacing


@rule(
    "core.equip.replaced-returns-to-spellbook",
    "sup.rules.friendly-equipment-replaces-and-returns-old",
    "sup.rules.cards-go-to-owners-piles",
    "ruling.r21",
)
def test_what_is_replaced_returns_to_its_owners_spellbook(table: Table) -> None:
    gift = table.attach("Leather Gloves", table.red, BLUE)
    table.cast(table.red, "Gauntlets of Strength", table.red)
    assert table.game.players[BLUE].book == {gift.card: 1}
    assert not table.game.players[RED].book
    assert not table.game.players[RED].discard
    assert not table.game.players[BLUE].discard


@rule("core.equip.on-friendly-mage", "core.equip.friendly-replaces")
def test_a_team_mate_may_equip_and_replace(table: Table) -> None:
    table.game.players[BLUE].team = table.game.players[RED].team
    table.attach("Leather Gloves", table.blue)
    table.cast(table.red, "Gauntlets of Strength", table.blue)
    assert names(table.blue) == ["Gauntlets of Strength"]
    assert [card.name for card in table.game.players[BLUE].book] == ["Leather Gloves"]


@rule("core.equip.on-enemy-mage")
def test_equipment_may_be_cast_on_an_enemy(table: Table) -> None:
    table.cast(table.red, "Leather Gloves", table.blue)
    assert names(table.blue) == ["Leather Gloves"]


@rule("core.equip.enemy-location-must-be-free", "core.equip.enemy-cannot-replace", "ruling.r21")
@pytest.mark.parametrize(
    ("there", "new", "refused"),
    [
        (["Leather Gloves"], "Gauntlets of Strength", True),
        (["Leather Gloves"], "Leather Gloves", True),
        (["Leather Gloves"], "Leather Boots", False),
        (["Dawnbreaker Ring"], "Lightning Ring", False),
        (["Dawnbreaker Ring"], "Dawnbreaker Ring", True),
        (["Dawnbreaker Ring", "Fireshaper Ring"], "Lightning Ring", True),
        (["Mage Staff"], "Mage Wand", False),
        (["Ivarium Longbow"], "Mage Wand", True),
        (["Mage Staff"], "Ivarium Longbow", True),
    ],
)
def test_an_enemys_location_must_be_free(table: Table, there: list[str], new: str, refused: bool) -> None:
    for each in there:
        table.attach(each, table.blue)
    refusal = why_not_target(table.game, table.red, table.card(new), table.blue)
    assert refusal is (LOCATION_TAKEN if refused else None)


def test_an_enemys_wand_goes_where_there_is_room(table: Table) -> None:
    table.attach("Mage Staff", table.blue)
    table.cast(table.red, "Mage Wand", table.blue)
    assert names(table.blue) == ["Mage Staff", "Mage Wand"]


@rule("sup.rules.enemy-equipment-duplicate-is-destroyed", "core.equip.enemy-cannot-replace", "ruling.r21")
def test_equipment_that_finds_its_place_taken_meanwhile_is_discarded(table: Table) -> None:
    quick_change = make_card(
        name="Quick Change", type="enchantment", cost=0, reveal=0, action="quick", range=[0, 2], target="creature"
    )
    script = script_for(quick_change)

    @script.when_revealed
    async def dress(game: Game, this: Object) -> None:
        assert this.attached_to is not None
        table.attach("Leather Gloves", this.attached_to)

    table.reveal_after("Counter Spell", table.hide(quick_change, table.blue))
    spell = table.cast(table.red, "Gauntlets of Strength", table.blue)
    assert spell.is_canceled
    assert names(table.blue) == ["Leather Gloves"]
    assert [card.name for card in table.game.players[RED].discard] == ["Gauntlets of Strength"]
    assert not table.events(Destroyed), "it was never in play"


# Whom it may be cast on, and from where


@rule("core.equip.only-on-mage")
def test_only_mages_wear_equipment(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    assert why_not_target(table.game, table.red, table.card("Bearskin"), wolf) is WRONG_TARGET


@rule("core.equip.normally-self", "core.equip.range-checked-for-others")
def test_range_matters_only_for_other_mages(table: Table) -> None:
    card = table.card("Bearskin")
    table.move_to(table.blue, "B4")
    assert why_not_target(table.game, table.red, card, table.blue) is None
    table.move_to(table.blue, "A4")
    assert why_not_target(table.game, table.red, card, table.blue) is OUT_OF_RANGE
    assert why_not_target(table.game, table.red, card, table.red) is None


@rule("core.equip.range-checked-for-others")
def test_a_forge_must_have_its_mage_in_range(table: Table) -> None:
    forge = table.put("Battle Forge", RED, "B4")
    assert table.red.id in {option[3] for option in table.cast_options(forge, "Bearskin")}
    table.move_to(table.red, "B1")
    assert table.red.id not in {option[3] for option in table.cast_options(forge, "Bearskin")}


@rule(
    "sup.rules.equipment-restricted-mage-cannot-cast-control-use",
    "sup.rules.restriction-control",
)
def test_restricted_equipment_cannot_be_put_on_a_mage_who_may_not_use_it(table: Table) -> None:
    crown = table.card("Crown of Protection")
    assert why_not_target(table.game, table.red, crown, table.red) is None
    assert why_not_target(table.game, table.red, crown, table.blue) is NOT_FOR_WEARER


@rule("sup.rules.equipment-restricted-mage-cannot-cast-control-use", "sup.rules.restriction-cast")
def test_a_priestess_cannot_cast_the_beastmasters_staff(table: Table) -> None:
    with pytest.raises(Refused):
        table.cast(table.red, "Staff of Beasts", table.red)


# Part of the mage


@rule("core.equip.attached-part-of-mage")
def test_equipment_goes_where_its_mage_goes(table: Table) -> None:
    cloak = table.attach("Elemental Cloak", table.red)
    table.act(table.red, ("move", "B3"), NOTHING)
    assert table.game.arena.zone_names[table.red.zone or 0] == "B3"
    assert cloak.zone == table.red.zone
    assert cloak.attached_to is table.red


@rule("core.equip.face-up-public")
def test_everybody_sees_what_a_mage_wears(table: Table) -> None:
    table.cast(table.red, "Elemental Cloak", table.red)
    [cloak] = worn(table.red)
    for seat in (RED, BLUE, None):
        assert object_shown(table.game, cloak, seat).card == "Elemental Cloak"
    [entered] = table.events(EnteredPlay)
    assert entered.who is cloak


@rule("core.equip.attack-bar-gives-attack")
def test_a_weapon_adds_an_attack_to_choose_from(table: Table) -> None:
    foe = table.put(make_creature(), BLUE)
    plain = {option[1:3] for option in table.actions(table.red) if option[0] == "attack" and option[3] == foe.id}
    staff = table.attach("Staff of Asyra", table.red)
    armed = {option[1:3] for option in table.actions(table.red) if option[0] == "attack" and option[3] == foe.id}
    assert armed == plain | {(staff.id, 0)}


@rule("core.equip.one-attack-chosen")
def test_a_weapons_attack_is_made_instead_of_the_mages_own(table: Table) -> None:
    foe = table.put(make_creature(), BLUE)
    staff = table.attach("Staff of Asyra", table.red)
    table.dice("1* 1* 0 0", effect=1)
    table.act(table.red, ("attack", staff.id, 0, foe.id))
    assert foe.damage == 2


# Control and ownership


@rule(
    "core.equip.controlled-by-wearer",
    "core.equip.example-weapon-on-other-mage",
    "sup.rules.equipment-controlled-by-wearer",
    "sup.rules.owner-is-starting-spellbook-holder",
    "core.codex.owner-definition",
    "codex.owner.meaning",
)
def test_a_weapon_cast_on_another_mage_is_his_to_use_and_the_casters_to_own(table: Table) -> None:
    table.cast(table.red, "Mage Staff", table.blue)
    [staff] = worn(table.blue)
    assert (staff.controller, staff.owner) == (BLUE, RED)
    foe = table.put(make_creature(), RED)
    table.dice("1* 0 0 0 0")
    table.attack(table.blue, "Arcane Burst", foe, source=staff)
    assert foe.damage == 1
    table.cast(table.red, "Dissolve", table.blue, staff.id)
    assert staff.card in table.game.players[RED].discard
    assert not table.game.players[BLUE].discard


@rule("core.equip.other-spells-controlled-by-caster", "sup.rules.equipment-controlled-by-wearer")
def test_an_enchantment_on_an_enemy_stays_under_its_casters_control(table: Table) -> None:
    table.cast(table.red, "Rhino Hide", table.blue)
    [hide] = table.blue.attachments
    assert hide.controller == RED


# Corrode while equipment changes


@rule(
    "sup.rules.equipment-replacement-order",
    "sup.codex.corrode-checked-between-equipment-swap",
    "sup.codex.example-swap-chestpiece-with-corrode",
)
def test_a_corroded_chestpiece_takes_some_of_the_corrosion_with_it(table: Table) -> None:
    table.attach("Bearskin", table.red)
    table.attach("Leather Gloves", table.red)
    table.condition(table.red, CORRODE, 2)
    assert armor(table.red) == 1
    table.cast(table.red, "Dragonscale Hauberk", table.red)
    assert table.red.conditions == {CORRODE: 1}
    assert armor(table.red) == 2
    assert table.red.damage == 0


@rule("sup.codex.example-swap-gloves-with-corrode-left")
def test_no_corrosion_goes_while_armor_stays_above_zero(table: Table) -> None:
    table.attach("Dragonscale Hauberk", table.red)
    table.attach("Leather Gloves", table.red)
    table.condition(table.red, CORRODE, 1)
    table.cast(table.red, "Leather Gloves", table.red)
    assert table.red.conditions == {CORRODE: 1}
    assert armor(table.red) == 2


def test_the_table_shows_when_and_where_an_item_was_put_on(table: Table) -> None:
    table.game.round = 4
    table.cast(table.red, "Leather Boots", table.red)
    boots = table.find("Leather Boots")
    shown = object_shown(table.game, boots, RED)
    assert (shown.cast_round, table.place(boots)) == (4, "B2")
    table.move_to(table.red, "C3")
    assert table.place(boots) == "C3"
