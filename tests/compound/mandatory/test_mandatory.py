"""What must be done: Bloodthirsty, Taunt, and reveals that compete."""

from collections.abc import Callable

import pytest

from mageduel.facts.conditions import DAZE, SLEEP, TAINTED, TAUNT, ZOMBIE
from mageduel.kernel.requests import Answer, Request
from mageduel.state.objects import Object
from tests.kit.answers import (
    FORFEIT,
    GUARD,
    NOTHING,
    PAY,
    STOP,
    attack,
    move,
    next_one,
    sweep,
    take,
)
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature


def goran_in(table: Table, zone: str = "B2") -> Object:
    return table.put("Goran, Werewolf Pet", RED, zone)


def targets(offers: list[Answer]) -> set[object]:
    """Whom the attacks on offer are aimed at."""
    return {each[-1] for each in offers if each[0] == "attack"}


def free(offers: list[Answer]) -> bool:
    return NOTHING in offers or GUARD in offers


def note(offers: list[Answer], answer: Answer) -> Callable[[Request], Answer]:
    def decide(request: Request) -> Answer:
        offers.extend(request.options)
        return answer

    return decide


@rule("core.trait.bloodthirsty-must-attack", "core.trait.bloodthirsty-not-vs-undamaged-or-nonliving")
def test_blood_is_smelled_on_the_living_and_on_enemies_only() -> None:
    table = Table(red="Warlock")
    goran = goran_in(table)
    table.put("Skeletal Sentry", BLUE, damage=5)
    table.put("Timber Wolf", RED, damage=5)
    table.put("Mana Flower", BLUE, damage=2)
    assert free(table.actions(goran))
    fox = table.put("Bitterwood Fox", BLUE, damage=1)
    offers = table.actions(goran)
    assert not free(offers)
    assert targets(offers) == {fox.id}
    assert not any(each[0] == "move" for each in offers)


@rule("sup.rules.example-bloodthirsty-blocked-by-guard")
def test_a_guard_without_a_scratch_frees_the_bloodthirsty_from_the_wounded_behind_him() -> None:
    table = Table(red="Warlock")
    goran = goran_in(table)
    table.put("Bitterwood Fox", BLUE, damage=1)
    guard = table.put("Timber Wolf", BLUE)
    table.guard(guard)
    assert free(table.actions(goran))
    assert targets(table.actions(goran)) >= {guard.id}
    table.attach("Mongoose Agility", goran)
    assert not free(table.actions(goran))


@rule("sup.rules.mandatory-action-never-legalizes-forbidden-action")
def test_the_wounded_out_of_reach_in_the_air_demands_nothing_till_it_falls() -> None:
    table = Table(red="Warlock")
    goran = goran_in(table)
    falcon = table.put("Thunderift Falcon", BLUE, damage=1)
    assert free(table.actions(goran))
    table.give(falcon, SLEEP)
    assert targets(table.actions(goran)) == {falcon.id}


@rule("core.trait.bloodthirsty-must-attack")
def test_blood_in_the_next_zone_draws_nobody_but_once_there_it_must_be_spilled() -> None:
    table = Table(red="Warlock")
    goran = goran_in(table, "B1")
    fox = table.put("Bitterwood Fox", BLUE, "B2", damage=1)
    assert free(table.actions(goran))
    offers: list[Answer] = []
    table.dice("1 0 0 0 0")
    table.act(goran, move("B2"), note(offers, attack(goran, "Fangs", fox)))
    assert set(offers) == {attack(goran, "Fangs", fox)}


@rule("core.trait.bloodthirsty-first-eligible-attack-only")
def test_the_first_claw_draws_blood_and_the_second_smells_it() -> None:
    table = Table(red="Warlock")
    goran = goran_in(table)
    bear = table.put("Steelclaw Grizzly", BLUE)
    table.dice("1* 0 0")
    table.dice("1* 0 0 0")
    table.attack(goran, "Feral Claws", bear)
    assert bear.damage == 2


@rule("codex.tainted.three-damage", "codex.bloodthirsty.must-attack")
def test_a_taint_is_a_wound_to_the_bloodthirsty() -> None:
    table = Table(red="Warlock")
    goran = goran_in(table)
    wolf = table.put("Timber Wolf", BLUE)
    table.give(wolf, TAINTED)
    assert not free(table.actions(goran))
    table.dice("1* 0 0 0 0")
    table.act(goran, attack(goran, "Fangs", wolf))


@rule("core.trait.bloodthirsty-and-taunt-choice", "codex.taunt.competing")
def test_between_a_taunt_and_the_smell_of_blood_his_player_chooses() -> None:
    table = Table(red="Warlock")
    goran = goran_in(table)
    ferret = table.put("Sosruko, Ferret Companion", BLUE)
    table.dice("0 0", effect=7)
    table.attack(ferret, "Bite", goran)
    assert goran.conditions == {TAUNT: 1}
    assert targets(table.actions(goran)) == {ferret.id}
    fox = table.put("Bitterwood Fox", BLUE, damage=1)
    offers = table.actions(goran)
    assert not free(offers)
    assert targets(offers) == {ferret.id, fox.id}
    table.dice("1 0 0 0 0")
    table.act(goran, attack(goran, "Fangs", fox))
    assert goran.conditions == {}


@rule("sup.codex.taunt-self-canceled")
def test_a_taunt_thrown_back_at_the_ferret_is_no_taunt() -> None:
    table = Table(mana=20)
    ferret = table.put("Sosruko, Ferret Companion", RED)
    wolf = table.put("Timber Wolf", BLUE)
    table.hide("Reverse Attack", wolf)
    table.decide("pay reveal", PAY)
    table.dice("1 0", effect=12)
    table.attack(ferret, "Bite", wolf)
    assert (ferret.damage, ferret.conditions, wolf.conditions) == (1, {}, {})


def test_the_ferret_moves_and_is_forgotten() -> None:
    table = Table()
    ferret = table.put("Sosruko, Ferret Companion", RED)
    wolf = table.put("Timber Wolf", BLUE)
    table.dice("0 0", effect=7)
    table.attack(ferret, "Bite", wolf)
    assert not free(table.actions(wolf))
    table.move_to(ferret, "A1")
    assert free(table.actions(wolf))
    table.act(ferret, NOTHING)
    assert wolf.conditions == {}


@rule("sup.rules.mandatory-action-must-pay-costs")
@pytest.mark.parametrize(("mana", "is_free"), [(2, False), (1, True)])
def test_a_pacified_killer_who_can_pay_has_to_pay_and_attack(mana: int, is_free: bool) -> None:
    table = Table(red="Warlock", mana=mana)
    goran = goran_in(table)
    fox = table.put("Bitterwood Fox", BLUE, damage=1)
    table.attach("Pacify", goran, BLUE)
    assert free(table.actions(goran)) == is_free
    if not is_free:
        table.dice("0 0 0 0 0")
        table.act(goran, attack(goran, "Fangs", fox))
        assert table.red.mana == 0


def test_a_miss_in_a_daze_has_done_its_duty() -> None:
    table = Table(red="Warlock")
    goran = goran_in(table)
    fox = table.put("Bitterwood Fox", BLUE, damage=1)
    table.give(goran, DAZE)
    table.effect(1)
    table.act(goran, attack(goran, "Fangs", fox))
    assert fox.damage == 1


@rule("ruling.r42")
def test_a_furious_killers_extra_attack_goes_for_blood_too() -> None:
    table = Table(red="Warlock", mana=20)
    goran = goran_in(table)
    fox = table.put("Bitterwood Fox", BLUE, damage=1)
    bear = table.put("Steelclaw Grizzly", BLUE)
    table.cast(table.red, "Battle Fury", goran)
    offers: list[Answer] = []
    table.dice("0 0 0 0 0")
    table.dice("0 0 0 0")
    table.decide("extra attack", note(offers, attack(goran, "Fangs", fox)))
    table.act(goran, attack(goran, "Fangs", fox))
    assert targets(offers) == {fox.id}
    assert bear.damage == 0


@rule("sup.rules.example-bloodthirsty-sweep-two-damaged", "sup.rules.example-bloodthirsty-sweep-one-damaged")
def test_a_bloodthirsty_sweep_goes_from_wound_to_wound_and_otherwise_where_it_likes() -> None:
    for hurt in (True, False):
        table = Table()
        beast = table.put(
            make_creature(
                "Reaper",
                traits=["Bloodthirsty +1"],
                attack=[{"name": "Scythe", "kind": "melee", "action": "quick", "dice": 2, "traits": ["Sweeping"]}],
            ),
            RED,
        )
        first = table.put("Steelclaw Grizzly", BLUE, damage=1)
        second = table.put("Timber Wolf", BLUE, damage=1 if hurt else 0)
        third = table.put("Mountain Gorilla", BLUE)
        offers: list[Answer] = []
        table.decide("sweep", note(offers, sweep(second)))
        table.dice("0 0 0")
        table.dice("0 0")
        table.act(beast, attack(beast, "Scythe", first))
        assert (sweep(third) in offers, STOP in offers) == (not hurt, not hurt)


@rule("sup.rules.bloodthirsty-zero-still-mandatory")
def test_a_zombie_without_a_bonus_is_driven_all_the_same() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    table.give(wolf, ZOMBIE)
    fox = table.put("Bitterwood Fox", BLUE, damage=1)
    assert not free(table.actions(wolf))
    table.dice("0 0 0 0")
    table.act(wolf, attack(wolf, "Bite", fox))


def test_a_bloodthirsty_mage_hunter_must_attack_the_wounded_mage_or_another_wounded() -> None:
    table = Table(red="Warlock")
    goran = goran_in(table)
    table.move_to(table.blue, "B2")
    wolf = table.put("Timber Wolf", BLUE, damage=1)
    table.blue.damage = 1
    assert targets(table.actions(goran)) == {table.blue.id, wolf.id}


def test_frightened_off_one_wounded_mage_the_killer_has_to_take_the_next_wounded() -> None:
    table = Table(red="Warlock", blue="Warlock")
    goran = goran_in(table)
    table.move_to(table.blue, "B2")
    table.attach("Helm of Fear", table.blue)
    table.blue.damage = 1
    fox = table.put("Bitterwood Fox", BLUE, damage=1)
    bear = table.put("Steelclaw Grizzly", BLUE)
    offers: list[Answer] = []
    table.effect(9)
    table.decide("turn away", note(offers, ("attack", fox.id)))
    table.dice("1 0 0 0 0")
    table.act(goran, attack(goran, "Fangs", table.blue))
    assert fox.damage == 2
    assert ("attack", bear.id) not in offers


def test_block_and_reverse_attack_are_both_turned_up_and_one_of_them_serves() -> None:
    table = Table(mana=20)
    wolf = table.put("Timber Wolf", RED)
    bear = table.put("Steelclaw Grizzly", BLUE)
    block, turn = table.hide("Block", bear), table.hide("Reverse Attack", bear)
    table.decide("order", next_one(turn))
    table.decide("pay reveal", PAY, FORFEIT)
    table.dice("2* 0 0 0")
    table.attack(wolf, "Bite", bear)
    assert (wolf.damage, bear.damage) == (2, 0)
    assert not table.in_play(block)
    assert not table.in_play(turn)
    assert table.blue.mana == 15


@rule("core.defense.block-reveal-may-go-unpaid")
def test_a_block_nobody_pays_for_leaves_the_reflexes_to_do_the_work() -> None:
    table = Table(mana=20)
    wolf = table.put("Timber Wolf", RED)
    bear = table.put("Steelclaw Grizzly", BLUE)
    block = table.hide("Block", bear)
    reflexes = table.attach("Cobra Reflexes", bear)
    table.decide("pay reveal", FORFEIT)
    table.decide("defend", take(reflexes))
    table.effect(7)
    assert table.attack(wolf, "Bite", bear).avoided
    assert not table.in_play(block)
    assert table.blue.mana == 20


def test_an_attack_that_misses_by_itself_leaves_block_hidden() -> None:
    table = Table(mana=20)
    wolf = table.put("Timber Wolf", RED)
    bear = table.put("Steelclaw Grizzly", BLUE)
    block = table.hide("Block", bear)
    table.give(wolf, DAZE)
    table.effect(6)
    table.attack(wolf, "Bite", bear)
    assert table.in_play(block)
    assert block.hidden


@rule("ruling.r55")
def test_an_unavoidable_blade_uses_block_up_for_nothing() -> None:
    table = Table(mana=20)
    brogan = table.put("Brogan Bloodstone", RED)
    bear = table.put("Steelclaw Grizzly", BLUE)
    block = table.hide("Block", bear)
    table.always("pay reveal", FORFEIT)
    table.dice("1 0 0 0")
    table.attack(brogan, "Vorpal Blade", bear)
    assert bear.damage == 1
    assert not table.in_play(block)


def test_two_traps_in_one_zone_both_spring_though_the_first_carries_the_victim_off() -> None:
    table = Table(mana=20)
    wolf = table.put("Timber Wolf", RED, "B1")
    fire, gate = table.hide("Hellfire Trap", "B2", BLUE), table.hide("Teleport Trap", "B2", BLUE)
    table.decide("order", next_one(gate))
    table.always("pay reveal", PAY)
    table.decide("teleport", ("teleport", "A1"))
    table.dice("1* 0 0 0", effect=1)
    table.act(wolf, move("B2"), NOTHING)
    assert table.place(wolf) == "A1"
    assert not table.in_play(fire)
    assert not table.in_play(gate)
    assert wolf.damage == 1  # triggered is triggered: the fire finds its victim


def test_a_storm_over_the_zone_leaves_block_face_down() -> None:
    """A zone attack aims at nobody: what waits for its bearer to be attacked by name stays where it is."""
    table = Table(red="Warlock", mana=30)
    table.move_to(table.red, "B1")
    bear = table.put("Steelclaw Grizzly", BLUE)
    block = table.hide("Block", bear)
    table.always("pay reveal", FORFEIT)
    table.dice("0 0 0 0 0", effect=1)
    table.cast(table.red, "Firestorm", "B2")
    assert table.in_play(block)
