"""Amulets whose special actions are drawn as bars on their cards."""

from __future__ import annotations

from mageduel.dsl.script import equipment
from mageduel.rules.round.special_actions import action_bar, gaining_mana

meditation_amulet = equipment("Meditation Amulet")
action_bar(meditation_amulet, "Meditate", gaining_mana(3))
