"""Worked examples of the Academy rulebook."""

from dataclasses import replace
from typing import Any

import pytest

from mageduel.dsl.steps import DECLARE_ATTACK
from mageduel.facts.conditions import STAGGER, WEAK
from mageduel.facts.library import card
from mageduel.facts.mages import mage
from mageduel.facts.spellbooks import Spellbook, points, spell_points
from mageduel.facts.training import Training
from mageduel.state.phases import Phase
from tests.kit.academy import DECLARED, DEFENSE, DICE, AcademyDuel, AcademyTable
from tests.kit.answers import GUARD, STOP, attack, cast, take
from tests.kit.ledger import rule
from tests.kit.moments import ACTION, ACTIVATION, name_of
from tests.kit.table import BLUE, RED, Refused, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Wizard", blue="Academy Beastmaster")


@rule("academy.reset.first-round-mana-example")
def test_the_wizard_spends_ten_mana_in_the_first_round() -> None:
    duel = AcademyDuel(red="Academy Wizard", blue="Academy Beastmaster", red_book={"Lightning Raptor": 1, "Shrink": 1})
    duel.play_until("activate")
    assert duel.red.mana == 3 + 7
    duel.activate(duel.red, cast("Lightning Raptor", "A1"))
    duel.play_until("after")
    duel.answer(cast("Shrink", duel.find("Lightning Raptor"))(duel.request))
    assert duel.red.mana == 0


@rule("academy.attack.basilisk-hydra-example")
def test_the_paralyzing_basilisk_attacks_a_sailfin_hydra(table: AcademyTable) -> None:
    basilisk, hydra = table.put("Paralyzing Basilisk", RED), table.put("Sailfin Hydra", BLUE)
    table.dice("1* 1", effect=8)
    table.attack(basilisk, "Paralyzing Ray", hydra)
    assert (hydra.damage, hydra.conditions) == (1, {STAGGER: 1})


@rule("academy.roll.lightning-raptor-example")
@pytest.mark.parametrize(("roll", "conditions"), [(6, {}), (7, {STAGGER: 1})])
def test_the_lightning_raptor_staggers_on_a_7(table: AcademyTable, roll: int, conditions: dict[Any, int]) -> None:
    raptor, foe = table.put("Lightning Raptor", RED), table.put(make_creature("Foe"), BLUE)
    table.tokens(raptor, "Charge", 2)
    table.dice("1 0", effect=roll)
    table.attack(raptor, "Electric Bite", foe)
    assert foe.conditions == conditions


@rule("academy.condition.weak-three-example")
def test_three_weak_markers_cost_three_dice(table: AcademyTable) -> None:
    hydra, foe = table.put("Sailfin Hydra", RED), table.put(make_creature("Foe"), BLUE)
    brute = table.put(
        make_creature("Brute", attack=[{"name": "Club", "kind": "melee", "action": "quick", "dice": 5}]), RED
    )
    for each in (hydra, brute):
        table.condition(each, WEAK, 3)
    table.dice("0 0")
    table.attack(brute, "Club", foe)
    table.decide("strike again", STOP)
    table.dice("0")
    table.attack(hydra, "Bite", foe)
    assert table.rolled == [2, 1]


@rule("academy.counterstrike.built-in")
def test_the_porcupine_strikes_back_at_everybody(table: AcademyTable) -> None:
    porcupine = table.put("Atticaran Porcupine", BLUE)
    attackers = [table.put(make_creature(name), RED) for name in ("One", "Two")]
    for each, porcupine_answers in zip(attackers, ("0 0 0 2 0 0", "0 0 0 2"), strict=True):
        table.decide("counterstrike", take("counterstrike"))
        table.dice(porcupine_answers)
        table.attack(each, "Strike", porcupine)
    assert [each.damage for each in attackers] == [2, 2]


@rule("academy.enchantment.wolf-fury-example")
def test_wolf_fury_is_never_twice_on_one_creature(table: AcademyTable) -> None:
    hound = table.put("Wychwood Hound", BLUE)
    table.cast(table.blue, "Wolf Fury", hound)
    with pytest.raises(Refused):
        table.cast(table.blue, "Wolf Fury", hound)
    table.reveal(table.find("Wolf Fury"))
    with pytest.raises(Refused):
        table.cast(table.blue, "Wolf Fury", hound)


@rule("academy.codex.token-genie", "academy.codex.token")
def test_the_genie_uses_wish_tokens(table: AcademyTable) -> None:
    table.cast(table.red, "Azurean Genie")
    genie = table.find("Azurean Genie")
    assert {mark.name: count for mark, count in genie.marks.items() if mark.shown} == {"Wish": 3}


# When an enchantment might be revealed


@rule("academy.enchantment.window-activation", "academy.enchantment.window-after-action")
@pytest.mark.parametrize("moment", [ACTIVATION, ACTION])
def test_after_a_creature_activates_or_has_guarded(table: AcademyTable, moment: str) -> None:
    hound = table.put("Wychwood Hound", BLUE)
    hidden = table.hide("Wolf Fury", table.blue)
    table.reveal_after(moment, hidden, by=hound)
    table.act(hound, GUARD)
    assert not hidden.hidden


@rule("academy.enchantment.window-attack", "academy.enchantment.no-interrupt-example")
@pytest.mark.parametrize("moment", [DECLARE_ATTACK, DEFENSE])
def test_in_an_attack_before_the_dice_and_not_among_them(table: AcademyTable, moment: Any) -> None:
    hound, foe = table.put("Wychwood Hound", BLUE), table.put(make_creature("Foe"), RED)
    hidden = table.hide("Bear Strength", hound)
    table.reveal_after(moment, hidden)
    table.dice("0 0 0 0")
    table.act(hound, attack(hound, "Bite", foe))
    assert table.rolled == [4]
    assert "Roll Dice" not in {each.moment for each in table.windows}
    assert name_of(DICE) != "Roll Dice"


@rule("academy.enchantment.window-casting", "academy.enchantment.window-phases")
def test_between_the_steps_of_a_spell_and_between_two_phases(table: AcademyTable) -> None:
    one, two = table.hide("Wolf Fury", table.blue), table.hide("Rhino Hide", table.blue)
    table.reveal_after(DECLARED, one)
    table.cast(table.red, "Lightning Raptor")
    table.reveal_after(Phase.RESET, two)
    table.reset()
    assert (one.hidden, two.hidden) == (False, False)


# Spellbooks


@rule("academy.build.disperse-example")
def test_two_copies_of_disperse_cost_the_beastmaster_four_points() -> None:
    assert points(Spellbook("Test", "Academy Beastmaster", "academy", {"Disperse": 2})) == 4


@rule("academy.build.steelclaw-example")
def test_a_steelclaw_matriarch_costs_him_three() -> None:
    assert points(Spellbook("Test", "Academy Beastmaster", "academy", {"Steelclaw Matriarch": 1})) == 3


@rule("academy.build.lightning-raptor-example", "academy.build.lightning-raptor-level")
def test_a_lightning_raptor_costs_two_three_or_four_and_is_of_level_2() -> None:
    raptor = card("Lightning Raptor")
    costs = [spell_points(mage(name), raptor) for name in ("Academy Wizard", "Academy Beastmaster")]
    assert (costs, raptor.level) == ([2, 4], 2)
    assert spell_points(mage("Academy Elementalist"), raptor) == 6, "to him whatever is Living is dear"


@rule("academy.build.lightning-raptor-example")
def test_trained_in_one_of_its_schools_he_would_pay_three() -> None:
    half = replace(mage("Academy Wizard"), training=(Training(school="arcane"),))
    assert spell_points(half, card("Lightning Raptor")) == 3


@rule("academy.build.lightning-raptor-level")
def test_it_counts_as_level_2_and_so_as_minor(table: AcademyTable) -> None:
    raptor = table.put("Lightning Raptor", RED)
    table.give(raptor, STAGGER)
    assert GUARD not in table.actions(raptor)
