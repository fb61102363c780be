"""Art: what the pictures of cards and mages are put together from; lines of `art.toml`, parts of the two sheets."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

SHEETS: Final = ("parts.svg", "symbols.svg")


@dataclass(frozen=True, slots=True)
class Picture:
    """One line: the layers of a picture from the ground up."""

    stage: str
    ground: tuple[str, ...]
    figure: str
    behind: str = ""
    front: tuple[str, ...] = ()
    pose: str = ""
    tint: str = ""


@cache
def pictures() -> dict[str, Picture]:
    """The picture of every card and mage, by name."""
    rows = tomllib.loads(resources.files("mageduel.data").joinpath("art.toml").read_text(encoding="utf-8"))
    return {
        name: Picture(
            line["stage"], tuple(line["ground"]), line["figure"], line.get("behind", ""), tuple(line.get("front", ())),
            line.get("pose", ""), line.get("tint", ""),
        )
        for table in rows.values()
        for name, line in table.items()
    }  # fmt: skip


@cache
def _sheets() -> str:
    folder = resources.files("mageduel.data").joinpath("art")
    return "".join(folder.joinpath(name).read_text(encoding="utf-8") for name in SHEETS)


@cache
def parts() -> dict[str, str]:
    """The shapes of every part by its name: e- figures, b- behind, p- in front, i- signs, f- frames."""
    return dict(re.findall(r'<symbol id="([^"]+)"[^>]*>(.*?)</symbol>', _sheets(), re.DOTALL))


@cache
def colours() -> dict[str, str]:
    """The gradients of the sheets by their names: ground- and half- of each school, gloss."""
    found = re.findall(r'(<(radialGradient|linearGradient) id="([^"]+)".*?</\2>)', _sheets(), re.DOTALL)
    return {name: text for text, _, name in found}
