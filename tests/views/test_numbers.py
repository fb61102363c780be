"""Numbers on the table: what a card shows is what the rules would roll, need or charge."""

import pytest

from mageduel.facts.conditions import DAZE, GRAPPLE, STAGGER, STUN, WEAK
from mageduel.facts.traits import MELEE
from mageduel.kernel.requests import Answer, Request
from mageduel.rules.conditions.lasting import grant_for_a_while
from mageduel.rules.enchantments.reveals import reveal_window
from mageduel.rules.movement.moves import TELEPORTS
from mageduel.rules.round.activation import ACTION, take_action_phase
from mageduel.state.events import DiceRolled
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from mageduel.state.running import ActionPhase
from mageduel.views.options import Describer
from mageduel.views.shapes import ObjectShown
from mageduel.views.table import table as draw
from tests.kit.table import BLUE, RED, Table, make_creature


@pytest.fixture
def table() -> Table:
    return Table(red="Warlock", blue="Beastmaster")


def shown(table: Table, thing: Object) -> ObjectShown:
    return draw(table.game, RED).objects[str(thing.id)]


def dice(table: Table, thing: Object, bar: int = 0) -> int:
    number = shown(table, thing).attacks[bar].dice
    assert number is not None
    assert number.value == max(1, sum(each.amount for each in number.why))
    return number.value


def test_two_weak_markers_and_agony_are_on_the_card(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    assert dice(table, wolf) == 4
    table.condition(wolf, WEAK, 2)
    assert dice(table, wolf) == 2
    table.attach("Agony", wolf, BLUE)
    assert dice(table, wolf) == 1
    table.dice("0")
    table.attack(wolf, "Bite", fox)


@pytest.mark.parametrize(("condition", "less"), [(STAGGER, 2), (GRAPPLE, 2)])
def test_what_weakens_a_great_creature_shows(table: Table, condition: object, less: int) -> None:
    brute = table.put(make_creature("Great Brute", level=3), RED)
    table.condition(brute, condition)  # type: ignore[arg-type]
    assert dice(table, brute) == 3 - less


def test_a_bonus_is_told_by_where_it_comes_from(table: Table) -> None:
    wolf = table.put(make_creature("Fierce Wolf", traits=["Melee +1"]), RED)
    table.attach("Bear Strength", wolf, RED)
    number = shown(table, wolf).attacks[0].dice
    assert number is not None
    assert number.value == 3 + 1 + 2
    assert [(each.amount, each.label) for each in number.why] == [(3, "printed"), (1, "Melee"), (2, "Bear Strength")]


def test_the_card_of_a_weapon_shows_what_its_wearer_rolls_with_it(table: Table) -> None:
    axe = table.attach("Lash of Hellfire", table.red)
    before = dice(table, axe)
    grant_for_a_while(table.red, MELEE(+2), source="a spell")
    assert dice(table, axe) == before + 2
    fox = table.put("Bitterwood Fox", BLUE, "A1")
    table.move_to(table.red, "A1")
    table.dice(" ".join(["0"] * (before + 2)), effect=1)
    table.attack(table.red, axe.card.attacks[0].name, fox, source=axe)
    assert len(table.events(DiceRolled)[-1].faces) == before + 2


def test_what_depends_on_the_target_is_not_on_the_card_but_on_the_option(table: Table) -> None:
    slayer = table.put("Goran, Werewolf Pet", RED, "B3")
    fox = table.put("Bitterwood Fox", BLUE, "B3", damage=1)
    table.move_to(table.red, "B3")
    table.condition(slayer, WEAK)
    labels = []

    def look(request: Request) -> Answer:
        option = ("attack", slayer.id, 0, fox.id)
        labels.append(Describer(table.game, request).option(option).detail)
        return option

    printed = slayer.card.attacks[0].dice or 0
    assert dice(table, slayer) == printed - 1
    table.decide("action", look)
    table.dice(" ".join(["0"] * (printed + 1)))
    table.run(take_action_phase(table.game, slayer))
    assert f"{printed + 1} dice" in labels[0], "one less for Weak, two more for its thirst beside its master"


def test_a_defense_shows_what_must_be_rolled_now(table: Table) -> None:
    fox = table.put("Timber Wolf", RED)
    table.attach("Cobra Reflexes", fox, RED)
    (calm,) = shown(table, fox).defense
    table.condition(fox, DAZE)
    (dazed,) = shown(table, fox).defense
    assert dazed.roll == calm.roll + 2
    assert f"{dazed.roll}+" in dazed.text
    assert calm.ready
    table.condition(fox, STUN)
    (helpless,) = shown(table, fox).defense
    assert not helpless.ready


def test_a_hidden_curse_shows_what_revealing_it_costs_with_the_ring(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE)
    curse = table.hide("Agony", fox, RED)
    full = shown(table, curse).reveal_cost
    assert full is not None
    assert full == curse.card.reveal
    table.attach("Ring of Curses", table.red)
    assert shown(table, curse).reveal_cost == full - 1
    table.reveal_after("Initiative Phase", curse)
    table.run(reveal_window(table.game, Phase.INITIATIVE))
    assert table.red.mana == 50 - (full - 1)


def test_a_blinking_gremlin_is_told_of_neither_walls_nor_enemies(table: Table) -> None:
    gremlin = table.put("Blue Gremlin", RED, "B2")
    table.put("Bitterwood Fox", BLUE, "B3")
    table.wall("Wall of Thorns", "B2|C2", BLUE)
    table.game.acting = gremlin
    describer = Describer(table.game, ACTION.ask(RED, [], ActionPhase(gremlin)))
    assert describer.option(("move", "B3")).detail == "hindered there"
    assert describer.option(("move", "C2")).detail == "a wall attacks on the way"
    gremlin.mark(TELEPORTS)
    assert describer.option(("move", "B3")).detail == ""
    assert describer.option(("move", "C2")).detail == ""
