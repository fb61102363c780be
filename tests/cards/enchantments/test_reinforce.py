"""Reinforce: a stronger conjuration."""

from tests.kit.table import RED, Table


def test_armor_and_life_though_its_life_is_finite() -> None:
    table = Table()
    altar = table.put("Altar of Carnage", RED, "C1")
    table.attach("Reinforce", altar)
    assert (table.armor(altar), table.life(altar)) == (3, 12)


def test_only_for_what_is_solid_and_does_not_live() -> None:
    table = Table()
    flower, fog = table.put("Mana Flower", RED, "C1"), table.put("Rolling Fog", RED, "C1")
    crystal = table.put("Mana Crystal", RED, "C1")
    wolf = table.put("Timber Wolf", RED, "C1")
    refused = [table.why_no_cast(table.red, "Reinforce", each) for each in (flower, fog, wolf, crystal)]
    assert refused == ["wrong-target", "wrong-target", "wrong-target", None]
