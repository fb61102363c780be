"""Life and healing words: Finite Life, Life +/- X, Regenerate, Reconstruct, Lifebond, Lifelink, Dissipate."""

import pytest

from mageduel.facts.traits import FINITE_LIFE, LIFE, LIFELINK, REGENERATE
from mageduel.kernel.requests import Answer, Request
from mageduel.modes import rule_set
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.objects.characteristics import life
from mageduel.rules.objects.destroy import destroy, settle
from mageduel.rules.objects.healing import gain_life, heal, lose_life, reconstruct
from mageduel.rules.round.setup import Seat, Setup, new_game
from mageduel.rules.round.upkeep import upkeep_phase
from mageduel.state.events import Damaged, Destroyed
from tests.kit.answers import DECLINE
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table()


@rule(
    "core.trait.finite-life-no-heal",
    "core.trait.finite-life-no-regenerate",
    "core.trait.finite-life-no-life-gain",
    "codex.finite-life.no-heal",
    "codex.finite-life.no-gain",
    "core.trait.regenerate-blocked-by-finite-life",
    "codex.regenerate.finite-life",
)
def test_finite_life_neither_heals_nor_grows(table: Table) -> None:
    hydra = table.put("Darkfenne Hydra", RED, damage=5)
    grant_for_a_while(hydra, FINITE_LIFE, source="test")
    table.upkeep()
    assert table.run(heal(table.game, hydra, 3, A_TEST)) == 0
    table.run(gain_life(table.game, hydra, 4, A_TEST))
    grant_for_a_while(hydra, LIFE(+4), source="test")
    assert hydra.damage == 5
    assert life(hydra) == 15


@rule("core.trait.finite-life-keeps-earlier-life", "codex.finite-life.keeps-earlier")
def test_life_gained_before_is_kept(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    grant_for_a_while(wolf, LIFE(+4), source="test")
    grant_for_a_while(wolf, FINITE_LIFE, source="test")
    assert life(wolf) == 14


@rule("ruling.r23")
@pytest.mark.parametrize(("damage", "survives"), [(9, True), (10, False), (13, False)])
def test_a_creature_whose_life_falls_to_its_damage_or_below_is_destroyed(
    table: Table, damage: int, survives: bool
) -> None:
    wolf = table.put("Timber Wolf", RED, damage=damage)
    endurance = table.attach("Bull Endurance", wolf)
    assert (life(wolf), table.in_play(wolf)) == (14, True)
    table.move_to(table.blue, "B2")
    table.cast(table.blue, "Dispel", endurance)
    assert table.in_play(wolf) is survives


@rule(
    "core.trait.life-plus-minus",
    "codex.life-mod.changes",
    "core.trait.life-loss-not-damage",
    "codex.life-mod.destroys",
    "codex.life-mod.not-by-damage",
    "sup.codex.life-loss-can-destroy",
    "sup.codex.life-loss-not-destroyed-by-damage",
)
def test_losing_life_is_no_damage_but_can_be_the_end(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, damage=6)
    grant_for_a_while(wolf, LIFE(-3), source="test")
    table.run(settle(table.game))
    assert life(wolf) == 7
    assert wolf.damage == 6
    table.run(lose_life(table.game, wolf, 1, A_TEST))
    assert not table.in_play(wolf)
    assert not table.events(Damaged)
    assert table.events(Destroyed)[0].attack is None


@rule(
    "core.trait.regenerate-heals-x-in-upkeep",
    "core.trait.regenerate-no-stack",
    "core.trait.regenerate-highest-only",
    "codex.regenerate.upkeep",
    "codex.regenerate.highest",
)
def test_of_several_regenerate_the_highest_heals(table: Table) -> None:
    hydra = table.put("Darkfenne Hydra", RED, damage=9)
    grant_for_a_while(hydra, REGENERATE(3), source="test")
    grant_for_a_while(hydra, REGENERATE(1), source="test")
    table.upkeep()
    assert hydra.damage == 6


@rule("codex.reconstruct.nonliving", "codex.reconstruct.not-healing")
def test_reconstruct_mends_only_the_nonliving(table: Table) -> None:
    skeleton, wolf = table.put("Skeletal Sentry", RED, damage=5), table.put("Timber Wolf", RED, damage=5)
    assert table.run(reconstruct(table.game, skeleton, 3, A_TEST)) == 3
    assert skeleton.damage == 2
    assert table.run(reconstruct(table.game, wolf, 3, A_TEST)) == 0
    assert wolf.damage == 5


@rule(
    "codex.lifebond.to-object",
    "codex.lifebond.to-mage",
    "codex.lifebond.no-range",
    "codex.lifebond.finite-life",
)
def test_damage_flows_along_a_lifebond_one_way_or_the_other(table: Table) -> None:
    oak = table.put(make_creature("Test Oak", traits=["Lifebond +2", "Nonliving"]), RED, "A4", damage=3)
    table.red.damage = 5
    table.decide("lifebond", ("from mage", 2))
    table.upkeep()
    assert (table.red.damage, oak.damage) == (3, 5)
    table.decide("lifebond", lambda request: _no_more_than(request, 2, ("to mage", 2)))
    table.upkeep()
    assert (table.red.damage, oak.damage) == (5, 3)
    table.decide("lifebond", ("keep", 0))
    table.upkeep()
    assert (table.red.damage, oak.damage) == (5, 3)


def _no_more_than(request: Request, most: int, answer: Answer) -> Answer:
    assert max(each[1] for each in request.options) == most
    return answer


@rule("codex.lifelink.team")
def test_a_lifelink_moves_damage_between_mages_of_a_team(table: Table) -> None:
    mages = (("Wizard", 0), ("Warlock", 1), ("Priestess", 0))
    seats = tuple(Seat(mage, mage, {}, team) for mage, team in mages)
    game = new_game(rule_set("arena"), Setup("arena", seats), seed=1)
    table.game = game
    mine, enemy, mate = (player.mage for player in game.players)
    mine.damage, mate.damage, enemy.damage = 4, 1, 9
    grant_for_a_while(mine, LIFELINK(+3), source="test")

    def choose(request: Request) -> Answer:
        options = set(request.options)
        assert options == {("keep", 0, 0), ("from", 2, 1), ("to", 2, 1), ("to", 2, 2), ("to", 2, 3)}
        return ("to", 2, 3)

    table.decide("lifelink", choose)
    table.decide("offer", DECLINE)
    table.run(upkeep_phase(game))
    assert (mine.damage, mate.damage, enemy.damage) == (1, 4, 9)


@rule("codex.dissipate.tokens", "codex.dissipate.upkeep", "codex.dissipate.end")
def test_what_dissipates_lasts_as_many_rounds_as_it_has_tokens(table: Table) -> None:
    mist = table.summon(make_creature("Test Mist", traits=["Dissipate 2"]), RED)
    assert tokens_on(mist) == {"Dissipate": 2}
    table.upkeep()
    assert tokens_on(mist) == {"Dissipate": 1}
    table.upkeep()
    assert not table.in_play(mist)


@rule("core.trait.upkeep-pay-or-destroyed", "codex.upkeep.pay-or-destroy")
@pytest.mark.parametrize("pays", [True, False])
def test_upkeep_is_paid_or_it_is_destroyed(table: Table, pays: bool) -> None:
    spirit = table.put("Whirling Spirit", BLUE)
    table.decide("upkeep", ("pay",) if pays else ("let go",))
    table.upkeep()
    assert table.in_play(spirit) is pays
    assert table.blue.mana == (49 if pays else 50)


@rule("sup.codex.life-loss-can-destroy", "codex.life-mod.destroys", "ruling.r23")
@pytest.mark.parametrize(("damage", "loss", "survives"), [(6, 4, False), (6, 3, True), (0, 10, False), (0, 9, True)])
def test_life_that_falls_to_its_damage_is_the_end(table: Table, damage: int, loss: int, survives: bool) -> None:
    wolf = table.put("Timber Wolf", RED, damage=damage)
    grant_for_a_while(wolf, LIFE(-loss), source="test")
    table.run(settle(table.game))
    assert table.in_play(wolf) is survives


@rule("sup.codex.life-loss-can-destroy", "ruling.r23")
@pytest.mark.parametrize(("damage", "survives"), [(10, False), (9, True)])
def test_losing_gained_life_down_to_the_damage_is_the_end(table: Table, damage: int, survives: bool) -> None:
    wolf = table.put("Timber Wolf", RED, damage=damage)
    endurance = table.attach("Bull Endurance", wolf)
    table.run(destroy(table.game, endurance, A_TEST))
    table.run(settle(table.game))
    assert table.in_play(wolf) is survives
