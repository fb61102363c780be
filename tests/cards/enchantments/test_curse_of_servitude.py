"""Curse of Servitude: attack a friend, or suffer."""

import pytest

from mageduel.cards.enchantments.curses import SUFFER
from mageduel.facts.conditions import STAGGER
from tests.cards.fighters import brawler
from tests.kit.academy import AcademyTable
from tests.kit.answers import GUARD, NO_COUNTERSTRIKE, attack
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable()


def test_whoever_spares_his_friends_takes_two_damage_and_acts_as_usual(table: AcademyTable) -> None:
    slave = table.put(brawler(), BLUE)
    table.attach("Curse of Servitude", slave, RED)
    table.decide("serve", SUFFER)
    table.act(slave, GUARD)
    assert slave.damage == 2
    assert slave.guarding


def test_or_its_action_goes_into_an_attack_on_a_friend(table: AcademyTable) -> None:
    slave, friend = table.put(brawler(), BLUE), table.put(brawler(), BLUE)
    table.attach("Curse of Servitude", slave, RED)
    offered: list[object] = []

    def serve(request: object) -> tuple[object, ...]:
        offered.extend(request.options)  # type: ignore[attr-defined]
        return attack(slave, "Claw", friend)

    table.decide("serve", serve)
    table.dice("1 1 1")
    table.act(slave)
    assert (slave.damage, friend.damage) == (0, 3)
    assert offered == [SUFFER, attack(slave, "Claw", table.blue), attack(slave, "Claw", friend)]


def test_who_can_attack_no_friend_suffers_without_being_asked(table: AcademyTable) -> None:
    slave, guard = table.put(brawler(), BLUE), table.put(brawler(), RED)
    table.attach("Curse of Servitude", slave, RED)
    table.guard(guard)
    table.dice("0 0 0")
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.act(slave, attack(slave, "Claw", guard))
    assert slave.damage == 2


def test_who_cannot_attack_at_all_suffers(table: AcademyTable) -> None:
    slave = table.put(brawler(level=1), BLUE)
    table.put(brawler(), BLUE)
    table.attach("Curse of Servitude", slave, RED)
    table.condition(slave, STAGGER)
    table.act(slave)
    assert slave.damage == 2


def test_it_may_die_of_it(table: AcademyTable) -> None:
    slave = table.put(brawler(life=2), BLUE)
    table.attach("Curse of Servitude", slave, RED)
    table.decide("serve", SUFFER)
    table.act(slave)
    assert not slave.in_play


def test_in_the_arena_the_friend_must_be_within_reach() -> None:
    arena = Table()
    slave = arena.put(brawler(), BLUE, "B2")
    arena.put(brawler(), BLUE, "B3")
    arena.attach("Curse of Servitude", slave, RED)
    arena.act(slave, GUARD)
    assert slave.damage == 2


def test_hidden_it_demands_nothing(table: AcademyTable) -> None:
    slave = table.put(brawler(), BLUE)
    table.hide("Curse of Servitude", slave, RED)
    table.act(slave, GUARD)
    assert slave.damage == 0


def test_mages_and_those_immune_to_what_is_psychic_are_no_targets(table: AcademyTable) -> None:
    bones = table.put("Brittle Harvester", BLUE)
    assert table.why_no_cast(table.red, "Curse of Servitude", table.blue) == "wrong-target"
    assert table.why_no_cast(table.red, "Curse of Servitude", bones) == "immune"
