"""Attacks that turn, end early, or change what comes after them."""

from mageduel.dsl.steps import DAMAGE_AND_EFFECTS, DECLARE_ATTACK
from mageduel.facts.traits import MELEE, SWEEPING
from mageduel.kernel.requests import Answer, Request
from tests.kit.answers import PAY, attack, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@rule(
    "sup.spell.example-reverse-attack-doublestrike",
    "sup.spell.reverse-attack-original-defender-for-barrier-and-counterstrike",
)
def test_the_first_claw_thrown_back_the_second_lands_and_everything_answers() -> None:
    table = Table(red="Warlock", mana=20)
    goran = table.put("Goran, Werewolf Pet", RED)
    wolf = table.put("Timber Wolf", BLUE)
    table.attach("Circle of Lightning", wolf)
    table.guard(wolf)
    table.hide("Reverse Attack", wolf)
    table.decide("pay reveal", PAY)
    table.decide("counterstrike", take(wolf))
    table.dice("2* 0 0")
    table.dice("1* 0 0")
    table.dice("1* 0", effect=1)
    table.dice("1* 0 0 0")
    table.attack(goran, "Feral Claws", wolf)
    assert (goran.damage, wolf.damage) == (2 + 1 + 1, 1)
    assert not wolf.guarding


def test_a_wounded_killer_smells_his_own_blood_and_dead_of_his_own_claw_strikes_no_more() -> None:
    table = Table(red="Warlock", mana=20)
    goran = table.put("Goran, Werewolf Pet", RED, damage=10)
    wolf = table.put("Timber Wolf", BLUE)
    table.hide("Reverse Attack", wolf)
    table.decide("pay reveal", PAY)
    table.dice("2* 0 0 0")  # Bloodthirsty +1: what is rolled for is wounded and Living, if it is himself
    table.attack(goran, "Feral Claws", wolf)
    assert not table.in_play(goran)
    assert wolf.damage == 0


def test_a_target_saved_between_two_strikes_is_struck_once() -> None:
    table = Table(red="Warlock", blue="Priestess", mana=20)
    goran = table.put("Goran, Werewolf Pet", RED)
    bear = table.put("Steelclaw Grizzly", BLUE)
    rescue = table.hide("Divine Intervention", bear)
    table.reveal_after(DAMAGE_AND_EFFECTS, rescue, by=goran, target=bear)
    table.decide("teleport", ("teleport", "A1"))
    table.dice("1* 0 0")
    table.act(goran, attack(goran, "Feral Claws", bear))
    assert (table.place(bear), bear.damage) == ("A1", 1)


@rule("sup.codex.rage-only-from-enemy-creature-attacks")
def test_two_wounds_of_one_action_enrage_a_guarding_gorilla_twice_before_it_strikes_back() -> None:
    table = Table(red="Warlock")
    goran = table.put("Goran, Werewolf Pet", RED)
    gorilla = table.put("Mountain Gorilla", BLUE)
    table.guard(gorilla)
    table.decide("counterstrike", take(gorilla))
    table.dice("1* 0 0")
    table.dice("1* 0 0 0")
    table.dice("1* 0 0 0 0 0")
    table.attack(goran, "Feral Claws", gorilla)
    assert table.value(gorilla, MELEE) == 2
    assert goran.damage == 1


def test_valshalla_avenges_a_friend_burned_by_an_enemy_mage_once_a_round() -> None:
    table = Table(red="Warlock", mana=30)
    table.move_to(table.red, "B2")
    valshalla = table.put("Valshalla, Lightning Angel", BLUE, "A1")
    for _ in range(2):
        fox = table.put("Bitterwood Fox", BLUE, damage=4)
        table.dice("1 0 0 0", effect=1)
        table.cast(table.red, "Flameblast", fox)
        assert not table.in_play(fox)
    assert table.value(valshalla, MELEE) == 1


@rule("core.guard.checked-at-declare")
def test_a_guard_held_fast_after_the_attack_was_declared_is_still_the_one_attacked() -> None:
    table = Table(red="Wizard", mana=20)
    wolf = table.put("Timber Wolf", RED)
    bear = table.put("Steelclaw Grizzly", BLUE)
    fox = table.put("Bitterwood Fox", BLUE)
    table.guard(bear)
    hold = table.hide("Force Hold", bear, RED)
    table.reveal_after(DECLARE_ATTACK, hold, by=wolf, target=bear)
    table.decide("counterstrike", take(bear))
    table.dice("1* 0 0 0")
    table.dice("1* 0 0 0 0")
    table.attack(wolf, "Bite", bear)
    assert (bear.damage, wolf.damage, fox.damage) == (1, 1, 0)
    assert not bear.guarding


@rule("sup.rules.example-sweeping-vs-divine-intervention")
def test_a_sweep_goes_on_to_another_when_its_first_target_is_carried_off() -> None:
    table = Table(red="Warlord", blue="Priestess", mana=20)
    dwarf = table.put("Dwarf Kriegsbiel", RED)
    gorilla, wolf = table.put("Mountain Gorilla", BLUE), table.put("Timber Wolf", BLUE)
    rescue = table.hide("Divine Intervention", gorilla)
    table.reveal_after(DECLARE_ATTACK, rescue, by=dwarf, target=gorilla)
    table.decide("teleport", ("teleport", "B2"))

    def not_the_gorilla(request: Request) -> Answer:
        assert ("sweep", gorilla.id) not in request.options  # though he stands there again
        return ("sweep", wolf.id)

    table.decide("sweep", not_the_gorilla)
    bar = next(each for each in dwarf.card.attacks if SWEEPING in each.traits)
    table.dice(" ".join(["1*", *"0" * ((bar.dice or 0) - 1)]), effect=1 if bar.effects else None)
    table.act(dwarf, attack(dwarf, bar.name, gorilla))
    assert (gorilla.damage, wolf.damage) == (0, 1)
