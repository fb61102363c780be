"""A replay: watched, scrubbed, seen from either side."""

from __future__ import annotations

from pathlib import Path

from tests.browser import start
from tests.browser.conftest import NewPage
from tests.browser.player import Player
from tests.browser.screens import examine


def test_a_replay_is_watched(new_page: NewPage, pictures: Path) -> None:
    page = new_page()
    start.against_computer(page)
    Player(page, "mouse").play_until({"over"}, 120)
    page.get_by_role("button", name="See the replay").click()
    bar = page.get_by_label("Place in the game")
    bar.wait_for()
    last = int(bar.get_attribute("max") or 0)
    assert last > 20
    table = page.locator("[data-part=replay]")

    page.get_by_role("button", name="Next round").click()
    page.wait_for_function("() => document.querySelector('[data-part=replay]').dataset.round === '2'")
    bar.fill(str(last // 2))
    page.wait_for_function(f"() => document.querySelector('[data-part=replay]').dataset.frame === '{last // 2}'")
    middle = int(table.get_attribute("data-round") or 0)
    assert middle > 1

    page.get_by_role("radio", name="Everything").click()
    examine(page, "replay", pictures)
    for mage in ("Priestess", "Beastmaster"):
        page.get_by_role("radio", name=mage).click()
        near = page.locator("[data-part=mage-strip]").last
        near.get_by_text(mage).first.wait_for()

    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function(f"() => Number(document.querySelector('[data-part=replay]').dataset.frame) > {last // 2}")
    page.get_by_role("button", name="Pause").click()
    page.keyboard.press("j")

    page.goto(page.url.split("#")[0] + "#/replays")
    page.get_by_role("heading", name="Replays").wait_for()
    examine(page, "replays", pictures)
