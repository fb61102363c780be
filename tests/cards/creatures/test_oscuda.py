"""Oscuda: its own cloud does nothing to it."""

from tests.kit.table import BLUE, RED, Table, make_creature


def test_its_cloud_spares_itself_and_nobody_else() -> None:
    table = Table()
    oscuda = table.put("Oscuda", RED)
    foe, friend = table.put(make_creature("Foe", life=20), BLUE), table.put(make_creature("Friend", life=20), RED)
    table.always("order", lambda request: request.options[0])
    table.dice("1 0", effect=1)
    table.dice("1 0", effect=1)
    table.act(oscuda, ("attack", oscuda.id, 1, "B2"))
    assert (oscuda.damage, foe.damage, friend.damage) == (0, 1, 1)
