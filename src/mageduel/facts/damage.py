"""Damage types: what an attack or a point of direct damage is made of."""

from enum import Enum


class DamageType(Enum):
    """A kind of damage that traits can strengthen, weaken or shut out."""

    ACID = "acid"
    FLAME = "flame"
    FORCE = "force"
    FROST = "frost"
    HYDRO = "hydro"
    LIGHT = "light"
    LIGHTNING = "lightning"
    POISON = "poison"
    PSYCHIC = "psychic"
    WIND = "wind"

    __hash__ = object.__hash__  # members are keys of hot dictionaries; an identity hash is the fastest
