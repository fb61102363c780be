"""Casting spells: four steps, what is spent in each, and what becomes of a spell that fails."""

from typing import cast

import pytest

from mageduel.dsl.steps import Step
from mageduel.facts.conditions import ZOMBIE
from mageduel.facts.library import card
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.objects.control import take_control
from mageduel.rules.planning.plans import plan_slots
from mageduel.state.events import SpellCast, SpellFailed, SpellResolved
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Spell
from mageduel.views.table import table as look_at
from tests.kit.answers import PAY
from tests.kit.ledger import rule
from tests.kit.moments import name_of as step_title
from tests.kit.surprises import blink, counterspell, surprise
from tests.kit.table import BLUE, RED, Table


class Watched(Table):
    """A table that remembers, for every reveal window, the red mage's mana, whether the spell was cast, and a wound."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[tuple[str, int, bool, int]] = []
        self.wolf = self.put("Timber Wolf", BLUE, "B2", damage=3)
        self.move_to(self.red, "B2")
        self.hide("Force Hold", self.wolf)

    def _reveal(self, request: Request) -> Answer:
        step, _ = cast("tuple[Step[Spell], Spell]", request.subject)
        self.seen.append((step_title(step), self.red.mana, bool(self.events(SpellCast)), self.wolf.damage))
        return super()._reveal(request)


@pytest.fixture
def table() -> Table:
    table = Table()
    table.move_to(table.red, "B2")
    return table


@rule(
    "core.cast.four-steps-in-order",
    "core.summary.cast-spell-steps",
    "core.cast.pay-all-costs-step-2",
    "core.cast.cast-once-paid",
    "core.cast.resolve-step-4",
    "core.card.casting-cost-paid-on-cast",
)
def test_declare_then_pay_then_counter_then_resolve() -> None:
    table = Watched()
    table.dice("1 1 0 0 0")
    table.cast(table.red, "Minor Heal", table.wolf)
    assert table.seen == [
        ("Declare Spell", 50, False, 3),
        ("Pay Costs", 45, True, 3),
        ("Counter Spell", 45, True, 3),
        ("Resolve Spell", 45, True, 1),
    ]


@rule("core.cast.who-can-cast")
def test_mages_and_familiars_cast_and_ordinary_creatures_do_not(table: Table) -> None:
    wolf, fellella = table.put("Timber Wolf", RED), table.put("Fellella, Pixie Familiar", RED)
    table.plan(RED, "Minor Heal")
    fellella.prepared = wolf.prepared = card("Bear Strength")
    assert any(each[0] == "cast" for each in table.actions(table.red))
    assert any(each[0] == "cast" for each in table.actions(fellella))
    assert plan_slots(table.game, RED)[-1].holder is fellella  # nobody plans a spell for the wolf


@rule("core.cast.declare-names-spell-and-target", "core.cast.target-zone-or-object")
def test_a_declaration_names_the_spell_and_its_target(table: Table) -> None:
    wolf, flower = table.put("Timber Wolf", BLUE), table.put("Mana Flower", BLUE)
    assert {each[2:] for each in table.cast_options(table.red, "Minor Heal")} == {
        ("Minor Heal", wolf.id),
        ("Minor Heal", table.red.id),
    }
    assert ("Fireball", flower.id) in {each[2:] for each in table.cast_options(table.red, "Fireball")}
    zones = {each[3] for each in table.cast_options(table.red, "Group Heal")}
    assert zones == {"A2", "B1", "B2", "B3", "C2"}


@rule(
    "core.spellbook.class-only-not-castable",
    "core.spellbook.school-only-not-castable",
    "sup.rules.restriction-cast",
    "sup.rules.equipment-restricted-mage-cannot-cast-control-use",
)
@pytest.mark.parametrize(
    ("spell", "whose", "not_whose"),
    [
        ("Lair", "Beastmaster", "Priestess"),
        ("Staff of Beasts", "Beastmaster", "Priestess"),
        ("Death Link", "Warlock", "Wizard"),
        ("Demonhide Armor", "Warlock", "Beastmaster"),
    ],
)
def test_a_spell_for_one_class_or_school_is_nothing_for_other_mages(spell: str, whose: str, not_whose: str) -> None:
    """Not even on somebody who could wear it: the other mage of each table."""
    for red, blue, is_castable in ((whose, not_whose, True), (not_whose, whose, False)):
        table = Table(red=red, blue=blue)
        table.move_to(table.red, "B2")
        table.move_to(table.blue, "B2")
        table.put("Timber Wolf", BLUE)
        assert bool(table.cast_options(table.red, spell)) is is_castable


@rule(
    "core.spellbook.class-only-not-controllable",
    "core.spellbook.school-only-not-controllable",
    "core.example.priestess-and-lair",
    "sup.rules.restriction-control",
)
@pytest.mark.parametrize(
    ("name", "whose", "not_whose"), [("Lair", "Beastmaster", "Priestess"), ("Sacrificial Altar", "Warlock", "Wizard")]
)
def test_a_mage_restricted_from_a_spell_does_not_get_control_of_it(name: str, whose: str, not_whose: str) -> None:
    for mage, controller in ((whose, RED), (not_whose, BLUE)):
        table = Table(red=mage, blue=whose)
        thing = table.put(name, BLUE)
        table.run(take_control(table.game, thing, RED))
        assert thing.controller == controller


@rule("core.cast.cancel-free-in-step-1")
def test_a_spell_thought_about_and_not_cast_costs_nothing(table: Table) -> None:
    table.plan(RED, "Minor Heal")
    assert any(each[0] == "cast" for each in table.actions(table.red))
    table.act(table.red, ("guard",))
    assert table.game.players[RED].planned == (card("Minor Heal"),)
    assert table.red.mana == 50


@rule("core.cast.committed-after-step-1", "sup.rules.canceled-spell-card-discarded", "core.codex.cancel-stops")
def test_once_declared_the_action_is_lost_with_the_spell(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, damage=3)
    table.plan(RED, "Minor Heal")
    table.reveal_after("Declare Spell", table.hide(blink(), wolf))
    table.act(table.red, ("cast", 0, "Minor Heal", wolf.id))
    assert [request.kind for request in table.asked].count("action") == 1
    assert wolf.damage == 3
    assert table.game.players[RED].discard == [card("Minor Heal")]
    assert table.game.players[RED].planned == ()


@rule("core.cast.unpayable-cancelled-discarded", "ruling.r6")
def test_a_cost_that_cannot_be_paid_any_more_loses_spell_and_action(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, damage=3)

    async def drain(game: Game, this: Object) -> None:
        table.red.mana = 4

    table.plan(RED, "Minor Heal")
    table.reveal_after("Declare Spell", table.hide(surprise(drain), wolf))
    table.act(table.red, ("cast", 0, "Minor Heal", wolf.id))
    assert (wolf.damage, table.red.mana) == (3, 4)
    assert table.game.players[RED].discard == [card("Minor Heal")]
    assert not table.events(SpellCast)
    assert [request.kind for request in table.asked].count("action") == 1


@rule(
    "core.cast.counter-window-step-3",
    "core.cast.countered-discarded-no-effect",
    "core.cast.countered-loses-mana-and-action",
    "core.codex.counter-does-not-resolve",
    "core.codex.counter-discarded",
    "core.codex.counter-costs-lost",
    "codex.counter.no-resolve",
    "codex.counter.discarded",
    "codex.counter.costs-lost",
)
def test_a_countered_spell_is_discarded_and_mana_and_action_are_lost(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, damage=3)
    table.hide(counterspell(), wolf)
    table.plan(RED, "Minor Heal")
    table.decide("pay reveal", PAY)
    table.act(table.red, ("cast", 0, "Minor Heal", wolf.id))
    assert wolf.damage == 3
    assert table.red.mana == 50 - 5
    assert table.game.players[RED].discard == [card("Minor Heal")]
    assert not table.events(SpellResolved)
    assert [request.kind for request in table.asked].count("action") == 1


@rule(
    "core.cast.illegal-target-on-resolve-cancels",
    "sup.rules.spell-canceled-if-target-illegal-before-resolve",
    "sup.rules.canceled-costs-not-refunded",
)
def test_a_target_that_is_no_longer_legal_cancels_the_spell(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, damage=3)

    async def die_and_rise(game: Game, this: Object) -> None:
        wolf.place_condition(ZOMBIE)

    table.reveal_after("Counter Spell", table.hide(surprise(die_and_rise), wolf))
    spell = table.cast(table.red, "Minor Heal", wolf)
    assert spell.is_canceled
    assert (wolf.damage, table.red.mana) == (3, 45)


@rule("core.cast.moved-target-cancels", "sup.rules.spell-canceled-by-same-zone-teleport", "ruling.r14")
@pytest.mark.parametrize("step", ["Declare Spell", "Pay Costs", "Counter Spell"])
def test_a_target_that_has_moved_cancels_it_even_into_the_same_zone(table: Table, step: str) -> None:
    wolf = table.put("Timber Wolf", BLUE, damage=3)
    table.reveal_after(step, table.hide(blink(), wolf))
    assert table.cast(table.red, "Minor Heal", wolf).is_canceled
    assert wolf.damage == 3
    assert table.events(SpellFailed)


@rule("sup.rules.spell-canceled-if-caster-or-target-moves", "sup.rules.example-creature-spell-caster-teleported")
def test_a_caster_who_has_moved_cancels_it_whatever_it_is_aimed_at(table: Table) -> None:
    table.reveal_after("Pay Costs", table.hide(blink(), table.red, BLUE))
    assert table.cast(table.red, "Timber Wolf", "B2").is_canceled
    assert [each.name for each in table.game.in_zone[table.zone("B2")]] == ["Beastmaster"]


@rule(
    "core.card.single-use",
    "core.card.to-discard-after-cast-or-destroyed",
    "core.card.no-retrieval-from-discard",
    "core.spelltype.incantation-resolve-discard",
)
def test_a_spell_is_cast_once_and_stays_in_the_discard_pile(table: Table) -> None:
    table.plan(RED, "Minor Heal")
    table.red.damage = 4
    table.dice("1 0 0 0 0")
    table.cast(table.red, "Minor Heal", table.red)
    assert table.game.players[RED].discard == [card("Minor Heal")]
    assert not any(each[0] == "cast" for each in table.actions(table.red))
    assert card("Minor Heal") not in plan_slots(table.game, RED)[0].cards


@rule("core.discard.separate-piles", "core.discard.public-information")
def test_each_mage_has_a_pile_that_everybody_may_look_at(table: Table) -> None:
    table.move_to(table.blue, "B2")
    for mage, spell in ((table.red, "Evade"), (table.blue, "Charge")):
        table.cast(mage, spell, mage)
    for seat in (RED, BLUE):
        assert [player.discard for player in look_at(table.game, seat).players] == [["Evade"], ["Charge"]]


def test_a_second_target_that_moves_cancels_the_spell() -> None:
    table = Table(red="Wizard")
    table.move_to(table.red, "B2")
    wolf, fox = table.put("Timber Wolf", BLUE), table.put("Bitterwood Fox", BLUE)
    hold = table.attach("Force Hold", wolf, RED)
    table.reveal_after("Counter Spell", table.hide(blink(), fox))
    assert table.cast(table.red, "Shift Enchantment", hold, fox.id).is_canceled
    assert hold.attached_to is wolf
