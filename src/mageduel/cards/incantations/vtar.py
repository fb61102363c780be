"""Incantations that work with V'Tar Orbs."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import incantation
from mageduel.kernel.requests import Refusal, Rule
from mageduel.rules.domination.orbs import DIMMED, has_orb, orbs_in_play, orbs_of
from mageduel.rules.objects.healing import roll_healing
from mageduel.state.game import Game
from mageduel.state.running import Spell

# V'Tar Suppression

vtar_suppression = incantation("V'Tar Suppression")


@vtar_suppression.resolves
async def dim_all_orbs(game: Game, spell: Spell) -> None:
    """In the next Upkeep Phase no orb gives anything to anybody."""
    for orb in orbs_in_play(game):
        if not orb.marks.get(DIMMED):
            orb.mark(DIMMED)


# V'Tarrian Healing Song

NOT_AT_YOUR_ORB: Final = Refusal("not-at-your-orb", Rule("domination", "V'Tarrian Healing Song"))
SONG_DICE: Final = 2

healing_song = incantation("V'Tarrian Healing Song")


@healing_song.target_must(NOT_AT_YOUR_ORB)
def is_at_an_orb(declared: Declaration) -> bool:
    """The target stands in a zone with an orb of the caster's."""
    return has_orb(declared.game, declared.object.zone, declared.caster.controller)


@healing_song.resolves
async def sing(game: Game, spell: Spell) -> None:
    """Two dice of healing, and two more for each orb of the caster's."""
    orbs = len(orbs_of(game, spell.controller))
    await roll_healing(game, spell.target_object, SONG_DICE + SONG_DICE * orbs, spell.card)
