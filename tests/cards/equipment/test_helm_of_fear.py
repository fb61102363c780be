"""Helm of Fear: whoever comes at the wearer in melee may lose his nerve."""

import pytest

from mageduel.facts.traits import BLOODTHIRSTY
from mageduel.kernel.requests import Answer
from mageduel.rules.attack.extra_attacks import promise_extra_attack
from mageduel.rules.attack.targets import why_not_attack
from mageduel.rules.casting.targeting import why_not_object
from mageduel.rules.refusals import DETERRED
from mageduel.state.events import AttackCanceled, AttackDeclared
from mageduel.state.objects import Object
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

SWEEP = {"name": "Sweep", "kind": "melee", "action": "quick", "dice": 3, "traits": ["Sweeping"]}
FLURRY = {"name": "Flurry", "kind": "melee", "action": "quick", "dice": 3, "traits": ["Triplestrike"]}
STRIKE = {"name": "Strike", "kind": "melee", "action": "quick", "dice": 3, "traits": ["Counterstrike"]}


@pytest.fixture
def table() -> Table:
    """A Warlock with the helm, an imp and a hellion beside him."""
    table = Table()
    table.move_to(table.blue, "B2")
    table.attach("Helm of Fear", table.blue)
    return table


@pytest.fixture
def imp(table: Table) -> Object:
    return table.put("Firebrand Imp", BLUE)


@pytest.fixture
def hellion(table: Table) -> Object:
    return table.put("Flaming Hellion", BLUE)


def offered(table: Table, kind: str) -> list[Answer]:
    """What was open to choose when this was asked."""
    return list(next(request.options for request in table.asked if request.kind == kind))


@rule("sup.spell.helm-of-fear-rolls-at-declare", "sup.spell.helm-of-fear-nine-plus-cancels")
def test_a_nine_cancels_the_attack_before_anything_can_be_revealed(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    block = table.hide("Block", table.blue)
    table.effect(9)
    table.decide("turn away", ("stop",))
    table.attack(wolf, "Bite", table.blue)
    assert table.blue.damage == 0
    assert table.events(AttackCanceled)
    assert not table.events(AttackDeclared)
    assert block.hidden


@rule("sup.spell.helm-of-fear-rolls-at-declare")
def test_on_an_eight_the_attack_goes_on(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.effect(8)
    table.dice("1 1 0 0")
    table.attack(wolf, "Bite", table.blue)
    assert table.blue.damage == 2


@rule("sup.spell.helm-of-fear-nine-plus-cancels", "ruling.r32")
def test_the_frightened_attacker_does_not_attack_him_again_this_round(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.effect(12)
    table.decide("turn away", ("stop",))
    table.attack(wolf, "Bite", table.blue)
    assert why_not_attack(table.game, wolf, wolf.card.attacks[0], table.blue) is DETERRED
    table.reset()
    assert why_not_attack(table.game, wolf, wolf.card.attacks[0], table.blue) is None


@rule("sup.spell.helm-of-fear-nine-plus-cancels")
def test_a_frightened_mage_cannot_aim_an_attack_spell_at_him_either(table: Table) -> None:
    table.move_to(table.red, "B2")
    geyser, heal = table.card("Geyser"), table.card("Minor Heal")
    assert why_not_object(table.game, table.red, geyser, table.blue) is None
    table.effect(9)
    table.decide("turn away", ("stop",))
    table.attack(table.red, "Basic Melee Attack", table.blue)
    assert why_not_object(table.game, table.red, geyser, table.blue) is DETERRED
    assert why_not_object(table.game, table.red, heal, table.blue) is None


@rule("sup.spell.helm-of-fear-rolls-at-declare")
def test_a_counterstrike_is_not_frightened_off(table: Table) -> None:
    fighter = table.put(make_creature(attack=[STRIKE]), RED)
    table.dice("0 0 0 0 1 1 1")
    table.decide("counterstrike", lambda request: request.options[1])
    table.attack(table.blue, "Basic Melee Attack", fighter)
    assert table.blue.damage == 3


@rule("sup.spell.helm-of-fear-nine-plus-cancels")
def test_even_the_frightened_may_counterstrike(table: Table) -> None:
    fighter = table.put(make_creature(attack=[STRIKE]), RED)
    table.effect(9)
    table.decide("turn away", ("stop",))
    table.attack(fighter, "Strike", table.blue)
    table.dice("0 0 0 0 1 1 1")
    table.decide("counterstrike", lambda request: request.options[1])
    table.attack(table.blue, "Basic Melee Attack", fighter)
    assert table.blue.damage == 3


def test_arrows_know_no_fear(table: Table) -> None:
    archer = table.put("Royal Archer", RED, "B3")
    table.dice("1 1 1 1")
    table.attack(archer, "Longbow", table.blue)
    assert table.blue.damage == 4


@rule("sup.spell.helm-of-fear-immune-creatures")
def test_the_nonliving_are_not_frightened(table: Table) -> None:
    golem = table.put(make_creature(traits=["Nonliving"]), RED)
    table.dice("1 1 1")
    table.attack(golem, "Strike", table.blue)
    assert table.blue.damage == 3


@rule("sup.spell.helm-of-fear-immune-creatures")
def test_the_psychic_immune_are_not_frightened(table: Table) -> None:
    calm = table.put(make_creature(traits=["Psychic Immunity"]), RED)
    table.dice("1 1 1")
    table.attack(calm, "Strike", table.blue)
    assert table.blue.damage == 3


@rule("sup.spell.helm-of-fear-attack-elsewhere")
def test_the_same_attack_may_be_made_on_another_target(table: Table, imp: Object) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.effect(9)
    table.decide("turn away", ("attack", imp.id))
    table.dice("1* 0 0 0")
    table.act(wolf, ("attack", wolf.id, 0, table.blue.id))
    assert (imp.damage, table.blue.damage) == (1, 0)


@rule("sup.spell.helm-of-fear-attack-elsewhere")
def test_bonuses_of_the_action_are_still_there_for_the_other_target(table: Table, hellion: Object) -> None:
    charger = table.put(make_creature(traits=["Charge +2"]), RED, "B3")
    table.effect(9)
    table.decide("turn away", ("attack", hellion.id))
    table.dice("1* 1* 1* 1* 1*")
    table.act(charger, ("move", "B2"), ("attack", charger.id, 0, table.blue.id))
    assert hellion.damage == 5


@rule("sup.spell.helm-of-fear-guard-if-first-attack")
def test_an_attacker_whose_first_attack_failed_may_guard(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.effect(10)
    table.decide("turn away", ("guard",))
    table.act(wolf, ("attack", wolf.id, 0, table.blue.id))
    assert wolf.guarding


@rule("sup.spell.example-helm-of-fear-sweep-redirected", "ruling.r32")
def test_a_sweep_turned_on_the_imp_goes_on_to_the_hellion_only(table: Table, imp: Object, hellion: Object) -> None:
    sweeper = table.put(make_creature("Sweeper", attack=[SWEEP]), RED)
    table.effect(9)
    table.decide("turn away", ("attack", imp.id))
    table.decide("sweep", ("sweep", hellion.id))
    table.dice("1* 0 0 1* 1* 0")
    table.attack(sweeper, "Sweep", table.blue)
    enemies = {("sweep", each.id) for each in (imp, hellion, table.blue)}
    assert enemies & set(offered(table, "sweep")) == {("sweep", hellion.id)}
    assert (imp.damage, hellion.damage, table.blue.damage) == (1, 2, 0)


@rule("sup.spell.example-helm-of-fear-sweep-guard")
def test_a_sweeper_that_guards_makes_no_attack_at_all(table: Table, imp: Object, hellion: Object) -> None:
    sweeper = table.put(make_creature("Sweeper", attack=[SWEEP]), RED)
    table.effect(9)
    table.decide("turn away", ("guard",))
    table.attack(sweeper, "Sweep", table.blue)
    assert sweeper.guarding
    assert imp.damage == hellion.damage == table.blue.damage == 0


@rule("sup.spell.example-helm-of-fear-second-attack")
def test_the_second_attack_of_a_sweep_can_only_turn_to_a_third_enemy(
    table: Table, imp: Object, hellion: Object
) -> None:
    sweeper = table.put(make_creature("Sweeper", attack=[SWEEP]), RED)
    table.decide("sweep", ("sweep", table.blue.id))
    table.effect(9)
    table.decide("turn away", ("attack", hellion.id))
    table.dice("1* 0 0 1* 1* 0")
    table.attack(sweeper, "Sweep", imp)
    assert ("guard",) not in offered(table, "turn away")
    assert ("attack", imp.id) not in offered(table, "turn away")
    assert ("attack", table.blue.id) not in offered(table, "turn away")
    assert (imp.damage, hellion.damage) == (1, 2)


@rule("sup.spell.example-helm-of-fear-triplestrike")
def test_all_three_strikes_go_to_the_new_target(table: Table, hellion: Object) -> None:
    flurry = table.put(make_creature("Dervish", attack=[FLURRY]), RED)
    table.effect(9)
    table.decide("turn away", ("attack", hellion.id))
    table.dice("1* 0 0 1* 0 0 1* 0 0")
    table.attack(flurry, "Flurry", table.blue)
    assert (hellion.damage, table.blue.damage) == (3, 0)


def test_one_roll_holds_for_all_strikes_of_an_attack(table: Table) -> None:
    flurry = table.put(make_creature("Dervish", attack=[FLURRY]), RED)
    table.effect(8)
    table.dice("1* 0 0 1* 0 0 1* 0 0")
    table.attack(flurry, "Flurry", table.blue)
    assert table.blue.damage == 3


def test_an_extra_attack_that_fails_may_turn_elsewhere_but_not_to_guarding(table: Table, hellion: Object) -> None:
    wolf = table.put("Timber Wolf", RED)
    promise_extra_attack(wolf)
    table.decide("extra attack", ("attack", wolf.id, 0, table.blue.id))
    table.effect(9)
    table.decide("turn away", ("attack", hellion.id))
    table.dice("1* 0 0 0 1* 0 0 0")
    table.attack(wolf, "Bite", hellion)
    assert ("guard",) not in offered(table, "turn away")
    assert hellion.damage == 2


def test_an_attacker_that_guards_has_no_extra_attack(table: Table, hellion: Object) -> None:
    wolf = table.put("Timber Wolf", RED)
    promise_extra_attack(wolf)
    table.effect(9)
    table.decide("turn away", ("guard",))
    table.attack(wolf, "Bite", table.blue)
    assert "extra attack" not in {request.kind for request in table.asked}
    assert hellion.damage == 0


def test_a_frightened_bloodthirsty_creature_must_turn_on_other_wounded_enemies(table: Table, hellion: Object) -> None:
    goran = table.put("Goran, Werewolf Pet", RED)
    hellion.damage = table.blue.damage = 1
    table.effect(9)
    table.decide("turn away", ("attack", hellion.id))
    bar = goran.card.attacks[0]
    dice = (bar.dice or 0) + goran.card.value(BLOODTHIRSTY)
    table.dice(" ".join(["0"] * dice))
    table.attack(goran, bar.name, table.blue)
    assert offered(table, "turn away") == [("attack", hellion.id)]


def test_the_wearer_keeps_his_guard_marker(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.guard(table.blue)
    table.effect(9)
    table.decide("turn away", ("stop",))
    table.attack(wolf, "Bite", table.blue)
    assert table.blue.guarding


@rule("ruling.r41", "sup.spell.helm-of-fear-guard-if-first-attack")
def test_guarding_for_fear_uses_up_the_action_and_ends_the_action_phase(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.effect(9)
    table.decide("turn away", ("guard",))
    table.act(wolf, ("attack", wolf.id, 0, table.blue.id))
    assert wolf.guarding


def test_who_neither_turns_elsewhere_nor_guards_may_still_do_something_else(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.effect(9)
    table.decide("turn away", ("stop",))
    table.act(wolf, ("attack", wolf.id, 0, table.blue.id), ("move", "B3"), ("guard",))
    assert wolf.zone == table.zone("B3")


def test_who_turned_elsewhere_has_attacked(table: Table, imp: Object) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.effect(9)
    table.decide("turn away", ("attack", imp.id))
    table.dice("1* 0 0 0")
    table.act(wolf, ("attack", wolf.id, 0, table.blue.id))
    assert imp.damage == 1
