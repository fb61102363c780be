"""What knights wear: equipment of Paladins, and of other champions of Holy and War."""

from __future__ import annotations

from mageduel.dsl.script import equipment
from mageduel.facts.traits import ANCHORED, UNMOVABLE

steadfast_boots = equipment("Steadfast Boots")
steadfast_boots.grants(UNMOVABLE, ANCHORED)
