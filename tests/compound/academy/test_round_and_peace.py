"""The Academy: the two rounds of peace, who may pass, what a round carries over, and how a duel ends."""

from mageduel.facts.conditions import STAGGER
from mageduel.kernel.requests import Answer, Request
from tests.kit.academy import AcademyDuel, AcademyTable
from tests.kit.answers import GUARD, NO_COUNTERSTRIKE, NOTHING, PASS, PAY, attack, cast, next_one, take
from tests.kit.ledger import rule
from tests.kit.table import BLUE, RED


@rule("academy.setup-rounds.no-attack-spell", "academy.setup-rounds.no-spell-on-enemy-object")
def test_in_peace_lightning_may_not_even_be_thrown_at_the_zone_but_a_game_may_be_laid_there() -> None:
    table = AcademyTable(round=2)
    hound = table.put("Wychwood Hound", RED)
    belt = table.attach("Wychwood Ironvine", table.red)
    assert table.why_no_cast(table.blue, "Voltaic Discharge") == "still-peaceful"
    assert table.why_no_cast(table.blue, "Shrink", hound) == "still-peaceful"
    assert table.why_no_cast(table.blue, "Crumble", belt) == "still-peaceful"
    assert table.why_no_cast(table.blue, "Akiro's Game") is None
    table.game.round = 3
    assert table.why_no_cast(table.blue, "Voltaic Discharge") is None


@rule("academy.setup-rounds.no-ability-on-enemy")
def test_in_peace_a_genie_grants_wishes_to_friends_only() -> None:
    table = AcademyTable(round=2)
    table.put("Wychwood Hound", RED)
    genie, worm = table.put("Azurean Genie", BLUE), table.put("Mana Worm", BLUE, damage=3)
    wishes = [each for each in table.actions(genie) if each[0] == "ability"]
    assert any(worm.id in each for each in wishes)
    assert not any(table.red.id in each[3:] for each in wishes)
    table.game.round = 3
    assert any(table.red.id in each[3:] for each in table.actions(genie) if each[0] == "ability")


@rule("academy.setup-rounds.rest-allowed")
def test_a_game_laid_in_peace_staggers_the_enemys_beast_in_the_upkeep_all_the_same() -> None:
    table = AcademyTable(round=1, red="Academy Warlord")
    tusk = table.put("Satyr Gruff", BLUE)
    table.reveal(table.hide("Akiro's Game", "A1", RED))  # it targets nobody
    table.next_round()
    assert (table.game.round, tusk.conditions) == (2, {STAGGER: 1})


@rule("academy.setup-rounds.no-ability-on-enemy")
def test_a_combustion_demon_called_in_peace_has_to_burn_one_of_its_own() -> None:
    table = AcademyTable(red="Academy Warlock", round=1)
    foe = table.put("Mana Worm", BLUE)
    seen: list[int] = []

    def burn_oneself(request: Request) -> Answer:
        seen.extend(each[1] for each in request.options)
        return next(each for each in request.options if table.red.id in each)

    table.always("choose one", burn_oneself)
    table.always("set fire", burn_oneself)
    table.cast(table.red, "Combustion Demon")
    assert foe.id not in seen
    assert table.blue.id not in seen
    assert not foe.conditions
    assert not table.blue.conditions
    assert table.red.conditions or table.find("Combustion Demon").conditions


@rule("academy.action.pass-if-fewer", "academy.action.no-pass-otherwise")
def test_a_stirred_beast_counts_at_once_for_who_may_pass() -> None:
    duel = AcademyDuel(round=3, red_book={"Wychwood Hound": 1})
    duel.mana(RED, 20)
    duel.put("Mana Worm", BLUE)
    duel.play_until("activate", RED)
    red_to_move = duel.request
    assert PASS in red_to_move.options  # one against two
    duel.decide("offer", take())
    duel.activate(duel.red, cast("Wychwood Hound", "A1"))
    blue_to_move = duel.play_until("activate", BLUE)
    assert duel.find("Wychwood Hound").active
    assert PASS not in blue_to_move.options  # two against the hound alone


@rule("academy.creature.enters-inactive")
def test_a_stirred_hound_in_peace_may_guard_but_not_bite() -> None:
    table = AcademyTable(round=1)
    table.put("Mana Worm", BLUE)
    table.decide("offer", take())
    table.cast(table.red, "Wychwood Hound")
    hound = table.find("Wychwood Hound")
    assert table.red.mana == 50 - 5 - 1
    assert GUARD in table.actions(hound)
    assert not any(each[0] == "attack" for each in table.actions(hound))
    table.cast(table.red, "Wychwood Hound")  # once a round: nobody is asked
    assert sum(each.active for each in table.find_all("Wychwood Hound")) == 1


def test_a_gale_takes_a_minor_creatures_turn_away_but_not_its_guard() -> None:
    table = AcademyTable(blue="Academy Elementalist")
    tusk, bear = table.put("Razortusk", RED), table.put("Steelclaw Matriarch", RED)
    table.guard(tusk)
    for each in (tusk, bear):
        table.dice("2* 0 0")
        table.cast(table.blue, "Gale Burst", each)
    assert (tusk.active, tusk.guarding, bear.active) == (False, True, True)


@rule("ruling.r50", "academy.attack-spell.zone-separate-rolls")
def test_a_discharge_that_kills_the_enemy_mage_first_spares_the_dying_caster() -> None:
    duel = AcademyDuel(round=3, blue_book={"Voltaic Discharge": 1})
    duel.mana(BLUE, 20)
    duel.red.damage = 23
    duel.blue.damage = 20
    duel.decide("order", next_one(duel.red))
    duel.dice("2 2 2", effect=1)
    duel.activate(duel.blue, cast("Voltaic Discharge", "A1"))
    duel.play_round()
    assert duel.is_over
    assert duel.blue.damage == 20


@rule("ruling.r50", "academy.victory.mage-defeated")
def test_a_redirected_blow_can_lose_the_duel_for_the_mage_who_struck_it() -> None:
    duel = AcademyDuel(round=3, blue="Academy Warlock")
    duel.red.damage = 22
    worm = duel.put("Sanguine Hunter", BLUE)
    hidden = duel.put("Mana Worm", BLUE)
    duel.hide("Redirect", hidden)
    duel.mana(BLUE, 5)
    duel.decide("pay reveal", PAY)
    duel.activate(duel.red, attack(duel.red, "Basic Melee Attack", hidden))
    duel.play_round()
    assert duel.is_over
    assert (hidden.damage, worm.damage, duel.red.damage) == (0, 0, 24)


def test_the_last_point_of_joined_strength_loses_the_duel() -> None:
    duel = AcademyDuel(round=3)
    duel.red.damage = 23
    lynx, gruff = duel.put("Pellian Lynx", RED), duel.put("Satyr Gruff", BLUE)
    duel.attach("Joined Strength", lynx)
    duel.dice("2 0 0")
    duel.activate(gruff, attack(gruff, "Heavy Mace", lynx))
    duel.play_round()
    assert duel.is_over
    assert duel.in_play(lynx)
    assert duel.red.damage == 24


@rule("academy.guard.kept-until-activation")
def test_tjusut_stands_guard_asleep_until_somebody_wakes_him() -> None:
    table = AcademyTable(red="Academy Forcemaster")
    tjusut = table.summon("Tjusut, the Risen King", RED)
    hound = table.put("Wychwood Hound", BLUE)
    assert (tjusut.guarding, tjusut.active) == (True, False)
    table.next_round()
    assert not tjusut.active
    assert attack(hound, "Bite", table.red) not in table.actions(hound)
    table.decide("counterstrike", take(tjusut))  # inactive, and he hits back all the same
    table.dice("0 0")
    table.dice("2 2 2 1 0")
    table.act(hound, attack(hound, "Bite", tjusut))
    assert not table.in_play(hound)
    assert (tjusut.guarding, tjusut.active) == (False, False)
    table.next_round()
    assert tjusut.active


def test_a_sentry_guards_in_the_round_it_is_summoned_and_thinner_once_it_was_struck() -> None:
    table = AcademyTable(red="Academy Priestess")
    table.cast(table.red, "Temple Sentry")
    sentry, gruff = table.find("Temple Sentry"), table.put("Satyr Gruff", BLUE)
    assert (sentry.active, table.armor(sentry)) == (False, 3)
    assert attack(gruff, "Heavy Mace", table.red) not in table.actions(gruff)
    table.decide("counterstrike", NO_COUNTERSTRIKE)
    table.dice("2 2 0")
    table.act(gruff, attack(gruff, "Heavy Mace", sentry))
    assert (sentry.damage, table.armor(sentry), sentry.guarding) == (1, 1, False)


@rule("academy.codex.melee-plus")
def test_what_the_knife_gave_is_gone_in_the_next_round() -> None:
    table = AcademyTable()
    knife = table.attach("Johktari Hunting Knife", table.red)
    lynx, gruff = table.put("Pellian Lynx", RED), table.put("Satyr Gruff", BLUE)
    table.always("offer", take())
    table.dice("2 2 0")
    table.act(table.red, attack(knife, "Curved Blade", gruff))
    assert table.odds(lynx, "Claws", gruff).dice.value == 3
    table.next_round()
    assert table.odds(lynx, "Claws", gruff).dice.value == 2


def test_wishes_run_out_and_the_genie_has_his_falchion_left() -> None:
    table = AcademyTable()
    genie, worm = table.put("Azurean Genie", BLUE, tokens={"Wish": 1}), table.put("Mana Worm", BLUE, damage=5)
    hound = table.put("Wychwood Hound", RED)
    healing = next(
        each for each in table.actions(genie) if each[:3] == ("ability", genie.id, 1) and worm.id in each[3:]
    )
    table.act(genie, healing)
    assert worm.damage == 3
    table.next_round()
    assert not any(each[0] == "ability" for each in table.actions(genie))
    assert attack(genie, "Falchion", hound) in table.actions(genie)
    table.act(genie, NOTHING)
