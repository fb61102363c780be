"""Two setup rounds: nobody attacks, and nothing of the other side is targeted; all else goes on as ever."""

from typing import Any

import pytest

from mageduel.dsl.declarations import Declaration
from mageduel.rules.objects.healing import heal
from mageduel.state.parts import OBJECT
from tests.kit.academy import AcademyDuel, AcademyTable
from tests.kit.answers import GUARD, NOTHING, attack, cast
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, make_card, make_creature, script_for
from tests.modes.academy.folk import HOUND, bolt, hymn, item

PEACEFUL, WAR = 2, 3
HYMN, BOLT, STORM = hymn(), bolt(), bolt("Test Storm", target="zone")
BELT = item("Test Belt", "belt")


@rule("academy.setup-rounds.two", "academy.setup-rounds.no-creature-attack", "academy.setup-rounds.end-at-three")
@pytest.mark.parametrize(("round", "is_war"), [(1, False), (2, False), (3, True), (4, True)])
def test_neither_mages_nor_creatures_attack(round: int, is_war: bool) -> None:
    table = AcademyTable(round=round)
    hound, foe = table.put(HOUND, RED), table.put(HOUND, BLUE)
    for attacker, bar in ((hound, "Bite"), (table.red, "Basic Melee Attack")):
        assert (attack(attacker, bar, foe) in table.actions(attacker)) == is_war
        assert table.why_no_attack(attacker, bar, foe) == (None if is_war else "still-peaceful")


@rule("academy.setup-rounds.no-attack-spell")
@pytest.mark.parametrize("spell", [BOLT, STORM])
def test_nor_are_attack_spells_cast_at_anybody_or_the_zone(spell: Any) -> None:
    for round, is_war in ((PEACEFUL, False), (WAR, True)):
        table = AcademyTable(round=round)
        assert bool(table.cast_options(table.red, spell)) == is_war


@rule("academy.setup-rounds.no-spell-on-opponent", "academy.setup-rounds.no-spell-on-enemy-object")
@pytest.mark.parametrize(("round", "code"), [(1, "still-peaceful"), (PEACEFUL, "still-peaceful"), (WAR, None)])
def test_no_spell_targets_the_other_mage_or_what_is_his(round: int, code: str | None) -> None:
    table = AcademyTable(round=round)
    foe = table.put(HOUND, BLUE)
    for target in (table.blue, foe):
        assert table.why_no_cast(table.red, HYMN, target) == code
        assert table.why_no_cast(table.red, "Bear Strength", target) == code
    assert table.why_no_cast(table.red, BELT, table.blue) == code


@rule("academy.setup-rounds.no-ability-on-enemy")
@pytest.mark.parametrize(("round", "reached"), [(PEACEFUL, {RED}), (WAR, {RED, BLUE})])
def test_abilities_leave_the_others_alone(round: int, reached: set[int]) -> None:
    table = AcademyTable(round=round)
    bar = {"name": "Lay Hands", "kind": "heal", "action": "quick", "dice": 2, "range": [0, 0]}
    healer = table.put(make_creature("Test Healer", attack=[bar]), RED)
    table.put(HOUND, BLUE)
    aimed = [table.game.objects[each[3]] for each in table.actions(healer) if each[0] == "ability"]
    assert {each.controller for each in aimed} == reached


@rule("academy.setup-rounds.rest-allowed")
def test_all_else_goes_on_as_ever() -> None:
    table = AcademyTable(round=1)
    hound = table.put(HOUND, RED, damage=2)
    table.cast(table.red, make_creature("Recruit"))
    table.cast(table.red, BELT, table.red)
    table.cast(table.red, "Bear Strength", hound)
    table.reveal(table.find("Bear Strength"))
    table.cast(table.red, HYMN, hound)
    table.act(hound, GUARD)
    table.run(heal(table.game, hound, 1, A_TEST))
    assert (hound.guarding, hound.damage, table.find("Recruit").controller) == (True, 1, RED)
    assert {each.name for each in table.red.attachments} == {"Test Belt"}


@rule("academy.setup-rounds.rest-allowed")
def test_mana_and_upkeep_come_in_peace_as_well() -> None:
    duel = AcademyDuel(red_book={"Wychwood Hound": 1}, blue_book={"Wychwood Hound": 1})
    grower = duel.put(make_creature("Grower", traits=["Regenerate 2"]), RED, damage=5)
    duel.play_round()
    duel.play_until("activate")
    assert (duel.game.round, duel.red.mana, grower.damage) == (2, 14, 3)


@rule("academy.setup-rounds.no-creature-attack")
@pytest.mark.parametrize(("round", "strikes"), [(PEACEFUL, False), (WAR, True)])
def test_conjurations_keep_the_peace_as_well(round: int, strikes: bool) -> None:
    table = AcademyTable(round=round)
    bar = {"name": "Spit", "kind": "ranged", "action": "quick", "range": [0, 2], "dice": 2}
    row = {"type": "conjuration", "cost": 3, "action": "quick", "range": [0, 2], "target": "zone", "life": 5}
    table.put(make_card(name="Test Totem", attack=[bar], **row), RED)
    assert any(each[0] == "attack" for each in table.between(RED)) == strikes


@rule("academy.setup-rounds.end-at-three")
def test_war_breaks_out_in_a_played_game() -> None:
    duel = AcademyDuel(red_book={"Wolf Fury": 1}, blue_book={"Wolf Fury": 1})
    hound = duel.put(HOUND, RED)
    for round in (1, 2, 3):
        duel.activate(hound)
        offered = {each[0] for each in duel.request.options}
        assert (duel.game.round, "attack" in offered) == (round, round == 3)
        duel.answer(NOTHING)
        duel.play_round()


@rule("academy.setup-rounds.no-attack-spell")
def test_a_bolt_waits_for_the_third_round() -> None:
    duel = AcademyDuel(red_book={"Lightning Jolt": 1}, round=WAR)
    duel.dice("2 2 2", effect=1)
    duel.activate(duel.red, cast("Lightning Jolt", duel.blue))
    assert duel.blue.damage == 6


@rule("academy.setup-rounds.no-spell-on-enemy-object")
@pytest.mark.parametrize(("round", "reached"), [(PEACEFUL, {RED}), (WAR, {RED, BLUE})])
def test_a_second_target_is_a_target_too(round: int, reached: set[int]) -> None:
    bond = hymn("Test Bond")

    def others(declared: Declaration) -> list[int]:
        return [each.id for each in declared.game.objects.values() if each.is_creature and each is not declared.target]

    script_for(bond).choice(OBJECT, others, is_target=True)
    table = AcademyTable(round=round)
    table.put(HOUND, RED)
    table.put(HOUND, BLUE)
    seconds = [table.game.objects[each[4]] for each in table.cast_options(table.red, bond)]
    assert {each.controller for each in seconds} == reached


@rule("academy.setup-rounds.no-creature-attack")
@pytest.mark.parametrize(("round", "strikes"), [(PEACEFUL, False), (WAR, True)])
def test_weapons_that_fight_by_themselves_rest(round: int, strikes: bool) -> None:
    table = AcademyTable(round=round)
    table.attach("Dancing Scimitar", table.red)
    if strikes:
        table.decide("autonomous attack", ("no attack",))
    table.act(table.red, NOTHING)
    assert len(table.asked) == 1 + strikes
