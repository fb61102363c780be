"""Lessons: what each measure of a position adds to the log-odds of winning, by whose mages are played.

Written by `mageduel.lab.learning`: a pair for every measure of `agents/chances.py`, early and from round ten on.
"""

from __future__ import annotations

from typing import Final

LESSONS: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "arena": (
        (1.129, 0.496),  # life
        (-0.060, 0.242),  # life below 18
        (0.099, -0.031),  # life below 8
        (-0.405, 1.133),  # life below 4
        (0.725, 0.379),  # mana
        (0.287, -0.552),  # mana over 15
        (0.197, 0.295),  # mage still to act
        (0.319, 0.028),  # quickcast
        (-0.219, -0.153),  # conditions of the mage
        (0.160, 0.058),  # creatures
        (0.588, 0.357),  # cost of creatures
        (0.694, -0.040),  # fighting strength
        (0.087, 0.232),  # dice still to act
        (-0.169, -0.196),  # conditions of creatures
        (0.106, -0.175),  # guards
        (-0.065, 0.359),  # threat
        (1.775, 0.690),  # threat to life
        (0.809, 0.254),  # equipment
        (-0.033, 0.375),  # conjurations
        (-0.067, 0.775),  # enchantments on the mage
        (0.297, 0.491),  # other enchantments
        (-0.157, -0.083),  # hidden enchantments
        (-0.457, -0.050),  # familiars
        (0.000, 0.000),  # armor of the mage
        (0.000, 0.000),  # channeling
        (0.000, 0.000),  # initiative
        (0.000, 0.000),  # threat this round
        (0.000, 0.000),  # deadly threat
    ),
    "academy": (
        (1.090, 0.603),  # life
        (0.511, 0.466),  # life below 18
        (-0.170, 1.110),  # life below 8
        (0.315, 0.455),  # life below 4
        (0.917, 0.494),  # mana
        (-0.221, -1.525),  # mana over 15
        (0.188, 0.540),  # mage still to act
        (0.183, -0.023),  # quickcast
        (-0.113, -0.329),  # conditions of the mage
        (0.037, -0.021),  # creatures
        (1.163, 0.351),  # cost of creatures
        (-0.415, 0.022),  # fighting strength
        (0.502, 0.448),  # dice still to act
        (0.157, -0.431),  # conditions of creatures
        (-0.055, 0.186),  # guards
        (0.703, 1.131),  # threat
        (0.742, 0.172),  # threat to life
        (1.759, 0.708),  # equipment
        (-0.337, 0.676),  # conjurations
        (0.909, 0.647),  # enchantments on the mage
        (0.407, 0.311),  # other enchantments
        (0.143, 0.181),  # hidden enchantments
        (0.000, 0.000),  # familiars
        (0.000, 0.000),  # armor of the mage
        (0.000, 0.000),  # channeling
        (0.000, 0.000),  # initiative
        (0.000, 0.000),  # threat this round
        (0.000, 0.000),  # deadly threat
    ),
}
