"""Questions are declared once: each has a prompt and is asked somewhere, and what is asked is what is declared."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import islice

import pytest

from mageduel.agents.levels import new_agent
from mageduel.agents.playing import play_out
from mageduel.duel import start_duel
from mageduel.kernel.match import Match
from mageduel.kernel.questions import NUMBER, PASS, QUESTIONS, Count, Form, Question
from mageduel.kernel.requests import Answer, Request
from mageduel.lab.books import setups
from mageduel.lab.invariants import Broken, check_declared
from mageduel.rules.round.action_stage import AFTERWARDS, QUICKCAST
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.parts import OBJECT, PLACE, SEAT
from mageduel.state.phases import Phase
from mageduel.views.questions import has_prompt
from tests.hygiene.sources import ROOT, modules
from tests.kit.table import BLUE, RED, Table

GAMES = 10
"""Of each mode and level."""
ROLLS = {"attack dice", "effect die"}
"""Asked of chance, which reads no prompt."""


def declarations() -> Iterator[tuple[str, str, str]]:
    """Module, constant and name of every question declared in the source."""
    for module in modules():
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Call):
                call, target = node.value, node.targets[0] if isinstance(node, ast.Assign) else node.target
                if isinstance(call.func, ast.Name) and call.func.id == "Question" and isinstance(target, ast.Name):
                    assert isinstance(call.args[0], ast.Constant), module.place
                    yield module.place, target.id, str(call.args[0].value)


DECLARED = {name: QUESTIONS[name] for _, _, name in declarations()}


def test_every_question_is_declared_as_a_constant_of_its_chapter() -> None:
    made = sum(len(re.findall(r"\bQuestion\(\s*\"", module.text)) for module in modules())
    assert made == len(DECLARED) > 40


def test_every_question_has_a_prompt() -> None:
    assert [name for name, question in DECLARED.items() if name not in ROLLS and not has_prompt(question)] == []


def test_every_question_is_asked_somewhere() -> None:
    asked = re.compile(r"\b(\w+)\.ask\(|Request\(([A-Z_]+),|self\.question(?:, self\.\w+)* = ([A-Z_]+)")
    used = {name for module in modules() for found in asked.findall(module.text) for name in found}
    assert [constant for _, constant, _ in declarations() if constant not in used] == []


@pytest.mark.parametrize("level", ["random", "novice"])
@pytest.mark.parametrize("mode", ["apprentice", "arena"])
def test_whatever_is_asked_is_what_is_declared(mode: str, level: str) -> None:
    met: set[str] = set()

    def after(match: Match[Game]) -> None:
        for request in match.open_requests:
            met.add(request.kind)
            check_declared(match.game, request)

    for seed, setup in enumerate(islice(setups(mode, "both", 7), GAMES), 7):
        match = start_duel(setup, seed)
        play_out(match, [new_agent(level, seed * 2 + seat) for seat in range(2)], after)
    assert {"plan", "activate", "action", "reveal"} <= met


def test_the_table_of_the_kit_lists_every_question_there_is() -> None:
    text = (ROOT / "tests" / "kit" / "README.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    listed = {name for row in rows for name in re.findall(r"`([^`]+)`", row)}
    assert set(DECLARED) - ROLLS - listed == {"reveal"}, "a reveal has words of its own"
    assert {name for name in listed if name in QUESTIONS} >= set(DECLARED) - ROLLS - {"reveal"}


# The check itself notices

PROBE = Question(
    "probe",
    Form("take", OBJECT),
    Form("seat", SEAT),
    Form("aim", PLACE, rest=NUMBER),
    about={"bearer": Object, "cost": int},
    declines=("leave",),
)
SECRET_PROBE = Question("secret probe", ("a",), count=Count.SECRET)


def probe(table: Table, *options: Answer, cost: object = 1) -> Request:
    return PROBE.ask(RED, [("leave",), *options], table.red, cost)


@pytest.mark.parametrize("answer", [("take", 1), ("seat", 1), ("aim", 2), ("aim", "A1"), ("aim", "A1|A2", 3, 4)])
def test_an_answer_that_fits_its_form_is_fine(answer: Answer) -> None:
    table = Table()
    check_declared(table.game, probe(table, answer))


@pytest.mark.parametrize(
    "answer",
    [("take",), ("take", 77), ("take", "A1"), ("take", 1, 1), ("grab", 1), ("seat", 2), ("aim", "Z9"), ("aim", 1, "x")],
)
def test_an_answer_that_fits_no_form_is_noticed(answer: Answer) -> None:
    table = Table()
    with pytest.raises(Broken):
        check_declared(table.game, probe(table, answer))


def test_a_question_that_cannot_be_declined_or_is_about_something_else_is_noticed() -> None:
    table = Table()
    with pytest.raises(Broken, match="declined"):
        check_declared(table.game, PROBE.ask(RED, [("seat", RED), ("seat", BLUE)], table.red, 1))
    with pytest.raises(Broken, match="cost"):
        check_declared(table.game, probe(table, cost="1"))


@pytest.mark.parametrize(("choices", "wrong"), [((1, 3), ""), ((7, 0), "direction"), (("A1", 0), "direction")])
def test_what_a_spell_lets_choose_is_what_its_script_declares(choices: Answer, wrong: str) -> None:
    table = Table()
    request = QUICKCAST.ask(RED, [PASS, ("cast", 0, "Force Push", table.blue.id, *choices)], Phase.FIRST_QUICKCAST)
    if not wrong:
        check_declared(table.game, request)
        return
    with pytest.raises(Broken, match=wrong):
        check_declared(table.game, request)


def test_what_an_ability_lets_choose_is_what_it_declares() -> None:
    table = Table()
    hand = table.put("Hand of Bim-Shalla", RED, "B2")
    check_declared(table.game, AFTERWARDS.ask(RED, [PASS, ("ability", hand.id, 0, "armor", table.red.id)]))
    with pytest.raises(Broken, match="word"):
        check_declared(table.game, AFTERWARDS.ask(RED, [PASS, ("ability", hand.id, 0, table.red.id, table.red.id)]))


def test_a_question_of_secret_length_is_put_with_one_answer_too() -> None:
    request = SECRET_PROBE.ask(RED, [("a",)])
    assert request.is_secret
    assert request.forced is None
    assert PROBE.ask(RED, [("leave",)]).forced == ("leave",)


def test_a_name_is_declared_once() -> None:
    with pytest.raises(ValueError, match="declared already"):
        Question("probe")
    with pytest.raises(ValueError, match="same word"):
        Question("probe again", ("a",), Form("a", NUMBER))
    assert "probe again" not in QUESTIONS
