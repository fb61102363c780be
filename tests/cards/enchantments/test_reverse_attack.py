"""Reverse Attack: an attack strikes where it came from."""

import pytest

from mageduel.facts.conditions import STUN
from mageduel.kernel.requests import Answer, Request
from mageduel.state.events import Attacked
from tests.kit.answers import PAY
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


@rule(
    "sup.spell.reverse-attack-mandatory-reveal",
    "sup.spell.reverse-attack-swaps-source-and-target",
    "sup.rules.only-chain-lightning-and-reverse-attack-change-source",
)
def test_the_attacker_takes_his_own_damage(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    reverse = table.hide("Reverse Attack", fox)
    table.dice("2* 2 1 0")
    table.decide("pay reveal", PAY)
    table.attack(wolf, "Bite", fox)
    assert (wolf.damage, fox.damage) == (3, 0)
    assert not table.in_play(reverse)
    assert table.blue.mana == 50 - 5
    hit = table.events(Attacked)[-1].attack
    assert (hit.attacker, hit.source, hit.defender) == (wolf, fox, wolf)


@rule("sup.spell.reverse-attack-destroyed-after", "ruling.r55")
def test_against_the_unavoidable_it_is_destroyed_without_effect(table: Table) -> None:
    brogan, fox = table.put("Brogan Bloodstone", RED), table.put("Bitterwood Fox", BLUE)
    reverse = table.hide("Reverse Attack", fox)
    table.dice("1 1 0 0")
    table.decide("pay reveal", PAY)
    table.attack(brogan, "Vorpal Blade", fox)
    assert (brogan.damage, fox.damage) == (0, 2)
    assert not table.in_play(reverse)


@rule("sup.spell.reverse-attack-destroyed-after")
def test_it_stays_in_play_until_the_damage_has_been_dealt(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    reverse, hide = table.hide("Reverse Attack", fox), table.hide("Rhino Hide", wolf, RED)
    seen: list[bool] = []
    original = table._reveal

    def look(request: Request) -> Answer:
        answer = original(request)
        if answer[0] == "reveal":
            seen.append(table.in_play(reverse) and not reverse.hidden)
        return answer

    table._reveal = look  # type: ignore[method-assign]
    table.decide("pay reveal", ("pay",))
    table.reveal_after("Roll Dice", hide)
    table.dice("2 2 0 0")
    table.attack(wolf, "Bite", fox)
    assert seen == [True]
    assert wolf.damage == 0
    assert not table.in_play(reverse)


def test_declined_it_is_lost_and_the_attack_goes_on(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    reverse = table.hide("Reverse Attack", fox)
    table.decide("pay reveal", ("forfeit",))
    table.dice("1 1 0 0")
    table.attack(wolf, "Bite", fox)
    assert (wolf.damage, fox.damage) == (0, 2)
    assert not table.in_play(reverse)


@rule("sup.spell.reverse-attack-attacker-unchanged")
def test_the_attackers_own_bonuses_count_and_only_once(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.attach("Bear Strength", wolf)
    table.attach("Agony", wolf, BLUE)
    table.hide("Reverse Attack", fox)
    table.dice("1* 1* 1* 1*")
    table.decide("pay reveal", PAY)
    table.attack(wolf, "Bite", fox)
    assert wolf.damage == 4


@rule("sup.spell.example-reverse-attack-vampiric-self-hit", "sup.spell.reverse-attack-attacker-unchanged")
def test_a_vampire_who_bites_himself_bleeds_first_and_drinks_then(table: Table) -> None:
    table.move_to(table.blue, "B2")
    table.move_to(table.red, "B2")
    table.attach("Vampirism", table.blue)
    table.hide("Reverse Attack", table.red, RED)
    table.dice("2* 2* 2* 0")
    table.decide("pay reveal", PAY)
    table.attack(table.blue, "Basic Melee Attack", table.red)
    assert table.blue.damage == 3
    assert table.red.damage == 0


@rule("sup.spell.example-reverse-attack-vampiric-self-hit")
def test_a_vampire_who_bites_himself_to_death_drinks_nothing(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED, damage=6), table.put("Bitterwood Fox", BLUE)
    table.attach("Vampirism", wolf)
    table.hide("Reverse Attack", fox)
    table.dice("2* 2* 0 0")
    table.decide("pay reveal", PAY)
    table.attack(wolf, "Bite", fox)
    assert not table.in_play(wolf)


@rule("sup.spell.reverse-attack-later-strikes-hit-original-target", "sup.spell.example-reverse-attack-doublestrike")
def test_the_second_strike_is_made_on_the_first_target_again(table: Table) -> None:
    goran, grizzly = table.put("Goran, Werewolf Pet", RED), table.put("Steelclaw Grizzly", BLUE)
    table.hide("Reverse Attack", grizzly)
    table.dice("1* 0 0 2* 0 0")
    table.decide("pay reveal", PAY)
    table.attack(goran, "Feral Claws", grizzly)
    assert (goran.damage, grizzly.damage) == (1, 2)


@rule("sup.spell.reverse-attack-original-defender-for-barrier-and-counterstrike")
def test_no_barrier_answers_an_avoided_attack_but_a_counterstrike_may(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.attach("Circle of Lightning", fox)
    table.attach("Circle of Lightning", wolf)
    table.attach("Retaliate", fox)
    table.hide("Reverse Attack", fox)
    table.decide("counterstrike", ("counterstrike", fox.id, 0))
    table.dice("1* 0 0 0 2* 0 0 0 0", effect=1)
    table.decide("pay reveal", PAY)
    table.attack(wolf, "Bite", fox)
    assert wolf.damage == 3
    assert fox.damage == 0


@rule("sup.spell.reverse-attack-original-defender-for-barrier-and-counterstrike")
def test_a_barrier_answers_if_another_strike_was_not_avoided(table: Table) -> None:
    goran, grizzly = table.put("Goran, Werewolf Pet", RED), table.put("Steelclaw Grizzly", BLUE)
    table.attach("Circle of Lightning", grizzly)
    table.hide("Reverse Attack", grizzly)
    table.dice("0 0 0 0 0 0 2* 1*", effect=1)
    table.decide("pay reveal", PAY)
    table.attack(goran, "Feral Claws", grizzly)
    assert goran.damage == 3


@rule("sup.spell.reverse-attack-works-while-incapacitated")
def test_it_works_for_the_incapacitated_too(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.condition(fox, STUN)
    table.hide("Reverse Attack", fox)
    table.dice("2* 0 0 0")
    table.decide("pay reveal", PAY)
    table.attack(wolf, "Bite", fox)
    assert (wolf.damage, fox.damage) == (2, 0)


@rule("sup.spell.reverse-attack-swaps-source-and-target", "sup.spell.reverse-attack-source-matters-for-range")
def test_a_push_goes_away_from_the_new_source_and_range_does_not_matter(table: Table) -> None:
    bar = {"name": "Gust", "kind": "ranged", "action": "quick", "range": [1, 2], "dice": 1, "effects": "1+ = push"}
    blower = table.put(make_creature("Blower", attack=[bar]), RED, "B2")
    fox = table.put("Bitterwood Fox", BLUE, "B3")
    table.hide("Reverse Attack", fox)
    table.dice("0", effect=12)
    table.decide("pay reveal", PAY)
    table.attack(blower, "Gust", fox)
    assert blower.zone == table.zone("B1")
    assert fox.zone == table.zone("B3")


@rule("sup.spell.reverse-attack-swaps-source-and-target")
def test_it_strikes_back_at_what_would_be_no_legal_target(table: Table) -> None:
    unseen, fox = table.put(make_creature("Unseen", traits=["Invisible"]), RED), table.put("Bitterwood Fox", BLUE)
    hide = table.hide("Rhino Hide", fox)
    table.hide("Reverse Attack", fox)
    table.reveal_after("Roll Dice", hide)
    table.dice("2 0 0")
    table.decide("pay reveal", PAY)
    table.attack(unseen, "Strike", fox)
    assert unseen.damage == 2


@rule("sup.spell.reverse-attack-attacker-unchanged")
def test_the_attack_turned_back_is_the_attackers_first_on_himself(table: Table) -> None:
    wolf, grizzly = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE)
    table.attach("Marked for Death", wolf, BLUE)
    table.dice("0 0 0 0")
    table.attack(wolf, "Bite", grizzly)
    table.hide("Reverse Attack", grizzly)
    table.dice("1* 0 0 0 0")
    table.decide("pay reveal", PAY)
    table.attack(wolf, "Bite", grizzly)
    assert wolf.damage == 1
