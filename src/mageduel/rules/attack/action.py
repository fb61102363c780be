"""Attack actions: one action, one or several attacks (Sweeping, zone attacks, an extra attack), resolved in turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from mageduel.dsl.capabilities import Capability
from mageduel.dsl.script import answers_of
from mageduel.dsl.steps import ATTACK_ENDS, DECLARE_ATTACK, PAY_ATTACK_COSTS, ROLL_TO_MISS
from mageduel.facts.cards import QUICK, AttackBar
from mageduel.facts.traits import INCAPACITATED, SWEEPING
from mageduel.kernel.questions import Form, Question
from mageduel.kernel.requests import Answer
from mageduel.rules.attack import steps as attacks
from mageduel.rules.attack.aiming import AIDS_SHOTS, offer_aid
from mageduel.rules.attack.extra_attacks import use_up_extra_attack
from mageduel.rules.attack.flight import free_heights, keep_heights
from mageduel.rules.attack.rolling import roll_to_miss, rolls_to_miss
from mageduel.rules.attack.strikes import further_targets
from mageduel.rules.attack.targets import attack_bars, driven_against, is_out_of_sight
from mageduel.rules.attack.turning_away import STOP, attack_or_turn_away
from mageduel.rules.conditions.markers import is_staggered_minor
from mageduel.rules.happenings import happen
from mageduel.rules.objects.characteristics import has
from mageduel.rules.objects.destroy import destroy, is_destroyed
from mageduel.rules.order import which_one_next
from mageduel.rules.round.token_upkeep import TIME_IS_UP, end_spent_attacker
from mageduel.rules.sight.lines import zones_of
from mageduel.rules.steps import Canceled, run_step
from mageduel.state.causes import Why
from mageduel.state.events import AttackActionEnded
from mageduel.state.game import Game
from mageduel.state.marks import ROUND_END, Mark
from mageduel.state.objects import Object
from mageduel.state.parts import BAR, OBJECT, VICTIM
from mageduel.state.places import Zone
from mageduel.state.running import Attack, AttackAction, AttackShape, Spell, shape_of, shape_of_spell

WHIRLS: Final = Mark("whirling", until=ROUND_END)
"""The mark of a creature that may spend a full action on striking up to three targets with a quick attack."""
SWEEPS_ONCE: Final = Mark("sweeping once", until=ROUND_END)
"""The mark of a creature that may once spend a full action on a quick melee attack that is Sweeping."""
MORE_TARGETS: Final = 2
SWEEP_ON: Final = Question("sweep", Form("sweep", VICTIM), about={"attack": Attack}, declines=STOP, insists=True)
ATTACK_ONCE_MORE: Final = Question(
    "extra attack",
    Form("attack", OBJECT, BAR, OBJECT, group="attacks", icon="melee"),
    about={"attack": Attack},
    declines=STOP,
    insists=True,
)


async def attack_with(
    game: Game, attacker: Object, bar: AttackBar, target: Object, *, dice: int | None = None, effect_bonus: int = 0
) -> Attack:
    """A creature or conjuration makes one of its attacks; returns the first attack of that action."""
    action = AttackAction(attacker)
    shape = shape_of(bar)
    scene = () if bar.range is None else zones_of(game, target)
    is_outermost = keep_heights(game)
    if bar.range is not None and AIDS_SHOTS in game.listeners:
        await offer_aid(game, attacker, target, is_needed=is_out_of_sight(game, attacker, bar, target))
    attack = attacks.new_attack(game, shape, bar, attacker, target, action, dice)
    attack.effect_bonus = effect_bonus
    attack = await attack_or_turn_away(game, attack, None, is_first=True)
    if attack.is_committed:
        if WHIRLS in attacker.marks and _may_strike_on(game, attack):
            await _whirl(game, attack)
        elif attack.has(SWEEPING):
            await _sweep(game, attack, scene)
        elif SWEEPS_ONCE in attacker.marks and _may_strike_on(game, attack):
            attacker.unmark(SWEEPS_ONCE)
            await _sweep(game, attack, scene)
        if action.onward is not None:
            await _spread(game, attack)
        if bar.range is None:
            await offer_extra_attack(game, attack)
    if is_outermost:
        free_heights(game)
    if AttackActionEnded in game.heard:
        await happen(game, AttackActionEnded(attack))
    return attack


async def _spread(game: Game, first: Attack) -> None:
    """Strikes that go to somebody else are an attack of their own; whoever was attacked before answers no more."""
    attacker, bar, action = first.attacker, first.bar, first.action
    while attacker is not None and action.onward is not None:
        (target, strikes), action.onward = action.onward, None
        was_attacked = target in action.targets
        again = attacks.new_attack(game, first.shape, bar, attacker, target, action=action, strikes=strikes)
        again.is_unanswered = was_attacked
        await attack_or_turn_away(game, again, partial(further_targets, game, attacker, bar, action), is_first=False)


def _may_strike_on(game: Game, attack: Attack) -> bool:
    """Whether a full action is spent on a quick melee attack, so that a mark can let it strike others as well."""
    attacker, phase = attack.attacker, game.action_phase
    if attacker is None or phase is None or phase.creature is not attacker:
        return False
    is_quick_melee = attack.bar.action is QUICK and attack.is_melee and not attack.is_counterstrike
    return is_quick_melee and not phase.move_actions


def _can_go_on(game: Game, attacker: Object) -> bool:
    """Whether what the first attack brought upon the attacker lets it make another one in the same action."""
    return attacker.id in game.objects and not has(attacker, INCAPACITATED) and not is_staggered_minor(attacker)


async def _whirl(game: Game, first: Attack) -> None:
    """Two more targets at most, one strike each, in the manner of Sweeping."""
    for _ in range(MORE_TARGETS):
        if first.attacker is None or not await _sweep(game, first, (), strikes=1):
            return
        first.attacker.unmark(WHIRLS)


async def _sweep(game: Game, first: Attack, scene: tuple[int, ...], *, strikes: int | None = None) -> bool:
    """A Sweeping attack may go on to one other target: beside the attacker, or where it shot (ruling R39).

    Says whether it has.
    """
    attacker, bar = first.attacker, first.bar
    if attacker is None or not _can_go_on(game, attacker):
        return False

    def seconds() -> list[Object]:
        found = [
            each
            for each in further_targets(game, attacker, bar, first.action)
            if each not in first.action.targets
            and (bar.range is None or any(zone in scene for zone in zones_of(game, each)))
        ]
        driven = [each for each in driven_against(game, attacker) if each in found] if bar.range is None else []
        return driven or found

    candidates = seconds()
    if not candidates:
        return False
    must = bar.range is None and any(each in candidates for each in driven_against(game, attacker))
    swept: list[Answer] = [("sweep", each.id) for each in candidates]
    answer = await SWEEP_ON.ask(attacker.controller, swept if must else [STOP, *swept], first)
    if answer == STOP:
        return False
    target = game.objects[answer[1]]
    second = attacks.new_attack(game, first.shape, bar, attacker, target, action=first.action, strikes=strikes)
    await attack_or_turn_away(game, second, seconds, is_first=False)
    return True


async def offer_extra_attack(game: Game, first: Attack) -> None:
    """After its melee attack the creature may make one more quick melee attack, if something has granted that.

    Whoever a mandatory action drives makes it on whom that concerns (ruling R42).
    """
    attacker = first.attacker
    if attacker is None or not use_up_extra_attack(attacker):
        return
    if _can_go_on(game, attacker):
        await _attack_once_more(game, first, attacker)


async def _attack_once_more(game: Game, first: Attack, attacker: Object) -> None:
    choices = [
        (source, index, bar, target)
        for source, index, bar in attack_bars(attacker, QUICK)
        if bar.range is None
        for target in further_targets(game, attacker, bar, first.action)
    ]
    driven = driven_against(game, attacker)
    forced = [each for each in choices if each[3] in driven]
    choices = forced or choices
    if not choices:
        return
    ways: list[Answer] = [("attack", source.id, index, target.id) for source, index, _, target in choices]
    answer = await ATTACK_ONCE_MORE.ask(attacker.controller, ways if forced else [STOP, *ways], first)
    if answer != STOP:
        bar, target = next((bar, target) for s, i, bar, target in choices if (s.id, i, target.id) == answer[1:])
        was_attacked = target in first.action.targets
        extra = attacks.new_attack(game, AttackShape.MELEE, bar, attacker, target, action=first.action)
        if was_attacked:
            extra.is_unanswered = True
        others = partial(further_targets, game, attacker, bar, first.action)
        await attack_or_turn_away(game, extra, others, is_first=False)


async def attack_with_spell(
    game: Game, spell: Spell, target: Object, *, dice: int | None = None, action: AttackAction | None = None
) -> Attack:
    """The attack of an attack spell, made by its caster with the spell's range; or another of the same action."""
    bar = spell.card.attacks[0]
    attack = attacks.new_attack(
        game,
        shape_of_spell(bar),
        bar,
        spell.caster,
        target,
        action=action,
        spell=spell,
        controller=spell.controller,
        dice=dice,
    )
    attack.range = None if attack.is_melee else spell.card.range
    attack.source = spell.viewer
    await attacks.make_attack(game, attack)
    if AttackActionEnded in game.heard:
        await happen(game, AttackActionEnded(attack))
    return attack


async def offer_to_sweep_on(game: Game, spell: Spell, first: Attack, others: Sequence[Object]) -> None:
    """Let the caster of an attack spell strike one of these others with it as well, in the same attack action."""
    answer = await SWEEP_ON.ask(spell.controller, [STOP, *(("sweep", each.id) for each in others)], first)
    if answer != STOP:
        await attack_with_spell(game, spell, game.objects[answer[1]], action=first.action)


async def attack_all(game: Game, source: Object, bar: AttackBar, whom: Callable[[Object], bool]) -> None:
    """Attack everybody meant, wherever they are: one after the other, in the order the controller chooses."""
    action = AttackAction(source)
    done: set[int] = set()
    while True:
        left = [each for each in game.objects.values() if each.id not in done and each.has_life and whom(each)]
        if not left:
            return
        target = await _choose_next(game, source.controller, left, source)
        done.add(target.id)
        attack = attacks.new_attack(game, AttackShape.OTHER, bar, source, target, action=action)
        await attacks.make_attack(game, attack)
        if AttackActionEnded in game.heard:
            await happen(game, AttackActionEnded(attack))


SPARES_ITSELF: Final = Capability[bool]("spares itself")
"""Asked of who attacks a zone: whether its own attack does nothing to it."""
PAYS_WITH_ITS_LIFE: Final = Capability[Callable[[AttackBar], bool]]("pays with its life")
"""Asked of who attacks a zone: whether it is destroyed as a cost of this attack."""


STRIKES_WALLS_BETWEEN: Final = Capability[bool]("strikes walls between")
"""Asked of a spell that attacks several zones: whether walls between them are attacked as well."""


async def zone_attack(
    game: Game,
    attacker: Object,
    bar: AttackBar,
    *zones: Zone,
    spell: Spell | None = None,
    spares: Callable[[Object], bool] = lambda each: False,
) -> Attack:
    """Attack everything in a zone, or several: one declaration, one roll to miss, then steps 5 and 6 for each (R26)."""
    action = AttackAction(attacker)
    controller = spell.controller if spell is not None else attacker.controller
    whole = Attack(action, AttackShape.ZONE, bar, attacker, attacker, controller, attacker, spell)
    whole.zone = zones[0]
    whole.origin_moves = attacker.moves
    whole.defender_moves = attacker.moves
    is_outermost = keep_heights(game)
    game.running.append(whole)
    try:
        await run_step(game, DECLARE_ATTACK, whole, attacks.declare_attack, _stays)
        await run_step(game, PAY_ATTACK_COSTS, whole, _pay_for_zone_attack, _stays)
        if rolls_to_miss(whole):
            await run_step(game, ROLL_TO_MISS, whole, roll_to_miss, _stays)
        if not whole.missed:
            await _attack_each(game, whole, zones, spares)
        if game.is_watched:
            await run_step(game, ATTACK_ENDS, whole, None)
    except Canceled:
        whole.is_canceled = True
    game.running.remove(whole)
    if is_outermost:
        free_heights(game)
    if TIME_IS_UP in attacker.marks:
        await end_spent_attacker(game, attacker)
    if AttackActionEnded in game.heard:
        await happen(game, AttackActionEnded(whole))
    return whole


async def _pay_for_zone_attack(game: Game, attack: Attack) -> None:
    """Mana that is asked for, and the attacker himself where his attack takes that."""
    await attacks.pay_attack_costs(game, attack)
    attacker = attack.attacker
    if attacker is not None and any(pays(attack.bar) for pays in PAYS_WITH_ITS_LIFE.of(attacker)):
        await destroy(game, attacker, Why.SACRIFICED_ITSELF)


def _stays(game: Game, attack: Attack) -> bool:
    attacker = attack.attacker
    if attacker is None or attacks.CALLED_OFF in attack.marks:
        return False
    return is_destroyed(game, attacker) or attacker.moves == attack.origin_moves


def _struck_in(game: Game, zones: Sequence[Zone], spell: Spell | None) -> list[Object]:
    """What an attack on these zones strikes; walls stand between zones, not in them."""
    there = [each for zone in zones for each in game.in_zone[zone]]
    if spell is not None and answers_of(spell.card, STRIKES_WALLS_BETWEEN):
        there += [wall for border, wall in game.walls.items() if all(zone in zones for zone in border.zones)]
    return there


async def _attack_each(game: Game, whole: Attack, zones: Sequence[Zone], spares: Callable[[Object], bool]) -> None:
    attacker = whole.attacker
    assert attacker is not None
    done: set[int] = set()
    if SPARES_ITSELF.is_given_by(attacker) and whole.spell is None:
        done.add(attacker.id)
    while True:
        there = _struck_in(game, zones, whole.spell)
        left = [each for each in there if each.has_life and each.id not in done and not spares(each)]
        if not left:
            return
        target = await _choose_next(game, whole.controller, left, whole)
        done.add(target.id)
        single = attacks.new_attack(
            game,
            AttackShape.ZONE,
            whole.bar,
            attacker,
            target,
            action=whole.action,
            spell=whole.spell,
            strikes=1,
            controller=whole.controller,
        )
        single.effect_bonus = whole.effect_bonus
        single.marks = dict(whole.marks)
        await attacks.make_attack(game, single)
        whole.damage_in_all += single.damage_in_all


async def _choose_next(game: Game, seat: int, left: Sequence[Object], subject: Object | Attack) -> Object:
    """Whom to attack next, where several are to be attacked one after the other."""
    answer = await which_one_next(seat, left, subject)
    return game.objects[answer[1]]
