"""What a mage leaves behind who dies or gives up while others play on."""

import pytest

from mageduel.facts.traits import MELEE
from mageduel.rules.planning.plans import PlanRequest
from mageduel.state.phases import Phase
from tests.compound.choices import keep_all_but
from tests.compound.many.parties import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    duel_of_all,
    duel_of_teams,
    give_up,
    leave,
    mage,
    next_actions,
    play_out,
    seated,
    slay,
    winner,
)
from tests.compound.piles import discarded
from tests.kit.answers import PAY, attack, cast, move
from tests.kit.ledger import rule
from tests.kit.table import Table, make_creature

FOUR = ("Beastmaster", "Warlock", "Wizard", "Priestess")
PACKS = ((BLUE, "B2"), (GREEN, "B4"))


@rule("ruling.m8", "ruling.r13")
def test_orphaned_beasts_stand_where_they_were_and_are_struck_down_without_a_blow() -> None:
    duel = duel_of_all("Beastmaster", "Warlord", "Warlock")
    orphan, wolf = duel.put("Goblin Grunt", BLUE, "B2"), duel.put("Timber Wolf", RED, "B2")
    give_up(duel, BLUE)
    assert duel.in_play(orphan)
    duel.questions.clear()
    duel.dice("2* 2* 0 0")
    duel.activate(wolf, attack(wolf, "Bite", orphan))
    duel.play_round()
    assert not duel.in_play(orphan)
    assert BLUE not in [each.seat for each in duel.questions]
    assert discarded(duel, BLUE) == ["Goblin Grunt"]


@rule("ruling.m5")
def test_an_orphaned_beast_is_in_everybodys_way() -> None:
    duel = duel_of_all("Beastmaster", "Warlord", "Warlock")
    duel.put("Goblin Grunt", BLUE, "B2")
    wolf = duel.put("Timber Wolf", RED, "B1")
    give_up(duel, BLUE)
    duel.activate(wolf, move("B2"))
    request = duel.play_until("action", RED)
    assert duel.game.acting is wolf
    assert move("B3") not in request.options


@rule("ruling.m8")
def test_an_orphaned_trap_never_springs() -> None:
    duel = duel_of_all("Beastmaster", "Warlock", "Wizard")
    trap = duel.hide("Hellfire Trap", "B2", BLUE)
    wolf = duel.put("Timber Wolf", RED, "B1")
    give_up(duel, BLUE)
    duel.activate(wolf, move("B2"))
    duel.play_round()
    assert wolf.damage == 0
    assert duel.place(wolf) == "B2"
    assert trap.hidden


@rule("ruling.m8")
def test_a_hold_that_nobody_pays_for_breaks_in_the_next_upkeep() -> None:
    duel = duel_of_all("Beastmaster", "Wizard", "Warlock")
    wolf = duel.put("Timber Wolf", RED, "B1")
    hold = duel.attach("Force Hold", wolf, BLUE)
    strength = duel.attach("Bear Strength", wolf, BLUE)
    give_up(duel, BLUE)
    assert duel.in_play(hold)
    next_actions(duel)
    assert not duel.in_play(hold)
    assert duel.value(wolf, MELEE) == 2
    assert duel.in_play(strength)


@rule("ruling.m8")
def test_beasts_of_the_dead_fall_to_the_obelisk_that_stands_on_without_a_master() -> None:
    duel = duel_of_all("Beastmaster", "Wizard", "Warlock")
    duel.put("Mordok's Obelisk", BLUE, "A6")
    orphan, wolf = duel.put("Goblin Grunt", BLUE, "B2"), duel.put("Timber Wolf", RED, "B2")
    duel.always("upkeep", PAY)
    give_up(duel, BLUE)
    mana = duel.red.mana
    next_actions(duel)
    assert not duel.in_play(orphan)
    assert duel.in_play(wolf)
    assert duel.red.mana == mana + 9 - 1


def test_an_orphaned_wall_of_fire_burns_on() -> None:
    duel = duel_of_all("Beastmaster", "Warlock", "Wizard")
    duel.wall("Wall of Fire", "B1|B2", BLUE)
    wolf = duel.put("Timber Wolf", RED, "B1")
    give_up(duel, BLUE)
    duel.dice("2* 0 0 0 0", effect=1)
    duel.activate(wolf, move("B2"))
    duel.play_round()
    assert wolf.damage == 2


def test_an_orphaned_crystal_gives_nobody_mana() -> None:
    duel = duel_of_all("Beastmaster", "Wizard", "Warlock")
    duel.put("Mana Crystal", BLUE, "A6")
    give_up(duel, BLUE)
    before = [mage(duel, seat).mana for seat in (RED, GREEN)]
    next_actions(duel)
    assert [mage(duel, seat).mana - was for seat, was in zip((RED, GREEN), before, strict=True)] == [9, 9]


@rule("ruling.m8")
def test_the_heir_channels_with_the_crystal_of_his_fallen_team_mate() -> None:
    duel = duel_of_teams("Beastmaster", "Wizard", "Warlock", "Priestess")
    duel.put("Mana Crystal", BLUE, "A4")
    give_up(duel, BLUE)
    before = mage(duel, GOLD).mana
    next_actions(duel)
    assert mage(duel, GOLD).mana == before + 10 + 1


@rule("ruling.m8")
def test_the_heir_of_a_lair_summons_what_lay_ready_and_plans_nothing_from_a_dead_book() -> None:
    books = {BLUE: {"Bitterwood Fox": 3, "Timber Wolf": 2}, GOLD: {"Rhino Hide": 1}}
    duel = duel_of_teams("Wizard", "Beastmaster", "Warlock", "Priestess", books=books)
    lair = duel.put("Lair", BLUE, "A4")
    lair.mana = 9
    duel.play_round()
    duel.play_until("plan")
    duel.prepare(BLUE, also={lair: "Bitterwood Fox"})
    give_up(duel, BLUE)
    assert lair.controller == GOLD
    duel.always("deploy", lambda request: next(each for each in request.options if each != request.decline))
    duel.play_to(Phase.ACTIONS)
    fox = duel.find("Bitterwood Fox")
    assert fox.controller == GOLD
    duel.play_round()
    duel.play_until("plan", GOLD)
    request = duel.match.request_for(GOLD)
    assert isinstance(request, PlanRequest)
    assert {card.name for slot in request.slots for card in slot.cards} == {"Rhino Hide"}


@rule("ruling.m8", "ruling.r13")
def test_a_mage_struck_down_leaves_his_beast_to_his_team_mate_within_the_same_round() -> None:
    duel = duel_of_teams("Beastmaster", "Warlord", "Priestess", "Warlock")
    grunt = duel.put("Goblin Grunt", BLUE, "B2")
    fox = duel.put("Bitterwood Fox", GREEN, "B2")
    slay(duel, BLUE, by=RED)
    assert grunt.controller == GOLD
    duel.dice("2* 0 0")
    duel.activate(grunt, attack(grunt, "Shortsword", fox))
    duel.play_round()
    assert fox.damage == 2


def test_a_killer_taken_by_a_third_mage_does_not_come_back_to_its_fallen_owner() -> None:
    duel = duel_of_all("Forcemaster", "Warlord", "Warlock")
    orc = duel.put("Orc Butcher", BLUE, "B2")
    control = duel.hide("Mind Control", orc, RED)
    duel.move_to(duel.red, "B2")
    duel.mana(RED, 50)
    duel.reveal(control)
    give_up(duel, BLUE)
    assert orc.controller == RED
    duel.always("upkeep", keep_all_but(control))
    next_actions(duel)
    duel.questions.clear()
    duel.play_round()
    assert orc.controller not in (RED, GREEN)
    assert duel.asked_in(Phase.ACTIONS, "action") == [RED, GREEN] or duel.asked_in(Phase.ACTIONS, "action") == [
        GREEN,
        RED,
    ]


@rule("ruling.m12", "sup.rules.mage-death-draw-if-all-die-in-phase")
@pytest.mark.parametrize(("spared", "side"), [(None, None), (GREEN, GREEN)])
def test_a_pestilence_among_three_leaves_one_or_nobody(spared: int | None, side: int | None) -> None:
    duel = duel_of_all("Beastmaster", "Warlock", "Priestess")
    duel.put("Idol of Pestilence", RED, "B2")
    for seat in range(3):
        leave(duel, seat, 2 if seat == spared else 1)
    play_out(duel)
    assert winner(duel) == side


@rule("ruling.m12")
@pytest.mark.parametrize(
    ("spared", "side"), [((), None), ((BLUE,), 1), ((RED,), 0)], ids=["nobody", "one of theirs", "one of ours"]
)
def test_a_pestilence_among_teams_is_won_by_the_team_that_has_one_left(
    spared: tuple[int, ...], side: int | None
) -> None:
    duel = duel_of_teams("Beastmaster", "Warlock", "Priestess", "Wizard")
    duel.put("Idol of Pestilence", RED, "B2")
    for seat in range(4):
        leave(duel, seat, 2 if seat in spared else 1)
    play_out(duel)
    assert winner(duel) == side


def test_a_team_that_loses_one_of_each_plays_on_in_the_order_that_is_left() -> None:
    duel = duel_of_teams("Beastmaster", "Warlock", "Priestess", "Wizard")
    duel.put("Idol of Pestilence", RED, "B2")
    for seat in (BLUE, GREEN):
        leave(duel, seat)
    next_actions(duel)
    assert not duel.is_over
    assert [each.is_alive for each in duel.game.players] == [True, False, False, True]
    duel.questions.clear()
    duel.play_round()
    assert sorted(duel.asked_in(Phase.ACTIONS, "action")) == [RED, GOLD]


@rule("ruling.m8")
def test_two_of_four_give_up_at_once_and_the_last_two_are_still_enemies() -> None:
    duel = duel_of_all("Beastmaster", "Warlock", "Priestess", "Wizard")
    for seat in (BLUE, GREEN):
        give_up(duel, seat)
    assert not duel.is_over
    give_up(duel, GOLD)
    assert duel.is_over
    assert winner(duel) == RED


def test_the_curse_of_a_dead_warlock_rots_on_and_pays_nobody() -> None:
    duel = duel_of_all("Beastmaster", "Warlock", "Priestess")
    wolf = duel.put("Timber Wolf", RED, "B2")
    duel.attach("Ghoul Rot", wolf, BLUE)
    link = duel.attach("Death Link", wolf, BLUE)
    give_up(duel, BLUE)
    next_actions(duel)
    assert wolf.damage == 2
    assert duel.in_play(link)


@rule("ruling.r51")
def test_equipment_lent_to_a_mage_who_falls_lies_in_the_lenders_pile() -> None:
    duel = duel_of_teams("Beastmaster", "Warlock", "Priestess", "Wizard")
    duel.attach("Leather Boots", mage(duel, BLUE), GOLD)
    curse = duel.attach("Ghoul Rot", mage(duel, BLUE), RED)
    give_up(duel, BLUE)
    assert "Leather Boots" in discarded(duel, GOLD)
    assert not duel.in_play(curse)
    assert "Ghoul Rot" in discarded(duel, RED)


def test_the_pet_of_a_fallen_beastmaster_obeys_the_heir_without_its_masters_voice() -> None:
    duel = duel_of_teams("Wizard", "Beastmaster", "Warlock", "Priestess")
    wolf = duel.put("Timber Wolf", BLUE, "A4")
    duel.pet(wolf)
    assert duel.value(wolf, MELEE) == 2
    give_up(duel, BLUE)
    assert wolf.controller == GOLD
    assert duel.value(wolf, MELEE) == 1


def test_the_mage_who_strikes_down_a_stranger_is_struck_by_the_third_in_the_same_round() -> None:
    duel = duel_of_all("Beastmaster", "Warlord", "Warlock")
    duel.move_to(duel.red, "B2")
    duel.move_to(duel.blue, "B2")
    duel.move_to(mage(duel, GREEN), "B2")
    slay(duel, BLUE, by=RED)
    assert not duel.is_over
    slay(duel, RED, by=GREEN)
    assert winner(duel) == GREEN


# What nobody controls


@rule("ruling.m8", "core.codex.friendly-definition")
@pytest.mark.parametrize("has_fallen", [True, False])
def test_a_wardstone_that_nobody_controls_asks_nobody_for_mana(has_fallen: bool) -> None:
    duel = duel_of_all("Beastmaster", "Wizard", "Warlock", books={RED: {"Dispel": 1}})
    duel.put("Enchanter's Wardstone", BLUE, "A6")
    wolf = duel.put("Timber Wolf", RED, "D1")
    rot = duel.attach("Ghoul Rot", wolf, BLUE)
    if has_fallen:
        give_up(duel, BLUE)
    duel.prepare_all(red=("Dispel",))
    if not has_fallen:
        duel.decide("pay to destroy", ("let it be",))
    duel.activate(duel.red, cast("Dispel", rot))
    duel.play_round()
    duel.all_used()
    assert duel.in_play(rot) is not has_fallen


@rule("ruling.m8")
@pytest.mark.parametrize(("has_fallen", "caught"), [(True, 0), (False, 2)])
def test_what_the_drain_of_the_fallen_takes_feeds_no_prism(has_fallen: bool, caught: int) -> None:
    """The mana is still due, but it is no opponent's spell any more that asks for it."""
    duel = duel_of_all("Beastmaster", "Wizard", "Warlock")
    prism = duel.put("Mana Prism", RED, "D1")
    wolf = duel.put("Timber Wolf", RED, "D1")
    drain = duel.attach("Essence Drain", wolf, BLUE)
    duel.always("upkeep", PAY)
    if has_fallen:
        give_up(duel, BLUE)
    prism.mana, mana = 0, duel.red.mana
    next_actions(duel)
    assert (duel.in_play(drain), duel.in_play(wolf), prism.mana) == (True, True, caught)
    assert duel.red.mana == mana + 9 - 2


@rule("ruling.m8", "core.codex.friendly-definition")
def test_the_pack_of_the_fallen_follows_its_leader_no_more() -> None:
    """Nobody's beasts are not friends of each other; the leader of a living mage still leads his."""
    duel = duel_of_all("Wizard", "Beastmaster", "Warlock")
    packs = [(duel.put("Redclaw, Alpha Male", seat, zone), duel.put("Timber Wolf", seat, zone)) for seat, zone in PACKS]
    assert [duel.value(wolf, MELEE) for _, wolf in packs] == [1, 1]
    give_up(duel, BLUE)
    assert [duel.value(wolf, MELEE) for _, wolf in packs] == [0, 1]


@rule("ruling.m8")
def test_until_the_phase_is_over_the_beasts_of_the_fallen_are_still_his() -> None:
    duel = duel_of_all("Wizard", "Beastmaster", "Warlock")
    duel.put("Redclaw, Alpha Male", BLUE, "B2")
    wolf = duel.put("Timber Wolf", BLUE, "B2")
    duel.play_to(Phase.ACTIONS)
    duel.destroy(mage(duel, BLUE))
    assert duel.value(wolf, MELEE) == 1
    duel.play_round()
    assert duel.value(wolf, MELEE) == 0


@rule("ruling.m5")
def test_a_guard_of_the_fallen_still_stands_before_what_it_was_left_with() -> None:
    duel = duel_of_all("Beastmaster", "Warlord", "Warlock")
    guard, orphan, stranger = (duel.put("Goblin Grunt", seat, "B2") for seat in (BLUE, BLUE, GREEN))
    wolf = duel.put("Timber Wolf", RED, "B2")
    give_up(duel, BLUE)
    next_actions(duel)
    duel.guard(guard)
    assert [duel.why_no_attack(wolf, "Bite", each) for each in (guard, orphan, stranger)] == [None, "guarded", None]


@rule("ruling.m8", "codex.mana-drain.loses")
@pytest.mark.parametrize(("has_fallen", "stolen"), [(True, 0), (False, 2)])
def test_nothing_is_stolen_from_a_mage_who_has_fallen_by_striking_what_he_left(has_fallen: bool, stolen: int) -> None:
    duel = duel_of_all("Wizard", "Warlord", "Warlock")
    claw = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 1, "traits": ["Mana Transfer +2"]}
    thief = duel.put(make_creature("Thief", attack=[claw]), RED, "B2")
    grunt = duel.put("Goblin Grunt", BLUE, "B2")
    if has_fallen:
        give_up(duel, BLUE)
    next_actions(duel)
    before = [mage(duel, seat).mana for seat in (RED, BLUE)]
    duel.dice("1*")
    duel.activate(thief, attack(thief, "Claw", grunt))
    duel.play_until("activate")
    after = [mage(duel, seat).mana for seat in (RED, BLUE)]
    assert (grunt.damage, after) == (1, [before[0] + stolen, before[1] - stolen])


# What nobody controls is no opponent's


@rule("ruling.m8")
def test_a_hidden_decoy_of_the_fallen_pays_nobody_when_its_bearer_dies() -> None:
    duel = duel_of_all("Beastmaster", "Wizard", "Warlock")
    fox = duel.put("Bitterwood Fox", RED, "B2", damage=4)
    decoy = duel.hide("Decoy", fox, BLUE)
    give_up(duel, BLUE)
    next_actions(duel)
    before = [mage(duel, seat).mana for seat in range(3)]
    duel.destroy(fox)
    assert not duel.in_play(decoy)
    assert discarded(duel, BLUE) == ["Decoy"]
    assert [mage(duel, seat).mana for seat in range(3)] == before


@rule("ruling.m8", "codex.zone-control.meaning")
def test_an_orphan_in_the_yard_does_not_keep_a_warlord_from_conquering_what_its_master_built() -> None:
    """What nobody controls is no opponent's, so its zone is not disputed; the outpost is an enemy all the same."""
    duel = duel_of_all("Anvil Throne Warlord", "Warlord", "Warlock")
    tower = duel.put("Archer's Watchtower", BLUE, "B3")
    duel.put("Dwarf Panzergarde", BLUE, "B3")
    duel.put("Goblin Grunt", RED, "B3")
    duel.move_to(duel.red, "B2")
    assert duel.why_no_cast(duel.red, "Conquer", tower) is not None
    give_up(duel, BLUE)
    next_actions(duel)
    assert duel.why_no_cast(duel.red, "Conquer", tower) is None


@rule("codex.zone-control.meaning")
def test_an_altar_of_oblivion_listens_beside_a_guardian_that_nobody_controls() -> None:
    table = Table("domination", board="Grand Arena", seats=seated(FOUR))
    table.put("Timber Wolf", RED, "A2")
    victim = table.put("Bitterwood Fox", RED, "D1")
    table.move_to(table.find("Sslak, Orb Guardian", zone="B2"), "A2")
    assert [each for each in table.between(RED) if victim.id in each]


@rule("ruling.m8")
@pytest.mark.parametrize(("has_fallen", "damage"), [(False, 2), (True, 0)])
def test_corruption_finds_no_opponents_magic_in_what_a_fallen_mage_has_left(has_fallen: bool, damage: int) -> None:
    duel = duel_of_all("Warlock", "Beastmaster", "Wizard")
    wolf = duel.put("Timber Wolf", RED, "B2")
    duel.attach("Arcane Corruption", wolf, RED)
    duel.attach("Rhino Hide", wolf, GREEN)
    duel.hide("Bear Strength", wolf, GREEN)
    if has_fallen:
        give_up(duel, GREEN)
    next_actions(duel)
    assert wolf.damage == damage


@rule("ruling.m8")
def test_a_corruption_that_nobody_controls_is_not_its_own_opponent() -> None:
    """Whoever the opponents of nobody may be: the corruption itself is none of theirs."""
    duel = duel_of_all("Beastmaster", "Warlock", "Wizard")
    wolf = duel.put("Timber Wolf", RED, "B2")
    duel.attach("Arcane Corruption", wolf, BLUE)
    give_up(duel, BLUE)
    next_actions(duel)
    assert wolf.damage == 0
