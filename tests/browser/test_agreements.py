"""What two people at two screens agree on, and who else may look."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.screens import examine
from tests.browser.seats import Duel, Json, mage_of, plainly
from tests.browser.waiting import expect_value

FIRST, SECOND = 0, 1
WHERE = (
    "document.querySelector('[data-part=arena] [data-kind=mage][data-side=mine]').closest('[data-zone]').dataset.zone"
)

RINGS = """window.rung = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, { body }) { window.rung.push(`${title}: ${body}`); }
};
Object.defineProperty(document, "hidden", { get: () => true });"""
"""A page out of sight in a browser that tells of turns."""


def asked_to_act(state: Json) -> bool:
    return (state["request"]["seat"], state["request"]["kind"]) == (FIRST, "action")


def choose_in_menu(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu of this game").click()
    page.locator("[data-part=table-menu]").get_by_role("button", name=name).click()


def test_a_take_back_needs_the_other_side(new_page: NewPage, address: str, pictures: Path) -> None:
    duel = Duel.between(address, "Beastmaster", "Warlock")
    duel.play(plainly, asked_to_act)
    mine, theirs = new_page(), new_page()
    duel.sit(mine, FIRST)
    duel.sit(theirs, SECOND)
    expect(mine.locator("[data-part=prompt][data-kind=action]")).to_be_visible()
    start = mine.evaluate(WHERE)
    mine.keyboard.press("m")
    mine.keyboard.press("1")
    expect(mine.locator("[data-part=confirm] .gold")).to_be_enabled()
    mine.keyboard.press("Enter")
    mine.wait_for_function(f"(zone) => {WHERE} !== zone", arg=start)
    there = mine.evaluate(WHERE)

    choose_in_menu(mine, "Take the last choice back")
    offer = theirs.locator("[data-part=offer]")
    expect(offer).to_contain_text("would like to take the last choice back")
    examine(theirs, "offer", pictures)
    offer.get_by_role("button", name="Play on").click()
    expect(mine.locator("[data-part=toast]")).to_contain_text("does not agree")
    expect_value(mine, WHERE, there)

    choose_in_menu(mine, "Take the last choice back")
    offer.get_by_role("button", name="Let them").click()
    mine.wait_for_function(f"(zone) => {WHERE} === zone", arg=start)
    expect(offer).to_have_count(0)


def test_a_draw_is_declined_a_duel_conceded_and_its_record_watched(
    new_page: NewPage, address: str, tmp_path: Path, pictures: Path
) -> None:
    duel = Duel.between(address, "Beastmaster", "Warlock")
    duel.play(plainly, asked_to_act)
    mine, theirs = new_page(), new_page()
    duel.sit(mine, FIRST)
    duel.sit(theirs, SECOND)
    choose_in_menu(mine, "Offer a draw")
    theirs.locator("[data-part=offer]").get_by_role("button", name="Play on").click()
    expect(mine.locator("[data-part=toast]")).to_contain_text("does not agree to the draw")
    expect(mine.locator("[data-part=prompt]")).to_have_count(1)

    # Giving up takes a second, plainer press.
    choose_in_menu(theirs, "Concede")
    expect(mine.locator("[data-part=game-over]")).to_have_count(0)
    theirs.get_by_role("button", name="Concede, this ends the duel").click()
    expect(mine.locator("[data-part=game-over] h2")).to_have_text("You won")
    expect(theirs.locator("[data-part=game-over] h2")).to_have_text("Beastmaster's player won")
    expect(theirs.locator("[data-part=game-over]")).to_contain_text("onceded")

    mine.get_by_role("button", name="Menu of this game").click()
    with mine.expect_download() as waiting:
        mine.get_by_role("button", name="Save the record").click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8"))["format"] == "mageduel-record"

    stranger = new_page("#/replays")
    stranger.get_by_label("Record file").set_input_files(file)
    stranger.wait_for_selector("[data-part=replay][data-round='1']")
    expect(stranger.locator("[data-part=replay] header").first).to_contain_text("Beastmaster beat Warlock")
    stranger.get_by_role("button", name="One event on").click()
    expect(stranger.locator("[data-part=replay]")).to_have_attribute("data-frame", "1")
    examine(stranger, "replay-uploaded", pictures)


def test_a_file_that_is_no_record_is_refused_in_a_sentence(new_page: NewPage, tmp_path: Path, pictures: Path) -> None:
    page = new_page("#/replays", refused=True)
    other = tmp_path / "other.json"
    other.write_text('{"some": "thing"}', encoding="utf-8")
    page.get_by_label("Record file").set_input_files(other)
    expect(page.get_by_role("alert")).to_contain_text("not a mageduel game record")
    examine(page, "replays-refused", pictures)


def test_whoever_has_the_link_watches_only_what_both_sides_see(new_page: NewPage, address: str, pictures: Path) -> None:
    duel = Duel.between(address, "Beastmaster", "Warlock")
    mine = new_page()
    mine.context.grant_permissions(["clipboard-read", "clipboard-write"])
    duel.sit(mine, FIRST)
    choose_in_menu(mine, "Copy a link to watch")
    expect(mine.locator("[data-part=toast]")).to_contain_text("link to watch")
    link = mine.evaluate("navigator.clipboard.readText()")
    assert not any(token in link for token in duel.tokens)
    mine.close()  # both seats are played over the wire from here

    watcher = new_page()
    heard: list[str] = []
    watcher.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    watcher.goto(link)
    watcher.wait_for_selector("[data-part=table][data-round]")

    def hides_rhino(state: Json) -> object:
        mine = state["request"]["seat"] == FIRST
        return plainly(state, plan=("Rhino Hide",) if mine else (), cast="Rhino Hide" if mine else "")

    def has_hidden_it(state: Json) -> bool:
        return bool(state["view"]["players"][FIRST]["hidden"]) and mage_of(state, SECOND)["guarding"]

    duel.play(hides_rhino, has_hidden_it)
    watcher.wait_for_selector("[data-part=arena] [data-kind=mage] [data-part=chips] svg")
    expect(watcher.locator("[data-part=waiting]")).to_contain_text("You are watching")
    for part in ("prompt", "binder", "prepared-spell", "reveal-prompt", "hidden-chip"):
        expect(watcher.locator(f"[data-part={part}]")).to_have_count(0)
    watcher.get_by_role("button", name="Menu of this game").click()
    for name in ("Concede", "Take the last choice back", "Save the record", "Your book"):
        expect(watcher.get_by_role("button", name=name)).to_have_count(0)
    watcher.keyboard.press("Escape")
    expect(watcher.locator("[data-part=table-menu]")).to_have_count(0)
    examine(watcher, "watching", pictures)
    assert len(heard) > 3
    assert not any("Rhino Hide" in frame for frame in heard)
    assert "Rhino Hide" not in watcher.inner_text("body")


def test_a_turn_rings_once(new_page: NewPage, address: str) -> None:
    duel = Duel.between(address, "Beastmaster", "Warlock")
    duel.play(plainly, lambda state: (state["request"]["seat"], state["request"]["kind"]) == (SECOND, "action"))
    page, unasked = new_page(), new_page()
    for one in (page, unasked):
        one.add_init_script(RINGS)
        one.reload()
        duel.sit(one, FIRST)
    choose_in_menu(page, "Ring me")
    expect(page).to_have_title("mageduel")
    while duel.asked(FIRST) is None:
        duel.answer(SECOND, plainly)
    expect(page).to_have_title("Your turn · mageduel")
    duel.sit(page, FIRST)  # the same question, looked at anew
    expect(page).to_have_title("Your turn · mageduel")
    assert page.evaluate("window.rung") == ["Your turn · mageduel: Warlock's player"]
    expect(unasked).to_have_title("Your turn · mageduel")
    assert unasked.evaluate("window.rung") == []
