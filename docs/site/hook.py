"""What MkDocs is told beside the pages in docs/: those at the top of the repository, and those made from it."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from docs.site.protocol import protocol_page  # noqa: E402
from docs.site.rules_index import pages, proofs, statements  # noqa: E402

TOP = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "LICENSE": "licence.md",
    "tests/kit/README.md": "kit.md",
    "deploy/Containerfile": "deploy/containerfile.md",
    "deploy/mageduel.service": "deploy/service.md",
    "deploy/nginx.conf": "deploy/nginx.md",
    "deploy/nginx-many.conf": "deploy/nginx-many.md",
    "deploy/mageduel@.service": "deploy/service-many.md",
    "deploy/prometheus.yml": "deploy/prometheus.md",
    "deploy/grafana.json": "deploy/grafana.md",
}
"""Files outside docs/ that are pages of the site, and their addresses there."""
_LINK = re.compile(r"\]\((?!https?:|#)([^)\s#]+)(#[^)\s]*)?\)")


def relinked(text: str, place: str, address: str) -> str:
    """A page whose links were written for the repository, with links for the site."""
    folder = (ROOT / place).parent

    def link(found: re.Match[str]) -> str:
        goal = (folder / found[1]).resolve()
        try:
            inside = goal.relative_to(ROOT).as_posix()
        except ValueError:
            return found[0]
        there = TOP.get(inside) or inside.removeprefix("docs/")
        up = "../" * address.count("/")
        return f"]({up}{there}{found[2] or ''})"

    return _LINK.sub(link, text)


def _page(place: str, address: str) -> str:
    text = (ROOT / place).read_text(encoding="utf-8")
    if place.endswith(".md"):
        return relinked(text, place, address)
    return f"# {Path(place).name}\n\n```\n{text}```\n"


def decisions() -> list[dict[str, str]]:
    """The menu of decisions, by number: each is called what its first line says."""
    found = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    titles = [path.read_text(encoding="utf-8").splitlines()[0].lstrip("# ") for path in found]
    return [{title: f"decisions/{path.name}"} for title, path in zip(titles, found, strict=True)]


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put every decision into the menu."""
    for entry in config.nav or []:
        if isinstance(entry, dict) and "Decisions" in entry:
            entry["Decisions"] = decisions()
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that do not lie in docs/."""
    from mkdocs.structure.files import File

    made = {address: _page(place, address) for place, address in TOP.items()}
    made |= pages(statements(), proofs())
    made["protocol.md"] = protocol_page()
    for address, text in made.items():
        files.append(File.generated(config, address, content=text))
    return files


def on_page_markdown(markdown: str, page: object, config: MkDocsConfig, files: Files) -> str:
    """Links of pages in docs/ that lead out of it go to the page made of that file; a page is as wide as it can be."""
    source = getattr(getattr(page, "file", None), "src_uri", "")
    if "\n## " not in markdown:  # what has no chapters needs no list of them, and its table the room
        getattr(page, "meta", {})["hide"] = ["toc"]
    if source in TOP.values() or not (ROOT / "docs" / source).exists():
        return markdown
    return relinked(markdown, f"docs/{source}", source)
