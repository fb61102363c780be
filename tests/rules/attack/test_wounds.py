"""Wounds of the round: who has attacked and damaged whom is remembered until the next Reset Phase."""

from mageduel.dsl.script import scripted
from mageduel.dsl.selectors import SELF
from mageduel.facts.traits import DICE
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.attack.wounds import has_wounded, on_those_wounded_by_another, was_wounded_by
from tests.kit.causes import A_TEST
from tests.kit.table import BLUE, RED, Table, make_creature

BITE = {"name": "Bite", "kind": "melee", "action": "quick", "dice": 2}
FLANKER = make_creature("Test Flanker", life=20, attack=[BITE])
scripted(FLANKER).grants(
    DICE(+2),
    to=SELF,
    attacks=on_those_wounded_by_another("soldier"),
)


def test_an_attack_that_damages_is_remembered_until_the_reset_even_of_the_dead() -> None:
    table = Table()
    wolf, fox = (table.put(make_creature(name, life=9, attack=[BITE]), RED) for name in ("Wolf", "Fox"))
    foe, other = (table.put(make_creature(name, life=9), BLUE) for name in ("Foe", "Other"))
    table.dice("1 0")
    table.attack(wolf, "Bite", foe)
    table.dice("0 0")
    table.attack(fox, "Bite", other)
    table.run(direct_damage(table.game, other, 1, A_TEST))
    assert was_wounded_by(foe, lambda wound: wound.attacker == wolf.id)
    assert not was_wounded_by(other, lambda wound: True)  # one attack did nothing, the other damage was no attack
    assert has_wounded(wolf, lambda wound: wound.victim_seat == BLUE)
    assert not has_wounded(fox, lambda wound: True)
    table.destroy(wolf)
    assert was_wounded_by(foe, lambda wound: wound.attacker_card is wolf.card)
    table.reset()
    assert not was_wounded_by(foe, lambda wound: True)


def test_a_bonus_on_whom_another_friend_of_a_kind_has_wounded() -> None:
    table = Table()
    flanker = table.put(FLANKER, RED)
    soldier = table.put(make_creature("Soldier", subtypes=["soldier"], attack=[BITE]), RED)
    foe, own = table.put(make_creature("Foe", life=30, attack=[BITE]), BLUE), table.put(FLANKER, BLUE)

    def dice() -> tuple[int, int]:
        found = (table.odds(each, "Bite", foe).dice.value for each in (flanker, own))
        return next(found), next(found)

    table.dice("1 0")
    table.attack(flanker, "Bite", foe)
    assert dice() == (2, 2)  # nobody flanks for himself
    table.dice("1 0")
    table.attack(soldier, "Bite", foe)
    assert dice() == (4, 2)  # and no enemy does
