"""Sides are told apart by colour: every side of the table has one of its own, in every theme of the page."""

import re
from pathlib import Path

import pytest

from tests.kit.ledger import rule

STYLES = (Path(__file__).parents[2] / "web" / "src" / "app.css").read_text(encoding="utf-8")
SIDES = ("me", "ally", "foe1", "foe2", "foe3", "foe4", "foe5", "nobody")
BLOCKS: list[dict[str, str]] = [
    dict(re.findall(r"--([\w-]+):\s*([^;]+);", body))
    for _, body in re.findall(r"([^{}]+)\{([^{}]*)\}", STYLES)
    if "--side-" in body
]


def colour(theme: dict[str, str], name: str) -> str:
    """What a name stands for in a theme, which falls back to the first one."""
    value = (BLOCKS[0] | theme).get(name, "")
    meant = re.fullmatch(r"var\(--([\w-]+)\)", value)
    return colour(theme, meant[1]) if meant else value


@rule("core.multiplayer.distinct-action-marker-colors")
@pytest.mark.parametrize("theme", BLOCKS, ids=range(len(BLOCKS)))
def test_no_two_sides_share_a_colour(theme: dict[str, str]) -> None:
    colours = [colour(theme, f"side-{side}") for side in SIDES]
    assert all(colours)
    assert len(set(colours)) == len(SIDES)
