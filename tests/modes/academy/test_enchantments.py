"""Enchantments: face down for 2 mana, turned up for more in any of their moments, one of a name."""

from typing import Any

import pytest

from mageduel.dsl.steps import COUNTERSTRIKE, DECLARE_ATTACK, RESOLVE_SPELL
from mageduel.facts.cards import CardType
from mageduel.facts.library import library
from mageduel.facts.traits import MELEE
from mageduel.rules.enchantments.reveals import total_cost
from mageduel.rules.objects.healing import heal
from mageduel.rules.round.phases import CREATURES_RESET, INITIATIVE_PASSED, MARKERS_FLIPPED
from mageduel.state.events import Healed, Revealed
from mageduel.state.phases import Phase
from mageduel.views.table import table as shown
from mageduel.views.windows import concern
from tests.kit.academy import DECLARED, DEFENSE, DICE, AcademyDuel, AcademyTable
from tests.kit.answers import FORFEIT, GUARD, PAY
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.moments import ACTION, ACTION_PHASE, ACTIVATION, name_of
from tests.kit.table import BLUE, RED, make_creature, script_for
from tests.modes.academy.folk import HOUND, bar, enchantment, hymn

THEIRS = [
    each
    for each in library().values()
    if each.type is CardType.ENCHANTMENT and any(code.startswith("aca") for code in each.sets)
]


# Face down


@rule("academy.enchantment.target", "academy.enchantment.zone-place")
def test_an_enchantment_lies_on_an_object_or_on_the_zone(table: AcademyTable) -> None:
    hound = table.put(HOUND, RED)
    table.cast(table.red, enchantment("On It"), hound)
    table.cast(table.red, enchantment("On All", target="zone"))
    assert table.find("On It").attached_to is hound
    lies = table.find("On All")
    assert (lies.attached_to, table.game.zone_enchantments[table.zone("A1")]) == (None, (lies,))


@rule("academy.enchantment.enters-hidden", "academy.enchantment.visible-presence")
def test_all_see_that_one_lies_there_and_only_its_player_which(table: AcademyTable) -> None:
    hound = table.put(HOUND, RED)
    table.cast(table.red, "Bear Strength", hound)
    hidden = table.find("Bear Strength")
    assert hidden.hidden
    for seat, knows in ((RED, True), (BLUE, False)):
        seen = shown(table.game, seat).objects
        assert hidden.id in seen[str(hound.id)].attachments
        assert (seen[str(hidden.id)].name == "Bear Strength") == knows


@rule("academy.enchantment.hidden-cost")
def test_the_hidden_cost_is_always_2(table: AcademyTable) -> None:
    assert {each.cost for each in THEIRS} == {2}
    table.cast(table.red, "Bear Strength", table.red)
    assert table.red.mana == 48


@rule("academy.enchantment.reveal-cost", "academy.enchantment.reveal-no-action")
def test_the_reveal_cost_is_paid_when_it_is_turned_up_and_takes_no_action(table: AcademyTable) -> None:
    table.cast(table.red, enchantment(reveal=3), table.red)
    thing = table.find("Test Guise")
    table.reveal_after(ACTIVATION, thing)
    table.decide("action", GUARD)
    table.act(table.red)
    assert (table.red.mana, thing.hidden, table.red.guarding) == (50 - 2 - 3, False, True)


@rule("academy.enchantment.casting-cost-sum")
def test_what_it_cost_is_both_together(table: AcademyTable) -> None:
    thing = table.attach(enchantment(reveal=4), table.red)
    assert total_cost(thing) == 2 + 4


@rule("academy.enchantment.hidden-no-effect")
def test_face_down_it_does_nothing(table: AcademyTable) -> None:
    hound = table.put(HOUND, RED)
    strength = table.hide("Bear Strength", hound)
    assert not table.value(hound, MELEE)
    table.reveal(strength)
    assert table.value(hound, MELEE) == 2


# When it may be turned up


def moments(table: AcademyTable, seat: int = BLUE) -> list[str]:
    return [each.moment for each in table.windows if each.seat == seat]


@rule(
    "academy.enchantment.reveal-timing",
    "academy.enchantment.window-activation",
    "academy.enchantment.window-after-action",
)
def test_after_the_activation_the_action_and_its_end_also_in_the_others_turn(table: AcademyTable) -> None:
    hound = table.put(HOUND, RED)
    table.hide("Bear Strength", table.blue)
    table.act(hound, GUARD)
    assert moments(table) == [ACTIVATION, ACTION, ACTION_PHASE]


@rule("academy.enchantment.window-activation")
def test_revealed_after_the_activation_it_counts_for_the_action(table: AcademyTable) -> None:
    hound, foe = table.put(HOUND, RED), table.put(HOUND, BLUE)
    strength = table.hide("Bear Strength", hound)
    table.reveal_after(ACTIVATION, strength)
    table.dice("1 1 1 1")
    table.decide("action", ("attack", hound.id, 0, foe.id))
    table.act(hound)
    assert foe.damage == 4


@rule(
    "academy.enchantment.window-attack", "academy.enchantment.no-interrupt", "academy.enchantment.no-interrupt-example"
)
def test_in_an_attack_after_declaring_and_defending_and_not_among_the_dice(table: AcademyTable) -> None:
    hound, foe = table.put(HOUND, RED), table.put(HOUND, BLUE)
    table.hide("Bear Strength", foe)
    table.dice("0 0")
    table.attack(hound, "Bite", foe)
    inside = [name_of(each) for each in (DECLARE_ATTACK, DEFENSE, DICE, COUNTERSTRIKE)]
    assert moments(table)[:4] == inside
    assert set(moments(table)) <= {*inside, "Attack Ends"}


@rule("academy.enchantment.no-interrupt")
def test_armor_revealed_when_the_dice_have_fallen_comes_too_late(table: AcademyTable) -> None:
    hound, foe = table.put(HOUND, RED), table.put(HOUND, BLUE)
    hide = table.hide("Rhino Hide", foe)
    table.reveal_after(DICE, hide)
    table.dice("2 2")
    table.attack(hound, "Bite", foe)
    assert foe.damage == 4
    other = table.put(HOUND, BLUE)
    hide = table.hide("Rhino Hide", other)
    table.reveal_after(DEFENSE, hide)
    table.dice("2 2")
    table.attack(hound, "Bite", other)
    assert other.damage == 2


@rule("academy.enchantment.window-casting")
def test_in_a_spell_between_its_two_steps(table: AcademyTable) -> None:
    table.hide("Bear Strength", table.blue)
    table.cast(table.red, hymn(), table.red)
    assert moments(table) == [name_of(DECLARED), name_of(RESOLVE_SPELL)]


@rule("academy.enchantment.reveal-right-after-cast")
def test_immediately_after_it_was_cast(table: AcademyTable) -> None:
    table.book(RED, "Bear Strength")

    def see_and_reveal(request: Any) -> Any:
        if request.subject[0] is RESOLVE_SPELL and request.player == RED:
            return next(each for each in request.options if each[0] == "reveal")
        return ("pass",)

    table._reveal = see_and_reveal  # type: ignore[method-assign]
    table.cast(table.red, "Bear Strength", table.red)
    assert not table.find("Bear Strength").hidden


@rule("academy.enchantment.window-phases", "academy.enchantment.reveal-timing")
def test_after_every_step_and_phase_of_a_round() -> None:
    duel = AcademyDuel(red_book={"Wolf Fury": 1}, blue_book={"Wolf Fury": 1})
    duel.hide("Bear Strength", duel.blue)
    duel.play_round()
    duel.windows.clear()
    duel.play_until("activate")
    assert [each.moment for each in duel.windows] == [
        INITIATIVE_PASSED,
        CREATURES_RESET,
        MARKERS_FLIPPED,
        name_of(Phase.RESET),
        name_of(Phase.UPKEEP),
    ]


@rule("academy.enchantment.window-phases")
def test_revealed_after_the_reset_it_counts_for_the_upkeep(table: AcademyTable) -> None:
    hound = table.put(HOUND, RED, damage=4)
    regrowth = table.hide("Regrowth", hound)
    table.reveal_after(Phase.RESET, regrowth)
    table.reset()
    table.upkeep()
    assert hound.damage == 2


@rule("academy.enchantment.reveal-procedure")
def test_turned_up_paid_for_and_then_obeyed(table: AcademyTable) -> None:
    balm = enchantment("Test Balm", reveal=2)
    hound = table.put(HOUND, RED, damage=3)

    async def heal_it(game: Any, this: Any) -> None:
        assert (this.hidden, table.red.mana) == (False, 48)
        await heal(game, this.attached_to, 3, A_TEST)

    script_for(balm).when_revealed(heal_it)
    table.reveal(table.hide(balm, hound))
    told = [type(each) for each in table.game.log or [] if isinstance(each, Revealed | Healed)]
    assert told == [Revealed, Healed]
    assert hound.damage == 0


# Mandatory reveals


@rule("academy.enchantment.mandatory")
def test_a_mandatory_one_is_revealed_when_its_moment_comes(table: AcademyTable) -> None:
    hound, foe = table.put(HOUND, RED), table.put(HOUND, BLUE)
    block = table.hide("Block", foe)
    table.decide("pay reveal", PAY)
    table.attack(hound, "Bite", foe)
    assert (foe.damage, block.in_play) == (0, False)


@rule("academy.enchantment.wrong-time-destroyed")
def test_at_another_time_it_is_wasted(table: AcademyTable) -> None:
    foe = table.put(HOUND, BLUE)
    block = table.hide("Block", foe)
    table.reveal_after(Phase.UPKEEP, block)
    table.upkeep()
    assert not block.in_play
    assert table.discarded(BLUE) == ["Block"]


@rule("academy.enchantment.may-decline-cost")
@pytest.mark.parametrize("has_to", [True, False])
def test_whoever_does_not_pay_loses_it(table: AcademyTable, has_to: bool) -> None:
    hound, foe = table.put(HOUND, RED), table.put(HOUND, BLUE)
    mana = table.blue.mana
    if has_to:
        thing = table.hide("Block", foe)
        table.decide("pay reveal", FORFEIT)
        table.dice("1 0")
        table.attack(hound, "Bite", foe)
        assert foe.damage == 1
    else:
        thing = table.hide("Bear Strength", foe)
        table.reveal_after(Phase.UPKEEP, thing, pays=False)
        table.upkeep()
        assert not table.value(foe, MELEE)
    assert (thing.in_play, table.blue.mana, table.discarded(BLUE)) == (False, mana, [thing.name])


# How many


@rule("academy.enchantment.unlimited-different")
def test_any_number_of_different_ones(table: AcademyTable) -> None:
    for number in range(6):
        table.cast(table.red, enchantment(f"Guise {number}"), table.red)
        table.reveal(table.find(f"Guise {number}"))
    assert len(table.red.attachments) == 6


@rule("academy.enchantment.one-revealed-name")
def test_never_two_revealed_ones_of_a_name_whosever_they_are(table: AcademyTable) -> None:
    hound = table.put(HOUND, RED)
    guise = enchantment()
    first, second = table.hide(guise, hound, BLUE), table.hide(guise, hound, RED)
    table.reveal(first)
    table.reveal(second)
    assert (first.in_play, second.in_play) == (True, False)
    assert table.discarded(RED) == ["Test Guise"]


@rule("academy.enchantment.no-own-duplicate")
@pytest.mark.parametrize("is_hidden", [True, False])
def test_no_second_one_where_one_has_that_already(table: AcademyTable, is_hidden: bool) -> None:
    hound, other = table.put(HOUND, RED), table.put(HOUND, RED)
    guise = enchantment()
    table.attach(guise, hound, RED, hidden=is_hidden)
    assert table.why_no_cast(table.red, guise, hound) == "duplicate-enchantment"
    assert table.why_no_cast(table.red, guise, other) is None
    zone = enchantment("Test Fog", target="zone")
    table.attach(zone, "A1", RED, hidden=is_hidden)
    assert table.why_no_cast(table.red, zone) == "duplicate-enchantment"


@rule("academy.enchantment.no-own-duplicate")
def test_the_others_hidden_one_is_no_hindrance_since_nobody_knows_it(table: AcademyTable) -> None:
    hound = table.put(HOUND, RED)
    guise = enchantment()
    table.hide(guise, hound, BLUE)
    assert table.why_no_cast(table.red, guise, hound) is None


@rule("academy.enchantment.until-destroyed", "academy.codex.controller")
def test_it_stays_until_it_or_its_bearer_is_destroyed(table: AcademyTable) -> None:
    hound = table.put(HOUND, RED)
    table.cast(table.blue, enchantment("One"), hound)
    table.cast(table.blue, enchantment("Two"), hound)
    one, two = table.find("One"), table.find("Two")
    assert one.controller == two.controller == BLUE
    table.next_round()
    assert one.in_play
    assert two.in_play
    table.destroy(one)
    table.destroy(hound)
    assert (one.in_play, two.in_play) == (False, False)
    assert table.discarded(BLUE) == ["One", "Two"]
    assert table.discarded(RED) == ["Hound"]


def test_a_new_creature_is_enchanted_in_the_round_it_comes(table: AcademyTable) -> None:
    table.cast(table.red, make_creature("Recruit", attack=[bar()]))
    recruit = table.find("Recruit")
    assert table.why_no_cast(table.red, "Bear Strength", recruit) is None


# When a player is interrupted


def interruptions(table: AcademyTable, seat: int) -> list[tuple[str, str]]:
    """Note from now on in which windows this player would be stopped, and why."""
    noted: list[tuple[str, str]] = []

    def look(request: Any) -> Any:
        found = concern(table.game, request)
        if found.asks and request.player == seat:
            noted.append((name_of(request.subject[0]), found.code))
        return ("pass",)

    table._reveal = look  # type: ignore[method-assign]
    return noted


def test_a_spell_on_the_bearer_stops_its_player_when_it_is_declared_and_paid_for(table: AcademyTable) -> None:
    hound = table.put(HOUND, BLUE)
    table.hide("Bear Strength", hound)
    noted = interruptions(table, BLUE)
    table.cast(table.red, hymn(), table.red)
    table.cast(table.red, hymn(), hound)
    assert noted == [(name_of(DECLARED), "spell-declared")]


def test_before_upkeep_whoever_has_something_on_an_object_is_stopped_before_channeling_for_a_mage(
    table: AcademyTable,
) -> None:
    table.hide("Bear Strength", table.put(HOUND, BLUE))
    noted = interruptions(table, BLUE)
    table.reset()
    assert noted == [(name_of(Phase.RESET), "due-next")]
    on_mage = table.hide("Rhino Hide", table.red, BLUE)
    on_mage.cast_round = table.game.round - 1
    noted.clear()
    table.reset()
    assert noted == [(MARKERS_FLIPPED, "due-next"), (name_of(Phase.RESET), "due-next")]
