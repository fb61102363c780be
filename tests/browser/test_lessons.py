"""First duels: from the first page through the lessons, by mouse alone and by keys alone."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mageduel.lessons.scripts import lessons
from tests.browser.conftest import PHONE, NewPage
from tests.browser.player import Means, Moment
from tests.browser.screens import examine
from tests.browser.test_academy import Student

Wishes = tuple[str, ...]
WANTED: dict[str, tuple[Wishes, ...]] = {
    "cast": (("book:Wychwood Hound",), ("Decline", "decline", "No"), ("book:Lightning Jolt", "o2")),
    "strike": (
        ("Move", "Act with Timber Wolf", "zB2"),
        ("Move", "zB2"),
        ("Bite", "o4"),
        ("Bite", "Act with Timber Wolf", "nothing", "o4"),
    ),
    "guards": (
        ("Bite", "Act with Timber Wolf", "o5"),
        ("Bite", "Act with Bitterwood Fox", "o6"),
        ("guard", "Act with Timber Wolf"),
    ),
    "odds": (
        ("Bite", "Act with Timber Wolf", "o6"),
        ("Heavy Claw", "Act with Steelclaw", "o5"),
        ("Heavy Claw", "Act with Steelclaw", "Bite", "Act with Timber Wolf", "o5"),
    ),
    "secrets": (
        ("Rhino Hide", "Act with the Beastmaster", "o3"),
        ("reveal",),
        ("Bite", "Act with Timber Wolf", "o4"),
    ),
    "walls": (
        ("Wall of Stone", "bB1|B2"),
        ("Move", "Act with the Beastmaster", "zA1"),
        ("Hurl Boulder", "o3"),
    ),
    "conditions": (("Flameblast", "o4"), ("Pay",), ("Bite", "Act with Timber Wolf", "o4")),
    "planning": (
        ("plan:Timber Wolf", "plan:Geyser"),
        ("Geyser", "o2"),
        ("Timber Wolf", "Act with the Beastmaster", "zC1"),
    ),
    "book": (("plan:Jet Stream",), ("Jet Stream", "Act with the Beastmaster", "o4")),
    "duel": (
        ("plan:Geyser",),
        (
            "Geyser",
            "Bite",
            "Basic Melee",
            "Move",
            "Act with Timber Wolf",
            "Act with the Beastmaster",
            "nothing",
            "o2",
            "o4",
            "zB3",
            "plan:Geyser",
        ),
    ),
}
"""What a learner presses in each step: rows by their words, elements of the board, cards of book and plan."""


@dataclass
class Learner(Student):
    """A player who does what the coach says."""

    @property
    def wishes(self) -> Wishes:
        """What is wanted in this step."""
        lesson, step = self.page.evaluate(
            """() => { const coach = document.querySelector("[data-part=coach]")?.dataset;
              return [coach?.lesson ?? "", Number(coach?.step ?? 0)]; }"""
        )
        steps = WANTED.get(lesson, ())
        return steps[step] if step < len(steps) else ()

    def learn(self, name: str, seconds: float) -> None:
        """Play a lesson to its end."""
        coach = self.page.locator("[data-part=coach]")
        expect(coach).to_have_attribute("data-lesson", name)
        for _ in range(int(seconds * 10)):
            if coach.get_attribute("data-state") == "done":
                return
            self.try_to_act(self.look())
            self.page.wait_for_timeout(60)
        raise AssertionError(f"{name} is not done; the page shows {self.look()}")

    def act(self, now: Moment) -> None:
        """One press."""
        if now["kind"] == "reveal" and "reveal" in self.wishes:
            self._press("1", "[data-part=reveal-prompt] .card")
        else:
            super().act(now)

    def _plan(self, now: Moment) -> None:
        wanted = [wish.removeprefix("plan:") for wish in self.wishes if wish.startswith("plan:")]
        for at, card in enumerate(now["cards"]):
            if card["name"] in wanted and not card["picked"]:
                self._press(str(at + 1), f"[data-part=binder] .pick >> nth={at}")
                return
        self._press("Enter", "[data-part=plan-sheet] .seal")

    def _choose(self, now: Moment) -> None:
        if now["confirm"]:
            self._press("Enter", "[data-part=confirm] .gold")
        elif now["targets"]:
            self._aim(now)
        else:
            self._row(now)

    def _aim(self, now: Moment) -> None:
        elements = [target["element"] for target in now["targets"]]
        at = next((elements.index(wish) for wish in self.wishes if wish in elements), 0)
        if self.means == "keys" or elements[at][:1] not in ("o", "z"):
            self._press(str(at + 1), f"[data-part=action-list] .target >> nth={at}")
        else:
            place = f"[data-part=arena] [data-element='{elements[at]}']"
            self.page.click(place, position=self._corner(elements[at]), timeout=1500)

    def _row(self, now: Moment) -> None:
        rows = [row["text"] for row in now["rows"]]
        for wish in self.wishes:
            if wish.startswith("book:"):
                self._cast(wish.removeprefix("book:"))
                return
            found = next((text for text in rows if wish in text), None)
            if found is not None:
                self._take(now, found)
                return
        self._press("Space", "[data-part=prompt] .pass button")


def begin_by_keys(page: Page) -> None:
    """Walk with Tab to the button of the first lesson, and press it."""
    for _ in range(60):
        if page.evaluate("document.activeElement.matches('[data-part=learn-card] button')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


ALL = len(lessons())


@pytest.mark.parametrize("count", [2, pytest.param(ALL, marks=pytest.mark.long)])
@pytest.mark.parametrize("means", ["mouse", "keys"])
def test_the_path_is_walked(new_page: NewPage, means: Means, count: int, pictures: Path) -> None:
    page = new_page(refused=True)
    card = page.locator("[data-part=learn-card] button")
    expect(card).to_have_text("Begin lesson 1")
    if means == "mouse":
        card.click()
    else:
        begin_by_keys(page)
    coach = page.locator("[data-part=coach]")
    learner = Learner(page, means)
    names = list(lessons())
    for at, name in enumerate(names[:count]):
        expect(coach).to_have_attribute("data-lesson", name)
        expect(coach).to_have_attribute("data-state", "do")
        if means == "mouse":
            if count == ALL:
                page.wait_for_timeout(600)
                page.screenshot(path=pictures / f"lesson-{name}.png")
            elif at == 1:
                examine(page, "lesson", pictures)
                expect(page.locator("[data-part=spotlight]")).to_have_count(1)
        learner.learn(name, 60)
        if count == ALL and means == "mouse":
            page.screenshot(path=pictures / f"lesson-{name}-done.png")
        if name == names[-1]:
            page.locator("[data-part=coach]").get_by_role("button", name="To the path").click()
        elif means == "mouse":
            page.click("[data-part=coach] .gold")
        else:
            page.keyboard.press("Enter")
    if count < ALL:
        expect(coach).to_have_attribute("data-lesson", names[count])
        page.goto(f"{page.url.split('#')[0]}#/learn")
    expect(page.locator("[data-part=lesson][data-state=done]")).to_have_count(count)
    if count < ALL and means == "mouse":
        expect(page.locator("[data-part=next-lesson] .gold")).to_have_text("Go on with lesson 3")
        examine(page, "learn", pictures)


def test_what_leads_elsewhere_is_refused_and_anything_is_taken_back(new_page: NewPage) -> None:
    page = new_page(refused=True)
    page.goto(f"{page.url.split('#')[0]}#/learn")
    page.locator("[data-lesson=guards] button").click()
    page.locator("[data-part=next-lesson] .gold").click()
    coach = page.locator("[data-part=coach]")
    page.get_by_role("button", name="Act with Timber Wolf").click()
    page.locator("[data-part=action-list] .row", has_text="Bite").click()
    expect(page.locator("[data-part=attack-preview]")).to_be_visible()
    page.locator("[data-part=rail]").hover()
    page.mouse.wheel(0, 600)
    expect(coach.locator(".do")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-part=confirm] .gold")).to_be_in_viewport(ratio=1)
    token = page.locator("[data-part=arena] [data-part=token]", has_text="Bitterwood Fox")
    page.get_by_role("button", name="Act with Bitterwood Fox").or_(token).first.click()
    page.get_by_role("button", name="Go on guard").click()
    page.locator("[data-part=confirm] .gold").click()
    page.locator("[data-part=toast]", has_text="Not now. Act with the Wolf").wait_for()
    page.get_by_role("button", name="Why so?").click()
    expect(coach).to_contain_text("must go to a guard")
    coach.get_by_role("button", name="Show me").click()
    coach.get_by_role("button", name="Leave it so").click()
    expect(coach).to_have_attribute("data-step", "1")
    coach.get_by_role("button", name="Back").click()
    expect(coach).to_have_attribute("data-step", "0")
    coach.get_by_role("button", name="Show me").click()
    page.wait_for_selector("[data-part=coach][data-state=shown]")
    expect(coach).to_have_attribute("data-state", "do")
    expect(coach).to_have_attribute("data-step", "0")
    page.reload()
    expect(coach).to_have_attribute("data-step", "0")


def test_on_a_phone_the_coach_and_the_gold_button_stay_in_sight(new_page: NewPage) -> None:
    """However far the sheet is drawn up: what is to be done, and the button that does it."""
    page = new_page("#/learn", size=PHONE)
    page.locator("[data-part=next-lesson] .gold").click()
    coach = page.locator("[data-part=coach]")
    gold = page.locator("[data-part=confirm] .gold")
    page.locator("[data-part=book-drawer] [data-card='Wychwood Hound']").click()
    page.evaluate("document.querySelector('[data-part=sheet] .inside').scrollTo(0, 10000)")
    expect(coach.locator(".do")).to_be_in_viewport(ratio=1)
    expect(gold).to_be_in_viewport(ratio=1)
    page.goto(f"{page.url.split('#')[0]}#/learn")
    page.locator("[data-lesson=guards] button").click()
    page.locator("[data-part=next-lesson] .gold").click()
    page.get_by_role("button", name="Act with Timber Wolf").click()
    page.locator("[data-part=action-list] .row", has_text="Bite").click()
    expect(page.locator("[data-part=attack-preview]")).to_have_count(1)
    expect(coach.locator(".do")).to_be_in_viewport(ratio=1)
    expect(gold).to_be_in_viewport(ratio=1)
