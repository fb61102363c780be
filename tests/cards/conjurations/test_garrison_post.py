"""Garrison Post: soldiers may muster there."""

import pytest

from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Warlord")
    table.move_to(table.red, "B1")
    return table


@pytest.fixture
def post(table: Table) -> Object:
    return table.put("Garrison Post", RED, "A4")


@rule("sup.spell.garrison-post-not-adjacent-to-friendly-outpost")
def test_not_next_to_a_friendly_outpost(table: Table) -> None:
    table.put("Archer's Watchtower", RED, "B3")
    table.put("Garrison Post", BLUE, "A1")
    assert table.why_no_cast(table.red, "Garrison Post", "B2") == "outpost-near"
    assert table.why_no_cast(table.red, "Garrison Post", "B1") is None


@rule("sup.spell.garrison-post-soldier-summon", "sup.spell.garrison-post-choice-on-resolution")
@pytest.mark.parametrize("zone", ["A4", "B1"])
def test_a_soldier_may_appear_there_or_beside_the_mage(table: Table, post: Object, zone: str) -> None:
    table.decide("place", ("place", zone))
    table.cast(table.red, "Goblin Grunt", "B1")
    assert table.place(table.find("Goblin Grunt")) == zone


def test_nobody_but_soldiers(table: Table, post: Object) -> None:
    table.cast(table.red, "Iron Golem", "B1")
    assert table.place(table.find("Iron Golem")) == "B1"
    assert not any(each.kind == "place" for each in table.asked)


@rule("sup.spell.garrison-post-soldier-summon")
def test_a_war_spawnpoint_may_send_soldiers_there_too(table: Table, post: Object) -> None:
    barracks = table.put("Barracks", RED, "B1")
    barracks.mana = 4
    table.prepare_for(barracks, "Goblin Grunt")
    table.decide("deploy", lambda request: next(each for each in request.options if each[0] == "deploy"))
    table.decide("place", ("place", "A4"))
    table.deploy()
    assert table.place(table.find("Goblin Grunt")) == "A4"


def test_the_enemys_soldiers_do_not_muster_there(table: Table, post: Object) -> None:
    table = Table(red="Warlord", blue="Warlord")
    table.put("Garrison Post", RED, "B1")
    table.cast(table.blue, "Goblin Grunt", "A4")
    assert table.place(table.find("Goblin Grunt")) == "A4"


def test_what_is_summoned_by_no_spell_of_his_does_not_either(table: Table, post: Object) -> None:
    table.summon("Goblin Grunt", RED, "B1")
    assert table.place(table.find("Goblin Grunt")) == "B1"
