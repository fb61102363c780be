"""Words of the rules: creature, mage, controller, owner, object, arena, and cards that overrule the book."""

import pytest

from mageduel.facts.cards import CardType
from mageduel.facts.conditions import STAGGER
from mageduel.facts.library import card
from mageduel.facts.traits import LUMBERING
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.objects.characteristics import armor, channeling, value
from mageduel.rules.objects.destroy import destroy
from mageduel.rules.round import action_stage
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Spell
from tests.kit.answers import NOTHING
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.position import set_tokens
from tests.kit.table import BLUE, RED, Table, make_card, make_creature, script_for


@pytest.fixture
def table() -> Table:
    return Table()


@rule("core.codex.creature-definition", "codex.creature.meaning")
def test_creatures_have_an_action_marker_and_nothing_else_has(table: Table) -> None:
    wolf, flower, wall = table.put("Timber Wolf"), table.put("Mana Flower"), table.wall("Wall of Stone", "B2|B3")
    table.attach("Mage Staff", table.red)
    table.reset()
    assert set(action_stage.active_creatures(table.game, RED)) == {table.red, wolf}
    assert not flower.active
    assert not wall.active


@rule("codex.mage.abilities", "core.codex.mage-powers", "core.codex.mage-represents-player", "core.codex.object-mage")
def test_a_mage_is_a_creature_that_channels_casts_and_quickcasts(table: Table) -> None:
    mage = table.red
    assert mage.is_creature
    assert mage.id in table.game.objects
    assert channeling(mage) == 9
    table.plan(RED, "Minor Heal")
    assert {"move", "attack", "cast", "guard"} <= {each[0] for each in table.actions(mage)}
    assert action_stage.quickcast_options(table.game, RED)


@rule("core.codex.owner-definition", "codex.owner.meaning", "core.codex.discard-pile-per-player")
def test_a_destroyed_spell_goes_to_its_owners_discard_pile_whoever_controls_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    wolf.controller = BLUE
    wolf.changed()
    table.run(destroy(table.game, wolf, A_TEST))
    assert table.game.players[RED].discard == [card("Timber Wolf")]
    assert not table.game.players[BLUE].discard


@rule("core.codex.controller-equipment-exception", "codex.controller.equipment")
def test_equipment_obeys_who_wears_it_and_not_who_cast_it(table: Table) -> None:
    table.move_to(table.blue, "C2")
    table.cast(table.red, "Mage Staff", table.blue)
    (staff,) = table.blue.attachments
    assert (staff.owner, staff.controller) == (RED, BLUE)
    assert staff.id in {each[1] for each in table.actions(table.blue) if each[0] == "attack"}
    assert staff.id not in {each[1] for each in table.actions(table.red) if each[0] == "attack"}


@rule("core.codex.controller-makes-choices", "codex.controller.decides")
def test_the_controller_decides_for_a_creature_whoever_owns_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    wolf.controller = BLUE
    table.act(wolf, NOTHING)
    assert [request.player for request in table.asked if request.kind == "action"] == [BLUE]


@rule("core.codex.object-types", "codex.object.which", "core.codex.object-not-incantation-attack", "codex.object.not")
def test_incantations_and_attack_spells_leave_nothing_in_play(table: Table) -> None:
    table.move_to(table.blue, "C2")
    before = set(table.game.objects)
    table.dice("0 0 0 0 0 0", effect=1)
    table.cast(table.red, "Fireball", table.blue)
    table.dice("0 0 0 0 0")
    table.cast(table.red, "Minor Heal", table.red)
    assert set(table.game.objects) == before
    table.cast(table.red, "Block", table.red)
    (new,) = set(table.game.objects) - before
    assert table.game.objects[new].card.type is CardType.ENCHANTMENT


@rule("core.codex.arena-spell-ignores-range-and-los")
def test_a_spell_on_the_arena_asks_for_neither_range_nor_sight(table: Table) -> None:
    storm = make_card(name="Test Tempest", type="incantation", cost=3, action="quick", target="arena")
    touched: list[Object] = []

    @script_for(storm).resolves
    async def blow(game: Game, spell: Spell) -> None:
        touched.extend(each for each in game.objects.values() if each.is_creature)

    far = table.put("Timber Wolf", BLUE, "A3")
    for border in ("B1|C1", "C1|C2"):
        table.wall("Wall of Stone", border, BLUE)
    assert table.cast_options(table.red, storm) == [("cast", 0, "Test Tempest", "arena")]
    table.cast(table.red, storm, None)
    assert set(touched) == {table.red, table.blue, far}


@rule("codex.minor.level", "codex.major.level")
@pytest.mark.parametrize(("level", "is_minor"), [(1, True), (2, True), (3, False), (4, False)])
def test_minor_means_level_one_or_two(table: Table, level: int, is_minor: bool) -> None:
    dog = table.put(make_creature(f"Hound of level {level}", level=level))
    table.condition(dog, STAGGER)
    assert ("guard" not in {each[0] for each in table.actions(dog)}) is is_minor


@rule("core.codex.token-definition", "codex.token.meaning")
def test_tokens_count_what_they_stand_for(table: Table) -> None:
    dog = table.put(make_creature("Hound", armor=1))
    set_tokens(dog, "Armor +1", 2)
    assert armor(dog) == 3


@rule("core.goal.card-text-beats-rules", "sup.codex.lumbering-may-teleport-move-more")
def test_a_card_that_teleports_as_its_move_is_bound_by_neither_enemies_nor_lumbering(table: Table) -> None:
    gremlin = table.put("Blue Gremlin")
    table.put(make_creature("Brute"), BLUE, "B2")
    table.put(make_creature("Brute"), BLUE, "B3")
    grant_for_a_while(gremlin, LUMBERING, source="a test")
    assert value(gremlin, LUMBERING)
    table.decide("offer", ("pay", 1))
    table.act(gremlin, ("move", "B3"), ("move", "B4"), NOTHING)
    assert gremlin.zone == table.zone("B4")
