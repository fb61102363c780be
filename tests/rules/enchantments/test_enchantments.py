"""Enchantments: cast face down, attached, one of a name on one thing, and gone with what bears them."""

import pytest

from mageduel.facts.traits import AEGIS
from mageduel.rules.enchantments.reveals import reveal_options
from mageduel.rules.objects.characteristics import armor
from mageduel.rules.objects.destroy import WHEN_DESTROYED, destroy
from mageduel.state.events import Destroyed
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.views.view import view
from tests.kit.answers import DECLINE, NOTHING
from tests.kit.causes import A_TEST
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table, make_card, make_creature, script_for


@pytest.fixture
def table() -> Table:
    return Table()


@rule(
    "core.enchant.cast-face-down",
    "core.enchant.casting-cost-2",
    "core.codex.hidden-enchantment-cost-2",
    "codex.hidden-enchantment.cost-two",
    "core.enchant.always-attached",
)
def test_a_cast_enchantment_lies_face_down_on_its_target_for_two_mana(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "C1")
    table.cast(table.red, "Bear Strength", wolf)
    (strength,) = wolf.attachments
    assert strength.hidden
    assert strength.attached_to is wolf
    assert table.red.mana == 48


@rule(
    "core.enchant.face-down-is-hidden",
    "core.enchant.examine-own-hidden",
    "core.codex.hidden-enchantment-face-down",
    "codex.hidden-enchantment.face-down",
    "core.enchant.visible-presence",
    "core.enchant.hidden-controller-known",
)
def test_its_controller_sees_which_it_is_and_the_opponent_only_that_it_is_there_and_whose(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE)
    agony = table.hide("Agony", wolf, RED)
    assert view(table.game, RED).object(agony.id).card is agony.card
    (seen,) = view(table.game, BLUE).object(wolf.id).attachments
    assert seen.card is None
    assert seen.name != "Agony"
    assert seen.controller == RED


@rule("core.enchant.no-shuffling", "core.enchant.newest-on-top")
def test_hidden_enchantments_lie_in_the_order_in_which_they_were_cast(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "C1")
    for name in ("Bear Strength", "Cheetah Speed", "Rhino Hide"):
        table.cast(table.red, name, wolf)
    names = [each.name for each in view(table.game, RED).object(wolf.id).attachments]
    assert names == ["Bear Strength", "Cheetah Speed", "Rhino Hide"]
    numbers = [each.id for each in view(table.game, BLUE).object(wolf.id).attachments]
    assert numbers == sorted(numbers)


@rule("core.enchant.object-until-destroyed")
def test_it_stays_for_good(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    strength, hide = table.attach("Bear Strength", wolf), table.hide("Rhino Hide", wolf)
    table.end_round()
    table.reset()
    table.channel()
    table.upkeep()
    assert table.in_play(strength)
    assert table.in_play(hide)


@rule("core.enchant.no-life-cannot-be-attacked")
def test_it_is_no_target_of_an_attack(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    hide, ground = table.attach("Rhino Hide", fox), table.attach("Sacred Ground", "B2", BLUE)
    targets = [option[3] for option in table.actions(wolf) if option[0] == "attack"]
    assert fox.id in targets
    assert hide.id not in targets
    assert ground.id not in targets


@rule("core.enchant.moves-with-target")
def test_it_goes_where_its_bearer_goes(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "B2")
    strength, hide = table.attach("Bear Strength", wolf), table.hide("Rhino Hide", wolf)
    table.act(wolf, ("move", "B3"), NOTHING)
    assert strength.zone == hide.zone == table.zone("B3")


@rule("core.enchant.destroyed-with-target")
def test_it_goes_down_with_its_bearer_to_its_owners_discard_pile(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    strength, agony = table.attach("Bear Strength", wolf), table.hide("Agony", wolf, BLUE)
    table.decide("offer", DECLINE)
    table.run(destroy(table.game, wolf, A_TEST))
    assert not table.in_play(strength)
    assert not table.in_play(agony)
    assert [card.name for card in table.game.players[BLUE].discard] == ["Agony"]


@rule("core.enchant.zone-enchantment")
def test_a_zone_can_bear_one_too(table: Table) -> None:
    table.cast(table.red, "Sacred Ground", "C2")
    (ground,) = table.game.zone_enchantments[table.zone("C2")]
    assert ground.hidden
    assert ground.attached_to is None
    assert ground.zone == table.zone("C2")


@rule("core.enchant.unlimited-different")
def test_there_is_no_limit_to_different_ones(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "C1")
    names = [
        "Bear Strength",
        "Cheetah Speed",
        "Rhino Hide",
        "Regrowth",
        "Block",
        "Nullify",
        "Hawkeye",
        "Bull Endurance",
    ]
    for name in names:
        table.cast(table.red, name, wolf)
    assert [each.name for each in wolf.attachments] == names


@rule(
    "core.enchant.no-duplicate-name",
    "core.enchant.example-bear-strength-duplicate",
    "sup.rules.cannot-cast-duplicate-of-own-hidden",
    "ruling.r18",
)
def test_none_is_cast_beside_a_hidden_copy_of_ones_own(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "C1")
    table.hide("Bear Strength", wolf, RED)
    with pytest.raises(Refused):
        table.cast(table.red, "Bear Strength", wolf)
    table.hide("Sacred Ground", "C2", RED)
    with pytest.raises(Refused):
        table.cast(table.red, "Sacred Ground", "C2")


@rule("core.enchant.no-duplicate-name", "sup.rules.cannot-cast-duplicate-of-any-revealed", "ruling.r18")
@pytest.mark.parametrize("seat", [RED, BLUE])
def test_none_is_cast_beside_a_revealed_copy_whoever_controls_it(table: Table, seat: int) -> None:
    wolf = table.put("Timber Wolf", RED, "C1")
    table.attach("Bear Strength", wolf, seat)
    with pytest.raises(Refused):
        table.cast(table.red, "Bear Strength", wolf)
    table.attach("Sacred Ground", "C2", seat)
    with pytest.raises(Refused):
        table.cast(table.red, "Sacred Ground", "C2")


@rule("sup.rules.may-cast-duplicate-of-enemy-hidden", "core.enchant.both-players-may-duplicate-hidden", "ruling.r18")
def test_a_hidden_copy_of_the_enemys_is_no_hindrance(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED, "C1")
    table.hide("Bear Strength", wolf, BLUE)
    table.cast(table.red, "Bear Strength", wolf)
    assert [each.name for each in wolf.attachments] == ["Bear Strength", "Bear Strength"]


@rule("sup.rules.hidden-duplicate-may-stay-when-other-revealed", "sup.rules.hidden-copy-does-not-block-reveal")
def test_when_one_of_two_copies_is_revealed_it_works_and_the_other_stays_hidden(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    mine, yours = table.hide("Rhino Hide", wolf, RED), table.hide("Rhino Hide", wolf, BLUE)
    table.reveal_after("Reset Phase", mine)
    table.reset()
    assert table.in_play(mine)
    assert armor(wolf) == 4
    assert yours.hidden
    assert table.in_play(yours)


@rule("sup.rules.duplicate-revealed-enchantment-discarded", "sup.rules.later-reveal-of-duplicate-is-lost", "ruling.r18")
def test_the_copy_revealed_second_is_discarded_for_nothing_and_costs_nothing(table: Table) -> None:
    wolf = table.put("Timber Wolf", RED)
    table.attach("Rhino Hide", wolf, BLUE)
    twin = table.hide("Rhino Hide", wolf, RED)
    table.reveal_after("Reset Phase", twin)
    table.reset()
    assert not table.in_play(twin)
    assert armor(wolf) == 4
    assert table.red.mana == 50
    assert [card.name for card in table.game.players[RED].discard] == ["Rhino Hide"]
    assert not table.events(Destroyed)


@rule("sup.rules.discarded-is-not-destroyed", "sup.rules.duplicate-revealed-enchantment-discarded")
def test_nobody_who_waits_for_destruction_hears_of_a_discarded_copy(table: Table) -> None:
    last_words = make_card(
        name="Last Words", type="enchantment", cost=1, reveal=1, action="quick", range=[0, 2], target="creature"
    )
    heard: list[str] = []
    script = script_for(last_words)

    @script.answering(WHEN_DESTROYED)
    async def speak(game: Game, this: Object) -> None:
        heard.append(this.name)

    watcher = make_creature("Watcher")
    watching = script_for(watcher)

    @watching.on(Destroyed)
    async def hear(game: Game, this: Object, event: Destroyed) -> None:
        heard.append(f"{event.who.name} is gone")

    table.put(watcher, RED)
    wolf = table.put("Timber Wolf", RED)
    table.attach(last_words, wolf, BLUE)
    twin = table.hide(last_words, wolf, RED)
    table.reveal_after("Reset Phase", twin)
    table.reset()
    assert not table.in_play(twin)
    assert heard == []
    assert [card.name for card in table.game.players[RED].discard] == ["Last Words"]


@rule("sup.rules.duplicate-revealed-enchantment-discarded", "ruling.r18")
def test_in_a_zone_likewise(table: Table) -> None:
    fox = table.put("Bitterwood Fox", RED)
    table.attach("Sacred Ground", "B2", BLUE)
    twin = table.hide("Sacred Ground", "B2", RED)
    table.reveal_after("Reset Phase", twin)
    table.reset()
    assert not table.in_play(twin)
    assert not table.has(fox, AEGIS)


@rule(
    "core.codex.controller-is-caster",
    "codex.controller.caster",
    "core.codex.controller-makes-choices",
    "codex.controller.decides",
)
def test_whoever_casts_it_controls_it_and_alone_may_reveal_it(table: Table) -> None:
    wolf = table.put("Timber Wolf", BLUE, "C1")
    table.cast(table.red, "Agony", wolf)
    (agony,) = wolf.attachments
    assert agony.controller == RED
    assert ("reveal", agony.id) in reveal_options(table.game, RED)
    assert ("reveal", agony.id) not in reveal_options(table.game, BLUE)
