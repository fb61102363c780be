"""What waits: markers from barriers and counterstrikes end one Action Phase later; and what turns into a Daze."""

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.conditions import (
    CRIPPLE,
    DAZE,
    DISABLE,
    FREEZE,
    GRAPPLE,
    SLAM,
    SLEEP,
    STAGGER,
    STUCK,
    STUN,
    TAUNT,
    ZOMBIE,
    Condition,
)
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.conditions.markers import shed_with_activation
from mageduel.state.objects import Object
from tests.kit.academy import AcademyTable
from tests.kit.answers import NOTHING, STOP, attack, move, take
from tests.kit.chronicle import told
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature, make_wall

STRUCK_BACK = "sup.rules.conditions-from-barrier-or-counterstrike-not-cleared-same-phase"
CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 1}
FOE: Card = make_creature("Foe", life=20, attack=[CLAW])
OF_ITSELF = [STUN, DAZE, FREEZE, STAGGER]
"""What ends without a roll, from a barrier as from a counterstrike."""


@pytest.fixture
def table() -> Table:
    return Table()


def striking_back(effects: str, *traits: str, is_pest: bool = False) -> Card:
    """A creature whose counterstrike does this on any roll; a pest is in nobody's way."""
    blow = CLAW | {"effects": f"1+ = {effects}", "traits": ["Counterstrike", *traits]}
    return make_creature("Avenger", life=20, attack=[blow], traits=["Pest"] if is_pest else [])


def thorny(effects: str) -> Card:
    """A creature whose barrier does this on any roll."""
    thorns = {"name": "Thorns", "kind": "damage barrier", "dice": 1, "traits": ["Unavoidable"]}
    return make_creature("Thorny", life=20, attack=[thorns | {"effects": f"1+ = {effects}"}])


def bite(table: Table, foe: Object, other: Object, *, is_barrier: bool = False) -> None:
    """In its Action Phase the foe attacks somebody who answers for it, and is hurt by nothing."""
    if not is_barrier:
        table.decide("counterstrike", take(other))
    table.dice("0 0", effect=5)
    table.act(foe, attack(foe, "Claw", other))


# From whom who was attacked


@rule(STRUCK_BACK, "core.activate.barrier-counterstrike-conditions-wait", "ruling.r11")
@pytest.mark.parametrize("condition", OF_ITSELF)
@pytest.mark.parametrize("is_barrier", [True, False])
def test_what_ends_by_itself_ends_one_action_phase_later(table: Table, condition: Condition, is_barrier: bool) -> None:
    card = thorny(condition.name) if is_barrier else striking_back(condition.name)
    foe, other = table.put(FOE, RED), table.put(card, BLUE)
    bite(table, foe, other, is_barrier=is_barrier)
    assert foe.conditions == {condition: 1}
    table.act(foe, *([] if condition is STUN else [NOTHING]))
    assert foe.conditions == {}


@rule(STRUCK_BACK, "core.activate.barrier-counterstrike-conditions-wait", "ruling.r11")
@pytest.mark.parametrize("condition", [CRIPPLE, STUCK])
@pytest.mark.parametrize("is_barrier", [True, False])
def test_who_is_caught_struggles_one_action_phase_later(table: Table, condition: Condition, is_barrier: bool) -> None:
    card = thorny(condition.name) if is_barrier else striking_back(condition.name)
    foe, other = table.put(FOE, RED), table.put(card, BLUE)
    bite(table, foe, other, is_barrier=is_barrier)
    assert foe.conditions == {condition: 1}
    table.effect(7)
    table.act(foe, NOTHING)
    assert foe.conditions == {}


@rule(STRUCK_BACK, "ruling.r11")
def test_who_is_seized_struggles_one_action_phase_later(table: Table) -> None:
    foe, other = table.put(FOE, RED), table.put(striking_back("grapple"), BLUE)
    bite(table, foe, other)
    assert foe.conditions == {GRAPPLE: 1}
    table.effect(9)
    table.act(foe, NOTHING)
    assert foe.conditions == {}


@rule(STRUCK_BACK)
def test_in_the_academy_ice_that_strikes_back_melts_with_the_next_activation() -> None:
    table = AcademyTable()
    foe, golem = table.put(FOE, RED), table.put(striking_back("freeze"), BLUE)
    bite(table, foe, golem)
    assert foe.conditions == {FREEZE: 1}
    table.act(foe, NOTHING)
    assert foe.conditions == {}


@rule("ruling.r11")
def test_who_walks_into_ice_thaws_in_the_same_action_phase(table: Table) -> None:
    spikes = {"name": "Spikes", "kind": "passage attack", "dice": 1, "traits": ["Unavoidable"]}
    table.wall(make_wall(traits=["Passage Attacks"], attack=[spikes | {"effects": "1+ = freeze"}]), "B2|B3")
    foe = table.put(FOE, RED)
    table.dice("0", effect=5)
    table.act(foe, move("B3"), NOTHING)
    assert foe.conditions == {}


@rule(STRUCK_BACK, "ruling.r11")
@pytest.mark.parametrize("condition", [FREEZE, DAZE])
def test_what_it_had_before_goes_and_what_it_received_stays(table: Table, condition: Condition) -> None:
    foe, other = table.put(FOE, RED), table.put(striking_back(condition.name), BLUE)
    table.condition(foe, condition)
    if condition is DAZE:
        table.effect(7)
    bite(table, foe, other)
    assert foe.conditions == {condition: 1}


def test_who_is_knocked_down_but_unmovable_is_dazed_for_its_next_action_phase(table: Table) -> None:
    rock = make_creature("Rock", life=20, attack=[CLAW], traits=["Unmovable"])
    foe, other = table.put(rock, RED), table.put(striking_back("slam"), BLUE)
    bite(table, foe, other)
    assert foe.conditions == {DAZE: 1}


def test_the_stun_that_comes_with_a_curse_struck_back_waits_too(table: Table) -> None:
    slow = make_creature("Slow Foe", life=20, attack=[CLAW], traits=["Slow"])
    foe, other = table.put(slow, RED), table.put(striking_back("zombie"), BLUE)
    bite(table, foe, other)
    assert foe.conditions == {ZOMBIE: 1, STUN: 1}


@rule("core.condition.sleep-becomes-daze", STRUCK_BACK)
def test_lulled_and_woken_by_one_counterstrike_it_is_dazed_for_its_next_action_phase(table: Table) -> None:
    foe, other = table.put(FOE, RED), table.put(striking_back("sleep", "Doublestrike"), BLUE)
    table.decide("counterstrike", take(other))
    table.dice("0 0", effect=5)
    table.dice("1", effect=5)
    table.act(foe, attack(foe, "Claw", other))
    assert foe.conditions == {DAZE: 1, SLEEP: 1}
    table.dice("1")
    table.attack(table.put(FOE, BLUE), "Claw", foe)
    assert foe.conditions == {DAZE: 2}
    table.effect(7)
    table.dice("0")
    table.decide("counterstrike", ("no counterstrike",))
    table.act(foe, attack(foe, "Claw", other))
    assert foe.conditions == {}


@rule("codex.disable.reset-removal")
def test_a_disable_does_not_wait_for_a_second_reset_phase(table: Table) -> None:
    foe, other = table.put(FOE, RED), table.put(striking_back("disable"), BLUE)
    bite(table, foe, other)
    assert foe.conditions == {DISABLE: 1}
    table.reset()
    assert foe.conditions == {}


def test_what_a_position_says_is_to_wait_waits_for_one_action_phase_only(table: Table) -> None:
    foe = table.put(FOE, RED)
    table.condition(foe, FREEZE)
    foe.keep_fresh(FREEZE, 1)
    table.act(foe, NOTHING)
    assert foe.conditions == {}


# Taunts


def taunt_from_a_blow(table: Table, *, extra: bool = False) -> tuple[Object, Object, Object]:
    """A foe that is taunted by whom it has attacked, beside somebody else; perhaps it goes on."""
    foe, other = table.put(FOE, RED), table.put(striking_back("taunt"), BLUE)
    third = table.put(make_creature("Third", life=20), BLUE)
    if extra:
        table.move_to(table.red, "B2")
        table.cast(table.red, "Battle Fury", foe)
        table.decide("extra attack", STOP)
    bite(table, foe, other)
    return foe, other, third


@rule("codex.taunt.must-attack", STRUCK_BACK)
def test_a_taunt_struck_back_binds_in_the_next_action_phase(table: Table) -> None:
    foe, other, _ = taunt_from_a_blow(table)
    assert foe.conditions == {TAUNT: 1}
    assert table.actions(foe) == [attack(foe, "Claw", other)]
    table.decide("counterstrike", ("no counterstrike",))
    table.dice("0")
    table.act(foe, attack(foe, "Claw", other))
    assert foe.conditions == {}


@rule("codex.taunt.must-attack")
def test_in_the_same_action_phase_it_binds_nobody_to_go_on(table: Table) -> None:
    foe, other, third = taunt_from_a_blow(table, extra=True)
    (asked,) = [each for each in table.asked if each.kind == "extra attack"]
    assert {STOP, attack(foe, "Claw", other), attack(foe, "Claw", third)} <= set(asked.options)
    assert foe.conditions == {TAUNT: 1}


@rule("codex.taunt.must-attack")
def test_taunted_under_way_by_whom_it_tramples_it_may_come_back_and_leave_it_alone(table: Table) -> None:
    horn = {"name": "Horn", "kind": "trample", "dice": 1}
    trampler = table.put(make_creature("Trampler", life=20, attack=[CLAW, horn], traits=["Fast"]), RED)
    other = table.put(striking_back("taunt", is_pest=True), BLUE)
    table.decide("trample", ("trample", other.id))
    table.decide("counterstrike", take(other))
    table.dice("0 0", effect=5)
    table.act(trampler, move("B3"), move("B2"), NOTHING)
    assert trampler.conditions == {TAUNT: 1}
    assert table.actions(trampler) == [attack(trampler, "Claw", other)]


@rule("codex.taunt.must-attack")
def test_taunted_while_others_act_it_has_to_come_at_once(table: Table) -> None:
    taunter = make_creature("Taunter", life=20, attack=[CLAW | {"effects": "1+ = taunt"}])
    foe, other = table.put(FOE, RED), table.put(taunter, BLUE)
    table.dice("0", effect=5)
    table.act(other, attack(other, "Claw", foe))
    assert table.actions(foe) == [attack(foe, "Claw", other)]


@rule("codex.stagger.same-activation")
def test_a_stagger_waits_wherever_it_comes_from(table: Table) -> None:
    spikes = {"name": "Spikes", "kind": "passage attack", "dice": 1, "traits": ["Unavoidable"]}
    table.wall(make_wall(traits=["Passage Attacks"], attack=[spikes | {"effects": "1+ = stagger"}]), "B2|B3")
    foe = table.put(FOE, RED)
    table.dice("0", effect=5)
    table.act(foe, move("B3"), NOTHING)
    assert foe.conditions == {STAGGER: 1}
    table.act(foe, NOTHING)
    assert foe.conditions == {}


@rule("codex.taunt.ends")
def test_who_taunted_ends_a_waiting_taunt_by_acting(table: Table) -> None:
    foe, other, _ = taunt_from_a_blow(table)
    table.act(other, NOTHING)
    assert foe.conditions == {}


# Turned markers


@rule("codex.slam.becomes-daze", "core.condition.duplicates-allowed")
def test_every_slam_becomes_a_daze_and_all_are_gone_after_its_action_phase(table: Table) -> None:
    foe = table.put(FOE, RED)
    table.give(foe, SLAM)
    table.give(foe, SLAM)
    seen: list[dict[Condition, int]] = []

    def look(_: Request) -> Answer:
        seen.append(dict(foe.conditions))
        return NOTHING

    table.act(foe, look)
    assert (seen, foe.conditions) == ([{DAZE: 2}], {})


@rule("core.condition.sleep-becomes-daze", "core.condition.daze-several-markers-one-roll")
def test_every_sleep_becomes_a_daze_and_one_roll_does_for_all(table: Table) -> None:
    foe, other = table.put(FOE, RED), table.put(FOE, BLUE)
    table.give(foe, SLEEP, 2)
    table.dice("1")
    table.attack(other, "Claw", foe)
    assert foe.conditions == {DAZE: 2}
    assert "Foe received 2 Daze." in told(table)
    table.effect(7)
    table.dice("0")
    table.act(foe, attack(foe, "Claw", other))
    assert foe.conditions == {}


# Who never acts


@pytest.mark.parametrize("is_kept", [True, False])
def test_who_is_never_activated_sheds_ice_only_where_nothing_keeps_it(table: Table, is_kept: bool) -> None:
    guardian = table.put(FOE, BLUE)
    for condition in (FREEZE, STUN, SLAM):
        table.condition(guardian, condition, 2)
    if is_kept:
        table.attach("Deep Freeze", guardian, RED)
    table.run(shed_with_activation(table.game, guardian))
    assert guardian.conditions == {FREEZE: 2 if is_kept else 1}
