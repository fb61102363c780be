"""The worked examples of the chapters on spawnpoints, walls and line of sight."""

from mageduel.rules.sight.lines import sees
from tests.kit.answers import DECLINE
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


@rule("core.spawnpoint.example-lair")
def test_a_beastmaster_and_his_lair() -> None:
    table = Table(mana=10)
    lair = table.put("Lair", RED, "B2")
    table.channel()
    assert (lair.mana, table.red.mana) == (2, 19)
    lair.prepared = table.card("Timber Wolf")
    table.decide("deploy", ("deploy", lair.id, "cast", lair.id, "Timber Wolf", "B2"))
    table.decide("offer", DECLINE)
    table.deploy()
    assert (lair.mana, table.red.mana) == (0, 19 - 7)


@rule("core.wall.example-extend-cost-16")
def test_the_wizard_extends_a_wall_of_level_two() -> None:
    table = Table(red="Wizard", blue="Warlock", mana=16)
    table.book(RED, "Wall of Stone")
    table.cast(table.red, "Wall of Stone", "C1|C2", "B1|C1")
    assert len(table.game.walls) == 2
    assert table.red.mana == 0


@rule("core.los.example-walls-of-stone", "core.los.example-wolf-corner-open", "core.los.example-hydra-corner-blocked")
def test_the_warlock_and_his_fireball() -> None:
    table = Table(red="Warlock", blue="Wizard")
    table.move_to(table.red, "B2")
    for border in ("B2|B3", "A2|A3", "B1|B2"):
        table.wall("Wall of Stone", border, BLUE)
    fox = table.put("Bitterwood Fox", BLUE, "A2")  # nothing in between
    bear = table.put("Steelclaw Grizzly", BLUE, "B3")  # straight behind a wall
    hydra = table.put("Darkfenne Hydra", BLUE, "A3")  # past a corner with walls on both sides
    wolf = table.put("Timber Wolf", BLUE, "C1")  # past a corner with a wall on one side
    targets = {option[3] for option in table.cast_options(table.red, "Fireball")}
    assert {fox.id, wolf.id} <= targets
    assert not {bear.id, hydra.id} & targets
    assert not sees(table.game, hydra, table.red)
