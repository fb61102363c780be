"""Pictures of tables: whole drawings that need nothing else, show what lies there, and tell nothing that is hidden."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

import pytest

from mageduel.facts.modes import OFFERED
from mageduel.positions.editing import Draft, fresh
from mageduel.positions.position import laid_out
from mageduel.views.picture import MOST_OF_A_SIDE, draw_table
from mageduel.views.table import table
from tests.positions.test_positions import FOX, moment

SVG = "{http://www.w3.org/2000/svg}"


def drawn(data: object) -> str:
    return draw_table(table(laid_out(data), None))


def words(svg: str) -> list[str]:
    return [each.text or "" for each in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def test_what_lies_on_the_table_is_on_the_picture() -> None:
    said = words(drawn(moment()))
    assert {"B2", "Timber Wolf", "Round 3, actions"} <= set(said)
    assert "Beastmaster: 32 of 36 Life, 7 mana, 2 in the book ★ initiative" in [" ".join(each.split()) for each in said]


@pytest.mark.parametrize("mode", OFFERED)
def test_every_board_is_drawn(mode: str) -> None:
    mages = {"academy": ["Academy Beastmaster", "Academy Wizard"], "free-for-all": ["Beastmaster", "Warlock", "Wizard"]}
    svg = drawn(fresh(mode, mages.get(mode, ["Beastmaster", "Warlock"])).data)
    whole = ElementTree.fromstring(svg)
    ids = {each.get("id") for each in whole.iter() if each.get("id")}
    used = {str(each.get("href")).removeprefix("#") for each in whole.iter(f"{SVG}use")}
    assert used
    assert used <= ids


def test_it_needs_nothing_from_elsewhere_and_does_nothing() -> None:
    svg = drawn(moment())
    assert all(
        each not in svg for each in ("<script", "<image", "<foreignObject", "@import", "var(", ' href="http', " on")
    )


def test_a_picture_is_the_same_whatever_lies_face_down() -> None:
    draft = Draft(moment())
    hidden = draft.put("Bear Strength", 1, f"o{FOX}", hidden=True)
    other = Draft(moment())
    assert other.put("Cheetah Speed", 1, f"o{FOX}", hidden=True) == hidden
    assert drawn(draft.position().data) == drawn(other.position().data)


def test_names_are_written_so_that_no_markup_comes_of_them() -> None:
    view = table(laid_out(moment()), None)
    players = [replace(each, called="<b onload='x'>&\"") for each in view.players]
    svg = draw_table(replace(view, players=players))
    assert "<b " not in svg
    assert any(each.startswith("<b onload='x'>&\"") for each in words(svg))


def test_a_picture_of_a_full_table_stays_small() -> None:
    rows = [{"card": "Timber Wolf", "seat": each % 2, "zone": "B2"} for each in range(298)]
    svg = drawn(moment(objects=rows))
    assert len(svg) < 60_000
    assert f"+{149 - MOST_OF_A_SIDE}" in words(svg)
