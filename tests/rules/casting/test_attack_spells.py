"""Attack spells: a spell and an attack at once."""

from typing import cast

import pytest

from mageduel.dsl.steps import Step
from mageduel.facts.conditions import DAZE
from mageduel.facts.library import card
from mageduel.kernel.requests import Answer, Request
from mageduel.state.causes import name_of
from mageduel.state.events import AttackDeclared, Damaged, SpellCast
from mageduel.state.running import Spell
from tests.kit.answers import PAY
from tests.kit.ledger import rule
from tests.kit.moments import name_of as step_title
from tests.kit.surprises import blink, counterspell
from tests.kit.table import BLUE, RED, Refused, Table


class Watched(Table):
    """A table that remembers the steps after which somebody could reveal."""

    def __init__(self) -> None:
        super().__init__(red="Wizard")
        self.steps: list[str] = []
        self.move_to(self.red, "B2")

    def _reveal(self, request: Request) -> Answer:
        step, _ = cast("tuple[Step[Spell], Spell]", request.subject)
        self.steps.append(step_title(step))
        return super()._reveal(request)


@pytest.fixture
def table() -> Watched:
    return Watched()


@rule(
    "core.attackspell.cast-steps-first",
    "core.attackspell.then-attack-steps",
    "core.attackspell.is-spell-and-attack",
    "core.cast.attack-spell-attacks-on-resolve",
    "core.attackspell.same-target",
)
def test_first_the_steps_of_a_spell_then_in_the_last_the_steps_of_an_attack(table: Watched) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.hide("Force Hold", wolf)
    table.dice("1 1 1 0 0", effect=1)
    table.cast(table.red, "Lightning Bolt", wolf)
    assert table.steps == [
        "Declare Spell",
        "Pay Costs",
        "Counter Spell",
        "Declare Attack",
        "Pay Costs",
        "Avoid Attack",
        "Roll Dice",
        "Damage and Effects",
        "Attack Ends",
        "Resolve Spell",
    ]
    assert len(table.events(SpellCast)) == len(table.events(AttackDeclared)) == 1
    assert wolf.damage == 1
    assert not table.asked  # nobody is asked for a target again


@rule("core.attackspell.countered-no-attack")
def test_a_countered_one_makes_no_attack(table: Watched) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.hide(counterspell(), wolf)
    table.decide("pay reveal", PAY)
    assert table.cast(table.red, "Lightning Bolt", wolf).is_countered
    assert not table.events(AttackDeclared)


@rule("core.attackspell.action-paid-by-casting")
def test_the_casting_action_is_all_it_takes(table: Watched) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B3")
    table.plan(RED, "Lightning Bolt", "Thunderbolt")
    assert ("cast", 0, "Thunderbolt", wolf.id) in table.actions(table.red)
    assert ("cast", 0, "Thunderbolt", wolf.id) not in table.actions(table.red, move_actions=1)
    table.dice("1 1 1 1 0", effect=1)
    table.act(table.red, ("move", "B1"), ("cast", 0, "Lightning Bolt", wolf.id))
    assert wolf.damage == 2


@rule("core.attackspell.range-from-spell", "sup.rules.attack-spell-range-is-casting-range")
def test_the_attack_reaches_as_far_as_the_spell(table: Watched) -> None:
    near, far = table.put("Timber Wolf", BLUE, "B4"), table.put("Timber Wolf", BLUE, "A4")
    table.dice("1 1 1 0 0", effect=1)
    table.cast(table.red, "Lightning Bolt", near)
    assert near.damage == 1
    with pytest.raises(Refused):
        table.cast(table.red, "Lightning Bolt", far)
    table.dice("1 1 1 0 0 0", effect=1)
    table.cast(table.red, "Thunderbolt", far)
    assert far.damage == 1


@rule("core.attackspell.name-from-spell")
def test_the_attack_bears_the_spells_name(table: Watched) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.dice("1 1 1 0 0", effect=1)
    table.cast(table.red, "Lightning Bolt", wolf)
    assert name_of(table.events(Damaged)[0].because) == "Lightning Bolt"


@rule("core.spelltype.attack-always-ranged")
def test_it_passes_guards_and_nothing_answers_it(table: Watched) -> None:
    hydra, guard = table.put("Darkfenne Hydra", BLUE), table.put("Knight of Westlock", BLUE)
    table.guard(guard)
    table.dice("1 1 0 0 0", effect=1)
    table.cast(table.red, "Lightning Bolt", hydra)
    assert hydra.damage == 1
    assert guard.guarding
    assert not table.asked


def test_a_defense_may_avoid_it(table: Watched) -> None:
    faerie = table.put("Moonglow Faerie", BLUE)
    table.decide("defend", lambda request: next(each for each in request.options if each[0] != "no defense"))
    table.effect(12)
    table.cast(table.red, "Lightning Bolt", faerie)
    assert faerie.damage == 0
    assert card("Lightning Bolt") in table.game.players[RED].discard


def test_a_dazed_caster_may_miss(table: Watched) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.condition(table.red, DAZE)
    table.effect(6)
    table.cast(table.red, "Lightning Bolt", wolf)
    assert wolf.damage == 0


@rule(
    "sup.rules.attack-canceled-if-source-or-target-moves",
    "sup.rules.attack-canceled-by-same-zone-teleport",
    "sup.rules.canceled-costs-not-refunded",
)
@pytest.mark.parametrize("who", ["target", "caster"])
@pytest.mark.parametrize("step", ["Declare Attack", "Avoid Attack", "Roll Dice"])
def test_the_attack_is_canceled_when_source_or_target_moves(table: Watched, who: str, step: str) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.reveal_after(step, table.hide(blink(), wolf if who == "target" else table.red, BLUE))
    if step == "Roll Dice":
        table.dice("1 1 1 1 1", effect=12)
    table.cast(table.red, "Lightning Bolt", wolf)
    assert (wolf.damage, wolf.conditions) == (0, {})
    assert table.red.mana == 50 - 8


@rule("sup.rules.attack-source-is-attacker-by-default")
def test_the_caster_is_the_source_a_push_leads_away_from(table: Watched) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "B3")
    table.dice("1 0", effect=4)
    table.cast(table.red, "Jet Stream", fox)
    assert fox.zone == table.zone("B4")


@rule("core.example.lightning-bolt-vs-knight", "core.damagetype.icon-on-bar")
def test_a_knight_takes_lightning_badly(table: Watched) -> None:
    knight = table.put("Knight of Westlock", BLUE)
    table.decide("defend", ("no defense",))
    table.dice("1* 1* 1* 1* 1* 1* 1*", effect=6)  # seven dice, and 6 + 2 stuns
    table.cast(table.red, "Lightning Bolt", knight)
    assert knight.damage == 7
    assert [each.name for each in knight.conditions] == ["Stun"]
