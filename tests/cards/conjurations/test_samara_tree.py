"""Samara Tree: a spawnpoint for Seedling Pods, which come back as long as it stands."""

import pytest

from mageduel.rules.objects.destroy import destroy, discard_card
from mageduel.rules.planning.plans import plan_slots
from mageduel.state.objects import Object
from tests.kit.answers import PASS, take
from tests.kit.causes import A_TEST
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Druid", blue="Druid")


@pytest.fixture
def tree(table: Table) -> Object:
    return table.put("Samara Tree", RED, "C1")


def in_book(table: Table, seat: int, name: str = "Seedling Pod") -> int:
    return table.game.players[seat].book.get(table.card(name), 0)


def test_a_pod_that_is_destroyed_goes_back_into_the_spellbook(table: Table, tree: Object) -> None:
    pod = table.put("Seedling Pod", RED, "C1")
    table.run(destroy(table.game, pod, A_TEST))
    assert (in_book(table, RED), table.game.players[RED].discard) == (1, [])


def test_so_does_one_that_is_discarded(table: Table, tree: Object) -> None:
    table.run(discard_card(table.game, table.card("Seedling Pod"), RED))
    assert in_book(table, RED) == 1


def test_neither_others_nor_other_spells_nor_without_the_tree(table: Table, tree: Object) -> None:
    for card, seat in (("Seedling Pod", BLUE), ("Vine Snapper", RED)):
        table.run(destroy(table.game, table.put(card, seat, "B2"), A_TEST))
    assert (in_book(table, BLUE), in_book(table, RED, "Vine Snapper")) == (0, 0)
    table.run(destroy(table.game, tree, A_TEST))
    table.run(destroy(table.game, table.put("Seedling Pod", RED, "B2"), A_TEST))
    assert in_book(table, RED) == 0


def test_obliterated_it_is_gone(table: Table, tree: Object) -> None:
    table.run(destroy(table.game, table.put("Seedling Pod", RED, "B2"), A_TEST, obliterate=True))
    assert in_book(table, RED) == 0


def test_seedling_pods_alone_may_be_planned_for_it_and_it_casts_them(table: Table, tree: Object) -> None:
    table.always("deploy", PASS)
    table.book(RED, "Seedling Pod", "Vine Snapper")
    slot = next(each for each in plan_slots(table.game, RED) if each.holder is tree)
    assert {each.name for each in slot.cards} == {"Seedling Pod"}
    table.prepare_for(tree, "Seedling Pod")
    table.decide("deploy", take("Seedling Pod", "B1"))
    table.deploy()
    assert table.place(table.find("Seedling Pod")) == "B1"
