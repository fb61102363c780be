"""The Academy again: two answers to one blow, prices paid in blood, and what a team-mate does and does not share in."""

import pytest

from mageduel.facts.conditions import BURN, ROT, WEAK
from mageduel.facts.traits import ARMOR, MELEE
from mageduel.kernel.requests import Answer, Request
from mageduel.state.phases import Phase
from tests.compound.many.parties import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    academy_duel,
    academy_of_all,
    academy_teams,
    leave,
    mage,
    winner,
)
from tests.kit.academy import AcademyDuel, AcademyTable
from tests.kit.answers import DECLINE, NO_COUNTERSTRIKE, NOTHING, PAY, attack, next_one, sweep, take
from tests.kit.ledger import rule
from tests.kit.table import make_creature

WEAKLING = make_creature("Weakling", life=12, attack=[{"name": "Tap", "kind": "melee", "action": "quick", "dice": 1}])


def room(red: str = "Wizard", blue: str = "Beastmaster") -> AcademyTable:
    """A position of two classes, the rounds of peace over."""
    return AcademyTable(red=f"Academy {red}", blue=f"Academy {blue}")


def accept(request: Request) -> Answer:
    """Whatever is offered, but not the refusal."""
    return next(each for each in request.options if each != request.decline)


# Two answers to one blow


@rule("academy.codex.doublestrike")
def test_a_redirected_first_bite_kills_the_biter_before_the_second() -> None:
    """The avoided strike costs the attacker two direct damage; a dead attacker strikes no more."""
    table = room("Beastmaster", "Warlock")
    hound, hunter = table.put("Wychwood Hound", RED, damage=5), table.put("Sanguine Hunter", BLUE)
    table.attach("Badger Frenzy", hound)
    table.hide("Redirect", hunter)
    table.decide("pay reveal", PAY)
    table.act(hound, attack(hound, "Bite", hunter))
    assert not table.in_play(hound)
    assert (hunter.damage, [each.avoided for each in table.attacks()]) == (0, [True])


def test_a_blow_that_was_dodged_never_comes_to_be_a_glancing_one() -> None:
    """The Dodge is shown when the attack comes; the other waits for the dice, and there are none."""
    table = room("Beastmaster", "Wizard")
    hound, worm = table.put("Wychwood Hound", RED), table.put("Mana Worm", BLUE)
    dodge, glance = table.hide("Dodge", worm), table.hide("Glancing Blow", worm)
    table.always("order", next_one(dodge))
    table.always("pay reveal", PAY)
    table.act(hound, attack(hound, "Bite", worm))
    assert (table.in_play(dodge), table.in_play(glance), glance.hidden) == (False, True, True)
    lynx = table.put("Razortusk", RED)
    table.dice("2")
    table.act(lynx, attack(lynx, "Razor Tusks", worm))
    assert (worm.damage, table.in_play(glance)) == (1, False)


def test_a_pharaoh_passes_the_blow_on_and_stands_guard_still() -> None:
    """Another friendly mummy takes it, a team-mate's too; the marker stays, and he bars the way to the next one."""
    table = academy_teams("Academy Necromancer", "Academy Wizard", "Academy Necromancer", "Academy Beastmaster")
    king, walker = table.put("Matesis, the Fallen Pharaoh", RED), table.put("Vengeful Voidwalker", GREEN)
    worm, boar = table.put("Mana Worm", BLUE), table.put("Razortusk", GOLD)
    table.guard(king)
    table.always("offer", accept)
    table.always("choose one", take(walker))
    table.dice("2 1")
    table.act(worm, attack(worm, "Stinging Tentacles", king))
    assert (king.damage, walker.damage, king.guarding) == (0, 3, True)
    assert [each[3] for each in table.actions(boar) if each[0] == "attack"] == [king.id]


def test_faulds_make_a_lance_roll_again_and_the_ki_counts_for_the_new_roll() -> None:
    """The six points belong to that attack's effect roll, whichever roll of the die stands."""
    table = room("Monk", "Warlord")
    lance = table.attach("Dragon's Lance", table.red)
    table.attach("Tempered Faulds", table.blue)
    table.always("offer", accept)
    table.always("reroll", accept)
    table.dice("0 0 0", effect=6)
    table.effect(1)
    table.attack(table.red, "Dragon's Bite", table.blue, source=lance)
    assert table.blue.conditions == {BURN: 1}
    assert table.attacks()[0].effect_total in (7, 12)


@rule("academy.codex.melee-plus")
def test_a_sweeping_tail_has_its_bonus_for_the_first_of_both_only() -> None:
    """The second target is attacked in a second attack, and that is no longer the round's first."""
    table = room("Beastmaster", "Wizard")
    tail = table.put("Ankylodon", RED)
    table.attach("Wolf Fury", tail)
    worm, gruff = table.put("Mana Worm", BLUE), table.put("Satyr Gruff", BLUE)
    table.decide("sweep", sweep(gruff))
    table.dice("1 0 0 0")
    table.dice("2 0 0")
    table.act(tail, attack(tail, "Club Tail", worm))
    assert table.rolled == [4, 3]
    assert (worm.damage, gruff.damage) == (1, 2)  # Piercing belongs to both


# Paid in blood


@rule("ruling.r50")
def test_the_reaper_takes_its_last_toll_before_the_blow() -> None:
    """Two points on declaring the attack: the mage who had no more is defeated, and nobody is struck."""
    duel = AcademyDuel(round=2, red="Academy Necromancer", initiative=RED)
    blade = duel.attach("Soulreaper", duel.red)
    hound = duel.put("Mana Worm", RED)
    duel.play_to(Phase.ACTIONS, 3)
    leave(duel, RED, 2)
    leave(duel, BLUE, 1)
    duel.dice("2* 2* 2* 2*")
    duel.activate(duel.red, attack(blade, "Maim", duel.blue))
    while not duel.is_over and duel.game.round == 3:
        duel.step()
    assert winner(duel) == BLUE
    assert duel.life(duel.blue) - duel.blue.damage == 1
    assert hound.damage == 0


def test_a_merchant_who_spends_his_masters_last_blood_is_gone_before_he_touches_anyone() -> None:
    """In a free-for-all his objects leave with the mage at once; the game goes on between the others."""
    duel = academy_duel("Academy Necromancer", "Academy Wizard", "Academy Warlock", round=3)
    merchant, worm = duel.put("Vengeful Merchant", RED), duel.put("Mana Worm", BLUE)
    leave(duel, RED, 2)
    duel.always("offer", lambda request: accept(request) if request.player == RED else DECLINE)
    duel.dice("2 2 2")
    duel.activate(merchant, attack(merchant, "Deathtouch", worm))
    while not duel.is_over and duel.game.round == 3:
        duel.step()
    assert not duel.game.players[RED].is_alive
    assert not duel.in_play(merchant)
    assert worm.damage == 0
    assert not duel.is_over


@pytest.mark.parametrize("holder", [RED, BLUE])
@rule("ruling.r4", "ruling.r47", "ruling.r50", "core.upkeep.initiative-settles-timing")
def test_of_two_rotting_mages_the_holder_of_the_initiative_says_who_falls_first(holder: int) -> None:
    """Each one's Rot would end the duel before the other's is due, so they compete, and he may let his come last."""
    duel = AcademyDuel(round=2, red="Academy Necromancer", initiative=holder)
    for seat in (RED, BLUE):
        duel.condition(mage(duel, seat), ROT)
        leave(duel, seat)
    duel.decide("upkeep order", take(mage(duel, 1 - holder), "Rot"))
    while not duel.is_over and duel.game.round <= 3:
        duel.step()
    assert winner(duel) == holder
    duel.all_used()


@pytest.mark.parametrize("holder", [RED, BLUE])
@rule("ruling.r4", "ruling.r47", "ruling.r50", "academy.upkeep.controller-resolves")
def test_a_stench_in_which_both_mages_would_die_does_not_fall_on_the_first_seat_by_rule(holder: int) -> None:
    """What befalls each mage is his own event; of the two that compete the holder of the initiative takes one first."""
    duel = AcademyDuel(round=2, red="Academy Necromancer", initiative=holder)
    duel.attach("Stench of Death", "A1", RED)
    for seat in (RED, BLUE):
        leave(duel, seat)
    duel.decide("upkeep order", take(mage(duel, 1 - holder), "Stench of Death"))
    while not duel.is_over and duel.game.round <= 3:
        duel.step()
    assert winner(duel) == holder
    duel.all_used()


@rule("ruling.r47", "academy.multi.ffa.mage-destroyed")
def test_the_holder_may_let_a_worm_die_of_the_stench_before_its_master_takes_the_stench_along() -> None:
    """A fallen mage's objects leave with him, so his end would save the worm: the two events compete."""
    duel = academy_duel("Academy Necromancer", "Academy Wizard", "Academy Warlock", round=2, initiative=RED)
    duel.attach("Stench of Death", "A1", RED)
    leave(duel, RED)
    worm = duel.put("Mana Worm", BLUE, damage=5)
    duel.always("upkeep order", lambda r: next((each for each in r.options if worm.id in each), r.options[0]))
    duel.play_to(Phase.ACTIONS, 3)
    assert duel.game.initiative == GREEN
    assert not duel.game.players[RED].is_alive
    assert not duel.in_play(worm)


@rule("ruling.r47", "academy.multi.ffa.mage-destroyed")
def test_the_holder_need_not_pay_a_drain_that_its_rotting_master_will_take_along() -> None:
    """The fall of the mage ends what his spell demands, so it competes with his Rot, and the holder orders them."""
    duel = academy_duel("Academy Necromancer", "Academy Wizard", "Academy Warlock", round=2, initiative=GREEN)
    worm = duel.put("Mana Worm", BLUE)
    duel.attach("Minor Essence Drain", worm, RED)
    duel.condition(duel.red, ROT)
    leave(duel, RED)
    mana = duel.blue.mana
    duel.always("upkeep", PAY)
    duel.always("upkeep order", lambda r: next((each for each in r.options if "Rot" in each), r.options[0]))
    duel.play_to(Phase.ACTIONS, 3)
    assert duel.game.initiative == BLUE
    assert not duel.game.players[RED].is_alive
    assert (duel.in_play(worm), duel.blue.mana) == (True, mana + 7)


@pytest.mark.parametrize("rot_first", [True, False])
@rule("academy.upkeep.controller-orders", "ruling.r50")
def test_a_rotting_mage_may_let_his_volcano_speak_before_the_rot(rot_first: bool) -> None:
    """Both are due on what he controls, so he orders them; whichever mage falls first, the duel is over."""
    duel = AcademyDuel(round=2, red="Academy Elementalist", initiative=RED)
    volcano = duel.put("Volcano", RED, tokens={"Dissipate": 1})
    duel.condition(duel.red, ROT)
    leave(duel, RED)
    leave(duel, BLUE)
    duel.decide("upkeep order", take(duel.red, "Rot") if rot_first else take(volcano))
    duel.always("order", lambda r: next((each for each in r.options if duel.blue.id in each), r.options[0]))
    if not rot_first:
        duel.dice("2* 0 0 0", effect=1)
    while not duel.is_over and duel.game.round <= 3:
        duel.step()
    assert winner(duel) == (BLUE if rot_first else RED)
    duel.all_used()


def test_an_eye_that_saw_no_blood_ends_the_duel_with_the_round() -> None:
    """One direct damage at the end of the round is enough; the other mage has won."""
    duel = AcademyDuel(round=3, red="Academy Warlock")
    duel.attach("Eye of Bael", duel.red)
    leave(duel, RED)
    while not duel.is_over and duel.game.round == 3:
        duel.step()
    assert duel.is_over
    assert winner(duel) == BLUE


# Shared and not shared


def test_a_ritual_drinks_of_the_team_mate_and_the_mana_is_the_casters() -> None:
    """Another friendly creature is any of the team's, its other mage included, and never an enemy."""
    table = academy_teams("Academy Wizard", "Academy Warlock", "Academy Warlock", "Academy Beastmaster")
    table.put("Mana Worm", BLUE)
    seen: list[Answer] = []

    def ally(request: Request) -> Answer:
        seen.extend(request.options)
        return next(each for each in request.options if mage(table, GREEN).id in each)

    options = table.cast_options(table.red, "Ritual of Kallek")
    chosen = [each for each in options if mage(table, GREEN).id in each[4:]]
    table.always("choose one", ally)
    if chosen:
        table.cast(table.red, "Ritual of Kallek", table.red, *chosen[0][4:])
    else:
        table.cast(table.red, "Ritual of Kallek", table.red)
    assert (table.red.mana, mage(table, GREEN).damage) == (53, 2)
    assert not any(table.blue.id in each for each in seen)
    assert not any(table.blue.id in each[4:] for each in options)


@rule("academy.codex.friendly")
def test_an_arrow_of_light_heals_the_team_mate_behind_the_enemys_guard() -> None:
    """At a friend the bow heals instead of wounding; ranged, it asks no guard, and it uses up nothing of his."""
    table = academy_teams("Academy Priestess", "Academy Wizard", "Academy Beastmaster", "Academy Warlock")
    bow, ally = table.attach("Resplendent Bow", table.red), mage(table, GREEN)
    worm = table.put("Mana Worm", BLUE)
    table.guard(worm)
    ally.damage = 9
    table.always("offer", accept)
    table.dice("0 0")  # it has hit
    table.dice("2 2*")
    table.attack(table.red, "Arrow of Light", ally, source=bow)
    assert ally.damage == 5
    assert worm.guarding


def test_a_disciple_listens_to_her_own_mage_and_not_to_the_team_mates_mend() -> None:
    """Her light follows the healing spells of "your Mage", and the other mage of the team is not that."""
    table = academy_teams("Academy Priestess", "Academy Wizard", "Academy Priestess", "Academy Warlock")
    table.put("Disciple of Radiance", RED)
    worm = table.put("Mana Worm", BLUE)
    table.red.damage = 9
    table.always("offer", lambda request: next((e for e in request.options if worm.id in e), DECLINE))
    table.always("choose one", take(worm))
    table.dice("0 0 0")
    table.cast(mage(table, GREEN), "Mend", table.red)
    assert worm.damage == 0
    table.dice("0 0 0")
    table.cast(table.red, "Mend", table.red)
    assert worm.damage == 1


def test_a_faerie_lowers_no_price_of_a_team_mate() -> None:
    """ "You" is her own Beastmaster; his ally pays in full."""
    table = academy_teams("Academy Beastmaster", "Academy Wizard", "Academy Beastmaster", "Academy Warlock")
    table.put("Wychwood Faerie", RED)
    hound = table.put("Wychwood Hound", GREEN)
    table.always("offer", DECLINE)
    assert table.cast(mage(table, GREEN), "Wolf Fury", hound, full=False).paid == 2
    assert table.cast(table.red, "Gator Toughness", hound, full=False).paid == 1


@rule("academy.multi.team.no-duplicate-enchantment")
def test_a_team_hides_one_root_on_a_hound_and_each_enemy_team_one_more() -> None:
    """One name on one object for a team; the other team's hidden copy is no hindrance until one is open."""
    table = academy_teams("Academy Beastmaster", "Academy Beastmaster", "Academy Wizard", "Academy Wizard")
    hound = table.put("Wychwood Hound", RED)
    own = table.hide("Tangleroot", hound, BLUE)
    assert table.why_no_cast(mage(table, GOLD), "Tangleroot", hound) is not None
    assert table.why_no_cast(mage(table, GREEN), "Tangleroot", hound) is None
    table.reveal(own)
    assert table.why_no_cast(mage(table, GREEN), "Tangleroot", hound) is not None


def test_ranks_are_formed_with_a_team_mates_soldier_who_takes_the_point() -> None:
    """Friendly soldiers of both mages stand in the formation; the enemy's do not."""
    table = academy_teams("Academy Warlord", "Academy Wizard", "Academy Warlord", "Academy Warlord")
    soldier, ally = table.put("Elven Soldier", RED), table.put("Elven Soldier", GREEN)
    foe = table.put("Satyr Gruff", BLUE)
    table.put("Elven Soldier", GOLD)
    table.attach("Form Ranks", soldier)
    seen: list[Answer] = []

    def pass_on(request: Request) -> Answer:
        seen.extend(request.options)
        return next((each for each in request.options if ally.id in each), request.decline or request.options[0])

    table.always("offer", pass_on)
    table.always("choose one", pass_on)
    table.always("take over", lambda request: request.options[-1])
    table.dice("2 2 0")
    table.act(foe, attack(foe, "Heavy Mace", soldier))
    assert (soldier.damage, ally.damage) == (2, 1)


def test_a_halberd_lets_a_warlord_dig_in_with_the_team_mates_soldiers() -> None:
    """He counts as a soldier for the formation of his ally and may buy a guard marker after his own turn."""
    table = academy_teams("Academy Warlord", "Academy Wizard", "Academy Warlord", "Academy Beastmaster")
    table.attach("Ivarium Halberd", table.red)
    soldier, worm = table.put("Elven Soldier", GREEN), table.put("Mana Worm", BLUE)
    table.attach("Dig In", soldier)
    assert table.value(table.red, ARMOR) == 1
    table.decide("offer", accept)
    table.act(table.red, NOTHING)
    assert (table.red.guarding, table.red.mana + mage(table, GREEN).mana) == (True, 98)
    assert [each[3] for each in table.actions(worm) if each[0] == "attack"] == [table.red.id]


@rule("academy.multi.ffa.guards-ignored")
def test_a_seized_beast_that_is_sent_at_a_third_mage_meets_his_guard() -> None:
    """Its controller's enemies are its targets, each behind his own guards only; the seizer picks among them."""
    table = academy_of_all("Academy Forcemaster", "Academy Wizard", "Academy Beastmaster")
    gruff, guard = table.put("Satyr Gruff", BLUE), table.put("Wychwood Hound", GREEN)
    table.guard(guard)
    table.hide("Mind Seize", gruff, RED)
    seen: list[Answer] = []

    def look(request: Request) -> Answer:
        seen.extend(request.options)
        return next(each for each in request.options if guard.id in each[3:])

    table.decide("pay reveal", PAY)
    table.decide("seize", look)
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("2 0 0")
    table.act(gruff)
    assert mage(table, GREEN).id not in {each[3] for each in seen}
    assert (guard.damage, guard.guarding, gruff.active) == (2, False, False)


def test_a_brew_is_shared_out_of_one_purse_and_one_flask_a_round() -> None:
    """The owner of the potion pays to cure the team-mate's beast, and only once before the next round."""
    table = academy_teams("Academy Druid", "Academy Wizard", "Academy Beastmaster", "Academy Warlock")
    table.attach("Cleansing Potion", table.red)
    hound = table.put("Wychwood Hound", GREEN)
    table.condition(hound, WEAK, 2)
    ways = [each for each in table.between(RED) if hound.id in each]
    assert ways
    table.always("remove condition", take("Weak"))
    table.always("choose one", take("Weak"))
    table.use(RED, ways[0])
    assert (hound.conditions, table.red.mana, mage(table, GREEN).mana) == ({WEAK: 1}, 48, 50)
    assert not [each for each in table.between(RED) if hound.id in each]


# Upkeep


def test_robes_that_take_over_the_last_wound_restore_a_knights_focus() -> None:
    """Unhurt again, he strikes with a die more and through a point of armor."""
    table = room("Priestess", "Beastmaster")
    table.attach("Asyran Robes", table.red)
    knight, bear = table.put("White Cloak Knight", RED, damage=1), table.put("Steelclaw Matriarch", BLUE)
    table.attach("Blessed Focus", knight)
    assert table.value(knight, MELEE) == 0
    table.always("offer", lambda request: next((e for e in request.options if knight.id in e), accept(request)))
    table.always("choose one", take(knight))
    table.upkeep()
    assert (knight.damage, table.red.damage) == (0, 1)
    table.dice("2 1 0 0 0")
    table.attack(knight, "Gleaming Sword", bear)
    assert bear.damage == 1


def test_a_webbing_and_a_root_leave_a_hound_one_die_and_spare_the_lightning() -> None:
    """Both take dice of the attack, never the last one; a spell is no concern of the webbing."""
    table = room("Wizard", "Beastmaster")
    table.attach("Arcane Webbing", "A1", RED)
    hound, lynx = table.put("Wychwood Hound", BLUE), table.put("Pellian Lynx", RED)
    table.attach("Tangleroot", hound, RED)
    assert table.odds(hound, "Bite", table.red).dice.value == 1
    assert table.odds(lynx, "Claws", hound).dice.value == 1
    table.dice("1 1 0", effect=1)
    table.cast(table.red, "Lightning Jolt", hound)
    assert hound.damage == 2
    table.upkeep()
    assert table.odds(lynx, "Claws", hound).dice.value == 2
    assert table.odds(hound, "Bite", table.red).dice.value == 1  # two tokens are left
