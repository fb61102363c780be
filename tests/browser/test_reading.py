"""What the table tells before one decides: odds, reasons for numbers, reasons for refusals."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.screens import examine
from tests.browser.seats import Duel, Json, mage_of, plainly

BEAST, WARLOCK = 0, 1
MINE, THEIRS = (
    "[data-part=arena] [data-side=mine][data-kind=mage]",
    "[data-part=arena] [data-side=theirs][data-kind=mage]",
)


def wants_armor_and_guard(state: Json) -> object:
    """The Warlock puts on Demonhide Armor and stands guard; the Beastmaster walks up to him."""
    goal = mage_of(state, WARLOCK)["zone"]
    if state["request"]["seat"] == WARLOCK:
        return plainly(state, plan=("Demonhide Armor",), cast="Demonhide Armor")
    return plainly(state, walk_to=goal if mage_of(state, BEAST)["zone"] != goal else "")


def stands_before_the_guard(state: Json) -> bool:
    """The Beastmaster acts, and could attack the guarding Warlock."""
    request, warlock = state["request"], mage_of(state, WARLOCK)
    aims = [option["answer"][3] for option in request["options"] if option["answer"][0] == "attack"]
    return bool(request["seat"] == BEAST and warlock["guarding"] and warlock["id"] in aims)


def test_odds_tell_what_comes_back(new_page: NewPage, address: str, pictures: Path) -> None:
    duel = Duel.between(address, "Beastmaster", "Warlock")
    duel.play(wants_armor_and_guard, stands_before_the_guard)
    page = new_page()
    duel.sit(page, BEAST)
    preview = page.locator("[data-part=attack-preview][data-state=ready]")
    preview.wait_for()
    expect(preview).to_contain_text("Against Warlock")
    expect(preview.get_by_role("row")).not_to_have_count(0)
    expect(preview).to_contain_text("What comes back")
    expect(preview).to_contain_text("Barrier, Demonic Presence")
    expect(preview).to_contain_text("Counterstrike")
    examine(page, "odds-come-back", pictures)
    expect(page.locator("[data-part=confirm] .gold")).to_contain_text("attack the Warlock")

    # The only target was aimed at by itself; Esc goes back to all actions, and nothing has been sent.
    page.keyboard.press("Escape")
    expect(page.locator("[data-part=confirm]")).to_have_count(0)
    expect(page.locator("[data-part=action-list] .target")).to_have_count(0)
    assert duel.asked(BEAST) is not None
    assert mage_of(duel.asked(BEAST) or {}, WARLOCK)["damage"] == 0


def wears_bearskin(state: Json) -> object:
    return plainly(state, plan=("Bearskin",) if state["request"]["seat"] == BEAST else (), cast="Bearskin")


def in_bearskin(state: Json) -> bool:
    return bool(state["request"]["seat"] == BEAST and mage_of(state, BEAST)["armor"]["value"] == 2)


def expect_reasons(panel: Page) -> None:
    """The panel of a mage in Bearskin says what the armor is made of."""
    card = panel.locator("[data-part=card-details]")
    armor = card.locator(".number", has_text="Armor")
    expect(armor.locator("b")).to_have_text("2")
    expect(armor).to_contain_text("2 Bearskin")


def test_hovering_and_holding_show_current_numbers_with_their_reasons(
    new_page: NewPage, address: str, pictures: Path
) -> None:
    duel = Duel.between(address, "Beastmaster", "Warlock")
    duel.play(wears_bearskin, in_bearskin)
    page = new_page()
    duel.sit(page, BEAST)
    page.hover(MINE)
    expect_reasons(page)
    expect(page.locator("[data-part=card-details]")).to_have_attribute("data-pinned", "false")
    page.mouse.move(700, 20)
    expect(page.locator("[data-part=card-details]")).to_have_count(0)

    page.locator(MINE).click(button="right")
    expect(page.locator("[data-part=card-details]")).to_have_attribute("data-pinned", "true")
    page.locator("[data-part=words] button", has_text="Living").click()
    expect(page.locator("[data-part=meaning]")).to_contain_text("Living")
    examine(page, "popover-meaning", pictures)

    phone = new_page(size=PHONE)
    duel.sit(phone, BEAST)
    phone.dispatch_event(MINE, "pointerdown", {"pointerType": "touch", "bubbles": True})
    expect_reasons(phone)


def test_a_refused_target_says_why_and_names_the_rule(new_page: NewPage, address: str, pictures: Path) -> None:
    duel = Duel.between(address, "Beastmaster", "Warlock")
    duel.play(
        lambda state: plainly(state, plan=("Minor Heal",) if state["request"]["seat"] == BEAST else ()),
        lambda state: state["request"]["seat"] == BEAST and state["request"]["kind"] == "quickcast",
    )
    page = new_page()
    duel.sit(page, BEAST)
    page.locator("[data-part=action-list] .row", has_text="Minor Heal").click()
    far = page.locator(THEIRS)
    expect(far).to_have_attribute("data-state", "refused")
    expect(far).to_have_attribute("aria-disabled", "true")
    far.click(force=True)  # refused, and yet it answers
    bubble = page.locator("[data-part=refusal]")
    expect(bubble).to_contain_text("Out of reach: 3 zones away")
    expect(bubble).to_contain_text("Rulebook, Counting Distances")
    examine(page, "refused", pictures)
    assert duel.asked(BEAST) is not None
