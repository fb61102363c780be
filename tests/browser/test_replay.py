"""A replay: watched, scrubbed, seen from either side."""

from __future__ import annotations

import itertools
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, NewPage
from tests.browser.screens import examine
from tests.browser.seats import Duel, Json, plainly
from tests.browser.waiting import expect_value, read

CAPTION, LIT = "[data-part=replay-caption]", "[data-part=chronicle] li[aria-current]"
SAME = "(both) => { const [caption, lit] = both.map((one) => document.querySelector(one).innerText); \
return caption.endsWith(`: ${lit}`); }"


def wanders(state: Json) -> object:
    """Put on what there is, and walk to and fro."""
    even = state["view"]["round"] % 2 == 0
    if (found := curses(state)) is not None:
        return found
    plan = ("Bearskin", "Agony")
    return plainly(state, plan=plan, cast="Bearskin", walk_to="A1" if even else "B3")


def curses(state: Json) -> object:
    """Lay Agony face down on somebody, as soon as that can be done."""
    options = state["request"]["options"]
    return next((option["answer"] for option in options if option["answer"][2:3] == ["Agony"]), None)


def test_a_replay_is_watched(new_page: NewPage, address: str, pictures: Path) -> None:
    duel = Duel.between(address, "Beastmaster", "Warlock")
    duel.play(wanders, lambda state: state["view"]["round"] == 4)
    page = new_page()
    duel.sit(page, 0)
    page.get_by_role("button", name="Menu of this game").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Concede, this ends the duel").click()
    page.get_by_role("button", name="See the replay").click()
    bar = page.get_by_label("Place in the game")
    bar.wait_for()
    expect(page.locator("[data-part=replay-title]")).to_contain_text("Warlock beat Beastmaster")
    last = read(page, lambda: int(bar.get_attribute("max") or 0), lambda found: found > 20)
    assert last > 20

    page.get_by_role("button", name="Next round").click()
    page.wait_for_function("() => document.querySelector('[data-part=replay]').dataset.round === '2'")
    bar.fill(str(last // 2))
    page.wait_for_function(f"() => document.querySelector('[data-part=replay]').dataset.frame === '{last // 2}'")
    page.wait_for_function("() => Number(document.querySelector('[data-part=replay]').dataset.round) > 1")

    page.get_by_role("radio", name="Everything").click()
    bar.fill(str(last))
    page.locator("[data-part=replay-ending]", has_text="Warlock beat Beastmaster").wait_for()
    bar.fill(str(last // 2))
    page.locator("[data-part=face-down] li", has_text="Agony").first.wait_for()
    page.get_by_role("radio", name="Beastmaster").click()
    expect(page.locator("[data-part=face-down]")).to_have_count(0)
    page.get_by_role("radio", name="Everything").click()
    examine(page, "replay", pictures)
    for mage in ("Warlock", "Beastmaster"):
        page.get_by_role("radio", name=mage).click()
        near = page.locator("[data-part=mage-strip]").last
        near.get_by_text(mage).first.wait_for()

    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function(f"() => Number(document.querySelector('[data-part=replay]').dataset.frame) > {last // 2}")
    page.get_by_role("button", name="Pause").click()
    page.keyboard.press("j")

    page.click("[data-part=to-what-if]")
    board = page.locator("[data-part=what-if][data-node]")
    expect(board.locator("[data-part=token]", has_text="Warlock")).to_be_visible()
    expect(board.locator("[data-part=branch]").first).to_be_visible()

    page.goto(page.url.split("#")[0] + "#/replays")
    page.get_by_role("heading", name="Replays").wait_for()
    examine(page, "replays", pictures)


def test_the_caption_of_a_replay_is_the_line_that_is_lit(new_page: NewPage, address: str) -> None:
    duel = Duel.between(address, "Beastmaster", "Warlock")
    duel.play(wanders, lambda state: state["view"]["round"] == 2)
    duel.concede(0)
    for size, locale in itertools.product((DESK, PHONE), ("en-US", "de-DE")):
        page = new_page(size=size, locale=locale)
        duel.sit(page, 0)
        page.locator("[data-part=game-over] .buttons button").nth(2).click()
        bar = page.locator("[data-part=replay-bar] input")
        expect(page.locator(CAPTION)).to_be_visible()
        frames = int(bar.get_attribute("max") or 0)
        for frame in (frames // 2, frames // 2 + 1, 1, 2, 3, frames):
            bar.fill(str(frame))
            expect(page.locator(LIT)).to_have_count(1)
            expect_value(page, SAME, True, [CAPTION, LIT])


def test_a_replay_steps_from_event_to_event_and_does_not_dwell_where_nothing_happens(
    new_page: NewPage, address: str
) -> None:
    duel = Duel.between(address, "Beastmaster", "Warlock")
    duel.play(wanders, lambda state: state["view"]["round"] == 2)
    duel.concede(0)
    page = new_page()
    duel.sit(page, 0)
    page.clock.install()
    page.get_by_role("button", name="See the replay").click()
    caption, bar = page.locator(CAPTION), page.get_by_label("Place in the game")
    bar.wait_for()
    frames = f"{address}api/replays/{page.url.rpartition('/')[2]}/frames"
    told = [
        [event["sentence"] for event in httpx.get(f"{frames}/{frame}?seat=all").raise_for_status().json()["events"]]
        for frame in range(int(bar.get_attribute("max") or 0))
    ]
    for sentences in [each for each in told[1:] if each][:6]:
        page.get_by_role("button", name="One event on").click()
        expect(caption).to_have_text(f"Round 1: {sentences[-1]}")

    still = next(frame for frame in range(2, len(told)) if not told[frame] and not told[frame + 1])
    bar.fill("0")
    expect(caption).to_have_text("Round 1")
    bar.fill(str(still))
    expect(caption).to_have_text(re.compile("Round 1: ."))
    page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))
    page.get_by_role("button", name="Play", exact=True).click()
    page.clock.run_for(300)
    expect(page.locator("[data-part=replay]")).to_have_attribute("data-frame", str(still + 1))
