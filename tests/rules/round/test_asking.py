"""Who is asked, and when: from public facts alone, whatever is planned, prepared or held."""

from __future__ import annotations

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.conditions import ICHTHELLID_LARVA
from mageduel.rules.objects.reanimation import hatch
from mageduel.rules.round import activation, deployment
from mageduel.rules.round.deployment import MANA_TO_WORK
from mageduel.state.events import Passed, Revealed
from mageduel.state.phases import Phase
from tests.kit.duel import Asked, Duel
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

BOOK = {"Steelclaw Grizzly": 1, "Minor Heal": 1, "Rhino Hide": 1}


def questions(plan: tuple[str, ...], *, mana: int = 30) -> list[Asked]:
    """What is asked in the Action Stage of a round in which Red has planned this and does as little as possible."""
    duel = Duel(red_book=BOOK)
    duel.prepare_all(red=plan)
    duel.red.mana = mana
    duel.play_round()
    return [each for each in duel.questions if each.round == 1 and each.phase.stage == "action"]


def kinds(asked: list[Asked], seat: int = RED) -> list[str]:
    return [each.kind for each in asked if each.seat == seat]


@pytest.mark.parametrize("mana", [30, 0])
def test_an_unspent_quickcast_and_a_planned_spell_are_asked_about_whether_it_could_be_cast_or_not(mana: int) -> None:
    full, quick = (questions((name,), mana=mana) for name in ("Steelclaw Grizzly", "Minor Heal"))
    assert full == quick
    assert kinds(full).count("quickcast") == 2
    assert kinds(full).count("after") == 1


def test_a_single_creature_is_a_question_while_a_quickcast_might_come_first() -> None:
    assert kinds(questions(("Steelclaw Grizzly",))).count("activate") == 1


def test_without_anything_planned_there_is_nothing_to_ask() -> None:
    assert kinds(questions(())) == ["action"]


def test_a_stone_mage_with_a_planned_spell_is_asked_whether_it_could_be_cast_or_not() -> None:
    for name in ("Steelclaw Grizzly", "Minor Heal"):
        table = Table()
        table.plan(RED, name)
        table.attach("Turn to Stone", table.red, BLUE)
        procedure = activation.take_action_phase(table.game, table.red)
        assert procedure.send(None)[0].forced is None
        procedure.close()


def test_a_spawnpoint_with_a_spell_is_asked_about_whether_it_can_be_paid_or_not() -> None:
    for mana in (0, 30):
        table = Table(blue="Warlock", mana=mana)
        gate = table.put("Pentagram", BLUE, "A4")
        gate.prepared, gate.mana = table.card("Firebrand Imp"), MANA_TO_WORK.of(gate)[0]
        procedure = deployment.deployment_phase(table.game)
        requests = procedure.send(None)
        assert [(each.kind, each.player, each.forced) for each in requests] == [("deploy", BLUE, None)]
        procedure.close()


@pytest.mark.parametrize("card", [make_creature("Ichthellid"), "Dispel"])
def test_whoever_controls_a_larva_is_asked_whatever_the_book_holds(card: str | Card) -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    table.condition(wolf, ICHTHELLID_LARVA)
    wolf.larva_of = BLUE
    table.book(BLUE, card)
    table.decide("hatch", ("leave",))
    table.run(hatch(table.game, wolf, wolf.zone))


# Revealing beside one's own actions


@rule("core.reveal.after-any-action-step-phase", "core.reveal.window-after-activation")
def test_an_acting_creature_may_reveal_first_and_acts_then() -> None:
    table = Table()
    grizzly, fox = table.put("Steelclaw Grizzly", RED), table.put("Bitterwood Fox", BLUE)
    strength = table.hide("Bear Strength", grizzly)
    table.dice("1 1 1 1 1 1 1")
    table.act_exactly(grizzly, ("reveal", strength.id), ("attack", grizzly.id, 0, fox.id))
    assert not strength.hidden
    assert table.red.mana == 50 - 3
    assert not table.in_play(fox)


def test_after_such_a_reveal_others_may_answer_it() -> None:
    table = Table()
    grizzly = table.put("Steelclaw Grizzly", RED)
    strength, agony = table.hide("Bear Strength", grizzly), table.hide("Agony", grizzly, BLUE)
    table.reveal_after("reveal", agony)
    table.act_exactly(grizzly, ("reveal", strength.id), ("nothing",))
    assert [each.enchantment for each in table.events(Revealed)] == [strength, agony]


def test_revealing_before_a_creature_is_chosen_promises_no_activation() -> None:
    duel = Duel()
    wolf = duel.put("Timber Wolf", RED, "A1")
    duel.put("Timber Wolf", BLUE, "C4")
    duel.put("Timber Wolf", BLUE, "C4")
    hide = duel.hide("Rhino Hide", wolf)
    duel.play_until("activate", RED)
    duel.answer(("reveal", hide.id))
    assert ("pass",) in duel.play_until("activate", RED).options
    duel.answer(("pass",))
    assert duel.events(Passed)
    assert not hide.hidden


def test_in_a_quickcast_phase_a_reveal_leaves_the_quickcast_ready() -> None:
    duel = Duel(red_book=BOOK)
    hide = duel.hide("Rhino Hide", duel.red, RED)
    duel.prepare_all(red=("Minor Heal",))
    duel.play_until("quickcast", RED)
    duel.answer(("reveal", hide.id))
    assert duel.game.phase is Phase.FIRST_QUICKCAST
    assert duel.play_until("quickcast", RED).subject is Phase.FIRST_QUICKCAST
    assert not hide.hidden


def test_something_to_reveal_alone_is_no_reason_to_ask() -> None:
    duel = Duel()
    duel.hide("Rhino Hide", duel.red, RED)
    duel.play_round()
    assert {each.kind for each in duel.questions if each.seat == RED} == {"initiative", "reveal", "action"}


@rule("core.enchant.reveal-cost-optional")
def test_the_price_chosen_with_the_reveal_is_not_asked_for_again() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED)
    paid, unpaid = table.hide("Rhino Hide", wolf), table.hide("Bear Strength", wolf)
    table.act_exactly(wolf, ("reveal", paid.id), ("forfeit", unpaid.id), ("nothing",))
    assert [each.kind for each in table.asked] == ["action"] * 3
    assert table.red.mana == 50 - 2
    assert table.in_play(paid)
    assert not table.in_play(unpaid)
