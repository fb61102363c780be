"""Lion Savagery: a fiercer charge, and claws that pierce."""

from mageduel.facts.traits import CHARGE
from tests.kit.answers import attack, move
from tests.kit.table import BLUE, RED, Table, make_creature


def test_after_a_move_the_attack_has_two_dice_more_and_pierces() -> None:
    table = Table()
    wolf, brute = table.put("Timber Wolf", RED, "B1"), table.put(make_creature("Brute", armor=1), BLUE, "B2")
    table.attach("Lion Savagery", wolf)
    assert table.value(wolf, CHARGE) == 2
    table.dice("2 2 0 0 0 0")
    table.act(wolf, move("B2"), attack(wolf, "Bite", brute))
    assert brute.damage == 4


def test_without_a_move_it_only_pierces() -> None:
    table = Table()
    wolf, brute = table.put("Timber Wolf", RED, "B2"), table.put(make_creature("Brute", armor=2), BLUE, "B2")
    table.attach("Lion Savagery", wolf)
    table.dice("2 2 0 0")
    table.attack(wolf, "Bite", brute)
    assert brute.damage == 3


def test_ranged_attacks_do_not_pierce() -> None:
    table = Table()
    archer, brute = table.put("Royal Archer", RED, "B2"), table.put(make_creature("Brute", armor=2), BLUE, "B3")
    table.attach("Lion Savagery", archer)
    assert table.odds(archer, "Longbow", brute).armor.value == 1  # by the bow's own Piercing +1
