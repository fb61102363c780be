"""Elfric's Life Ring: four more Life."""

from tests.kit.table import RED, Table


def test_four_life_as_long_as_it_is_worn() -> None:
    table = Table()
    before = table.life(table.red)
    ring = table.attach("Elfric's Life Ring", table.red)
    assert table.life(table.red) == before + 4
    table.destroy(ring)
    assert table.life(table.red) == before


def test_whoever_was_kept_alive_by_it_dies_with_it() -> None:
    table = Table()
    ring = table.attach("Elfric's Life Ring", table.red)
    table.red.damage = table.life(table.red) - 4
    table.destroy(ring)
    table.end_round()
    assert not table.game.players[RED].is_alive
