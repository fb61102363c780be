"""Short names and emblems."""

from mageduel.facts.mages import playable_mages
from mageduel.views.names import emblem


def test_mages_of_one_class_share_their_emblem() -> None:
    mages = playable_mages()
    assert emblem(mages["Johktari Beastmaster"].card) == emblem(mages["Beastmaster"].card)
    assert emblem(mages["Priest"].card) != emblem(mages["Priestess"].card)
