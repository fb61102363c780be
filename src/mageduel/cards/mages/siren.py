"""The Siren: Siren's Call, Fermata and Amphibious."""

from __future__ import annotations

from typing import Final

from mageduel.dsl.script import scripted
from mageduel.dsl.selectors import FRIENDLY, HOST, SELF, subtype
from mageduel.facts.cards import ActionKind, Card, CardType
from mageduel.facts.mages import mage
from mageduel.facts.purposes import Purpose
from mageduel.facts.targets import Target
from mageduel.facts.traits import MELEE, REGENERATE
from mageduel.kernel.requests import Refusal, Rule
from mageduel.rules.attack.mandatory_actions import DRAWS
from mageduel.rules.attack.targets import FORBIDS_ATTACK
from mageduel.rules.casting.built_in import built_in_spell
from mageduel.rules.mages.ability_markers import marker_card, marker_in_play, place_marker
from mageduel.rules.objects.presence import leave
from mageduel.rules.objects.terrain import on_terrain
from mageduel.rules.objects.tokens import place_tokens
from mageduel.rules.round.token_upkeep import RESPITE, Respite, counts_down, expire, expires
from mageduel.state.causes import Printed
from mageduel.state.events import ActionPhaseEnded
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object
from mageduel.state.running import Attack, Spell

siren = scripted(mage("Siren").card)
siren.grants(REGENERATE(1), to=SELF & on_terrain("aquatic"))

# Siren's Call

SIRENS_CALL: Final = Card(
    "Siren's Call",
    CardType.ABILITY,
    subtypes=("psychic", "song"),
    cost=1,
    action=ActionKind.QUICK,
    range=(0, 2),
    target=Target(("creature",), ("non-mage",)),
    purposes=frozenset({Purpose.HARMS}),
)
call = built_in_spell(siren, SIRENS_CALL)
CALLED: Final = marker_card("Siren's Call marker")
called = scripted(CALLED)
called.grants(MELEE(+2), to=HOST & FRIENDLY & subtype("aquatic"))

SPELLBOUND: Final = Refusal("spellbound", Rule("codex", "Siren's Call"))


@call.resolves
async def call_out(game: Game, spell: Spell) -> None:
    """She has one marker: whoever had it before hears her no more."""
    before = marker_in_play(game, CALLED, spell.owner)
    if before is not None:
        leave(before)
    place_marker(game, CALLED, spell.target_object, spell.owner)


def _caller(this: Object) -> Object | None:
    player = this.game.players[this.owner]
    return player.mage if player.is_alive else None


called.answer(DRAWS, _caller)


def _is_called_away(this: Object, attack: Attack) -> bool:
    """In its Action Phase it raises no hand against her."""
    phase = this.game.action_phase
    return phase is not None and phase.creature is this.attached_to and attack.defender is _caller(this)


called.answer(FORBIDS_ATTACK, (SPELLBOUND, _is_called_away))


@called.on(ActionPhaseEnded)
async def fall_silent(game: Game, this: Object, event: ActionPhaseEnded) -> None:
    """With the creature's Action Phase the call is over."""
    if event.creature is this.attached_to:
        leave(this)


# Fermata

FERMATA: Final = Mark("Fermata", until=IN_PLAY, shown=True)
PROLONGED: Final = Mark("prolonged", until=IN_PLAY)
"""How often a song has been kept already."""
SONGS_HELD: Final = 2
ROUNDS_HELD: Final = 2


def _can_hold(this: Object, song: Object) -> bool:
    """One of her own songs, not held too long, and a Fermata marker at hand."""
    if "song" not in song.card.subtypes or song.controller != this.controller:
        return False
    others = [each for each in this.game.objects.values() if each.controller == this.controller and each is not song]
    held = sum(1 for each in others if each.marks.get(FERMATA))
    return held < SONGS_HELD and song.marks.get(PROLONGED, 0) < ROUNDS_HELD


async def _hold(game: Game, this: Object, song: Object) -> None:
    song.mark(PROLONGED)
    await place_tokens(game, song, FERMATA)


siren.answer(RESPITE, Respite(Printed("Fermata"), _can_hold, lambda song: song.level, _hold))
counts_down(FERMATA, expire, expires)
