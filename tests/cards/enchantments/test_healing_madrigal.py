"""Healing Madrigal: a song that heals all around."""

from tests.kit.table import BLUE, RED, Table, make_creature


def test_each_upkeep_friendly_living_creatures_in_its_zone_heal_two() -> None:
    table = Table(red="Priestess")
    bearer = table.put("Knight of Westlock", RED, damage=5)
    friend, far = table.put("Timber Wolf", RED, damage=5), table.put("Timber Wolf", RED, "A1", damage=5)
    foe = table.put("Timber Wolf", BLUE, damage=5)
    golem = table.put(make_creature("Golem", traits=["Nonliving"]), RED, damage=5)
    table.attach("Healing Madrigal", bearer)
    table.upkeep()
    assert [each.damage for each in (bearer, friend, far, foe, golem)] == [3, 3, 5, 5, 5]


def test_on_an_enemy_it_heals_the_friends_of_whoever_sang_it() -> None:
    table = Table(red="Priestess")
    foe, friend = table.put("Timber Wolf", BLUE, damage=5), table.put("Timber Wolf", RED, damage=5)
    table.attach("Healing Madrigal", foe, RED)
    table.upkeep()
    assert (foe.damage, friend.damage) == (5, 3)
