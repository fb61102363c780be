"""Enemies, opponents and friends on cards, where there are several of them (M5, M12)."""

from collections.abc import Callable
from typing import Any

import pytest

from mageduel.facts.conditions import CRIPPLE
from mageduel.facts.traits import ARMOR, MELEE
from mageduel.state.objects import Object
from tests.kit.answers import NOTHING, PAY, take
from tests.kit.ledger import rule
from tests.kit.table import Table, make_creature
from tests.kit.walking import walk
from tests.many.sitting import BLUE, GOLD, GREEN, RED, kill, mage, many_table

HERE = "B2"
TEAMS = ("arena", 4, True)
ALONE = ("free-for-all", 4, False)
WIZARD_FIRST = ("Wizard", "Warlock", "Priestess", "Warlord")


def gathered(mode: str, count: int, teams: bool, **who: Any) -> Table:
    """Everybody stands together."""
    table = many_table(mode, count, teams=teams, **who)
    for player in table.game.seated:
        table.move_to(player.mage, HERE)
    return table


FRIENDS_OF_RED = pytest.mark.parametrize(("form", "friends"), [(TEAMS, {RED, GREEN}), (ALONE, {RED})])


# Any opponent


@rule("ruling.m5")
@FRIENDS_OF_RED
def test_a_spell_of_any_opponent_is_nullified_and_none_of_a_friend(
    form: tuple[str, int, bool], friends: set[int]
) -> None:
    table = gathered(*form)
    for player in table.game.seated:
        wolf = table.put("Timber Wolf", RED, HERE, damage=5)
        nullify = table.hide("Nullify", wolf, RED)
        if player.seat in friends:
            table.dice("2 2 1 0 0")
        else:
            table.decide("pay reveal", PAY)
        table.cast(player.mage, "Minor Heal", wolf)
        assert table.in_play(nullify) == (player.seat in friends)
        assert wolf.damage == (0 if player.seat in friends else 5)


@rule("ruling.m5", "core.codex.enemy-definition")
@FRIENDS_OF_RED
def test_a_trap_springs_on_the_creatures_of_every_opponent(form: tuple[str, int, bool], friends: set[int]) -> None:
    for seat in range(4):
        table = many_table(*form[:2], teams=form[2])
        trap = table.hide("Teleport Trap", "B3", RED)
        walker = table.put(make_creature("Walker"), seat, HERE)
        if seat not in friends:
            table.decide("pay reveal", PAY)
            table.decide("teleport", ("teleport", "A2"))
        walk(table, walker, "B3")
        assert table.in_play(trap) == (seat in friends)
        assert table.place(walker) == ("B3" if seat in friends else "A2")


@rule("ruling.m5")
def test_where_one_opponent_is_meant_he_is_chosen_when_it_comes_into_play() -> None:
    table = gathered(*ALONE, mages=WIZARD_FIRST)
    table.decide("choose one", take(mage(table, GOLD)))
    table.cast(table.red, "Gate to Voltari", HERE)
    gate = table.find("Gate to Voltari")
    fed = []
    for seat in (BLUE, GREEN, GOLD):
        mage(table, seat).damage = 3
        table.dice("0 0 0 0 0")
        table.cast(mage(table, seat), "Minor Heal", mage(table, seat))
        fed.append(gate.mana)
    assert fed == [fed[0], fed[0], fed[0] + 1]


@rule("ruling.m5")
def test_a_team_mate_is_no_opponent_to_choose() -> None:
    table = gathered(*TEAMS, mages=WIZARD_FIRST)
    table.decide("choose one", lambda request: next(iter(request.options)))
    table.cast(table.red, "Gate to Voltari", HERE)
    asked = next(request for request in table.asked if request.kind == "choose one")
    assert {each[-1] for each in asked.options} == {mage(table, BLUE).id, mage(table, GOLD).id}


@rule("ruling.m5")
@FRIENDS_OF_RED
def test_what_is_counted_is_counted_of_all_opponents_together(form: tuple[str, int, bool], friends: set[int]) -> None:
    table = gathered(*form)
    wolf = table.put("Timber Wolf", BLUE, HERE)
    corruption = table.attach("Arcane Corruption", wolf, RED)
    for name, seat in (("Bear Strength", BLUE), ("Cheetah Speed", GREEN), ("Rhino Hide", GOLD)):
        table.attach(name, wolf, seat)
    table.upkeep()
    assert table.in_play(corruption)
    assert wolf.damage == 3 - len(friends - {RED})


@rule("ruling.m5")
@FRIENDS_OF_RED
def test_a_demon_counts_the_enemies_of_all_opponents_around_it(form: tuple[str, int, bool], friends: set[int]) -> None:
    table = many_table(*form[:2], teams=form[2])
    kharne = table.put("Kharne, Horned Demon", RED, HERE)
    before = table.value(kharne, MELEE)
    for seat in (BLUE, GREEN, GOLD):
        table.put(make_creature("Foe"), seat, HERE)
    assert table.value(kharne, MELEE) - before == 4 - len(friends)


@rule("ruling.m5")
@FRIENDS_OF_RED
def test_protection_against_opponents_is_against_each_of_them(form: tuple[str, int, bool], friends: set[int]) -> None:
    table = gathered(*form)
    table.attach("Armor Ward", table.red)
    for seat in (BLUE, GREEN, GOLD):
        boots = table.attach("Leather Boots", table.red)
        if seat not in friends:
            table.decide("pay to destroy", ("let it be",))
        table.cast(mage(table, seat), "Dissolve", table.red, boots.id)
        assert table.in_play(boots) == (seat not in friends)
        if table.in_play(boots):
            table.destroy(boots)


# The strongest, the fewest, the most


@rule("ruling.m5")
def test_the_strongest_enemy_is_the_strongest_of_all_enemies() -> None:
    table = many_table()
    knight = table.put("Knight of the Red Helm", RED, HERE)
    weak, strong = table.put("Bitterwood Fox", BLUE, HERE), table.put("Steelclaw Grizzly", GREEN, "A6")
    rolled = _dice_of(table, knight)
    plain = rolled(weak)
    table.move_to(strong, HERE)
    assert rolled(strong) == plain + 2
    table.move_to(mage(table, BLUE), HERE)
    table.destroy(weak)
    assert rolled(mage(table, BLUE)) == plain, "he has nobody, but another enemy has"
    table.destroy(strong)
    assert rolled(mage(table, BLUE)) == plain + 2


def _dice_of(table: Table, knight: Object) -> Callable[[Object], int]:
    """How many dice it would roll against somebody."""
    return lambda target: table.odds(knight, knight.card.attacks[0].name, target).dice.value


@rule("ruling.m12")
def test_the_fewest_are_fewer_than_everybody_elses_team_mates_included() -> None:
    table = many_table(*TEAMS[:2], teams=True)
    table.attach("Desperate Focus", table.red)

    def is_focused() -> bool:
        return table.value(table.red, ARMOR) == 1

    for seat in (BLUE, GOLD):
        table.put(make_creature("One"), seat)
    assert not is_focused(), "the team-mate has no more"
    table.put(make_creature("One"), GREEN)
    assert is_focused()
    table.put(make_creature("One"), RED)
    assert not is_focused(), "as many is not fewer"


@rule("ruling.m12")
def test_the_fallen_are_not_compared_with() -> None:
    table = many_table()
    table.attach("Desperate Focus", table.red)
    table.put(make_creature("One"), BLUE)
    assert table.value(table.red, ARMOR) == 0
    kill(table, GREEN)
    assert table.value(table.red, ARMOR) == 1


@rule("ruling.m12")
def test_the_most_is_more_than_everybody_else_has() -> None:
    table = many_table()
    table.put("Meredia's Blessing", BLUE, "A1")
    hurt = [table.put(make_creature("Hurt"), seat, damage=4) for seat in (RED, GREEN)]
    table.upkeep()
    assert [each.damage for each in hurt] == [4, 4], "Red and Green have as many"
    hurt.append(table.put(make_creature("Hurt"), GREEN, damage=4))
    table.decide("offer", take(hurt[0]))
    table.upkeep()
    assert [each.damage for each in hurt] == [2, 4, 4]
    assert {request.player for request in table.asked if request.kind == "offer"} == {GREEN}


# Friends


@rule("core.codex.friendly-definition", "codex.friendly.meaning")
def test_a_temple_helps_the_creatures_of_a_team_mate() -> None:
    table = many_table(*TEAMS[:2], teams=True)
    temple = table.put("Temple of the Dawnbreaker", GREEN, "A1")
    bear, wolf = table.put("Steelclaw Grizzly", RED, HERE), table.put("Timber Wolf", BLUE, HERE)
    table.dice("2* 2* 2* 2*")
    table.dice("1 0 0 0")
    table.decide("reroll", ("reroll", temple.id, "attack dice"))
    table.attack(wolf, "Bite", bear)
    assert bear.damage == 0
    assert [request.player for request in table.asked if request.kind == "reroll"] == [GREEN]


def test_but_nobody_elses_escape_roll_is_rolled_again() -> None:
    table = many_table(*TEAMS[:2], teams=True)
    table.put("Temple of the Dawnbreaker", GREEN, "A1")
    bear = table.put("Steelclaw Grizzly", RED, HERE)
    table.condition(bear, CRIPPLE)
    table.effect(2)
    table.act(bear, NOTHING)
    assert CRIPPLE in bear.conditions


def test_in_a_free_for_all_the_temple_of_another_does_nothing_for_them() -> None:
    table = many_table()
    table.put("Temple of the Dawnbreaker", GREEN, "A1")
    bear, wolf = table.put("Steelclaw Grizzly", RED, HERE), table.put("Timber Wolf", BLUE, HERE)
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", bear)
    assert bear.damage == 1


@rule("core.equip.on-friendly-mage", "core.equip.example-weapon-on-other-mage")
def test_equipment_for_a_team_mate_is_his_and_an_opponent_is_given_none() -> None:
    table = gathered(*TEAMS)
    table.cast(table.red, "Leather Boots", mage(table, GREEN))
    boots = table.find("Leather Boots")
    assert (boots.owner, boots.controller, boots.attached_to) == (RED, GREEN, mage(table, GREEN))
