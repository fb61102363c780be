"""Cards that count, call or single out somebody where the table is full, and where somebody has left it."""

from mageduel.facts.conditions import BURN
from mageduel.facts.traits import ARMOR, ELUSIVE, MELEE
from tests.compound.many.parties import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    academy_of_all,
    duel_of_all,
    duel_of_teams,
    everybody_alone,
    give_up,
    next_actions,
    two_teams,
)
from tests.kit.answers import attack, move, take
from tests.kit.ledger import rule
from tests.kit.table import make_creature


@rule("ruling.m12")
def test_a_blessing_goes_to_whoever_has_most_of_all_and_to_nobody_in_a_tie() -> None:
    table = everybody_alone("Beastmaster", "Druid", "Warlock")
    table.put("Meredia's Blessing", RED, "B2")
    foxes = [table.put("Bitterwood Fox", GREEN, "B2", damage=3) for _ in range(2)]
    for seat in (RED, BLUE):
        table.put("Bitterwood Fox", seat, "B2", damage=3)
    table.decide("offer", take(foxes[0]))
    table.upkeep()
    assert foxes[0].damage == 1
    table.put("Bitterwood Fox", BLUE, "B2", damage=3)
    table.upkeep()
    assert [each.damage for each in table.find_all("Bitterwood Fox")] == [1, 3, 3, 3, 3]


@rule("ruling.m8")
def test_the_beasts_of_a_mage_who_gave_up_are_counted_for_nobody() -> None:
    duel = duel_of_all("Druid", "Beastmaster", "Warlock")
    duel.put("Meredia's Blessing", RED, "B2")
    hurt = duel.put("Timber Wolf", RED, "B2", damage=3)
    for _ in range(3):
        duel.put("Timber Wolf", BLUE, "C3")
    give_up(duel, BLUE)
    duel.always("offer", take(hurt))
    next_actions(duel)
    assert hurt.damage == 1


@rule("ruling.m12")
def test_focus_comes_from_having_fewer_beasts_than_each_of_the_others_still_there() -> None:
    table = academy_of_all("Academy Forcemaster", "Academy Wizard", "Academy Warlock")
    table.attach("Desperate Focus", table.red)
    table.put("Wychwood Hound", BLUE)
    assert table.value(table.red, MELEE) == 0
    table.put("Wychwood Hound", GREEN)
    assert table.value(table.red, MELEE) == 1


@rule("ruling.m9")
def test_a_legend_of_any_player_bars_all_others_and_the_team_mate_too() -> None:
    table = two_teams("Beastmaster", "Warlock", "Beastmaster", "Priestess")
    assert table.why_no_cast(table.red, "Redclaw, Alpha Male", "C1") is None
    table.put("Redclaw, Alpha Male", GREEN, "B2")
    assert table.why_no_cast(table.red, "Redclaw, Alpha Male", "C1") is not None


@rule("ruling.m9", "ruling.m8")
def test_an_heir_who_has_a_hand_of_bim_shalla_does_not_get_a_second() -> None:
    duel = duel_of_teams("Beastmaster", "Priestess", "Warlock", "Priestess")
    first, second = duel.put("Hand of Bim-Shalla", BLUE, "A4"), duel.put("Hand of Bim-Shalla", GOLD, "A3")
    crystal = duel.put("Mana Crystal", BLUE, "B4")
    give_up(duel, BLUE)
    assert not duel.in_play(first)
    assert duel.in_play(second)
    assert crystal.controller == GOLD


def test_the_bloodthirsty_smells_both_enemies_wounds_and_not_the_team_mates() -> None:
    table = two_teams("Warlock", "Beastmaster", "Beastmaster", "Priestess")
    beast = table.put(
        make_creature(
            "Beast",
            traits=["Bloodthirsty +1"],
            attack=[{"name": "Claw", "kind": "melee", "action": "quick", "dice": 3}],
        ),
        RED,
        "B2",
    )
    ally = table.put("Timber Wolf", GREEN, "B2", damage=2)
    whole, hurt = table.put("Timber Wolf", BLUE, "B2"), table.put("Timber Wolf", GOLD, "B2", damage=2)
    assert attack(beast, "Claw", hurt) in table.actions(beast)
    assert attack(beast, "Claw", whole) not in table.actions(beast)
    assert attack(beast, "Claw", ally) not in table.actions(beast)
    table.destroy(hurt)
    assert attack(beast, "Claw", whole) in table.actions(beast)


def test_an_avenger_takes_vengeance_for_the_team_mates_beast() -> None:
    table = two_teams("Malakai Priest", "Beastmaster", "Beastmaster", "Warlock")
    table.decide("offer", take())
    knight = table.summon("Knight of Westlock", RED, "B2")
    wolf, prey = table.put("Timber Wolf", BLUE, "B2"), table.put("Timber Wolf", GREEN, "B2")
    assert table.odds(knight, "Longsword", wolf).dice.value == 5
    table.dice("2* 0 0 0")
    table.attack(wolf, "Bite", prey)
    assert table.odds(knight, "Longsword", wolf).dice.value == 5 + 2


def test_favor_is_given_to_the_team_mates_beast_and_never_to_a_strangers() -> None:
    team = two_teams("Warlord", "Beastmaster", "Beastmaster", "Warlock")
    assert team.why_no_cast(team.red, "Akiro's Favor", team.put("Timber Wolf", GREEN, "C1")) is None
    alone = everybody_alone("Warlord", "Beastmaster", "Beastmaster")
    assert alone.why_no_cast(alone.red, "Akiro's Favor", alone.put("Timber Wolf", GREEN, "D1")) is not None


def test_a_goblin_chieftain_leads_the_goblins_of_his_whole_team_past_their_enemies() -> None:
    table = two_teams("Warlord", "Beastmaster", "Anvil Throne Warlord", "Warlock")
    table.put("Slaknir, Goblin Chieftain", RED, "A1")
    goblins = {seat: table.put("Goblin Grunt", seat, "B1") for seat in (GREEN, BLUE)}
    table.put("Timber Wolf", GOLD, "B2")
    assert [table.has(each, ELUSIVE) for each in goblins.values()] == [True, False]
    assert move("B3") in table.offered(goblins[GREEN], move("B2"))


def test_battle_orders_reach_the_team_mates_soldiers_beside_the_warlord() -> None:
    table = two_teams("Anvil Throne Warlord", "Beastmaster", "Warlord", "Warlock")
    ally, far = table.put("Goblin Grunt", GREEN, "C1"), table.put("Goblin Grunt", GREEN, "C2")
    foe = table.put("Goblin Grunt", BLUE, "C1")
    order = next(each for each in table.actions(table.red) if "hold-the-line" in each)
    table.act(table.red, order)
    assert [table.value(each, ARMOR) for each in (ally, far, foe)] == [1, 0, 0]


def test_smoldering_curses_feed_the_fire_on_enemies_and_spare_the_team_mate() -> None:
    table = two_teams("Adramelech Warlock", "Beastmaster", "Beastmaster", "Priestess")
    foe, ally = table.put("Timber Wolf", BLUE, "C2"), table.put("Timber Wolf", GREEN, "C2")
    for each in (foe, ally):
        table.attach("Enfeeble", each, RED)
    hellion = table.put(
        make_creature(
            "Hellion",
            attack=[{"name": "Fire", "kind": "melee", "action": "quick", "dice": 3, "damage": "flame"}],
        ),
        RED,
        "C2",
    )
    assert table.odds(hellion, "Fire", foe).dice.value == 4
    assert table.odds(hellion, "Fire", ally).dice.value == 3


def test_a_helm_of_justice_answers_for_the_team_mates_wounded() -> None:
    table = two_teams("Priestess", "Beastmaster", "Beastmaster", "Warlock")
    table.attach("Helm of Justice", table.red)
    prey, wolf = table.put("Timber Wolf", GREEN, "C1"), table.put("Timber Wolf", BLUE, "C1")
    table.decide("offer", take("pay"))
    table.dice("2* 0 0 0")
    table.attack(wolf, "Bite", prey)
    assert (prey.damage, wolf.damage, table.red.mana) == (2, 1, 49)


def test_an_undead_hero_mends_the_bones_of_his_team_mate() -> None:
    table = two_teams("Necromancer", "Beastmaster", "Necromancer", "Warlock")
    table.put("Mort", RED, "B2")
    ally, foe = table.put("Skeletal Sentry", GREEN, "B2", damage=4), table.put("Skeletal Sentry", BLUE, "B2", damage=4)
    table.upkeep()
    assert (ally.damage, foe.damage) == (2, 4)


@rule("ruling.m5")
def test_a_skull_is_laid_for_an_orphan_too() -> None:
    duel = duel_of_all("Necromancer", "Beastmaster", "Warlock")
    altar = duel.put("Altar of Skulls", RED, "D1")
    orphan = duel.put("Timber Wolf", BLUE, "B2")
    give_up(duel, BLUE)
    duel.destroy(orphan)
    assert list(altar.marks.values()) == [1]


def test_an_initiate_who_falls_by_a_team_mates_hand_calls_nobody() -> None:
    table = two_teams("Priestess", "Beastmaster", "Warlock", "Wizard")
    initiate, wolf = table.put("Dawnbreaker's Initiate", RED, "B2"), table.put("Timber Wolf", GREEN, "B2")
    table.dice("2* 2* 2* 0")
    table.attack(wolf, "Bite", initiate)
    assert not table.in_play(initiate)
    assert table.place(table.red) == "C1"


def test_a_dead_mans_beasts_defend_nobody_and_burn_to_the_end() -> None:
    duel = duel_of_all("Beastmaster", "Priestess", "Warlock")
    knight, wolf = duel.put("Knight of Westlock", BLUE, "B2"), duel.put("Timber Wolf", RED, "B2")
    duel.condition(knight, BURN)
    give_up(duel, BLUE)
    duel.dice("2* 0 0 0  2")
    duel.activate(wolf, attack(wolf, "Bite", knight))
    next_actions(duel)
    assert knight.damage == 4
    assert BLUE not in [each.seat for each in duel.questions if each.kind == "defend"]
