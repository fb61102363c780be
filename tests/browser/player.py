"""A player who sees only the page and acts by mouse or by keys.

The same plain strategy for both: lay out creatures and what can be paid, strike when something is in reach, walk
towards the other mage, pass when nothing better is left.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any, Literal

from playwright.sync_api import Error, Page

Means = Literal["mouse", "keys"]

LOOK = """() => {
  const find = (query) => document.querySelector(query);
  const all = (query) => [...document.querySelectorAll(query)];
  const free = (query) => all(query).some((one) => !one.disabled);
  const zoneOf = (query) => find(query)?.closest("[data-zone]")?.dataset.zone ?? null;
  const choices = (query) => all(query).map((one) => ({ text: one.innerText, element: one.dataset.element ?? "" }));
  const kind = find("[data-part=game-over]") ? "over"
    : find("[data-part=hand-over]") ? "handover"
    : find("[data-part=plan-sheet]") ? (free("[data-part=plan-sheet] .gold") ? "plan" : "wait")
    : find("[data-part=reveal-prompt][data-state=open]") ? (free("[data-part=reveal-prompt] .keep") ? "reveal" : "wait")
    : find("[data-part=prompt]") && !find("[data-part=confirm] .dots") ? "prompt" : "wait";
  return {
    kind,
    request: find("[data-request]")?.dataset.request ?? "",
    title: find("[data-part=prompt] h2, [data-part=plan] h1")?.innerText ?? "",
    confirm: free("[data-part=confirm] .gold"),
    pass: free("[data-part=prompt] .pass button:not([aria-disabled])"),
    rows: choices("[data-part=action-list] .row:not([aria-disabled])"),
    targets: choices("[data-part=action-list] .target"),
    cards: all("[data-part=binder] .pick").map((one) => ({ name: one.dataset.card, text: one.innerText,
      picked: one.ariaPressed === "true", dim: one.querySelector("[data-state~=dim]") !== null })),
    picks: all("[data-part=slot-list] [data-state=filled]").length,
    enemy: zoneOf("[data-part=arena] [data-side=theirs][data-kind=mage]"),
    round: find("[data-part=table]")?.dataset.round ?? "",
  };
}"""


def distance(one: str, other: str) -> int:
    """Zones between two zones, by their names."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))


@dataclass
class Player:
    """Somebody at the page."""

    page: Page
    means: Means
    seen: set[str] = field(default_factory=set)
    """Kinds of moments this player has been through."""

    def look(self) -> dict[str, Any]:
        """The page at one moment."""
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    def play_until(self, kinds: set[str], seconds: float, rounds: int | None = None) -> dict[str, Any]:
        """Play until one of these moments, or the beginning of a round."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            now = self.look()
            if now["kind"] in kinds or (rounds is not None and now["round"] and int(now["round"]) >= rounds):
                return now
            self.try_to_act(now)
        raise AssertionError(f"nothing after {seconds} s; the page shows {self.look()}")

    def try_to_act(self, now: dict[str, Any]) -> None:
        """One press, unless the page moves away under it."""
        try:
            self.act(now)
        except Error as error:
            if "Timeout" not in str(error) and "detached" not in str(error):
                raise

    def act(self, now: dict[str, Any]) -> None:
        """One press."""
        self.seen.add(now["kind"])
        if now["kind"] == "plan":
            self._plan(now)
        elif now["kind"] == "reveal":
            self._press("Space", "[data-part=reveal-prompt] .keep")
        elif now["kind"] == "handover":
            self._press("Enter", "[data-part=hand-over] .gold")
        elif now["kind"] == "prompt":
            self._choose(now)
        else:
            self.page.wait_for_timeout(15)

    def _press(self, key: str, place: str) -> None:
        if self.means == "keys":
            self.page.keyboard.press(key)
        else:
            self.page.click(place, timeout=1500)

    def _plan(self, now: dict[str, Any]) -> None:
        free = [at for at, card in enumerate(now["cards"]) if not card["dim"] and not card["picked"]]
        liked = [at for at in free if "Creature" in now["cards"][at]["text"]] or free
        if now["picks"] < 1 and liked:
            at = liked[0]
            self._press(str(at + 1), f"[data-part=binder] .pick >> nth={at}")
        else:
            self._press("Enter", "[data-part=plan-sheet] .gold")

    def _choose(self, now: dict[str, Any]) -> None:
        if now["confirm"]:
            self._press("Enter", "[data-part=confirm] .gold")
        elif now["targets"]:
            at = min(range(len(now["targets"])), key=lambda at: self._far(now, now["targets"][at]))
            element = now["targets"][at]["element"]
            if self.means == "keys" or element[:1] not in "oz":
                self._press(str(at + 1), f"[data-part=action-list] .target >> nth={at}")
            else:
                self.page.click(f"[data-part=arena] [data-element='{element}']", timeout=1500)
        else:
            self._row(now)

    def _row(self, now: dict[str, Any]) -> None:
        ranked = sorted(range(len(now["rows"])), key=lambda at: self._worth(now, now["rows"][at]["text"]))
        if not ranked or (now["pass"] and self._worth(now, now["rows"][ranked[0]]["text"]) > 6):
            self._press("Space", "[data-part=prompt] .pass button")
        else:
            key = now["rows"][ranked[0]]["text"].split()[-1]
            self._press(key if len(key) == 1 else "1", f"[data-part=action-list] .row >> nth={ranked[0]}")

    @staticmethod
    def _worth(now: dict[str, Any], text: str) -> int:
        wishes = ("dice", "Cast", "mana", "Act with", "Move", "Guard")
        return next((at for at, word in enumerate(wishes) if word in text), 5)

    @staticmethod
    def _far(now: dict[str, Any], target: dict[str, str]) -> int:
        element = target["element"]
        if element.startswith("z") and now["enemy"]:
            return distance(element[1:], now["enemy"])
        return 0
