"""Obliterate and Devour: destroyed and out of the game, with nothing to show for it."""

import pytest

from mageduel.facts.cards import Card
from mageduel.facts.conditions import BURN, TAINTED
from mageduel.rules.attack.damage import direct_damage
from mageduel.rules.conditions.markers import give_condition
from mageduel.rules.mages.ability_markers import marker_card, marker_in_play, place_marker
from mageduel.rules.objects.destroy import WHEN_DESTROYED, destroy
from mageduel.state.events import Destroyed
from mageduel.state.game import Game
from mageduel.state.marks import MARKS
from mageduel.state.objects import Object
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.position import tokens_on
from tests.kit.table import BLUE, RED, Table, make_card, make_creature, script_for


@pytest.fixture
def table() -> Table:
    return Table()


DEVOURER = make_creature(
    "Test Jelly", attack=[{"name": "Swallow", "kind": "melee", "action": "quick", "dice": 3, "traits": ["Devour"]}]
)


@rule("codex.devour.obliterates", "codex.obliterate.removed", "codex.obliterate.no-discard")
@rule("sup.rules.cantrip-obliterate-replace-discarding")
def test_a_devoured_creature_is_out_of_the_game(table: Table) -> None:
    jelly, fox = table.put(DEVOURER, RED), table.put("Bitterwood Fox", BLUE)
    table.dice("2 2 1")
    table.attack(jelly, "Swallow", fox)
    owner = table.game.players[BLUE]
    assert not owner.discard
    assert [card.name for card in owner.removed] == ["Bitterwood Fox"]
    assert not owner.book


@rule("codex.devour.obliterates")
def test_spirits_and_conjurations_are_not_devoured(table: Table) -> None:
    jelly = table.put(DEVOURER, RED)
    spirit, crystal = table.put("Whirling Spirit", BLUE, damage=12), table.put("Mana Crystal", BLUE, damage=5)
    for target in (spirit, crystal):
        table.dice("1 1* 1*")
        table.attack(jelly, "Swallow", target)
    assert [card.name for card in table.game.players[BLUE].discard] == ["Whirling Spirit", "Mana Crystal"]


def _bomb() -> Card:
    card = make_creature("Test Bomber")

    async def explode(game: Game, this: Object) -> None:
        game.players[0].mage.damage += 3

    script_for(card).answer(WHEN_DESTROYED, explode)
    return card


@rule(
    "codex.obliterate.own-triggers-canceled", "codex.obliterate.bomber-example", "sup.rules.destroyed-order-of-events"
)
@pytest.mark.parametrize("obliterated", [True, False])
def test_what_its_own_destruction_would_cause_does_not_happen(table: Table, obliterated: bool) -> None:
    bomber = table.put(_bomb(), BLUE)
    table.run(destroy(table.game, bomber, A_TEST, obliterate=obliterated))
    assert table.red.damage == (0 if obliterated else 3)


@rule("codex.obliterate.own-triggers-canceled")
def test_nor_what_the_destruction_of_its_attachments_would_cause(table: Table) -> None:
    card = make_card(
        name="Test Curse", type="enchantment", cost=2, reveal=1, action="quick", range=[0, 2], target="creature"
    )

    async def strike(game: Game, this: Object) -> None:
        game.players[0].mage.damage += 3

    script_for(card).answer(WHEN_DESTROYED, strike)
    wolf = table.put("Timber Wolf", BLUE)
    table.attach(card, wolf)
    table.run(destroy(table.game, wolf, A_TEST, obliterate=True))
    assert table.red.damage == 0
    assert [each.name for each in table.game.players[BLUE].discard] == ["Test Curse"]


@rule("codex.obliterate.other-triggers", "codex.obliterate.valshalla-example")
def test_others_still_take_notice(table: Table) -> None:
    card = make_creature("Test Avenger")

    async def note(game: Game, this: Object, event: Destroyed) -> None:
        this.mark(MARKS["Wrath"])

    script_for(card).on(Destroyed)(note)
    avenger, wolf = table.put(card, BLUE), table.put("Timber Wolf", BLUE)
    table.run(destroy(table.game, wolf, A_TEST, obliterate=True))
    assert tokens_on(avenger) == {"Wrath": 1}


@rule("codex.cantrip.returns", "codex.cantrip.obliterate", "sup.codex.obliterate-beats-cantrip")
@pytest.mark.parametrize("obliterated", [True, False])
def test_a_cantrip_returns_to_the_book_unless_it_is_obliterated(table: Table, obliterated: bool) -> None:
    sprite = table.put(make_creature("Test Sprite", traits=["Cantrip"]), BLUE)
    table.run(destroy(table.game, sprite, A_TEST, obliterate=obliterated))
    owner = table.game.players[BLUE]
    assert [card.name for card in owner.book] == ([] if obliterated else ["Test Sprite"])
    assert [card.name for card in owner.removed] == (["Test Sprite"] if obliterated else [])
    assert not owner.discard


@rule("sup.rules.destroyed-object-attachments-destroyed", "core.conjuration.destroyed-with-host")
def test_everything_attached_is_destroyed_first(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    table.attach("Tanglevine", wolf, RED)
    table.attach("Cobra Reflexes", wolf)
    table.run(destroy(table.game, wolf, A_TEST))
    assert [event.who.name for event in table.events(Destroyed)] == ["Tanglevine", "Cobra Reflexes", "Timber Wolf"]
    assert [card.name for card in table.game.players[RED].discard] == ["Tanglevine"]


@rule(
    "core.codex.destroyed-by-effect",
    "codex.destroyed.by-effect",
    "codex.indestructible.no-damage",
    "codex.indestructible.other-effects",
)
def test_the_indestructible_feel_no_damage_but_can_be_destroyed_otherwise(table: Table) -> None:
    idol, wolf = (
        table.put(make_creature("Test Idol", traits=["Indestructible"], life=3), BLUE),
        table.put("Timber Wolf", RED),
    )
    table.dice("2* 2* 2* 2*")
    table.attack(wolf, "Bite", idol)
    table.run(direct_damage(table.game, idol, 5, A_TEST))
    assert idol.damage == 0
    table.run(give_condition(table.game, idol, TAINTED))
    assert table.in_play(idol)
    table.run(destroy(table.game, idol, A_TEST))
    assert not table.in_play(idol)


@rule("sup.rules.destroyed-object-ability-markers-return")
def test_a_mages_marker_on_a_destroyed_creature_is_free_again(table: Table) -> None:
    brand, wolf = marker_card("Test Brand"), table.put("Timber Wolf", RED)
    place_marker(table.game, brand, wolf, RED)
    assert marker_in_play(table.game, brand, RED) is not None
    table.run(destroy(table.game, wolf, A_TEST))
    assert marker_in_play(table.game, brand, RED) is None
    assert [card.name for card in table.game.players[RED].discard] == ["Timber Wolf"]


@rule("ref.conjuration.destroy-order")
def test_what_a_conjurations_end_causes_comes_after_all_that_was_attached_to_it(table: Table) -> None:
    row = {"type": "conjuration", "cost": 1, "action": "quick", "range": [0, 1], "target": "zone"}
    shrine = make_card(**row, name="Test Shrine", life=5)
    seen: list[int] = []

    @script_for(shrine).answering(WHEN_DESTROYED)
    async def burst(game: Game, this: Object) -> None:
        seen.append(len(this.attachments))

    stone = table.put(shrine, BLUE)
    decoy = table.attach("Decoy", stone)
    table.condition(stone, BURN)
    table.run(destroy(table.game, stone, A_TEST))
    assert [event.who for event in table.events(Destroyed)] == [decoy, stone]
    assert seen == [0]


@rule("codex.obliterate.removed")
def test_what_is_devoured_with_its_charm_goes_once_and_changes_sides_no_more(table: Table) -> None:
    jelly, fox = table.put(DEVOURER, BLUE), table.put("Bitterwood Fox", BLUE)
    table.cast(table.red, "Tanglevine", fox)
    table.reveal(table.hide("Mind Control", fox, RED))
    assert fox.controller == RED
    table.dice("2 2 1")
    table.attack(jelly, "Swallow", fox)
    red, blue = table.game.players[RED], table.game.players[BLUE]
    assert sorted(card.name for card in red.discard) == ["Mind Control", "Tanglevine"]
    assert [card.name for card in blue.removed] == ["Bitterwood Fox"]
    assert table.game.fallen[-1].owner == BLUE
    assert len(table.game.fallen) == 1


@rule("codex.obliterate.removed")
def test_what_lies_on_a_devoured_creatures_vine_goes_too(table: Table) -> None:
    jelly, fox = table.put(DEVOURER, RED), table.put("Bitterwood Fox", BLUE)
    table.cast(table.red, "Tanglevine", fox)
    ward = table.hide("Arcane Ward", table.find("Tanglevine"), RED)
    table.dice("2 2 1")
    table.attack(jelly, "Swallow", fox)
    assert not table.in_play(ward)
    assert sorted(card.name for card in table.game.players[RED].discard) == ["Arcane Ward", "Tanglevine"]
