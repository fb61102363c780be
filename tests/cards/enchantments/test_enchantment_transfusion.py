"""Enchantment Transfusion: enchantments move to another creature, at a price each."""

import pytest

from mageduel.dsl.steps import DECLARE_ATTACK, PAY_SPELL_COSTS
from tests.kit.academy import AcademyTable
from tests.kit.answers import PAY
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature

NO_MORE = ("no more",)


@pytest.fixture
def table() -> Table:
    return Table(red="Wizard", blue="Priestess")


@rule("sup.spell.transfusion-moves-any-number-x-is-sum")
def test_any_number_moves_for_one_hidden_and_its_level_revealed(table: Table) -> None:
    giver, taker = table.put("Timber Wolf", RED, "B2"), table.put("Timber Wolf", RED, "B4")
    stone, block = table.attach("Rhino Hide", giver), table.hide("Block", giver)
    bull = table.attach("Bull Endurance", giver)
    transfusion = table.hide("Enchantment Transfusion", giver)
    table.decide("transfuse", ("transfuse", stone.id, taker.id), ("transfuse", block.id, taker.id), NO_MORE)
    table.reveal(transfusion)
    assert {stone.attached_to, block.attached_to} == {taker}
    assert bull.attached_to is giver
    assert block.hidden
    assert table.red.mana == 50 - stone.level - 1
    assert not table.in_play(transfusion)


@rule("sup.spell.transfusion-destination-must-be-legal-and-different")
def test_the_receiver_is_another_creature_near_enough_and_a_legal_target(table: Table) -> None:
    giver = table.put("Timber Wolf", RED, "B1")
    rot, transfusion = table.attach("Ghoul Rot", giver, RED), table.hide("Enchantment Transfusion", giver)
    table.put("Timber Wolf", BLUE, "B4")
    table.put("Skeletal Sentry", BLUE, "B2")
    taker, twin = table.put("Timber Wolf", BLUE, "B2"), table.put("Timber Wolf", BLUE, "B2")
    table.attach("Ghoul Rot", twin, RED)
    growth = table.attach("Regrowth", giver)
    offered: list[object] = []
    blessed: list[str] = []

    def look(request: object) -> object:
        asked = [each for each in request.options if each != NO_MORE]  # type: ignore[attr-defined]
        offered.extend(each[2] for each in asked if each[1] == rot.id)
        blessed.extend(table.game.objects[each[2]].name for each in asked if each[1] == growth.id)
        return NO_MORE

    table.decide("transfuse", look)  # type: ignore[arg-type]
    table.reveal(transfusion)
    assert taker.id in offered
    assert giver.id not in offered
    assert twin.id not in offered
    assert {table.game.objects[each].name for each in offered if isinstance(each, int)} <= {
        "Timber Wolf",
        "Wizard",
    }
    assert set(blessed) == {"Timber Wolf", "Wizard"}
    assert {rot.attached_to, growth.attached_to} == {giver}


def test_once_a_creature_is_chosen_all_go_there(table: Table) -> None:
    giver, first = table.put("Timber Wolf", RED, "B2"), table.put("Timber Wolf", RED, "B2")
    table.put("Timber Wolf", RED, "B3")
    stone, bull = table.attach("Rhino Hide", giver), table.attach("Bull Endurance", giver)
    transfusion = table.hide("Enchantment Transfusion", giver)

    def look(request: object) -> object:
        assert {each[2] for each in request.options if each != NO_MORE} == {first.id}  # type: ignore[attr-defined]
        return ("transfuse", bull.id, first.id)

    table.decide("transfuse", ("transfuse", stone.id, first.id), look)  # type: ignore[arg-type]
    table.reveal(transfusion)
    assert {stone.attached_to, bull.attached_to} == {first}


def test_without_mana_nothing_moves(table: Table) -> None:
    giver = table.put("Timber Wolf", RED, "B2")
    table.put("Timber Wolf", RED, "B2")
    stone, transfusion = table.attach("Rhino Hide", giver), table.hide("Enchantment Transfusion", giver)
    table.mana(RED, 0)
    table.reveal(transfusion)
    assert stone.attached_to is giver
    assert not table.in_play(transfusion)


def test_others_enchantments_stay(table: Table) -> None:
    giver = table.put("Timber Wolf", RED, "B2")
    table.put("Timber Wolf", RED, "B2")
    rot, transfusion = table.attach("Ghoul Rot", giver, BLUE), table.hide("Enchantment Transfusion", giver, RED)
    table.reveal(transfusion)
    assert rot.attached_to is giver


@rule("sup.spell.transfusion-reveal-effect-targets-destination")
def test_a_nullify_on_the_receiver_does_not_stir(table: Table) -> None:
    giver, taker = table.put("Timber Wolf", RED, "B2"), table.put("Timber Wolf", BLUE, "B3")
    nullify = table.hide("Nullify", taker)
    rot, transfusion = table.attach("Ghoul Rot", giver, RED), table.hide("Enchantment Transfusion", giver)
    table.decide("transfuse", ("transfuse", rot.id, taker.id))
    table.reveal(transfusion)
    assert rot.attached_to is taker
    assert nullify.hidden


@rule("sup.spell.example-transfusion-moves-block-in-time")
def test_a_block_moved_after_the_declaration_is_in_time(table: Table) -> None:
    giver, victim = table.put("Timber Wolf", RED, "B3"), table.put("Timber Wolf", RED, "B2")
    block, transfusion = table.hide("Block", giver), table.hide("Enchantment Transfusion", giver)
    attacker = table.put("Timber Wolf", BLUE, "B2")
    table.reveal_after(DECLARE_ATTACK, transfusion, by=attacker)
    table.decide("transfuse", ("transfuse", block.id, victim.id))
    table.decide("pay reveal", PAY)
    table.attack(attacker, "Bite", victim)
    assert [each.avoided for each in table.attacks()] == [True]
    assert victim.damage == 0


@rule("sup.spell.transfusion-moving-cancels-dispel")
def test_a_dispel_aimed_at_what_is_moved_is_canceled(table: Table) -> None:
    table.move_to(table.blue, "B2")
    giver, taker = table.put("Timber Wolf", RED, "B2"), table.put("Timber Wolf", RED, "B2")
    stone, transfusion = table.attach("Rhino Hide", giver), table.hide("Enchantment Transfusion", giver)
    table.reveal_after(PAY_SPELL_COSTS, transfusion, by=table.blue)
    table.decide("transfuse", ("transfuse", stone.id, taker.id))
    spell = table.cast(table.blue, "Dispel", stone)
    assert spell.is_canceled
    assert stone.attached_to is taker


def test_in_the_one_zone_of_the_academy_everybody_is_near_enough() -> None:
    table = AcademyTable()
    mage, brute = table.blue, table.put(make_creature("Brute"), BLUE)
    hide = table.attach("Rhino Hide", mage, BLUE)
    transfusion = table.hide("Enchantment Transfusion", mage)
    table.decide("transfuse", ("transfuse", hide.id, brute.id))
    table.reveal(transfusion)
    assert table.find("Rhino Hide", on=brute) is hide
