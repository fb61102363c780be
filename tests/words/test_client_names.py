"""What the server tells by a code has a name in the client: a new school, phase or kind of card needs one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mageduel.facts.cards import CardType
from mageduel.facts.codex import codex
from mageduel.facts.conditions import CONDITIONS
from mageduel.facts.library import library
from mageduel.facts.modes import MODES
from mageduel.facts.schools import SCHOOLS
from mageduel.state.causes import HowEnded
from mageduel.state.phases import Phase
from mageduel.words.language import NAMES, language

WORDS = Path(__file__).parents[2] / "web" / "src" / "words"
NO_SPELLS = {CardType.MAGE, CardType.MARKER, CardType.ABILITY}


def names(code: str) -> dict[str, str]:
    return dict(re.findall(r'^  "([a-z0-9-]+)": "(.+)",$', (WORDS / code / "names.ts").read_text(), re.MULTILINE))


def told() -> set[str]:
    types = {each.value for each in CardType if each not in NO_SPELLS}
    groups: dict[str, set[str]] = {
        "school": set(SCHOOLS),
        "type": types,
        "types": types,
        "slot": {slot for card in library().values() for slot in card.locations},
        "action": {card.action.value for card in library().values() if card.action is not None},
        "condition": {condition.name.lower() for condition in CONDITIONS.values()},
        "phase": {phase.value for phase in Phase},
        "mode": set(MODES),
        "how": {how.value for how in HowEnded},
        "kind": {entry.kind for entry in codex().values()},
        "document": {where.document for entry in codex().values() for where in entry.where},
    }
    return {f"{group}-{code.replace(' ', '-')}" for group, codes in groups.items() for code in codes}


@pytest.mark.parametrize("code", NAMES)
def test_every_code_has_a_name_in_the_client(code: str) -> None:
    assert told() - names(code).keys() == set()


@pytest.mark.parametrize("code", NAMES)
def test_conditions_and_places_for_equipment_are_called_the_same_by_client_and_server(code: str) -> None:
    texts, shown = language(code).texts, names(code)
    for mine, theirs in (("condition", "condition"), ("slot", "location")):
        for key, name in shown.items():
            same = key.replace(f"{mine}-", f"{theirs}.", 1)
            if key.startswith(f"{mine}-") and same in texts:
                assert name.lower() == texts[same].lower()
