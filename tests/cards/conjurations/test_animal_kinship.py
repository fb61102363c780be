"""Animal Kinship: the Beastmaster takes after the animals he commands."""

from mageduel.facts.traits import CLIMBING, ELUSIVE, MELEE, TOUGH
from mageduel.rules.objects.characteristics import armor, value
from mageduel.rules.objects.destroy import destroy
from tests.kit.causes import A_TEST
from tests.kit.table import BLUE, RED, Table

BATTLE_SKILL = 1
"""The Beastmaster strikes harder than other mages to begin with."""


def test_each_kind_of_animal_lends_its_own_gift() -> None:
    table = Table()
    table.put("Animal Kinship", RED, "A1")
    assert value(table.red, MELEE) == BATTLE_SKILL
    for beast in ("Timber Wolf", "Emerald Tegu", "Steelclaw Grizzly", "Mountain Gorilla", "Feral Bobcat"):
        table.put(beast, RED, "B3")
    assert value(table.red, MELEE) == BATTLE_SKILL + 1
    assert armor(table.red) == 1
    assert value(table.red, TOUGH) == -2
    assert table.has(table.red, CLIMBING)
    assert table.has(table.red, ELUSIVE)


def test_several_of_one_kind_count_once() -> None:
    table = Table()
    table.put("Animal Kinship", RED, "A1")
    for _ in range(3):
        table.put("Bitterwood Fox", RED, "B3")
    assert value(table.red, MELEE) == BATTLE_SKILL + 1


def test_the_gift_goes_with_the_last_animal_of_its_kind() -> None:
    table = Table()
    table.put("Animal Kinship", RED, "A1")
    fox = table.put("Bitterwood Fox", RED, "B3")
    table.run(destroy(table.game, fox, A_TEST))
    assert value(table.red, MELEE) == BATTLE_SKILL


def test_only_animals_count_and_only_the_controllers_own() -> None:
    table = Table()
    table.put("Animal Kinship", RED, "A1")
    table.put("Goran, Werewolf Pet", RED, "B3")  # canine, but no animal
    table.put("Stonegaze Basilisk", RED, "B3")  # reptile, but no animal
    table.put("Timber Wolf", BLUE, "B3")
    assert value(table.red, MELEE) == BATTLE_SKILL
    assert armor(table.red) == 0


def test_neither_the_other_mage_nor_a_creature_profits() -> None:
    table = Table(blue="Wizard")
    table.put("Animal Kinship", RED, "A1")
    wolf = table.put("Timber Wolf", RED, "B3")
    assert value(table.blue, MELEE) == 0
    assert value(wolf, MELEE) == 0
