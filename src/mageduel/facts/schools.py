"""The schools of magic (core, THE SCHOOLS OF MAGIC)."""

PRIMARY_SCHOOLS = ("arcane", "dark", "holy", "mind", "nature", "war")
ELEMENTAL_SCHOOLS = ("air", "earth", "fire", "water")
SCHOOLS = PRIMARY_SCHOOLS + ELEMENTAL_SCHOOLS
