"""The guide for writers is true: every example in it runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.kit import answers
from tests.kit.duel import Duel

GUIDE = (Path(answers.__file__).parent / "README.md").read_text(encoding="utf-8")
IMPORTS, *EXAMPLES = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
TITLES = [re.findall(r"^## (.*)$", GUIDE[: GUIDE.index(example)], re.MULTILINE)[-1] for example in EXAMPLES]


@pytest.mark.parametrize("example", EXAMPLES, ids=TITLES)
def test_the_examples_of_the_guide_run(example: str) -> None:
    names: dict[str, object] = {}
    exec(compile(IMPORTS + example, "README.md", "exec"), names)
    assert "table" in names or "duel" in names


def test_the_guide_names_what_there_is() -> None:
    named = set(re.findall(r"`(?:table\.|duel\.)?([a-z_]+)\(", GUIDE)) - {"print"}
    assert len(named) > 25
    assert [each for each in sorted(named) if not hasattr(Duel, each) and not hasattr(answers, each)] == []
