"""V'Tar Orbs: lit, taken and lost by touch, what they give each Upkeep, and winning by V'Tar (reconstructed)."""

import pytest

from mageduel.facts.boards import UnknownBoard, board_for, boards
from mageduel.facts.traits import ANCHORED, UNMOVABLE
from mageduel.modes import rule_set
from mageduel.rules.domination.orbs import DIMMED, LIT, orbs_of
from mageduel.rules.domination.vtar import VTAR, gain_vtar, vtar_of
from mageduel.rules.round.activation import ACTION, action_options
from mageduel.rules.victory.standing import DuelEnds
from mageduel.state.causes import HowEnded
from mageduel.state.objects import Object
from mageduel.state.phases import Phase
from mageduel.state.running import ActionPhase
from mageduel.views.options import Describer
from mageduel.words.errors import why
from tests.kit.answers import attack
from tests.kit.duel import Duel
from tests.kit.table import BLUE, RED, Refused, Table

NOBODY = 2


def table() -> Table:
    """Ancient Wards, without the guardian of the orb in B1."""
    made = Table("domination")
    made.game.objects[guardian(made, "B1").id].set_guard(guards=False)
    made.destroy(guardian(made, "B1"))
    return made


def guardian(made: Table, zone: str) -> Object:
    return made.find("Sslak, Orb Guardian", zone=zone)


def orb(made: Table, zone: str = "B1") -> Object:
    return made.find("V'Tar Orb", zone=zone)


def touch(made: Table, creature: Object, which: Object) -> None:
    bar = creature.card.attacks[0].name
    made.attack(creature, bar, which)


def lit_for_red(duel: Duel) -> Object:
    """The orb in B1, as if Red had touched it a round ago."""
    this = orb(duel)
    this.mark(LIT)
    duel.control(this, RED)
    return this


def test_orbs_begin_dark_and_nobodys_each_with_its_guardian() -> None:
    made = Table("domination")
    orbs = [each for each in made.game.objects.values() if each.name == "V'Tar Orb"]
    assert [made.place(each) for each in orbs] == ["A2", "B1", "B3", "C2", "C4", "D3"]
    assert all(not each.marks and each.controller == NOBODY for each in orbs)
    assert all(guardian(made, zone).guarding for zone in ("A2", "B1", "B3", "C2", "C4", "D3"))


@pytest.mark.parametrize(("way", "mana", "damage"), [(2, 12, 5), (1, 11, 4), (0, 10, 3)])
def test_the_first_touch_lights_an_orb_takes_it_and_gives_two_of_mana_and_healing(
    way: int, mana: int, damage: int
) -> None:
    made = table()
    made.mana(RED, 10)
    made.red.damage = 5
    wolf = made.put("Timber Wolf", RED, "B1")
    made.decide("orb", ("mana", way))
    touch(made, wolf, orb(made))
    assert orb(made).marks == {LIT: 1}
    assert orb(made).controller == RED
    assert (made.red.mana, made.red.damage) == (mana, damage)


def test_an_unhurt_mage_is_not_asked_and_takes_mana() -> None:
    made = table()
    made.mana(RED, 10)
    touch(made, made.put("Timber Wolf", RED, "B1"), orb(made))
    assert made.red.mana == 12


def test_two_touches_turn_an_enemy_orb_over_and_the_second_gives_nothing() -> None:
    made = table()
    made.mana(BLUE, 10)
    touch(made, made.put("Timber Wolf", RED, "B1"), orb(made))
    fox = made.put("Bitterwood Fox", BLUE, "B1")
    touch(made, fox, orb(made))
    assert orb(made).controller == NOBODY
    assert orb(made).marks == {LIT: 1}
    touch(made, fox, orb(made))
    assert orb(made).controller == BLUE
    assert made.blue.mana == 10


def test_nobody_touches_an_orb_of_his_own() -> None:
    made = table()
    wolf = made.put("Timber Wolf", RED, "B1")
    touch(made, wolf, orb(made))
    assert attack(wolf, "Bite", orb(made)) not in made.actions(wolf)


def test_guards_stand_in_the_way_of_a_touch() -> None:
    made = Table("domination")
    wolf = made.put("Timber Wolf", RED, "B1")
    assert attack(wolf, "Bite", orb(made)) not in made.actions(wolf)
    assert attack(wolf, "Bite", guardian(made, "B1")) in made.actions(wolf)


def test_no_ranged_attack_and_no_spell_reaches_an_orb() -> None:
    made = table()
    archer = made.put("Royal Archer", RED, "B2")
    foe = made.put("Timber Wolf", BLUE, "B1")
    shots = {each[3] for each in made.actions(archer) if each[0] == "attack"}
    assert foe.id in shots
    assert orb(made).id not in shots
    made.move_to(made.red, "B2")
    with pytest.raises(Refused):
        made.cast(made.red, "Fireball", orb(made))


def test_a_zone_attack_leaves_the_orb_as_it_is() -> None:
    made = table()
    made.move_to(made.red, "B1")
    before = orb(made)
    made.always("orb", lambda request: request.options[0])
    made.cast(made.red, "Ring of Fire", "B1")
    assert orb(made) is before
    assert before.damage == 0


def test_each_upkeep_an_orb_gives_a_point_of_vtar_and_mana_or_healing() -> None:
    duel = Duel("domination")
    lit_for_red(duel)
    duel.red.damage = 3
    mana = duel.red.mana
    duel.always("orb", ("mana", 0))
    duel.play_to(Phase.ACTIONS, round=2)
    assert (vtar_of(duel.game, RED), vtar_of(duel.game, BLUE)) == (1, 0)
    assert duel.red.damage == 2
    assert duel.red.mana == mana + 9


def test_a_dimmed_orb_gives_nothing_once() -> None:
    duel = Duel("domination")
    this = lit_for_red(duel)
    this.mark(DIMMED)
    duel.play_to(Phase.ACTIONS, round=2)
    assert vtar_of(duel.game, RED) == 0
    duel.play_to(Phase.ACTIONS, round=3)
    assert vtar_of(duel.game, RED) == 1


def test_whoever_has_the_goal_and_the_most_wins_at_the_end_of_upkeep() -> None:
    duel = Duel("domination")
    lit_for_red(duel)
    duel.red.mark(VTAR, 13)
    duel.play_round()
    assert duel.is_over
    assert duel.game.result is not None
    assert (duel.game.result.winning_team, duel.game.result.how) == (RED, HowEnded.SCORE)


def test_a_tie_above_the_goal_decides_nothing_until_somebody_leads() -> None:
    made = table()
    made.red.mark(VTAR, 14)
    made.blue.mark(VTAR, 15)
    made.run(gain_vtar(made.game, RED))
    assert made.game.result is None
    with pytest.raises(DuelEnds):
        made.run(gain_vtar(made.game, RED))
    assert made.game.result is not None
    assert made.game.result.winning_team == RED


def test_one_short_of_the_goal_is_not_enough() -> None:
    made = table()
    made.run(gain_vtar(made.game, RED, 13))
    assert made.game.result is None


def test_the_board_belongs_to_nobody_who_is_asked_nothing_and_is_no_player() -> None:
    duel = Duel("domination")
    duel.play_to(Phase.ACTIONS, round=2)
    assert {each.seat for each in duel.questions} == {RED, BLUE}
    assert [player.seat for player in duel.game.seated] == [RED, BLUE]
    assert orbs_of(duel.game, RED) == []


def test_a_guardian_cannot_be_moved_from_its_orb() -> None:
    made = Table("domination")
    this = guardian(made, "B1")
    assert made.has(this, UNMOVABLE)
    assert made.has(this, ANCHORED)
    stray = made.put("Sslak, Orb Guardian", RED, "A3")
    assert not made.has(stray, UNMOVABLE)
    assert not made.has(stray, ANCHORED)


def test_a_secret_passage_takes_one_move_action_past_everything_between() -> None:
    made = Table("domination")
    wolf = made.put("Timber Wolf", RED, "A3")
    made.act(wolf, ("move", "D2"), ("nothing",))
    assert made.place(wolf) == "D2"
    other = made.put("Timber Wolf", RED, "A4")
    assert ("move", "D2") not in made.actions(other)


def test_every_board_names_zones_it_has_and_seats_its_players() -> None:
    for board in boards().values():
        rules = rule_set("domination", board.players, board.name)
        names = rules.arena.zone_names
        places = {*board.orbs, *(zone for _, zone in board.guardians), *board.passage, *board.starts}
        assert places <= set(names), board.name
        assert len(rules.starts(range(board.players))) == board.players
        assert len(board.passage) in (0, 2)


def test_a_board_for_another_number_of_players_is_refused_with_those_that_fit() -> None:
    with pytest.raises(UnknownBoard) as refused:
        board_for(2, "Grand Arena")
    assert why(refused.value).startswith("Grand Arena is a board for 4 players, not 2; try Ancient Wards, ")
    with pytest.raises(UnknownBoard) as misspelt:
        board_for(4, "Gran Arena")
    assert why(misspelt.value).endswith("did you mean Grand Arena?")


def test_an_orb_that_nobody_controls_recovers_from_being_dimmed_as_well() -> None:
    duel = Duel("domination")
    this = orb(duel)
    this.mark(LIT)
    this.mark(DIMMED)
    duel.play_to(Phase.ACTIONS, round=2)
    assert this.marks == {LIT: 1}


def test_a_touch_is_offered_as_one_without_dice() -> None:
    made = table()
    wolf = made.put("Timber Wolf", RED, "B1")
    phase = ActionPhase(wolf)
    shown = Describer(made.game, ACTION.ask(RED, action_options(made.game, phase), phase)).options()
    (option,) = [each for each in shown if each.kind == "touch"]
    this = orb(made)
    assert option.answer == ["attack", wolf.id, 0, this.id]
    assert option.label == "Touch V'Tar Orb in B1"
    assert [part.element for part in option.path] == [f"o{this.id}", f"o{wolf.id}"]
    assert option.detail == "Quick action · a touch, no damage"
