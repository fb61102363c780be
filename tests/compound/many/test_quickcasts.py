"""Quickcasts with more than two at the table: beside a team-mate's activation, and round by round."""

from mageduel.kernel.requests import Answer, Request
from tests.compound.many.parties import (
    BLUE,
    GREEN,
    RED,
    as_soon_as_offered,
    duel_of_all,
    duel_of_teams,
    mage,
)
from tests.kit.answers import attack, cast
from tests.kit.duel import default_answer
from tests.kit.ledger import rule


@rule("ruling.m2")
def test_a_priestess_mends_her_team_mates_wolf_before_the_enemy_can_finish_it() -> None:
    duel = duel_of_teams("Beastmaster", "Warlord", "Priestess", "Warlock", books={GREEN: {"Minor Heal": 1}})
    wolf, foe = duel.put("Timber Wolf", RED, "C2", damage=6), duel.put("Goblin Grunt", BLUE, "C2")
    duel.prepare_all(green=("Minor Heal",))
    duel.always("after", as_soon_as_offered({GREEN: cast("Minor Heal", wolf)}))
    duel.dice("0 0 0 0  2 2 0 0 0")
    duel.activate(wolf, attack(wolf, "Bite", foe))
    duel.play_until("action", BLUE)
    assert wolf.damage == 2
    assert mage(duel, GREEN).active


@rule("ruling.m2")
def test_both_mages_of_a_team_quickcast_after_one_and_the_same_action_phase() -> None:
    books = {RED: {"Rhino Hide": 1}, GREEN: {"Bear Strength": 1}}
    duel = duel_of_teams("Beastmaster", "Warlord", "Priestess", "Warlock", books=books)
    wolf = duel.put("Timber Wolf", RED, "C2")
    duel.prepare_all(red=("Rhino Hide",), green=("Bear Strength",))
    duel.always("after", as_soon_as_offered({RED: cast("Rhino Hide", wolf), GREEN: cast("Bear Strength", wolf)}))
    duel.activate(wolf)
    duel.play_until("action", BLUE)
    assert sorted(each.card.name for each in wolf.attachments) == ["Bear Strength", "Rhino Hide"]


@rule("ruling.m4")
def test_a_first_quickcast_phase_goes_round_until_three_have_passed_in_a_row() -> None:
    books = {seat: {"Rhino Hide": 1} for seat in range(3)}
    duel = duel_of_all("Beastmaster", "Warlord", "Priestess", books=books)
    duel.prepare_all(red=("Rhino Hide",), blue=("Rhino Hide",), green=("Rhino Hide",))
    asked: list[int] = []

    def once_blue_has(request: Request) -> Answer:
        asked.append(request.player)
        if request.player == BLUE or (request.player == RED and len(asked) > 1):
            return cast("Rhino Hide", mage(duel, request.player))(request)
        return default_answer(request)

    duel.always("quickcast", once_blue_has)
    duel.play_until("action")
    assert asked == [RED, BLUE, GREEN, RED, GREEN]
    assert [len(mage(duel, seat).attachments) for seat in range(3)] == [1, 1, 0]


@rule("ruling.m2")
def test_a_hand_of_bim_shalla_blesses_beside_the_team_mates_action_phase() -> None:
    duel = duel_of_teams("Beastmaster", "Warlord", "Priestess", "Warlock")
    hand = duel.put("Hand of Bim-Shalla", GREEN, "C1")
    wolf = duel.put("Timber Wolf", RED, "C2", damage=3)
    heals = [option for option in duel.between(GREEN) if hand.id in option and wolf.id in option]
    assert heals
    used: list[Answer] = []

    def use_it(request: Request) -> Answer:
        offered = [each for each in request.options if each in heals]
        if request.player != GREEN or not offered:
            return default_answer(request)
        used.append(offered[-1])
        return offered[-1]

    duel.always("after", use_it)
    duel.activate(wolf)
    duel.play_until("action", BLUE)
    assert len(used) == 1
    assert not [option for option in duel.between(GREEN) if hand.id in option]
