"""Mind Control: a creature changes sides for as long as somebody pays for it."""

import pytest

from mageduel.dsl.upkeep import Due, ends
from mageduel.facts.conditions import DISABLE, STUN
from mageduel.facts.traits import UPKEEP
from mageduel.rules.conditions.markers import give_condition, remove_condition
from mageduel.rules.enchantments.reveals import price_to_reveal, reveal_options
from mageduel.rules.objects.destroy import destroy, discard, return_to_book
from mageduel.rules.planning.plans import PREPARES, plan_slots, planning_phase
from mageduel.rules.round.action_stage import active_creatures
from mageduel.state.causes import Why
from mageduel.state.events import ControlChanged
from mageduel.state.objects import Object
from mageduel.state.running import ActionPhase
from mageduel.views.table import table as what_is_seen
from tests.kit.answers import LET_GO, NOTHING, PAY, first
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_card, make_creature, script_for


@pytest.fixture
def table() -> Table:
    table = Table(red="Forcemaster", blue="Warlock")
    table.move_to(table.red, "B2")
    return table


@pytest.fixture
def slayer(table: Table) -> Object:
    return table.put("Dark Pact Slayer", BLUE, "B2")


@pytest.fixture
def hidden(table: Table, slayer: Object) -> Object:
    return table.hide("Mind Control", slayer, RED)


@pytest.fixture
def control(table: Table, hidden: Object) -> Object:
    table.reveal(hidden)
    return hidden


def can_be_revealed(table: Table, enchantment: Object) -> bool:
    return ("reveal", enchantment.id) in reveal_options(table.game, RED)


# Taking and losing control


@rule("sup.spell.mind-control-gives-control")
def test_once_revealed_the_creature_obeys_the_spells_controller(table: Table, slayer: Object, hidden: Object) -> None:
    assert slayer.controller == BLUE
    table.reveal(hidden)
    assert (slayer.controller, slayer.owner) == (RED, BLUE)
    assert slayer in active_creatures(table.game, RED)
    assert slayer not in active_creatures(table.game, BLUE)


@rule("sup.spell.mind-control-upkeep-x-is-level")
@pytest.mark.parametrize(("level", "price"), [(1, 2), (3, 6), (6, 12)])
def test_revealing_costs_twice_the_level_and_each_upkeep_the_level(table: Table, level: int, price: int) -> None:
    creature = table.put(make_creature("Somebody", schools={"nature": level}), BLUE, "B2")
    hidden = table.hide("Mind Control", creature, RED)
    assert price_to_reveal(table.game, hidden).to_pay == price
    table.reveal(hidden)
    assert (table.red.mana, table.value(hidden, UPKEEP), table.value(creature, UPKEEP)) == (50 - price, level, 0)


@rule("sup.spell.mind-control-stun-on-reveal-and-removal")
def test_the_creature_is_stunned_when_it_comes_and_when_it_goes(table: Table, slayer: Object, control: Object) -> None:
    assert slayer.conditions == {STUN: 1}
    table.run(remove_condition(table.game, slayer, STUN))
    table.destroy(control)
    assert slayer.conditions == {STUN: 1}
    assert slayer.controller == BLUE


@pytest.mark.parametrize("is_returned", [True, False])
def test_it_ends_in_whatever_way_the_spell_leaves(
    table: Table, slayer: Object, control: Object, is_returned: bool
) -> None:
    table.run(remove_condition(table.game, slayer, STUN))
    table.run(return_to_book(table.game, control) if is_returned else discard(table.game, control, Why.SAME_THERE))
    assert (slayer.controller, slayer.conditions) == (BLUE, {STUN: 1})


def test_destroyed_while_hidden_it_does_nothing(table: Table, slayer: Object, hidden: Object) -> None:
    table.destroy(hidden)
    assert (slayer.controller, slayer.conditions) == (BLUE, {})


def test_what_is_destroyed_under_control_dies_as_the_controllers(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2", damage=9)
    fox = table.put("Bitterwood Fox", BLUE, "B2")
    table.reveal(table.hide("Mind Control", wolf, RED))
    table.dice("2* 0 0")
    table.attack(fox, "Bite", wolf)
    assert not table.in_play(wolf)
    assert table.game.players[BLUE].discard == [table.card("Timber Wolf")]
    assert [(each.who, each.seat) for each in table.events(ControlChanged)] == [(wolf, RED)]


def test_while_disabled_it_holds_nobody(table: Table, slayer: Object, control: Object) -> None:
    table.run(give_condition(table.game, control, DISABLE))
    assert slayer.controller == BLUE
    table.run(remove_condition(table.game, control, DISABLE))
    assert slayer.controller == RED


def test_a_creature_that_has_lost_its_owner_obeys_nobody_afterwards(
    table: Table, slayer: Object, control: Object
) -> None:
    table.destroy(table.blue)
    assert slayer.controller == RED
    table.destroy(control)
    assert slayer.controller == BLUE
    assert not slayer.active


# When it may be revealed


@rule("sup.spell.mind-control-reveal-only-between-action-phases")
def test_not_while_a_creature_is_acting(table: Table, slayer: Object, hidden: Object) -> None:
    assert can_be_revealed(table, hidden)
    table.game.action_phase = ActionPhase(slayer)
    assert not can_be_revealed(table, hidden)
    table.game.action_phase = None
    table.act(slayer, NOTHING)
    assert can_be_revealed(table, hidden)


@rule("sup.spell.mind-control-distance-only-at-reveal")
@pytest.mark.parametrize(("zone", "is_near"), [("B2", True), ("B1", True), ("A1", False), ("B4", False)])
def test_the_mage_must_be_within_one_zone(table: Table, hidden: Object, zone: str, is_near: bool) -> None:
    table.move_to(table.red, zone)
    assert can_be_revealed(table, hidden) is is_near


@rule("sup.spell.mind-control-distance-only-at-reveal")
def test_later_the_mage_may_go_away(table: Table, slayer: Object, control: Object) -> None:
    table.move_to(table.red, "A4")
    table.decide("upkeep", PAY)
    table.upkeep()
    assert slayer.controller == RED


# Targets


@rule("sup.spell.mind-control-restricted-creatures", "sup.rules.example-mind-control-restricted-creature")
def test_not_on_a_creature_the_mage_is_restricted_from(table: Table) -> None:
    huginn, wolf = table.put("Huginn, Raven Familiar", BLUE, "B2"), table.put("Timber Wolf", BLUE, "B2")
    assert table.why_no_cast(table.red, "Mind Control", huginn) == "restricted-creature"
    assert table.why_no_cast(table.red, "Mind Control", wolf) is None
    assert table.why_no_cast(table.red, "Mind Control", table.blue) == "wrong-target"


def test_minds_that_are_closed_cannot_be_had(table: Table) -> None:
    sentry = table.put("Skeletal Sentry", BLUE, "B2")
    assert table.why_no_cast(table.red, "Mind Control", sentry) == "immune"


@rule("sup.spell.mind-control-cannot-be-moved")
def test_nothing_moves_it_to_another_creature(table: Table, slayer: Object, control: Object) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.move_to(table.blue, "B2")
    bear = table.attach("Bear Strength", slayer, RED)
    assert table.cast_options(table.red, "Shift Enchantment") == [
        option for option in table.cast_options(table.red, "Shift Enchantment") if option[3] == bear.id
    ]
    assert {option[4] for option in table.cast_options(table.red, "Shift Enchantment")} >= {wolf.id}
    assert control.attached_to is slayer


@rule("sup.spell.mind-control-cannot-be-moved")
def test_stolen_it_stays_there_and_the_creature_follows_it() -> None:
    table = Table(red="Forcemaster", blue="Forcemaster")
    for mage in (table.red, table.blue):
        table.move_to(mage, "B2")
    wolf, fox = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", RED, "B2")
    control = table.hide("Mind Control", wolf, RED)
    table.reveal(control)
    places = {option[4] for option in table.cast_options(table.blue, "Steal Enchantment") if option[3] == control.id}
    assert places == {wolf.id}
    assert fox.id not in places
    table.cast(table.blue, "Steal Enchantment", control, wolf.id)
    assert (control.controller, wolf.controller, wolf.owner) == (BLUE, BLUE, RED)
    table.destroy(control)
    assert wolf.controller == RED


# Familiars


def put_familiar(table: Table, spell: str) -> Object:
    """A familiar of Blue's that takes any spell, with this one planned for it."""
    card = make_creature("Anybody's Familiar", schools={"arcane": 2}, traits=["Familiar"])
    script_for(card).answer(PREPARES, lambda this, spell: True)
    familiar = table.put(card, BLUE, "B2")
    table.prepare_for(familiar, spell)
    return familiar


@rule("sup.spell.mind-control-familiar-takes-planned-spell")
def test_the_spell_of_a_familiar_comes_along_and_belongs_to_who_casts_it(table: Table) -> None:
    familiar = put_familiar(table, "Rhino Hide")
    table.reveal(table.hide("Mind Control", familiar, RED))
    assert familiar.prepared is table.card("Rhino Hide")
    for seat in (RED, BLUE):
        seen = what_is_seen(table.game, seat).objects[str(familiar.id)]
        assert (seen.prepared is not None and seen.prepared.card) == "Rhino Hide"
    table.run(remove_condition(table.game, familiar, STUN))
    table.cast(familiar, "Rhino Hide", table.red)
    hide = table.find("Rhino Hide")
    assert (hide.controller, hide.owner) == (RED, BLUE)


@rule("sup.spell.mind-control-familiar-restricted-planned-spell-returns")
def test_a_spell_the_new_mage_is_restricted_from_goes_back_at_once(table: Table) -> None:
    familiar = put_familiar(table, "Death Link")
    table.reveal(table.hide("Mind Control", familiar, RED))
    assert familiar.prepared is None
    assert table.game.players[BLUE].book == {table.card("Death Link"): 1}
    assert table.game.players[RED].book == {}


@rule("sup.spell.mind-control-familiar-spell-may-be-changed")
def test_in_the_next_planning_phase_it_goes_back_and_another_is_planned(table: Table) -> None:
    familiar = put_familiar(table, "Rhino Hide")
    table.reveal(table.hide("Mind Control", familiar, RED))
    table.book(RED, "Bear Strength")
    assert [slot.holder for slot in plan_slots(table.game, BLUE)] == [None]
    table.decide("plan", ("plan", ((0, ()), (familiar.id, ("Bear Strength",)))), ("plan", ((0, ()),)))
    table.run(planning_phase(table.game))
    assert (familiar.prepared, familiar.prepared_owner) == (table.card("Bear Strength"), RED)
    assert table.game.players[BLUE].book == {table.card("Rhino Hide"): 1}


# Upkeep


@rule("sup.spell.mind-control-upkeep-first", "sup.spell.example-mind-control-upkeep-paid")
def test_its_upkeep_is_paid_before_the_creatures_own(table: Table, slayer: Object, control: Object) -> None:
    table.attach("Essence Drain", slayer, BLUE)
    before = table.red.mana
    table.decide("upkeep", PAY, PAY)
    table.upkeep()
    asked = [(each.player, each.subject[0]) for each in table.asked if each.kind == "upkeep"]  # type: ignore[index]
    assert asked == [(RED, control), (RED, slayer)]
    assert (before - table.red.mana, slayer.controller) == (5, RED)


@rule("sup.spell.example-mind-control-upkeep-paid")
def test_whoever_has_it_may_let_the_creature_be_destroyed(table: Table, slayer: Object, control: Object) -> None:
    table.attach("Essence Drain", slayer, BLUE)
    table.decide("upkeep", PAY, LET_GO)
    table.upkeep()
    assert not table.in_play(slayer)
    assert not table.in_play(control)


@rule("sup.spell.mind-control-unpaid-upkeep-reverts-control", "sup.spell.example-mind-control-upkeep-declined")
def test_unpaid_it_ends_and_the_owner_decides_on_the_rest(table: Table, slayer: Object, control: Object) -> None:
    table.attach("Essence Drain", slayer, BLUE)
    table.decide("upkeep", LET_GO, PAY)
    table.upkeep()
    assert [each.player for each in table.asked if each.kind == "upkeep"] == [RED, BLUE]
    assert not table.in_play(control)
    assert (slayer.controller, table.blue.mana, slayer.conditions) == (BLUE, 48, {STUN: 2})


@rule("sup.spell.mind-control-upkeep-first")
def test_it_is_first_among_all_that_the_creature_bears(table: Table, slayer: Object) -> None:
    table.initiative(BLUE)
    burden = table.attach(make_card(name="A Burden", type="enchantment", traits=["Upkeep +1"]), slayer, BLUE)
    table.attach("Essence Drain", slayer, BLUE)
    control = table.attach("Mind Control", slayer, RED)
    table.control(slayer, RED)
    table.decide("upkeep order", first(slayer, "Upkeep"))
    table.decide("upkeep", PAY, PAY, PAY)
    table.upkeep()
    assert [each.subject for each in table.asked if each.kind == "upkeep"] == [(control, 3), (slayer, 2), (burden, 1)]


def test_should_it_end_before_it_is_paid_the_rest_is_due_all_the_same(
    table: Table, slayer: Object, control: Object
) -> None:
    table.attach("Essence Drain", slayer, BLUE)
    ender = make_card(name="Ender", type="conjuration", life=1)
    script_for(ender).each_upkeep(
        lambda game, this: [Due(this, this, "End", lambda: destroy(game, control, this), (ends(control),))]
    )
    table.put(ender, RED, "A1")
    table.decide("upkeep order", lambda request: next(each for each in request.options if "End" in each))
    table.decide("upkeep", PAY)
    table.upkeep()
    assert [(each.player, each.subject) for each in table.asked if each.kind == "upkeep"] == [(BLUE, (slayer, 2))]


@rule("codex.disable.loses")
def test_disabled_it_keeps_what_its_upkeep_comes_to_and_holds_nobody(
    table: Table, slayer: Object, control: Object
) -> None:
    table.run(give_condition(table.game, control, DISABLE))
    assert slayer.controller == BLUE
    assert table.value(control, UPKEEP) == slayer.level
    table.decide("upkeep", PAY)
    table.upkeep()
    assert [each.subject for each in table.asked if each.kind == "upkeep"] == [(control, slayer.level)]
