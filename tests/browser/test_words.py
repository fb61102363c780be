"""Words of the game lead to their entry in the codex wherever they stand: by pointer, press, finger and key."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, NewPage

RECT = """(element, word) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.data.indexOf(word);
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + word.length);
    const { x, y, width, height } = range.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  }
  return null;
}"""
NOTE = "[data-part=word-note]"


def place(text: Locator, word: str) -> tuple[float, float]:
    """Where a word stands on the page."""
    text.wait_for()
    x, y = text.evaluate(RECT, word)
    return x, y


def rest_on(page: Page, text: Locator, word: str) -> None:
    x, y = place(text, word)
    page.mouse.move(x + 3, y)
    page.mouse.move(x, y)


def open_lesson(page: Page, name: str) -> Locator:
    page.goto(f"{page.url.split('#')[0]}#/learn")
    page.locator(f"[data-lesson={name}] button").click()
    page.locator("[data-part=next-lesson] .gold").click()
    coach = page.locator("[data-part=coach]")
    coach.wait_for()
    page.wait_for_load_state("networkidle")
    return coach


def test_words_are_explained_by_pointer_press_and_key_and_never_in_the_way(new_page: NewPage) -> None:
    page = new_page(refused=True)
    coach = open_lesson(page, "guards")
    note = page.locator(NOTE)
    rest_on(page, coach.locator(".so"), "guard")
    expect(note).to_have_attribute("data-word-shown", "Guarding")
    page.mouse.move(5, 5)
    expect(note).to_have_count(0)

    # A press pins it; from there other words are reached; Esc closes it.
    page.mouse.click(*place(coach.locator(".so"), "guard"))
    note.get_by_role("link", name="Counterstrike").click()
    expect(note).to_have_attribute("data-word-shown", "Counterstrike")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)

    # A press on a word in a button presses the button.
    page.get_by_role("button", name="Act with Bitterwood Fox").click()
    page.mouse.click(*place(page.get_by_role("button", name="Go on guard"), "guard"))
    expect(page.locator("[data-part=confirm] .gold")).to_contain_text("Go on guard")
    expect(note).to_have_count(0)

    # A refusal names its rule.
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Act with Timber Wolf").click()
    page.get_by_role("button", name="Bite").first.click()
    page.locator("[data-part=arena] [data-element=o6]").click(force=True)
    refusal = page.locator("[data-part=refusal]")
    expect(refusal.locator("a")).to_have_attribute("data-word", "Guarding")

    # By key: one word after the other; focus comes back.
    page.keyboard.press("w")
    expect(note).to_be_focused()
    first = note.get_attribute("data-word-shown")
    page.keyboard.press("w")
    expect(note).not_to_have_attribute("data-word-shown", first or "")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(refusal).to_have_count(1)

    page.goto(f"{page.url.split('#')[0]}#/codex/Guarding")
    expect(page.locator("[data-part=codex] li").first).to_have_attribute("data-entry", "Guarding")


def test_a_finger_that_stays_reads_and_german_words_are_known_in_any_form(new_page: NewPage) -> None:
    page = new_page(size=PHONE, locale="de-DE")
    coach = open_lesson(page, "guards")
    note = page.locator(NOTE)
    coach.get_by_role("button", name="Warum so?").click()
    page.touchscreen.tap(*place(coach.locator(".why"), "Handgemenge"))
    expect(note).to_have_attribute("data-word-shown", "Melee Attack")
    note.get_by_role("button", name="Schließen").click()
    row = page.locator("[data-part=action-list] .row").first
    row.click()
    held = page.get_by_role("button", name="Guard").first
    x, y = place(held, "Guard")
    held.dispatch_event("pointerdown", {"pointerType": "touch", "clientX": x, "clientY": y, "bubbles": True})
    expect(note).to_have_attribute("data-word-shown", "Guarding")
