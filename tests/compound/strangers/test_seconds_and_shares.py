"""Seconds and shares: what happens at once has an order all the same, and everybody pays for his own."""

from collections.abc import Callable

import pytest

from mageduel.facts.conditions import BURN, ZOMBIE
from mageduel.kernel.requests import Answer, Request
from mageduel.state.objects import Object
from tests.compound.many.parties import GREEN, academy_teams, leave, mage, winner
from tests.kit.academy import AcademyDuel, AcademyTable
from tests.kit.answers import DECLINE, LET_GO, NOTHING, attack, first, move, take
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 3}


def accept(request: Request) -> Answer:
    """Whatever is offered, but not the refusal."""
    return next(each for each in request.options if each != request.decline)


def asked(table: Table, kind: str) -> list[int]:
    """Who was asked such a question, each time."""
    return [each.player for each in table.asked if each.kind == kind]


def wish(*things: Object) -> Callable[[Request], Answer]:
    """Whenever an order is asked for: what concerns the earliest of these that can be chosen."""

    def choose(request: Request) -> Answer:
        found = [each for thing in things for each in request.options if each[1] == thing.id]
        return found[0] if found else request.options[0]

    return choose


# Who claims the dead


@rule("core.initiative.breaks-timing-ties")
@pytest.mark.parametrize("holder", [RED, BLUE])
def test_a_ziggurat_and_a_curse_claim_one_wolf_and_the_initiative_says_who_is_asked_first(holder: int) -> None:
    """Red's zombie kills what Blue wants to raise himself: whoever goes first has it, and he alone pays."""
    table = Table(red="Necromancer", blue="Necromancer")
    table.put("Ziggurat of Undeath", RED, "A1")
    zombie, wolf = table.put("Zombie Brute", RED), table.put("Timber Wolf", BLUE, damage=9)
    table.attach("Rise Again", wolf, BLUE)
    table.initiative(holder)
    table.decide("offer", accept)
    table.dice("2 2 2 2 2 2")
    table.attack(zombie, zombie.card.attacks[0].name, wolf)
    table.end_round()
    risen = table.find("Timber Wolf")
    assert (risen.controller, risen.conditions) == (holder, {ZOMBIE: 1})
    assert (table.red.mana, table.blue.mana) == ((45, 50) if holder == RED else (50, 45))


@rule("core.initiative.breaks-timing-ties")
@pytest.mark.parametrize("holder", [RED, BLUE])
def test_whoever_goes_first_may_leave_the_dead_to_the_other(holder: int) -> None:
    table = Table(red="Necromancer", blue="Necromancer")
    table.put("Ziggurat of Undeath", RED, "A1")
    zombie, wolf = table.put("Zombie Brute", RED), table.put("Timber Wolf", BLUE, damage=9)
    table.attach("Rise Again", wolf, BLUE)
    table.initiative(holder)
    table.decide("offer", DECLINE, accept)
    table.dice("2 2 2 2 2 2")
    table.attack(zombie, zombie.card.attacks[0].name, wolf)
    table.end_round()
    assert asked(table, "offer") == [holder, BLUE if holder == RED else RED]
    assert table.find("Timber Wolf").controller != holder


@rule("core.initiative.breaks-timing-ties")
@pytest.mark.parametrize("holder", [RED, BLUE])
def test_a_second_chance_comes_before_the_ziggurat_if_the_initiative_is_with_its_side(holder: int) -> None:
    table = Table(red="Necromancer", blue="Priestess")
    table.put("Ziggurat of Undeath", RED, "A1")
    zombie, sentry = table.put("Zombie Brute", RED), table.put("Temple Sentry", BLUE, damage=4)
    table.hide("Second Chance", sentry)
    table.initiative(holder)
    table.decide("offer", accept)
    table.dice("2 2 2 2 2 2")
    table.attack(zombie, zombie.card.attacks[0].name, sentry)
    assert len(table.find_all("Temple Sentry")) == (1 if holder == BLUE else 0)
    assert (table.red.mana, table.blue.mana) == ((47, 50) if holder == RED else (50, 45))


def test_an_imp_has_burst_before_it_gets_its_second_chance() -> None:
    """What it does in falling comes before its return, so that the flames find the others and not it."""
    table = Table(red="Beastmaster", blue="Warlock")
    imp, rat = table.put("Unstable Fire Imp", BLUE, damage=3), table.put("Wychwood Rat", BLUE)
    foe = table.put(make_creature("Foe", life=30, attack=[CLAW]), RED)
    table.hide("Second Chance", imp)
    table.always("offer", accept)
    table.always("order", lambda request: request.options[0])
    table.dice("2 2 2", effect=12)
    table.effect(12)
    table.attack(foe, "Claw", imp)
    assert [BURN in each.conditions for each in (foe, rat, table.find("Unstable Fire Imp"))] == [True, True, False]


# What else happens at once


@rule("core.initiative.breaks-timing-ties")
@pytest.mark.parametrize(("holder", "serves"), [(RED, True), (BLUE, False)])
def test_a_slave_strikes_a_friend_before_the_spikes_kill_it_if_the_curse_goes_first(holder: int, serves: bool) -> None:
    """Red's curse and Blue's own spikes wait for the same awakening."""
    table = AcademyTable(red="Academy Warlock", blue="Academy Elementalist")
    table.put("Ice Spikes", BLUE)
    slave = table.put(make_creature("Slave", life=2, attack=[CLAW]), BLUE)
    friend = table.put(make_creature("Friend", life=9), BLUE)
    table.attach("Curse of Servitude", slave, RED)
    table.initiative(holder)
    if serves:
        table.decide("serve", attack(slave, "Claw", friend))
        table.dice("1 1 1")
    table.act(slave)
    assert (table.in_play(slave), friend.damage) == (False, 3 if serves else 0)


@rule("core.initiative.breaks-timing-ties")
@pytest.mark.parametrize(("holder", "burns"), [(RED, 2), (BLUE, 1)])
def test_a_golem_in_hellscape_glows_once_or_twice(holder: int, burns: int) -> None:
    """Set on fire before it glows by itself it burns twice; after that the hellscape finds it burning."""
    table = Table(red="Warlock", blue="Beastmaster")
    golem = table.put("Magma Golem", BLUE)
    table.put("Hellscape", RED)
    table.initiative(holder)
    table.always("upkeep order", lambda request: request.options[0])
    table.dice(" ".join("1" * burns))
    table.upkeep()
    assert golem.conditions == {BURN: burns}


@rule("core.initiative.breaks-timing-ties")
@pytest.mark.parametrize(("holder", "dice"), [(RED, "2* 0"), (BLUE, "2* 0 0")])
def test_of_caltrops_and_urchins_in_one_zone_the_initiative_holders_are_trodden_on_first(
    holder: int, dice: str
) -> None:
    """A wolf with two Life left does not live to meet the other's."""
    table = Table(red="Warlord", blue="Siren")
    spikes = {RED: table.put("Mangler Caltrops", RED, "B2"), BLUE: table.put("Bed of Urchins", BLUE, "B2")}
    wolf = table.put("Timber Wolf", BLUE, "B1", damage=8)
    table.initiative(holder)
    table.dice(dice, effect=None if holder == RED else 1)
    table.act(wolf, move("B2"))
    assert not table.in_play(wolf)
    assert [each.attacker for each in table.attacks()] == [spikes[holder]]


# The end of a round


@rule("ruling.r4", "ruling.r50")
@pytest.mark.parametrize("holder", [RED, BLUE])
def test_of_two_eyes_that_saw_no_blood_the_initiative_holder_says_which_turns_first(holder: int) -> None:
    """The first fall ends the duel, so he lets the other's eye turn before his own, and has won."""
    duel = AcademyDuel(round=3, red="Academy Warlock", blue="Academy Warlock")
    duel.initiative(holder)
    for seat in (RED, BLUE):
        duel.attach("Eye of Bael", mage(duel, seat))
        leave(duel, seat)
    other = mage(duel, BLUE if holder == RED else RED)
    duel.always("upkeep order", first(other, "Eye of Bael"))
    while not duel.is_over and duel.game.round == 3:
        duel.step()
    assert [each.seat for each in duel.questions if each.kind == "upkeep order"] == [holder]
    assert winner(duel) == holder


@rule("ruling.r4")
def test_where_one_of_the_two_would_live_on_nobody_is_asked_which_eye_turns_first() -> None:
    duel = AcademyDuel(round=3, red="Academy Warlock", blue="Academy Warlock")
    for seat in (RED, BLUE):
        duel.attach("Eye of Bael", mage(duel, seat))
    leave(duel, RED)
    while not duel.is_over and duel.game.round == 3:
        duel.step()
    assert [each.seat for each in duel.questions if each.kind == "upkeep order"] == []
    assert winner(duel) == BLUE


@rule("ruling.r13")
def test_in_the_arena_both_eyes_turn_and_nobody_is_left() -> None:
    """A fall there ends nothing before the others have had theirs: it is a draw, whoever has the initiative."""
    duel = Duel(red="Warlock", blue="Warlock")
    duel.play_round()
    for seat in (RED, BLUE):
        duel.attach("Eye of Bael", mage(duel, seat))
        leave(duel, seat)
    while not duel.is_over:
        duel.step()
    assert [each.seat for each in duel.questions if each.kind == "upkeep order"] == []
    assert winner(duel) is None


# Upkeep


@rule("ruling.r47")
@pytest.mark.parametrize(("shed_first", "damage"), [(True, 1), (False, 2)])
def test_bark_that_is_shed_first_no_longer_feeds_the_corruption(shed_first: bool, damage: int) -> None:
    """Each of the druid's own enchantments on her counts, and she orders both: letting one go first spares a wound."""
    table = Table(red="Druid", blue="Warlock")
    bark = table.attach("Barkskin", table.red)
    table.attach("Bear Strength", table.red)
    table.attach("Arcane Corruption", table.red, BLUE)
    table.mana(RED, 1)
    shed, eaten = ("first", bark.id, "Upkeep"), ("first", table.red.id, "Arcane Corruption")
    wanted = (shed, eaten) if shed_first else (eaten, shed)
    table.always("upkeep order", lambda request: next(each for each in wanted if each in request.options))
    table.upkeep()
    assert (table.in_play(bark), set(asked(table, "upkeep order"))) == (False, {RED})
    assert table.red.damage == damage


@rule("ruling.r47")
@pytest.mark.parametrize("given_up_first", [True, False])
def test_a_forcefield_that_is_given_up_first_is_no_food_for_the_corruption(given_up_first: bool) -> None:
    """It lends no Life and no healing: that it is one of the enchantments that count is enough to compete."""
    table = Table(red="Forcemaster", blue="Warlock")
    field = table.attach("Forcefield", table.red)
    table.attach("Arcane Corruption", table.red, BLUE)
    table.always("upkeep order", wish(field, table.red) if given_up_first else wish(table.red, field))
    table.decide("upkeep", LET_GO)
    table.upkeep()
    assert (table.red.damage, set(asked(table, "upkeep order"))) == (0 if given_up_first else 1, {RED})


@rule("ruling.r47")
def test_what_one_pays_for_an_enchantment_of_the_cursers_own_is_no_matter_of_order() -> None:
    """Only what counts competes: the warlock's hold on the wolf does not feed his own corruption."""
    table = Table(red="Forcemaster", blue="Beastmaster")
    wolf = table.put("Timber Wolf", BLUE)
    table.attach("Bear Strength", wolf, BLUE)
    table.attach("Arcane Corruption", wolf, RED)
    table.attach("Force Hold", wolf, RED)
    table.decide("upkeep", LET_GO)
    table.upkeep()
    assert (wolf.damage, asked(table, "upkeep order")) == (1, [])


@rule("ruling.r47")
@pytest.mark.parametrize(("altar_first", "tokens"), [(True, 1), (False, 0)])
def test_an_altar_counts_four_outposts_before_or_after_two_have_burned_down(altar_first: bool, tokens: int) -> None:
    table = Table(red="Warlord", blue="Warlock")
    altar = table.put("Altar of Domination", RED, "B2", tokens={})
    posts = [table.put("Garrison Post", RED, zone) for zone in ("A1", "A3", "C1", "C3")]
    for post in posts[:2]:
        post.damage = 5
        table.condition(post, BURN)
    table.always("upkeep order", wish(altar, *posts) if altar_first else wish(*posts, altar))
    table.dice("1 1")
    table.upkeep()
    assert [table.in_play(each) for each in posts] == [False, False, True, True]
    assert (tokens_on(altar).get("Domination", 0), set(asked(table, "upkeep order"))) == (tokens, {RED})


@rule("ruling.r47")
def test_while_three_are_sure_to_stand_nobody_is_asked_when_the_altar_counts() -> None:
    table = Table(red="Warlord", blue="Warlock")
    altar = table.put("Altar of Domination", RED, "B2", tokens={})
    posts = [table.put("Garrison Post", RED, zone) for zone in ("A1", "A3", "C1", "C3")]
    posts[0].damage = 5
    table.condition(posts[0], BURN)
    table.dice("1")
    table.upkeep()
    assert (tokens_on(altar), asked(table, "upkeep order")) == ({"Domination": 1}, [])


# Formations of a team


@pytest.fixture
def team() -> AcademyTable:
    """Red, a Warlord, and Green against Blue and Gold."""
    return academy_teams("Academy Warlord", "Academy Wizard", "Academy Warlord", "Academy Priestess")


def test_a_team_mate_pays_himself_for_the_guard_his_soldier_mounts(team: AcademyTable) -> None:
    team.attach("Dig In", team.put("Elven Soldier", RED))
    soldier = team.put("Elven Soldier", GREEN)
    team.decide("offer", take(soldier))
    team.act(soldier, NOTHING)
    assert asked(team, "offer") == [GREEN]
    assert (soldier.guarding, team.red.mana, mage(team, GREEN).mana) == (True, 50, 50 - 1)


def test_a_team_mate_without_mana_is_not_asked_however_rich_the_formations_mage_is(team: AcademyTable) -> None:
    team.attach("Dig In", team.put("Elven Soldier", RED))
    soldier = team.put("Elven Soldier", GREEN)
    team.mana(GREEN, 0)
    team.act(soldier, NOTHING)
    assert (asked(team, "offer"), soldier.guarding) == ([], False)


def test_a_team_mate_pays_himself_to_have_his_soldiers_blow_rolled_again(team: AcademyTable) -> None:
    team.attach("Press the Attack", team.put("Elven Soldier", RED))
    soldier, foe = team.put("Elven Soldier", GREEN), team.put(make_creature("Foe", life=20), BLUE)
    team.decide("offer", ("pay", 1))
    team.dice("0 0 0 1 1 1")
    team.attack(soldier, "Elven Blade", foe)
    assert (asked(team, "offer"), foe.damage) == ([GREEN], 3)
    assert (team.red.mana, mage(team, GREEN).mana) == (50, 50 - 1)


def test_a_team_mate_pays_himself_for_a_shot_that_cannot_be_avoided(team: AcademyTable) -> None:
    team.attach("Fire at Will", team.put("Elven Soldier", RED))
    ranger, foe = team.put("Wychwood Ranger", GREEN), team.put(make_creature("Foe", life=20, defense="7+ 1x"), BLUE)
    team.decide("offer", accept)
    team.dice("1 1 1")
    team.attack(ranger, "Shortbow", foe)
    assert (asked(team, "offer"), foe.damage) == ([GREEN], 3)
    assert (team.red.mana, mage(team, GREEN).mana) == (50, 49)


def test_a_team_mate_braces_his_soldier_and_the_formations_mage_passes_a_wound_on(team: AcademyTable) -> None:
    """They who are struck pay for the ranks to close; it is the formation's own mage who moves a wound."""
    bearer = team.put("Elven Soldier", RED)
    team.attach("Form Ranks", bearer)
    soldier = team.put("Elven Soldier", GREEN)
    foe = team.put(make_creature("Foe", life=20, attack=[{**CLAW, "dice": 4}]), BLUE)
    team.decide("offer", ("pay", 2), take(bearer))
    team.dice("2* 1*")
    team.attack(foe, "Claw", soldier)
    assert asked(team, "offer") == [GREEN, RED]
    assert (soldier.damage, bearer.damage) == (2, 1)
    assert (team.red.mana, mage(team, GREEN).mana) == (50, 48)


# Against stone


def test_an_upheaval_shakes_a_volcano_in_vain_and_the_glyph_wakes() -> None:
    """Any Corporeal conjuration can be its target; only one of Level 1 falls. It was an Earth spell all the same."""
    table = AcademyTable(red="Academy Elementalist", blue="Academy Elementalist")
    volcano = table.put("Volcano", BLUE)
    spell = table.cast(table.red, "Upheaval", volcano)
    assert (table.in_play(volcano), spell.paid) == (True, volcano.card.cost)
    assert tokens_on(table.red) == {"Earth Glyph": 1}
