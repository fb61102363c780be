"""Force Phoenix: it does not burst alone."""

from tests.kit.answers import take
from tests.kit.table import BLUE, RED, Table


def test_one_enemy_creature_in_its_zone_becomes_inactive() -> None:
    table = Table()
    phoenix = table.put("Force Phoenix", RED, "B2")
    fox, wolf = table.put("Bitterwood Fox", BLUE, "B2"), table.put("Timber Wolf", BLUE, "B2")
    table.decide("wear out", take(wolf))
    table.destroy(phoenix)
    assert (fox.active, wolf.active) == (True, False)


def test_neither_mages_nor_friends_nor_those_elsewhere() -> None:
    table = Table()
    phoenix = table.put("Force Phoenix", RED, "B2")
    friend, far = table.put("Timber Wolf", RED, "B2"), table.put("Timber Wolf", BLUE, "B3")
    table.move_to(table.blue, "B2")
    table.destroy(phoenix)
    assert all(each.active for each in (friend, far, table.blue))
    assert not any(request.kind == "wear out" for request in table.asked)
