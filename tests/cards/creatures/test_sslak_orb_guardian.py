"""Sslak, Orb Guardian: rooted beside an orb; where nobody controls it, on guard again each Upkeep."""

from mageduel.facts.conditions import BURN, DAZE, SLAM, STAGGER, STUN
from mageduel.facts.traits import ANCHORED, UNMOVABLE
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from tests.kit.duel import Duel
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED, Table


def guardian(table: Table) -> Object:
    return table.find("Sslak, Orb Guardian", zone="B1")


def test_beside_an_orb_it_can_be_neither_pushed_nor_teleported() -> None:
    table = Table("domination")
    table.push(guardian(table), "east")
    table.teleport(guardian(table), "A3")
    assert table.place(guardian(table)) == "B1"


def test_elsewhere_and_in_a_game_without_orbs_it_moves_like_anybody() -> None:
    table = Table()
    stray = table.put("Sslak, Orb Guardian", BLUE, "B2")
    assert not table.has(stray, UNMOVABLE)
    assert not table.has(stray, ANCHORED)
    table.push(stray, "east")
    assert table.place(stray) == "B3"


def test_it_strikes_back_without_anybody_being_asked() -> None:
    table = Table("domination")
    wolf = table.put("Timber Wolf", RED, "B1")
    table.dice("1 0 0 0")
    table.dice("2 2 0")
    table.attack(wolf, "Bite", guardian(table))
    assert [each.attacker.name for each in table.attacks() if each.attacker is not None] == [
        "Timber Wolf",
        "Sslak, Orb Guardian",
    ]
    assert wolf.damage == 3
    assert not guardian(table).guarding


@rule("sup.spell.sslak-conditions-removed-in-upkeep")
def test_each_upkeep_it_is_on_guard_again_and_rid_of_what_an_activation_would_end() -> None:
    duel = Duel("domination")
    this = guardian(duel)
    this.set_guard(guards=False)
    for condition in (STUN, DAZE, STAGGER, SLAM, BURN):
        duel.condition(this, condition)
    duel.play_to(Phase.ACTIONS, round=2)
    assert this.guarding
    assert set(this.conditions) <= {BURN}


def test_one_that_a_player_controls_does_not_go_on_guard_by_itself() -> None:
    duel = Duel("domination")
    own = duel.put("Sslak, Orb Guardian", RED, "B3")
    duel.condition(own, STAGGER)
    duel.play_round()
    assert not own.guarding
