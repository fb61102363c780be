"""`mageduel codex` on the command line."""

from __future__ import annotations

import json

import pytest

from mageduel.cli import main
from mageduel.facts.codex import codex


def test_an_entry_is_shown_with_places_and_cards(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["codex", "burn"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("Burn (condition marker)\n")
    assert "supplement, Codex: Burn" in text
    assert "Fireball" in text


def test_several_words_are_one_entry(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["codex", "zone", "exclusive"]) == 0
    assert capsys.readouterr().out.startswith("Zone Exclusive")


def test_a_value_does_not_matter(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["codex", "Piercing +3"]) == 0
    assert capsys.readouterr().out.startswith("Piercing +X")


def test_without_a_word_everything_is_listed_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["codex"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(codex())
    assert max(map(len, lines)) <= 100


def test_json_of_one_and_of_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["codex", "--json", "Rot"]) == 0
    one = json.loads(capsys.readouterr().out)
    assert (one["name"], one["kind"]) == ("Rot", "condition marker")
    assert main(["codex", "--json"]) == 0
    everything = json.loads(capsys.readouterr().out)
    assert one in everything


def test_an_unknown_word_names_the_nearest_spelling(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["codex", "Regenrate"]) == 2
    assert "did you mean Regenerate?" in capsys.readouterr().err
