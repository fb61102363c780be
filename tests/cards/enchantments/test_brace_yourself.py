"""Brace Yourself: four armor, for one round."""

from tests.kit.table import BLUE, Table


def test_four_armor_until_the_round_ends() -> None:
    table = Table()
    fox = table.put("Bitterwood Fox", BLUE)
    before = table.armor(fox)
    brace = table.attach("Brace Yourself", fox)
    assert table.armor(fox) == before + 4
    table.end_round()
    assert not table.in_play(brace)
    assert table.armor(fox) == before
    assert brace.card in table.game.players[BLUE].discard


def test_what_is_still_hidden_outlasts_the_round() -> None:
    table = Table()
    fox = table.put("Bitterwood Fox", BLUE)
    brace = table.hide("Brace Yourself", fox)
    table.end_round()
    assert table.in_play(brace)
    assert brace.hidden
