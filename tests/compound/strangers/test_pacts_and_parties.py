"""Free-for-all, two against two, and Domination: what the fallen leave, whose friends they were, and who is asked."""

import pytest

from mageduel.facts.conditions import BLEED, BURN
from mageduel.facts.traits import ARMOR, FINITE_LIFE, MELEE, REGENERATE, RESTRAINED, UNMOVABLE, VIGILANT
from mageduel.kernel.requests import Answer
from mageduel.rules.domination.orbs import LIT
from mageduel.rules.domination.vtar import vtar_of
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from tests.compound.choices import noting
from tests.compound.many.parties import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    duel_of_all,
    duel_of_teams,
    everybody_alone,
    give_up,
    mage,
    next_actions,
    seated,
    two_teams,
    winner,
)
from tests.compound.piles import discarded
from tests.kit.answers import NO_DEFENSE, PAY, cast, move, take
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import Table, make_creature

FOUR = ("Beastmaster", "Warlock", "Wizard", "Priestess")
BOARD = "Grand Arena"


def in_b2(table: Table, name: str, *seats: int) -> list[Object]:
    """One of these creatures for each seat, all in the middle."""
    return [table.put(name, seat, "B2") for seat in seats]


# What the fallen leave


@rule("ruling.m8", "core.codex.friendly-definition")
def test_holy_ground_of_a_fallen_priestess_burns_her_own_goblin_and_soothes_her_cleric_no_more() -> None:
    """Nobody's ground has no friends: what was left with it is as much an enemy as the strangers are."""
    duel = duel_of_all("Beastmaster", "Priestess", "Warlock")
    duel.put("Consecrated Ground", BLUE, "B2")
    wolf, grunt = duel.put("Timber Wolf", RED, "B2"), duel.put("Goblin Grunt", BLUE, "B2")
    cleric = duel.put("Asyran Cleric", BLUE, "B2", damage=2)
    assert duel.value(cleric, REGENERATE) == 1
    give_up(duel, BLUE)
    next_actions(duel)
    assert (wolf.damage, grunt.damage, cleric.damage) == (1, 1, 2)
    assert duel.value(cleric, REGENERATE) == 0


@rule("ruling.m8")
def test_a_pillar_of_fire_without_a_priest_still_strikes_whoever_walks_in() -> None:
    duel = duel_of_all("Beastmaster", "Malakai Priest", "Warlock")
    pillar = duel.put("Pillar of Righteous Flame", BLUE, "B2", tokens={"Dissipate": 3})
    wolf = duel.put("Timber Wolf", RED, "B1")
    give_up(duel, BLUE)
    duel.dice("2* 0 0 0", effect=9)
    duel.activate(wolf, move("B2"))
    assert (wolf.damage, wolf.conditions, duel.in_play(pillar)) == (2, {BURN: 1}, True)


@rule("ruling.m8")
@pytest.mark.parametrize("are_teams", [False, True])
def test_the_blight_of_a_fallen_necromancer_drains_his_heir_or_nobody(are_teams: bool) -> None:
    """What it does to the living around it goes on in both games."""
    duel = (duel_of_teams if are_teams else duel_of_all)("Beastmaster", "Necromancer", "Warlock", "Priestess")
    duel.put("Sardonyx, Blight of the Living", BLUE, "B2")
    wolf = duel.put("Timber Wolf", RED, "B2")
    give_up(duel, BLUE)
    lives = [duel.life(mage(duel, seat)) for seat in (RED, GREEN, GOLD)]
    next_actions(duel)
    lost = [was - duel.life(mage(duel, seat)) for seat, was in zip((RED, GREEN, GOLD), lives, strict=True)]
    assert lost == [0, 0, 2 if are_teams else 0]
    assert duel.has(wolf, FINITE_LIFE)


@rule("ruling.m8", "ruling.m5")
def test_a_leviathan_that_nobody_commands_holds_its_old_friends_in_the_swamp_as_well() -> None:
    duel = duel_of_all("Beastmaster", "Siren", "Warlock")
    duel.put("Swamp", BLUE, "B2")
    duel.put("Sherean Leviathan", BLUE, "B2")
    mine, theirs = in_b2(duel, "Goblin Grunt", BLUE, RED)
    swimmer = duel.put("Swamp Snapper", RED, "B2")
    assert [duel.has(each, RESTRAINED) for each in (mine, theirs, swimmer)] == [False, True, False]
    give_up(duel, BLUE)
    next_actions(duel)
    assert [duel.has(each, RESTRAINED) for each in (mine, theirs, swimmer)] == [True, True, False]


@rule("ruling.m8", "ruling.m5")
def test_no_pit_is_dug_under_the_orphan_of_a_stranger_and_one_under_an_ally_is() -> None:
    """Whoever is left without a master is everybody's enemy, and a pit is dug only where no enemy looks on."""
    duel = duel_of_all("Beastmaster", "Warlord", "Warlock")
    duel.put("Goblin Grunt", BLUE, "B2")
    give_up(duel, BLUE)
    next_actions(duel)
    duel.move_to(duel.red, "B1")
    assert duel.why_no_cast(duel.red, "Spiked Pit", "B2") is not None
    assert duel.why_no_cast(duel.red, "Spiked Pit", "B1") is None
    team = two_teams("Beastmaster", "Warlord", "Warlock", "Priestess")
    team.put("Goblin Grunt", GREEN, "B2")
    team.move_to(team.red, "B1")
    assert team.why_no_cast(team.red, "Spiked Pit", "B2") is None


@rule("ruling.m8", "core.familiar.controller-controls-its-spells")
def test_a_goblin_builder_finishes_for_the_heir_what_his_dead_master_had_planned() -> None:
    """The card stays the dead mage's own, the outpost is the heir's, and the heir's mana pays for it."""
    duel = duel_of_teams("Beastmaster", "Warlord", "Warlock", "Priestess", books={BLUE: {"Garrison Post": 1}})
    builder = duel.put("Goblin Builder", BLUE, "A4")
    duel.play_round()
    duel.play_until("plan", BLUE)
    duel.prepare(BLUE, also={builder: "Garrison Post"})
    give_up(duel, BLUE)
    assert builder.controller == GOLD
    mana = mage(duel, GOLD).mana
    duel.activate(builder, cast("Garrison Post", "A4"))
    post = duel.find("Garrison Post")
    assert (post.controller, post.owner, mage(duel, GOLD).mana) == (GOLD, BLUE, mana - 4)


@rule("ruling.m8", "core.spellbind.destroyed-with-object")
def test_the_wand_of_the_fallen_takes_its_spell_along_and_the_forge_he_left_serves_his_heir() -> None:
    duel = duel_of_teams("Beastmaster", "Warlord", "Warlock", "Wizard")
    wand = duel.attach("Mage Wand", duel.blue)
    duel.bind(wand, "Dispel")
    forge = duel.put("Battle Forge", BLUE, "A4")
    give_up(duel, BLUE)
    assert discarded(duel, BLUE) == ["Dispel", "Mage Wand"]
    assert forge.controller == GOLD
    was = forge.mana
    next_actions(duel)
    assert forge.mana == was + 1


@rule("ruling.m8")
def test_a_tower_of_the_fallen_keeps_its_bolt_under_lock_and_in_a_team_it_is_fired() -> None:
    for are_teams in (False, True):
        books = {BLUE: {"Lightning Bolt": 1}}
        duel = (duel_of_teams if are_teams else duel_of_all)(
            "Beastmaster", "Wizard", "Warlock", "Priestess", books=books
        )
        tower = duel.put("Wizard's Tower", BLUE, "B2", mana=8)
        wolf = duel.put("Timber Wolf", RED, "B2")
        duel.put("Bitterwood Fox", GOLD, "A4")
        duel.play_round()
        duel.play_until("plan", BLUE)
        duel.prepare(BLUE, also={tower: "Lightning Bolt"})
        give_up(duel, BLUE)
        duel.play_until("activate", GOLD)
        assert (("cast", tower.id, "Lightning Bolt", wolf.id) in duel.request.options) is are_teams


# Friends, by the cards


def test_the_standard_of_a_stolen_bearer_still_waves_for_whom_it_was_raised() -> None:
    """Friends are those of the standard's own warlord, whoever commands the arm that carries it."""
    table = everybody_alone("Warlord", "Beastmaster", "Forcemaster")
    bearer, mine, thiefs = in_b2(table, "Goblin Grunt", RED, RED, GREEN)
    table.attach("Standard Bearer", bearer)
    assert [table.value(each, MELEE) for each in (bearer, mine, thiefs)] == [0, 1, 0]
    table.control(bearer, GREEN)
    assert [table.value(each, MELEE) for each in (bearer, mine, thiefs)] == [0, 1, 0]
    assert [table.value(each, ARMOR) for each in (bearer, mine, thiefs)] == [0, 1, 0]


def test_makunda_whets_the_claws_of_the_allys_cat_and_of_no_enemys() -> None:
    table = two_teams("Beastmaster", "Beastmaster", "Beastmaster", "Warlock")
    table.put("Makunda", RED, "B2")
    ally, foe = in_b2(table, "Feral Bobcat", GREEN, BLUE)
    hides = {seat: table.put(make_creature("Hide", armor=1, life=9), seat, "B2") for seat in (RED, GOLD)}
    table.dice("1 0")
    table.attack(ally, "Claws", hides[GOLD])
    table.dice("1 0")
    table.attack(foe, "Claws", hides[RED])
    assert (hides[GOLD].damage, hides[RED].damage) == (1, 0)


@pytest.mark.parametrize(("seat", "heads"), [(RED, 3), (GREEN, 3), (BLUE, 1)])
def test_the_hound_of_three_heads_guards_an_allys_idol_as_its_own(seat: int, heads: int) -> None:
    table = two_teams("Warlock", "Warlock", "Warlock", "Beastmaster")
    table.put("Idol of Pestilence", seat, "B2")
    hound, foe = table.put("Cerberus", RED, "B2"), table.put(make_creature("Foe", life=20), GOLD, "B2")
    table.guard(hound)
    assert table.has(hound, UNMOVABLE) is (heads == 3)
    table.decide("counterstrike", take(hound))
    table.dice("0 0 0")
    for _ in range(heads):
        table.dice("2* 0 0")
    table.attack(foe, "Strike", hound)
    assert foe.damage == 2 * heads


@pytest.mark.parametrize("is_ally", [True, False])
def test_an_arrow_follows_the_blood_an_allys_fox_has_drawn_and_not_a_strangers(is_ally: bool) -> None:
    table = (two_teams if is_ally else everybody_alone)("Beastmaster", "Warlock", "Beastmaster", "Warlord")
    bow = table.attach("Hunting Bow", table.red)
    table.move_to(table.red, "B1")
    prey = table.put(make_creature("Prey", life=20, armor=2), BLUE, "B2")
    fox = table.put("Bitterwood Fox", GREEN, "B2")
    table.dice("1* 0 0")
    table.attack(fox, "Bite", prey)
    table.dice("2 0 0 0", effect=7 if is_ally else None)
    table.attack(table.red, "Talonhead Arrow", prey, source=bow)
    assert (prey.damage, prey.conditions) == ((3, {BLEED: 1}) if is_ally else (2, {}))


def test_an_allys_soldier_feeds_the_altar_and_the_altar_feeds_the_allys_forge() -> None:
    """A third one's forge would be no friend; here the team has one spawnpoint, which is the team-mate's."""
    table = two_teams("Warlord", "Beastmaster", "Warlord", "Warlock")
    table.put("Altar of Carnage", RED, "A1")
    forge, others = table.put("Battle Forge", GREEN, "A2"), table.put("Battle Forge", BLUE, "A3")
    grunt, foe = table.put("Goblin Grunt", GREEN, "B2"), table.put(make_creature("Foe", life=20), BLUE, "B2")
    for _ in range(2):
        table.dice("1* 0 0")
        table.attack(grunt, "Shortsword", foe)
    assert (forge.mana, others.mana) == (1, 0)


def test_an_allys_wounds_leave_no_mark_on_the_temple_but_its_blessing_reaches_him() -> None:
    """It counts what its own controller's creatures suffer; whom it strengthens are all friends."""
    table = two_teams("Priestess", "Warlock", "Priestess", "Beastmaster")
    temple = table.put("Temple of Meraveran", RED, "A1", tokens={"Valor": 2})
    mine, allys, foes = in_b2(table, "Asyran Cleric", RED, GREEN, BLUE)
    wolf = table.put("Timber Wolf", GOLD, "B2")
    for victim in (allys, mine):
        table.dice("1* 0 0 0")
        table.attack(wolf, "Bite", victim)
    assert tokens_on(temple) == {"Valor": 3}
    table.decide("offer", take())
    table.upkeep()
    assert tokens_on(temple) == {}
    assert [table.value(each, MELEE) for each in (mine, allys, foes)] == [1, 1, 0]


def test_kinship_is_felt_with_ones_own_fox_and_neither_with_a_strangers_nor_with_an_allys() -> None:
    for how in (everybody_alone, two_teams):
        table = how("Beastmaster", "Warlock", "Beastmaster", "Wizard")
        table.put("Animal Kinship", RED, "A1")
        was = table.value(table.red, MELEE)
        gains = []
        for seat in (BLUE, GREEN, RED):
            table.put("Bitterwood Fox", seat, "B2")
            gains.append(table.value(table.red, MELEE) - was)
        assert gains == [0, 0, 1]


def test_a_cloak_bills_the_thief_for_the_wolf_he_sends_and_its_owner_for_nothing() -> None:
    table = everybody_alone("Wizard", "Forcemaster", "Beastmaster")
    table.attach("Suppression Cloak", table.red)
    wolf, fox = table.put("Timber Wolf", GREEN, "D1"), table.put("Bitterwood Fox", GREEN, "D1")
    table.control(wolf, BLUE)
    table.mana(BLUE, 2)
    for biter in (wolf, wolf, fox):
        table.dice("0 0 0 0" if biter is wolf else "0 0 0")
        table.attack(biter, "Bite", table.red)
    assert [each.mage.mana for each in table.game.players] == [50, 0, 48]


@rule("ruling.m8", "sup.spell.renewing-rain-heals-friendly-only")
def test_the_rain_cools_the_orphans_too_and_mends_none_of_them() -> None:
    duel = duel_of_all("Priestess", "Beastmaster", "Warlock", books={RED: {"Renewing Rain": 1}})
    orphan, fox = duel.put("Timber Wolf", BLUE, "B2", damage=3), duel.put("Bitterwood Fox", RED, "B2", damage=3)
    duel.play_until("plan")
    give_up(duel, BLUE)
    duel.mana(RED, 20)
    duel.prepare_all(red=("Renewing Rain",))
    for each in (orphan, fox):
        duel.condition(each, BURN)
    duel.activate(duel.red, cast("Renewing Rain"))
    duel.play_round()
    duel.all_used()
    assert (orphan.conditions, fox.conditions, orphan.damage, fox.damage) == ({}, {}, 3, 1)


def test_the_iron_guard_greets_its_masters_recruits_and_not_his_allys() -> None:
    table = two_teams("Warlord", "Beastmaster", "Warlord", "Warlock")
    table.put("Altar of the Iron Guard", RED, "A1")
    allys = table.summon("Goblin Grunt", GREEN, "C1")
    table.decide("offer", take())
    mine = table.summon("Goblin Grunt", RED, "C1")
    assert (mine.guarding, allys.guarding) == (True, False)


def test_a_transfusion_takes_along_what_is_ones_own_and_leaves_the_allys_gift() -> None:
    table = two_teams("Wizard", "Warlock", "Beastmaster", "Warlord")
    wolf, other = in_b2(table, "Timber Wolf", RED, RED)
    strength = table.attach("Bear Strength", wolf, RED)
    hide = table.attach("Rhino Hide", wolf, GREEN)
    transfusion = table.hide("Enchantment Transfusion", wolf, RED)
    seen: list[Answer] = []
    table.always("transfuse", noting(seen, lambda r: next((o for o in r.options if strength.id in o), ("no more",))))
    table.reveal(transfusion)
    assert not any(hide.id in each for each in seen)
    assert (table.value(other, MELEE), table.value(wolf, MELEE), table.armor(wolf)) == (2, 0, 4)


def test_the_resurgence_mends_the_allys_bones_with_dice_of_their_own() -> None:
    table = two_teams("Necromancer", "Warlord", "Necromancer", "Necromancer")
    mine, allys, foes = (table.put("Skeletal Sentry", seat, "B2", damage=5) for seat in (RED, GREEN, GOLD))
    table.always("order", lambda request: request.options[0])
    table.always("offer", take())
    table.dice("1 1 0 0 0 0")
    table.dice("1 1 0 0 0 0")
    table.cast(table.red, "Unholy Resurgence", None)
    assert (mine.damage, allys.damage, foes.damage) == (3, 3, 5)


# Whose turn it is to speak


@rule("ruling.m4")
@pytest.mark.parametrize(("holder", "order"), [(RED, [RED, BLUE]), (BLUE, [BLUE, RED]), (GREEN, [RED, BLUE])])
def test_two_traps_of_two_mages_snap_for_one_wolf_in_the_order_of_the_table(holder: int, order: list[int]) -> None:
    """Both must be shown and each is asked for his own price, clockwise from whoever holds the initiative."""
    duel = duel_of_all("Warlock", "Warlock", "Beastmaster", initiative=holder)
    wolf = duel.put("Timber Wolf", GREEN, "B1")
    traps = [duel.hide("Hellfire Trap", "B2", seat) for seat in (RED, BLUE)]
    duel.always("pay reveal", PAY)
    duel.play_to(Phase.ACTIONS)
    duel.dice("1* 0 0 0", effect=1)
    duel.dice("1* 0 0 0", effect=1)
    duel.activate(wolf, move("B2"))
    duel.play_until("action", GREEN)
    assert [each.seat for each in duel.questions if each.kind == "pay reveal"] == order
    assert (wolf.damage, any(map(duel.in_play, traps))) == (2, False)


@rule("ruling.m10")
def test_the_marker_of_a_fallen_captain_goes_round_and_never_stays_with_one_side() -> None:
    """Left of Gold sits nobody any more, and beyond him Gold's own ally: the marker goes on to Green."""
    duel = duel_of_teams("Beastmaster", "Warlock", "Priestess", "Wizard", initiative=RED)
    duel.put("Goblin Grunt", RED, "C1")
    give_up(duel, RED)
    assert not duel.is_over
    holders = []
    for _ in range(5):
        next_actions(duel)
        holders.append(duel.game.initiative)
    assert holders == [BLUE, GREEN, GOLD, GREEN, GOLD]


@rule("ruling.m2")
def test_a_cloud_drifts_on_when_the_allys_wolf_has_acted() -> None:
    duel = duel_of_teams("Wizard", "Warlock", "Beastmaster", "Priestess")
    cloud = duel.put("Raincloud", RED, "B2")
    wolf = duel.put("Timber Wolf", GREEN, "C1")
    duel.activate(wolf)
    mana = duel.red.mana
    duel.play_until("after", RED)
    duel.answer(("ability", cloud.id, 0, "B3"))
    assert (duel.place(cloud), duel.red.mana) == ("B3", mana - 1)


@rule("sup.codex.intercept-timing")
def test_an_angel_of_the_ally_takes_the_arrow_before_the_wolf_could_send_it_back() -> None:
    table = two_teams("Beastmaster", "Priestess", "Priestess", "Warlock")
    wolf, angel = table.put("Timber Wolf", RED, "B2"), table.put("Guardian Angel", GREEN, "B2")
    reverse = table.hide("Reverse Attack", wolf, RED)
    archer = table.put("Royal Archer", BLUE, "B3")
    table.guard(angel)
    table.decide("intercept", take(angel))
    table.decide("defend", NO_DEFENSE)
    table.dice("2 2 0")  # Aegis takes one die
    table.attack(archer, "Longbow", wolf)
    assert (wolf.damage, angel.damage, archer.damage, reverse.hidden, angel.guarding) == (0, 4, 0, True, False)


# Orbs and outposts


def orb(table: Table, zone: str = "B2") -> Object:
    return table.find("V'Tar Orb", zone=zone)


def light(table: Table, zone: str, seat: int) -> Object:
    """An orb as if this player had touched it long ago."""
    this = orb(table, zone)
    this.mark(LIT)
    table.control(this, seat)
    return this


def ruins(*, are_teams: bool = False) -> Table:
    """The Grand Arena with the guardian of B2 out of the way."""
    table = Table("domination", board=BOARD, seats=seated(FOUR, are_teams=are_teams))
    table.destroy(table.find("Sslak, Orb Guardian", zone="B2"))
    return table


def test_a_stolen_fox_lights_the_orb_for_the_thief() -> None:
    table = ruins()
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    table.control(fox, GREEN)
    table.always("orb", lambda request: request.options[0])
    table.attack(fox, "Bite", orb(table))
    assert orb(table).controller == GREEN
    assert [mage(table, seat).mana for seat in range(4)] == [50, 50, 52, 50]


def test_a_dog_watches_over_its_masters_orb_and_sleeps_beside_the_allys() -> None:
    table = ruins(are_teams=True)
    dog = table.put("Guard Dog", RED, "B2")
    assert not table.has(dog, VIGILANT)
    light(table, "B2", GREEN)
    assert not table.has(dog, VIGILANT)
    light(table, "B2", RED)
    assert table.has(dog, VIGILANT)
    table.control(dog, BLUE)
    assert not table.has(dog, VIGILANT)


def test_a_song_is_sung_at_the_singers_orb_and_any_wolf_there_is_healed() -> None:
    """An ally's orb is not hers to sing at; at her own she heals the ally's wolf as well."""
    table = ruins(are_teams=True)
    wolf = table.put("Timber Wolf", RED, "B2", damage=6)
    light(table, "B2", RED)
    green = mage(table, GREEN)
    table.move_to(green, "B2")
    assert table.why_no_cast(green, "V'Tarrian Healing Song", wolf) is not None
    light(table, "B2", GREEN)
    assert table.why_no_cast(mage(table, GOLD), "V'Tarrian Healing Song", wolf) is not None
    table.dice("1 1 1 1")
    table.cast(green, "V'Tarrian Healing Song", wolf)
    assert wolf.damage == 2


@rule("ruling.m8")
@pytest.mark.parametrize("are_teams", [False, True])
def test_galaxxus_counts_for_the_heir_and_for_nobody_without_one(are_teams: bool) -> None:
    duel = Duel("domination", seats=seated(FOUR, are_teams=are_teams), board=BOARD)
    duel.put("Galaxxus", BLUE, "A3")
    next_actions(duel)
    give_up(duel, BLUE)
    next_actions(duel)
    assert vtar_of(duel.game, BLUE) == 1
    assert [vtar_of(duel.game, seat) for seat in (RED, GREEN, GOLD)] == [0, 0, 1 if are_teams else 0]


@pytest.mark.parametrize("is_tied", [False, True])
def test_oblivion_in_the_middle_of_the_actions_wins_the_game_there_and_then(is_tied: bool) -> None:
    """Whoever gains by the altar is counted at once, unless somebody else has as much."""
    duel = Duel("domination", seats=seated(FOUR), board=BOARD)
    duel.put("Timber Wolf", RED, "A2")
    victim = duel.put("Bitterwood Fox", RED, "D1")
    duel.tokens(duel.red, "V'Tar", 6)
    if is_tied:
        duel.tokens(duel.blue, "V'Tar", 7)
        duel.tokens(mage(duel, GREEN), "V'Tar", 7)
    duel.play_to(Phase.ACTIONS)
    request = duel.play_until("activate", RED)
    duel.answer(next(each for each in request.options if each[0] == "ability" and victim.id in each))
    assert duel.is_over is not is_tied
    if not is_tied:
        assert (winner(duel), duel.game.phase) == (RED, Phase.ACTIONS)


@rule("ruling.m8")
def test_a_sentry_of_force_throws_out_what_a_stranger_left_behind_and_nothing_of_its_own() -> None:
    duel = Duel("domination", seats=seated(FOUR), board=BOARD)
    duel.destroy(duel.find("Sslak, Orb Guardian", zone="B2"))
    light(duel, "B2", RED)
    sentry = duel.attach("V'Tar Force Sentry", "B2", RED)
    mine, foe, orphan = in_b2(duel, "Bitterwood Fox", RED, BLUE, GOLD)
    give_up(duel, GOLD)
    next_actions(duel)
    thrown = {each[3] for each in duel.between(RED) if each[1] == sentry.id}
    assert [each.id in thrown for each in (mine, foe, orphan)] == [False, True, True]
