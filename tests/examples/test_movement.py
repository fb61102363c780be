"""The worked examples of the chapters on movement, distances and what a creature can do."""

from mageduel.dsl.steps import LEAVING_ZONE
from mageduel.facts.conditions import STUCK
from mageduel.facts.traits import FLYING, SLOW
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.movement.moves import push_away
from mageduel.state.arena import Direction
from mageduel.state.events import DiceRolled
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.running import Move
from tests.kit.answers import NOTHING
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table, make_card, script_for
from tests.kit.walking import moves, place


@rule("core.hinder.example-timber-wolf")
def test_the_wolf_goes_round_the_enemy_but_not_through_him_nor_through_the_wall() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED, "A2")
    enemy = table.put("Skeletal Sentry", BLUE, "B2")
    table.wall("Wall of Stone", "A2|A3", BLUE)
    assert moves(table, wolf) == {"A1", "B2"}
    table.act(wolf, ("move", "A1"), ("move", "B1"))
    assert place(wolf) == "B1"
    table.move_to(wolf, "A2")
    table.act(wolf, ("move", "B2"), NOTHING)
    assert place(wolf) == place(enemy) == "B2"
    assert "move" not in {each[0] for each in table.asked[-1].options}


@rule("core.distance.example-royal-archer", "core.distance.same-zone-is-zero", "core.distance.orthogonal-steps")
def test_the_archer_shoots_one_or_two_zones_far_and_not_in_her_own() -> None:
    table = Table()
    archer = table.put("Royal Archer", RED, "B2")
    here, wolf, bear = (
        table.put("Bitterwood Fox", BLUE, "B2"),
        table.put("Timber Wolf", BLUE, "B3"),
        table.put("Steelclaw Grizzly", BLUE, "C3"),
    )
    far = table.put("Timber Wolf", BLUE, "C4")
    longbow = [bar.name for bar in archer.card.attacks].index("Longbow")
    targets = {each[3] for each in table.actions(archer) if each[0] == "attack" and each[2] == longbow}
    assert {wolf.id, bear.id} <= targets
    assert here.id not in targets
    assert far.id not in targets


@rule("core.move.example-restrained-on-leaving")
def test_held_while_leaving_the_creature_meets_no_wall_and_stays() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED, "B2")
    table.wall("Wall of Fire", "B2|B3", BLUE)
    card = make_card(
        name="Test Roots", type="enchantment", cost=1, reveal=0, action="quick", range=[0, 2], target="creature"
    )

    @script_for(card).must_reveal(during=LEAVING_ZONE, when=lambda this, move: move.creature is this.attached_to)
    async def hold(game: Game, this: Object, move: Move) -> None:
        await give_condition(game, move.creature, STUCK)

    table.hide(card, wolf, BLUE)
    table.decide("pay reveal", ("pay",))
    table.effect(1)
    table.act(wolf, ("move", "B3"), NOTHING)
    assert place(wolf) == "B2"
    assert not table.events(DiceRolled)


@rule("core.action.example-falcon")
def test_the_falcon_flies_in_and_strikes() -> None:
    table = Table()
    falcon, fox = table.put("Thunderift Falcon", RED, "B2"), table.put("Bitterwood Fox", BLUE, "B3")
    table.dice("1 1 1")
    table.act(falcon, ("move", "B3"), ("attack", falcon.id, 0, fox.id))
    assert place(falcon) == "B3"
    assert fox.damage


@rule("core.action.example-priestess-minor-heal")
def test_the_priestess_heals_with_a_quick_action_after_moving() -> None:
    table = Table(red="Priestess")
    table.plan(RED, "Minor Heal", "Highland Unicorn")
    spells = {each[2] for each in table.actions(table.red, move_actions=1) if each[0] == "cast"}
    assert "Minor Heal" in spells
    assert "Highland Unicorn" not in spells


@rule("core.action.example-grizzly-two-attacks")
def test_the_grizzly_has_a_quick_and_a_full_attack() -> None:
    table = Table()
    bear = table.put("Steelclaw Grizzly", RED, "B2")
    table.put("Bitterwood Fox", BLUE, "B2")
    names = [bar.name for bar in bear.card.attacks]
    still = {names[each[2]] for each in table.actions(bear) if each[0] == "attack"}
    moved = {names[each[2]] for each in table.actions(bear, move_actions=1) if each[0] == "attack"}
    assert still == {"Claws", "Heavy Claw Strike"}
    assert moved == {"Claws"}


@rule("core.example.teleport-hydra-4-zones")
def test_the_wizard_teleports_the_hydra_across_four_zones_for_twelve_mana() -> None:
    table = Table(red="Wizard")
    table.move_to(table.red, "B2")
    hydra = table.put("Darkfenne Hydra", BLUE, "A1")
    table.cast(table.red, "Teleport", hydra, "C3")
    assert place(hydra) == "C3"
    assert table.red.mana == 50 - 12


@rule("sup.rules.example-vampiress-flying-before-move", "sup.rules.unhindered-before-first-move")
def test_the_vampiress_takes_wing_and_flies_two_zones_from_among_her_enemies() -> None:
    table = Table()
    vampiress = table.put("Necropian Vampiress", RED, "B2")
    table.put("Skeletal Sentry", BLUE, "B2")
    table.decide("offer", ("pay", 1))
    table.act(vampiress, ("move", "B3"), ("move", "B4"))
    assert place(vampiress) == "B4"


@rule("sup.codex.example-push-east", "sup.codex.example-push-diagonal")
def test_pushed_east_or_on_a_diagonal_north_or_east() -> None:
    table = Table()
    wizard = table.put("Timber Wolf", RED, "C1")
    straight, diagonal = table.put("Bitterwood Fox", BLUE, "C2"), table.put("Bitterwood Fox", BLUE, "B2")
    table.run(push_away(table.game, RED, straight, wizard))
    assert place(straight) == "C3"
    table.decide("direction", ("push", int(Direction.NORTH)))
    table.run(push_away(table.game, RED, diagonal, wizard))
    assert place(diagonal) == "A2"
    assert {each[1] for each in table.asked[-1].options} == {int(Direction.NORTH), int(Direction.EAST)}


@rule("sup.codex.example-enfeeble-after-move")
def test_enfeeble_revealed_after_the_move_ends_the_action_phase() -> None:
    table = Table()
    wolf = table.put("Timber Wolf", RED, "B2")
    table.put("Bitterwood Fox", BLUE, "B3")
    table.reveal_after("Entering Zone Effects", table.hide("Enfeeble", wolf, BLUE))
    table.act(wolf, ("move", "B3"))
    assert table.has(wolf, SLOW)


@rule("sup.codex.example-enfeeble-during-attack")
def test_enfeeble_revealed_during_the_attack_comes_too_late() -> None:
    table = Table()
    wolf, fox = table.put("Timber Wolf", RED, "B2"), table.put("Bitterwood Fox", BLUE, "B3")
    table.reveal_after("Declare Attack", table.hide("Enfeeble", wolf, BLUE))
    table.dice("1 1 1 1")
    table.act(wolf, ("move", "B3"), ("attack", wolf.id, 0, fox.id))
    assert fox.damage == 4
    assert not table.has(wolf, FLYING)
