"""Tomb Guardian: on guard for one of its Dissipate tokens, once a round, between activations."""

import pytest

from mageduel.rules.objects.tokens import DISSIPATE_TOKEN
from mageduel.state.objects import Object
from tests.kit.academy import AcademyTable
from tests.kit.answers import ability
from tests.kit.table import BLUE, RED, Refused


@pytest.fixture
def table() -> AcademyTable:
    return AcademyTable(red="Academy Forcemaster")


@pytest.fixture
def guardian(table: AcademyTable) -> Object:
    return table.summon("Tomb Guardian", RED)


def test_a_token_puts_it_on_guard(table: AcademyTable, guardian: Object) -> None:
    table.use(RED, ability(guardian, "Stand Watch"))
    assert (guardian.guarding, guardian.marks[DISSIPATE_TOKEN]) == (True, 4)
    assert not guardian.active


def test_once_a_round(table: AcademyTable, guardian: Object) -> None:
    table.use(RED, ability(guardian, "Stand Watch"))
    guardian.set_guard(guards=False)
    with pytest.raises(Refused):
        table.use(RED, ability(guardian, "Stand Watch"))
    table.next_round()
    table.use(RED, ability(guardian, "Stand Watch"))
    assert (guardian.guarding, guardian.marks[DISSIPATE_TOKEN]) == (True, 2)


def test_not_while_it_guards_or_by_others(table: AcademyTable, guardian: Object) -> None:
    table.guard(guardian)
    assert table.between(RED) == []
    guardian.set_guard(guards=False)
    assert table.between(BLUE) == []


def test_the_last_token_is_its_end(table: AcademyTable, guardian: Object) -> None:
    guardian.unmark(DISSIPATE_TOKEN, 4)
    table.use(RED, ability(guardian, "Stand Watch"))
    assert not table.in_play(guardian)
