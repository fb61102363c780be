"""Two against two, each at a page of their own: talk stays on its side, one comes back, one is stood in for."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.screens import examine
from tests.browser.seats import Duel, plainly
from tests.browser.waiting import at_rest, read

MAGES = ("Beastmaster", "Warlock", "Druid", "Priestess")
PLAN = ("Minor Heal", "Fireball", "Tanglevine", "Dispel", "Heal", "Teleport")
OFF = """() => {
  const ping = document.querySelector('[data-part=ping]')?.getBoundingClientRect();
  const fox = [...document.querySelectorAll('[data-part=arena] [data-element^=o]')]
    .find((one) => one.innerText.includes('Fox') || one.ariaLabel?.includes('Fox'))?.getBoundingClientRect();
  return ping && fox ? Math.hypot(ping.x - fox.x - fox.width / 2, ping.y - fox.y - fox.height / 2) : null;
}"""
"""How far a finger on the fox is from its middle."""
STUDENTS = ("Academy Beastmaster", "Academy Wizard", "Academy Priestess", "Academy Warlock")
CUT_IN_A_WORD = """(labels) => labels.filter((label) => label.scrollWidth > label.clientWidth + 1)
  .map((label) => label.innerText)"""
"""Labels that go on beyond their right edge."""


@pytest.fixture
def four(new_page: NewPage, address: str) -> list[Page]:
    """Four pages at a table of two teams, in the middle of things."""
    duel = Duel.between(address, *STUDENTS, mode="academy", position="hall", teams=True)
    duel.play(plainly, lambda state: state["request"]["kind"] == "activate" and state["view"]["you"] == 0)
    pages = []
    for seat in range(4):
        page = new_page()
        duel.sit(page, seat)
        expect(page.locator("[data-part=plate]")).to_have_count(4)
        pages.append(page)
    return pages


def test_an_ally_is_never_drawn_as_an_enemy(four: list[Page]) -> None:
    for seat, page in enumerate(four):
        friend = f"[data-part=arena] [data-part=token][data-seat='{(seat + 2) % 4}']"
        expect(page.locator(f"{friend}[data-of=ally][data-side=mine]")).to_have_count(4)
        expect(page.locator(f"{friend}:not([data-of=ally])")).to_have_count(0)
        expect(page.locator("[data-part=arena] [data-part=token][data-side=theirs]")).to_have_count(8)
        own = page.locator("[data-part=team-band][data-side=mine]")
        expect(own.locator("[data-part=plate]").first).to_have_attribute("data-side", "me")
        expect(own.locator("[data-part=plate]").last).to_have_attribute("data-side", "ally")
        foes = page.locator("[data-part=team-band][data-side=theirs] [data-part=plate]")
        expect(foes).to_have_count(2)
        expect(foes.and_(page.locator("[data-side=ally]"))).to_have_count(0)


def test_a_team_holds_its_secrets_together(new_page: NewPage, address: str, pictures: Path) -> None:
    duel = Duel.between(address, *MAGES, mode="arena", position="four", teams=True)
    duel.play(
        lambda state: plainly(state, PLAN),
        lambda state: state["request"]["kind"] == "activate" and state["view"]["you"] == 0,
    )
    page, foe = new_page(), new_page()
    duel.sit(page, 0)
    duel.sit(foe, 1)
    held = page.locator("[data-part=prepared-spell][data-state=ally]")
    expect(held).to_have_count(2)
    expect(held.first).to_be_visible()
    expect(page.locator("[data-part=prepared-spell] small").first).to_be_visible()
    assert page.locator("[data-part=prepared-spell] small").evaluate_all(CUT_IN_A_WORD) == []
    expect(page.locator("[data-part=action-list] .row", has_text="Act with").first).to_be_visible()
    expect(page.locator("[data-part=action-list] [data-state=refused]")).to_have_count(0)
    page.locator("[data-part=arena] [data-part=token][data-of=me]", has_text="Grizzly").hover()
    details = page.locator("[data-part=card-details]")
    expect(details).to_contain_text("Block, face down, Player 2's")
    page.get_by_role("button", name="2 of Player 2's face down").click()
    expect(page.locator("[data-part=drawer]")).to_contain_text("Rhino Hide")
    page.get_by_role("button", name="Close").click()
    examine(page, "teams-arena", pictures)
    expect(foe.locator("[data-part=plate]")).to_have_count(4)
    expect(foe.locator("[data-part=prepared-spell][data-state=ally]")).to_have_count(2)
    seen = foe.locator("[data-part=table]").inner_text()
    assert all(secret not in seen for secret in ("Rhino Hide", "Bear Strength"))


def test_what_is_said_to_one_side_stays_there(four: list[Page], pictures: Path) -> None:
    me, foe, ally, _ = four
    question = me.locator("[data-part=prompt] h2")
    asked = at_rest(question)
    me.get_by_role("button", name="Talk").click()
    panel = me.locator("[data-part=talk]")
    phrases = panel.get_by_role("group", name="Phrases").get_by_role("button")
    expect(phrases.first).to_be_in_viewport(ratio=1)
    assert at_rest(question) == asked
    phrases.first.click()
    for page in (foe, ally):
        expect(page.locator("[data-part=talk-button]")).to_have_attribute("aria-label", "Talk, 1 new")
    panel.locator(".phrases .side").first.click()
    expect(ally.locator("[data-part=talk-button]")).to_have_attribute("aria-label", "Talk, 2 new")
    expect(panel.get_by_role("log")).to_contain_text("only your side")

    target = me.locator("[data-part=arena] [data-part=token][data-of=foe1][data-kind=mage]")
    target.click(button="right")
    wheel = me.get_by_role("menu")
    expect(wheel.get_by_role("menuitem")).to_have_count(7)
    wheel.locator("[role=menuitem]").first.locator(".word").click()
    expect(ally.locator("[data-part=ping]")).to_have_count(1)
    expect(me.locator("[data-part=ping]")).to_have_count(1)
    expect(ally.locator("[data-part=side-log]").get_by_role("log")).to_contain_text("Strike this")
    expect(foe.locator("[data-part=side-log]")).to_have_count(0)
    examine(ally, "teams-ping", pictures)
    expect(foe.locator("[data-part=ping]")).to_have_count(0)
    expect(foe.locator("[data-part=talk-button]")).to_have_attribute("aria-label", "Talk, 1 new")

    expect(ally.locator("[data-part=ping][data-state=dot]")).to_have_count(1)
    ally.get_by_role("button", name="Talk, 3 new").click()
    expect(ally.locator("[data-part=talk] [role=log] li")).to_have_count(3)
    ally.locator("[data-part=talk]").get_by_role("button", name="Mute At hall").click()
    phrases.nth(1).click()
    expect(panel.locator("[role=log] li")).to_have_count(4)
    expect(foe.locator("[data-part=talk-button]")).to_have_attribute("aria-label", "Talk, 2 new")
    expect(ally.locator("[data-part=talk] [role=log] li")).to_have_count(3)


def test_one_comes_back_and_one_is_stood_in_for(four: list[Page]) -> None:
    me, foe, ally, gone = four
    ally.reload()
    ally.wait_for_selector("[data-part=table][data-round]")
    expect(ally.locator("[data-part=plate]")).to_have_count(4)
    table = gone.url
    gone.get_by_role("button", name="Menu of this game").click()
    gone.get_by_role("button", name="Leave; the computer may play for you").click()
    expect(gone.locator("[data-part=home]")).to_be_visible()
    ask = me.locator("[data-part=stand-in]").get_by_role("button", name="Let the computer play")
    expect(ask).to_be_visible()
    ask.click()
    for page in (foe, ally):
        offer = page.locator("[data-part=offer][data-state=replace]")
        expect(offer).to_contain_text("Player 3")
        offer.get_by_role("button", name="Let the computer play").click()
    for page in (me, foe, ally):
        expect(page.locator("[data-part=stand-in]")).to_contain_text("The computer plays for Player 3")
    gone.goto(table)
    gone.wait_for_selector("[data-part=table][data-round]")
    expect(me.locator("[data-part=stand-in]")).to_have_count(0)


def test_a_finger_stays_where_it_points_when_zones_grow(new_page: NewPage, address: str) -> None:
    duel = Duel.between(address, *MAGES, mode="arena", position="four", teams=True)
    duel.play(plainly, lambda state: state["request"]["kind"] == "activate" and state["view"]["you"] == 0)
    me, ally = new_page(), new_page(size=PHONE)
    duel.sit(me, 0)
    duel.sit(ally, 2)
    me.locator("[data-part=arena] [data-part=token]", has_text="Fox").click(button="right")
    me.get_by_role("menu").locator("[role=menuitem]").first.locator(".word").click()
    expect(ally.locator("[data-part=ping]")).to_have_count(1)
    for zone in ("A4", "C2"):
        ally.locator(f"[data-zone={zone}]").click(position={"x": 12, "y": 12})
        assert read(ally, lambda: ally.evaluate(OFF), lambda off: off is not None and off < 3) < 3
