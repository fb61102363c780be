"""The Reset Phase: action, quickcast and ready markers turn back to their active side."""

from mageduel.dsl.script import Ability
from mageduel.facts.cards import ActionKind
from mageduel.facts.conditions import DISABLE
from mageduel.state.game import Game
from mageduel.state.marks import IN_PLAY, Mark
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from tests.kit.answers import DECLINE
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_creature, script_for

WHISTLED = Mark("whistled", until=IN_PLAY)


async def whistle(game: Game, this: Object, answer: tuple[object, ...]) -> None:
    this.mark(WHISTLED)


def whistler(table: Table) -> Object:
    card = make_creature("Whistler")
    script = script_for(card)
    script.abilities.append(Ability("Whistle", ActionKind.QUICK, lambda game, this: [()], whistle, uses=1))
    return table.put(card)


@rule(
    "core.reset.flip-all-markers",
    "core.reset.creatures-become-active",
    "core.summary.reset-phase",
    "core.activate.inactive-until-reset",
)
def test_every_creature_and_both_quickcasts_are_active_again() -> None:
    table = Table()
    wolf, imp = table.put("Timber Wolf", RED, active=False), table.put("Firebrand Imp", BLUE, active=False)
    for player in table.game.players:
        player.quickcast = player.mage.active = False
    table.channel()
    assert not wolf.active
    table.reset()
    assert all(each.active for each in (wolf, imp, table.red, table.blue))
    assert all(player.quickcast for player in table.game.players)


@rule("core.reset.creatures-become-active", "core.phase.summoned-inactive")
def test_a_creature_summoned_last_round_becomes_active() -> None:
    table = Table()
    table.decide("offer", DECLINE)
    wolf = table.summon("Timber Wolf")
    assert not wolf.active
    table.reset()
    assert wolf.active


@rule("core.marker.face-up-active", "core.creature.placed-face-up-in-target-zone")
def test_conjurations_have_no_action_marker_to_turn() -> None:
    table = Table()
    flower = table.put("Mana Flower")
    table.reset()
    assert not flower.active


@rule(
    "core.marker.ready-marker-tracks-once-per-round",
    "core.marker.ready-side-usable",
    "core.marker.ready-flips-to-used",
    "core.marker.ready-resets-in-reset-phase",
    "core.codex.ready-marker-tracks-use",
    "core.codex.ready-marker-reset",
    "codex.ready-marker.use",
    "codex.ready-marker.reset",
)
def test_an_ability_with_a_ready_marker_is_used_once_and_comes_back_in_the_reset_phase() -> None:
    table = Table()
    singer = whistler(table)
    use = ("ability", singer.id, 0)
    assert use in table.actions(singer)
    table.act(singer, use)
    assert singer.marks[WHISTLED] == 1
    assert use not in table.actions(singer), "it is on its used side"
    table.channel()
    table.upkeep()
    assert use not in table.actions(singer)
    table.reset()
    assert use in table.actions(singer)


def test_what_was_disabled_works_again() -> None:
    table = Table()
    singer = whistler(table)
    table.condition(singer, DISABLE)
    assert ("ability", singer.id, 0) not in table.actions(singer)
    table.reset()
    assert ("ability", singer.id, 0) in table.actions(singer)


@rule("core.activate.inactive-until-reset")
def test_in_a_whole_round_the_markers_turn_in_the_next_reset_phase() -> None:
    duel = Duel(red_book={"Minor Heal": 1})
    wolf = duel.put("Timber Wolf", RED)
    duel.prepare_all(red=("Minor Heal",))
    duel.activate(wolf)
    duel.play_to(Phase.FINAL_QUICKCAST)
    assert not any(each.active for each in (wolf, duel.red, duel.blue))
    duel.play_until("plan")
    assert all(each.active for each in (wolf, duel.red, duel.blue))
