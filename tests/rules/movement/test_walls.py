"""Walls: where they stand, whom they let through, what they do to those who pass, and how they are attacked."""

import pytest

from mageduel.dsl.steps import DAMAGE_AND_EFFECTS, DECLARE_SPELL, PAY_SPELL_COSTS, ROLL_DICE, Step
from mageduel.facts.cards import Card, CardType
from mageduel.facts.library import playable
from mageduel.facts.traits import (
    BLOCKS_SIGHT,
    EXTENDABLE,
    NONLIVING,
    PASSAGE_ATTACKS,
    PASSAGE_BLOCKED,
    PSYCHIC_IMMUNITY,
    UNMOVABLE,
)
from mageduel.rules.attack.action import zone_attack
from mageduel.rules.movement.moves import push, teleport
from mageduel.rules.objects.destroy import destroy
from mageduel.state.arena import Direction
from mageduel.state.events import Attacked
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import AttackShape, Spell
from tests.kit.answers import NOTHING
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.moments import name_of as step_title
from tests.kit.table import BLUE, RED, Refused, Table, make_card, make_creature, make_wall, script_for

FAR_ARCHER = make_creature(
    "Far Archer", attack=[{"name": "Bow", "kind": "ranged", "action": "quick", "dice": 2, "range": [1, 1]}]
)


def stinging_wall(effects: str) -> Card:
    """A wall whose attack does something besides damage."""
    return make_wall(
        f"Stinging Wall {effects}",
        cost=5,
        life=6,
        traits=["Passage Attacks", "Extendable"],
        attack=[{"name": "Sting", "kind": "passage attack", "dice": 2, "effects": effects, "traits": ["Unavoidable"]}],
    )


@pytest.fixture
def table() -> Table:
    return Table(red="Wizard", blue="Warlock")


def borders(table: Table, card: str = "Wall of Stone") -> set[str]:
    """Where the Wizard could put up a single wall."""
    return {option[3] for option in table.cast_options(table.red, card) if option[4] == "single"}


# Putting one up


@rule("core.wall.is-conjuration", "core.codex.wall-conjuration-on-border", "codex.wall.border")
def test_a_wall_is_a_conjuration(table: Table) -> None:
    wall = table.wall("Wall of Stone", "B1|B2")
    assert wall.is_conjuration
    assert all(table.has(wall, word) for word in (NONLIVING, PSYCHIC_IMMUNITY, UNMOVABLE))


@rule("core.wall.placed-on-border", "core.codex.zone-border-definition")
def test_it_stands_between_two_adjacent_zones_and_in_neither(table: Table) -> None:
    table.cast(table.red, "Wall of Stone", "C1|C2")
    wall = next(iter(table.game.walls.values()))
    assert wall.border is table.border("C1|C2")
    assert wall.zone is None
    assert not any(wall in zone for zone in table.game.in_zone)
    assert "B1|C2" not in borders(table)


@rule("core.wall.cast-one-adjacent-zone-in-range")
def test_one_of_its_two_zones_must_be_in_range(table: Table) -> None:
    table.move_to(table.red, "C1")
    offered = borders(table)  # range 0-1
    assert {"B1|C1", "C1|C2", "C2|C3", "B1|B2", "A1|B1"} <= offered
    assert "C3|C4" not in offered
    assert "A1|A2" not in offered


@rule("core.wall.cast-border-in-los")
def test_its_border_must_be_in_sight(table: Table) -> None:
    assert "C2|C3" in borders(table)
    table.wall("Wall of Stone", "C1|C2")
    assert "C2|C3" not in borders(table)


@rule("core.wall.one-per-border", "core.wall.must-destroy-to-replace")
def test_a_border_holds_one_wall_until_it_is_destroyed(table: Table) -> None:
    wall = table.wall("Fog Bank", "C1|C2", BLUE)
    assert "C1|C2" not in borders(table)
    table.run(destroy(table.game, wall, A_TEST))
    assert "C1|C2" in borders(table)


@rule("core.wall.trait-combination", "core.wall.extendable-all")
def test_every_wall_is_extendable_and_combines_the_three_words_in_its_own_way() -> None:
    walls = [card for card in playable().values() if card.type is CardType.WALL and "core" in card.sets]
    assert all(card.has(EXTENDABLE) for card in walls)
    words = {
        card.name: {word.name for word in (PASSAGE_BLOCKED, PASSAGE_ATTACKS, BLOCKS_SIGHT) if card.has(word)}
        for card in walls
    }
    assert words == {
        "Fog Bank": {"Blocks LOS"},
        "Wall of Stone": {"Blocks LOS", "Passage Blocked"},
        "Wall of Fire": {"Blocks LOS", "Passage Attacks"},
        "Wall of Thorns": {"Blocks LOS", "Passage Attacks"},
    }


# Extending


@rule(
    "core.wall.extend-cost",
    "core.wall.example-extend-cost-16",
    "core.wall.extend-second-copy",
    "core.trait.extendable-extra-cost",
    "codex.extendable.cost",
    "core.trait.extendable-second-wall",
    "codex.extendable.second-wall",
    "sup.codex.extendable-extra-cost",
    "sup.codex.extendable-second-wall-from-spellbook",
)
def test_for_its_cost_and_level_again_a_second_wall_comes_from_the_book(table: Table) -> None:
    table.book(RED, "Wall of Stone", "Wall of Stone")
    table.cast(table.red, "Wall of Stone", "C1|C2", "B1|B2")
    assert sorted(border.name for border in table.game.walls) == ["B1|B2", "C1|C2"]
    assert table.red.mana == 50 - 16
    assert table.game.players[RED].book == {table.card("Wall of Stone"): 1}


@rule("ruling.r16")
def test_without_a_second_copy_or_the_mana_it_stays_single(table: Table) -> None:
    assert all(option[4] == "single" for option in table.cast_options(table.red, "Wall of Stone"))
    table.book(RED, "Wall of Stone")
    assert any(option[4] != "single" for option in table.cast_options(table.red, "Wall of Stone"))
    table.red.mana = 15
    assert all(option[4] == "single" for option in table.cast_options(table.red, "Wall of Stone"))


@rule("ruling.r16")
@pytest.mark.parametrize(("moment", "walls", "paid"), [(DECLARE_SPELL, 1, 7), (PAY_SPELL_COSTS, 1, 16)])
def test_the_second_copy_is_needed_when_the_cost_is_paid(
    table: Table, moment: Step[Spell], walls: int, paid: int
) -> None:
    table.book(RED, "Wall of Stone")
    wolf = table.put("Timber Wolf", BLUE, "C1")
    theft = table.hide(_theft(table), wolf, BLUE)
    table.reveal_after(moment, theft, by=table.red)
    spell = table.cast(table.red, "Wall of Stone", "C1|C2", "B1|B2")
    assert (len(table.game.walls), spell.paid) == (walls, paid)


def _theft(table: Table) -> Card:
    """An enchantment that takes the second copy out of Red's spellbook."""
    card = make_card(name="Theft", type="enchantment", cost=2, reveal=0, target="creature")

    @script_for(card).when_revealed
    async def steal(game: Game, this: Object) -> None:
        game.players[RED].take_from_book([table.card("Wall of Stone")])

    return card


@rule(
    "core.wall.extend-must-connect",
    "core.trait.extendable-connected-border",
    "core.wall.extend-range-first-only",
    "core.trait.extendable-los-not-range",
    "codex.extendable.los-not-range",
    "sup.codex.extendable-second-wall-los-not-range",
    "sup.codex.extendable-at-most-two-walls",
    "ruling.r16",
)
def test_the_second_wall_goes_on_in_a_line_or_round_a_corner_in_range_or_not(table: Table) -> None:
    table.move_to(table.red, "B1")
    table.book(RED, "Wall of Stone", "Wall of Stone")
    offered = {o[4:] for o in table.cast_options(table.red, "Wall of Stone") if o[3] == "B2|B3"}
    # straight on to both sides, and round the four corners; A3|B3 and B3|C3 are out of range
    assert offered == {(way,) for way in ("single", "A2|A3", "C2|C3", "A2|B2", "A3|B3", "B2|C2", "B3|C3")}


@rule(
    "core.wall.extend-los-both",
    "codex.extendable.los-not-range",
    "sup.codex.extendable-second-wall-los-not-range",
    "ruling.r16",
)
def test_the_second_border_must_be_in_sight(table: Table) -> None:
    table.move_to(table.red, "B1")
    table.book(RED, "Wall of Stone")
    table.wall("Wall of Stone", "A1|A2")
    table.wall("Wall of Stone", "A2|B2")
    offered = {o[4] for o in table.cast_options(table.red, "Wall of Stone") if o[3] == "B2|B3"}
    assert "A2|A3" not in offered
    assert "C2|C3" in offered


@rule("sup.codex.extendable-first-wall-ignored-for-los", "ruling.r16")
def test_the_first_wall_does_not_hide_the_border_of_the_second(table: Table) -> None:
    table.move_to(table.red, "B1")
    table.book(RED, "Wall of Stone")
    table.cast(table.red, "Wall of Stone", "B2|B3", "A3|B3")  # A3|B3 lies behind B2|B3
    assert len(table.game.walls) == 2


@rule("sup.codex.example-extended-wall-of-fire-jinxed")
def test_jinx_gives_back_the_price_of_both_walls() -> None:
    table = Table(red="Warlock", blue="Wizard")
    table.book(RED, "Wall of Fire")
    table.hide("Jinx", table.red, BLUE)
    table.decide("pay reveal", ("pay",))
    table.cast(table.red, "Wall of Fire", "C1|C2", "B1|B2")
    assert table.game.walls == {}
    assert table.red.mana == 50
    assert table.game.players[RED].book == {table.card("Wall of Fire"): 2}  # the second was never taken out


# Passing


@rule("core.wall.passage-blocked", "core.trait.passage-blocked-no-movement", "codex.passage-blocked.no-move")
def test_a_wall_that_blocks_passage_stops_all_but_climbers_and_flyers(table: Table) -> None:
    table.wall("Wall of Stone", "B1|B2")
    wolf, gorilla = table.put("Timber Wolf", RED, "B1"), table.put("Mountain Gorilla", RED, "B1")
    falcon = table.put("Thunderift Falcon", RED, "B1")
    assert not {("move", "B2"), ("climb", "B2")} & set(table.actions(wolf))
    assert ("climb", "B2") in table.actions(gorilla)
    assert ("move", "B2") in table.actions(falcon)


@rule("core.wall.no-symbol-free-passage")
def test_through_fog_everybody_walks_freely(table: Table) -> None:
    table.wall("Fog Bank", "B1|B2", BLUE)
    wolf = table.put("Timber Wolf", RED, "B1")
    table.act(wolf, ("move", "B2"), ("move", "B3"))
    assert wolf.zone == table.zone("B3")
    assert wolf.damage == 0


@rule("core.wall.passage-attacks-allows-move", "core.trait.passage-attacks-all-creatures", "codex.passage-attacks.auto")
@pytest.mark.parametrize("owner", [RED, BLUE])
def test_a_wall_that_attacks_does_so_to_friend_and_foe_and_lets_them_through(table: Table, owner: int) -> None:
    table.wall("Wall of Fire", "B1|B2", owner)
    wolf = table.put("Timber Wolf", RED, "B1")
    table.dice("2* 0 0 0 0", effect=1)
    table.act(wolf, ("move", "B2"), NOTHING)
    assert wolf.damage == 2
    assert wolf.zone == table.zone("B2")


@rule(
    "core.wall.passage-attack-before-move",
    "core.trait.passage-attacks-before-move",
    "codex.passage-attacks.before-move",
)
def test_its_attack_comes_before_the_creature_moves(table: Table) -> None:
    table.wall("Wall of Fire", "B1|B2", BLUE)
    fox = table.put("Bitterwood Fox", RED, "B1")
    table.dice("2* 2* 1* 0 0", effect=1)
    table.act(fox, ("move", "B2"))
    assert not table.in_play(fox)
    assert fox.zone == table.zone("B1")


@rule("core.wall.passage-attack-may-stop-move", "sup.rules.wall-attack-stun-or-restrain-stops-move")
@pytest.mark.parametrize("condition", ["stun", "cripple"])
def test_who_is_stunned_or_restrained_by_it_stays_where_he_was(table: Table, condition: str) -> None:
    table.wall(stinging_wall(f"1+ = {condition}"), "B1|B2", BLUE)
    wolf = table.put("Timber Wolf", RED, "B1")
    table.dice("0 0", effect=12)
    if condition == "stun":
        table.act(wolf, ("move", "B2"))
    else:
        table.effect(1)  # the roll to escape at the end of the Action Phase
        table.act(wolf, ("move", "B2"), NOTHING)
    assert wolf.zone == table.zone("B1")


@rule("ruling.r11")
def test_who_is_only_dazed_by_it_goes_on(table: Table) -> None:
    table.wall(stinging_wall("1+ = daze"), "B1|B2", BLUE)
    wolf = table.put("Timber Wolf", RED, "B1")
    table.dice("0 0", effect=12)
    table.act(wolf, ("move", "B2"), NOTHING)
    assert wolf.zone == table.zone("B2")
    assert not wolf.conditions, "the end of this Action Phase clears it"


@rule("core.wall.passage-attack-neither-melee-nor-ranged", "core.wall.passage-attack-no-barrier-or-counterstrike")
def test_its_attack_is_neither_melee_nor_ranged_and_nothing_answers_it(table: Table) -> None:
    wall = table.wall("Wall of Fire", "B1|B2", BLUE)
    hydra = table.put("Darkfenne Hydra", RED, "B1")  # it strikes back at melee attacks
    table.dice("1* 0 0 0 0", effect=1)
    table.act(hydra, ("move", "B2"))
    attack = table.events(Attacked)[0].attack
    assert not attack.is_melee
    assert not attack.is_ranged
    assert attack.shape is AttackShape.OTHER
    assert wall.damage == 0


@rule("sup.rules.reveal-window-during-wall-attack")
def test_enchantments_are_revealed_between_the_steps_of_its_attack(table: Table) -> None:
    table.wall("Wall of Fire", "B1|B2", BLUE)
    wolf = table.put("Timber Wolf", RED, "B1")
    hide = table.hide("Rhino Hide", wolf)
    table.reveal_after(step_title(ROLL_DICE), hide)
    table.dice("2 2 0 0 0", effect=1)
    table.act(wolf, ("move", "B2"), NOTHING)
    assert wolf.damage == 0  # 4 less 2 and 2 more armor


@rule("sup.rules.wall-attack-canceled-when-creature-becomes-unable-to-move")
def test_held_fast_in_the_middle_of_its_attack_the_creature_is_spared_the_rest(table: Table) -> None:
    table.wall("Wall of Fire", "B1|B2", BLUE)
    wolf = table.put("Timber Wolf", RED, "B1")
    hold = table.hide("Force Hold", wolf, BLUE)
    table.reveal_after(step_title(ROLL_DICE), hold)
    table.dice("2* 2* 0 0 0", effect=12)
    table.act(wolf, ("move", "B2"), NOTHING)
    assert wolf.zone == table.zone("B1")
    assert (wolf.damage, wolf.conditions) == (0, {})


@rule("sup.rules.wall-attack-canceled-when-creature-becomes-unable-to-move")
def test_a_pushed_creature_that_becomes_unmovable_on_the_way_stays_too(table: Table) -> None:
    table.wall("Wall of Fire", "B1|B2", BLUE)
    wolf = table.put("Timber Wolf", RED, "B1")
    hold = table.hide("Force Hold", wolf, BLUE)
    table.reveal_after(step_title(ROLL_DICE), hold)
    table.dice("2* 2* 0 0 0", effect=12)
    table.run(push(table.game, wolf, Direction.EAST))
    assert wolf.zone == table.zone("B1")
    assert (wolf.damage, wolf.conditions) == (0, {})


def test_held_fast_after_the_damage_it_only_stays(table: Table) -> None:
    table.wall("Wall of Fire", "B1|B2", BLUE)
    wolf = table.put("Timber Wolf", RED, "B1")
    hold = table.hide("Force Hold", wolf, BLUE)
    table.reveal_after(step_title(DAMAGE_AND_EFFECTS), hold)
    table.dice("2* 2* 0 0 0", effect=1)
    table.act(wolf, ("move", "B2"), NOTHING)
    assert wolf.zone == table.zone("B1")
    assert wolf.damage == 4


@rule("core.move.teleport-bypasses-walls")
def test_a_teleport_passes_every_wall(table: Table) -> None:
    table.wall("Wall of Stone", "B1|B2")
    table.wall("Wall of Fire", "B2|B3")
    wolf = table.put("Timber Wolf", RED, "B1")
    for zone in ("B2", "B3"):
        table.run(teleport(table.game, wolf, table.zone(zone)))
        assert wolf.zone == table.zone(zone)
    assert wolf.damage == 0


@rule(
    "core.arena.outer-walls-passage-blocked",
    "core.arena.outer-walls-stop-flying",
    "core.trait.passage-blocked-outer-walls",
    "codex.passage-blocked.outer",
    "ruling.r15",
)
def test_nobody_leaves_the_arena_not_even_by_air(table: Table) -> None:
    falcon = table.put("Thunderift Falcon", RED, "A1")
    assert {option[1] for option in table.actions(falcon) if option[0] in ("move", "climb")} == {"A2", "B1"}
    table.dice("2* 1* 0")
    table.run(push(table.game, falcon, Direction.NORTH))
    assert falcon.zone == table.zone("A1")


# Attacking one


def test_creatures_on_either_side_may_strike_it_and_nobody_else(table: Table) -> None:
    wall = table.wall("Wall of Stone", "B1|B2", BLUE)
    for zone in ("B1", "B2"):
        wolf = table.put("Timber Wolf", RED, zone)
        table.dice("2* 0 0 0")
        table.attack(wolf, "Bite", wall)
    assert wall.damage == 4
    with pytest.raises(Refused):
        table.attack(table.put("Timber Wolf", RED, "B3"), "Bite", wall)


@rule("core.wall.ranged-target-range", "core.wall.ranged-target-los", "sup.rules.ranged-attack-on-wall-requirements")
def test_shooting_at_it_takes_one_of_its_zones_in_range_and_the_middle_of_its_border_in_sight(table: Table) -> None:
    archer = table.put(FAR_ARCHER, RED, "B1")  # range 1-1
    beside, beyond = table.wall("Fog Bank", "B2|B3"), table.wall("Fog Bank", "B3|B4")
    own = table.wall("Fog Bank", "A1|B1")  # one of its zones is one away
    offered = {option[3] for option in table.actions(archer) if option[0] == "attack"}
    assert {beside.id, own.id} <= offered
    assert beyond.id not in offered
    table.wall("Fog Bank", "B1|B2")
    assert beside.id not in {option[3] for option in table.actions(archer) if option[0] == "attack"}


@rule("core.wall.not-in-zone", "sup.rules.zone-attack-does-not-affect-walls")
def test_an_attack_on_a_zone_leaves_its_walls_alone(table: Table) -> None:
    wall = table.wall("Wall of Stone", "B1|B2", RED)
    wolf = table.put("Timber Wolf", RED, "B2")
    bar = make_creature(
        "Storm",
        attack=[{"name": "Storm", "kind": "ranged", "action": "quick", "dice": 2, "range": [0, 2], "zone": True}],
    ).attacks[0]
    table.dice("2* 2*")
    table.run(zone_attack(table.game, table.blue, bar, table.zone("B2")))
    assert (wolf.damage, wall.damage) == (4, 0)


def test_a_destroyed_wall_is_gone_from_its_border(table: Table) -> None:
    wall = table.wall("Fog Bank", "B1|B2", BLUE)
    wolf = table.put("Timber Wolf", RED, "B1")
    table.dice("1 1 1* 1*")
    table.attack(wolf, "Bite", wall)
    assert not table.in_play(wall)
    assert table.game.walls == {}


# Bash


@rule("core.effect.push-through-wall")
def test_a_push_goes_through_fog(table: Table) -> None:
    table.wall("Fog Bank", "B2|B3")
    wolf = table.put("Timber Wolf", BLUE, "B2")
    table.run(push(table.game, wolf, Direction.EAST))
    assert wolf.zone == table.zone("B3")


@rule(
    "core.wall.push-into-blocked-bashes",
    "core.trait.passage-blocked-push-bashes",
    "codex.passage-blocked.bash",
    "core.effect.bashed-trigger",
)
def test_pushed_against_a_wall_that_blocks_the_creature_is_bashed(table: Table) -> None:
    table.wall("Wall of Stone", "B2|B3")
    knight = table.put("Knight of Westlock", BLUE, "B2")  # his Defense is of no use
    table.dice("2 2 2")
    table.run(push(table.game, knight, Direction.EAST))
    assert knight.damage == 6 - 3
    assert knight.zone == table.zone("B2")


@rule("sup.rules.arena-walls-block-and-bash-flyers")
@pytest.mark.parametrize("name", ["Timber Wolf", "Tarok, the Skyhunter"])
def test_the_edge_of_the_arena_bashes_walkers_and_flyers(table: Table, name: str) -> None:
    creature = table.put(name, BLUE, "B4")
    table.dice("1* 1* 0")
    table.run(push(table.game, creature, Direction.EAST))
    assert creature.damage == 2
    assert creature.zone == table.zone("B4")


@rule("core.conjuration.normally-immobile")
def test_what_is_unmovable_is_not_bashed_either(table: Table) -> None:
    flower, held = table.put("Mana Flower", BLUE, "B4"), table.put("Timber Wolf", BLUE, "B4")
    table.attach("Force Hold", held, RED)
    for thing in (flower, held):
        table.run(push(table.game, thing, Direction.EAST))
        table.run(push(table.game, thing, Direction.WEST))
        assert (thing.damage, thing.zone) == (0, table.zone("B4"))


@rule("sup.rules.bash-forces-block")
@pytest.mark.parametrize("name", ["Block", "Reverse Attack"])
def test_a_bash_wastes_what_would_avoid_it(table: Table, name: str) -> None:
    wolf = table.put("Timber Wolf", BLUE, "B4")
    hidden = table.hide(name, wolf)
    table.decide("pay reveal", ("pay",))
    table.dice("2* 0 0")
    table.run(push(table.game, wolf, Direction.EAST))
    assert wolf.damage == 2
    assert not table.in_play(hidden)
