"""The table's moments, each looked at: planning, choosing, aiming, revealing, and what lies around them."""

from __future__ import annotations

import json
import time
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser import start
from tests.browser.conftest import NewPage
from tests.browser.player import Moment, Player
from tests.browser.screens import examine
from tests.browser.seats import Duel, plainly

WHERE = "document.querySelector('[data-kind=mage][data-side=mine]').closest('[data-zone]').dataset.zone"
"""The zone the viewer's mage stands in."""


def moment_of(page: Page, now: Moment) -> str:
    """The name of a moment worth a picture."""
    if now["kind"] == "plan":
        return "plan" if now["picks"] else ""
    if now["kind"] != "prompt":
        return str(now["kind"])
    if page.locator("[data-part=attack-preview][data-state=ready]").count():
        return "attack"
    if now["targets"]:
        return "target"
    return "act" if now["asked"] == "action" else "choose"


def test_every_moment_of_the_table(new_page: NewPage, pictures: Path) -> None:
    page = new_page()
    start.against_computer(page, seed=2)
    player = Player(page, "mouse", liking="Enchantment")
    missing = {"plan", "choose", "act", "target", "attack", "reveal"}
    end = time.monotonic() + 100
    while missing and time.monotonic() < end:
        now = player.look()
        name = moment_of(page, now)
        if name in missing:
            missing.discard(name)
            examine(page, f"table-{name}", pictures)
        if now["kind"] == "over":
            break
        player.liking = "Enchantment" if int(now["round"] or 0) < 3 else "Creature"
        player.try_to_act(now)
    assert missing == set()


def test_around_the_table(new_page: NewPage, pictures: Path) -> None:
    page = new_page(theme="light", motion="full")
    start.against_computer(page, seed=11)
    player = Player(page, "keys")
    player.play_until({"prompt"}, 60)
    examine(page, "table-light", pictures)
    page.locator("[data-part=token][data-kind=mage][data-side=mine]").click(button="right")
    page.wait_for_selector("[data-part=card-details]")
    examine(page, "table-popover", pictures)
    page.keyboard.press("Escape")
    expect(page.locator("[data-part=card-details]")).to_have_count(0)
    page.keyboard.press("?")
    page.wait_for_selector("[data-part=key-map]")
    examine(page, "table-keys", pictures)
    page.keyboard.press("Escape")
    expect(page.locator("[data-part=key-map]")).to_have_count(0)
    page.get_by_role("button", name="Menu of this game").click()
    expect(page.get_by_role("button", name="Concede")).to_be_enabled()
    examine(page, "table-menu", pictures)


def test_a_step_is_taken_back(new_page: NewPage) -> None:
    page = new_page()
    start.against_computer(page)
    player = Player(page, "keys")
    player.play_until({"prompt"}, 60)
    while player.look()["asked"] != "action":
        player.try_to_act(player.look())
    mine = page.locator("[data-part=zone]", has=page.locator("[data-kind=mage][data-side=mine]"))
    before = mine.get_attribute("data-zone")
    page.keyboard.press("m")
    page.keyboard.press("1")
    gold = page.locator("[data-part=confirm] .gold")
    expect(gold).to_be_enabled()
    page.keyboard.press("Escape")
    expect(gold).to_have_count(0)
    page.keyboard.press("1")
    expect(gold).to_be_enabled()
    page.keyboard.press("Enter")
    page.wait_for_function(f"(zone) => {WHERE} !== zone", arg=before)
    page.locator("[data-part=undo]:not([aria-disabled])").click()
    page.wait_for_function(f"(zone) => {WHERE} === zone", arg=before)


def test_a_second_press_on_what_is_answered_changes_and_says_nothing(new_page: NewPage) -> None:
    answers: list[str] = []
    heard: list[str] = []

    def twice(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def told(message: str | bytes) -> None:
            server.send(message)
            if json.loads(message)["type"] == "answer":
                # As if it had been pressed twice before the first answer came back.
                answers.append(str(message))
                server.send(message)

        def hear(message: str | bytes) -> None:
            heard.append(json.loads(message)["type"])
            socket.send(message)

        socket.on_message(told)
        server.on_message(hear)

    page = new_page()
    page.route_web_socket("**/socket", twice)
    start.against_computer(page)
    page.locator("[data-part=binder] .pick").first.click()
    page.locator("[data-part=plan-sheet] .seal").click()
    page.locator("[data-part=prompt], [data-part=reveal-prompt][data-state=open]").first.wait_for()
    for _ in range(200):
        if "refused" in heard:
            break
        page.wait_for_timeout(50)
    assert (len(answers), heard.count("refused")) == (1, 1)
    # What was heard is shown by the time something else that is pressed has come.
    page.keyboard.press("?")
    page.locator("[data-part=key-map]").wait_for()
    assert page.locator("[data-part=toast]").all_inner_texts() == []


def test_the_star_waits_until_somebody_has_taken_the_initiative(new_page: NewPage, address: str) -> None:
    duel = Duel.between(address, "Beastmaster", "Warlock")
    page = new_page()
    duel.sit(page, 0)
    stars = page.locator("[data-part=mage-strip] .first")
    expect(page.locator("[data-part=waiting], [data-part=prompt]").first).to_be_visible()
    expect(stars).to_have_count(0)
    duel.play(plainly, lambda state: bool(state["request"]["kind"] == "action"))
    expect(stars).to_have_count(1)
