"""From choosing to acting: nothing is sent before it is confirmed, nobody is led into harm, Enter does what it says."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser import start
from tests.browser.conftest import NewPage
from tests.browser.screens import violations
from tests.browser.seats import Duel, Json, mage_of, plainly
from tests.browser.waiting import at_rest, read

FOX = "Bitterwood Fox"


def summons(state: Json) -> Any:
    """The Beastmaster calls a fox; everybody else does little."""
    for option in state["request"]["options"]:
        if option["answer"][0] == "cast" and option["answer"][2] == FOX:
            return option["answer"]
    return plainly(state, plan=(FOX,))


def with_a_fox(page: Page, address: str) -> Duel:
    """The Beastmaster's turn, with his fox beside him."""
    duel = Duel.between(address, "Beastmaster", "Warlock")
    duel.play(summons, lambda state: state["request"]["seat"] == 0 and len(creatures(state)) == 2)
    duel.sit(page, 0)
    page.get_by_role("heading", name="Choose a creature to act").wait_for()
    return duel


def creatures(state: Json) -> list[Json]:
    """Options to act with a creature."""
    return [option for option in state["request"]["options"] if option["kind"] == "activate"]


def token(page: Page, name: str) -> Any:
    return page.locator("[data-part=arena] [data-part=token][data-side=mine]", has_text=name).first


def asked(duel: Duel) -> str:
    state = duel.asked(0)
    return str(state["request"]["kind"]) if state is not None else ""


def heading(page: Page) -> Any:
    return page.locator("[data-part=prompt] h2")


def test_choosing_a_creature_commits_to_nothing_until_its_action_is_confirmed(new_page: NewPage, address: str) -> None:
    page = new_page()
    duel = with_a_fox(page, address)
    page.keyboard.press("1")
    expect(heading(page)).to_have_text("Beastmaster")
    token(page, "Fox").click()
    expect(heading(page)).to_have_text(FOX)
    assert asked(duel) == "activate"
    page.keyboard.press("Escape")
    expect(heading(page)).to_have_text("Choose a creature to act")
    token(page, "Fox").click()
    page.keyboard.press("m")
    page.keyboard.press("1")
    gold = page.locator("[data-part=confirm] .gold")
    expect(gold).to_contain_text("Move to")
    assert asked(duel) == "activate"
    zone = gold.inner_text().split()[2]
    page.keyboard.press("Enter")
    page.locator(f"[data-zone={zone}] [data-part=token]", has_text="Fox").wait_for()
    expect(heading(page)).to_have_text(FOX)
    expect(page.locator("[data-part=confirm] .dots")).to_have_count(0)
    assert asked(duel) == "action"


@pytest.mark.parametrize(
    ("position", "presses"),
    [
        ("stride", ("floor", "gold", "gold")),
        ("strides", ("floor", "gold", "gold")),
        ("strides", ("floor", "Imp", "gold")),
        ("strides", ("Imp", "gold", "gold")),
        ("strides", ("floor", "gold", "instead")),
        ("strides", ("line", "gold", "gold")),
        ("strides", ("line", "gold", "instead")),
    ],
)
def test_who_moves_and_attacks_takes_four_clicks(
    new_page: NewPage, address: str, position: str, presses: tuple[str, ...]
) -> None:
    """By the zone, by whom to strike, by both, by the lines beside the arena; another than the first may be struck."""
    duel = Duel.between(address, "Beastmaster", "Warlock", mode="arena", position=position)
    duel.play(plainly, lambda state: state["request"]["seat"] == 0 and state["request"]["kind"] == "activate")
    page = new_page()
    duel.sit(page, 0)
    gold = page.locator("[data-part=confirm] .gold")

    def press(what: str) -> None:
        if what == "gold":
            gold.click()
        elif what == "floor":
            page.locator("[data-zone=B3]").click(position={"x": 14, "y": 140})
        elif what == "line":
            page.locator("[data-part=ways] [data-element=zB3]").click()
        elif what == "instead":
            page.locator("[data-part=instead] button", has_text="Firebrand Imp").click()
        else:
            page.locator("[data-zone=B3] [data-part=token]", has_text=what).click()

    whom = "Firebrand Imp" if "Imp" in presses else "Bitterwood Fox"
    if presses[0] == "line":
        page.get_by_role("button", name=re.compile("Act with (the )?Timber Wolf")).click()
    else:
        token(page, "Timber Wolf").click()
    press(presses[0])
    expect(gold).to_contain_text("B3")
    press(presses[1])
    expect(gold).to_contain_text(f"Bite: attack {whom}")
    struck = page.locator("[data-part=token][data-side=theirs][data-state=legal]")
    expect(struck).to_have_count(int(position == "strides"))
    press(presses[2])
    whom = "Firebrand Imp" if "instead" in presses else whom
    expect(page.locator("[data-part=chronicle]")).to_contain_text(f"Bite attacks {whom}")


def test_keys_are_kept_until_it_is_known_what_a_creature_can_do(new_page: NewPage, address: str) -> None:
    page = new_page()
    lines: list[WebSocketRoute] = []
    held: list[str | bytes] = []

    def hold_back(line: WebSocketRoute) -> None:
        """Everything passes at once, but what a creature could do."""
        server = line.connect_to_server()
        lines.append(line)
        line.on_message(server.send)
        server.on_message(lambda text: held.append(text) if json.loads(text)["type"] == "ahead" else line.send(text))

    page.route_web_socket(re.compile("/socket$"), hold_back)
    page.reload()
    duel = with_a_fox(page, address)
    token(page, "Fox").click()
    page.keyboard.press("m")
    page.keyboard.press("1")
    assert asked(duel) == "activate"  # everybody at the table is told that somebody looked in
    assert read(page, lambda: len(held), bool) == 1
    expect(page.locator("[data-part=confirm]")).to_have_count(0)
    lines[-1].send(held[0])
    expect(page.locator("[data-part=confirm] .gold")).to_contain_text("Move to")
    assert asked(duel) == "activate"


def test_harm_to_ones_own_side_is_asked_for_and_never_aimed_at(new_page: NewPage, address: str) -> None:
    page = new_page()
    with_a_fox(page, address)
    token(page, "Fox").click()
    expect(heading(page)).to_have_text(FOX)
    offered = page.locator("[data-part=action-list] .row:not([aria-disabled])")
    expect(offered.first).to_be_visible()
    expect(offered.filter(has_text="Bite")).to_have_count(0)
    also = page.get_by_role("button", name="Also possible")
    also.click()
    harm = page.locator("[data-part=also-possible]")
    harm.get_by_role("button", name="Bite").click()
    expect(page.locator("[data-part=confirm]")).to_have_count(0)
    harm.get_by_role("button", name="Beastmaster").click()
    expect(page.locator("[data-part=confirm] .gold")).to_contain_text("attack the Beastmaster")
    assert violations(page) == []


def test_enter_means_the_gold_button_also_after_a_press_on_the_floor(new_page: NewPage, address: str) -> None:
    page = new_page()
    duel = Duel.between(address, "Beastmaster", "Warlock", mode="arena", position="stride")
    duel.play(plainly, lambda state: state["request"]["seat"] == 0 and state["request"]["kind"] == "activate")
    duel.sit(page, 0)
    token(page, "Timber Wolf").click()
    page.locator("[data-zone=B3]").click(position={"x": 14, "y": 40})
    page.keyboard.press("g")
    expect(page.locator("[data-part=confirm] .gold")).to_contain_text("Go on guard")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Timber Wolf, yours, guarding").wait_for()


def test_enter_presses_the_gold_button_unless_tab_has_led_elsewhere(new_page: NewPage, address: str) -> None:
    page = new_page()
    duel = with_a_fox(page, address)
    token(page, "Fox").click()
    expect(heading(page)).to_have_text(FOX)
    page.keyboard.press("g")
    expect(page.locator("[data-part=confirm] .gold")).to_contain_text("Go on guard")
    page.get_by_role("button", name="Keys").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-part=key-map]")
    page.keyboard.press("Escape")
    expect(page.locator("[data-part=key-map]")).to_have_count(0)
    expect(page.locator("[data-part=confirm] .gold")).to_be_enabled()
    assert asked(duel) == "activate"
    page.locator("[data-part=chronicle] ol").click()
    page.locator("[data-part=arena] [data-part=token][data-side=theirs]").first.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name=f"{FOX}, yours, guarding").wait_for()


def test_rows_stay_where_they_are_while_one_chooses(new_page: NewPage, address: str) -> None:
    page = new_page()
    with_a_fox(page, address)
    token(page, "Fox").click()
    move = page.locator("[data-part=action-list] .row", has_text="Move")
    before = at_rest(move)
    move.hover()
    move.click()
    targets = page.locator("[data-part=action-list] .target")
    expect(targets.nth(1)).to_be_visible()
    assert at_rest(move) == before
    targets.first.click()
    expect(targets.first).to_have_attribute("data-state", "chosen")
    assert at_rest(move) == before


def test_undo_stands_in_the_bar_and_says_why_it_cannot_be(new_page: NewPage, address: str) -> None:
    page = new_page()
    duel = Duel.between(address, "Beastmaster", "Warlock")
    duel.play(plainly, lambda state: state["request"]["plan"] is not None and state["request"]["seat"] == 0)
    duel.sit(page, 0)
    button = page.locator("[data-part=undo]")
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)
    expect(button).to_have_attribute("title", re.compile(r"\.$"))
    reason = str(button.get_attribute("title"))
    page.get_by_text(reason).first.wait_for()


def test_a_quickcast_that_could_only_do_harm_is_not_pressed_on_anybody(new_page: NewPage, address: str) -> None:
    page = new_page()
    duel = Duel.between(address, "Beastmaster", "Warlock")
    rot = ("Ghoul Rot",)
    duel.play(
        lambda state: plainly(state, plan=rot),
        lambda state: state["request"]["seat"] == 1 and state["request"]["kind"] == "quickcast",
    )
    duel.sit(page, 1)
    page.get_by_role("heading", name="Use your quickcast now?").wait_for()
    rows = page.locator("[data-part=action-list] .row:not([aria-disabled])")
    expect(rows).to_have_count(0)
    gold = page.locator("[data-part=prompt] button.gold")
    expect(gold).to_contain_text("Save the quickcast")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Use your quickcast now?").wait_for(state="hidden")


def test_planning_shows_the_table_warns_and_never_refuses(new_page: NewPage, address: str) -> None:
    page = new_page()
    duel = Duel.between(address, "Beastmaster", "Warlock")
    state = duel.play(plainly, lambda state: state["request"]["plan"] is not None and state["request"]["seat"] == 1)
    mana = state["request"]["plan"]["mana"]
    duel.sit(page, 1)
    page.wait_for_selector("[data-part=binder] .pick")
    expect(page.locator("[data-part=arena] [data-part=token]")).to_have_count(2)
    seal = page.locator("[data-part=plan-sheet] .seal")
    expect(seal).to_have_text("Seal without a spell")
    expect(seal).not_to_have_class(re.compile(r"\bgold\b"))
    page.keyboard.press("Enter")
    expect(seal).to_be_enabled()
    for name in ("Dark Pact Slayer", "Flaming Hellion"):
        page.keyboard.press("/")
        page.get_by_label("Find a spell").fill(name)
        page.locator(f"[data-part=binder] [data-card='{name}']").click()
        page.get_by_label("Find a spell").press("Escape")
        expect(page.get_by_role("group", name="Kinds")).to_be_visible()
    warning = page.locator("[data-part=plan-warning]")
    expect(warning).to_contain_text("The Warlock can cast only one of them this round.")
    short = 26 - mana
    expect(seal).to_contain_text(f"Seal, {short} mana short")
    assert violations(page) == []
    warning.get_by_role("button", name="Keep both").click()
    expect(warning).to_have_count(0)
    page.locator("[data-part=slot-list] [data-state=filled]").first.click()
    expect(seal).to_contain_text("Seal this one")
    page.locator("[data-part=binder] .pick").first.focus()
    page.locator("[data-part=arena] [data-part=token]").first.click()
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('[data-part=plan-sheet] .seal:not([disabled])')")
    assert mage_of(state, 1)["name"] == "Warlock"


def test_a_book_goes_along_into_a_duel(new_page: NewPage) -> None:
    page = new_page("#/books")
    page.get_by_role("link", name="Starting Warlock").click()
    points = page.locator("[data-part=book-list] li", has_text="Adramelech, Lord of Fire")
    expect(points.locator("[data-part=card-points]")).to_contain_text("1 × 4 Dark + 2 Fire")
    expect(points).to_contain_text("Dark and Fire")
    page.get_by_role("button", name="Use in a duel").click()
    expect(page.get_by_label("Your spellbook")).to_have_value("Starting Warlock")
    expect(page.get_by_role("radio", name="Full arena")).to_be_checked()
    start.against_computer(page)
    page.locator("[data-part=plan-strip][data-side=mine]", has_text="Warlock").wait_for()


def test_a_letter_stands_on_one_row_alone(new_page: NewPage, address: str) -> None:
    """Of two spells that may be cast now one has the letter, before it is chosen and after."""
    duel = Duel.between(address, "Beastmaster", "Warlock")
    spells = ("Bearskin", "Rhino Hide")
    duel.play(
        lambda state: plainly(state, plan=spells),
        lambda state: (state["request"]["seat"], state["request"]["kind"]) == (0, "quickcast"),
    )
    page = new_page()
    duel.sit(page, 0)
    rows = page.locator("[data-part=action-list] .row kbd")
    expect(rows).to_have_text(["Q", "1"])
    page.keyboard.press("q")
    expect(page.locator("[data-part=action-list] .row[data-state=chosen]")).to_have_count(1)
    expect(rows).to_have_text(["Q"])
