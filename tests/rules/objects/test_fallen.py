"""What was destroyed this round, and where: remembered until the round ends, for those who feed on it."""

import pytest

from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.reanimation import corpses_in, reanimate, take_corpse
from mageduel.state.objects import Object
from tests.kit.causes import A_TEST
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    return Table()


def die(table: Table, thing: Object, *, obliterate: bool = False) -> None:
    table.run(destroy(table.game, thing, A_TEST, obliterate=obliterate))


def lying(table: Table, zone: str) -> list[tuple[str, int]]:
    return [(each.card.name, each.owner) for each in corpses_in(table.game, table.zone(zone))]


def test_a_corpse_lies_where_the_creature_died_whoever_owned_it(table: Table) -> None:
    die(table, table.put("Timber Wolf", BLUE, "B2"))
    die(table, table.put("Timber Wolf", RED, "B3"))
    assert (lying(table, "B2"), lying(table, "B3"), lying(table, "B4")) == (
        [("Timber Wolf", BLUE)],
        [("Timber Wolf", RED)],
        [],
    )


def test_it_is_gone_with_the_round(table: Table) -> None:
    die(table, table.put("Timber Wolf", BLUE, "B2"))
    table.end_round()
    assert (lying(table, "B2"), table.game.fallen) == ([], ())


def test_what_rises_or_is_taken_lies_there_no_more(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", BLUE, "B2"), table.put("Bitterwood Fox", BLUE, "B2")
    die(table, wolf)
    die(table, fox)
    table.run(reanimate(table.game, wolf, table.zone("B2"), BLUE))
    assert lying(table, "B2") == [("Bitterwood Fox", BLUE)]
    take_corpse(table.game, corpses_in(table.game, table.zone("B2"))[0])
    assert (lying(table, "B2"), table.game.players[BLUE].removed) == ([], [fox.card])


def test_the_obliterated_and_the_incorporeal_leave_no_corpse_and_have_fallen_all_the_same(table: Table) -> None:
    die(table, table.put("Timber Wolf", BLUE, "B2"), obliterate=True)
    die(table, table.put("Whirling Spirit", BLUE, "B2"))
    assert (lying(table, "B2"), len(table.game.fallen)) == ([], 2)


def test_conjurations_and_mages_do_not_count(table: Table) -> None:
    die(table, table.put("Mana Flower", BLUE, "B2"))
    assert table.game.fallen == ()


def test_a_copy_of_the_game_remembers_them_and_the_digest_tells(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    die(table, wolf)
    twin = table.game.copy()
    assert twin.digest() == table.game.digest()
    twin.fallen = ()
    assert (len(table.game.fallen), twin.digest() == table.game.digest()) == (1, False)
