"""The schools of magic (core, THE SCHOOLS OF MAGIC)."""

from typing import Final

PRIMARY_SCHOOLS: Final = ("arcane", "dark", "holy", "mind", "nature", "war")
ELEMENTAL_SCHOOLS: Final = ("air", "earth", "fire", "water")
SCHOOLS: Final = PRIMARY_SCHOOLS + ELEMENTAL_SCHOOLS
