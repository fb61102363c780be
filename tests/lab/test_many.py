"""Checked games of three and more: every form there is, and what is printed about them."""

import pytest

from mageduel.lab.many import Form, Run, forms, main


def test_every_form_of_three_and_more_is_played() -> None:
    found = set(forms())
    assert {Form("arena", 4, True), Form("free-for-all", 4, True), Form("domination", 4, False)} <= found
    assert {Form("domination", 4, True), Form("academy", 4, True), Form("academy", 6, True)} <= found
    for mode in ("free-for-all", "academy"):
        assert {Form(mode, count, False) for count in (3, 4, 5, 6)} <= found
    assert all(form.seats > 2 for form in found)


@pytest.mark.parametrize("form", [Form("academy", 3, False), Form("academy", 4, True)], ids=str)
def test_games_of_a_form_go_through_with_every_answer_checked(form: Form) -> None:
    run = Run(form, seed=3)
    assert [run.play_one(), run.play_one()] == [None, None]
    tally = run.tally
    assert (tally.games, tally.failures) == (2, [])
    assert tally.decisions > 100


def test_it_says_what_it_has_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "0"]) == 0
    said = capsys.readouterr().out
    assert "free-for-all, 6 alone" in said
    assert said.endswith("0 failures\n")
