"""Every refusal of the rules names the rule behind it: a word of the codex, or the card that makes it."""

from __future__ import annotations

import importlib
import pkgutil

import mageduel
from mageduel.facts.codex import codex, entry_behind
from mageduel.facts.library import library
from mageduel.kernel.requests import Refusal

ENGINE = ("mageduel.cards", "mageduel.rules", "mageduel.modes", "mageduel.dsl", "mageduel.kernel")
OF_THE_PROGRAM = "mageduel"
"""What cites no document of the game: answers that come at the wrong time."""


def _refusals() -> dict[str, Refusal]:
    """Every refusal the engine declares."""
    names = [module.name for module in pkgutil.walk_packages(mageduel.__path__, "mageduel.")]
    modules = [importlib.import_module(name) for name in names if name.startswith(ENGINE)]
    return {each.code: each for module in modules for each in vars(module).values() if isinstance(each, Refusal)}


def test_every_refusal_of_the_rules_leads_to_a_word_of_the_codex_or_to_its_card() -> None:
    found = _refusals()
    assert len(found) > 80
    assert [
        code
        for code, refusal in found.items()
        if refusal.rule.document != OF_THE_PROGRAM
        and entry_behind(code) is None
        and refusal.rule.section not in library()
    ] == []


def test_no_word_claims_a_refusal_that_is_none_or_has_another() -> None:
    claimed = [code for each in codex().values() for code in each.refuses]
    assert len(claimed) == len(set(claimed))
    assert set(claimed) <= set(_refusals())
