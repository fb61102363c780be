"""The situations that can be run are those of the tests, and have a title in every language."""

from __future__ import annotations

from mageduel.rulings.shelf import FILE, titles, unpacked
from mageduel.words.language import NAMES, folder
from tests.kit.recording import prints_of_tests, slug

AGAIN = "run `make rulings`"
LARGEST = 400_000


def test_most_tests_are_carried_as_they_are_now() -> None:
    head, *rows = unpacked()
    carried, now = {row["name"] for row in rows}, prints_of_tests()
    fresh = [place for place in now if head["tests"].get(place) == now[place]]
    assert sum(slug(place.partition("::")[2]) in carried for place in fresh) > 0.8 * len(now), AGAIN


def test_whatever_is_not_carried_says_why() -> None:
    head, *rows = unpacked()
    carried = {row["name"] for row in rows}
    assert [each for each in head["tests"] if slug(each.partition("::")[2]) not in carried] == [
        each for each in head["tests"] if slug(each.partition("::")[2]) not in carried and each in head["left"]
    ]


def test_no_situation_is_of_a_test_that_has_gone() -> None:
    names = {slug(place.partition("::")[2]) for place in prints_of_tests()}
    assert {row["name"] for row in unpacked()[1:]} - names == set(), AGAIN


def test_they_have_a_title_in_every_language() -> None:
    names = {row["name"] for row in unpacked()[1:]}
    for code in NAMES:
        assert set(titles(code)) == names, f"titles of {code}"
        assert all(title[0].isupper() or not title[0].isalpha() for title in titles(code).values())
        assert not [title for title in titles(code).values() if "_" in title or len(title) > 200]


def test_the_file_stays_small() -> None:
    assert len(folder("data", "rulings").joinpath(FILE).read_bytes()) < LARGEST
