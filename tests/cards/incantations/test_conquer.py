"""Conquer: what stands in a zone one holds changes hands."""

import pytest

from mageduel.dsl.steps import PAY_SPELL_COSTS
from mageduel.facts.conditions import STUN
from mageduel.state.objects import Object
from tests.kit.answers import STOP
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Warlord", blue="Warlock", mana=30)


@pytest.fixture
def crystal(table: Table) -> Object:
    return table.put("Mana Crystal", BLUE, "C2")


@pytest.fixture
def knight(table: Table) -> Object:
    return table.put("Asyran Defender", RED, "C2")


def test_it_is_destroyed_for_what_it_cost(table: Table, crystal: Object, knight: Object) -> None:
    table.decide("rebuild", STOP)
    assert table.cast(table.red, "Conquer", crystal).paid == crystal.card.cost
    assert not table.in_play(crystal)


def test_it_may_be_cast_anew_and_stays_its_owners_card(table: Table, crystal: Object, knight: Object) -> None:
    table.decide("rebuild", ("rebuild", "Mana Crystal"))
    table.cast(table.red, "Conquer", crystal)
    new = table.find("Mana Crystal")
    assert (new.controller, new.owner, table.place(new)) == (RED, BLUE, "C2")
    assert table.red.mana == 30 - 2 * (crystal.card.cost or 0)
    table.destroy(new)
    assert new.card in table.game.players[BLUE].discard


def test_or_something_of_ones_own_book(table: Table, crystal: Object, knight: Object) -> None:
    table.book(RED, "Altar of Carnage", "Rolling Fog", "Wall of Earth")
    offered: list[str] = []

    def choose(request: object) -> tuple[object, ...]:
        offered.extend(each[1] for each in request.options if each != STOP)  # type: ignore[attr-defined]
        return ("rebuild", "Altar of Carnage")

    table.decide("rebuild", choose)
    table.cast(table.red, "Conquer", crystal)
    assert sorted(offered) == ["Altar of Carnage", "Mana Crystal", "Rolling Fog"]
    assert table.place(table.find("Altar of Carnage")) == "C2"


def test_what_cannot_be_paid_or_is_restricted_is_not_offered(table: Table, knight: Object) -> None:
    altar = table.put("Sacrificial Altar", BLUE, "C2")
    table.book(RED, "Altar of Carnage")
    table.mana(RED, 4 + 7)
    table.always("rebuild", STOP)
    table.cast(table.red, "Conquer", altar)
    (asked,) = [request for request in table.asked if request.kind == "rebuild"]
    assert asked.options == [STOP]  # the one is for dark mages, the other costs eight


@rule("codex.zone-control.meaning", "codex.zone-control.conquer")
def test_the_zone_must_be_held_with_a_soldier(table: Table, crystal: Object) -> None:
    assert table.why_no_cast(table.red, "Conquer", crystal) == "zone-not-held"
    table.put("Timber Wolf", RED, "C2")
    assert table.why_no_cast(table.red, "Conquer", crystal) == "zone-not-held"
    table.put("Asyran Defender", RED, "C2")
    assert table.why_no_cast(table.red, "Conquer", crystal) is None
    fox = table.put("Bitterwood Fox", BLUE, "C2")
    assert table.why_no_cast(table.red, "Conquer", crystal) == "zone-not-held"
    table.condition(fox, STUN)
    assert table.why_no_cast(table.red, "Conquer", crystal) is None


def test_neither_ones_own_nor_what_is_attached_nor_walls(table: Table, knight: Object) -> None:
    own = table.put("Mana Crystal", RED, "C2")
    assert table.why_no_cast(table.red, "Conquer", own) == "wrong-target"
    vine = table.attach("Tanglevine", knight, BLUE)
    assert table.why_no_cast(table.red, "Conquer", vine) == "attached"
    wall = table.wall("Wall of Stone", "C2|C3", BLUE)
    assert table.why_no_cast(table.red, "Conquer", wall) in ("attached", "wrong-target")


def test_it_is_canceled_if_the_zone_is_lost_before_it_resolves(table: Table, crystal: Object, knight: Object) -> None:
    gate = table.hide("Divine Intervention", knight, BLUE)
    table.reveal_after(PAY_SPELL_COSTS, gate)
    table.decide("teleport", ("teleport", "A4"))
    spell = table.cast(table.red, "Conquer", crystal)
    assert spell.is_canceled
    assert table.in_play(crystal)
