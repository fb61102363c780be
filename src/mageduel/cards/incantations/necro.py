"""Incantations of the dead."""

from __future__ import annotations

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.script import incantation
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.library import card as find_card
from mageduel.facts.traits import BLOODTHIRSTY, FAST, LUMBERING, PEST, SLOW
from mageduel.rules.casting.resolution import summon
from mageduel.rules.casting.spells import why_not_in_play
from mageduel.rules.casting.target_words import fits_from_a_pile
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.objects.characteristics import has_subtype, is_outside
from mageduel.rules.objects.healing import roll_reconstruction
from mageduel.rules.objects.reanimation import half_its_cost
from mageduel.rules.round.arrivals import make_zombie
from mageduel.rules.steps import Canceled
from mageduel.state.game import Game
from mageduel.state.parts import CARD, SEAT
from mageduel.state.running import Spell

# Animate Dead

animate_dead = incantation("Animate Dead")


def _lies_in(game: Game, seat: int, name: str) -> bool:
    return any(card.name == name for card in game.players[seat].discard)


def the_dead(declared: Declaration) -> list[str]:
    """Living creatures that are not Epic in anybody's discard pile, as far as another like them may be in play."""
    game, seat, line = declared.game, declared.caster.controller, declared.card.target
    assert line is not None
    cards = dict.fromkeys(card for player in game.players for card in player.discard)
    return [card.name for card in cards if fits_from_a_pile(line, card) and why_not_in_play(game, seat, card) is None]


def whose_piles(declared: Declaration) -> list[int]:
    """The players in whose discard pile it lies."""
    return [player.seat for player in declared.game.players if _lies_in(declared.game, player.seat, declared[raised])]


raised = animate_dead.choice(CARD, the_dead)
pile = animate_dead.choice(SEAT, whose_piles)


@animate_dead.costs
def animation_cost(declared: Declaration) -> int:
    """Half the creature's casting cost."""
    return half_its_cost(find_card(declared[raised]))


@animate_dead.resolves
async def animate(game: Game, spell: Spell) -> None:
    """It is summoned into the caster's zone out of that pile, as a zombie."""
    declared = Declaration(game, spell.card, spell.caster, None, spell.choices)
    if spell.caster.zone is None or raised.of(spell) not in the_dead(declared):
        raise Canceled
    owner = pile.of(spell)
    if not _lies_in(game, owner, raised.of(spell)):
        raise Canceled
    card = find_card(raised.of(spell))
    game.players[owner].discard.remove(card)
    await make_zombie(game, await summon(game, card, spell.caster.zone, spell.controller, owner))


# Reassemble and Unholy Resurgence

DICE_OF_BONES = 6

reassemble = incantation("Reassemble")


@reassemble.resolves
async def put_together(game: Game, spell: Spell) -> None:
    """Six dice of reconstruction."""
    await roll_reconstruction(game, spell.target_object, DICE_OF_BONES, spell.card)


unholy_resurgence = incantation("Unholy Resurgence")


@unholy_resurgence.resolves
async def put_all_together(game: Game, spell: Spell) -> None:
    """Every friendly skeleton object in the arena has a roll of its own."""
    for each in tuple(game.objects.values()):
        if "skeleton" in each.card.subtypes and not is_outside(each) and is_friendly(spell.controller, each):
            await roll_reconstruction(game, each, DICE_OF_BONES, spell.card)


# Zombie Frenzy

zombie_frenzy = incantation("Zombie Frenzy")


@zombie_frenzy.resolves
async def drive_mad(game: Game, spell: Spell) -> None:
    """Every zombie that is in the arena now, whoever controls it, runs wild for this round."""
    for zone in game.in_zone:
        for each in zone:
            if each.is_creature and has_subtype(each, "zombie"):
                lost = LUMBERING(-1), SLOW(-1), PEST(-1)
                grant_for_a_while(each, *lost, FAST, BLOODTHIRSTY(+1), source=spell.card.name)
