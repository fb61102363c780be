"""Moments to reveal: with Priority, and as an enemy creature is activated."""

import pytest

from mageduel.state.objects import Object
from tests.kit.academy import AcademyDuel
from tests.kit.table import BLUE, RED, make_creature


@pytest.fixture
def duel() -> AcademyDuel:
    duel = AcademyDuel(red="Academy Forcemaster", round=3)
    duel.put(make_creature("Foe"), BLUE)
    return duel


def chances(duel: AcademyDuel, hidden: Object) -> list[tuple[str, Object | None]]:
    """In which questions of this round it could be revealed, and who was acting."""
    found = []
    began = duel.game.round
    while duel.game.round == began:
        request = duel.request
        if ("reveal", hidden.id) in request.options:
            assert request.player == hidden.controller
            found.append((request.kind, duel.game.acting))
        duel.step()
    return found


def test_with_priority_means_beside_ones_own_activations(duel: AcademyDuel) -> None:
    veil = duel.hide("Lesser Invisibility", duel.put("Sohei Pupil", RED))
    duel.play_round()
    assert chances(duel, veil) == [("activate", None), ("reveal", None), ("reveal", None)]  # and after each of two


def test_as_an_enemy_activates_means_before_it_does_anything(duel: AcademyDuel) -> None:
    fear = duel.hide("Mass Cowardice", "A1", RED)
    found = chances(duel, fear)
    assert [kind for kind, _ in found] == ["reveal", "reveal"]
    assert all(acting is not None and acting.controller == BLUE for _, acting in found)
