"""Three and more: who falls in the middle of something, what is left of it, and who of a team is a friend."""

from mageduel.facts.conditions import STAGGER, WEAK
from mageduel.facts.traits import ARMOR, MELEE
from mageduel.kernel.requests import Answer, Request
from mageduel.state.phases import Phase
from tests.compound.many.parties import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    academy_duel,
    academy_teams,
    give_up,
    leave,
    mage,
    next_actions,
)
from tests.kit.answers import DECLINE, PASS, activate, attack, cast, sweep, take
from tests.kit.ledger import rule
from tests.kit.table import Table

FOUR = ("Academy Beastmaster", "Academy Wizard", "Academy Warlock", "Academy Priestess")
THREE = FOUR[:3]
FANG = {"name": "Fang", "kind": "melee", "action": "quick", "dice": 2}


def accept(request: Request) -> Answer:
    """Whatever is offered, but not the refusal."""
    return next(each for each in request.options if each != request.decline)


def first_option(request: Request) -> Answer:
    """Whatever comes first."""
    return request.options[0]


def set_vtar(duel: Table, **scores: int) -> None:
    """Scores by the names of the players."""
    for player in duel.game.players:
        if player.name.lower() in scores:
            duel.tokens(player.mage, "V'Tar", scores[player.name.lower()])


# Fallen in the middle: the Academy


@rule("academy.multi.ffa.mage-destroyed")
def test_a_sweep_ends_with_the_mage_who_bore_its_wounds() -> None:
    """The guard's answer kills the Beastmaster through Joined Strength; his beast leaves before its second swing."""
    duel = academy_duel(*THREE, round=3)
    tail, gruff = duel.put("Ankylodon", RED), duel.put("Satyr Gruff", BLUE)
    duel.attach("Joined Strength", tail)
    duel.guard(gruff)
    leave(duel, RED)
    duel.always("counterstrike", take(gruff))
    duel.always("sweep", sweep(mage(duel, GREEN)))
    duel.dice("1 0 0 0  2* 0 0")
    duel.activate(tail, attack(tail, "Club Tail", gruff))
    while not duel.is_over and duel.game.round == 3:
        duel.step()
    assert not duel.game.players[RED].is_alive
    assert not duel.in_play(tail)
    assert mage(duel, GREEN).damage == 0
    assert not duel.is_over


@rule("academy.multi.ffa.mage-destroyed", "academy.attack-spell.zone-separate-rolls")
def test_a_discharge_that_fells_a_stranger_first_finds_none_of_his_beasts() -> None:
    """All he controlled leaves the game with him, in the middle of the spell; the others are still struck."""
    duel = academy_duel(*THREE, books={RED: {"Voltaic Discharge": 1}}, round=3)
    duel.mana(RED, 20)
    worm, other = duel.put("Mana Worm", BLUE), duel.put("Mana Worm", GREEN)
    leave(duel, BLUE)
    order = [duel.blue, other, mage(duel, GREEN), duel.red]
    duel.always("order", lambda request: next(("next", e.id) for e in order if ("next", e.id) in request.options))
    duel.dice("2* 0 0", effect=1)
    duel.dice("2* 0 0", effect=1)
    duel.activate(duel.red, cast("Voltaic Discharge", "A1"))
    duel.play_until("activate")
    assert not duel.in_play(worm)
    assert worm.damage == 0
    assert other.damage == 2
    assert len(duel.attacks()) == 4


@rule("academy.multi.team.control-transfer", "academy.multi.team.loss-of-ally")
def test_a_discharge_that_fells_one_of_a_team_still_finds_his_beast_at_the_heirs_side() -> None:
    """In a team the beast stays in play under the other mage, so it is still in the zone that is attacked."""
    duel = academy_duel(*FOUR, are_teams=True, books={RED: {"Voltaic Discharge": 1}}, round=3)
    duel.mana(RED, 20)
    worm = duel.put("Mana Worm", BLUE)
    robes = duel.attach("Sistarran Robes", duel.blue)
    leave(duel, BLUE)
    order = [duel.blue, worm, mage(duel, GREEN), mage(duel, GOLD), duel.red]
    duel.always("order", lambda request: next(("next", e.id) for e in order if ("next", e.id) in request.options))
    duel.dice("2* 0 0", effect=1)
    duel.dice("2* 0 0", effect=1)
    duel.activate(duel.red, cast("Voltaic Discharge", "A1"))
    duel.play_until("activate")
    assert (duel.in_play(robes), worm.controller, worm.damage) == (False, GOLD, 2)


@rule("academy.multi.ffa.turn-order")
def test_whoever_dies_of_waking_up_is_passed_over_and_the_circle_goes_on() -> None:
    """The spikes of the first kill the second as he activates; the third acts next, and the game goes on."""
    duel = academy_duel("Academy Elementalist", *FOUR[1:3], round=2, initiative=GREEN)
    spikes = duel.put("Ice Spikes", RED)
    hound = duel.put("Wychwood Hound", BLUE)
    duel.play_to(Phase.ACTIONS, 3)
    assert duel.game.initiative == BLUE
    leave(duel, BLUE, 2)
    duel.questions.clear()
    duel.answer(activate(duel.blue))
    duel.play_round()
    assert not duel.game.players[BLUE].is_alive
    assert not duel.in_play(hound)
    assert duel.in_play(spikes)
    assert [each.seat for each in duel.questions if each.kind == "action"] == [GREEN, RED]
    assert not duel.is_over


def test_a_hound_in_exile_is_still_its_heirs_when_the_exile_ends() -> None:
    """It is out of the arena and yet an object of the fallen mage: the team-mate controls it, and there it returns."""
    duel = academy_duel(*FOUR, are_teams=True, round=3)
    hound = duel.put("Wychwood Hound", BLUE)
    exile = duel.hide("Exile", hound, RED)
    duel.mana(RED, 20)
    duel.always("offer", DECLINE)
    duel.reveal(exile)
    assert duel.place(hound) is None
    give_up(duel, BLUE)
    next_actions(duel)
    next_actions(duel)
    assert not duel.in_play(exile)
    assert (hound.controller, duel.place(hound)) == (GOLD, "A1")


@rule("academy.multi.ffa.mage-destroyed", "academy.multi.ffa.attachments-destroyed")
def test_a_stranger_falls_while_his_hound_is_in_exile_and_it_never_comes_back() -> None:
    """All his objects leave the game, wherever they are, and what hung on them goes to its owner's pile."""
    duel = academy_duel(*THREE, round=3)
    hound = duel.put("Wychwood Hound", BLUE)
    exile = duel.hide("Exile", hound, RED)
    duel.mana(RED, 20)
    duel.always("offer", DECLINE)
    duel.reveal(exile)
    give_up(duel, BLUE)
    assert duel.discarded(RED) == ["Exile"]
    next_actions(duel)
    next_actions(duel)
    assert not duel.find_all("Wychwood Hound")


def test_the_exile_of_a_fallen_stranger_lets_its_prisoner_go() -> None:
    """The enchantment leaves with its master; nothing keeps the beast away any longer."""
    duel = academy_duel(*THREE, round=3)
    hound = duel.put("Wychwood Hound", BLUE)
    exile = duel.hide("Exile", hound, RED)
    duel.mana(RED, 20)
    duel.always("offer", DECLINE)
    duel.reveal(exile)
    give_up(duel, RED)
    assert not duel.in_play(exile)
    assert (duel.place(hound), hound.controller) == ("A1", BLUE)


def test_the_heir_bears_the_wounds_of_the_strength_he_inherited() -> None:
    """ "Your Mage" is the mage who controls the enchantment now, and that is the team-mate."""
    duel = academy_duel(
        "Academy Wizard", "Academy Beastmaster", "Academy Warlock", "Academy Priestess", are_teams=True, round=3
    )
    lynx = duel.put("Pellian Lynx", BLUE)
    duel.attach("Joined Strength", lynx, BLUE)
    give_up(duel, BLUE)
    worm = duel.put("Mana Worm", RED)
    duel.dice("2 0")
    duel.activate(worm, attack(worm, "Stinging Tentacles", lynx))
    duel.play_until("activate")
    assert (lynx.damage, mage(duel, GOLD).damage) == (1, 1)


def test_the_seals_of_an_inherited_demon_weigh_on_the_heir() -> None:
    """The next seal goes to the mage who controls the demon when it is due."""
    duel = academy_duel(
        "Academy Wizard", "Academy Warlock", "Academy Beastmaster", "Academy Priestess", are_teams=True, round=3
    )
    demon = duel.put("Mhegedden, Sealed Demon", BLUE)
    before = duel.life(mage(duel, GOLD))
    give_up(duel, BLUE)
    next_actions(duel)
    assert demon.controller == GOLD
    assert duel.life(mage(duel, GOLD)) == before - 2


@rule("academy.multi.team.control-transfer")
def test_the_curse_of_a_fallen_necromancer_asks_his_heir_for_its_price() -> None:
    """Its controller pays for the weakness: after the transfer that is the team-mate."""
    duel = academy_duel(
        "Academy Wizard", "Academy Necromancer", "Academy Warlock", "Academy Priestess", are_teams=True, round=3
    )
    worm = duel.put("Mana Worm", RED)
    duel.attach("Curse of Weakness", worm, BLUE)
    give_up(duel, BLUE)
    duel.mana(GOLD, 10)
    duel.always("offer", lambda request: accept(request) if request.player == GOLD else DECLINE)
    duel.always("upkeep", lambda request: accept(request) if request.player == GOLD else first_option(request))
    next_actions(duel)
    assert worm.conditions == {WEAK: 1}
    assert mage(duel, GOLD).mana == 10 + 7 - 2


# Friends of the Academy


@rule("academy.codex.friendly")
def test_a_team_mates_reeling_lynx_prays_itself_upright() -> None:
    """Friendly creatures may pray, and to pray is neither to attack nor to guard; the enemy's may not."""
    table = academy_teams("Academy Druid", *FOUR[1:])
    table.put("Meredia's Shrine", RED)
    lynx, worm = table.put("Pellian Lynx", GREEN), table.put("Mana Worm", BLUE, damage=2)
    table.condition(lynx, STAGGER)
    table.condition(lynx, WEAK)
    ways = [each for each in table.actions(lynx) if each[0] == "ability"]
    assert ways
    assert not [each for each in table.actions(worm) if each[0] == "ability"]
    table.act(lynx, next(each for each in ways if "Stagger" in each))
    assert lynx.conditions == {WEAK: 1}


@rule("academy.codex.friendly")
def test_a_team_mates_beast_dies_for_a_demon_and_its_own_master_is_consoled() -> None:
    """The sacrifice needs a friendly creature only; the scarab looks at whose creature was destroyed."""
    table = academy_teams("Academy Warlock", "Academy Wizard", "Academy Beastmaster", "Academy Priestess")
    table.attach("Jeweled Scarab", table.red)
    table.attach("Jeweled Scarab", mage(table, GREEN))
    boar, demon = table.put("Razortusk", GREEN), table.put("Afflicted Demon", RED, damage=3)
    table.always("offer", accept)
    table.always("choose one", lambda r: next((e for e in r.options if "mana" in str(e)), r.options[-1]))
    table.cast(table.red, "Abyssal Sacrifice", boar, demon.id)
    assert not table.in_play(boar)
    assert (demon.damage, table.value(demon, MELEE)) == (1, 1)
    assert table.red.mana == 49
    assert mage(table, GREEN).mana == 51


def test_a_cursed_boar_must_suffer_or_turn_on_its_own_team() -> None:
    """Friendly is what its controller's team controls: the team-mate's beasts and both mages, no enemy."""
    table = academy_teams("Academy Necromancer", "Academy Wizard", "Academy Warlock", "Academy Beastmaster")
    boar, worm = table.put("Razortusk", GOLD), table.put("Mana Worm", BLUE)
    hound = table.put("Wychwood Hound", RED)
    table.attach("Curse of Servitude", boar, RED)
    seen: list[Answer] = []

    def look(request: Request) -> Answer:
        seen.extend(request.options)
        return ("suffer",)

    table.decide("serve", look)
    table.offered(boar)
    targets = {each[3] for each in seen if each[0] == "attack"}
    assert targets == {worm.id, table.blue.id, mage(table, GOLD).id}
    assert hound.id not in targets
    assert boar.damage == 2


def test_an_overlord_whips_the_team_mates_imp_if_he_has_none_himself() -> None:
    """Another friendly demon must be hurt if there is one, and a team-mate's is friendly; an enemy's is not."""
    table = academy_teams("Academy Warlock", "Academy Wizard", "Academy Warlock", "Academy Warlock")
    table.put("Drakas, Imp Overlord", RED)
    ally, foe = table.put("Sanguine Hunter", GREEN), table.put("Sanguine Hunter", GOLD)
    assert [table.value(each, MELEE) for each in (ally, foe)] == [1, 0]
    table.upkeep()
    assert (ally.damage, foe.damage) == (1, 0)


def test_a_warlock_drives_his_team_mates_demon_to_strike_again() -> None:
    """He places the point on the friendly demon that attacks and has all its dice rolled anew."""
    table = academy_teams("Academy Warlock", "Academy Wizard", "Academy Beastmaster", "Academy Priestess")
    demon, worm = table.put("Sanguine Hunter", GREEN), table.put("Mana Worm", BLUE)
    table.decide("offer", accept)
    table.dice("0 0  2 2")
    table.attack(demon, "Demon Claws", worm)
    assert (demon.damage, worm.damage) == (1, 4)


@rule("academy.codex.friendly", "academy.multi.team.guards")
def test_a_mend_calls_the_team_mates_knight_to_guard_for_both() -> None:
    """Any friendly Holy creature may be called, and it then protects the whole team."""
    table = academy_teams("Academy Priestess", "Academy Wizard", "Academy Priestess", "Academy Warlock")
    knight, worm = table.put("White Cloak Knight", GREEN), table.put("Mana Worm", BLUE)
    table.red.damage = 3
    table.always("offer", accept)
    table.always("choose one", take(knight))
    table.dice("1 1 0")
    table.cast(table.red, "Mend", table.red)
    assert (knight.guarding, table.red.mana) == (True, 50 - 2 - 2)
    assert [each[3] for each in table.actions(worm) if each[0] == "attack"] == [knight.id]


@rule("academy.codex.friendly")
def test_a_circle_covers_the_living_of_the_whole_team_and_a_scout_marks_for_them_all() -> None:
    """Armor for both teams mates' living, none for the enemy; a die for the team-mate's next attack, and only that."""
    table = academy_teams("Academy Priestess", "Academy Wizard", "Academy Warlord", "Academy Warlock")
    table.attach("Circle of Protection", "A1", RED)
    scout, gruff = table.put("Straywood Scout", GREEN), table.put("Satyr Gruff", RED)
    worm = table.put("Mana Worm", BLUE)
    assert [table.value(each, ARMOR) for each in (gruff, scout, mage(table, GREEN), worm)] == [1, 1, 1, 0]
    aims = [each for each in table.actions(scout) if each[0] == "ability"]
    assert {each[3] for each in aims} == {worm.id, table.blue.id, mage(table, GOLD).id}
    table.act(scout, next(each for each in aims if worm.id in each))
    assert table.odds(gruff, "Heavy Mace", worm).dice.value == 4
    table.dice("0 0 0 0")
    table.attack(gruff, "Heavy Mace", worm)
    assert table.odds(gruff, "Heavy Mace", worm).dice.value == 3


@rule("academy.multi.team.quickcast-one")
def test_a_team_that_quickcast_before_an_activation_is_not_asked_after_it() -> None:
    """One quickcast a team with each activation, before it or after it: the mate has to wait for the next one."""
    books = {seat: {"Bear Strength": 1} for seat in (RED, GREEN)}
    duel = academy_duel(*FOUR, are_teams=True, books=books, round=3)
    hound, other = duel.put("Wychwood Hound", RED), duel.put("Wychwood Hound", GREEN)
    for seat in range(4):
        duel.mana(seat, 20)
    while duel.request.kind != "activate" or duel.request.player not in (RED, GREEN):
        duel.step()
    first = duel.request.player
    target = hound if first == RED else other
    duel.answer(cast("Bear Strength", target)(duel.request))
    assert len(duel.find_all("Bear Strength")) == 1

    def greedy(request: Request) -> Answer:
        return next((each for each in request.options if each[0] == "cast"), request.decline or request.options[0])

    duel.always("after", greedy)
    duel.activate(target)
    while duel.request.kind == "action" or duel.request.player in (RED, GREEN):
        duel.step()
    assert len(duel.find_all("Bear Strength")) == 1


@rule("academy.multi.ffa.pass")
def test_beasts_that_left_with_their_master_let_nobody_wait_any_longer() -> None:
    """Only opponents still in the game are counted: with the largest host gone, all are equal and must act."""
    duel = academy_duel(*THREE, round=3, initiative=RED)
    for _ in range(3):
        duel.put("Wychwood Hound", BLUE)
    duel.put("Wychwood Hound", RED)
    duel.put("Wychwood Hound", GREEN)
    request = duel.play_until("activate", RED)
    assert PASS in request.options
    give_up(duel, BLUE)
    request = duel.play_until("activate", RED)
    assert PASS not in request.options
