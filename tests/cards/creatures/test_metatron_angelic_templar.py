"""Metatron, Angelic Templar: as strong as there are temples on his side."""

from mageduel.facts.traits import MELEE, REGENERATE
from mageduel.rules.objects.destroy import destroy
from tests.kit.causes import A_TEST
from tests.kit.table import BLUE, RED, Table


def test_each_friendly_temple_gives_him_melee_and_regenerate() -> None:
    table = Table(red="Priestess")
    metatron = table.put("Metatron, Angelic Templar", RED)
    assert (table.value(metatron, MELEE), table.value(metatron, REGENERATE)) == (0, 0)
    temple = table.put("Temple of Light", RED, "A1")
    table.put("Temple of the Dawnbreaker", RED, "B1")
    assert (table.value(metatron, MELEE), table.value(metatron, REGENERATE)) == (2, 2)
    table.run(destroy(table.game, temple, A_TEST))
    assert (table.value(metatron, MELEE), table.value(metatron, REGENERATE)) == (1, 1)


def test_temples_of_the_enemy_and_other_conjurations_do_not_count() -> None:
    table = Table(red="Priestess", blue="Priestess")
    metatron = table.put("Metatron, Angelic Templar", RED)
    table.put("Temple of Light", BLUE, "A1")
    table.put("Mana Crystal", RED, "A1")
    assert table.value(metatron, MELEE) == 0
