"""Ichthellid: its one egg goes into what it has bitten."""

import pytest

from mageduel.facts.conditions import ICHTHELLID_LARVA
from mageduel.rules.objects.destroy import destroy
from mageduel.state.objects import Object
from tests.kit.answers import DECLINE, take
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Necromancer")


@pytest.fixture
def ichthellid(table: Table) -> Object:
    return table.put("Ichthellid", RED, "B2")


def eggs(thing: Object) -> int:
    return {mark.name: count for mark, count in thing.marks.items()}.get("Egg", 0)


def bite(table: Table, biter: Object, target: Object, dice: str = "1* 0 0") -> None:
    table.dice(dice)
    table.attack(biter, "Impregnating Bite", target)


@rule("codex.larva.controller", "sup.codex.larva-controlled-by-ichthellid-controller")
def test_for_one_mana_the_egg_becomes_a_larva_in_what_it_has_hurt(table: Table, ichthellid: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.decide("offer", take(1))
    bite(table, ichthellid, wolf)
    assert (wolf.conditions, wolf.larva_of, eggs(ichthellid), table.red.mana) == ({ICHTHELLID_LARVA: 1}, RED, 0, 49)


@rule("sup.codex.larva-one-per-ichthellid")
def test_it_has_one_egg_and_no_more(table: Table, ichthellid: Object) -> None:
    wolf, other = table.put("Timber Wolf", BLUE), table.put("Timber Wolf", BLUE)
    assert eggs(ichthellid) == 1
    table.decide("offer", take(1))
    bite(table, ichthellid, wolf)
    bite(table, ichthellid, other)
    assert other.conditions == {}


def test_the_egg_may_be_kept(table: Table, ichthellid: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.decide("offer", DECLINE)
    bite(table, ichthellid, wolf)
    assert (wolf.conditions, eggs(ichthellid), table.red.mana) == ({}, 1, 50)


def test_neither_the_unhurt_nor_the_dead_nor_the_nonliving(table: Table, ichthellid: Object) -> None:
    wolf, fox = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", BLUE, damage=4)
    bones = table.put("Skeletal Minion", BLUE)
    bite(table, ichthellid, wolf, "0 0 0")
    bite(table, ichthellid, fox, "2* 0 0")
    bite(table, ichthellid, bones)
    assert (wolf.conditions, bones.conditions, eggs(ichthellid)) == ({}, {}, 1)


def test_without_mana_nothing_is_offered(table: Table, ichthellid: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.mana(RED, 0)
    bite(table, ichthellid, wolf)
    assert wolf.conditions == {}


@rule("sup.codex.larva-marker-is-the-summoner")
def test_what_hatches_comes_where_the_host_died_without_its_mage_and_welcomes_elsewhere(
    table: Table, ichthellid: Object
) -> None:
    table.always("offer", DECLINE)
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.move_to(ichthellid, "B3")
    table.decide("offer", take(1))
    bite(table, ichthellid, wolf)
    table.attach("Summoning Circle", "C4", RED)  # for what its mage summons himself
    table.book(RED, "Ichthellid")
    table.decide("hatch", ("hatch", "spellbook"))
    table.run(destroy(table.game, wolf, A_TEST))
    table.end_round()
    young = next(each for each in table.find_all("Ichthellid") if each is not ichthellid)
    assert (table.place(young), young.controller, eggs(young), table.red.mana) == ("B3", RED, 1, 49)
