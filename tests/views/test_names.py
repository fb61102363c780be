"""Short names and emblems."""

import re
from pathlib import Path

import pytest

from mageduel.facts.mages import playable_mages
from mageduel.views.names import emblem

WEB = Path(__file__).resolve().parents[2] / "web" / "src"


@pytest.mark.parametrize("name", sorted(playable_mages()))
def test_every_mage_has_an_emblem_that_is_drawn(name: str) -> None:
    sheet = (WEB / "art" / "symbols.svg").read_text(encoding="utf-8")
    table = (WEB / "lib" / "emblems.ts").read_text(encoding="utf-8").partition("const kin")[2].partition("};")[0]
    kin = dict(re.findall(r'(?m)^  "?(\w[\w ]*)"?: "(\w+)"', table))
    key = emblem(playable_mages()[name].card)
    assert f'id="e-{kin.get(key, key)}"' in sheet


def test_mages_of_one_class_share_their_emblem() -> None:
    mages = playable_mages()
    assert emblem(mages["Johktari Beastmaster"].card) == emblem(mages["Beastmaster"].card)
    assert emblem(mages["Priest"].card) != emblem(mages["Priestess"].card)
