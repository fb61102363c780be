"""Ravenous Ghoul: feeds on what died this round where it stands."""

import pytest

from mageduel.facts.conditions import GROWTH
from mageduel.rules.objects.destroy import destroy
from mageduel.state.objects import Object
from tests.kit.answers import ability, move
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table(red="Necromancer")


@pytest.fixture
def ghoul(table: Table) -> Object:
    return table.put("Ravenous Ghoul", RED, "B2")


def die(table: Table, thing: Object, *, obliterate: bool = False) -> None:
    table.run(destroy(table.game, thing, A_TEST, obliterate=obliterate))


def meals(table: Table, ghoul: Object) -> list[object]:
    return [option[3] for option in table.actions(ghoul) if option[0] == "ability"]


def test_it_feeds_on_a_corpse_in_its_zone_and_grows(table: Table, ghoul: Object) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    die(table, fox)
    table.act(ghoul, ability(ghoul, "Feed", "Bitterwood Fox", BLUE))
    player = table.game.players[BLUE]
    assert (ghoul.conditions, player.removed, player.discard) == ({GROWTH: 1}, [fox.card], [])
    assert meals(table, ghoul) == []


@rule("sup.spell.example-ravenous-ghoul-two-zones-then-feed")
def test_it_runs_two_zones_and_feeds_there(table: Table, ghoul: Object) -> None:
    die(table, table.put("Bitterwood Fox", BLUE, "B4"))
    table.act(ghoul, move("B3"), move("B4"), ability(ghoul, "Feed", "Bitterwood Fox", BLUE))
    assert ghoul.conditions == {GROWTH: 1}


@rule("sup.spell.ravenous-ghoul-must-be-in-zone")
def test_not_from_another_zone(table: Table, ghoul: Object) -> None:
    die(table, table.put("Bitterwood Fox", BLUE, "B3"))
    assert meals(table, ghoul) == []


def test_friends_will_do_and_the_dead_of_before_it_came(table: Table) -> None:
    die(table, table.put("Zombie Minion", RED, "B2"))
    ghoul = table.put("Ravenous Ghoul", RED, "B2")
    assert meals(table, ghoul) == ["Zombie Minion"]


def test_neither_the_incorporeal_nor_the_obliterated_nor_last_rounds_dead(table: Table, ghoul: Object) -> None:
    die(table, table.put("Whirling Spirit", BLUE, "B2"))
    die(table, table.put("Timber Wolf", BLUE, "B2"), obliterate=True)
    die(table, table.put("Mana Flower", BLUE, "B2"))
    assert meals(table, ghoul) == []
    die(table, table.put("Bitterwood Fox", BLUE, "B2"))
    assert meals(table, ghoul) == ["Bitterwood Fox"]
    table.end_round()
    assert meals(table, ghoul) == []


def test_each_corpse_once(table: Table, ghoul: Object) -> None:
    for _ in range(2):
        die(table, table.put("Bitterwood Fox", BLUE, "B2"))
    for _ in range(2):
        table.act(ghoul, ability(ghoul, "Feed", "Bitterwood Fox", BLUE))
    assert (ghoul.conditions, meals(table, ghoul)) == ({GROWTH: 2}, [])
