"""Melee bonuses, attack spells, and the steps of an attack as players see them."""

from typing import Any

from mageduel.views.questions import question
from mageduel.views.table import table as shown
from tests.kit.academy import DICE, AcademyDuel, AcademyTable
from tests.kit.answers import attack, cast, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature
from tests.modes.academy import folk
from tests.modes.academy.folk import HOUND, bolt
from tests.modes.academy.test_attack import BOLT, bar

# Melee +X


@rule("academy.codex.melee-plus", "ruling.r37")
def test_melee_is_for_the_first_melee_attack_of_the_round(table: AcademyTable) -> None:
    fierce = table.put(make_creature("Fierce", traits=["Melee +2"], attack=[bar(traits=["Counterstrike"])]), BLUE)
    attackers = [table.put(HOUND, RED) for _ in range(2)]
    for number, each in enumerate(attackers):
        table.decide("counterstrike", take("counterstrike"))
        table.dice("0 0" + " 0" * (3 if number else 5))
        table.attack(each, "Bite", fierce)
    foe = table.put(make_creature("Foe"), RED)
    table.dice("0 0 0")
    table.attack(fierce, "Strike", foe)
    assert [each.dice for each in table.attacks(fierce)] == [5, 3, 3]
    table.next_round()
    table.dice("0 0 0 0 0")
    table.attack(fierce, "Strike", foe)
    assert table.attacks(fierce)[-1].dice == 5


@rule("academy.codex.melee-plus")
def test_only_the_first_of_two_strikes_has_it_and_growth_comes_too_late(table: AcademyTable) -> None:
    bar_row = bar(dice=1, traits=["Doublestrike"])
    twin = table.put(make_creature("Twin", traits=["Melee +1"], attack=[bar_row]), RED)
    foe = table.put(make_creature("Foe"), BLUE)
    fury = table.hide("Bear Strength", twin)
    table.reveal_after(DICE, fury)
    table.decide("strike again", ("strike again",))
    table.dice("0 0 0")
    table.attack(twin, "Strike", foe)
    assert table.rolled == [2, 1]


@rule("academy.codex.melee-plus")
def test_an_avoided_attack_has_used_it_up(table: AcademyTable) -> None:
    fierce = table.put(make_creature("Fierce", traits=["Melee +2"]), RED)
    nimble = table.put(make_creature("Nimble", defense="2+ inf"), BLUE)
    table.decide("defend", take(nimble))
    table.effect(2)
    table.attack(fierce, "Strike", nimble)
    table.dice("0 0 0")
    table.decide("defend", ("no defense",))
    table.attack(fierce, "Strike", nimble)
    assert table.attacks(fierce)[-1].dice == 3


@rule("academy.codex.melee-plus")
def test_ranged_attacks_neither_have_it_nor_use_it_up(table: AcademyTable) -> None:
    shot = bar(name="Shot", kind="ranged", range=[0, 2])
    both = table.put(make_creature("Both", traits=["Melee +1"], attack=[bar(), shot]), RED)
    foe = table.put(make_creature("Foe"), BLUE)
    table.dice("0 0 0")
    table.attack(both, "Shot", foe)
    table.dice("0 0 0 0")
    table.attack(both, "Strike", foe)
    assert table.rolled == [3, 4]


@rule("academy.codex.melee-plus-stacks")
def test_several_melee_bonuses_add_up(table: AcademyTable) -> None:
    fierce = table.put(make_creature("Fierce", traits=["Melee +1"]), RED)
    foe = table.put(make_creature("Foe"), BLUE)
    table.attach("Bear Strength", fierce)
    table.dice("0 0 0 0 0 0")
    table.attack(fierce, "Strike", foe)
    assert table.rolled == [3 + 1 + 2]


def test_in_the_arena_every_attack_action_has_its_melee_bonus() -> None:
    arena = Table()
    fierce, foe = arena.put(make_creature("Fierce", traits=["Melee +2"]), RED), arena.put(make_creature("Foe"), BLUE)
    for _ in range(2):
        arena.dice("0 0 0 0 0")
        arena.attack(fierce, "Strike", foe)
    assert arena.rolled == [5, 5]


# Attack spells (chapter Attacks)


@rule("academy.attack-spell.normal-rules", "academy.attack-spell.discard", "academy.cast.one-shot-discard")
def test_an_attack_spell_attacks_with_its_own_bar_and_is_discarded(table: AcademyTable) -> None:
    foe = table.put(make_creature("Foe", defense="7+ 1x", armor=1), BLUE)
    table.decide("defend", take(foe))
    table.effect(6)
    table.dice("2 1*")
    table.cast(table.red, BOLT, foe)
    assert (foe.damage, table.discarded(RED)) == (2, ["Test Bolt"])


@rule("academy.attack-spell.always-ranged")
def test_attack_spells_pass_guards_and_are_never_answered(table: AcademyTable) -> None:
    guard, other = table.put(make_creature("Guard"), BLUE), table.put(make_creature("Other"), BLUE)
    table.guard(guard)
    table.dice("1 1")
    table.cast(table.red, BOLT, other)
    table.dice("1 1")
    table.cast(table.red, BOLT, guard)
    assert (other.damage, guard.damage, guard.guarding, table.red.damage) == (2, 2, True, 0)
    assert not table.asked


@rule("academy.attack-spell.conjuration-target-inert")
def test_a_line_that_names_conjurations_takes_creatures_all_the_same(table: AcademyTable) -> None:
    jolt = bolt("Test Jolt", target="creature or conjuration")
    foe = table.put(make_creature("Foe"), BLUE)
    assert {each[3] for each in table.cast_options(table.red, jolt)} == {foe.id, table.blue.id}


def test_the_duel_knows_a_whole_attack_round() -> None:
    duel = AcademyDuel(red_book={"Lightning Jolt": 1}, round=3)
    hound = duel.put(HOUND, RED)
    duel.dice("2 1")
    duel.activate(hound, attack(hound, "Bite", duel.blue))
    duel.decide("after", cast("Lightning Jolt", duel.blue))
    duel.dice("1 1 1 1", effect=1)
    duel.play_round()
    assert duel.blue.damage >= 3


# As it is shown


@rule("academy.attack.four-steps", "academy.cast.two-steps")
def test_players_see_four_steps_of_an_attack_and_two_of_a_spell(table: AcademyTable) -> None:
    hound, foe = table.put(HOUND, RED), table.put(HOUND, BLUE)
    table.hide("Bear Strength", foe)
    seen: list[tuple[str, list[str], str]] = []

    def look(request: Any) -> Any:
        running = shown(table.game, BLUE).running
        window = question(table.game, request).window
        if running is not None and window is not None:
            now = next(each.name for each in running.steps if each.state == "now")
            seen.append((now, [each.name for each in running.steps], window.step))
        return ("pass",)

    table._reveal = look  # type: ignore[method-assign]
    table.dice("1 0")
    table.attack(hound, "Bite", foe)
    table.cast(table.red, folk.hymn(), table.red)
    attack_steps = ["Declare Attack", "Defense", "Roll Dice", "Counterstrike"]
    assert [now for now, steps, _ in seen if steps == attack_steps] == [*attack_steps, "Counterstrike"]
    spell_steps = ["Declare Spell", "Resolve Spell"]
    assert [now for now, steps, _ in seen if steps == spell_steps] == spell_steps
    assert all(now == moment for now, _, moment in seen)
