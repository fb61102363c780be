"""Upkeep in which mages could fall, where a fall ends the duel or takes away all that was the mage's."""

import pytest

from mageduel.facts.conditions import ROT
from mageduel.kernel.requests import Answer, Request
from mageduel.state.phases import Phase
from tests.compound.many.parties import BLUE, GREEN, RED, academy_duel, give_up, leave, mage, winner
from tests.kit.academy import AcademyDuel
from tests.kit.chronicle import told
from tests.kit.duel import Duel
from tests.kit.ledger import rule

THREE = ("Academy Necromancer", "Academy Wizard", "Academy Warlock")
FOUR = (*THREE, "Academy Priestess")


def next_upkeep(duel: AcademyDuel) -> None:
    """Play on into the actions of the next round, or to the end of the duel."""
    following = duel.game.round + 1
    while not duel.is_over and not (duel.game.round == following and duel.game.phase is Phase.ACTIONS):
        duel.step()


def orderers(duel: Duel) -> list[int]:
    """Who was asked for an order of upkeep."""
    return [each.seat for each in duel.questions if each.kind == "upkeep order"]


@rule("ruling.r50")
def test_where_a_fall_ends_the_duel_it_competes_with_nothing_but_another_fall() -> None:
    """What the fallen mage's stench would have done to a worm is of no account any more."""
    duel = AcademyDuel(round=2, red="Academy Necromancer", initiative=RED)
    duel.attach("Stench of Death", "A1", RED)
    leave(duel, RED)
    duel.put("Mana Worm", BLUE, damage=5)
    next_upkeep(duel)
    assert winner(duel) == BLUE
    assert orderers(duel) == []


@rule("ruling.r4", "ruling.r50")
def test_nobody_is_asked_while_one_of_the_two_is_far_from_falling() -> None:
    duel = AcademyDuel(round=2, red="Academy Necromancer", initiative=RED)
    for seat in (RED, BLUE):
        duel.condition(mage(duel, seat), ROT)
    leave(duel, RED)
    next_upkeep(duel)
    assert winner(duel) == BLUE
    assert orderers(duel) == []


@rule("ruling.r4", "academy.multi.ffa.mage-destroyed")
def test_of_two_who_fall_beside_a_third_who_stands_it_does_not_matter_who_goes_first() -> None:
    duel = academy_duel(*THREE, round=2, initiative=RED)
    for seat in (RED, BLUE):
        duel.condition(mage(duel, seat), ROT)
        leave(duel, seat)
    next_upkeep(duel)
    assert winner(duel) == GREEN
    assert orderers(duel) == []


@rule("ruling.r4", "ruling.r50")
def test_of_three_who_could_all_fall_the_holder_of_the_initiative_may_stand_last() -> None:
    duel = academy_duel(*THREE, round=2, initiative=RED)
    for seat in (RED, BLUE, GREEN):
        duel.condition(mage(duel, seat), ROT)
        leave(duel, seat)

    def anybody_else(request: Request) -> Answer:
        own = mage(duel, duel.game.initiative).id
        return next(each for each in request.options if own not in each)

    duel.always("upkeep order", anybody_else)
    next_upkeep(duel)
    assert winner(duel) == duel.game.initiative == GREEN
    assert set(orderers(duel)) == {GREEN}


@rule("ruling.m8", "ruling.r47")
def test_what_a_team_mate_inherits_is_not_gone_and_nobody_is_asked() -> None:
    """The stench goes on under the mate's control, so that its owner's end changes nothing for the worm."""
    duel = academy_duel(*FOUR, are_teams=True, round=2, initiative=RED)
    duel.attach("Stench of Death", "A1", RED)
    leave(duel, RED)
    worm = duel.put("Mana Worm", BLUE, damage=5)
    next_upkeep(duel)
    assert not duel.game.players[RED].is_alive
    assert not duel.in_play(worm)
    assert orderers(duel) == []


@rule("ruling.m8", "ruling.r47")
@pytest.mark.parametrize(("rot_first", "damage"), [(True, 5), (False, 3)])
def test_what_others_laid_on_a_creature_of_the_fallen_goes_with_it(rot_first: bool, damage: int) -> None:
    """Red's end takes along the worm that feeds Green; both befall what is his, so he says which comes first."""
    duel = academy_duel(*THREE, round=2, initiative=RED)
    duel.attach("Death Link", duel.put("Mana Worm", RED), GREEN)
    mage(duel, GREEN).damage = 5
    duel.condition(mage(duel, RED), ROT)
    leave(duel, RED)
    duel.always("upkeep order", lambda r: next(each for each in r.options if ("Rot" in each) is rot_first))
    duel.always("hand over", ("hand over", 2))
    next_upkeep(duel)
    assert orderers(duel) == [RED]
    assert (duel.game.players[RED].is_alive, mage(duel, GREEN).damage) == (False, damage)


@rule("ruling.m8", "ruling.r50")
def test_who_has_given_up_is_no_longer_among_those_who_could_stand_last() -> None:
    duel = academy_duel(*THREE, round=2, initiative=RED)
    give_up(duel, GREEN)
    for seat in (RED, BLUE):
        duel.condition(mage(duel, seat), ROT)
        leave(duel, seat)
    duel.always("upkeep order", lambda r: next(each for each in r.options if mage(duel, RED).id not in each))
    next_upkeep(duel)
    assert orderers(duel) == [RED]
    assert winner(duel) == RED


@rule("ruling.r13")
def test_in_the_arena_both_fall_in_one_phase_and_nobody_is_asked() -> None:
    duel = Duel()
    duel.play_to(Phase.ACTIONS)
    for seat in (RED, BLUE):
        duel.condition(mage(duel, seat), ROT)
        leave(duel, seat)
    while not duel.is_over:
        duel.step()
    assert orderers(duel) == []
    assert winner(duel) is None


@rule("core.mage.is-creature")
def test_the_fall_of_a_mage_is_told_once_whatever_waits_for_the_end_of_creatures() -> None:
    duel = academy_duel(*THREE, round=2, initiative=RED)
    altar = duel.put("Altar of Skulls", BLUE)
    duel.condition(mage(duel, RED), ROT)
    leave(duel, RED)
    next_upkeep(duel)
    assert list(altar.marks.values()) == [1]
    assert told(duel, "Red's mage has fallen") != []
    assert told(duel, "Necromancer was destroyed") == []
