"""The command in another language: asked for on the line or in the environment, refused where there is none."""

from __future__ import annotations

import io

import pytest

from mageduel.cli import main

LINES = "1\n\n?\nb\nodds\nsave\nh\ns\nq\n"


def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(LINES))
    assert main([*arguments]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments", [("--language", "de", "play"), ("--language=de", "play"), ("play", "--language", "de")]
)
def test_a_duel_is_played_in_german(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    said = play(monkeypatch, capsys, *arguments, "--seed", "3")
    assert "Wähle deine Sprüche für diese Runde" in said
    assert "Runde 1, Planung" in said
    assert "channelt 10 Mana." in said
    assert "Choose" not in said


def test_the_environment_says_the_language_and_the_line_goes_before_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MAGEDUEL_LANGUAGE", "de")
    assert "Startwert 3" in play(monkeypatch, capsys, "play", "--seed", "3")
    assert "Seed 3." in play(monkeypatch, capsys, "--language", "en", "play", "--seed", "3")
    assert "Seed 3." not in play(monkeypatch, capsys, "play", "--seed", "3")


def test_an_unknown_language_is_one_line_and_no_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "xx", "play"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "mageduel: There is no language 'xx'; there is en (English) and de (Deutsch)\n"


def test_cards_codex_books_and_odds_are_printed_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, words in (
        (["cards", "Timber Wolf"], ("Kreatur: Tier, Hund", "9 Mana", "Handgemenge · 4 Würfel", "Ein solides Tier")),
        (["cards", "--set", "core", "--text", "verzauberte Zone"], ("Sacred Ground", "was sie tut", " Karten")),
        (["cards", "Druid"], ("Ausgebildet in Nature und Water", "Lässt Ranken")),
        (["codex", "Handgemenge", "+2"], ("Handgemenge +X (Objekt-Trait)", "siehe:")),
        (["codex", "melee"], ("Handgemenge +X (Objekt-Trait)",)),
        (["book", "check", "Starting Wizard"], ("120 von 120 Spruch-Punkten", "Dieses Buch ist erlaubt.")),
        (["odds", "Timber Wolf", "Royal Archer"], ("4 Würfel gegen Rüstung 1", "oder mehr")),
    ):
        assert main(["--language", "de", *arguments]) == 0
        said = capsys.readouterr().out
        assert [each for each in words if each not in said] == []
