"""Incantations of the Air school."""

from __future__ import annotations

from mageduel.dsl.script import incantation
from mageduel.rules.attack.imbuing import imbues

imbues(incantation("Lightning Strike"))
