"""Divine Auras: what a Paladin's Valor buys for everybody beside him."""

import pytest

from mageduel.cards.mages.paladin import CLEANSING
from mageduel.facts.conditions import DAZE, ROT, WEAK
from mageduel.facts.traits import MELEE, TOUGH
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.casting.declaring import why_not_cast
from mageduel.rules.objects.valor import valor_of
from mageduel.rules.refusals import TOKENS_MISSING
from mageduel.state.objects import Object
from tests.kit.answers import DECLINE, cast, take
from tests.kit.table import BLUE, RED, Refused, Table, make_creature

BITE = {"name": "Bite", "kind": "melee", "action": "quick", "dice": 4}
GLARE = {
    "name": "Glare",
    "kind": "melee",
    "action": "quick",
    "dice": 2,
    "damage": "light",
    "effects": "9+ = daze",
}


@pytest.fixture
def table() -> Table:
    table = Table(red="Paladin")
    table.move_to(table.red, "B2")
    return table


@pytest.fixture
def squire(table: Table) -> Object:
    return table.put(make_creature("Squire", life=10, armor=1, attack=[GLARE]), RED)


@pytest.fixture
def brute(table: Table) -> Object:
    return table.put(make_creature("Brute", life=20, armor=3, attack=[BITE]), BLUE)


def raise_aura(table: Table, *names: str) -> None:
    table.act(table.red, ("ability", table.red.id, len(names) - 1, *names))


def with_aura(table: Table, name: str, valor: int, left: int = 0) -> None:
    table.tokens(table.red, "Valor", valor + left)
    raise_aura(table, name)
    assert valor_of(table.red) == left


@pytest.mark.parametrize(
    ("name", "valor"),
    [
        ("Martyr's Aura", 3),
        ("Solar Aura", 3),
        ("Retribution Aura", 3),
        ("Cleansing Aura", 3),
        ("Resolute Aura", 6),
        ("Vengeful Aura", 6),
    ],
)
def test_each_has_its_price_in_valor(table: Table, name: str, valor: int) -> None:
    table.tokens(table.red, "Valor", valor - 1)
    assert ("ability", table.red.id, 0, name) not in table.actions(table.red)
    table.tokens(table.red, "Valor", valor)
    raise_aura(table, name)
    assert table.find(name, on=table.red)
    assert valor_of(table.red) == 0


def test_it_is_a_quick_action(table: Table) -> None:
    table.tokens(table.red, "Valor", 3)
    table.act(table.red, ("move", "B3"), ("ability", table.red.id, 0, "Solar Aura"))
    assert table.find("Solar Aura", on=table.red)


def test_a_fourth_takes_the_place_of_another(table: Table) -> None:
    table.tokens(table.red, "Valor", 30)
    for name in ("Solar Aura", "Martyr's Aura", "Retribution Aura"):
        raise_aura(table, name)
    options = table.actions(table.red)
    assert ("ability", table.red.id, 0, "Resolute Aura") not in options
    assert ("ability", table.red.id, 1, "Solar Aura", "Martyr's Aura") not in options
    raise_aura(table, "Resolute Aura", "Martyr's Aura")
    assert {each.name for each in table.red.attachments} == {"Solar Aura", "Retribution Aura", "Resolute Aura"}


def test_nothing_dispels_them(table: Table) -> None:
    with_aura(table, "Solar Aura", 3)
    aura = table.find("Solar Aura", on=table.red)
    table.move_to(table.blue, "B2")
    with pytest.raises(Refused):
        table.cast(table.blue, "Dispel", aura)


# Resolute and Vengeful


def test_resolute_friends_in_his_zone_are_tough_and_better_armored(table: Table, squire: Object, brute: Object) -> None:
    away = table.put("Knight of Westlock", RED, "B3")
    with_aura(table, "Resolute Aura", 6)
    assert (table.value(squire, TOUGH), table.armor(squire)) == (-2, 3)
    assert (table.value(table.red, TOUGH), table.armor(table.red)) == (-2, 0)
    assert table.value(away, TOUGH) == table.value(brute, TOUGH) == 0
    table.move_to(squire, "B3")
    assert (table.value(squire, TOUGH), table.armor(squire)) == (0, 1)
    table.move_to(table.red, "B3")
    assert table.value(squire, TOUGH) == -2


def test_vengeful_friends_hit_harder_and_pierce(table: Table, squire: Object, brute: Object) -> None:
    with_aura(table, "Vengeful Aura", 6)
    assert (table.value(squire, MELEE), table.value(table.red, MELEE), table.value(brute, MELEE)) == (1, 1, 0)
    table.dice("2 2 0", effect=1)
    table.attack(squire, "Glare", brute)
    assert brute.damage == 3  # armor 3, less 2


# Martyr's Aura


def test_he_may_bear_up_to_two_of_the_damage_an_attack_does_his_friends(
    table: Table, squire: Object, brute: Object
) -> None:
    with_aura(table, "Martyr's Aura", 3)
    table.decide("bear damage", ("bear", 2))
    table.dice("2* 2* 0 0")
    table.attack(brute, "Bite", squire)
    assert (squire.damage, table.red.damage) == (2, 2)
    table.decide("bear damage", ("bear", 0))
    table.dice("1* 0 0 0")
    table.attack(brute, "Bite", squire)
    assert (squire.damage, table.red.damage) == (3, 2)


def test_he_can_save_a_life_by_that(table: Table, squire: Object, brute: Object) -> None:
    with_aura(table, "Martyr's Aura", 3)
    squire.damage = 9
    table.decide("bear damage", ("bear", 1))
    table.dice("1* 0 0 0")
    table.attack(brute, "Bite", squire)
    assert table.in_play(squire)


def test_effects_of_enemies_count_too_those_of_friends_and_conditions_do_not(table: Table, squire: Object) -> None:
    with_aura(table, "Martyr's Aura", 3)
    theirs, ours = table.put("Mana Crystal", BLUE), table.put("Mana Crystal", RED)
    table.decide("bear damage", ("bear", 1))
    table.run(direct_damage(table.game, squire, 3, theirs))
    assert (squire.damage, table.red.damage) == (2, 1)
    table.run(direct_damage(table.game, squire, 1, ours))
    table.condition(squire, ROT)
    table.always("offer", DECLINE)
    table.upkeep()
    assert (squire.damage, table.red.damage) == (4, 1)


def test_neither_enemies_nor_friends_elsewhere_are_spared(table: Table, squire: Object, brute: Object) -> None:
    with_aura(table, "Martyr's Aura", 3)
    table.move_to(squire, "B3")
    table.move_to(brute, "B3")
    table.dice("2* 0 0 0")
    table.attack(brute, "Bite", squire)
    assert squire.damage == 2


# Solar Aura


def test_for_valor_a_light_attack_has_a_better_effect_and_burns_more(
    table: Table, squire: Object, brute: Object
) -> None:
    with_aura(table, "Solar Aura", 3, left=1)
    table.decide("offer", take("Valor"))
    table.dice("1* 0", effect=7)
    table.attack(squire, "Glare", brute)
    assert brute.damage == 2
    assert [condition.name for condition in brute.conditions] == ["Daze"]
    assert valor_of(table.red) == 0
    table.dice("1* 0", effect=1)  # no Valor is left, and nobody is asked
    table.attack(squire, "Glare", brute)


def test_without_damage_there_is_none_to_add(table: Table, squire: Object, brute: Object) -> None:
    with_aura(table, "Solar Aura", 3, left=1)
    table.decide("offer", take("Valor"))
    table.dice("0 0", effect=1)
    table.attack(squire, "Glare", brute)
    assert brute.damage == 0


def test_other_attacks_and_other_zones_are_not_lit(table: Table, squire: Object, brute: Object) -> None:
    with_aura(table, "Solar Aura", 3, left=2)
    table.dice("0 0 0")
    table.attack(table.red, "Basic Melee Attack", brute)
    table.move_to(table.red, "B3")
    table.dice("0 0", effect=1)
    table.attack(squire, "Glare", brute)
    assert valor_of(table.red) == 2


# Retribution Aura


def test_enemies_who_cast_on_his_friends_are_burned(table: Table, squire: Object) -> None:
    with_aura(table, "Retribution Aura", 3)
    table.move_to(table.blue, "B3")
    table.cast(table.blue, "Ghoul Rot", squire)
    assert table.blue.damage == 1
    table.cast(table.blue, "Dispel", table.attach("Bear Strength", squire))
    assert table.blue.damage == 1  # that was cast on an enchantment
    table.move_to(squire, "B4")
    table.cast(table.blue, "Agony", squire)
    assert table.blue.damage == 1


def test_attack_spells_are_not_repaid(table: Table, squire: Object) -> None:
    with_aura(table, "Retribution Aura", 3)
    table.move_to(table.blue, "B3")
    table.dice("0 0 0 0 0 0", effect=1)
    table.cast(table.blue, "Fireball", squire)
    assert table.blue.damage == 0


# Cleansing Aura


def test_he_heals_and_may_pay_off_one_poison(table: Table, squire: Object) -> None:
    with_aura(table, "Cleansing Aura", 3, left=1)
    squire.damage = 5
    table.condition(squire, ROT)
    table.condition(squire, WEAK)
    table.mana(RED, 10)
    table.decide("remove condition", take("Rot"))
    table.act(table.red, cast("Cleansing", squire))
    assert squire.damage == 3
    assert ROT not in squire.conditions
    assert WEAK in squire.conditions
    assert valor_of(table.red) == 0
    assert table.game.players[RED].mage.mana == 8


def test_without_the_aura_or_valor_there_is_no_such_spell(table: Table, squire: Object) -> None:
    table.tokens(table.red, "Valor", 3)
    assert "Cleansing" not in repr(table.actions(table.red)).replace("Cleansing Aura", "")
    raise_aura(table, "Cleansing Aura")
    assert why_not_cast(table.game, table.red, CLEANSING) is TOKENS_MISSING
    table.tokens(table.red, "Valor", 1)
    assert why_not_cast(table.game, table.red, CLEANSING) is None


def test_only_friends_in_his_zone_are_cleansed(table: Table, brute: Object) -> None:
    with_aura(table, "Cleansing Aura", 3, left=1)
    away = table.put("Knight of Westlock", RED, "B3")
    named = [each[3] for each in table.actions(table.red) if each[0] == "cast" and each[2] == "Cleansing"]
    assert named == [table.red.id]
    assert away.id not in named


def test_solar_aura_is_paid_once_for_an_attack_on_a_whole_zone(table: Table, brute: Object) -> None:
    flare = {"name": "Flare", "kind": "ranged", "range": [0, 0], "zone": True, "action": "full", "dice": 1}
    flare |= {"damage": "light", "effects": "7+ = daze"}
    shiner = table.put(make_creature("Shiner", attack=[flare], life=30, traits=["Light Immunity"]), RED, "B2")
    with_aura(table, "Solar Aura", 3, left=1)
    others = [each for each in table.game.in_zone[table.zone("B2")] if each is not shiner and each.has_life]
    table.decide("offer", take("Valor"))
    table.always("order", lambda request: request.options[0])
    for _ in others:
        table.dice("1*", effect=5)
    table.act(shiner, ("attack", shiner.id, 0, "B2"))
    assert DAZE in brute.conditions
    assert [each.damage for each in others] == [2] * len(others)
