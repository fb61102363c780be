"""The Academy: reveals between steps, guards that come late, traps at the door, and what a class never expected."""

import pytest

from mageduel.facts.conditions import BURN, CORRODE, FREEZE, STAGGER, WEAK
from mageduel.kernel.requests import Answer, Request
from mageduel.state.phases import Phase
from tests.kit.academy import AcademyDuel, AcademyTable
from tests.kit.answers import (
    DECLINE,
    GUARD,
    NO_COUNTERSTRIKE,
    NOTHING,
    PAY,
    attack,
    cast,
    next_one,
    sweep,
    take,
)
from tests.kit.ledger import rule
from tests.kit.moments import ACTIVATION
from tests.kit.table import BLUE, RED, make_creature

WEAKLING = make_creature("Weakling", life=12, attack=[{"name": "Tap", "kind": "melee", "action": "quick", "dice": 1}])


def room(red: str = "Wizard", blue: str = "Beastmaster", round: int = 3) -> AcademyTable:
    """A position of two classes, the rounds of peace over."""
    return AcademyTable(red=f"Academy {red}", blue=f"Academy {blue}", round=round)


def accept(request: Request) -> Answer:
    """Whatever is offered, but not the refusal."""
    return next(each for each in request.options if each != request.decline)


# Peace


@rule("academy.guard.kept-until-activation", "academy.setup-rounds.end-at-three")
def test_a_guard_set_in_peace_meets_the_first_blow_of_the_war() -> None:
    """A marker nobody struck stays until its bearer activates, so the one of round two is there in round three."""
    duel = AcademyDuel(round=2, initiative=RED)
    hound, worm = duel.put("Wychwood Hound", RED), duel.put("Mana Worm", BLUE)
    duel.activate(hound, GUARD)
    duel.play_to(Phase.ACTIONS, 3)
    duel.initiative(BLUE)
    assert hound.guarding
    offered = duel.actions(worm)
    assert attack(worm, "Stinging Tentacles", hound) in offered
    assert attack(worm, "Stinging Tentacles", duel.red) not in offered


@rule("academy.setup-rounds.rest-allowed")
def test_spikes_of_ice_prick_the_enemy_in_the_very_first_round() -> None:
    """Direct damage on activation is no attack and aims at nobody: peace does not forbid it."""
    table = room("Elementalist", round=1)
    table.always("glyph", lambda request: request.options[0])
    table.cast(table.red, "Ice Spikes")
    hound = table.put("Wychwood Hound", BLUE)
    table.act(hound, NOTHING)
    assert hound.damage == 2


@rule("academy.setup-rounds.no-ability-on-enemy", "academy.setup-rounds.no-spell-on-enemy-object")
@pytest.mark.parametrize("round", [2, 3])
def test_in_peace_a_wand_of_ice_and_fire_may_be_pointed_only_at_ones_own(round: int) -> None:
    """What an item lets a mage cast at a target is barred from the other side for two rounds, as any such spell is."""
    table = room("Elementalist", "Wizard", round=round)
    table.attach("Wand of Ice and Fire", table.red)
    own, foe = table.put("Rock Golem", RED), table.put("Mana Worm", BLUE)
    aimed = {each[3] for each in table.actions(table.red) if each[0] == "cast" and each[2] == "Ice or Fire"}
    assert own.id in aimed
    assert (aimed >= {foe.id, table.blue.id}) is (round == 3)
    assert bool(aimed & {foe.id, table.blue.id}) is (round == 3)


@rule("academy.setup-rounds.rest-allowed")
def test_a_stench_laid_in_peace_kills_in_peace() -> None:
    """The zone is nobody's object, and what it does in the Upkeep Phase is neither an attack nor aimed."""
    table = room("Necromancer", "Wizard", round=1)
    faerie = table.put("Jade Gremlin", BLUE, damage=4)
    table.reveal(table.hide("Stench of Death", "A1", RED))
    table.always("upkeep order", lambda request: request.options[0])
    table.next_round()
    assert table.game.round == 2
    assert (table.in_play(faerie), table.blue.damage, table.red.damage) == (False, 1, 1)


# Reveals


@rule("academy.enchantment.window-activation", "academy.codex.stagger-minor-no-attack")
def test_galvanized_after_activating_a_reeling_boar_bites_after_all() -> None:
    """Shown between activation and action, the cure comes in time: the marker is paid off and a die is gained."""
    table = room("Priestess", "Beastmaster")
    boar, foe = table.put("Razortusk", BLUE), table.put(WEAKLING, RED)
    table.condition(boar, STAGGER)
    table.condition(boar, WEAK)
    galvanize = table.hide("Galvanize", boar)
    table.reveal_after(ACTIVATION, galvanize, by=boar)
    table.always("remove condition", take("Stagger"))
    table.always("choose one", take("Stagger"))
    table.dice("1 0 0 0")  # four, one less for Weak, one more
    table.act(boar, attack(boar, "Razor Tusks", foe))
    assert (boar.conditions, foe.damage, table.blue.mana) == ({WEAK: 1}, 1, 48)


@rule("academy.codex.stagger-minor-no-attack")
def test_a_reeling_hound_cannot_be_called_to_defend() -> None:
    """A minor creature loses any guard marker while it is staggered, so the way to its mage stays open."""
    table = room("Warlord", "Wizard")
    hound, worm = table.put("Wychwood Hound", RED), table.put("Mana Worm", BLUE)
    table.condition(hound, STAGGER)
    call = table.hide("Defend Me", hound)
    table.reveal_after(ACTIVATION, call, by=worm)
    table.dice("2 0")
    table.act(worm, attack(worm, "Stinging Tentacles", table.red))
    assert (table.red.damage, hound.guarding, table.in_play(call)) == (2, False, False)


def test_called_to_defend_too_early_the_guard_is_slipped_past_by_what_was_kept_back() -> None:
    """Both reveals fall into the one window after activation; an Elusive attacker ignores whoever guards."""
    table = room("Warlord", "Beastmaster")
    gruff, lynx = table.put("Satyr Gruff", RED), table.put("Pellian Lynx", BLUE)
    call, stealth = table.hide("Defend Me", gruff), table.hide("Panther Stealth", lynx)
    table.reveal_after(ACTIVATION, call, by=lynx)
    table.reveal_after(ACTIVATION, stealth, by=lynx)
    table.dice("2 1")
    table.act(lynx, attack(lynx, "Claws", table.red))
    assert (gruff.guarding, table.red.damage, table.red.mana, table.blue.mana) == (True, 3, 50, 50)


@rule("academy.enchantment.window-phases", "academy.codex.life-plus")
def test_shown_between_the_phases_a_regrowth_heals_in_the_upkeep_that_follows() -> None:
    """There is a window after the Reset Phase; what is open by then is due in the Upkeep Phase."""
    table = room("Beastmaster", "Necromancer")
    bear = table.put("Steelclaw Matriarch", RED, damage=12)
    table.attach("Gator Toughness", bear)
    regrowth = table.hide("Iguana Regrowth", bear)
    table.reset()
    table.reveal_after(Phase.RESET, regrowth)
    table.reset()
    table.upkeep()
    assert (table.life(bear), bear.damage, table.red.mana) == (15, 11, 50 + 7 + 7 - 3)


def test_a_peeked_at_trap_stays_shut_for_a_round_and_snaps_in_the_next() -> None:
    """Whoever looked at it keeps it from being shown this round, even where it would have to be, and it is not lost."""
    table = room("Elementalist", "Priestess")
    knight = table.put("White Cloak Knight", BLUE)
    trap = table.hide("Frost Trap", knight, RED)
    table.cast(table.blue, "Reveal Magic", trap)
    table.act(knight, NOTHING)
    assert (trap.hidden, knight.conditions) == (True, {})
    table.next_round()
    table.always("glyph", lambda request: request.options[0])
    table.decide("pay reveal", PAY)
    table.act(knight, NOTHING)
    assert table.in_play(trap) is False
    assert knight.conditions == {FREEZE: 1}  # two, and one melts at the end of the activation


def test_a_trap_of_frost_puts_out_the_fire_first_and_then_slows_the_blow() -> None:
    """One Freeze goes up in steam with the Burn; the one left costs a die, for one attack."""
    table = room("Elementalist", "Beastmaster")
    boar, foe = table.put("Razortusk", BLUE), table.put(WEAKLING, RED)
    table.condition(boar, BURN)
    table.hide("Frost Trap", boar, RED)
    table.always("glyph", lambda request: request.options[0])
    table.decide("pay reveal", PAY)
    table.dice("1 1 1")
    table.act(boar, attack(boar, "Razor Tusks", foe))
    assert (boar.conditions, foe.damage) == ({}, 3)


# Guards and counterstrikes


@rule("academy.codex.melee-plus")
def test_quills_prick_the_second_biter_of_a_round_with_less_force() -> None:
    """A Melee bonus counts for the first melee attack of the round only, a counterstrike like any other."""
    table = room("Beastmaster", "Wizard")
    quills = table.put("Atticaran Porcupine", RED)
    first, second = table.put("Mana Worm", BLUE), table.put("Satyr Gruff", BLUE)
    for each, bar, dice, answer in (
        (first, "Stinging Tentacles", "0 0", "1 1 0"),
        (second, "Heavy Mace", "0 0 0", "1"),
    ):
        table.decide("counterstrike", take(quills))
        table.dice(dice)
        table.dice(answer)
        table.act(each, attack(each, bar, quills))
    assert [each.dice for each in table.attacks(quills)] == [3, 1]


@rule("academy.codex.melee-plus", "academy.guard.stays-active")
def test_a_cockatrice_that_hit_back_has_spent_its_fury_when_its_own_turn_comes() -> None:
    """Fury and its own bonus both went into the counterstrike, the round's first melee attack; Piercing stays."""
    table = room("Wizard", "Beastmaster")
    bird, boar = table.put("Redcrested Cockatrice", RED), table.put("Razortusk", BLUE)
    table.attach("Wolf Fury", bird)
    table.guard(bird)
    table.decide("counterstrike", take(bird))
    table.dice("0 0 0 0")
    table.dice("2 1 0 0", effect=1)
    table.act(boar, attack(boar, "Razor Tusks", bird))
    assert boar.damage == 3  # two points of armor, two of Piercing
    table.dice("2 1", effect=1)
    table.act(bird, attack(bird, "Poisonous Bite", boar))
    assert boar.damage == 5  # one point pierced


def test_the_dead_man_roused_by_a_scepter_keeps_his_strength_for_hitting_back() -> None:
    """What was bought at activation is for the next attack of the round, and that may be a counterstrike."""
    table = room("Necromancer", "Wizard")
    table.attach("Scepter of Undeath", table.red)
    walker, gruff = table.put("Vengeful Voidwalker", RED), table.put("Satyr Gruff", BLUE)
    table.decide("offer", accept)
    table.act(walker, GUARD)
    assert table.red.mana == 49
    table.decide("counterstrike", take(walker))
    table.dice("2 0 0")
    table.dice("2 0 0 0 0")  # two, two bought, one for its wound
    table.act(gruff, attack(gruff, "Heavy Mace", walker))
    assert gruff.damage == 1


@rule("academy.guard.ranged-keeps-marker", "academy.codex.stagger-minor-no-attack")
def test_daggers_of_force_knock_two_guards_over_and_the_hound_runs_through() -> None:
    """Ranged attacks do not take a guard marker, but a staggered minor guard loses it; the major one keeps his."""
    table = room("Forcemaster", "Beastmaster")
    lynx, boar = table.put("Pellian Lynx", BLUE), table.put("Razortusk", BLUE)
    hound = table.put("Wychwood Hound", RED)
    for each in (lynx, boar, table.blue):
        table.guard(each)
    table.decide("further target", ("target", boar.id), ("target", table.blue.id))
    table.always("order", lambda request: request.options[0])
    for _ in range(3):
        table.dice("0", effect=4)
    table.cast(table.red, "Force Daggers", lynx)
    assert (lynx.guarding, boar.guarding, table.blue.guarding) == (False, False, True)
    ways = {each[3] for each in table.actions(hound) if each[0] == "attack"}
    assert ways == {table.blue.id}


def test_cowed_before_a_bigger_guard_a_hound_has_nobody_left_to_bite() -> None:
    """The guard is above its level, and everybody else stands behind the guard."""
    table = room("Forcemaster", "Beastmaster")
    gruff, lynx = table.put("Satyr Gruff", RED), table.put("Pellian Lynx", RED)
    hound, bear = table.put("Wychwood Hound", BLUE), table.put("Steelclaw Matriarch", BLUE)
    table.guard(gruff)
    fear = table.hide("Mass Cowardice", "A1", RED)
    table.reveal_after(ACTIVATION, fear, by=hound)
    rest = table.offered(hound)
    assert not fear.hidden
    assert not [each for each in rest if each[0] == "attack"]
    assert GUARD in rest
    assert [each[3] for each in table.actions(bear) if each[0] == "attack"] == [gruff.id]
    assert lynx.damage == 0


def test_a_mage_scorched_through_his_mantle_by_a_guard_that_hit_back_scorches_it() -> None:
    """A counterstrike is a melee attack like any other, and the mantle answers whoever wounded its wearer."""
    table = room("Elementalist", "Beastmaster")
    table.attach("Dragon's Mantle", table.red)
    lynx = table.put("Pellian Lynx", BLUE)
    table.guard(lynx)
    table.decide("counterstrike", take(lynx))
    table.decide("offer", accept)
    table.dice("0 0")
    table.dice("2 2")
    table.act(table.red, attack(table.red, "Basic Melee Attack", lynx))
    assert (table.red.damage, lynx.conditions, table.red.mana) == (4, {BURN: 1}, 49)


def test_a_lance_on_guard_is_fed_with_ki_when_it_hits_back() -> None:
    """The counterstrike is declared as an attack is, so one Ki may be spent on its effect roll."""
    table = room("Monk", "Beastmaster")
    lance = table.attach("Dragon's Lance", table.red)
    lynx = table.put("Pellian Lynx", BLUE)
    table.guard(table.red)
    table.decide("counterstrike", lambda request: next(each for each in request.options if lance.id in each))
    table.decide("offer", accept)
    table.dice("0 0")
    table.dice("0 0 0", effect=1)
    table.act(lynx, attack(lynx, "Claws", table.red))
    assert lynx.conditions == {BURN: 1}


def test_a_guardian_of_the_tomb_takes_its_post_again_before_the_next_one_comes() -> None:
    """With Priority a token buys the marker back that the first blow had cost."""
    table = room("Forcemaster", "Beastmaster")
    guardian = table.put("Tomb Guardian", RED)
    lynx, boar = table.put("Pellian Lynx", BLUE), table.put("Razortusk", BLUE)
    table.guard(guardian)
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("0")
    table.act(lynx, attack(lynx, "Claws", guardian))
    assert attack(boar, "Razor Tusks", table.red) in table.actions(boar)
    table.use(RED, next(each for each in table.between(RED) if guardian.id in each))
    assert attack(boar, "Razor Tusks", table.red) not in table.actions(boar)
    assert guardian.marks[next(mark for mark in guardian.marks if mark.name == "Dissipate")] == 4


# Spells at the wrong address


@rule("ruling.r55", "academy.codex.unavoidable")
def test_acid_wastes_a_dodge_and_eats_the_armor_before_the_boar_comes() -> None:
    """The blast cannot be avoided, yet the Dodge must be shown; what it corrodes is softer for the next attack."""
    table = room("Druid", "Beastmaster")
    bear, hound = table.put("Steelclaw Matriarch", BLUE), table.put("Wychwood Hound", BLUE)
    boar = table.put("Razortusk", RED)
    dodge = table.hide("Dodge", bear)
    table.always("pay reveal", PAY)
    table.decide("sweep", sweep(hound))
    table.dice("2 2", effect=12)
    table.dice("0 0", effect=1)
    table.cast(table.red, "Acid Blast", bear)
    assert (table.in_play(dodge), bear.damage, bear.conditions) == (False, 1, {CORRODE: 2})
    assert (hound.damage, hound.conditions) == (1, {})  # nothing there to corrode
    table.dice("2 1 0 0")
    table.attack(boar, "Razor Tusks", bear)
    assert bear.damage == 3


@rule("ruling.r53", "academy.roll.min-one-die")
def test_a_reeling_forcemasters_bolt_at_a_cloaked_mage_is_down_to_its_last_die() -> None:
    """Stagger takes two dice of a spell too, the cloak one of a ranged attack; Weak takes none of a spell."""
    table = room("Forcemaster", "Monk")
    table.attach("Dampening Cloak", table.blue)
    table.attach("Asyran Robes", table.blue)
    table.condition(table.red, STAGGER)
    table.condition(table.red, WEAK)
    table.dice("2", effect=4)
    table.cast(table.red, "Telekinetic Bolt", table.blue)
    assert (table.blue.damage, table.blue.conditions) == (2, {})


@pytest.mark.parametrize("ki", [True, False])
def test_two_ki_make_sure_of_an_asp_that_nothing_else_hits(ki: bool) -> None:
    """An unavoidable palm leaves the asp no Defense; without the Ki it has one against every attack."""
    table = room("Monk", "Beastmaster")
    asp = table.put("Darkfenne Asp", BLUE)
    table.decide("offer", accept if ki else DECLINE)
    if ki:
        table.dice("2 0 0", effect=1)
    else:
        table.decide("defend", take(asp))
        table.effect(5)
    table.cast(table.red, "Projected Palm", asp)
    assert asp.damage == (2 if ki else 0)


def test_a_cone_of_frost_freezes_a_lynx_to_death_and_leaves_the_guard_on_its_feet() -> None:
    """Each Freeze on the living counts as two damage: a point and two markers are five Life; who guards, guards."""
    table = room("Elementalist", "Beastmaster")
    lynx, bear = table.put("Pellian Lynx", BLUE), table.put("Steelclaw Matriarch", BLUE)
    table.guard(bear)
    table.always("glyph", lambda request: request.options[0])
    table.decide("sweep", sweep(bear))
    table.dice("1 0", effect=8)
    table.dice("0 0", effect=8)
    table.cast(table.red, "Cone of Frost", lynx)
    assert not table.in_play(lynx)
    assert (bear.conditions, bear.guarding) == ({FREEZE: 2}, True)


@rule("academy.guard.ranged-any-target")
def test_a_poisoned_dart_flies_past_the_guard_and_needs_a_wound_for_its_poison() -> None:
    """The concoction asks for damage: a dart that armor stopped corrodes nothing and spends no charge."""
    table = room("Druid", "Beastmaster")
    blowgun = table.attach("Blowgun", table.red)
    brew = table.attach("Corrosive Concoction", table.red)
    bear, hound = table.put("Steelclaw Matriarch", BLUE), table.put("Wychwood Hound", BLUE)
    table.guard(hound)
    table.dice("1")
    table.attack(table.red, "Dart", bear, source=blowgun)
    assert (bear.damage, bear.conditions) == (0, {})
    table.decide("offer", accept)
    table.dice("2")
    table.attack(table.red, "Dart", bear, source=blowgun)
    assert (bear.damage, bear.conditions, hound.guarding) == (1, {CORRODE: 1}, True)
    table.dice("2")
    table.attack(table.red, "Dart", bear, source=blowgun)  # once a round
    assert (bear.damage, bear.conditions) == (2 + 1, {CORRODE: 1})
    assert table.in_play(brew)


def test_a_siphon_that_would_heal_its_caster_wounds_him_where_a_curse_lay_in_wait() -> None:
    """The healing of up to three is prevented and three direct damage done, and the victim is hurt all the same."""
    table = room("Warlock", "Necromancer")
    bear = table.put("Steelclaw Matriarch", BLUE)
    table.red.damage = 5
    curse = table.hide("Unholy Reversal", table.red, BLUE)
    table.always("offer", accept)
    table.always("pay reveal", PAY)
    table.always("choose one", lambda request: request.options[-1])
    table.dice("2 1 0")
    table.cast(table.red, "Siphon Life", bear)
    assert (bear.damage, table.red.damage, table.in_play(curse), table.blue.mana) == (3, 8, False, 48)


def test_an_upheaval_pays_for_what_hangs_on_the_orchid_and_for_what_is_still_hidden() -> None:
    """Its price is that of the conjuration and of all that is attached: an open one in full, a hidden one two."""
    table = room("Elementalist", "Druid")
    table.always("glyph", lambda request: request.options[0])
    orchid, shard = table.put("Alluring Orchid", BLUE), table.put("Mana Lotus", BLUE)
    table.attach("Reclamation", orchid, RED)
    table.hide("Reclamation", shard, RED)
    assert table.cast(table.red, "Upheaval", orchid).paid == 3 + 5
    assert table.cast(table.red, "Upheaval", shard).paid == 2 + 2
    assert not table.in_play(orchid)
    assert not table.in_play(shard)
    assert table.discarded(RED).count("Reclamation") == 2


# Dying at the door


def test_a_lynx_that_dies_on_spikes_as_it_wakes_gets_a_second_chance_and_no_second_turn() -> None:
    """Summoned anew it comes in whole and inactive, like any creature, and pays its own price again."""
    table = room("Beastmaster", "Elementalist")
    table.put("Ice Spikes", BLUE)
    lynx = table.put("Pellian Lynx", RED, damage=3)
    chance = table.hide("Second Chance", lynx)
    table.decide("offer", accept, DECLINE)  # shown, and not stirred
    table.act(lynx)
    back = table.find("Pellian Lynx")
    assert (back.damage, back.active, table.in_play(chance)) == (0, False, False)
    assert table.red.mana == 50 - 4


@rule("academy.quickcast.timing")
def test_a_mage_mends_himself_before_he_steps_on_the_spikes() -> None:
    """The quickcast may come before his own activation, and that is early enough to outlive it."""
    duel = AcademyDuel(round=3, red="Academy Elementalist", blue_book={"Mend": 1}, initiative=BLUE)
    duel.put("Ice Spikes", RED)
    duel.mana(BLUE, 10)
    duel.blue.damage = 20
    duel.play_until("activate", BLUE)
    duel.dice("1 1 0")
    duel.answer(cast("Mend", duel.blue)(duel.request))
    duel.activate(duel.blue)
    duel.play_round()
    assert not duel.is_over
    assert duel.blue.damage == 20  # two healed, two taken


@rule("ruling.r50")
def test_a_mage_who_forgets_the_spikes_loses_the_duel_by_waking_up() -> None:
    """Direct damage on his activation defeats him at once; nothing he could still do comes after it."""
    duel = AcademyDuel(round=2, red="Academy Elementalist", initiative=BLUE)
    duel.put("Ice Spikes", RED)
    duel.blue.damage = 19
    while not duel.is_over and duel.game.round <= 3:
        duel.step()
    assert duel.is_over
    assert duel.game.result is not None
    assert duel.game.result.winning_team == RED


@rule("ruling.r50", "academy.attack-spell.zone-separate-rolls")
def test_a_volcano_of_a_dying_mage_may_bury_the_other_first() -> None:
    """Its attacks are made one by one in its controller's order, and the duel is over with the first mage defeated."""
    duel = AcademyDuel(round=2, red="Academy Elementalist")
    duel.put("Volcano", RED, tokens={"Dissipate": 1})
    for mage in (duel.red, duel.blue):
        mage.damage = duel.life(mage) - 1
    duel.decide("order", next_one(duel.blue))
    duel.dice("2* 2* 2* 2*", effect=1)
    while not duel.is_over and duel.game.round <= 3:
        duel.step()
    assert duel.game.result is not None
    assert duel.game.result.winning_team == RED
    assert duel.red.damage == duel.life(duel.red) - 1
