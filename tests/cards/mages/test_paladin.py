"""The Paladin: Valor and the Chivalrous Challenge."""

import pytest

from mageduel.rules.objects.destroy import destroy
from mageduel.rules.objects.valor import VALOR, valor_of
from mageduel.state.objects import Object
from tests.kit.answers import DECLINE
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

BITE = {"name": "Bite", "kind": "melee", "action": "quick", "dice": 2}
SWIPE = {"name": "Swipe", "kind": "ranged", "action": "quick", "dice": 2, "range": (0, 0), "zone": True}
ARROW = {"name": "Arrow", "kind": "ranged", "action": "quick", "dice": 2, "range": (0, 2)}
BLOW = "Basic Melee Attack"


@pytest.fixture
def table() -> Table:
    table = Table(red="Paladin")
    table.move_to(table.red, "B2")
    return table


@pytest.fixture
def giant(table: Table) -> Object:
    return table.put(make_creature("Giant", life=30, cost=20, attack=[BITE, ARROW, SWIPE]), BLUE)


@pytest.fixture
def dwarf(table: Table) -> Object:
    return table.put(make_creature("Dwarf", life=30, cost=5), BLUE)


def place_challenge(table: Table, creature: Object) -> None:
    table.decide("offer", ("pick out", creature.id))
    table.upkeep()


# Valor


def test_damaging_the_strongest_enemy_in_melee_earns_valor_once_a_round(
    table: Table, giant: Object, dwarf: Object
) -> None:
    table.dice("1 0 0")
    table.attack(table.red, BLOW, dwarf)
    assert valor_of(table.red) == 0
    table.dice("0 0 0")
    table.attack(table.red, BLOW, giant)
    assert valor_of(table.red) == 0
    for _ in range(2):
        table.dice("1 0 0")
        table.attack(table.red, BLOW, giant)
    assert valor_of(table.red) == 1
    table.reset()
    table.dice("1 0 0")
    table.attack(table.red, BLOW, giant)
    assert valor_of(table.red) == 2


def test_the_blow_that_fells_the_strongest_earns_it_too(table: Table, dwarf: Object) -> None:
    frail = table.put(make_creature("Frail", life=1, cost=20), BLUE)
    table.dice("2 0 0")
    table.attack(table.red, BLOW, frail)
    assert not table.in_play(frail)
    assert valor_of(table.red) == 1


def test_ranged_attacks_and_the_blows_of_others_earn_nothing(table: Table, giant: Object) -> None:
    knight = table.put("Knight of Westlock", RED)
    table.dice("1 1 1 1 1")
    table.attack(knight, "Longsword", giant)
    table.dice("1 1 1 1 1", effect=1)
    table.cast(table.red, "Luminous Blast", giant)
    assert valor_of(table.red) == 0


@rule("sup.ability.valor-only-from-own-object")
def test_he_cannot_spend_what_lies_on_something_else(table: Table) -> None:
    temple = table.put("Temple of Light", RED)
    table.tokens(temple, "Valor", 6)
    assert not [each for each in table.actions(table.red) if each[0] == "ability"]
    table.tokens(table.red, "Valor", 3)
    assert [each for each in table.actions(table.red) if each[0] == "ability"]


# Chivalrous Challenge


def test_he_challenges_an_enemy_creature_within_two_zones(table: Table, giant: Object) -> None:
    friend = table.put("Knight of Westlock", RED)
    far = table.put("Timber Wolf", BLUE, "A4")
    near = table.put("Timber Wolf", BLUE, "B4")
    offered: list[object] = []

    def look(request: object) -> tuple[object, ...]:
        offered.extend(request.options)  # type: ignore[attr-defined]
        return ("pick out", near.id)

    table.decide("offer", look)
    table.upkeep()
    assert ("pick out", giant.id) in offered
    assert ("pick out", far.id) not in offered
    assert ("pick out", friend.id) not in offered
    assert table.find("Challenge", on=near).owner == RED


def test_he_may_leave_it(table: Table, giant: Object) -> None:
    table.decide("offer", DECLINE)
    table.upkeep()
    assert not giant.attachments


def test_whoever_is_challenged_and_attacks_somebody_else_gives_him_valor(table: Table, giant: Object) -> None:
    place_challenge(table, giant)
    knight = table.put("Knight of Westlock", RED)
    table.decide("defend", ("no defense",))
    table.dice("0 0")
    table.attack(giant, "Bite", knight)
    assert valor_of(table.red) == 1
    table.decide("defend", ("no defense",))
    table.dice("0 0")
    table.attack(giant, "Arrow", knight)
    assert valor_of(table.red) == 2
    table.dice("0 0")
    table.always("reroll dice", ("keep",))
    table.attack(giant, "Bite", table.red)
    assert valor_of(table.red) == 2


def test_an_attack_on_a_whole_zone_counts_once(table: Table, giant: Object) -> None:
    place_challenge(table, giant)
    table.put(make_creature("Wall flower", life=9), RED)
    table.always("order", lambda request: request.options[0])
    table.dice("0 0 0 0 0 0")
    table.act(giant, ("attack", giant.id, 2, "B2"))
    assert valor_of(table.red) == 1


def test_paladin_and_challenged_creature_may_roll_any_dice_again_in_melee_once_a_round_each(
    table: Table, giant: Object
) -> None:
    place_challenge(table, giant)
    table.decide("reroll dice", ("reroll dice", "0 0"))
    table.dice("1 0 0 2 1")
    table.attack(table.red, BLOW, giant)
    assert giant.damage == 4
    table.dice("0 0 0")
    table.attack(table.red, BLOW, giant)
    table.decide("reroll dice", ("reroll dice", "2"))
    table.dice("0 2 0")
    table.attack(giant, "Bite", table.red)
    assert table.red.damage == 0
    table.dice("1 0")
    table.attack(giant, "Bite", table.red)
    table.reset()
    table.decide("reroll dice", ("keep",))
    table.dice("0 0 0")
    table.attack(table.red, BLOW, giant)


def test_neither_from_afar_nor_against_others(table: Table, giant: Object, dwarf: Object) -> None:
    place_challenge(table, giant)
    table.dice("0 0")
    table.attack(giant, "Arrow", table.red)
    table.dice("0 0 0")
    table.attack(table.red, BLOW, dwarf)


def test_the_marker_returns_with_the_creatures_death(table: Table, giant: Object, dwarf: Object) -> None:
    place_challenge(table, giant)
    table.run(destroy(table.game, giant, A_TEST))
    place_challenge(table, dwarf)
    assert table.find("Challenge", on=dwarf)


def test_in_upkeep_two_valor_bring_it_back(table: Table, giant: Object, dwarf: Object) -> None:
    place_challenge(table, giant)
    table.tokens(table.red, "Valor", 1)
    table.upkeep()  # too little
    assert table.find("Challenge", on=giant)
    table.tokens(table.red, "Valor", 3)
    table.decide("offer", ("spend", 2, "Valor"), ("pick out", dwarf.id))
    table.upkeep()
    assert table.red.marks[VALOR] == 1
    assert not giant.attachments
    assert table.find("Challenge", on=dwarf)
