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
        (1.206, 0.422),  # life
        (0.203, 0.274),  # life below 18
        (0.340, 1.494),  # life below 8
        (0.438, 0.450),  # life below 4
        (1.407, 0.709),  # mana
        (-0.220, -1.637),  # mana over 15
        (-0.078, 0.444),  # mage still to act
        (-0.077, 0.233),  # quickcast
        (0.142, -0.295),  # conditions of the mage
        (0.102, 0.218),  # creatures
        (1.150, 0.164),  # cost of creatures
        (-0.693, -0.050),  # fighting strength
        (0.329, 0.382),  # dice still to act
        (-0.249, 0.025),  # conditions of creatures
        (-0.084, -0.213),  # guards
        (0.786, 1.584),  # threat
        (0.939, -0.167),  # threat to life
        (1.258, 0.731),  # equipment
        (-0.175, -0.140),  # conjurations
        (1.107, 0.614),  # enchantments on the mage
        (0.511, 0.343),  # other enchantments
        (-0.023, 0.070),  # hidden enchantments
        (0.000, 0.000),  # familiars
        (0.128, 0.154),  # armor of the mage
        (0.000, 0.000),  # channeling
        (0.129, -0.037),  # initiative
        (0.030, 0.223),  # threat this round
        (0.052, -0.440),  # deadly threat
    ),
}
