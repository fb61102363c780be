"""Odds: exact, and the same as what happens when the attack is made many times."""

import math

import pytest

from mageduel.cards.enchantments.mind import LAYER
from mageduel.facts.conditions import DAZE, WEAK
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.attack.action import attack_with
from mageduel.rules.round.activation import ACTION
from mageduel.views.odds import attack_odds, odds_of_option
from mageduel.views.shapes import OddsShown
from tests.kit.academy import AcademyTable
from tests.kit.table import BLUE, RED, Table, make_creature


def test_one_die_against_no_armor_by_hand() -> None:
    table = Table()
    raven, fox = table.put("Huginn, Raven Familiar", RED), table.put("Bitterwood Fox", BLUE)
    odds = attack_odds(table.game, raven, raven.card.attacks[0], fox)
    assert {each.damage: each.chance for each in odds.damage} == {
        0: pytest.approx(1 / 3), 1: pytest.approx(1 / 3), 2: pytest.approx(1 / 3),
    }  # fmt: skip
    assert odds.average == pytest.approx(1.0)


def test_armor_takes_normal_hits_only() -> None:
    table = Table()
    bobcat, sentry = table.put("Feral Bobcat", RED), table.put("Steelclaw Grizzly", BLUE)
    odds = attack_odds(table.game, bobcat, bobcat.card.attacks[0], sentry)
    assert odds.armor.value == 3
    none = next(each.chance for each in odds.damage if each.damage == 0)
    assert none == pytest.approx((4 / 6) ** 2 - 1 / 36)


def test_chances_add_up_and_a_dazed_attacker_misses_half_the_time() -> None:
    table = Table()
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.condition(wolf, DAZE)
    odds = attack_odds(table.game, wolf, wolf.card.attacks[0], fox)
    assert odds.miss_chance == pytest.approx(0.5)
    assert math.fsum(each.chance for each in odds.damage) == pytest.approx(1.0)


def test_what_comes_back_is_announced() -> None:
    table = Table()
    wolf, hydra = table.put("Timber Wolf", RED), table.put("Darkfenne Hydra", BLUE)
    table.attach("Circle of Lightning", hydra)
    odds = attack_odds(table.game, wolf, wolf.card.attacks[0], hydra)
    assert {each.kind for each in odds.comes_back} == {"damage barrier", "counterstrike"}


def test_an_attacker_who_may_lose_his_nerve_is_counted_in_everything() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    table.move_to(table.blue, "B2")
    table.attach("Circle of Lightning", table.blue)
    table.attach("Retaliate", table.blue)
    before = attack_odds(table.game, wolf, wolf.card.attacks[0], table.blue)
    table.attach("Helm of Fear", table.blue)
    after = attack_odds(table.game, wolf, wolf.card.attacks[0], table.blue)
    assert before.deter_chance == 0
    assert after.deter_chance == pytest.approx(1 / 3)
    assert after.average == pytest.approx(before.average * 2 / 3)
    assert math.fsum(each.chance for each in after.damage) == pytest.approx(1.0)
    assert len(after.comes_back) == len(before.comes_back) == 2
    for one, other in zip(before.comes_back, after.comes_back, strict=True):
        assert other.chance == pytest.approx(one.chance * 2 / 3)


@pytest.mark.parametrize(("attacker", "bar"), [("Skeletal Sentry", 0), ("Royal Archer", 0)])
def test_who_knows_no_fear_and_who_shoots_from_afar_does_not_lose_his_nerve(attacker: str, bar: int) -> None:
    table = Table()
    brave = table.put(attacker, RED)
    table.move_to(table.blue, "B2")
    table.attach("Helm of Fear", table.blue)
    assert attack_odds(table.game, brave, brave.card.attacks[bar], table.blue).deter_chance == 0


def test_hidden_cards_are_counted_but_not_used() -> None:
    table = Table()
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    before = attack_odds(table.game, wolf, wolf.card.attacks[0], fox)
    table.hide("Rhino Hide", fox)
    after = attack_odds(table.game, wolf, wolf.card.attacks[0], fox)
    assert after.damage == before.damage
    assert (before.hidden_not_counted, after.hidden_not_counted) == (0, 1)


def test_a_thousand_attacks_come_out_as_the_odds_say() -> None:
    table = Table()
    table.game.asks_chance = False
    tegu, fox = table.put("Emerald Tegu", RED), table.put("Timber Wolf", BLUE)
    odds = attack_odds(table.game, tegu, tegu.card.attacks[0], fox)
    total = rots = 0
    for _ in range(1000):
        fox.damage = 0
        fox.conditions = {}
        table.start(attack_with(table.game, tegu, tegu.card.attacks[0], fox))
        total += fox.damage
        rots += len(fox.conditions)
    assert total / 1000 == pytest.approx(odds.average, abs=0.2)
    assert rots / 1000 == pytest.approx(odds.effects[0].chance, abs=0.06)


def test_an_extra_attack_does_not_count_again_what_the_action_has_used_up() -> None:
    table = Table()
    wolf, grizzly = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE)
    table.cast(table.red, "Battle Fury", wolf)
    table.cast(table.red, "Call of the Wild", None)
    again: Answer = ("attack", wolf.id, 0, grizzly.id)
    shown: list[int] = []

    def look(request: Request) -> Answer:
        odds = odds_of_option(table.game, request, again)
        assert odds is not None
        shown.append(odds.dice.value)
        return again

    table.dice("0 0 0 0 0")
    table.dice("0 0 0 0")
    table.decide("extra attack", look)
    table.attack(wolf, "Bite", grizzly)
    assert shown == [4]
    assert table.rolled == [5, 4]


CLAW = {"name": "Claw", "kind": "melee", "action": "quick", "dice": 2}
TWIN = CLAW | {"traits": ["Doublestrike"]}


def shielded(layers: int, bar: dict[str, object]) -> tuple[Table, OddsShown]:
    """Odds of an attack on a mage behind so many layers of force, who would strike back."""
    table = Table()
    brute = table.put(make_creature("Brute", life=30, traits=["Melee +1"], attack=[bar]), RED, "A4")
    field = table.attach("Forcefield", table.blue)
    field.unmark(LAYER)
    if layers:
        table.tokens(field, "Forcefield", layers)
    table.attach("Retaliate", table.blue)
    return table, attack_odds(table.game, brute, brute.card.attacks[0], table.blue)


def test_a_strike_that_will_be_canceled_does_nothing_and_brings_nothing_back() -> None:
    _, odds = shielded(1, CLAW)
    assert [(each.damage, each.chance) for each in odds.damage] == [(0, 1.0)]
    assert (odds.average, odds.comes_back, odds.consequences) == (0, [], ["Shields cancel it."])


def test_what_comes_through_keeps_the_bonus_of_the_action() -> None:
    _, through = shielded(1, TWIN)
    _, single = shielded(0, CLAW)
    assert through.average == pytest.approx(single.average)
    assert through.consequences == ["Shields cancel 1 of its strikes."]
    assert [each.kind for each in through.comes_back] == ["counterstrike"]
    _, twice = shielded(0, TWIN)
    assert twice.average > single.average


@pytest.mark.parametrize("card", ["Piercing Strike", "Critical Strike"])
def test_what_the_first_strike_alone_has_is_not_counted_for_the_second(card: str) -> None:
    table = Table(red="Warlord")
    table.move_to(table.red, "B2")
    twin = table.put(make_creature("Twin", attack=[TWIN | {"dice": 1}]), RED)
    target = table.put(make_creature("Target", armor=1), BLUE)
    if card == "Critical Strike":
        table.attach(card, twin)
    else:
        table.cast(table.red, card, twin)
    odds = attack_odds(table.game, twin, twin.card.attacks[0], target)
    assert odds.average == pytest.approx(1 + 4 / 6)
    assert odds.armor.value == 0


def test_a_shielded_attack_comes_out_as_the_odds_say() -> None:
    table = Table()
    table.game.asks_chance = False
    brute = table.put(make_creature("Brute", life=30, traits=["Melee +2"], attack=[TWIN]), RED, "A4")
    table.condition(brute, DAZE)
    field = table.attach("Forcefield", table.blue)
    field.unmark(LAYER)
    table.tokens(field, "Forcefield", 1)
    odds = attack_odds(table.game, brute, brute.card.attacks[0], table.blue)
    total = 0
    for _ in range(3000):
        table.blue.damage = 0
        field.unmark(LAYER)
        field.mark(LAYER)
        table.start(attack_with(table.game, brute, brute.card.attacks[0], table.blue))
        total += table.blue.damage
    assert total / 3000 == pytest.approx(odds.average, abs=0.12)


def test_who_is_blinded_and_dazed_has_to_roll_twice() -> None:
    table = Table()
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.attach("Blind", wolf, BLUE)
    assert attack_odds(table.game, wolf, wolf.card.attacks[0], fox).miss_chance == pytest.approx(1 / 2)
    table.condition(wolf, DAZE)
    assert attack_odds(table.game, wolf, wolf.card.attacks[0], fox).miss_chance == pytest.approx(3 / 4)


def dice_of_spell(table: AcademyTable, name: str) -> int:
    """The dice that casting a spell of the book on the other mage is shown to roll."""
    table.book(RED, name)
    option = ("cast", 0, name, table.blue.id)
    request = Request(ACTION, RED, [option])
    shown = odds_of_option(table.game, request, option)
    assert shown is not None
    return shown.dice.value


def test_attack_spells_are_counted_as_spells_and_some_as_blows() -> None:
    table = AcademyTable(red="Academy Monk")
    table.condition(table.red, WEAK)
    table.attach("Bear Strength", table.red)
    assert dice_of_spell(table, "Lightning Jolt") == 3
    assert dice_of_spell(table, "Flying Side Kick") == 3 + 2
    assert dice_of_spell(table, "Fist of Iron") == 4


def test_friends_that_could_strike_next_are_counted_with_the_attack() -> None:
    table = Table()
    wolf, raven = table.put("Timber Wolf", RED), table.put("Huginn, Raven Familiar", RED)
    spent, far, fox = (
        table.put("Feral Bobcat", RED),
        table.put("Feral Bobcat", RED, "C4"),
        table.put("Bitterwood Fox", BLUE),
    )
    for each in (wolf, raven, far):
        each.active = True
    spent.active = False
    fox.damage = fox.card.life - 2 if fox.card.life else 0
    option = ("attack", raven.id, 0, fox.id)
    odds = odds_of_option(table.game, Request(ACTION, RED, [option]), option)
    assert odds is not None
    assert odds.destroy_chance == pytest.approx(1 / 3)
    names = [each.object for each in odds.follow_ups]
    assert wolf.id in names
    assert {spent.id, far.id, fox.id, raven.id}.isdisjoint(names)
    bite = attack_odds(table.game, wolf, wolf.card.attacks[0], fox)
    alone = {each.damage: each.chance for each in bite.damage}
    both = sum(
        one / 3 for mine in (0, 1, 2) for damage, one in alone.items() if mine + damage >= 2
    )  # the raven's die: nothing, one or two
    assert odds.follow_ups[names.index(wolf.id)].destroy_chance == pytest.approx(both)
