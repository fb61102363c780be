"""Arenas and orbs with three and more: turns that end with a life, heirs in the same breath, scores and guardians."""

import pytest

from mageduel.facts.conditions import BURN, DAZE, ROT, STUN
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.domination.orbs import LIT
from mageduel.rules.domination.vtar import vtar_of
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from tests.compound.many.parties import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    as_soon_as_offered,
    duel_of_all,
    duel_of_teams,
    everybody_alone,
    give_up,
    leave,
    mage,
    next_actions,
    seated,
    two_teams,
    winner,
)
from tests.compound.piles import discarded
from tests.kit.answers import DECLINE, GUARD, LET_GO, NOTHING, PASS, PAY, Decision, attack, cast, move
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.table import Table, make_creature

FOUR = ("Beastmaster", "Warlock", "Wizard", "Priestess")
CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 2}
BOARD = "Grand Arena"


def gather(duel: Table, *seats: int, zone: str = "B2") -> None:
    """These mages meet in one zone."""
    for seat in seats:
        duel.move_to(mage(duel, seat), zone)


def acted(duel: Duel) -> list[int]:
    """The seats that were asked what a creature does, in order."""
    return [each.seat for each in duel.questions if each.phase is Phase.ACTIONS and each.kind == "action"]


def to_end_of_round(duel: Duel) -> None:
    """Play this round out, or to the end of the game."""
    now = duel.game.round
    while not duel.is_over and duel.game.round == now:
        duel.step()


# The turn that ended with a life


@rule("ruling.m1", "ruling.m8")
def test_a_mage_burnt_by_the_armor_he_struck_leaves_the_next_turn_to_the_left() -> None:
    """His Action Phase ends with him; clockwise it is the third one's turn, and his wolf never acts."""
    duel = duel_of_all("Warlord", "Warlock", "Beastmaster")
    gather(duel, RED, BLUE)
    wolf = duel.put("Timber Wolf", RED, "B3")
    duel.attach("Demonhide Armor", duel.blue)
    leave(duel, RED)
    duel.play_to(Phase.ACTIONS)
    duel.questions.clear()
    bar = duel.red.card.attacks[0].name
    duel.dice("0 0 0 0  2")
    duel.activate(duel.red, attack(duel.red, bar, duel.blue))
    to_end_of_round(duel)
    assert not duel.game.players[RED].is_alive
    assert duel.in_play(wolf)
    assert acted(duel) == [RED, BLUE, GREEN]
    assert not duel.is_over


@rule("ruling.r13", "ruling.m12")
def test_two_of_three_fall_to_one_exchange_and_the_onlooker_has_won() -> None:
    """The blow kills, the presence of the dead kills back in the same Action Phase, and one side is left."""
    duel = duel_of_all("Warlord", "Warlock", "Beastmaster")
    gather(duel, RED, BLUE)
    duel.attach("Demonhide Armor", duel.blue)
    leave(duel, RED)
    leave(duel, BLUE)
    duel.play_to(Phase.ACTIONS)
    bar = duel.red.card.attacks[0].name
    duel.dice("2* 0 0 0  2")
    duel.activate(duel.red, attack(duel.red, bar, duel.blue))
    to_end_of_round(duel)
    assert duel.is_over
    assert winner(duel) == GREEN


@rule("ruling.m8", "ruling.m1")
def test_an_arrow_sent_back_fells_the_archer_and_his_team_mate_has_his_wolf_this_round() -> None:
    """Reverse Attack makes the attacker its target; the wolf of the dead is activated by the heir."""
    duel = duel_of_teams("Beastmaster", "Warlock", "Priestess", "Wizard")
    wolf, foe = duel.put("Timber Wolf", RED, "C2"), duel.put("Bitterwood Fox", BLUE, "B2")
    gather(duel, RED)
    duel.hide("Reverse Attack", foe)
    duel.mana(BLUE, 20)
    leave(duel, RED)
    duel.play_to(Phase.ACTIONS)
    duel.always("pay reveal", PAY)
    duel.dice("2* 0 0 0")
    duel.questions.clear()
    bar = next(
        each.name for each in duel.red.card.attacks if attack(duel.red, each.name, foe) in duel.actions(duel.red)
    )
    duel.activate(duel.red, attack(duel.red, bar, foe))
    to_end_of_round(duel)
    assert (foe.damage, duel.game.players[RED].is_alive, wolf.controller) == (0, False, GREEN)
    assert acted(duel).count(GREEN) == 2
    assert not duel.is_over


def test_a_storm_of_fire_rages_on_after_it_has_burnt_its_caster() -> None:
    """Of a zone attack only a source that moves would spare anybody: a destroyed one changes nothing."""
    duel = duel_of_all("Warlock", "Beastmaster", "Priestess", books={RED: {"Firestorm": 1}})
    gather(duel, RED, BLUE)
    fox = duel.put("Bitterwood Fox", GREEN, "B2")
    duel.mana(RED, 20)
    duel.prepare_all(red=("Firestorm",))
    leave(duel, RED)
    order = [duel.red, duel.blue, fox]
    duel.always("order", lambda request: next(("next", e.id) for e in order if ("next", e.id) in request.options))
    duel.dice("2* 0 0 0 0", effect=1)
    duel.dice("2* 0 0 0 0", effect=1)
    duel.dice("2* 0 0 0 0", effect=1)
    duel.activate(duel.red, cast("Firestorm", "B2"))
    to_end_of_round(duel)
    assert not duel.game.players[RED].is_alive
    assert (duel.blue.damage, fox.damage) == (2, 2)
    assert not duel.is_over


@rule("ruling.m8", "core.multiplayer.pass-if-any-has-more")
def test_beasts_that_obey_nobody_let_nobody_wait() -> None:
    """Orphans are never activated, so they count for no player's active creatures."""
    duel = duel_of_all("Beastmaster", "Warlock", "Priestess")
    for zone in ("A2", "A3", "A4"):
        duel.put("Bitterwood Fox", BLUE, zone)
    for seat, zone in ((RED, "C2"), (GREEN, "C3")):
        duel.put("Bitterwood Fox", seat, zone)
    duel.play_to(Phase.ACTIONS)
    assert PASS in duel.play_until("activate", RED).options
    give_up(duel, BLUE)
    assert PASS not in duel.play_until("activate", RED).options


@rule("ruling.m2", "ruling.m4")
def test_a_stranger_shot_down_in_the_quickcast_phase_casts_nothing_in_it() -> None:
    """The first quickcast kills the second mage; the round of the table goes on with the third."""
    books = {RED: {"Fireball": 1}, BLUE: {"Minor Heal": 1}, GREEN: {"Minor Heal": 1}}
    duel = duel_of_all("Warlock", "Priestess", "Priestess", books=books)
    gather(duel, RED, BLUE)
    duel.mana(RED, 20)
    leave(duel, BLUE)
    duel.prepare_all(red=("Fireball",), blue=("Minor Heal",), green=("Minor Heal",))
    wishes: dict[int, Decision] = {RED: cast("Fireball", duel.blue)}
    asked: list[int] = []

    def note(request: Request) -> Answer:
        asked.append(request.player)
        wish = as_soon_as_offered(wishes)
        assert callable(wish)
        return wish(request)

    duel.always("quickcast", note)
    duel.dice("2* 0 0 0 0 0", effect=1)
    duel.play_until("action")
    assert not duel.game.players[BLUE].is_alive
    assert (asked[0], BLUE in asked, GREEN in asked) == (RED, False, True)


# Heirs in the same breath


@rule("ruling.m8", "ruling.r47")
def test_who_inherits_in_the_upkeep_pays_in_the_same_upkeep() -> None:
    """The fire takes the mage first; what his wolf still owes the obelisk is then demanded of the team-mate."""
    duel = duel_of_teams("Beastmaster", "Warlock", "Priestess", "Wizard", initiative=BLUE)
    duel.put("Mordok's Obelisk", RED, "C1")
    wolf = duel.put("Timber Wolf", BLUE, "A4")
    duel.condition(duel.blue, BURN)
    leave(duel, BLUE)
    duel.always("upkeep", PAY)
    duel.always("upkeep order", lambda r: next((o for o in r.options if "Burn" in o), r.options[0]))
    duel.play_round()
    duel.dice("2")
    gold = mage(duel, GOLD).mana
    duel.play_to(Phase.ACTIONS)
    assert not duel.game.players[BLUE].is_alive
    assert (duel.in_play(wolf), wolf.controller) == (True, GOLD)
    assert mage(duel, GOLD).mana == gold - 1


@rule("ruling.m8")
def test_the_drain_of_a_dead_wizard_still_has_to_be_paid_by_whom_it_drains() -> None:
    """It stays without a master, and what it demands it demands of the beast's own controller."""
    duel = duel_of_all("Beastmaster", "Wizard", "Warlock")
    wolf, fox = duel.put("Timber Wolf", RED, "B1"), duel.put("Bitterwood Fox", GREEN, "B3")
    drain, other = duel.attach("Essence Drain", wolf, BLUE), duel.attach("Essence Drain", fox, BLUE)
    give_up(duel, BLUE)
    mana = duel.red.mana
    duel.always("upkeep", lambda request: PAY if request.player == RED else LET_GO)
    next_actions(duel)
    assert duel.in_play(drain)
    assert (duel.in_play(wolf), duel.red.mana) == (True, mana + 9 - 2)
    assert not duel.in_play(fox)
    assert not duel.in_play(other)


@rule("ruling.m8")
def test_a_banished_beast_of_a_dead_stranger_comes_back_and_obeys_nobody() -> None:
    """Its tokens run out all the same; returned, it stands where it was and is nobody's."""
    duel = duel_of_all("Beastmaster", "Warlord", "Wizard", books={GREEN: {"Banish": 1}})
    grunt = duel.put("Goblin Grunt", BLUE, "B2")
    gather(duel, GREEN)
    duel.mana(GREEN, 30)
    duel.prepare_all(green=("Banish",))
    duel.activate(mage(duel, GREEN), cast("Banish", grunt))
    duel.play_round()
    assert duel.place(grunt) is None
    give_up(duel, BLUE)
    for _ in range(3):
        next_actions(duel)
    assert duel.place(grunt) == "B2"
    duel.questions.clear()
    to_end_of_round(duel)
    assert sorted(acted(duel)) == [RED, GREEN]


@pytest.mark.parametrize("are_teams", [False, True])
@rule("ruling.m8")
def test_a_life_linked_wolf_bleeds_on_alone_or_bleeds_on_the_heir(are_teams: bool) -> None:
    """The controller may take damage over: nobody in a free-for-all any more, in a team the mage who inherits."""
    how = duel_of_teams if are_teams else duel_of_all
    duel = how("Beastmaster", "Priestess", "Warlock", "Wizard")
    wolf = duel.put("Timber Wolf", BLUE, "B2", damage=4)
    duel.attach("Life Link", wolf, BLUE)
    give_up(duel, BLUE)
    duel.always("take over", ("take over", 3))
    next_actions(duel)
    assert (wolf.damage, mage(duel, GOLD).damage) == ((1, 3) if are_teams else (4, 0))


@rule("ruling.m8", "ruling.r51")
def test_a_trap_of_the_dead_snaps_for_his_team_mate_who_pays() -> None:
    """The hidden card goes over with everything else; its mandatory moment comes for the heir."""
    duel = duel_of_teams("Beastmaster", "Warlock", "Wizard", "Priestess")
    trap = duel.hide("Hellfire Trap", "C2", BLUE)
    fox = duel.put("Bitterwood Fox", RED, "C1")
    give_up(duel, BLUE)
    mana = mage(duel, GOLD).mana
    duel.always("pay reveal", PAY)
    duel.dice("2* 0 0 0", effect=1)
    duel.activate(fox, move("C2"))
    duel.play_until("activate")
    assert not duel.in_play(trap)
    assert (fox.damage, mage(duel, GOLD).mana) == (2, mana - 2)
    assert discarded(duel, BLUE) == ["Hellfire Trap"]


# Friends and strangers in the Arena


@rule("core.codex.friendly-definition")
def test_a_wolf_roused_by_the_team_mate_is_not_roused_again_by_its_master() -> None:
    """The limit is one such spell a round on a creature, whoever casts it; the team-mate pays for the first."""
    table = two_teams("Beastmaster", "Warlock", "Beastmaster", "Priestess")
    table.always("offer", DECLINE)
    wolf = table.summon("Timber Wolf", RED, "C1")
    assert not wolf.active
    spell = table.cast(mage(table, GREEN), "Rouse the Beast", wolf)
    assert (wolf.active, spell.paid, mage(table, GREEN).mana, table.red.mana) == (True, 2, 48, 50)
    table.act(wolf, GUARD)
    assert not wolf.active
    assert table.why_no_cast(table.red, "Rouse the Beast", wolf) is not None
    other = table.summon("Timber Wolf", RED, "C1")
    assert table.why_no_cast(table.red, "Rouse the Beast", other) is None


def test_among_three_an_orb_of_suppression_bills_each_walker_for_himself() -> None:
    """Every non-Mage creature's controller pays before it moves, the orb's own master as well as the strangers."""
    table = everybody_alone("Forcemaster", "Beastmaster", "Warlock")
    table.put("Suppression Orb", RED, "D6")
    for seat, start, end in ((RED, "B1", "A1"), (BLUE, "B3", "A3"), (GREEN, "B5", "A5")):
        table.act(table.put("Bitterwood Fox", seat, start), move(end), NOTHING)
    assert [each.mage.mana for each in table.game.players] == [49, 49, 49]
    table.mana(GREEN, 0)
    assert table.why_no_move(table.put("Bitterwood Fox", GREEN, "B5"), "A5") is not None


@rule("ruling.m6")
def test_a_wolf_controlled_by_a_third_guards_the_third_against_its_own_master() -> None:
    """A guard protects what its controller controls: the thief behind it, and no longer the owner."""
    table = everybody_alone("Beastmaster", "Forcemaster", "Warlock")
    wolf = table.put("Timber Wolf", RED, "B2")
    gather(table, RED, BLUE, GREEN)
    table.control(wolf, BLUE)
    table.guard(wolf)
    fox, imp = table.put("Bitterwood Fox", RED, "B2"), table.put("Bitterwood Fox", GREEN, "B2")
    assert attack(fox, "Bite", table.blue) not in table.actions(fox)
    assert attack(imp, "Bite", table.red) in table.actions(imp)
    assert attack(imp, "Bite", table.blue) not in table.actions(imp)


# Orbs


def position(*, are_teams: bool = False) -> Table:
    """The Grand Arena with the guardian of B2 at home."""
    return Table("domination", board=BOARD, seats=seated(FOUR, are_teams=are_teams))


def orb(table: Table, zone: str = "B2") -> Object:
    return table.find("V'Tar Orb", zone=zone)


def light(table: Table, zone: str, seat: int) -> Object:
    """An orb as if this player had touched it long ago."""
    this = orb(table, zone)
    this.mark(LIT)
    table.control(this, seat)
    return this


def test_one_stranger_draws_the_guardian_and_the_next_touches_the_orb() -> None:
    """Whoever is in the way loses its marker to the first blow, no matter whose; then the orb is free to anybody."""
    table = position()
    guardian = table.find("Sslak, Orb Guardian", zone="B2")
    brute, fox = table.put(make_creature("Brute", attack=[CLAW]), RED, "B2"), table.put("Bitterwood Fox", GREEN, "B2")
    assert attack(fox, "Bite", orb(table)) not in table.actions(fox)
    table.dice("0 0")
    table.dice("1 1 0")  # it strikes back, and nobody is asked
    table.attack(brute, "Claw", guardian)
    assert (brute.damage, guardian.guarding) == (2, False)
    table.always("orb", lambda request: request.options[0])
    table.attack(fox, "Bite", orb(table))
    assert orb(table).controller == GREEN


@rule("sup.spell.sslak-conditions-removed-in-upkeep")
def test_a_dazed_guardian_is_awake_and_on_guard_after_the_next_upkeep() -> None:
    """It never acts, so what an activation would end ends when it takes its guard marker up again; fire burns on."""
    table = position()
    guardian = table.find("Sslak, Orb Guardian", zone="B2")
    guardian.set_guard(guards=False)
    table.always("offer", DECLINE)
    table.condition(guardian, DAZE)
    table.condition(guardian, STUN)
    table.condition(guardian, ROT)
    table.upkeep()
    assert (guardian.guarding, guardian.conditions, guardian.damage) == (True, {ROT: 1}, 1)


def test_a_rival_who_gives_up_unties_the_score_and_the_next_count_decides() -> None:
    """At the goal but no more than another: nobody had won. Without him there is nobody left to be compared with."""
    duel = Duel("domination", seats=seated(FOUR), board=BOARD)
    for seat in (RED, BLUE):
        duel.tokens(mage(duel, seat), "V'Tar", 8)
    duel.play_to(Phase.ACTIONS, 2)
    assert not duel.is_over
    give_up(duel, BLUE)
    while not duel.is_over and (duel.game.round, duel.game.phase) != (3, Phase.ACTIONS):
        duel.step()
    assert duel.is_over
    assert winner(duel) == RED


def test_the_heir_takes_the_orb_and_not_the_score() -> None:
    """V'Tar is a number of the mage and cannot be moved; the orb is an object and goes over."""
    duel = Duel("domination", seats=seated(FOUR, are_teams=True), board=BOARD)
    this = light(duel, "B2", BLUE)
    duel.tokens(duel.blue, "V'Tar", 4)
    give_up(duel, BLUE)
    assert (this.controller, vtar_of(duel.game, GOLD)) == (GOLD, 0)
    next_actions(duel)
    assert vtar_of(duel.game, GOLD) == 1


@rule("ruling.m5")
def test_a_suppression_darkens_the_orbs_of_all_four_for_one_upkeep_but_not_galaxxus() -> None:
    """Orbs give neither V'Tar nor mana in the next Upkeep Phase; what another card gives is its own affair."""
    duel = Duel("domination", seats=seated(FOUR, {GREEN: {"V'Tar Suppression": 1}}), board=BOARD)
    light(duel, "B2", RED)
    light(duel, "C3", BLUE)
    duel.put("Galaxxus", RED, "A2")
    duel.mana(GREEN, 20)
    duel.prepare_all(green=("V'Tar Suppression",))
    duel.activate(mage(duel, GREEN), cast("V'Tar Suppression"))
    duel.always("orb", lambda request: request.options[0])
    next_actions(duel)
    assert [vtar_of(duel.game, seat) for seat in range(4)] == [1, 0, 0, 0]
    next_actions(duel)
    assert [vtar_of(duel.game, seat) for seat in range(4)] == [3, 1, 0, 0]


@pytest.mark.parametrize("guest", [None, BLUE, GREEN])
def test_an_altar_listens_only_where_no_opponent_stands_and_a_team_mate_does_no_harm(guest: int | None) -> None:
    """The zone is controlled with a creature of one's own there and none of an opponent's."""
    table = position(are_teams=True)
    table.put("Timber Wolf", RED, "A2")
    victim = table.put("Bitterwood Fox", RED, "D1")
    if guest is not None:
        table.put("Bitterwood Fox", guest, "A2")
    ways = [each for each in table.between(RED) if victim.id in each]
    assert bool(ways) is (guest != BLUE)
    if ways:
        mana = table.red.mana
        table.use(RED, ways[0])
        assert not table.in_play(victim)
        assert (table.red.mana, vtar_of(table.game, RED)) == (mana + 2, 1)
