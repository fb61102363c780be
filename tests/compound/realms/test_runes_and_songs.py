"""Songs, re-rolls, familiars and healing, and the equipment and commands that meet them."""

import pytest

from mageduel.facts.conditions import BLEED, BURN, DAZE, SLEEP, STUN
from mageduel.facts.traits import CHARGE, MELEE
from tests.compound.choices import decline
from tests.kit.answers import DECLINE, GUARD, NO_DEFENSE, NOTHING, PAY, attack, cast, move, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


def test_akiros_favor_may_spend_itself_on_the_roll_that_blindness_demands() -> None:
    table = Table(red="Warlord", blue="Paladin")
    orc = table.put("Orc Butcher", RED, "B2")
    favor = table.attach("Akiro's Favor", orc)
    table.attach("Blind", orc, BLUE)
    cleric = table.put("Light of Dawn", BLUE, "B2")
    table.effect(6)
    table.decide("reroll", take(favor))
    table.effect(7)
    table.dice("1 1 1 0")
    table.attack(orc, "Meat Cleaver", cleric)
    assert cleric.damage == 2
    table.effect(6)  # once a round
    table.attack(orc, "Meat Cleaver", cleric)
    assert cleric.damage == 2


def test_a_ring_of_healing_adds_its_point_to_one_listener_of_the_madrigal() -> None:
    table = Table(red="Siren", blue="Necromancer")
    table.attach("Ring of Healing", table.red)
    crab, berserker = (
        table.put("Colossal Crab", RED, "B2", damage=5),
        table.put("Deptonne Berserker", RED, "B2", damage=5),
    )
    cursed = table.put("Timber Wolf", RED, "B2", damage=5)
    table.attach("Poisoned Blood", cursed, BLUE)
    table.attach("Healing Madrigal", crab, RED)
    table.always("upkeep order", lambda request: request.options[0])
    table.always("order", lambda request: request.options[0])
    table.always("offer", lambda request: request.options[0])
    table.upkeep()
    assert sorted((crab.damage, berserker.damage)) == [2, 3]
    assert cursed.damage == 5


def test_courage_keeps_a_minotaur_from_being_hindered_in_the_sea_but_not_from_wading() -> None:
    table = Table(red="Siren", blue="Siren")
    table.put("Shallow Sea", BLUE, "B3")
    minotaur = table.put("Bloodcrag Minotaur", RED, "B1")
    table.attach("Ballad of Courage", minotaur)
    table.put("Mana Crystal", BLUE, "B2")
    thrasher = table.put("Shoalsdeep Thrasher", BLUE, "B3")
    assert table.value(minotaur, CHARGE) == 4
    table.dice("0 0 0 0 0 0 0")  # 4, Charge +4, 1 fewer in the sea
    table.act(minotaur, move("B2"), move("B3"), attack(minotaur, "Horns", thrasher))
    assert table.rolled == [7]


@rule("core.condition.taunt-competing-requirement")
def test_a_beast_taunted_by_thorg_and_sung_into_hatred_may_choose_whom_to_obey() -> None:
    table = Table(red="Warlord", blue="Beastmaster")
    thorg = table.put("Thorg, Chief Bodyguard", RED, "B2")
    pirate = table.put("Shoalsdeep Thrasher", RED, "B2", tokens={"Hate": 1})
    other = table.put("Goblin Grunt", RED, "B2")
    bear = table.put("Steelclaw Grizzly", BLUE, "B2")
    table.attach("Chant of Rage", bear, RED)
    table.attach("Mongoose Agility", bear)  # Thorg's guard does not stand in its way
    taunts = [each for each in table.actions(thorg) if each[0] == "ability"]
    assert taunts
    table.act(thorg, next(each for each in taunts if bear.id in each))
    actions = table.actions(bear)
    assert attack(bear, "Claws", thorg) in actions
    assert attack(bear, "Claws", pirate) in actions
    assert attack(bear, "Claws", other) not in actions
    assert GUARD not in actions


def test_a_battle_order_is_a_command_that_sharpens_the_greatbow_from_the_tower() -> None:
    table = Table(red="Warlord", blue="Priestess")
    orc = table.put("Bloodwave Greatbow", RED, "C1")
    tower = table.put("Archer's Watchtower", RED, "C1")
    table.wall("Wall of Stone", "C1|C2")
    knight = table.put("Brogan Bloodstone", BLUE, "C2")  # armor 4
    assert table.why_no_attack(orc, "Greatbow", knight) is None
    table.act(table.red, cast("Battle Orders", "arena", "release-volley", 0))
    table.decide("take aim", ("take aim", tower.id))
    table.dice("2 2 2 0 0 0")  # 4, Ranged +1 twice
    table.attack(orc, "Greatbow", knight)
    assert knight.damage == 6 - (4 - 2)


def test_a_ballista_is_no_creature_and_pays_nothing_for_peace() -> None:
    table = Table(red="Warlord", blue="Priestess")
    table.put("Altar of Peace", BLUE, "A4")
    ballista = table.put("Ballista", RED, "B1", tokens={"Load": 2})
    orc = table.put("Orc Butcher", RED, "B2")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.dice("1 1 1 1 0")
    table.use(RED, next(each for each in table.between(RED) if ballista.id in each and wolf.id in each))
    assert (wolf.damage, table.red.mana) == (4, 50)
    table.dice("0 0 0 0")
    table.attack(orc, "Meat Cleaver", wolf)
    assert table.red.mana == 49


def test_every_temple_of_whatever_faith_feeds_the_temple_of_light_and_the_templar() -> None:
    table = Table(red="Priestess", blue="Necromancer")
    temple = table.put("Temple of Light", RED, "B1")
    table.put("Malakai's Basilica", RED, "A1")
    table.put("Temple of Meraveran", RED, "A2")
    table.put("Altar of Peace", RED, "A3")
    table.put("Ziggurat of Undeath", BLUE, "A4")
    metatron = table.put("Metatron, Angelic Templar", RED, "C1")
    knight = table.put("Skeletal Knight", BLUE, "B2")
    assert table.value(metatron, MELEE) == 4
    table.always("defend", NO_DEFENSE)
    table.decide("choose one", take(knight))
    table.always("upkeep order", lambda request: request.options[0])
    table.upkeep()  # the Basilica
    table.dice("0 0 0 0 0 0 0", effect=1)  # 4, +2 against Nonliving, Light +1
    table.use(RED, ("ability", temple.id, 0, "X = 4", knight.id))
    assert table.red.mana == 50 - 4


@rule("sup.ability.valor-only-from-own-object")
def test_a_smiting_sword_asks_for_the_paladins_own_valor_and_for_no_parry() -> None:
    table = Table(red="Paladin", blue="Forcemaster")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    table.attach("Dancing Scimitar", table.blue)
    sword = table.attach("Sword of Radiance", table.red)
    table.put("Temple of Meraveran", RED, "A1", tokens={"Valor": 6})
    table.tokens(table.red, "Valor", 3)
    assert table.why_no_cast(table.red, "Smite", table.red) is not None
    table.tokens(table.red, "Valor", 4)
    table.cast(table.red, "Smite", table.red)
    table.dice("2 2 1 0 0 0", effect=1)
    table.always("offer", DECLINE)
    table.attack(table.red, "Radiant Slash", table.blue, source=sword)
    assert table.blue.damage == 5


def test_a_friend_who_falls_is_wrath_for_the_angel_and_valor_for_the_temple() -> None:
    table = Table(red="Priestess", blue="Warlord")
    valshalla = table.put("Valshalla, Lightning Angel", RED, "A1")
    temple = table.put("Temple of Meraveran", RED, "A2")
    cleric = table.put("Asyran Cleric", RED, "B2", damage=5)
    orc = table.put("Orc Butcher", BLUE, "B2")
    table.dice("2* 0 0 0")
    table.attack(orc, "Meat Cleaver", cleric)
    assert table.value(valshalla, MELEE) == 1
    assert [count for mark, count in temple.marks.items() if "Valor" in str(mark)] == [1]


@pytest.mark.parametrize("state", ["awake", "asleep", "pest"])
@rule("codex.zone-control.not-counted")
def test_a_camp_is_conquered_past_sleepers_and_pests_but_not_past_a_waking_wolf(state: str) -> None:
    table = Table(red="Warlord", blue="Beastmaster")
    table.move_to(table.red, "B1")
    crystal = table.put("Mana Crystal", BLUE, "B2")
    table.put("Dwarf Panzergarde", RED, "B2")
    wolf = table.put("Eekamouse" if state == "pest" else "Timber Wolf", BLUE, "B2")
    if state == "asleep":
        table.condition(wolf, SLEEP)
    if state == "awake":
        assert table.why_no_cast(table.red, "Conquer", crystal) is not None
        return
    table.always("rebuild", decline)
    table.cast(table.red, "Conquer", crystal)
    assert not table.in_play(crystal)
    assert table.red.mana == 50 - 5


def test_whirling_steel_feeds_the_altar_of_carnage_once_for_three_victims() -> None:
    table = Table(red="Warlord", blue="Beastmaster")
    table.put("Altar of Carnage", RED, "A1")
    barracks = table.put("Barracks", RED, "A2")
    dwarf = table.put("Dwarf Panzergarde", RED, "B2")
    foxes = [table.put("Mountain Ram", BLUE, "B2") for _ in range(3)]
    table.move_to(table.red, "B1")
    table.cast(table.red, "Whirling Strike", dwarf)
    for _ in foxes:
        table.dice("2* 0 0")
    table.decide("sweep", ("sweep", foxes[1].id), ("sweep", foxes[2].id))
    table.always("offer", lambda request: request.options[0])
    table.act(dwarf, attack(dwarf, "War Hammer", foxes[0]))
    assert [fox.damage for fox in foxes] == [2, 2, 2]
    assert barracks.mana == 1


def test_an_imp_pays_more_to_curse_whoever_wears_harshforge_plate() -> None:
    table = Table(red="Warlock", blue="Anvil Throne Warlord")
    table.move_to(table.blue, "B2")
    imp = table.put("Sersiryx, Imp Familiar", RED, "B1", mana=1)
    table.attach("Harshforge Plate", table.blue)
    orc = table.put("Orc Butcher", BLUE, "B2")
    spell = table.cast(imp, "Ghoul Rot", table.blue)
    assert spell.paid == 2 + 2
    assert (imp.mana, table.red.mana) == (0, 50 - 3)
    assert table.cast(imp, "Enfeeble", orc).paid == 2


def test_only_the_eye_of_the_dawnbreaker_sees_through_rolling_fog() -> None:
    table = Table(red="Paladin", blue="Wizard")
    table.put("Rolling Fog", BLUE, "A4")
    artemis, archer = table.put("Artemis, Dawnbreaker's Eye", RED, "B1"), table.put("Royal Archer", RED, "B1")
    near, far = table.put("Gargoyle Sentry", BLUE, "B2"), table.put("Gargoyle Sentry", BLUE, "B3")
    assert table.why_no_attack(archer, "Longbow", near) is None
    assert table.why_no_attack(archer, "Longbow", far) is not None
    assert table.why_no_attack(artemis, "Thrown Spear", far) is None
    table.move_to(table.red, "B1")
    assert table.why_no_cast(table.red, "Pillar of Light", far) is not None


def test_rain_takes_half_the_fire_out_of_a_hellish_trap() -> None:
    table = Table(red="Warlock", blue="Wizard")
    table.hide("Hellfire Trap", "B2", RED)
    cloud = table.put("Raincloud", BLUE, "B2")
    orc = table.put("Orc Butcher", BLUE, "B1")
    table.decide("pay reveal", PAY)
    table.dice("2* 1", effect=7)  # 7 - 2
    table.act(orc, move("B2"), NOTHING)
    assert orc.damage == 2
    assert orc.conditions == {BURN: 1}
    assert table.in_play(cloud)


@pytest.mark.parametrize("burns", [0, 2])
def test_hidden_vents_in_the_sea_cost_less_and_catch_whom_a_wave_of_force_casts_in(burns: int) -> None:
    table = Table(red="Siren", blue="Warlord")
    table.move_to(table.red, "B1")
    table.put("Shallow Sea", RED, "B3")
    vent = table.hide("Hydrothermal Vent", "B3", RED)
    orc = table.put("Orc Butcher", BLUE, "B2")
    if burns:
        table.condition(orc, BURN, burns)
    table.decide("pay reveal", PAY)
    table.dice("2* 0 0 0 0", effect=9)
    table.always("cascade", ("stop",))
    spell = table.cast(table.red, "Cascading Force Wave", orc, 1)
    assert table.place(orc) == "B3"
    assert orc.damage == 2
    assert STUN in orc.conditions
    assert orc.conditions.get(BURN, 0) == burns  # no Extinguish on its bar
    assert table.red.mana == 50 - spell.paid - 1
    assert not table.in_play(vent)


def test_a_spore_strikes_out_of_the_minds_eye_at_what_it_could_not_reach() -> None:
    table = Table(red="Forcemaster", blue="Warlord")
    spore = table.put("Thoughtspore", RED, "C1", mana=5)
    table.put("Mind's Eye", RED, "B3")
    orc = table.put("Orc Butcher", BLUE, "B4")
    table.bind(spore, "Arc Lightning")
    table.always("location", take())
    table.dice("2 0 0", effect=7)
    options = [each for each in table.cast_options(spore, "Arc Lightning") if orc.id in each]
    assert options
    table.cast(spore, "Arc Lightning", *options[0][3:])
    assert orc.damage == 1
    assert DAZE in orc.conditions


def test_orchid_acid_eats_a_runed_shirt_only_for_its_price_and_the_runes() -> None:
    table = Table(red="Druid", blue="Anvil Throne Warlord")
    table.move_to(table.blue, "B2")
    orchid = table.put("Corrosive Orchid", RED, "B2")
    table.decide("inscribe", ("inscribe", "Rune of Fortification"))
    table.cast(table.blue, "Harshforge Plate", table.blue)
    plate = table.find("Harshforge Plate")
    table.dice("0 0", effect=1)
    table.decide("offer", take(plate))
    table.decide("pay to destroy", PAY)
    table.use(RED, next(each for each in table.between(RED) if orchid.id in each and table.blue.id in each))
    assert not table.in_play(plate)
    assert table.red.mana == 50 - 8 - 2


def test_flame_strike_gives_a_plain_blade_fire_but_not_one_that_has_an_effect_of_its_own() -> None:
    table = Table(red="Warlock", blue="Siren")
    table.move_to(table.red, "B2")
    slayer, whip = table.put("Dark Pact Slayer", RED, "B2"), table.put("Skeelax, Taunting Imp", RED, "B2")
    crab = table.put("Colossal Crab", BLUE, "B2")
    table.cast(table.red, "Flame Strike", slayer)
    table.cast(table.red, "Flame Strike", whip)
    table.dice("0 0 0 0", effect=10)
    table.attack(slayer, "Hellsword", crab)
    assert crab.conditions == {BURN: 2}
    table.dice("0 0", effect=4)
    table.attack(whip, "Trident", crab)
    assert crab.conditions == {BURN: 2}


def test_a_hunters_arrow_opens_the_knight_whom_the_ram_has_struck() -> None:
    table = Table(red="Beastmaster", blue="Paladin")
    knight = table.put("Knight of the Red Helm", BLUE, "B2")
    ram = table.put("Mountain Ram", RED, "B2")
    table.move_to(table.red, "B1")
    bow = table.attach("Hunting Bow", table.red)
    table.dice("2* 0", effect=1)
    table.attack(ram, "Battering Horns", knight)
    table.dice("2 2 0 0", effect=7)
    table.attack(table.red, "Talonhead Arrow", knight, source=bow)
    assert knight.damage == 2 + 4 - (3 - 2)
    assert BLEED in knight.conditions
