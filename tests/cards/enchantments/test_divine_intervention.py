"""Divine Intervention: its bearer is carried off to wherever its controller likes."""

import pytest

from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Refused, Table


@pytest.fixture
def table() -> Table:
    return Table()


@rule(
    "sup.spell.divine-intervention-see-target-change-rule",
    "core.attack.no-hit-when-canceled-before-step-6",
    "codex.hit.canceled",
    "codex.hit.divine-intervention-example",
)
def test_an_attack_on_the_bearer_strikes_the_empty_air(table: Table) -> None:
    wolf, fox = table.put("Timber Wolf", RED), table.put("Bitterwood Fox", BLUE)
    intervention = table.hide("Divine Intervention", fox)
    table.reveal_after("Roll Dice", intervention)
    table.decide("teleport", ("teleport", "A1"))
    table.dice("2 2 2 2")
    attack = table.attack(wolf, "Bite", fox)
    assert attack.is_canceled
    assert not attack.has_hit
    assert fox.damage == 0
    assert fox.zone == table.zone("A1")
    assert table.blue.mana == 50 - 10
    assert not table.in_play(intervention)


@rule("sup.rules.spell-canceled-if-caster-or-target-moves", "sup.rules.spell-canceled-by-same-zone-teleport")
@pytest.mark.parametrize("zone", ["C1", "C2"])
def test_a_spell_on_the_bearer_fails_even_if_he_is_still_in_range(table: Table, zone: str) -> None:
    fox = table.put("Bitterwood Fox", BLUE, "C1")
    intervention = table.hide("Divine Intervention", fox)
    table.reveal_after("Counter Spell", intervention)
    table.decide("teleport", ("teleport", zone))
    spell = table.cast(table.red, "Agony", fox)
    assert spell.is_canceled
    assert fox.attachments == ()
    assert [card.name for card in table.game.players[RED].discard] == ["Agony"]
    assert table.red.mana == 50 - 2


def test_the_bearer_may_stay_but_the_enchantment_is_spent(table: Table) -> None:
    fox = table.put("Bitterwood Fox", BLUE)
    intervention = table.hide("Divine Intervention", fox)
    table.reveal_after("Reset Phase", intervention)
    table.decide("teleport", ("stay",))
    table.reset()
    assert fox.zone == table.zone("B2")
    assert not table.in_play(intervention)


def test_the_nonliving_are_beyond_it(table: Table) -> None:
    priestess = Table(red="Priestess")
    sentry = priestess.put("Skeletal Sentry", RED, "C1")
    with pytest.raises(Refused):
        priestess.cast(priestess.red, "Divine Intervention", sentry)
    priestess.cast(priestess.red, "Divine Intervention", priestess.red)
