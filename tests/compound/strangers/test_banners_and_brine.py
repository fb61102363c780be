"""Banners and brine: what soldiers, songs, tides, vines and the dead do to each other where two or three meet."""

import pytest

from mageduel.facts.conditions import DAZE, FREEZE, GRAPPLE, SLAM, SLEEP, STAGGER, STUN, TAUNT, WEAK, Condition
from mageduel.facts.damage import DamageType
from mageduel.facts.traits import DAMAGE_MODIFIER, MELEE
from mageduel.kernel.requests import Answer, Request
from mageduel.state.objects import Object
from tests.compound.many.parties import GREEN, everybody_alone, mage
from tests.compound.piles import discarded, in_book
from tests.kit.answers import (
    ACCEPT,
    DECLINE,
    LET_GO,
    NO_COUNTERSTRIKE,
    NOTHING,
    PAY,
    STOP,
    Decision,
    ability,
    attack,
    first,
    move,
    next_one,
    take,
)
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table, make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 3}
FOE = make_creature("Foe", life=20, attack=[CLAW])
STRUCK_BACK = "sup.rules.conditions-from-barrier-or-counterstrike-not-cleared-same-phase"


def seize(table: Table, crab: Object, prey: Object) -> None:
    """Let the crab get hold of somebody."""
    table.dice("0 0", effect=7)
    table.attack(crab, "Grabbing Claw", prey)
    assert GRAPPLE in prey.conditions


def held(table: Table, seat: int = RED) -> tuple[Object, Object]:
    """A crab of this seat, and somebody of the other whom it holds."""
    crab, prey = table.put("Colossal Crab", seat), table.put(FOE, 1 - seat)
    seize(table, crab, prey)
    return crab, prey


def prefer(asked: list[int], *words: object) -> Decision:
    """In the order of upkeep: what has all these words in it; write down who was asked."""

    def choose(request: Request) -> Answer:
        asked.append(request.player)
        return next((each for each in request.options if all(word in each for word in words)), request.options[0])

    return choose


# What an answer leaves behind


@rule(STRUCK_BACK)
def test_seized_by_the_claws_it_has_bitten_it_struggles_only_in_its_next_turn() -> None:
    table = Table(red="Beastmaster", blue="Siren")
    foe, crab = table.put(FOE, RED), table.put("Colossal Crab", BLUE)
    table.guard(crab)
    table.decide("counterstrike", take(crab))
    table.dice("2* 0 0 0 0", effect=12)
    table.act(foe, attack(foe, "Claw", crab))
    assert (GRAPPLE in foe.conditions, crab.damage) == (True, 2)


@rule(STRUCK_BACK)
@pytest.mark.parametrize("is_barrier", [True, False])
def test_frost_that_answers_a_blow_does_not_melt_in_the_same_turn(is_barrier: bool) -> None:
    table = Table(red="Beastmaster", blue="Siren")
    foe = table.put(FOE, RED)
    rime = {"name": "Rime", "kind": "damage barrier", "dice": 3, "effects": "3+ = freeze", "traits": ["Unavoidable"]}
    golem = table.put(make_creature("Rimed", life=20, attack=[rime]) if is_barrier else "Ice Golem", BLUE)
    if not is_barrier:
        table.guard(golem)
        table.decide("counterstrike", take(golem))
    table.dice("0 0 0 0 0 0", effect=5)
    table.act(foe, attack(foe, "Claw", golem))
    assert foe.conditions == {FREEZE: 1}
    table.act(foe, NOTHING)
    assert foe.conditions == {}


@rule(STRUCK_BACK, "codex.skeelax.ends", "codex.taunt.must-attack")
@pytest.mark.parametrize("taunter", ["Skeelax, Taunting Imp", "Sosruko, Ferret Companion"])
def test_whoever_is_taunted_by_a_blow_struck_back_has_to_come_again_in_its_next_turn(taunter: str) -> None:
    table = Table(red="Beastmaster", blue="Warlock")
    foe, imp = table.put(FOE, RED), table.put(taunter, BLUE)
    table.guard(imp)
    table.decide("counterstrike", take(imp))
    table.always("defend", ("no defense",))
    table.dice("0 0 0" + " 0" * (imp.card.attacks[0].dice or 0), effect=12)
    table.act(foe, attack(foe, "Claw", imp))
    assert foe.conditions == {TAUNT: 1}
    assert table.actions(foe) == [attack(foe, "Claw", imp)]


@rule("sup.spell.temple-high-guard-no-second-counterstrike", STRUCK_BACK)
@pytest.mark.parametrize(("bolt", "left", "hurt"), [(5, DAZE, 0), (8, STUN, 1)])
def test_a_high_guard_of_lightning_blinds_or_stuns_before_the_blow(bolt: int, left: Condition, hurt: int) -> None:
    """Dazed, the attacker has still to roll for this very blow; stunned, the blow that was declared goes on."""
    table = Table(red="Warlord", blue="Priestess")
    table.move_to(table.blue, "B2")
    foe, guard = table.put(FOE, RED), table.put("Temple High Guard", BLUE)
    table.guard(guard)
    table.cast(table.blue, "Lightning Strike", guard)
    table.decide("counterstrike", take(guard))
    table.dice("0 0 0 0 0 0", effect=bolt)
    if hurt:
        table.dice("1* 0 0")
    else:
        table.effect(6)
    table.act(foe, attack(foe, "Claw", guard))
    assert (foe.conditions, guard.guarding, guard.damage) == ({left: 1}, False, hurt)


# Held


@rule("codex.slam.unmovable", "codex.grapple.unmovable")
def test_a_hammer_of_force_only_dazes_whoever_holds_on_to_his_prey() -> None:
    table = Table(red="Siren", blue="Forcemaster")
    table.move_to(table.blue, "B3")
    crab, prey = held(table)
    table.dice("0 0 0 0 0 0", effect=9)
    table.cast(table.blue, "Force Hammer", crab)
    assert (crab.conditions, GRAPPLE in prey.conditions) == ({DAZE: 1}, True)


@rule("codex.grapple.prey-melee-only", "codex.grapple.prey-minus-two")
def test_a_crab_in_the_jaws_of_a_crocodile_crushes_on_but_strikes_nobody_else() -> None:
    table = Table(red="Siren", blue="Siren")
    crab, prey = held(table)
    crocodile = table.put("Shoalsdeep Crocodile", BLUE)
    table.dice("0 0 0 0", effect=5)
    table.attack(crocodile, "Quick Snap", crab)
    assert table.why_no_attack(crab, "Crushing Claw", prey) is not None
    assert table.odds(crab, "Crushing Claw", crocodile).dice.value == 2
    table.upkeep()
    assert prey.damage == 2


@pytest.mark.parametrize("is_prey", [True, False])
def test_a_mind_taken_in_the_clinch_lets_go_only_if_it_was_the_one_that_held(is_prey: bool) -> None:
    """The stun that comes with it opens the claws; on the prey it opens nothing, and crab and prey are friends now."""
    table = Table(red="Forcemaster", blue="Forcemaster")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B2")
    crab, prey = held(table)
    table.reveal(table.hide("Mind Control", prey, RED) if is_prey else table.hide("Mind Control", crab, BLUE))
    assert prey.controller == crab.controller
    assert (GRAPPLE in prey.conditions) is is_prey
    table.always("upkeep", PAY)
    table.upkeep()
    assert prey.damage == (2 if is_prey else 0)


@rule("codex.grapple.escape-bonus", "codex.grapple.prey-minus-two")
def test_what_a_scourger_strikes_back_in_the_claws_helps_it_out_of_them() -> None:
    table = Table(red="Siren", blue="Warlock")
    crab, scourger = table.put("Colossal Crab", RED), table.put("Infernian Scourger", BLUE)
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    seize(table, crab, scourger)
    table.decide("counterstrike", take(scourger))
    table.dice("0 0 0 0 2*")
    table.attack(crab, "Crushing Claw", scourger)
    table.effect(7)
    table.act(scourger, NOTHING)
    assert (crab.damage, scourger.conditions) == (2, {})


def test_a_sword_that_fights_alone_is_not_in_the_claws_with_its_mage() -> None:
    table = Table(red="Wizard", blue="Siren")
    table.move_to(table.red, "B2")
    crab, fox = table.put("Colossal Crab", BLUE), table.put("Bitterwood Fox", BLUE)
    seize(table, crab, table.red)
    table.attach("Dancing Scimitar", table.red)
    assert table.why_no_attack(table.red, "Basic Melee Attack", fox) is not None
    table.decide("autonomous attack", take(fox))
    table.dice("1 0 0")
    table.effect(1)
    table.act(table.red, NOTHING)
    assert fox.damage == 1


@rule("ruling.r4", "ruling.r47", "codex.grapple.incapacitated-ends")
@pytest.mark.parametrize("song", [True, False])
@pytest.mark.parametrize(("what", "hurt"), [("Colossal Crab", 2), ("opens", 0)])
def test_a_crab_that_is_stunned_in_the_upkeep_may_let_go_before_it_crushes(song: bool, what: str, hurt: int) -> None:
    """A lullaby, or a mind that is let go, opens the claws: who has the initiative says which comes first."""
    table = Table(red="Forcemaster", blue="Siren")
    crab, prey = table.put("Colossal Crab", BLUE), table.put(FOE, RED if song else BLUE)
    if not song:
        table.attach("Mind Control", crab, RED)
        table.control(crab, RED)
    seize(table, crab, prey)
    if song:
        table.attach("Lullaby", crab, RED)
        table.effect(7)
    table.always("upkeep", LET_GO)
    asked: list[int] = []
    opens = "Lullaby" if song else "Upkeep"
    table.always("upkeep order", prefer(asked, opens if what == "opens" else what))
    table.upkeep()
    assert (prey.damage, GRAPPLE in prey.conditions) == (hurt, False)


@rule("ruling.r4", "ruling.r47", "codex.obscured.one-zone")
@pytest.mark.parametrize("lifts", [True, False])
def test_light_may_wait_in_the_upkeep_until_the_fog_has_lifted(lifts: bool) -> None:
    table = Table(red="Priestess", blue="Warlord")
    basilica = table.put("Malakai's Basilica", RED, "C1")
    fog = table.put("Rolling Fog", BLUE, "A1", tokens={"Dissipate": 1})
    foe = table.put(FOE, BLUE, "B3")
    asked: list[int] = []
    table.always("upkeep order", prefer(asked, fog.id if lifts else basilica.id))
    table.always("choose one", take(foe))
    table.upkeep()
    assert (asked, table.in_play(fog)) == ([RED], False)
    assert table.value(foe, DAMAGE_MODIFIER[DamageType.LIGHT]) == (1 if lifts else 0)


@rule("ruling.r4", "ruling.r47")
@pytest.mark.parametrize("waits", [True, False])
def test_the_blessing_of_valor_may_wait_for_the_knight_whose_mind_is_let_go(waits: bool) -> None:
    """One mage's temple blesses all her holy creatures once; the other has not paid for keeping one of them."""
    table = Table(red="Priestess", blue="Forcemaster")
    temple = table.put("Temple of Meraveran", RED, "A1", tokens={"Valor": 3})
    knight = table.put("Knight of Westlock", RED)
    table.attach("Mind Control", knight, BLUE)
    table.control(knight, BLUE)
    table.always("upkeep", LET_GO)
    table.always("offer", take())
    asked: list[int] = []
    table.always("upkeep order", prefer(asked, "Upkeep" if waits else temple.id))
    table.upkeep()
    assert (knight.controller, table.value(knight, MELEE)) == (RED, 1 if waits else 0)


# Under the hooves


@rule("sup.spell.altar-of-peace-pay-in-pay-costs-step")
@pytest.mark.parametrize("mana", [0, 5])
def test_peace_asks_nothing_of_hooves_that_neither_strike_nor_shoot(mana: int) -> None:
    table = Table(red="Beastmaster", blue="Priestess")
    rhino, wolf = table.put("Woolly Rhinoceros", RED), table.put("Timber Wolf", BLUE)
    table.put("Altar of Peace", BLUE, "A4")
    table.attach("Pacify", rhino, BLUE)
    table.mana(RED, mana)
    table.decide("trample", ("trample", wolf.id))
    table.dice("1* 0 0")
    table.act(rhino, move("B3"), NOTHING)
    assert (wolf.damage, table.red.mana) == (1, mana)


@rule("sup.spell.temple-high-guard-first-strike-timing", "ruling.r59")
@pytest.mark.parametrize("dies", [True, False])
def test_a_high_guard_under_the_hooves_has_no_first_blow(dies: bool) -> None:
    """That belongs to melee attacks; so it answers in the usual step, if it still stands, and keeps its post."""
    table = Table(red="Beastmaster", blue="Priestess")
    rhino, guard = table.put("Woolly Rhinoceros", RED), table.put("Temple High Guard", BLUE, damage=10 if dies else 0)
    table.guard(guard)
    table.decide("trample", ("trample", guard.id))
    table.dice("1* 0 0")
    if not dies:
        table.decide("counterstrike", take(guard))
        table.dice("2* 0 0 0 0 0")
    table.act(rhino, move("B3"), NOTHING)
    assert (rhino.damage, table.in_play(guard), table.place(rhino)) == (0 if dies else 2, not dies, "B3")


@pytest.mark.parametrize("spell", ["Charm", "Song of Love"])
def test_neither_charm_nor_love_stays_the_hooves(spell: str) -> None:
    table = Table(red="Beastmaster", blue="Forcemaster")
    table.move_to(table.blue, "B2")
    rhino, wolf = table.put("Woolly Rhinoceros", RED), table.put("Timber Wolf", BLUE, tokens={"Love": 1})
    table.attach(spell, rhino, BLUE)
    loved = table.blue if spell == "Charm" else wolf
    assert table.why_no_attack(rhino, "Great Horn", loved) is not None
    table.decide("trample", ("trample", loved.id))
    table.always("defend", ("no defense",))
    table.dice("1* 0 0")
    table.act(rhino, move("B3"), NOTHING)
    assert loved.damage == 1


@rule(STRUCK_BACK)
def test_blinded_under_way_by_whom_it_trampled_it_may_miss_twice_over() -> None:
    """The flash came before the end of its turn but from a barrier: it is dazed for the horn and for the next turn."""
    table = Table(red="Beastmaster", blue="Wizard")
    rhino, wolf, other = table.put("Titanodon", RED), table.put(FOE, BLUE), table.put(FOE, BLUE, "B3")
    table.attach("Cheetah Speed", rhino)
    table.attach("Circle of Light", wolf)
    table.decide("trample", ("trample", wolf.id))
    table.dice("0 0 0 0 0 0 0 0", effect=8)
    table.effect(6)
    table.act(rhino, move("B3"), attack(rhino, "Gore", other))
    assert (other.damage, rhino.conditions) == (0, {DAZE: 1})


# Frost


@pytest.mark.parametrize("hunter", ["Johktari Beastmaster", "Siren"])
def test_frost_counts_as_a_wound_to_hunters_until_it_melts(hunter: str) -> None:
    table = Table(red=hunter, blue="Warlock")
    foe, wolf, thirsty = table.put(FOE, BLUE), table.put("Timber Wolf", RED), table.put("Shoalsdeep Thrasher", RED)
    table.give(foe, FREEZE)
    assert table.actions(thirsty) == [attack(thirsty, "Serrated Sword", foe)]
    if hunter != "Siren":
        table.use(RED, ability(table.red, "Wounded Prey", foe))
        assert table.odds(wolf, "Bite", foe).dice.value == 5
    table.act(foe, NOTHING)
    assert table.odds(wolf, "Bite", foe).dice.value == 4
    assert NOTHING in table.actions(thirsty)


@rule("sup.rules.destroyed-order-of-events", "sup.rules.destroyed-object-attachments-destroyed")
@pytest.mark.parametrize("ill", [WEAK, FREEZE])
@pytest.mark.parametrize("is_slain", [True, False])
def test_a_bomber_leaves_its_ills_behind_before_it_bursts(ill: Condition, is_slain: bool) -> None:
    """Whatever lay on it is gone when it is destroyed, and only then, or for that price, does the bomb go off."""
    table = Table(red="Warlord", blue="Priestess")
    bomber, foe = table.put("Goblin Bomber", RED, damage=2 if is_slain else 0), table.put(FOE, BLUE)
    table.condition(bomber, ill)
    if is_slain:
        table.dice("2* 1* 0 1* 0 0 0")
        table.effect(7, 1)
        table.attack(foe, "Claw", bomber)
    else:
        table.dice("1* 0 0 0", effect=1)
        table.act(bomber, attack(bomber, "Detonate", "B2"))
    assert (table.in_play(bomber), foe.damage) == (False, 1)


@rule("codex.slam.becomes-daze", "core.condition.sleep-becomes-daze", "core.condition.stack-cumulative")
@pytest.mark.parametrize("twice", ["Force Hammer", "Mass Sleep"])
def test_felled_twice_or_lulled_twice_it_is_dazed_twice(twice: str) -> None:
    table = Table(red="Forcemaster", blue="Beastmaster")
    table.move_to(table.red, "B2")
    foe = table.put(FOE, BLUE, "B3")
    for _ in range(2):
        if twice == "Force Hammer":
            table.dice("0 0 0 0 0 0", effect=9)
        table.cast(table.red, twice, foe if twice == "Force Hammer" else "B3")
    assert foe.conditions == {SLAM if twice == "Force Hammer" else SLEEP: 2}
    seen: list[dict[Condition, int]] = []

    def look(_: Request) -> Answer:
        seen.append(dict(foe.conditions))
        return NOTHING

    if twice == "Mass Sleep":
        table.dice("1* 0 0 0")
        table.attack(table.put("Timber Wolf", RED, "B3"), "Bite", foe)
    table.act(foe, look)
    assert seen == [{DAZE: 2}]


# Leaves and graves


@rule("sup.codex.life-loss-can-destroy")
@pytest.mark.parametrize(("leans", "lives"), [(1, False), (2, True)])
def test_a_druid_who_breaks_her_tree_by_leaning_on_it_must_lean_hard_enough(leans: int, lives: bool) -> None:
    table = Table(red="Druid", blue="Warlord")
    table.decide("offer", ACCEPT)
    table.cast(table.red, "Vine Tree", "C1")
    tree = table.find("Vine Tree")
    tree.damage, table.red.damage = 11, 31
    table.decide("upkeep order", first(tree, "Lifebond"))
    table.decide("lifebond", ("from mage", leans))
    table.upkeep()
    assert (table.in_play(tree), table.game.players[RED].is_alive) == (False, lives)


@rule("sup.codex.cantrip-returns-whenever-discarded-or-destroyed", "ruling.r26")
@pytest.mark.parametrize("pod_first", [True, False])
def test_stones_that_break_the_pod_before_its_tree_send_it_home(pod_first: bool) -> None:
    table = Table(red="Druid", blue="Warlord")
    tree, pod = table.put("Samara Tree", RED, "A3", damage=7), table.put("Seedling Pod", RED, "A3", damage=4)
    table.decide("order", next_one(pod if pod_first else tree))
    table.dice("2* 0 0 0 2* 0 0 0")
    table.effect(1, 1)
    table.cast(table.blue, "Hail of Stones", "A3")
    assert in_book(table, RED) == (["Seedling Pod"] if pod_first else [])
    assert "Samara Tree" in discarded(table, RED)


def test_an_altar_of_skulls_that_breaks_under_its_masters_wounds_poisons_nobody() -> None:
    table = Table(red="Necromancer", blue="Beastmaster")
    altar = table.put("Altar of Skulls", RED, "B2", damage=15, tokens={"Skull": 8})
    table.red.damage = 5
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.always("upkeep order", first(altar, "Lifebond"))
    table.decide("lifebond", ("from mage", 1))
    table.upkeep()
    assert (table.in_play(altar), wolf.damage, table.blue.damage, table.red.damage) == (False, 0, 0, 4)


# Orders, songs and minds


def test_overextended_it_shakes_off_the_shock_of_its_first_turn_and_pays_with_a_stun() -> None:
    table = Table(red="Warlord", blue="Wizard")
    dwarf, foe = table.put("Dwarf Kriegsbiel", RED, "C1"), table.put(FOE, BLUE, "C1")
    sand = table.attach("Quicksand", dwarf, BLUE, tokens={})
    table.hide("Shock", foe)
    table.decide("pay reveal", PAY)
    table.dice("0 0 0 0")
    table.act(dwarf, attack(dwarf, "Chop", foe))
    assert dwarf.conditions == {STAGGER: 1}
    table.cast(table.red, "Overextend", dwarf)
    table.dice("0 0")
    table.act(dwarf, attack(dwarf, "Chop", foe))
    assert (dwarf.conditions, tokens_on(sand)) == ({STUN: 1}, {"Sink": 2})


def test_what_is_conquered_beside_ones_own_outpost_is_not_rebuilt_as_another() -> None:
    table = Table(red="Warlord", blue="Warlord")
    table.put("Archer's Watchtower", RED, "C3")
    post = table.put("Garrison Post", BLUE, "C2")
    table.put("Asyran Defender", RED, "C2")
    table.book(RED, "Armory", "Ballista")
    table.always("rebuild", STOP)
    table.cast(table.red, "Conquer", post)
    (asked,) = [each for each in table.asked if each.kind == "rebuild"]
    assert [each for each in asked.options if each != STOP] == [("rebuild", "Ballista")]


@rule("sup.rules.later-reveal-of-duplicate-is-lost", "sup.spell.mind-control-stun-on-reveal-and-removal")
def test_of_two_who_would_take_one_mind_the_second_loses_the_spell_and_stuns_nobody() -> None:
    table = everybody_alone("Forcemaster", "Beastmaster", "Forcemaster")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    for seat in (RED, GREEN):
        table.move_to(mage(table, seat), "B2")
    early, late = table.hide("Mind Control", wolf, RED), table.hide("Mind Control", wolf, GREEN)
    table.reveal(early)
    table.act(wolf)
    table.reveal(late)
    assert (wolf.controller, wolf.conditions, table.in_play(late), mage(table, GREEN).mana) == (RED, {}, False, 50)
    table.destroy(early)
    assert (wolf.controller, wolf.conditions) == (BLUE, {STUN: 1})


@rule("codex.obscured.one-zone", "codex.intercept.legal-target")
@pytest.mark.parametrize("zone", ["B1", "B2"])
def test_a_blurred_vanguard_steps_only_before_shots_that_could_be_aimed_at_it(zone: str) -> None:
    table = Table(red="Warlord", blue="Paladin")
    slinger = table.put("Goblin Slinger", RED, zone)
    vanguard, fox = table.put("Noble Vanguard", BLUE, "B3"), table.put("Bitterwood Fox", BLUE, "B3")
    table.guard(vanguard)
    blur = table.attach("Blur", vanguard)
    if zone == "B2":
        table.decide("intercept", take(vanguard))
        table.always("offer", DECLINE)
    table.dice("1* 0 0")
    table.attack(slinger, "Stone Sling", fox)
    assert (vanguard.damage, fox.damage, table.in_play(blur)) == ((1, 0, False) if zone == "B2" else (0, 1, True))
