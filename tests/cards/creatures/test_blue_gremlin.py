"""Blue Gremlin: for one mana it is Fast and Teleports instead of walking."""

import pytest

from mageduel.facts.conditions import TAUNT
from mageduel.facts.traits import CHARGE, FAST, UNMOVABLE
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.sight.lines import sees_zone
from mageduel.state.events import MoveActionTaken
from tests.kit.answers import DECLINE, NOTHING
from tests.kit.ledger import rule
from tests.kit.table import BLUE, Table

PAY = ("pay", 1)


@pytest.fixture
def table() -> Table:
    return Table(red="Wizard")


@rule("sup.spell.blue-gremlin-pay-one-on-activation")
def test_paying_one_mana_on_activation_makes_it_fast_for_the_round(table: Table) -> None:
    gremlin = table.put("Blue Gremlin")
    table.decide("offer", PAY)
    table.act(gremlin, NOTHING)
    assert table.red.mana == 50 - 1
    assert table.has(gremlin, FAST)
    table.end_round()
    assert not table.has(gremlin, FAST)


@rule("sup.spell.blue-gremlin-pay-one-on-activation")
def test_it_need_not_pay_and_then_walks_like_anybody(table: Table) -> None:
    gremlin = table.put("Blue Gremlin")
    table.decide("offer", DECLINE)
    table.act(gremlin, ("move", "B3"), ("move", "B4"))
    assert table.red.mana == 50
    assert not table.has(gremlin, FAST)
    assert len(table.events(MoveActionTaken)) == 2


def test_another_creatures_activation_offers_nothing(table: Table) -> None:
    table.put("Blue Gremlin")
    table.act(table.put("Timber Wolf"), NOTHING)
    assert "offer" not in [request.kind for request in table.asked]


def test_without_mana_nothing_is_offered(table: Table) -> None:
    gremlin = table.put("Blue Gremlin")
    table.red.mana = 0
    table.act(gremlin, NOTHING)
    assert "offer" not in [request.kind for request in table.asked]


@rule("sup.spell.example-blue-gremlin-two-teleports-and-quick-action")
def test_it_teleports_twice_past_enemies_and_still_acts(table: Table) -> None:
    gremlin = table.put("Blue Gremlin", zone="B1")
    for zone in ("B1", "B2", "B3"):
        table.put("Timber Wolf", BLUE, zone)
    fox = table.put("Bitterwood Fox", BLUE, "B3")
    table.decide("offer", PAY)
    table.dice("1 1 0")
    table.act(gremlin, ("move", "B2"), ("move", "B3"), ("attack", gremlin.id, 0, fox.id))
    assert fox.damage == 2


def test_hindered_and_unpaid_it_moves_once(table: Table) -> None:
    gremlin = table.put("Blue Gremlin", zone="B1")
    table.put("Timber Wolf", BLUE, "B2")
    assert not [each for each in table.actions(gremlin, move_actions=1, is_hindered=True) if each[0] == "move"]


@rule("sup.spell.blue-gremlin-teleports-instead-of-moving")
def test_it_jumps_over_a_wall_nobody_can_walk_through(table: Table) -> None:
    gremlin = table.put("Blue Gremlin")
    table.wall("Wall of Stone", "B2|B3")
    assert ("move", "B3") not in table.actions(gremlin)
    table.decide("offer", PAY)
    table.act(gremlin, ("move", "B3"), NOTHING)
    assert gremlin.zone == table.zone("B3")


@rule("sup.spell.blue-gremlin-needs-no-los")
def test_it_needs_no_sight_of_the_zone_it_jumps_to(table: Table) -> None:
    gremlin = table.put("Blue Gremlin")
    table.wall("Wall of Stone", "B2|B3")
    assert not sees_zone(table.game, table.zone("B2"), table.zone("B3"))
    table.decide("offer", PAY)
    table.act(gremlin, ("move", "B3"), NOTHING)
    assert gremlin.zone == table.zone("B3")


@rule("sup.spell.blue-gremlin-teleport-counts-only-for-action-budget")
def test_two_jumps_are_all_its_moves_but_no_move_actions(table: Table) -> None:
    gremlin, fox = table.put("Blue Gremlin", zone="B1"), table.put("Bitterwood Fox", BLUE, "B3")
    grant_for_a_while(gremlin, CHARGE(+2), source="test")
    table.decide("offer", PAY)
    table.dice("1 1 0")
    table.act(gremlin, ("move", "B2"), ("move", "B3"), ("attack", gremlin.id, 0, fox.id))
    assert fox.damage == 2
    assert table.events(MoveActionTaken) == []
    assert not [each for each in table.asked[-1].options if each[0] == "move"]


@rule("sup.spell.blue-gremlin-teleports-unmovable-or-restrained")
def test_what_holds_others_does_not_hold_it(table: Table) -> None:
    gremlin = table.put("Blue Gremlin")
    table.attach("Force Hold", gremlin, BLUE)
    grant_for_a_while(gremlin, UNMOVABLE, source="test")
    assert not [each for each in table.actions(gremlin) if each[0] == "move"]
    table.decide("offer", PAY)
    table.act(gremlin, ("move", "B3"), NOTHING)
    assert gremlin.zone == table.zone("B3")


@rule("sup.spell.blue-gremlin-not-forced-to-pay-for-mandatory-move")
@pytest.mark.parametrize("pays", [True, False])
def test_a_mandatory_action_neither_makes_it_pay_nor_spares_it_when_it_has(table: Table, pays: bool) -> None:
    gremlin, ferret = table.put("Blue Gremlin"), table.put("Sosruko, Ferret Companion", BLUE)
    table.condition(gremlin, TAUNT)
    gremlin.taunted_by = ferret
    table.decide("offer", PAY if pays else ("decline",))
    table.decide("defend", ("no defense",))
    table.dice("0 0 0")
    table.act(gremlin, ("attack", gremlin.id, 0, ferret.id))
    offered, chosen = table.asked[0], table.asked[1]
    assert (offered.kind, chosen.kind) == ("offer", "action")
    assert list(chosen.options) == [("attack", gremlin.id, 0, ferret.id)]
