"""Redistributed Power: two Dissipate tokens of creatures of force become Melee +2."""

import pytest

from mageduel.facts.traits import MELEE
from mageduel.rules.enchantments.reveals import reveal_options
from mageduel.rules.objects.tokens import DISSIPATE_TOKEN
from tests.kit.academy import AcademyTable
from tests.kit.answers import PAY, Decision, take
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Forcemaster", mana=10)


def test_two_tokens_go_and_the_creature_strikes_harder(table: AcademyTable) -> None:
    cobra, golem = table.summon("Psionic Cobra", RED), table.summon("Force Golem", RED)
    power = table.hide("Redistributed Power", table.red)
    table.decide("choose one", take(cobra), take(golem))
    table.reveal(power)
    assert (cobra.marks[DISSIPATE_TOKEN], golem.marks[DISSIPATE_TOKEN]) == (4, 4)
    assert (table.value(table.red, MELEE), table.red.mana) == (2, 10)


def test_both_may_come_from_one_creature_even_its_last(table: AcademyTable) -> None:
    cobra = table.summon("Psionic Cobra", RED)
    cobra.unmark(DISSIPATE_TOKEN, 3)
    power = table.hide("Redistributed Power", table.red)
    table.reveal(power)
    assert (table.in_play(cobra), table.value(table.red, MELEE)) == (False, 2)


def test_without_two_tokens_it_stays_hidden(table: AcademyTable) -> None:
    cobra = table.summon("Psionic Cobra", RED)
    cobra.unmark(DISSIPATE_TOKEN, 4)
    table.summon("Psionic Cobra", BLUE)
    fading = table.put(make_creature("Fading"))
    table.tokens(fading, "Dissipate", 3)
    power = table.hide("Redistributed Power", table.red)
    assert ("reveal", power.id) not in reveal_options(table.game, RED)


@pytest.mark.parametrize(("answer", "stays"), [(PAY, False), (("let it be",), True)])
def test_an_opponent_pays_more_to_destroy_it(table: AcademyTable, answer: Decision, stays: bool) -> None:
    power = table.attach("Redistributed Power", table.red)
    table.decide("pay to destroy", answer)
    cost = table.cast(table.blue, "Disperse", power).paid
    assert table.in_play(power) is stays
    assert table.blue.mana == 10 - cost - (0 if stays else 3)


def test_its_own_side_does_not_pay(table: AcademyTable) -> None:
    power = table.attach("Redistributed Power", table.red)
    table.cast(table.red, "Disperse", power)
    assert not table.in_play(power)
