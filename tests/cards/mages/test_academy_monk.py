"""The Monk of the Academy: his Ki (reconstructed)."""

import pytest

from mageduel.cli import main
from mageduel.facts.mages import mage
from mageduel.rules.mages.ki import KI, gain_ki
from tests.kit.academy import AcademyDuel, AcademyTable


def test_he_begins_with_three_and_gains_one_as_he_channels() -> None:
    duel = AcademyDuel(red="Academy Monk")
    assert duel.red.marks[KI] == 4  # three, and one for the first round
    duel.play_round()
    assert duel.red.marks[KI] == 5
    assert KI not in duel.blue.marks


def test_nobody_else_has_any() -> None:
    table = AcademyTable(red="Academy Monk")
    table.run(gain_ki(table.game, table.blue, 2))
    assert KI not in table.blue.marks


def test_without_enough_nothing_is_offered() -> None:
    table = AcademyTable(red="Academy Monk")
    table.red.unmark(KI, 2)
    table.dice("0 0 0 0")
    table.cast(table.red, "Fist of Iron", table.blue)
    assert [each for each in table.asked if each.kind == "offer"] == []


def test_it_says_that_it_is_reconstructed(capsys: pytest.CaptureFixture[str]) -> None:
    assert mage("Academy Monk").reconstructed == ("Ki",)
    main(["cards", "Academy Monk"])
    assert "Ki (reconstructed)" in capsys.readouterr().out
