"""Curses: whose curse is on a creature, which several mages and their amulets ask."""

from __future__ import annotations

from mageduel.state.objects import Object


def is_cursed_by(seat: int, creature: Object) -> bool:
    """Whether a revealed curse of this player is on the creature; out of the arena nothing reaches it."""
    return creature.zone is not None and any(
        each.controller == seat and not each.hidden and "curse" in each.card.subtypes for each in creature.attachments
    )
