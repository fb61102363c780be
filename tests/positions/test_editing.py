"""Positions under somebody's hands: cards come, go and move, and whatever cannot be is refused in one line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mageduel.facts.errors import ForPeople
from mageduel.facts.modes import OFFERED
from mageduel.positions.editing import Draft, fresh
from mageduel.positions.position import Position
from mageduel.positions.reading import PositionError
from mageduel.words.errors import why
from tests.positions.test_positions import FOX, STRENGTH, WALL, WOLF, moment


def edited() -> Draft:
    return Draft(moment())


def cards(position: Position) -> list[str]:
    return [row["card"] for row in position.data.get("objects", ())]


def test_a_card_comes_where_it_is_put() -> None:
    draft = edited()
    bear = draft.put("Steelclaw Grizzly", 1, "zA4")
    draft.put("Bear Strength", 1, f"o{bear}", hidden=True)
    draft.put("Leather Boots", 0, "zC4")
    draft.put("Firebrand Imp", 1, f"o{WOLF}")
    rows = {row["card"]: row for row in draft.position().data["objects"]}
    assert rows["Steelclaw Grizzly"]["zone"] == "A4"
    assert rows["Bear Strength"]["on"] == bear
    assert rows["Bear Strength"]["hidden"]
    assert rows["Leather Boots"]["on"] == 1  # a mage wears it
    assert rows["Firebrand Imp"]["zone"] == "B2"  # beside the wolf, not on it


def test_what_lies_on_something_goes_with_it_and_nothing_else_changes_its_number() -> None:
    draft = edited()
    draft.remove(FOX)
    position = draft.position()
    assert cards(position) == ["Timber Wolf", "Wall of Stone"]
    assert Draft(position.data).numbers() == [1, 2, WOLF, WALL]


def test_something_moves_with_all_that_lies_on_it() -> None:
    draft = edited()
    draft.move(FOX, "zA1")
    draft.move(1, "zC3")
    draft.move(WALL, "bA1|A2")
    draft = Draft(draft.position().data)
    game = draft.game
    assert game.objects[FOX].zone == game.objects[STRENGTH].zone == game.arena.zone("A1")
    assert game.players[0].mage.zone == game.arena.zone("C3")
    border = game.objects[WALL].border
    assert border is not None
    assert border.name == "A1|A2"


def test_everything_a_row_says_can_be_changed_and_taken_back() -> None:
    draft = edited()
    draft.change(WOLF, "conditions", {"Rot": 2})
    draft.change(WOLF, "damage", None)
    draft.change(2, "discard", ["Fireball", "Fireball"])
    draft.set_moment("round", 9)
    data = draft.position().data
    assert data["objects"][0] == {
        "card": "Timber Wolf",
        "seat": 0,
        "zone": "B2",
        "conditions": {"Rot": 2},
        "guard": True,
    }
    assert data["seats"][1]["discard"] == ["Fireball", "Fireball"]
    assert data["round"] == 9
    draft.set_moment("phase", "upkeep")
    assert "turn" not in draft.position().data  # the one with the initiative begins


def test_a_copy_is_the_same_without_what_lies_on_it() -> None:
    draft = edited()
    twin = draft.copy(FOX)
    game = Draft(draft.position().data).game
    assert game.objects[twin].conditions == game.objects[FOX].conditions
    assert list(game.objects[twin].attachments) == []


@pytest.mark.parametrize(
    "change",
    [
        lambda draft: draft.put("Wall of Stone", 0, "zB2"),
        lambda draft: draft.put("Wall of Stone", 0, "bB2|B3"),
        lambda draft: draft.put("Fireball", 0, "zB2"),
        lambda draft: draft.put("No Such Card", 0, "zB2"),
        lambda draft: draft.put("Leather Boots", 0, f"o{WOLF}"),
        lambda draft: draft.put("Leather Boots", 7, "zB2"),
        lambda draft: draft.put("Timber Wolf", 0, "zZ9"),
        lambda draft: draft.put("Timber Wolf", 0, "o99"),
        lambda draft: draft.remove(1),
        lambda draft: draft.copy(2),
        lambda draft: draft.remove(77),
        lambda draft: draft.change(WOLF, "damage", 99),
        lambda draft: draft.change(WOLF, "damage", "many"),
        lambda draft: draft.change(WOLF, "id", 4),
        lambda draft: draft.change(WOLF, "nonsense", 1),
        lambda draft: draft.change(1, "zone", ["B2"]),
        lambda draft: draft.write_row(WOLF, {}),
        lambda draft: draft.set_moment("phase", "tea"),
        lambda draft: draft.set_moment("seats", 1),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(change: Callable[[Draft], object]) -> None:
    def tried() -> Position:
        draft = edited()
        change(draft)
        return draft.position()

    with pytest.raises(ForPeople) as refused:
        tried()
    assert "\n" not in why(refused.value)
    assert len(why(refused.value)) < 300


@pytest.mark.parametrize("mode", OFFERED)
def test_an_empty_table_of_every_mode(mode: str) -> None:
    mages = {"academy": ["Academy Beastmaster", "Academy Wizard"], "free-for-all": ["Beastmaster", "Warlock", "Wizard"]}
    position = fresh(mode, mages.get(mode, ["Beastmaster", "Warlock"]))
    assert all(row["book"] for row in position.data["seats"])
    assert position.notes == ()
    with pytest.raises(PositionError):
        fresh(mode, ["Nobody"] * len(mages.get(mode, [0, 0])))


def test_the_table_is_cleared_but_for_the_mages() -> None:
    draft = edited()
    draft.clear()
    assert cards(draft.position()) == []
