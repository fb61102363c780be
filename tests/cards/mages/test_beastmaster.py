"""The Beastmaster: Quick Summoning and Battle Skill."""

import pytest

from mageduel.facts.cards import ActionKind
from mageduel.facts.conditions import STUN
from mageduel.rules.objects.characteristics import armor, channeling, life
from mageduel.rules.round.action_stage import quickcast, quickcast_options
from tests.kit.answers import DECLINE
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table

SMALL_ANIMALS = ("Bitterwood Fox", "Thunderift Falcon", "Feral Bobcat")


@pytest.fixture
def table() -> Table:
    return Table(red="Beastmaster", blue="Wizard")


@rule("core.mage.card-life", "core.mage.card-armor", "core.mage.card-channeling")
def test_what_his_card_says_is_what_he_has_in_the_arena(table: Table) -> None:
    assert (life(table.red), armor(table.red), channeling(table.red)) == (36, 0, 9)
    table.channel()
    assert table.red.mana == 50 + 9


@rule("ref.mage.beastmaster.quick-summoning", "core.example.quick-summoning-eligible-animals")
@rule("core.mage.beastmaster-quick-summoning", "core.mage.beastmaster-quick-summoning-after-move")
@pytest.mark.parametrize("name", SMALL_ANIMALS)
def test_he_may_summon_a_small_animal_after_moving(table: Table, name: str) -> None:
    table.plan(RED, name)
    table.decide("offer", DECLINE)
    table.act(table.red, ("move", "C2"), ("cast", 0, name, "C2"))
    assert [each.name for each in table.game.in_zone[table.zone("C2")]] == ["Beastmaster", name]


@rule("ref.mage.beastmaster.quick-summoning", "core.example.quick-summoning-eligible-animals")
@rule("core.mage.beastmaster-quick-summoning")
@pytest.mark.parametrize("name", ["Timber Wolf", "Asyran Cleric", "Firebrand Imp"])
def test_larger_animals_and_other_creatures_take_his_whole_action(table: Table, name: str) -> None:
    assert table.cast_options(table.red, name, full=True)
    assert not table.cast_options(table.red, name, full=False)


def test_other_mages_summon_slowly() -> None:
    table = Table(red="Wizard")
    assert not table.cast_options(table.red, "Bitterwood Fox", full=False)


@rule("core.mage.beastmaster-quick-summoning-quickcast")
def test_he_summons_two_animals_in_one_round_with_quickcast_and_action(table: Table) -> None:
    table.plan(RED, "Bitterwood Fox", "Timber Wolf")
    assert ("cast", 0, "Bitterwood Fox", "C1") in quickcast_options(table.game, RED)
    table.decide("offer", DECLINE)
    table.run(quickcast(table.game, RED, ("cast", 0, "Bitterwood Fox", "C1")))
    table.decide("offer", DECLINE)
    table.act(table.red, ("cast", 0, "Timber Wolf", "C1"))
    summoned = table.game.in_zone[table.zone("C1")][1:]
    assert [each.name for each in summoned] == ["Bitterwood Fox", "Timber Wolf"]


@rule("ref.mage.beastmaster.quick-summoning")
@rule("core.mage.beastmaster-quick-summoning-once-per-round")
def test_he_summons_quickly_once_a_round(table: Table) -> None:
    table.decide("offer", DECLINE)
    table.cast(table.red, "Bitterwood Fox", "C1", full=False)
    with pytest.raises(Refused):
        table.cast(table.red, "Feral Bobcat", "C1", full=False)
    assert table.cast_options(table.red, "Feral Bobcat", full=True)
    table.reset()
    assert table.cast_options(table.red, "Feral Bobcat", full=False)


def test_a_small_animal_summoned_with_a_full_action_leaves_quick_summoning_unused(table: Table) -> None:
    table.decide("offer", DECLINE)
    table.cast(table.red, "Bitterwood Fox", "C1", full=True)
    assert table.cast_options(table.red, "Feral Bobcat", full=False)


@rule("core.mage.beastmaster-quick-summoning-affected-as-quick-spell")
def test_summoned_quickly_it_is_a_quick_spell_in_every_respect(table: Table) -> None:
    table.decide("offer", DECLINE)
    assert table.cast(table.red, "Bitterwood Fox", "C1", full=False).action is ActionKind.QUICK
    table.reset()
    table.decide("offer", DECLINE)
    assert table.cast(table.red, "Bitterwood Fox", "C1", full=True).action is ActionKind.FULL


@rule("core.mage.beastmaster-quick-summoning-affected-as-quick-spell")
def test_jinx_counters_the_quick_summoning_of_an_animal(table: Table) -> None:
    jinx = table.hide("Jinx", table.red, BLUE)
    table.decide("pay reveal", ("pay",))
    spell = table.cast(table.red, "Bitterwood Fox", "C1", full=False)
    assert spell.is_countered
    assert not table.in_play(jinx)
    assert [each.name for each in table.game.in_zone[table.zone("C1")]] == ["Beastmaster"]


@rule("core.mage.beastmaster-battle-skill-melee-plus-1", "core.mage.beastmaster-basic-melee-rolls-4")
def test_his_basic_melee_attack_rolls_four_dice(table: Table) -> None:
    table.move_to(table.blue, "C1")
    table.dice("0 0 0 0")
    table.attack(table.red, "Basic Melee Attack", table.blue)


def test_in_apprentice_mode_he_has_neither_skill_nor_quick_summoning() -> None:
    table = Table(mode="apprentice")
    table.move_to(table.blue, "B1")
    assert not table.cast_options(table.red, "Bitterwood Fox", full=False)
    table.dice("0 0 0")
    table.attack(table.red, "Basic Melee Attack", table.blue)


def test_stunned_he_can_still_summon_quickly_but_not_slowly(table: Table) -> None:
    table.condition(table.red, STUN)
    assert not table.cast_options(table.red, "Timber Wolf")
    table.decide("offer", DECLINE)
    assert table.cast(table.red, "Bitterwood Fox", "C1").action is ActionKind.QUICK
    assert not table.cast_options(table.red, "Feral Bobcat")
