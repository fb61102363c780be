"""`mageduel book` on the command line."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from mageduel.cli import main
from mageduel.facts import mages
from mageduel.facts.sharing import share
from mageduel.facts.spellbooks import load_book, published_book, write_book

Output = pytest.CaptureFixture[str]


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(write_book(published_book("Starting Warlock")), encoding="utf-8")
    return path


def test_the_list_as_json(capsys: Output) -> None:
    assert main(["book", "list", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert len(rows) >= 42
    assert all(row["legal"] for row in rows)
    playable = [row for row in rows if row["playable"] and row["source"] != "players"]
    core = ("Beastmaster", "Priestess", "Warlock", "Wizard")
    by_the_rulebook = [row for row in playable if row["name"].split()[-1] in core and row["source"] == "rulebook"]
    assert len([row for row in by_the_rulebook if row["mode"] != "academy"]) == 8
    assert {row["points"] for row in playable if row["mode"] == "arena" and row["source"] == "rulebook"} == {120}
    wizard = {
        "name": "Starting Wizard",
        "mage": "Wizard",
        "mode": "arena",
        "source": "rulebook",
        "cards": 59,
        "points": 120,
        "legal": True,
        "playable": True,
    }
    assert rows[-1] == wizard
    assert main(["book", "list", "--json", "--cards", "--playable"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert {row["name"] for row in playable} < {row["name"] for row in rows}
    assert rows[-1] == wizard | {"contents": dict(published_book("Starting Wizard").cards)}


def test_the_list_for_people(capsys: Output) -> None:
    assert main(["book", "list"]) == 0
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert len(lines) >= 42
    assert "Starting Beastmaster arena rulebook 68 cards 120 spell points legal" in lines
    assert any(line.startswith("Academy Druid academy publisher 31 cards 40 spell points") for line in lines)


@pytest.fixture
def unready(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Academy's Druid as she would be if she could not be played yet."""
    monkeypatch.setitem(mages._by_spelling(), "academy druid", replace(mages.mage("Academy Druid"), is_pending=True))


@pytest.mark.usefixtures("unready")
def test_a_book_of_a_mage_who_cannot_be_played_yet_is_shown_and_not_begun(capsys: Output, tmp_path: Path) -> None:
    assert main(["book", "list"]) == 0
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert "Academy Druid academy publisher 31 cards 40 spell points cannot be played yet" in lines
    assert main(["book", "show", "Academy", "Druid"]) == 0
    assert "Druid" in capsys.readouterr().out
    assert main(["book", "check", "Academy", "Druid"]) == 1
    assert "The Academy Druid cannot be played yet." in capsys.readouterr().out
    assert main(["book", "new", "--mage", "Academy Druid", str(tmp_path / "mine.toml")]) != 0
    assert "cannot be played in the mode arena yet" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_book_is_found_by_file_name_or_share_string(capsys: Output, mine: Path) -> None:
    book = published_book("Starting Warlock")
    for words in ([str(mine)], ["starting", "warlock"], ["Starting Warlock"], [share(book)]):
        assert main(["book", "check", *words]) == 0
        assert capsys.readouterr().out == (
            "Starting Warlock: Warlock, arena, 59 cards, 120 of 120 spell points\nThis book is legal.\n"
        )


def test_an_illegal_book_is_checked_with_reasons(capsys: Output, mine: Path) -> None:
    text = mine.read_text().replace('"Pentagram" = 1', '"Pentagram" = 2').replace('"Magebane"', '"Magebain"')
    mine.write_text(text)
    assert main(["book", "check", str(mine)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split("]")[0] for line in lines[1:-1]] == ["  [unknown-card", "  [epic", "  [points"]
    assert "Did you mean Magebane?" in lines[1]
    assert lines[-1] == "This book is not legal: 3 to put right."


def test_a_book_is_shown_with_prices(capsys: Output) -> None:
    assert main(["book", "show", "apprentice wizard"]) == 0
    text = capsys.readouterr().out
    assert "Dissolve" in text
    assert "Creatures" in text
    assert "Apprentice Wizard: Wizard, apprentice, 21 cards, 52 spell points" in text


def test_sharing_and_importing_a_share_string(capsys: Output, tmp_path: Path) -> None:
    assert main(["book", "share", "Starting Wizard"]) == 0
    text = capsys.readouterr().out.strip()
    assert text == share(published_book("Starting Wizard"))
    assert main(["book", "import", text, str(tmp_path / "copy.toml")]) == 0
    assert load_book(tmp_path / "copy.toml") == published_book("Starting Wizard")


def test_a_new_book_begins_from_the_published_one(capsys: Output, tmp_path: Path) -> None:
    path = tmp_path / "my-first_book.toml"
    assert main(["book", "new", "--mage", "priestess", str(path)]) == 0
    book = load_book(path)
    assert (book.name, book.mage, book.mode) == ("My First Book", "Priestess", "arena")
    assert book.cards == published_book("Starting Priestess").cards
    assert f"mageduel book check {path}" in capsys.readouterr().out


def test_a_new_book_may_be_empty_or_for_an_apprentice(tmp_path: Path) -> None:
    assert main(["book", "new", "--mage", "Wizard", "--empty", str(tmp_path / "empty.toml")]) == 0
    assert load_book(tmp_path / "empty.toml").cards == {}
    assert main(["book", "new", "--mage", "Wizard", "--mode", "apprentice", str(tmp_path / "young.toml")]) == 0
    assert load_book(tmp_path / "young.toml").cards == published_book("Apprentice Wizard").cards


def test_a_file_is_never_overwritten(capsys: Output, mine: Path) -> None:
    before = mine.read_text()
    assert main(["book", "new", "--mage", "Wizard", str(mine)]) == 2
    assert "exists already; choose another name" in capsys.readouterr().err
    assert mine.read_text() == before


def test_an_octgn_deck_is_imported(capsys: Output, tmp_path: Path) -> None:
    deck = tmp_path / "Storm.o8d"
    deck.write_text(
        '<deck><section name="Mage"><card qty="1" id="1">Wizard</card></section>'
        '<section name="Attack"><card qty="2" id="2">Lightning Bolt</card><card qty="1">Zap!</card></section></deck>'
    )
    assert main(["book", "import", str(deck)]) == 0
    assert capsys.readouterr().out == (
        'name = "Storm"\nmage = "Wizard"\nmode = "arena"\n\n[attacks]\n"Lightning Bolt" = 2\n\n[unknown]\n"Zap!" = 1\n'
    )
    assert main(["book", "import", str(deck), str(tmp_path / "storm.toml")]) == 1
    assert "[unknown-card] There is no card called 'Zap!'" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["check", "Starting Wizzard"], "did you mean Starting Wizard?"),
        (["check", "none.toml"], "none.toml cannot be read: No such file or directory."),
        (["check", "md1.AAAA"], "checksum does not fit"),
        (["show", "md9.AAAA"], "has the form md9"),
        (["new", "--mage", "Wizzard", "x.toml"], "did you mean Wizard?"),
        (["new", "--mage", "Wizard", "--mode", "ladder", "x.toml"], "no mode 'ladder'"),
        (["new", "--mage", "Wizard", "no/such/folder/x.toml"], "cannot be written: No such file or directory."),
        (["import", "none.o8d"], "none.o8d cannot be read"),
        ([], "required"),
        (["burn"], "invalid choice"),
    ],
)
def test_what_cannot_be_done_is_one_line_on_stderr(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: list[str], words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["book", *arguments]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert words in output.err
    assert output.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
