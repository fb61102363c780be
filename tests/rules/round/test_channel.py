"""The Channel Phase: who collects mana, how much, and where it lies."""

from mageduel.dsl.selectors import SELF
from mageduel.facts.traits import CHANNELING
from mageduel.state.events import Channeled
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.table import Table, make_card, make_creature, script_for


def pool_card() -> dict[str, object]:
    return {
        "type": "conjuration",
        "cost": 3,
        "action": "quick",
        "range": [0, 0],
        "target": "zone",
        "life": 5,
        "armor": 0,
    }


@rule("core.channel.mage-gains-channeling", "core.summary.channeling-phase", "core.codex.mage-powers")
def test_each_mage_gains_his_channeling() -> None:
    table = Table(red="Beastmaster", blue="Wizard", mana=3)
    table.channel()
    assert (table.red.mana, table.blue.mana) == (3 + 9, 3 + 10)


@rule("core.channel.example-beastmaster-first-round", "core.setup.starting-mana-10")
def test_after_the_first_channel_phase_the_beastmaster_has_nineteen_mana() -> None:
    duel = Duel(red="Beastmaster", red_book={"Fireball": 1})
    duel.play_until("plan")
    assert duel.red.mana == 19


@rule(
    "core.channel.other-objects-channel",
    "core.channel.object-mana-on-card",
    "core.channel.mage-mana-on-status-board",
    "core.codex.channeling-definition",
    "codex.channeling.meaning",
)
def test_an_object_with_channeling_keeps_its_mana_to_itself() -> None:
    table = Table(mana=0)
    spring = table.put(make_card(name="Test Spring", channeling=2, **pool_card()))
    rock = table.put(make_card(name="Test Rock", **pool_card()))
    table.channel()
    assert (spring.mana, rock.mana) == (2, 0)
    assert table.red.mana == 9
    assert [event.who for event in table.events(Channeled)] == [table.red, table.blue, spring]


def test_channeling_can_rise_and_fall_but_not_below_nothing() -> None:
    table = Table(mana=0)
    card = make_creature("Leech", channeling=1)
    script_for(card).grants(CHANNELING(-4), to=SELF)
    leech = table.put(card)
    table.channel()
    assert leech.mana == 0


@rule("core.channel.no-mana-cap", "ruling.r1")
def test_there_is_no_limit_to_mana() -> None:
    table = Table(mana=400)
    table.channel()
    assert table.red.mana == 409
    table.destroy(table.hide("Decoy", table.red))
    assert table.red.mana == 411


@rule("core.mana.unspent-carries-over")
def test_mana_that_was_not_spent_is_there_next_round() -> None:
    duel = Duel(red_book={"Fireball": 1}, blue_book={"Fireball": 1})
    duel.play_until("plan")
    first = duel.blue.mana
    duel.play_round()
    duel.play_until("plan")
    assert duel.blue.mana == first + 9


@rule("core.mana.cannot-spend-more-than-have")
def test_a_spell_that_costs_more_than_there_is_cannot_be_cast() -> None:
    table = Table(mana=7)
    table.move_to(table.blue, "C2")
    assert not table.cast_options(table.red, "Fireball")
    table.red.mana = 8
    assert ("cast", 0, "Fireball", table.blue.id) in table.cast_options(table.red, "Fireball")
