"""Every card and every mage has a line in art.toml, and the line says of what type and schools it is."""

from __future__ import annotations

from mageduel.facts.library import library
from mageduel.facts.mages import mages
from tests.hygiene.sources import ROOT
from tests.pictures.choose import figures, lines, missing, picture

FIELDS = {"stage", "ground", "figure", "behind", "front", "pose", "tint", "charge"}
POSES = {"left", "right", "mirrored", "near", "pair", "trio"}


def test_every_card_and_every_mage_has_a_picture_and_nothing_else_does() -> None:
    assert missing() == []
    assert set(lines("cards")) == set(library())
    assert set(lines("mages")) == set(mages())


def test_a_picture_stands_on_the_ground_of_its_schools_and_the_stage_of_its_type() -> None:
    for name, card in library().items():
        line = lines("cards")[name]
        assert line["stage"] == card.type.value, name
        assert line["ground"] == (list(card.schools)[:2] or ["none"]), name
    assert {line["stage"] for line in lines("mages").values()} == {"mage"}


def test_every_mage_has_a_portrait_that_is_drawn() -> None:
    drawn = (ROOT / "src" / "mageduel" / "data" / "art" / "parts.svg").read_text(encoding="utf-8")
    assert [name for name, line in lines("mages").items() if f'id="e-{line["figure"]}"' not in drawn] == []


def test_lines_say_nothing_but_layers_and_known_poses() -> None:
    for name, line in {**lines("cards"), **lines("mages")}.items():
        assert set(line) <= FIELDS, name
        assert line.get("pose", "near") in POSES, name


def test_first_choices_come_from_what_is_printed() -> None:
    wolf, imp = library()["Timber Wolf"], library()["Firebrand Imp"]
    assert picture(wolf) == {"stage": "creature", "ground": ["nature"], "figure": "wolf"}
    assert figures(wolf)[1:] == ["fox", "wolf-howl", "paw"]
    assert picture(imp)["figure"] == "imp"
    assert picture(imp)["tint"] == "#ff8a3c"
    assert picture(imp)["behind"] == "flames"
    assert picture(library()["Samandriel, Angel of Light"])["front"] == ["crown"]
    assert figures(library()["Leather Boots"])[0] == "boots2"
