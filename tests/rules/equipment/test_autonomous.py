"""Autonomous equipment: no location, no help or harm from its bearer, one free attack a round."""

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.conditions import DAZE, STUN, WEAK
from mageduel.facts.traits import MELEE
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.state.objects import Object
from tests.kit.answers import NOTHING
from tests.kit.ledger import rule
from tests.kit.table import BLUE, Table, make_card

BAR = {"name": "Dance", "kind": "melee", "action": "quick", "dice": 2}
SCIMITAR: Card = make_card(
    name="Test Dancing Blade",
    type="equipment",
    cost=6,
    action="quick",
    range=[0, 2],
    target="mage",
    location="weapon",
    traits=["Autonomous"],
    attack=[BAR],
)


@pytest.fixture
def table() -> Table:
    table = Table(red="Wizard")
    table.move_to(table.red, "B2")
    return table


@pytest.fixture
def blade(table: Table) -> Object:
    return table.attach(SCIMITAR, table.red)


def attack(blade: Object, target: Object) -> Answer:
    return ("attack", blade.id, 0, target.id)


@rule("codex.autonomous.attached", "codex.autonomous.attack-timing")
def test_it_attacks_once_a_round_when_the_action_phase_ends(table: Table, blade: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    assert blade.id not in [each[1] for each in table.actions(table.red) if each[0] == "attack"]
    table.decide("autonomous attack", attack(blade, wolf))
    table.dice("2* 1*")
    table.act(table.red, ("guard",))
    assert wolf.damage == 3
    assert table.red.guarding, "it cost no action"
    table.act(table.red, NOTHING)
    assert wolf.damage == 3, "once a round"


def test_it_need_not(table: Table, blade: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.decide("autonomous attack", ("no attack",))
    table.act(table.red, NOTHING)
    assert wolf.damage == 0


@rule("codex.autonomous.ignores-wearer")
def test_nothing_about_its_bearer_matters(table: Table, blade: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    for condition in (WEAK, DAZE, STUN):
        table.condition(table.red, condition)
    grant_for_a_while(table.red, MELEE(+3), source="test")
    table.decide("autonomous attack", attack(blade, wolf))
    table.dice("1* 1*")
    table.act(table.red)
    assert wolf.damage == 2


@rule("codex.autonomous.other-sources")
def test_what_the_target_has_does_matter(table: Table, blade: Object) -> None:
    angel = table.put("Knight of Westlock", BLUE)
    table.decide("autonomous attack", attack(blade, angel))
    table.decide("defend", ("defend", angel.id))
    table.effect(8)
    table.act(table.red, NOTHING)
    assert angel.damage == 0


@rule("codex.autonomous.obeys-guards", "codex.autonomous.keeps-guard-marker", "codex.autonomous.no-retaliation")
def test_it_must_attack_guards_which_keep_their_markers_and_strike_nothing_back(table: Table, blade: Object) -> None:
    guard, fox = table.put("Steelclaw Grizzly", BLUE), table.put("Bitterwood Fox", BLUE)
    table.attach("Circle of Lightning", guard)
    table.guard(guard)

    def choose(request: Request) -> Answer:
        targets = [each[3] for each in request.options if each[0] == "attack"]
        assert guard.id in targets
        assert fox.id not in targets
        return attack(blade, guard)

    table.decide("autonomous attack", choose)
    table.dice("1* 0")
    table.act(table.red, NOTHING)
    assert guard.damage == 1
    assert guard.guarding
    assert table.red.damage == 0


@rule("codex.autonomous.no-location")
def test_it_takes_up_no_location(table: Table) -> None:
    staff = table.attach("Mage Staff", table.red)
    table.cast(table.red, SCIMITAR, table.red)
    assert table.in_play(staff)
    assert {each.name for each in table.red.attachments} == {"Mage Staff", "Test Dancing Blade"}
