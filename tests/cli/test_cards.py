"""`mageduel cards` on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mageduel.cli import main
from mageduel.cli.card_list import card_list, names_with_rulings, names_with_tests, slug
from mageduel.facts.library import library

Output = pytest.CaptureFixture[str]


def test_json_has_every_card(capsys: Output) -> None:
    assert main(["cards", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert {row["name"] for row in rows} == set(library())
    assert {"name", "sets", "type", "subtypes", "schools", "cost", "traits", "attacks", "text"} <= rows[0].keys()


def test_a_list_has_a_line_a_card(capsys: Output) -> None:
    assert main(["cards", "--school", "War", "--type", "equipment", "--set", "core"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "5 cards"
    assert len(lines) == 7
    assert any(
        line.startswith("Gauntlets of Strength  equipment  War 1  3     The wearer has Melee +1.") for line in lines
    )


def test_one_card_is_shown_whole(capsys: Output) -> None:
    assert main(["cards", "lash", "of", "hellfire"]) == 0
    text = capsys.readouterr().out
    for words in ("Lash of Hellfire", "Dark 1 & Fire 1", "8 mana", "Searing Thrash", "Warlock only", "Warlock 2"):
        assert words in text


def test_a_part_of_a_name_will_do(capsys: Output) -> None:
    assert main(["cards", "adramelech, lord of fire"]) == 0
    assert "Hellfire Scythe" in capsys.readouterr().out
    assert main(["cards", "--set", "core", "wall of"]) == 0
    assert capsys.readouterr().out.endswith("3 cards\n")


def test_a_whole_name_wins_over_a_part(capsys: Output) -> None:
    assert main(["cards", "--json", "Heal"]) == 0
    assert [row["name"] for row in json.loads(capsys.readouterr().out)] == ["Heal"]


def test_a_mage_is_shown_with_abilities(capsys: Output) -> None:
    assert main(["cards", "wizard"]) == 0
    text = capsys.readouterr().out
    assert "Trained in Arcane and Air · 120 spell points" in text
    assert "Arcane Zap" in text
    assert main(["cards", "priestess", "--json"]) == 0
    assert list(json.loads(capsys.readouterr().out)[0]["abilities"]) == ["Divine Reward", "Restore"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["Fierball"], "did you mean Fireball?"),
        (["--school", "natur"], "did you mean nature?"),
        (["--type", "potion"], "there is no spell type 'potion'"),
        (["--set", "xyz"], "there is no set 'xyz'"),
    ],
)
def test_what_does_not_exist_is_refused_in_one_line(capsys: Output, arguments: list[str], words: str) -> None:
    assert main(["cards", *arguments]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert words in output.err
    assert output.err.count("\n") == 1


def test_a_search_without_result_says_so(capsys: Output) -> None:
    assert main(["cards", "--text", "nowhere at all"]) == 1
    assert capsys.readouterr().out == "No card fits.\n"


def test_the_card_list_is_written(capsys: Output, tmp_path: Path) -> None:
    page = tmp_path / "docs" / "cards.md"
    assert main(["cards", "--docs", str(page)]) == 0
    assert capsys.readouterr().out == f"Wrote {page}\n"
    rows = [line for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    assert len(rows) == 790
    assert page.read_text(encoding="utf-8") == card_list()


def test_a_card_list_that_cannot_be_written_is_an_error(capsys: Output, tmp_path: Path) -> None:
    assert main(["cards", "--docs", str(tmp_path)]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_slugs_name_test_files(tmp_path: Path) -> None:
    assert slug("Mordok's Obelisk") == "mordoks_obelisk"
    assert slug("Adramelech, Lord of Fire") == "adramelech_lord_of_fire"
    assert slug("Tooth & Nail") == "tooth_nail"
    assert len({slug(name) for name in library()}) == len(library())
    (tmp_path / "war").mkdir()
    (tmp_path / "war" / "test_battle_fury.py").touch()
    assert names_with_tests(tmp_path) == {"Battle Fury"}


def test_rulings_are_found_by_whole_names(tmp_path: Path) -> None:
    page = tmp_path / "rulings.md"
    page.write_text("About Minor Heal, and **Jinx**.")
    assert names_with_rulings(page) >= {"Minor Heal", "Jinx"}
    assert "Charge" not in names_with_rulings(page)
    assert names_with_rulings(tmp_path / "none.md") == frozenset()
