"""Where cards end up: the names in a player's discard pile and spellbook."""

from tests.kit.table import Table


def discarded(table: Table, seat: int) -> list[str]:
    """The names in a discard pile, in alphabetical order."""
    return sorted(each.name for each in table.game.players[seat].discard)


def in_book(table: Table, seat: int) -> list[str]:
    """The names in a spellbook, each once, in alphabetical order."""
    return sorted(each.name for each in table.game.players[seat].book)
