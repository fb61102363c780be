"""Guardians of V'Tar Orbs."""

from __future__ import annotations

from mageduel.dsl.script import creature
from mageduel.rules.domination.guardians import guards_orbs

sslak = creature("Sslak, Orb Guardian")
guards_orbs(sslak)

usslak = creature("Usslak, Greater Orb Guardian")
guards_orbs(usslak)
