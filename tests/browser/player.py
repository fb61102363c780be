"""A player who sees only the page and acts by mouse or by keys.

The same plain strategy for both: lay out creatures, cast what is ready, strike what belongs to the other side, walk
towards the other mage, pass when nothing better is left.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any, Literal

from playwright.sync_api import Error, Page

Means = Literal["mouse", "keys"]
Moment = dict[str, Any]

LOOK = """() => {
  const find = (query) => document.querySelector(query);
  const all = (query) => [...document.querySelectorAll(query)];
  const free = (query) => all(query).some((one) => !one.disabled);
  const side = (element) => find(`[data-part=arena] [data-part=token][data-element="${element}"]`)?.dataset.side ?? "";
  const choices = (query) => all(query).map((one) => ({ text: one.innerText.replaceAll("\\n", " "),
    element: one.dataset.element ?? "", side: side(one.dataset.element ?? "") }));
  const kind = find("[data-part=game-over]") ? "over"
    : find("[data-part=hand-over]") ? "handover"
    : find("[data-part=plan-sheet]") ? (free("[data-part=plan-sheet] .seal") ? "plan" : "wait")
    : find("[data-part=reveal-prompt][data-state=open]") ? (free("[data-part=reveal-prompt] .keep") ? "reveal" : "wait")
    : find("[data-part=prompt]") && !find("[data-part=confirm] .dots, [data-part=prompt] .soon") ? "prompt" : "wait";
  return {
    kind,
    asked: find("[data-part=prompt]")?.dataset.kind ?? "",
    title: find("[data-part=prompt] h2")?.innerText ?? "",
    confirm: free("[data-part=confirm] .gold"),
    label: find("[data-part=confirm] .gold")?.innerText ?? "",
    aimed: find("[data-part=arena] [data-part=token][data-state=aimed]")?.dataset.side ?? "",
    pass: free("[data-part=prompt] .pass button:not([aria-disabled])"),
    rows: choices("[data-part=action-list] .row:not([aria-disabled])"),
    targets: choices("[data-part=action-list] .target"),
    cards: all("[data-part=binder] .pick").map((one) => ({ name: one.dataset.card, text: one.innerText,
      picked: one.ariaPressed === "true", dim: find("[data-state=dim]")?.closest(".pick") === one
        || one.querySelector("[data-state=dim]") !== null })),
    picks: all("[data-part=slot-list] [data-state=filled]").length,
    enemy: find("[data-part=arena] [data-side=theirs][data-kind=mage]")?.closest("[data-zone]")?.dataset.zone ?? null,
    round: find("[data-part=table]")?.dataset.round ?? "",
  };
}"""
WISHES = ("dice", "Act with", "Move", "mana", "guard")
"""Words on what the player would rather do, best first."""


def distance(one: str, other: str) -> int:
    """Zones between two zones, by their names."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))


def worth(text: str) -> int:
    """How much a line of the list is liked; the least is liked most."""
    return next((at for at, word in enumerate(WISHES) if word in text), len(WISHES))


def liked(now: Moment, text: str) -> int:
    """The same at this moment: in the first round spells come before steps."""
    return 1 if now["round"] == "1" and "mana" in text else worth(text)


@dataclass
class Player:
    """Somebody at the page."""

    page: Page
    means: Means
    seen: set[str] = field(default_factory=set)
    """Kinds of moments this player has been through."""
    done: list[str] = field(default_factory=list)
    """What this player has confirmed, in the words of the button."""
    shunned: set[str] = field(default_factory=set)
    """Lines that led to nothing good since the last confirmation."""
    taken: str = ""
    liking: str = "Creature"
    """What kind of spell is planned first."""

    def look(self) -> Moment:
        """The page at one moment."""
        found: Moment = self.page.evaluate(LOOK)
        return found

    def play_until(self, kinds: set[str], seconds: float, rounds: int | None = None) -> Moment:
        """Play until one of these moments, or the beginning of a round."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            now = self.look()
            if now["kind"] in kinds or (rounds is not None and int(now["round"] or 0) >= rounds):
                return now
            self.try_to_act(now)
        raise AssertionError(f"nothing after {seconds} s; the page shows {self.look()}; done: {self.done[-9:]}")

    def try_to_act(self, now: Moment) -> None:
        """One press, unless the page moves away under it."""
        try:
            self.act(now)
        except Error as error:
            if "Timeout" not in str(error) and "detached" not in str(error):
                raise

    def act(self, now: Moment) -> None:
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

    def _plan(self, now: Moment) -> None:
        if not now["cards"] and self.page.locator("[data-part=binder]:not([data-state=empty])").count():
            self.page.wait_for_timeout(15)  # the binder is being opened
            return
        rest = [at for at, card in enumerate(now["cards"]) if not card["picked"]]
        free = [at for at in rest if not now["cards"][at]["dim"]] or rest
        wanted = [at for at in free if self.liking in now["cards"][at]["text"]] or free
        if now["picks"] < 1 and wanted:
            self._press(str(wanted[0] + 1), f"[data-part=binder] .pick >> nth={wanted[0]}")
        else:
            self._press("Enter", "[data-part=plan-sheet] .seal")

    def _choose(self, now: Moment) -> None:
        if now["confirm"]:
            if worth(self.taken) == 0 and now["aimed"] == "mine":
                self._step_back()
                return
            self.done.append(now["label"])
            self.shunned.clear()
            self._press("Enter", "[data-part=confirm] .gold")
        elif now["targets"]:
            self._aim(now)
        else:
            self._row(now)

    def _aim(self, now: Moment) -> None:
        places = list(range(len(now["targets"])))
        if worth(self.taken) == 0:
            places = [at for at in places if now["targets"][at]["side"] != "mine"]
        if not places:
            self._step_back()
            return
        at = min(places, key=lambda at: self._far(now, now["targets"][at]))
        element = now["targets"][at]["element"]
        if self.means == "keys" or element[:1] not in ("o", "z"):
            self._press(str(at + 1), f"[data-part=action-list] .target >> nth={at}")
        else:
            self.page.click(
                f"[data-part=arena] [data-element='{element}']", position=self._corner(element), timeout=1500
            )

    @staticmethod
    def _corner(element: str) -> Any:
        return {"x": 12, "y": 40} if element.startswith("z") else None

    def _step_back(self) -> None:
        self.shunned.add(self.taken)
        self._press("Escape", "[data-part=prompt] .other")

    def _row(self, now: Moment) -> None:
        rows = [at for at, row in enumerate(now["rows"]) if row["text"] not in self.shunned]
        rows.sort(key=lambda at: liked(now, now["rows"][at]["text"]))
        if not rows or (now["pass"] and worth(now["rows"][rows[0]]["text"]) >= len(WISHES)):
            self._press("Space", "[data-part=prompt] .pass button")
            return
        self.taken = now["rows"][rows[0]]["text"]
        key = self.taken.split()[-1]
        self._press(
            key if len(key) == 1 else "1", f"[data-part=action-list] .row:not([aria-disabled]) >> nth={rows[0]}"
        )

    @staticmethod
    def _far(now: Moment, target: dict[str, str]) -> int:
        element = target["element"]
        if element.startswith("z") and now["enemy"]:
            return distance(element[1:], now["enemy"])
        return 0 if target["side"] == "theirs" else 1
