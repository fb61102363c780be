"""The module `mageduel.state.carrying`, written from the declared fields of the state: `make fields`."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence

from mageduel.state.game import GAME
from mageduel.state.objects import OBJECT
from mageduel.state.players import PLAYER
from tests.hygiene.sources import SOURCE

PLACE = SOURCE / "state" / "carrying.py"
HEAD = '''"""What a copy is given and what the digest is told; written by `make fields` from the declared fields."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mageduel.state.game import Game
    from mageduel.state.objects import Object
    from mageduel.state.players import Player
'''


def written() -> str:
    """The text of the module, as ruff formats it."""
    text = "\n\n\n".join([HEAD, *("\n    ".join(function) for function in _functions())]) + "\n"
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(PLACE), "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def _functions() -> Iterator[Sequence[str]]:
    yield [
        "def carry_objects(originals: dict[int, Object], objects: dict[int, Object], game: Game) -> None:",
        '"""Give fresh copies of objects all that the originals have, and link them to each other as these are."""',
        "for number, it in originals.items():",
        "    twin = objects[number]",
        "    twin.game = game",
        *(f"    {line}" for carries_links in (False, True) for line in OBJECT.carrying(links=carries_links)),
    ]
    for kind, fields in (("Player", PLAYER), ("Game", GAME)):
        yield [
            f"def carry_{kind.lower()}(it: {kind}, twin: {kind}, objects: dict[int, Object]) -> None:",
            f'"""Give a fresh copy of a {kind.lower()} all that the original has; the objects are there already."""',
            *(line for carries_links in (False, True) for line in fields.carrying(links=carries_links)),
        ]
    for kind, fields in (("Object", OBJECT), ("Player", PLAYER), ("Game", GAME)):
        yield [
            f"def {kind.lower()}_told(it: {kind}, objects: dict[int, Object]) -> tuple[object, ...]:",
            '"""Everything about it that matters, in a fixed order."""',
            f"return ({', '.join(fields.telling())},)",
        ]


if __name__ == "__main__":
    PLACE.write_text(written(), encoding="utf-8")
