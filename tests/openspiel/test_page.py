"""What the documents show of OpenSpiel runs."""

from __future__ import annotations

from typing import Any

from tests.site.examples import blocks


def test_the_examples_of_the_documents_run() -> None:
    shown = [block for block in blocks() if "import pyspiel" in block.text]
    assert shown
    for block in shown:
        names: dict[str, Any] = {}
        exec(compile(block.text, str(block), "exec", dont_inherit=True), names)
        assert not names["state"].is_terminal()
