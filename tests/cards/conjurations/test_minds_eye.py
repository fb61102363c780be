"""Mind's Eye: spells come from it, and it drifts."""

import pytest

from mageduel.dsl.steps import PAY_SPELL_COSTS
from mageduel.rules.casting.declaring import cast_options
from mageduel.rules.objects.destroy import destroy
from mageduel.state.game import Game
from mageduel.state.objects import Object
from tests.kit.answers import PAY
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.surprises import surprise
from tests.kit.table import BLUE, RED, Table


@pytest.fixture
def table() -> Table:
    table = Table(red="Forcemaster", blue="Warlock")
    table.put("Mind's Eye", RED, "A3")
    return table


def reached(table: Table, card: str) -> list[object]:
    table.plan(RED, card)
    found = [each[3] for each in cast_options(table.game, table.red, quick=True, full=True) if each[2] == card]
    table.game.players[RED].planned = ()
    return found


def test_a_quick_spell_reaches_what_only_the_eye_reaches(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "A4")
    assert wolf.id in reached(table, "Fireball")
    table.dice("2* 0 0 0 0 0", effect=1)
    table.cast(table.red, "Fireball", wolf)
    assert wolf.damage == 2
    assert table.red.mana == 50 - 8


def test_once_a_round(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "A4")
    table.cast(table.red, "Bear Strength", wolf)
    assert wolf.id not in reached(table, "Fireball")
    table.reset()
    assert wolf.id in reached(table, "Fireball")


def test_what_the_caster_reaches_himself_does_not_use_it_up(table: Table) -> None:
    near, far = table.put("Timber Wolf", BLUE, "C2"), table.put("Timber Wolf", BLUE, "A4")
    table.cast(table.red, "Bear Strength", near)
    assert far.id in reached(table, "Fireball")


def test_full_spells_and_the_enemys_spells_do_not_come_from_it(table: Table) -> None:
    assert "A3" not in reached(table, "Blue Gremlin")
    table.move_to(table.blue, "C1")
    wolf = table.put("Timber Wolf", RED, "A4")
    table.plan(BLUE, "Fireball")
    assert wolf.id not in [each[3] for each in cast_options(table.game, table.blue, quick=True, full=True)]


def test_its_sight_counts(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C4")
    table.wall("Wall of Stone", "C3|C4")
    table.wall("Wall of Stone", "B4|C4")
    assert wolf.id not in reached(table, "Fireball")


def test_the_eye_gone_the_spell_is_canceled(table: Table) -> None:
    wolf, eye = table.put("Timber Wolf", BLUE, "A4"), table.find("Mind's Eye")

    async def blind(game: Game, this: Object) -> None:
        await destroy(game, eye, A_TEST)

    hidden = table.hide(surprise(blind), wolf, BLUE)
    table.reveal_after(PAY_SPELL_COSTS, hidden, by=table.red)
    spell = table.cast(table.red, "Fireball", wolf)
    assert spell.is_canceled
    assert wolf.damage == 0


@rule("ruling.r57")
def test_an_attack_turned_back_on_it_is_merely_avoided(table: Table) -> None:
    wolf, eye = table.put("Timber Wolf", BLUE, "A4"), table.find("Mind's Eye")
    table.hide("Reverse Attack", wolf)
    table.decide("pay reveal", PAY)
    table.cast(table.red, "Fireball", wolf)
    assert (wolf.damage, eye.damage, table.red.damage) == (0, 0, 0)


@pytest.mark.parametrize(("answer", "zone"), [(("drift", "B3"), "B3"), (("stay",), "A3")])
def test_each_upkeep_it_may_drift_one_zone(table: Table, answer: tuple[str, ...], zone: str) -> None:
    table.decide("drift", answer)
    table.upkeep()
    assert table.place(table.find("Mind's Eye")) == zone
