"""Enchantments of the Water school."""

from __future__ import annotations

from mageduel.dsl.script import enchantment
from mageduel.facts.traits import ARMOR

rust = enchantment("Rust")
rust.grants(ARMOR(-2))
