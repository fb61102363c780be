"""Realms and rivals: what the fallen leave standing still does, and what allies count for one another."""

from mageduel.facts.conditions import GRAPPLE, STUN
from mageduel.facts.traits import FLYING, MELEE, REGENERATE, RESTRAINED
from mageduel.kernel.requests import Answer, Request
from mageduel.state.phases import Phase
from tests.compound.choices import decline
from tests.compound.many.parties import (
    BLUE,
    GREEN,
    RED,
    duel_of_all,
    everybody_alone,
    give_up,
    mage,
    next_actions,
    two_teams,
)
from tests.compound.piles import discarded
from tests.kit.answers import (
    PAY,
    attack,
    cast,
    move,
    take,
)
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import make_creature

CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 3}


def fallen(*mages: str, **books: dict[str, int]) -> Duel:
    """A free-for-all in which Blue is about to fall, played to the actions of its first round."""
    seats = {"red": RED, "blue": BLUE, "green": GREEN}
    return duel_of_all(*mages, books={seats[name]: book for name, book in books.items()})


# What the fallen leave


@rule("ruling.m8")
def test_a_lock_outlives_the_necromancer_who_built_it() -> None:
    """The altar is still in play and speaks of all creatures: the priestess heals nobody."""
    duel = fallen("Priestess", "Necromancer", "Warlock", red={"Minor Heal": 1})
    duel.put("Deathlock", BLUE, "A6")
    wolf = duel.put("Timber Wolf", RED, "B2", damage=5)
    duel.move_to(duel.red, "B2")
    duel.prepare_all(red=("Minor Heal",))
    give_up(duel, BLUE)
    duel.activate(duel.red, cast("Minor Heal", wolf))
    duel.play_round()
    assert wolf.damage == 5


@rule("ruling.m8")
def test_a_griffin_stays_on_the_ground_though_the_warlord_is_gone() -> None:
    """Two zones round the orphaned obelisk nobody flies, three zones off everybody does."""
    duel = fallen("Priestess", "Warlord", "Warlock")
    duel.put("Gravikor", BLUE, "B4")
    near, far = duel.put("Victorian Griffin", RED, "B2"), duel.put("Victorian Griffin", RED, "B1")
    give_up(duel, BLUE)
    next_actions(duel)
    assert (duel.has(near, FLYING), duel.has(far, FLYING)) == (False, True)


@rule("ruling.m8", "sup.codex.essence-drain-upkeep-paid-by-creature-controller")
def test_a_drain_goes_on_though_nobody_drinks_and_a_leash_is_let_go() -> None:
    """The drain asks the wolf's master; a hold has to be paid by its own controller, and there is none."""
    duel = fallen("Beastmaster", "Wizard", "Warlock")
    wolf = duel.put("Timber Wolf", RED, "B1")
    drain, hold = duel.attach("Essence Drain", wolf, BLUE), duel.attach("Charm", wolf, BLUE)
    duel.always("upkeep", PAY)
    duel.always("upkeep order", lambda request: request.options[0])
    give_up(duel, BLUE)
    mana = duel.red.mana
    next_actions(duel)
    assert (duel.in_play(drain), duel.in_play(hold), duel.red.mana) == (True, False, mana + 9 - 2)


@rule("ruling.m8", "sup.spell.mind-control-unpaid-upkeep-reverts-control")
def test_a_captive_of_the_fallen_is_stunned_at_the_hour_it_comes_home() -> None:
    """Until the next upkeep it obeys nobody; then the unpaid spell breaks, and it is its owner's, with a Stun."""
    duel = fallen("Beastmaster", "Forcemaster", "Warlock")
    wolf = duel.put("Timber Wolf", RED, "B2")
    duel.move_to(duel.blue, "B2")
    control = duel.hide("Mind Control", wolf, BLUE)
    duel.mana(BLUE, 30)
    duel.reveal(control)
    wolf.conditions.clear()
    duel.play_to(Phase.ACTIONS)
    give_up(duel, BLUE)
    assert (duel.in_play(control), wolf.controller == RED, wolf.active) == (True, False, False)
    next_actions(duel)
    assert (duel.in_play(control), wolf.controller, wolf.conditions) == (False, RED, {STUN: 1})


@rule("ruling.m8", "sup.rules.barrier-mandatory-on-hit")
def test_a_ring_of_fire_round_an_orphan_burns_by_itself() -> None:
    """The barrier is automatic, so it answers; the guard beside it, which nobody commands, does not strike back."""
    duel = fallen("Beastmaster", "Warlock", "Priestess")
    orphan = duel.put("Orc Butcher", BLUE, "B2")
    duel.attach("Circle of Fire", orphan)
    duel.guard(orphan)
    wolf = duel.put("Timber Wolf", RED, "B2")
    give_up(duel, BLUE)
    duel.dice("1 1 0 0  2* 0", effect=1)
    duel.activate(wolf, attack(wolf, "Bite", orphan))
    duel.play_round()
    assert (orphan.damage, wolf.damage, len(duel.attacks(orphan, wolf))) == (1, 2, 0)


@rule("ruling.m8")
def test_a_dead_warlocks_curse_still_bites_the_wizard_who_casts() -> None:
    """Revealed enchantments work on; a Nullify nobody can show any more does not."""
    duel = fallen("Wizard", "Warlock", "Beastmaster", red={"Dispel": 1, "Force Push": 1})
    duel.move_to(duel.red, "B2")
    orphan = duel.put("Orc Butcher", BLUE, "B2")
    duel.hide("Nullify", orphan)
    duel.attach("Magebane", duel.red, BLUE)
    duel.mana(RED, 20)
    duel.prepare_all(red=("Force Push",))
    give_up(duel, BLUE)
    duel.activate(duel.red, cast("Force Push", orphan, 1, 0))
    duel.play_round()
    assert (duel.place(orphan), duel.red.damage) == ("B3", 1)


@rule("ruling.m8")
def test_a_siphon_without_a_master_still_leaks_from_the_mage_it_was_laid_on() -> None:
    """As long as it stands the chosen Mage channels two less, and nobody else does."""
    duel = fallen("Beastmaster", "Wizard", "Warlock", blue={"Mana Siphon": 1})
    duel.move_to(duel.red, "B2")
    duel.move_to(duel.blue, "B2")
    duel.move_to(mage(duel, GREEN), "D6")
    duel.mana(BLUE, 20)
    duel.prepare_all(blue=("Mana Siphon",))
    duel.always("choose one", take(duel.red))
    duel.activate(duel.blue, cast("Mana Siphon", "B2"))
    next_actions(duel)
    give_up(duel, BLUE)
    before = [mage(duel, seat).mana for seat in (RED, GREEN)]
    next_actions(duel)
    after = [mage(duel, seat).mana for seat in (RED, GREEN)]
    assert [now - was for now, was in zip(after, before, strict=True)] == [9 - 2, 9]


@rule("ruling.m8")
def test_caltrops_and_vines_hold_on_for_a_dead_gardener() -> None:
    """The spikes attack whoever enters, without a word of anybody; the vine without upkeep keeps its captive."""
    duel = fallen("Beastmaster", "Druid", "Warlock")
    duel.put("Mangler Caltrops", BLUE, "B2")
    captive, wolf = duel.put("Orc Butcher", RED, "B1"), duel.put("Timber Wolf", RED, "C2")
    vine = duel.attach("Tanglevine", captive, BLUE)
    give_up(duel, BLUE)
    duel.dice("2* 0")
    duel.activate(wolf, move("B2"))
    next_actions(duel)
    assert (wolf.damage, duel.in_play(vine), duel.has(captive, RESTRAINED)) == (2, True, True)


@rule("ruling.m8", "codex.dissipate.upkeep")
def test_a_song_fades_after_the_singer() -> None:
    """Its tokens go without her, two upkeeps long, and nobody holds a fermata on it."""
    duel = fallen("Beastmaster", "Siren", "Warlock")
    wolf = duel.put("Timber Wolf", RED, "B1")
    ballad = duel.attach("Ballad of Courage", wolf, BLUE)
    give_up(duel, BLUE)
    next_actions(duel)
    assert (duel.in_play(ballad), tokens_on(ballad)) == (True, {"Dissipate": 1})
    next_actions(duel)
    assert not duel.in_play(ballad)


@rule("ruling.m8")
def test_the_krakens_arm_does_not_open_when_its_mage_gives_up() -> None:
    """The Grapple lasts while both are there: the wolf stays held and may only strike the beast that holds it."""
    duel = fallen("Beastmaster", "Siren", "Warlock")
    kraken, wolf = duel.put("Kraken", BLUE, "B2"), duel.put("Timber Wolf", RED, "B2")
    fox = duel.put("Bitterwood Fox", GREEN, "B2")
    duel.dice("0 0 0", effect=12)
    duel.activate(kraken, attack(kraken, "Tentacle Grasp", wolf))
    while GRAPPLE not in wolf.conditions:
        duel.step()
    give_up(duel, BLUE)
    next_actions(duel)
    assert (GRAPPLE in wolf.conditions, duel.has(wolf, RESTRAINED)) == (True, True)
    assert attack(wolf, "Bite", kraken) in duel.actions(wolf)
    assert attack(wolf, "Bite", fox) not in duel.actions(wolf)


# A board for everybody


@rule("core.multiplayer.joined-boards-ignore-middle-wall", "ruling.m7")
def test_a_push_over_the_seam_of_two_boards_is_no_bash_but_one_off_the_edge_is() -> None:
    """Between the third and fourth column there is nothing; east of the sixth there is the arena's wall."""
    table = everybody_alone("Forcemaster", "Beastmaster", "Warlock")
    wolf = table.put("Timber Wolf", BLUE, "D3")
    table.move_to(table.red, "D3")
    table.cast(table.red, "Force Push", wolf, 1, 0)
    assert (table.place(wolf), wolf.damage) == ("D4", 0)
    table.move_to(wolf, "D6")
    table.move_to(table.red, "D5")
    table.dice("2* 0 0")
    table.cast(table.red, "Force Push", wolf, 1, 0)
    assert (table.place(wolf), wolf.damage) == ("D6", 2)


@rule("ruling.m7")
def test_a_wall_may_stand_on_the_seam_and_then_it_hides_the_other_board() -> None:
    """The border between the boards is one like any other: stone on it stops steps and sight."""
    table = everybody_alone("Wizard", "Beastmaster", "Warlock")
    table.move_to(table.red, "B3")
    wolf = table.put("Timber Wolf", BLUE, "B4")
    assert table.why_no_cast(table.red, "Fireball", wolf) is None
    table.cast(table.red, "Wall of Stone", "B3|B4")
    assert table.why_no_cast(table.red, "Fireball", wolf) is not None
    assert table.why_no_move(wolf, "B3") is not None


@rule("ruling.m5", "ruling.m6")
def test_a_mage_turned_away_by_fear_strikes_the_third_ones_guard_instead() -> None:
    """The guard is not the Warlock's and bars nobody from him; frightened off, the bear may turn to it."""
    table = everybody_alone("Beastmaster", "Warlock", "Warlord")
    table.move_to(table.blue, "B2")
    table.attach("Helm of Fear", table.blue)
    bear = table.put("Steelclaw Grizzly", RED)
    orc = table.put("Orc Butcher", GREEN)
    table.guard(orc)
    table.effect(9)
    table.decide("turn away", ("attack", orc.id))
    table.decide("counterstrike", ("no counterstrike",))
    table.dice("2* 2* 0 0 0")
    table.act(bear, attack(bear, "Claws", table.blue))
    assert (table.blue.damage, orc.damage) == (0, 4)


@rule("ruling.m5")
def test_a_challenged_creature_owes_the_paladin_for_a_strangers_blood_too() -> None:
    """It attacks a third player's beast: that is another object than the Paladin, so Valor is earned."""
    table = everybody_alone("Paladin", "Beastmaster", "Warlock")
    table.move_to(table.red, "B2")
    brute = table.put(make_creature("Brute", attack=[CLAW], life=30), BLUE, "B2")
    orc = table.put("Orc Butcher", GREEN)
    table.decide("offer", ("pick out", brute.id))
    table.upkeep()
    table.dice("0 0 0")
    table.attack(brute, "Claw", orc)
    assert tokens_on(table.red) == {"Valor": 1}


@rule("ruling.m8", "codex.reanimate.summoner")
def test_a_dead_necromancers_curse_raises_nobody() -> None:
    """Rise Again asks its controller for mana when the wolf dies; a fallen one pays nothing, so it lies still."""
    duel = fallen("Beastmaster", "Necromancer", "Warlock")
    wolf = duel.put("Timber Wolf", RED, "B2", damage=8)
    duel.attach("Rise Again", wolf, BLUE)
    orc = duel.put("Orc Butcher", GREEN, "B2")
    give_up(duel, BLUE)
    duel.always("offer", take())
    duel.dice("2* 0 0 0")
    duel.activate(orc, attack(orc, "Meat Cleaver", wolf))
    duel.play_round()
    assert (duel.find_all("Timber Wolf"), discarded(duel, RED)) == ([], ["Timber Wolf"])


# Two against two


@rule("codex.friendly.meaning", "sup.codex.vine-marker-legal-zones")
def test_vines_of_two_druids_creep_on_from_each_other_but_are_each_their_own() -> None:
    """A friendly marker is a root to grow from; to be used up for a spell it must be one she controls herself."""
    table = two_teams("Druid", "Warlock", "Druid", "Beastmaster")
    table.move_to(mage(table, GREEN), "A4")
    offered: dict[int, set[object]] = {RED: set(), GREEN: set()}

    def grow(request: Request) -> Answer:
        offered.setdefault(request.player, set()).update(each[1] for each in request.options if each[0] == "vine")
        home = "A4" if request.player == GREEN else "A3"
        return next((each for each in request.options if each[:2] == ("vine", home)), decline(request))

    table.initiative(GREEN)
    table.always("deploy", grow)
    table.deploy()
    assert {"A3", "A4", "B4"} <= offered[RED]
    assert "B3" not in offered[RED]
    table.move_to(table.red, "A1")
    foe = table.put("Orc Butcher", BLUE, "A4")
    assert not [each for each in table.cast_options(table.red, "Tanglevine") if foe.id in each]


@rule("codex.friendly.meaning")
def test_an_ally_brings_the_templar_temples_and_his_own_light_none() -> None:
    """Friendly temples make Metatron strong, whoever built them; the Temple of Light counts its own master's only."""
    table = two_teams("Priestess", "Warlock", "Priestess", "Beastmaster")
    table.move_to(table.red, "B2")
    templar = table.put("Metatron, Angelic Templar", RED, "B2")
    light = table.put("Temple of Light", RED, "B1")
    table.put("Hand of Bim-Shalla", GREEN, "A1")
    table.put("Hand of Bim-Shalla", BLUE, "A3")
    assert (table.value(templar, MELEE), table.value(templar, REGENERATE)) == (2, 2)
    foe = table.put("Orc Butcher", BLUE, "B2")
    shots = [each for each in table.between(RED) if light.id in each and foe.id in each]
    assert ["X = 1" in each for each in shots] == [True]


@rule("codex.friendly.meaning")
def test_an_allys_outposts_open_tunnels_but_fill_no_barracks() -> None:
    """Soldiers dig from friendly outpost to outpost; the barracks feed on those their own master controls."""
    table = two_teams("Warlord", "Warlock", "Warlord", "Beastmaster")
    table.put("Hidden Tunnels", RED, "A1")
    table.put("Garrison Post", GREEN, "A1")
    table.put("Garrison Post", GREEN, "A3")
    barracks = table.put("Barracks", RED, "C2")
    orc = table.put("Orc Butcher", GREEN, "A1")
    assert any("A3" in each for each in table.actions(orc))
    before = barracks.mana
    table.channel()
    assert barracks.mana == before + 1


@rule("codex.friendly.meaning", "core.mage.beastmaster-pet-on-summon")
def test_an_allys_cub_may_become_the_pet_and_hears_him_only() -> None:
    """A friendly animal is any of the team: he marks and pays for it, and it is fiercest in his own zone."""
    table = two_teams("Beastmaster", "Warlock", "Wizard", "Priestess")
    table.decide("offer", take())
    cub = table.summon("Bitterwood Fox", GREEN, "B2")
    assert (table.life(cub), table.red.mana, mage(table, GREEN).mana) == (5 + 3, 50 - 2, 50)
    table.move_to(mage(table, GREEN), "B2")
    assert table.value(cub, MELEE) == 1
    table.move_to(table.red, "B2")
    assert table.value(cub, MELEE) == 2


@rule("codex.friendly.meaning", "sup.ability.treebond-target-friendly-tree")
def test_a_druid_may_bind_her_life_to_her_allys_tree() -> None:
    """A friendly tree is enough: both gain, and when the enemy fells it she alone loses the life it gave."""
    table = two_teams("Druid", "Warlock", "Druid", "Beastmaster")
    table.move_to(mage(table, GREEN), "B2")
    table.always("offer", lambda request: take()(request) if request.player == RED else decline(request))
    table.cast(mage(table, GREEN), "Mohktari, Great Tree of Life", "B2")
    tree = table.find("Mohktari, Great Tree of Life")
    assert (table.life(table.red), table.life(mage(table, GREEN)), table.life(tree)) == (34, 30, 12)
    table.red.damage = 30
    table.destroy(tree)
    assert not table.game.players[RED].is_alive


@rule("codex.friendly.meaning")
def test_a_martyr_bleeds_for_his_allys_wolf_and_avenges_what_is_cast_on_it() -> None:
    """Both auras speak of friendly creatures in his zone, and the team's are friendly."""
    table = two_teams("Paladin", "Warlock", "Beastmaster", "Priestess")
    table.move_to(table.red, "B2")
    table.move_to(table.blue, "B3")
    wolf = table.put("Timber Wolf", GREEN, "B2")
    for name in ("Martyr's Aura", "Retribution Aura"):
        table.tokens(table.red, "Valor", 6)
        table.red.active = True
        names = [each for each in table.actions(table.red) if each[0] == "ability" and name in each]
        table.act(table.red, min(names, key=len))
    orc = table.put("Orc Butcher", BLUE, "B2")
    table.always("bear damage", ("bear", 2))
    table.dice("2* 2* 0 0")
    table.attack(orc, "Meat Cleaver", wolf)
    assert (wolf.damage, table.red.damage) == (2, 2)
    table.cast(table.blue, "Agony", wolf)
    assert table.blue.damage == 1


@rule("codex.friendly.meaning")
def test_an_allys_cleric_prays_for_the_temple_and_an_allys_wolf_drinks_at_the_spring() -> None:
    """A friendly cleric feeds the Temple of Asyra; a friendly wolf heals at the spring, an enemy's may not drink."""
    table = two_teams("Priestess", "Warlock", "Priestess", "Beastmaster")
    temple = table.put("Temple of Asyra", RED, "B1")
    spring = table.put("Renewing Spring", RED, "B2")
    cleric, wolf = table.put("Asyran Cleric", GREEN, "A3"), table.put("Timber Wolf", GREEN, "B2", damage=4)
    foe = table.put("Timber Wolf", BLUE, "B2", damage=4)
    prayers = [each for each in table.actions(cleric) if temple.id in each]
    table.act(cleric, prayers[0])
    assert temple.mana == 1
    table.dice("2 1 0")
    table.act(wolf, next(each for each in table.actions(wolf) if each[0] == "ability" and spring.id in each))
    assert wolf.damage == 1
    assert not [each for each in table.actions(foe) if each[0] == "ability" and spring.id in each]
