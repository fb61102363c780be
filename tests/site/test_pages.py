"""The documentation site: the rules index, the protocol, the walk and the menu say what is there."""

from __future__ import annotations

import json
import re

from docs.site.hook import TOP, relinked
from docs.site.protocol import protocol_page
from docs.site.rules_index import SOURCES, pages, proofs, statements

from tests.hygiene.sources import ROOT, SOURCE
from tests.hygiene.test_words import corpus, runs

LEDGER = ROOT.parent / "shared" / "rules"


def test_every_statement_that_a_test_proves_is_told_with_it() -> None:
    told, cited = statements(), list(proofs())
    assert {proof.statement for proof in cited} - set(told) == set()
    written = pages(told, cited)
    for proof in cited:
        page = written[f"rules/{proof.statement.split('.')[0]}.md"]
        assert f"`{proof.statement}`" in page
        assert f"- `{proof.place}`" in page


def test_the_index_counts_what_is_proven() -> None:
    told, cited = statements(), list(proofs())
    index = pages(told, cited)["rules/index.md"]
    proven = {proof.statement for proof in cited}
    for source, (name, _) in SOURCES.items():
        mine = [each for each in told if each.startswith(f"{source}.")]
        row = next(line for line in index.splitlines() if f"[{name}]" in line)
        assert row.endswith(f"| {sum(each in proven for each in mine)} | {len(mine)} |")


def test_statements_are_in_our_words_and_complete() -> None:
    told = statements()
    assert [each for each, text in told.items() if any(run in corpus() for run in runs(text))] == []
    lines = [line for path in LEDGER.glob("*.jsonl") for line in path.read_text(encoding="utf-8").splitlines()]
    standing = {row["id"] for row in map(json.loads, lines) if row["scope"] != "superseded"}
    assert not standing or set(told) == standing


def test_the_protocol_tells_every_message() -> None:
    page = protocol_page()
    for kind in ("hello", "answer", "state", "change", "accepted", "refused", "said", "lobby_started"):
        assert f"### `{kind}`" in page
    assert "| POST | `/api/games` |" in page


def test_the_walk_names_places_that_are_there() -> None:
    walk = (ROOT / "docs" / "walk.md").read_text(encoding="utf-8")
    places = re.findall(r"([a-z_/]+\.py): `(\w+)`", walk)
    assert len(places) > 15
    missing = [
        f"{path}: {name}"
        for path, name in places
        if not re.search(rf"(def|class) {name}\b", (SOURCE / path).read_text(encoding="utf-8"))
    ]
    assert missing == []


def test_every_page_is_in_the_menu_once() -> None:
    menu = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    docs = ROOT / "docs"
    written = [path.relative_to(docs).as_posix() for path in docs.rglob("*.md")]
    wanted = [each for each in written if not each.startswith("decisions/")] + list(TOP.values())
    assert [each for each in wanted if len(re.findall(rf"[ :]{re.escape(each)}$", menu, re.MULTILINE)) != 1] == []


def test_links_are_turned_to_where_the_page_lies_on_the_site() -> None:
    assert relinked("[a](docs/api.md)", "README.md", "index.md") == "[a](api.md)"
    assert relinked("[a](../deploy/nginx.conf)", "docs/deploy.md", "deploy.md") == "[a](deploy/nginx.md)"
    assert relinked("[a](../languages.md#x)", "docs/decisions/0015-words.md", "decisions/0015-words.md") == (
        "[a](../languages.md#x)"
    )
    assert relinked("[a](https://semver.org)", "README.md", "index.md") == "[a](https://semver.org)"
