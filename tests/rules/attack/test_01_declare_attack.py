"""Step 1, Declare Attack: which bar, which target, and from when on the attack is committed to."""

from typing import cast

import pytest

from mageduel.dsl.steps import AVOID_ATTACK, DECLARE_ATTACK, Step
from mageduel.facts.cards import Card
from mageduel.facts.conditions import DAZE, SLEEP
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.movement.moves import teleport
from mageduel.state.events import AttackCanceled
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Attack
from tests.kit.ledger import rule
from tests.kit.moments import name_of as step_title
from tests.kit.table import BLUE, RED, Refused, Table, make_card, script_for


@pytest.fixture
def table() -> Table:
    return Table()


def targets(table: Table, creature: Object, bar: str, **progress: object) -> list[object]:
    """The enemies the creature may attack with this bar."""
    objects = table.game.objects
    return [
        each[3]
        for each in table.actions(creature, **progress)
        if each[0] == "attack"
        and objects[each[1]].card.attacks[each[2]].name == bar
        and objects[each[3]].controller != creature.controller
    ]


@rule(
    "core.attack.only-objects-with-life",
    "core.attack.enchantment-not-attackable",
    "core.attack.equipment-not-attackable",
    "core.attack.definition",
    "core.conjuration.attackable",
)
def test_only_what_has_life_can_be_attacked(table: Table) -> None:
    wolf, crystal = table.put("Timber Wolf", RED), table.put("Mana Crystal", BLUE)
    table.move_to(table.blue, "B2")
    bracers = table.attach("Deflection Bracers", table.blue)
    enchantment = table.attach("Cobra Reflexes", table.blue)
    found = targets(table, wolf, "Bite")
    assert crystal.id in found
    assert table.blue.id in found
    assert bracers.id not in found
    assert enchantment.id not in found


@rule(
    "core.attack.declare-one-bar",
    "core.attackbar.choose-exactly-one",
    "core.attackbar.every-attacker-has-one-or-more",
    "core.attackbar.field-name",
    "core.attack.declare-name-attack-first",
)
def test_each_bar_is_an_attack_of_its_own(table: Table) -> None:
    goran, wolf = table.put("Goran, Werewolf Pet", RED), table.put("Timber Wolf", BLUE)
    assert targets(table, goran, "Fangs") == [wolf.id]
    assert targets(table, goran, "Feral Claws") == [wolf.id]
    table.dice("1* 0 0 0")
    table.act(goran, ("attack", goran.id, 0, wolf.id))
    assert wolf.damage == 1, "the Doublestrike of the other bar has no part in it"


@rule(
    "core.attack.action-icon-must-match",
    "core.attackbar.field-action",
    "core.example.royal-archer-two-attacks",
    "core.codex.full-action-no-move",
    "codex.full-action.no-move",
    "core.codex.full-action-uses",
    "codex.full-action.kinds",
)
def test_the_archer_shoots_far_with_a_full_action_or_stabs_near_with_a_quick_one(table: Table) -> None:
    archer, near = table.put("Royal Archer", RED, "B2"), table.put("Timber Wolf", BLUE, "B2")
    far, further = table.put("Bitterwood Fox", BLUE, "B4"), table.put("Emerald Tegu", BLUE, "A4")
    assert targets(table, archer, "Longbow") == [far.id]
    assert targets(table, archer, "Knife") == [near.id]
    assert further.id not in targets(table, archer, "Longbow")
    assert targets(table, archer, "Longbow", move_actions=1) == []
    assert targets(table, archer, "Knife", move_actions=1) == [near.id]


@rule(
    "core.attack.melee-same-zone",
    "core.codex.melee-attack-same-zone",
    "codex.melee-attack.same-zone",
    "core.attack.target-must-be-legal",
    "core.attackbar.field-attack-type",
)
def test_a_melee_attack_reaches_only_the_own_zone(table: Table) -> None:
    wolf, near = table.put("Timber Wolf", RED, "B2"), table.put("Emerald Tegu", BLUE, "B2")
    far = table.put("Bitterwood Fox", BLUE, "B3")
    assert targets(table, wolf, "Bite") == [near.id]
    with pytest.raises(Refused):
        table.attack(wolf, "Bite", far)


@rule(
    "core.attack.ranged-within-min-max",
    "core.attackbar.field-range-for-ranged",
    "core.codex.ranged-attack-range-and-los",
    "codex.ranged-attack.range",
)
@pytest.mark.parametrize(("zone", "reached"), [("B1", False), ("B2", True), ("B3", True), ("B4", False)])
def test_a_ranged_attack_needs_its_target_between_both_ranges(table: Table, zone: str, reached: bool) -> None:
    archer, wolf = table.put("Royal Archer", RED, "B1"), table.put("Timber Wolf", BLUE, zone)
    assert (wolf.id in targets(table, archer, "Longbow")) is reached


@rule(
    "core.attack.ranged-needs-los",
    "core.los.required-for-ranged",
    "core.trait.blocks-los-wall",
    "codex.blocks-los.wall",
)
def test_a_ranged_attack_needs_to_see_its_target(table: Table) -> None:
    archer, wolf = table.put("Royal Archer", RED, "B1"), table.put("Timber Wolf", BLUE, "B2")
    assert wolf.id in targets(table, archer, "Longbow")
    table.wall("Wall of Stone", "B1|B2", BLUE)
    assert wolf.id not in targets(table, archer, "Longbow")


@rule(
    "core.attack.ranged-ignores-guards",
    "core.codex.ranged-attack-ignores-guards",
    "codex.ranged-attack.guards",
    "core.guard.only-melee-restricted",
    "core.codex.ranged-attack-keeps-guard-marker",
)
def test_guards_do_not_matter_to_ranged_attacks(table: Table) -> None:
    archer = table.put("Royal Archer", RED, "B1")
    guard, wolf = table.put("Steelclaw Grizzly", BLUE, "B2"), table.put("Timber Wolf", BLUE, "B2")
    table.guard(guard)
    assert targets(table, archer, "Longbow") == [guard.id, wolf.id]
    table.dice("1 1 1 1")
    table.attack(archer, "Longbow", guard)
    assert guard.guarding


@rule("core.mage.weapons-grant-attacks", "core.mage.one-attack-per-attack", "core.attack.sources")
def test_a_weapon_gives_its_mage_one_more_attack_to_choose_from() -> None:
    table = Table(red="Wizard")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.move_to(table.red, "B2")
    staff = table.attach("Mage Staff", table.red)
    bars = [(each[1], each[3]) for each in table.actions(table.red) if each[0] == "attack"]
    assert (table.red.id, wolf.id) in bars
    assert (staff.id, wolf.id) in bars
    table.dice("1 1 1 1")
    table.attack(table.red, "Arcane Burst", wolf, source=staff)
    assert wolf.damage == 2, "four dice less the wolf's armor, and no basic attack beside it"


@rule("core.mage.basic-melee-quick-3-dice")
@pytest.mark.parametrize("mage", ["Beastmaster", "Priestess", "Warlock", "Wizard"])
def test_every_mage_has_a_quick_melee_attack_with_three_dice(mage: str) -> None:
    table = Table("apprentice", red=mage)
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    names = [bar.name for bar in table.red.card.attacks]
    table.dice("1 1 1")
    table.act(table.red, ("move", "B2"), ("attack", table.red.id, names.index("Basic Melee Attack"), fox.id))
    assert fox.damage == 3


@rule("core.mage.can-cast-attack-spells")
def test_a_mage_attacks_with_spells_as_well(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "C2")
    table.dice("1 1 1 1", effect=1)
    table.cast(table.red, "Flameblast", fox)
    assert fox.damage == 4


def _leave_in(table: Table, step: Step[Attack]) -> Card:
    """An enchantment that takes its bearer elsewhere when it is attacked."""
    card = make_card(
        name="Test Escape", type="enchantment", cost=2, reveal=1, action="quick", range=[0, 2], target="creature"
    )
    script = script_for(card)

    async def leave(game: Game, this: Object, attack: Attack) -> None:
        assert this.attached_to is not None
        await teleport(game, this.attached_to, table.zone("B3"))

    script.must_reveal(during=step, when=lambda this, attack: attack.defender is this.attached_to)(leave)
    return card


@rule(
    "core.attack.declare-may-be-withdrawn",
    "sup.rules.attack-canceled-before-declare-complete-keeps-guard",
)
def test_an_attack_that_proves_impossible_while_declared_costs_neither_action_nor_guard(table: Table) -> None:
    wolf, guard = table.put("Timber Wolf", RED), table.put("Steelclaw Grizzly", BLUE)
    table.guard(guard)
    table.hide(_leave_in(table, DECLARE_ATTACK), guard)
    table.decide("pay reveal", ("pay",))
    table.act(wolf, ("attack", wolf.id, 0, guard.id), ("guard",))
    assert guard.guarding, "nothing had been committed to"
    assert wolf.guarding, "its action was still to be used"


@rule(
    "core.attack.committed-after-declare",
    "core.attack.move-during-attack-cancels",
    "sup.rules.attack-canceled-guard-still-removed",
    "sup.rules.canceled-attack-stops-at-once",
    "sup.rules.all-attacks-canceled-no-barrier-no-counterstrike",
    "core.codex.cancel-stops",
    "codex.cancel.meaning",
)
def test_a_defender_that_moves_cancels_the_attack_and_the_action_is_lost(table: Table) -> None:
    bear, guard = table.put("Steelclaw Grizzly", RED), table.put("Darkfenne Hydra", BLUE)
    table.attach("Circle of Lightning", guard)
    table.guard(guard)
    table.hide(_leave_in(table, AVOID_ATTACK), guard)
    table.decide("pay reveal", ("pay",))
    table.act(bear, ("attack", bear.id, 0, guard.id))
    assert guard.damage == 0
    assert bear.damage == 0
    assert not guard.guarding
    assert table.events(AttackCanceled)
    assert [request.kind for request in table.asked].count("action") == 1


@rule("core.attack.move-during-attack-cancels")
def test_moving_to_another_zone_in_range_cancels_as_well(table: Table) -> None:
    archer, wolf = table.put("Royal Archer", RED, "B2"), table.put("Timber Wolf", BLUE, "B4")
    table.hide(_leave_in(table, AVOID_ATTACK), wolf)
    table.decide("pay reveal", ("pay",))
    table.attack(archer, "Longbow", wolf)
    assert wolf.damage == 0
    assert wolf.zone == table.zone("B3"), "one zone from the archer, and still not hit"


@rule(
    "core.flying.loses-flying-for-melee",
)
def test_a_flyer_that_attacks_something_below_does_not_fly_for_that_attack(table: Table) -> None:
    falcon, hydra = table.put("Thunderift Falcon", RED), table.put("Darkfenne Hydra", BLUE)
    table.dice("0 0 0 1* 1* 0 0")
    table.decide("counterstrike", ("counterstrike", hydra.id, 0))
    table.attack(falcon, "Razor Beak", hydra)
    assert falcon.damage == 2, "the hydra could strike back at it"
    table.dice("0 0 0")
    bat = table.put("Darkfenne Bat", BLUE)
    table.attack(falcon, "Razor Beak", bat)
    assert not table.events(AttackCanceled)


@rule(
    "core.attack.all-steps-single-action",
    "core.attack.action-phase-ends",
    "sup.rules.action-phase-ends-after-attack",
    "core.codex.attack-action-definition",
    "codex.attack-action.meaning",
)
def test_an_attack_uses_up_the_action_and_ends_the_action_phase(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    table.dice("0 0 0 0")
    table.act(wolf, ("attack", wolf.id, 0, fox.id))
    assert [request.kind for request in table.asked].count("action") == 1


@rule("sup.rules.may-attack-friendly-creatures", "core.condition.sleep-damage-wakes", "codex.sleep.wakes")
def test_a_creature_may_attack_its_own_side_to_wake_a_sleeper(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", RED)
    table.condition(fox, SLEEP)
    table.dice("1 0 0 0")
    table.attack(wolf, "Bite", fox)
    assert SLEEP not in fox.conditions
    assert fox.conditions[DAZE] == 1


@rule(
    "sup.rules.may-attack-itself",
    "sup.rules.self-attack-no-own-barrier-or-counterstrike",
    "sup.rules.barrier-only-vs-other-creatures-melee-attacking-bearer",
)
def test_a_creature_may_attack_itself_and_nothing_strikes_back(table: Table) -> None:
    hydra = table.put("Darkfenne Hydra", RED)
    table.attach("Circle of Lightning", hydra)
    table.dice("2 1 0 0")
    table.attack(hydra, "Snapping Bite", hydra)
    assert hydra.damage == 2


@rule(
    "core.attack.ten-steps",
    "sup.rules.chart-step-order",
    "sup.rules.chart-single-target-melee",
    "core.summary.attack-action-steps",
    "ruling.r24",
)
def test_the_ten_steps_come_in_order(table: Table) -> None:
    hydra, other = table.put("Darkfenne Hydra", RED), table.put("Darkfenne Hydra", BLUE)
    table.attach("Circle of Lightning", other)
    table.condition(hydra, DAZE)
    table.hide("Cobra Reflexes", hydra)
    windows: list[str] = []
    original = table._reveal

    def watch(request: Request) -> Answer:
        moment, running = cast("tuple[Step[Attack], Attack | None]", request.subject)
        if isinstance(running, Attack) and running.attacker is hydra and running.defender is other:
            windows.append(step_title(moment))
        return original(request)

    table._reveal = watch  # type: ignore[method-assign]
    table.effect(7)
    table.dice("1 0 0 1 0 0 1 0 0 0 0")
    table.effect(7, 7, 1)
    table.decide("counterstrike", ("no counterstrike",))
    table.attack(hydra, "Triple Bite", other)
    once = ["Roll to Miss", "Avoid Attack", "Roll Dice", "Damage and Effects"]
    assert windows == [
        "Declare Attack", "Pay Costs", *once, *once, *once,
        "Additional Strikes", "Damage Barrier", "Counterstrike", "Attack Ends",
    ]  # fmt: skip
