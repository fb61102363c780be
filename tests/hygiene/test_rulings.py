"""The situations that can be run are those of the tests, as the tests are now, and have a title in every language."""

from __future__ import annotations

from mageduel.rulings.shelf import titles, unpacked
from mageduel.words.language import NAMES
from tests.kit.recording import prints_of_tests, slug

AGAIN = "run `make rulings`"
LARGEST = 300_000


def test_the_situations_are_those_of_the_tests() -> None:
    known, now = unpacked()[0]["tests"], prints_of_tests()
    assert {place for place in now if known.get(place) != now[place]} == set(), AGAIN
    assert set(known) - set(now) == set(), AGAIN


def test_nine_of_ten_tests_are_carried() -> None:
    head, *rows = unpacked()
    carried = {row["name"] for row in rows}
    names = [slug(place.partition("::")[2]) for place in head["tests"]]
    assert sum(name in carried for name in names) > 0.9 * len(names)
    assert all(name in carried or place in head["left"] for name, place in zip(names, head["tests"], strict=True))


def test_they_have_a_title_in_every_language() -> None:
    names = {row["name"] for row in unpacked()[1:]}
    for code in NAMES:
        assert set(titles(code)) == names, f"titles of {code}"
        assert all(title[0].isupper() or not title[0].isalpha() for title in titles(code).values())
        assert not [title for title in titles(code).values() if "_" in title or len(title) > 200]
