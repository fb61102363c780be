"""Dragonclaw Wolverine: rage makes it harder and meaner."""

from tests.kit.answers import take
from tests.kit.table import BLUE, RED, Table, make_creature


def test_each_rage_token_is_armor() -> None:
    table = Table()
    wolverine = table.put("Dragonclaw Wolverine", RED)
    table.tokens(wolverine, "Rage", 2)
    assert table.armor(wolverine) == 2 + 2


def test_with_three_tokens_it_strikes_back() -> None:
    table = Table()
    wolverine = table.put("Dragonclaw Wolverine", RED)
    brute = table.put(
        make_creature("Brute", life=20, attack=[{"name": "Fist", "kind": "melee", "action": "quick", "dice": 1}]), BLUE
    )
    table.tokens(wolverine, "Rage", 2)
    table.dice("0")
    table.attack(brute, "Fist", wolverine)
    assert not any(request.kind == "counterstrike" for request in table.asked)
    table.tokens(wolverine, "Rage", 3)
    table.decide("counterstrike", take(wolverine))
    table.dice("0")
    table.dice("1 0 0 0 0 0", effect=1)
    table.attack(brute, "Fist", wolverine)
    assert brute.damage == 1
