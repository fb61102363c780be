"""Hand of Bim-Shalla: a small blessing for a Living creature, once a round."""

import pytest

from mageduel.facts.traits import MELEE
from mageduel.rules.objects.characteristics import armor, value
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_it_gives_armor_until_the_round_ends(table: Table) -> None:
    hand, wolf = table.put("Hand of Bim-Shalla", RED, "A1"), table.put("Timber Wolf", RED, "C4")
    table.use(RED, ("ability", hand.id, 0, "Armor +1", wolf.id))
    assert armor(wolf) == 3
    table.end_round()
    assert armor(wolf) == 2


def test_it_gives_strength(table: Table) -> None:
    hand, wolf = table.put("Hand of Bim-Shalla", RED, "A1"), table.put("Timber Wolf", RED, "C4")
    table.use(RED, ("ability", hand.id, 0, "Melee +1", wolf.id))
    assert value(wolf, MELEE) == 1
    table.end_round()
    assert value(wolf, MELEE) == 0


def test_it_heals_one_damage(table: Table) -> None:
    hand, wolf = table.put("Hand of Bim-Shalla", RED, "A1"), table.put("Timber Wolf", RED, "C4", damage=3)
    table.use(RED, ("ability", hand.id, 0, "Heal 1", wolf.id))
    assert wolf.damage == 2


def test_once_a_round(table: Table) -> None:
    hand, wolf = table.put("Hand of Bim-Shalla", RED, "A1"), table.put("Timber Wolf", RED, "C4")
    table.use(RED, ("ability", hand.id, 0, "Melee +1", wolf.id))
    with pytest.raises(Refused):
        table.use(RED, ("ability", hand.id, 0, "Armor +1", wolf.id))
    table.reset()
    table.use(RED, ("ability", hand.id, 0, "Armor +1", wolf.id))


def test_only_living_creatures_but_of_either_side(table: Table) -> None:
    hand = table.put("Hand of Bim-Shalla", RED, "A1")
    sentry, fox = table.put("Skeletal Sentry", RED, "C4"), table.put("Bitterwood Fox", BLUE, "C4")
    flower = table.put("Mana Flower", RED, "A2", damage=1)
    options = table.between(RED)
    assert ("ability", hand.id, 0, "Armor +1", fox.id) in options
    assert not any(option[-1] in (sentry.id, flower.id) for option in options)
    assert table.between(BLUE) == []


@rule("sup.spell.hand-of-bim-shalla-unique")
def test_a_second_one_of_the_same_player_is_refused() -> None:
    table = Table(red="Priestess", blue="Priestess")
    table.put("Hand of Bim-Shalla", RED, "A1")
    assert table.cast_options(table.red, "Hand of Bim-Shalla") == []
    assert table.cast_options(table.blue, "Hand of Bim-Shalla") != []
