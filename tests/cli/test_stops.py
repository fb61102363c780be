"""The terminal interrupts as the player's settings say, by the same function as everybody else."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from mageduel.cli.play import Leave, Terminal
from mageduel.kernel.requests import Answer
from mageduel.rules.casting.mana import PAY
from mageduel.rules.round.activation import NOTHING, PAY_TO_UPROOT
from mageduel.rules.round.upkeep import LET_GO, PAY_UPKEEP
from tests.kit.duel import Duel
from tests.kit.table import BLUE, RED


def terminal(duel: Duel, *, everywhere: bool = False) -> tuple[Terminal, io.StringIO]:
    said = io.StringIO()
    return Terminal(Console(file=said, width=160), duel.match, duel.setup, 1, everywhere=everywhere), said


def attacked() -> Duel:
    """A duel in which a creature that bears a hidden card of Red's has just been attacked."""
    duel = Duel(initiative=BLUE)
    wolf, fox = duel.put("Timber Wolf", BLUE, "B2"), duel.put("Bitterwood Fox", RED, "B2")
    duel.hide("Rhino Hide", fox, RED)
    duel.activate(wolf, ("attack", wolf.id, 0, fox.id))
    return duel


def windows(duel: Duel, answer: Terminal) -> list[Answer]:
    """What the terminal answers in the windows of an attack, until another question comes."""
    given = []
    while duel.request.kind == "reveal":
        given.append(answer.ask(duel.request))
        duel.answer(given[-1])
    return given


def test_only_the_usual_windows_are_put_to_the_player(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = attacked()
    table, said = terminal(duel)
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\n"))
    assert len(windows(duel, table)) > 5
    assert said.getvalue().count("Reveal something now?") == 2
    assert "after Declare Attack" in said.getvalue()
    assert "after Roll Dice" in said.getvalue()


def test_a_player_can_stop_always_or_never_for_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = attacked()
    table, said = terminal(duel)
    monkeypatch.setattr("sys.stdin", io.StringIO("s\ns 9 never\ns 1 never\n\n"))
    windows(duel, table)
    assert said.getvalue().count("Reveal something now?") == 1
    assert "Rhino Hide on your Bitterwood Fox: usual (struck)" in said.getvalue()
    assert "Say which card and when" in said.getvalue()
    assert "Rhino Hide on your Bitterwood Fox: never" in said.getvalue()


def test_asked_for_everything_the_terminal_asks_in_every_window(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = attacked()
    table, said = terminal(duel, everywhere=True)
    monkeypatch.setattr("sys.stdin", io.StringIO("\n" * 40))
    assert said.getvalue().count("Reveal something now?") == 0
    given = windows(duel, table)
    assert said.getvalue().count("Reveal something now?") == len(given)


def test_a_question_without_a_choice_is_no_question_against_the_computer() -> None:
    duel = Duel(red_book={"Steelclaw Grizzly": 1})
    duel.prepare_all(red=("Steelclaw Grizzly",))
    table, said = terminal(duel)
    duel.play_until("quickcast", RED)
    assert table.ask(duel.request) == ("pass",)
    assert said.getvalue() == ""


def test_enter_declines_where_that_leaves_things_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = Duel()
    asked, _ = terminal(duel)
    monkeypatch.setattr("sys.stdin", io.StringIO("\n"))
    assert asked.ask(PAY_TO_UPROOT.ask(RED, [PAY, NOTHING], duel.red, 2)) == NOTHING
    monkeypatch.setattr("sys.stdin", io.StringIO("\n1\n"))
    assert asked.ask(PAY_UPKEEP.ask(RED, [LET_GO, PAY], duel.red, 2)) == LET_GO, "only by its number"
    monkeypatch.setattr("sys.stdin", io.StringIO("\n"))
    with pytest.raises(Leave):
        asked.ask(PAY_UPKEEP.ask(RED, [PAY, LET_GO], duel.red, 2))
