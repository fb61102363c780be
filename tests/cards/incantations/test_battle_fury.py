"""Battle Fury: one more quick melee attack at the end of the next melee attack action."""

import pytest

from mageduel.facts.conditions import DAZE, STUN
from tests.kit.answers import PAY
from tests.kit.ledger import rule
from tests.kit.surprises import blink, counterspell
from tests.kit.table import BLUE, RED, Refused, Table, make_card, make_creature

HAMMER = (("Tap", "quick"), ("Smash", "full"))


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "B2")
    return table


@rule(
    "sup.spell.battle-fury-extra-quick-melee-attack",
    "sup.spell.battle-fury-same-attack-action",
    "sup.spell.battle-fury-no-repeat-of-first-attack-bonuses",
    "ruling.r32",
)
def test_after_its_attack_it_strikes_again_without_repeating_bonuses(table: Table) -> None:
    wolf, grizzly = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE)
    table.cast(table.red, "Battle Fury", wolf)
    assert table.red.mana == 50 - 5
    table.cast(table.red, "Call of the Wild", None)
    table.dice("1* 0 0 0 0")  # Melee +1 counts once in the attack action
    table.dice("2* 0 0 0")
    table.decide("extra attack", ("attack", wolf.id, 0, grizzly.id))
    table.attack(wolf, "Bite", grizzly)
    assert grizzly.damage == 3


@rule("sup.spell.battle-fury-extra-quick-melee-attack")
def test_a_mages_extra_attack_with_a_weapon_is_quick_too(table: Table) -> None:
    bars = [{"name": name, "kind": "melee", "action": action, "dice": 2} for name, action in HAMMER]
    hammer = make_card(
        name="Test Hammer", type="equipment", cost=5, action="quick", range=[0, 2], target="mage", attack=bars
    )
    weapon, grizzly = table.attach(hammer, table.red), table.put("Steelclaw Grizzly", BLUE)
    table.cast(table.red, "Battle Fury", table.red)
    table.dice("1* 0 0")
    table.decide("extra attack", ("stop",))
    table.attack(table.red, "Tap", grizzly, source=weapon)
    (request,) = (each for each in table.asked if each.kind == "extra attack")
    assert ("attack", weapon.id, 0, grizzly.id) in request.options
    assert ("attack", weapon.id, 1, grizzly.id) not in request.options


def test_without_it_there_is_one_attack(table: Table) -> None:
    wolf, grizzly = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE)
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", grizzly)
    assert not any(request.kind == "extra attack" for request in table.asked)


def test_it_may_leave_it_at_one_attack_and_has_one_extra_only(table: Table) -> None:
    wolf, grizzly = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE)
    table.cast(table.red, "Battle Fury", wolf)
    table.dice("1* 0 0 0")
    table.decide("extra attack", ("stop",))
    table.attack(wolf, "Bite", grizzly)
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", grizzly)
    assert grizzly.damage == 2


@rule("sup.spell.battle-fury-any-legal-target")
def test_the_extra_attack_goes_to_the_same_or_another_legal_target_and_is_quick(table: Table) -> None:
    grizzly, hydra = table.put("Steelclaw Grizzly", RED), table.put("Darkfenne Hydra", BLUE)
    fox, bat = table.put("Bitterwood Fox", BLUE), table.put("Darkfenne Bat", BLUE)
    far = table.put("Timber Wolf", BLUE, "B3")
    table.cast(table.red, "Battle Fury", grizzly)
    table.dice("1* 0 0 0 0 0 0")
    table.decide("extra attack", ("stop",))
    table.attack(grizzly, "Heavy Claw Strike", fox)
    offered = next(request for request in table.asked if request.kind == "extra attack").options
    assert ("attack", grizzly.id, 0, fox.id) in offered
    assert ("attack", grizzly.id, 0, hydra.id) in offered
    assert not any(each[0] == "attack" and (each[2] == 1 or each[3] in (bat.id, far.id)) for each in offered)


def test_the_extra_attack_is_a_melee_attack(table: Table) -> None:
    bars = [
        {"name": "Claw", "kind": "melee", "action": "quick", "dice": 3},
        {"name": "Spit", "kind": "ranged", "action": "quick", "dice": 3, "range": [0, 1]},
    ]
    spitter, wolf = table.put(make_creature("Spitter", attack=bars), RED), table.put("Timber Wolf", BLUE)
    table.cast(table.red, "Battle Fury", spitter)
    table.dice("1* 0 0")
    table.decide("extra attack", ("stop",))
    table.attack(spitter, "Claw", wolf)
    offered = next(request for request in table.asked if request.kind == "extra attack").options
    assert {each[2] for each in offered if each[0] == "attack"} == {0}


@rule("sup.rules.canceled-target-illegal-for-rest-of-action")
def test_a_target_that_escaped_is_out_of_reach_for_the_rest_of_the_action(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    bear = table.put("Steelclaw Grizzly", BLUE)
    table.cast(table.red, "Battle Fury", wolf)
    table.reveal_after("Avoid Attack", table.hide(blink(), fox))
    table.decide("extra attack", ("stop",))
    table.attack(wolf, "Bite", fox)
    offered = next(request for request in table.asked if request.kind == "extra attack").options
    assert ("attack", wolf.id, 0, bear.id) in offered
    assert ("attack", wolf.id, 0, fox.id) not in offered


@rule("sup.spell.battle-fury-different-defender-new-sequence")
def test_another_defender_strikes_back_for_itself(table: Table) -> None:
    wolf, hydra, fox = (
        table.put("Timber Wolf", RED),
        table.put("Darkfenne Hydra", BLUE),
        table.put("Bitterwood Fox", BLUE),
    )
    table.attach("Circle of Lightning", hydra)
    table.cast(table.red, "Battle Fury", wolf)
    table.dice("1* 0 0 0")
    table.decide("extra attack", ("attack", wolf.id, 0, hydra.id))
    table.dice("1* 0 0 0")
    barrier = hydra.attachments[0].card.attacks[0]
    table.dice("1* " + "0 " * ((barrier.dice or 0) - 1), effect=1)
    table.decide("counterstrike", ("counterstrike", hydra.id, 0))
    table.dice("2* 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert (fox.damage, hydra.damage, wolf.damage) == (1, 1, 3)


@rule("sup.spell.battle-fury-same-defender-no-second-barrier-or-counterstrike", "ruling.r32")
def test_the_same_defender_answers_once(table: Table) -> None:
    wolf, hydra = table.put("Timber Wolf", RED), table.put("Darkfenne Hydra", BLUE)
    table.cast(table.red, "Battle Fury", wolf)
    table.dice("1* 0 0 0")
    table.decide("counterstrike", ("counterstrike", hydra.id, 0))
    table.dice("2* 0 0 0")
    table.decide("extra attack", ("attack", wolf.id, 0, hydra.id))
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", hydra)
    assert (hydra.damage, wolf.damage) == (2, 2)


def test_a_barrier_that_the_first_attack_missed_does_not_answer_the_second(table: Table) -> None:
    wolf, gremlin = table.put("Timber Wolf", RED), table.put("Blue Gremlin", BLUE)
    table.attach("Circle of Lightning", gremlin)
    table.cast(table.red, "Battle Fury", wolf)
    table.decide("defend", lambda request: next(each for each in request.options if each[0] != "no defense"))
    table.effect(12)
    table.decide("extra attack", ("attack", wolf.id, 0, gremlin.id))
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", gremlin)
    assert (gremlin.damage, wolf.damage) == (1, 0)


@rule("sup.spell.battle-fury-conditions-affect-extra-attack")
def test_a_daze_from_the_barrier_spoils_the_extra_attack_and_stays(table: Table) -> None:
    wolf, grizzly = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE)
    table.attach("Circle of Lightning", grizzly)
    table.cast(table.red, "Battle Fury", wolf)
    barrier = grizzly.attachments[0].card.attacks[0]
    roll = next(row.low for row in barrier.effects if row.effects == (("daze", 1),))
    table.dice("1* 0 0 0")
    table.dice("0 " * (barrier.dice or 0), effect=roll)
    table.decide("extra attack", ("attack", wolf.id, 0, grizzly.id))
    table.effect(6)  # the dazed wolf misses
    table.act(wolf, ("attack", wolf.id, 0, grizzly.id))
    assert grizzly.damage == 1
    assert DAZE in wolf.conditions


@rule("sup.spell.battle-fury-conditions-affect-extra-attack")
def test_a_stun_from_the_barrier_leaves_no_extra_attack(table: Table) -> None:
    wolf, grizzly = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE)
    table.attach("Circle of Lightning", grizzly)
    table.cast(table.red, "Battle Fury", wolf)
    barrier = grizzly.attachments[0].card.attacks[0]
    roll = next(row.low for row in barrier.effects if row.effects == (("stun", 1),))
    table.dice("1* 0 0 0")
    table.dice("0 " * (barrier.dice or 0), effect=roll)
    table.act(wolf, ("attack", wolf.id, 0, grizzly.id))
    assert STUN in wolf.conditions
    assert not any(request.kind == "extra attack" for request in table.asked)


@rule("sup.spell.battle-fury-wasted-on-counterstrike", "ruling.r32")
def test_a_counterstrike_wastes_it(table: Table) -> None:
    wolf, hydra = table.put("Timber Wolf", RED), table.put("Darkfenne Hydra", BLUE)
    table.move_to(table.blue, "B2")
    table.cast(table.blue, "Battle Fury", hydra)
    table.dice("1* 0 0 0")
    table.decide("counterstrike", ("counterstrike", hydra.id, 0))
    table.dice("1* 0 0 0")
    table.attack(wolf, "Bite", hydra)
    table.dice("1* 0 0 0")
    table.attack(hydra, "Snapping Bite", wolf)
    assert not any(request.kind == "extra attack" for request in table.asked)


@rule("sup.spell.battle-fury-once-per-creature-per-round")
def test_one_a_round_on_each_creature(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", RED)
    table.cast(table.red, "Battle Fury", wolf)
    with pytest.raises(Refused):
        table.cast(table.red, "Battle Fury", wolf)
    table.cast(table.red, "Battle Fury", fox)
    table.reset()
    table.cast(table.red, "Battle Fury", wolf)


@rule("sup.spell.battle-fury-limit-is-part-of-effect")
def test_a_countered_one_does_not_count(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.hide(counterspell(), wolf, BLUE)
    table.decide("pay reveal", PAY)
    assert table.cast(table.red, "Battle Fury", wolf).is_countered
    assert not table.cast(table.red, "Battle Fury", wolf).is_countered


def test_incorporeal_creatures_know_no_fury(table: Table) -> None:
    spirit = table.put("Whirling Spirit", RED)
    with pytest.raises(Refused):
        table.cast(table.red, "Battle Fury", spirit)
