"""`python -m tests.kit.recording`: play worked examples and compound situations, and write down what can be carried.

Writes `src/mageduel/data/rulings/situations.jsonl.zz`, adds English titles for new situations to `en.toml` beside it,
and says what could not be carried and why. Titles once written are not touched.
"""

from __future__ import annotations

import ast
import hashlib
import json
import re
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

FOLDERS = ("tests/examples", "tests/compound")
SHELF = Path("src/mageduel/data/rulings")
LEDGERS = (Path("../../shared/rules"), Path("../shared/rules"))
DOCUMENTS = {"core": "core", "sup": "supplement", "codex": "codex", "academy": "academy", "ref": "reference"}
Row = dict[str, Any]


def prints_of_tests() -> dict[str, str]:
    """Every test of the folders by its place, with a short print of its source and of what it may lean on."""
    found = {}
    for folder in FOLDERS:
        for path in sorted(Path(folder).rglob("test_*.py")):
            text = path.read_text(encoding="utf-8")
            tree = ast.parse(text)
            tests = [each for each in tree.body if isinstance(each, ast.FunctionDef) and each.name.startswith("test_")]
            beside = [ast.dump(each) for each in tree.body if each not in tests and not _is_talk(each)]
            for test in tests:
                print_ = hashlib.sha256("".join([ast.dump(test), *beside]).encode()).hexdigest()[:8]
                found[f"{path.as_posix()}::{test.name}"] = print_
    return found


def _is_talk(node: ast.stmt) -> bool:
    """Whether this is an import or a text, on which nothing depends that the test does not name itself."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    return isinstance(node, ast.Import | ast.ImportFrom)


def record() -> int:
    """Run the tests and write the file."""
    sys.pycache_prefix = tempfile.mkdtemp()  # assertions are to be read anew, with what they tell when they hold
    import pytest

    from tests.kit import recorder

    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-o", "enable_assertion_pass_hook=true"]
    status = pytest.main([*FOLDERS, *options], plugins=[recorder])
    if status:
        return int(status)
    rows, left = [], Counter[str]()
    why: dict[str, str] = {}
    for item, recording in recorder.kept:
        place = item.nodeid.partition("[")[0]
        try:
            rows.append(_row(item, recording))
        except Unfit as error:
            left[str(error)] += 1
            why.setdefault(place, str(error))
    _write(rows, why)
    total = len(rows) + left.total()
    print(f"\n{len(rows)} of {total} situations can be carried ({100 * len(rows) / total:.1f} %).")
    for reason, number in left.most_common():
        print(f"{number:5} {reason}")
    return 0


class Unfit(Exception):
    """Why a situation cannot be carried."""


def _row(item: Any, recording: Any) -> Row:
    """One situation as data, played again and found to end as it did."""
    from mageduel.facts.errors import Coded
    from mageduel.rulings.running import PartsHere, Running, combined

    if recording.problem:
        raise Unfit(recording.problem)
    if not any("do" in each or "ask" in each or "hold" in each for each in recording.scenes):
        raise Unfit("nothing is done, asked or claimed at a table")
    scenes = json.loads(json.dumps(recording.scenes))
    made = [recording.made[name] for name in sorted(recording.made)]
    running = Running(scenes, made)
    try:
        for _ in running.beats():
            pass
    except PartsHere as error:
        is_duel = any(each.get("do") == ["duel"] for each in scenes)
        reason = "the table of a whole game is changed in the middle of a turn" if is_duel else f"parts: {error}"
        raise Unfit(reason) from None
    except (Coded, LookupError, ValueError) as error:
        raise Unfit(f"no position: {error}") from None
    if running.digest != combined(recording.prints):
        raise Unfit("it ends otherwise when played from its position")
    lays = [each["lay"] for each in scenes if "lay" in each]
    row: Row = {
        "name": slug(item.originalname),
        "mode": lays[0]["mode"],
        "mages": list(dict.fromkeys(seat["mage"] for lay in lays for seat in lay["seats"])),
        "cards": _cards(scenes),
        "rules": list(getattr(item.function, "rules", ())),
        "words": _words(item, scenes),
        "scenes": scenes,
        "digest": running.digest,
    }
    if made:
        row["made"] = made
    return row


def slug(name: str) -> str:
    """The name of a situation, from that of its test."""
    return name.removeprefix("test_").replace("_", "-").strip("-")


def _cards(scenes: list[Row]) -> list[str]:
    """Cards on the table first, then what is cast, then what lies in hands, books and piles."""
    objects, cast, other = [], [], []
    for scene in scenes:
        lay = scene.get("lay", {})
        objects += [row.get("as", row["card"]) for row in lay.get("objects", ())]
        for seat in lay.get("seats", ()):
            other += [*seat.get("prepared", ()), *seat.get("discard", ()), *seat["book"]]
        match scene.get("do"):
            case ["cast", _, _, answer]:
                cast.append(answer[2])
            case ["summon", card, *_]:
                cast.append(card)
    return list(dict.fromkeys((*objects, *cast, *other)))


def _words(item: Any, scenes: list[Row]) -> list[str]:
    """Words of the codex the situation is about: those its rules, its claims and its name speak of."""
    from mageduel.facts.codex import codex

    by_slug = {slug(name.lower().replace(" ", "_").replace("'", "")): name for name in codex()}
    found = [
        by_slug[part]
        for each in getattr(item.function, "rules", ())
        for part in each.split(".")[1:3]
        if part in by_slug and (each.startswith("codex.") or ".codex." in each)
    ]
    for scene in scenes:
        for claim in scene.get("hold", ()):
            names = claim[2] if claim[0] == "conditions" else [claim[2]] if claim[0].startswith("trait") else []
            found += [by_slug[key] for name in names if (key := name.lower().replace(" ", "-")) in by_slug]
    name = f"-{slug(item.originalname)}-"
    found += [entry for key, entry in by_slug.items() if len(key) > 3 and f"-{key}-" in name]
    return list(dict.fromkeys(found))


def _places(cited: set[str]) -> dict[str, list[str]]:
    """Where the cited statements stand: from the ledger where it is at hand, or else as the file has it."""
    from mageduel.rulings.shelf import FILE, unpacked

    known: dict[str, list[str]] = unpacked()[0]["rules"] if (SHELF / FILE).exists() else {}
    for folder in LEDGERS:
        ledger = folder / "ledger.jsonl"
        if ledger.exists():
            for line in ledger.read_text(encoding="utf-8").splitlines():
                each = json.loads(line)
                document = DOCUMENTS.get(each["id"].partition(".")[0])
                if document is not None:
                    known[each["id"]] = [document, each["section"].split(" / ")[-1].strip()]
    for each in cited:
        if each.startswith("ruling."):
            known[each] = ["ours", each.removeprefix("ruling.").upper()]
    return {name: known[name] for name in sorted(cited) if name in known}


def _write(rows: list[Row], why: dict[str, str]) -> None:
    from mageduel.rulings.shelf import FILE, packed, titles

    cited = {each for row in rows for each in row["rules"]}
    head = {"rules": _places(cited), "tests": prints_of_tests(), "left": why}
    SHELF.mkdir(exist_ok=True)
    (SHELF / FILE).write_bytes(packed([head, *rows]))
    kept = dict(titles("en"))
    for row in rows:
        kept.setdefault(row["name"], title_of(row))
    names = {row["name"] for row in rows}
    lines = [f"{name} = {json.dumps(kept[name], ensure_ascii=False)}" for name in sorted(names)]
    text = "# Titles of situations. New ones are added by `make rulings` from the names of tests; change them freely.\n"
    (SHELF / "en.toml").write_text(text + "\n".join(lines) + "\n", encoding="utf-8")


def title_of(row: Row) -> str:
    """A first title: the name of the test as a sentence, with the names of cards and mages as they are written."""
    text: str = row["name"].replace("-", " ")
    for name in sorted({*row["cards"], *row["mages"]}, key=len, reverse=True):
        plain = re.escape(re.sub(r"[^a-z0-9 ]", "", name.lower().replace("-", " ")))
        text = re.sub(rf"\b{plain}\b", name, text)
    return text[:1].upper() + text[1:]


if __name__ == "__main__":
    sys.exit(record())
