"""What a player might reasonably try and cannot: the same checks that make the options, asked for their reasons."""

from __future__ import annotations

from functools import cache

from mageduel.dsl.declarations import Declaration
from mageduel.dsl.selectors import is_friendly
from mageduel.facts.cards import ActionKind, Card
from mageduel.facts.codex import entry_behind
from mageduel.facts.library import library
from mageduel.kernel.requests import Refusal, Request
from mageduel.rules import refusals
from mageduel.rules.attack.targets import attack_bars, why_no_attack_at_all, why_not_attack
from mageduel.rules.casting import at_hand, costs, declaring, targeting
from mageduel.rules.casting.haste import action_needed
from mageduel.rules.casting.mana import available
from mageduel.rules.movement import moves as movement
from mageduel.rules.round import action_stage, activation
from mageduel.rules.sight.lines import distance
from mageduel.state.game import Game
from mageduel.state.hands import Castable
from mageduel.state.objects import Object
from mageduel.state.running import ActionPhase
from mageduel.views.asked import RefusalShown, RefusedShown, RuleShown
from mageduel.views.names import element
from mageduel.views.options import object_name
from mageduel.words.language import Language, count, say, spoken
from mageduel.words.printed import entry_word
from mageduel.words.targets import target_text


def _refused(
    label: str,
    kind: str,
    elements: list[str],
    group: str,
    refusal: Refusal,
    sentence: str = "",
    *,
    is_likely: bool = True,
) -> RefusedShown:
    """Something refused, with a sentence that names the numbers where there are any."""
    why = shown(refusal, sentence)
    return RefusedShown(label, kind, elements, group, why.code, why.sentence, why.rule, is_likely)


def shown(refusal: Refusal, sentence: str = "") -> RefusalShown:
    """A refusal as data, with a sentence that names the numbers where there are any."""
    usual, rule = _worded(refusal, spoken())
    return RefusalShown(refusal.code, sentence or usual, rule)


@cache
def _worded(refusal: Refusal, reader: Language) -> tuple[str, RuleShown]:
    """A refusal in a language: its usual sentence, and the rule behind it."""
    text = reader.texts[f"rule.{refusal.code}"].format()
    behind, section = entry_behind(refusal.code), refusal.rule.section
    card = section if section in library() else ""
    entry, word = (behind.name, entry_word(behind)) if behind else ("", "")
    rule = RuleShown(refusal.rule.document, section, text, entry, word, card)
    return reader.texts[f"refusal.{refusal.code}"].format(), rule


def refused(game: Game, request: Request) -> list[RefusedShown]:
    """Everything plausible that this request does not offer, with its reason."""
    if isinstance(request.subject, ActionPhase):
        return _refused_actions(game, request.subject, request)
    if declaring.TO_CAST.word not in request.question.forms:
        return []
    found = _refused_spells(game, game.players[request.player].mage, _offered(request), quick_only=True)
    if request.question is action_stage.ACTIVATE:
        found += _refused_creatures(game, request.player)
        refusal = action_stage.why_not_pass(game, request.player)
        if refusal is not None:
            found.append(_refused(say("option.pass"), "pass", [], "choices", refusal, _counts(game, request.player)))
    return found


_Offered = dict[tuple[object, object], set[object]]
"""The targets of every spell that is offered, by where it is and what it is called."""


def _offered(request: Request) -> _Offered:
    found: _Offered = {}
    for answer in request.options:
        if answer[0] == declaring.TO_CAST.word:
            found.setdefault((answer[1], answer[2]), set()).add(answer[3])
    return found


def _counts(game: Game, seat: int) -> str:
    mine, theirs = action_stage.compare_active(game, seat, action_stage.count_active(game))
    return say("detail.passing", mine=mine, theirs=theirs)


def _refused_creatures(game: Game, seat: int) -> list[RefusedShown]:
    """Own creatures that cannot be activated any more."""
    ready = action_stage.active_creatures(game, seat)
    found = []
    for creature in _on_the_board(game):
        if creature.is_creature and creature.controller == seat and creature not in ready:
            label = say("option.activate", who=object_name(game, creature.id))
            elements = [element(creature)]
            found.append(_refused(label, "activate", elements, "creatures", refusals.NOT_READY, is_likely=False))
    return found


def _refused_actions(game: Game, phase: ActionPhase, request: Request) -> list[RefusedShown]:
    creature = phase.creature
    found = _refused_attacks(game, phase)
    found += _refused_moves(game, phase)
    found += _refused_abilities(game, phase)
    if creature.is_mage or creature.prepared is not None:
        quick_only = not activation.can_take_full_action(phase)
        found += _refused_spells(game, creature, _offered(request), quick_only=quick_only)
    return found


def _refused_attacks(game: Game, phase: ActionPhase) -> list[RefusedShown]:
    creature = phase.creature
    found = []
    for source, _, bar in attack_bars(creature):
        overall = activation.why_only_spells(creature) or why_no_attack_at_all(creature)
        if bar.action is ActionKind.FULL and not activation.can_take_full_action(phase):
            overall = refusals.NEEDS_FULL_ACTION
        if overall is not None:
            found.append(_refused(bar.name, "attack", [element(source)], "attacks", overall))
            continue
        if bar.zone:
            continue
        for target in _on_the_board(game):
            refusal = why_not_attack(game, creature, bar, target)
            if refusal is not None and target is not creature:
                label = say("option.attack", attack=bar.name, target=object_name(game, target.id))
                sentence = _explain(game, refusal, creature, target, bar.name, bar.range or (0, 0))
                elements = [element(source), element(target)]
                is_foe = target.is_creature and not is_friendly(creature.controller, target)
                is_likely = is_foe and _is_near(game, creature, bar.range or (0, -1), target)
                found.append(_refused(label, "attack", elements, bar.name, refusal, sentence, is_likely=is_likely))
    return found


def _refused_abilities(game: Game, phase: ActionPhase) -> list[RefusedShown]:
    """Bars that are no attacks: why not at all, or why not on whom it stands before."""
    creature = phase.creature
    found = []
    for holder, ability in activation.abilities_within_reach(game, creature):
        overall = activation.why_not_ability(phase, holder, ability)
        if overall is not None:
            found.append(_refused(ability.name, "ability", [element(holder)], "abilities", overall))
        elif ability.why_not is not None:
            for target in _on_the_board(game):
                refusal = ability.why_not(game, holder, target)
                if refusal is not None:
                    label = say("option.aim", spell=ability.name, target=object_name(game, target.id))
                    elements = [element(holder), element(target)]
                    is_likely = refusal is not refusals.WRONG_TARGET
                    found.append(_refused(label, "ability", elements, ability.name, refusal, is_likely=is_likely))
    return found


def _on_the_board(game: Game) -> list[Object]:
    """Everything that stands in a zone or on a border, and can be pressed there."""
    return [
        each
        for each in game.objects.values()
        if (each.zone is not None or each.border is not None) and each.attached_to is None and not each.hidden
    ]


def _is_near(game: Game, actor: Object, span: tuple[int, int], target: Object, *, beyond: int = 1) -> bool:
    """Near enough that a player might try: the same zone in melee, one zone too far with a bow, two with a spell."""
    apart = distance(game, actor, target)
    return apart is not None and apart <= span[1] + beyond


def _explain(
    game: Game, refusal: Refusal, actor: Object, target: Object, what: str, span: tuple[int, int] | None
) -> str:
    if refusal in (refusals.OUT_OF_RANGE, refusals.NOT_IN_ZONE) and span is not None:
        return _too_far(distance(game, actor, target), what, span)
    return ""


def _too_far(apart: int | None, what: str, span: tuple[int, int]) -> str:
    """How far away it is, and how far this reaches."""
    if apart is None:
        return ""
    low, high = span
    away = count("detail.away", apart) if apart else say("detail.same-zone")
    reach = say("detail.own-zone") if high == 0 else say("detail.span", low=low, high=high) if low else str(high)
    return say("detail.too-far", away=away, what=what, reach=reach)


def _refused_moves(game: Game, phase: ActionPhase) -> list[RefusedShown]:
    creature = phase.creature
    if creature.zone is None:
        return []
    overall = movement.why_no_move_action(game, phase)
    if overall is not None:
        return [_refused(say("option.move"), "move", [], "moves", overall)]
    found = []
    near = movement.zones_in_reach(game, creature)
    for zone in game.arena.zones:
        name = game.arena.zone_names[zone]
        apart = game.arena.distance[creature.zone][zone]
        refusal = movement.why_not_move(game, creature, zone) if zone in near else refusals.NOT_ADJACENT
        if refusal is not None and apart:
            sentence = say("detail.not-adjacent", zone=name, number=apart) if zone not in near else ""
            label = say("option.move-to", zone=name)
            found.append(_refused(label, "move", [f"z{name}"], "moves", refusal, sentence, is_likely=apart == 1))
    return found


def _refused_spells(game: Game, caster: Object, offered: _Offered, *, quick_only: bool) -> list[RefusedShown]:
    found = []
    for castable in at_hand.castables(game, caster):
        name = castable.card.name
        targets = offered.get((castable.key, name))
        if targets is not None:
            found += _refused_targets(game, caster, castable.card, targets)
            continue
        refusal, sentence = _why_not_spell(game, caster, castable, quick_only=quick_only)
        if refusal is not None:
            found.append(_refused(say("option.cast", spell=name), "cast", [f"c:{name}"], "spells", refusal, sentence))
        else:
            found += _refused_targets(game, caster, castable.card, set())
    return found


def _refused_targets(game: Game, caster: Object, card: Card, offered: set[object]) -> list[RefusedShown]:
    """Whatever a spell cannot be aimed at, of what is not offered; the group is the spell's name."""
    if card.target is None or caster.zone is None:
        return []
    found = []
    for target in _on_the_board(game):
        refusal = None if target.id in offered else targeting.why_not_object(game, caster, card, target)
        if refusal is not None:
            label = say("option.aim", spell=card.name, target=object_name(game, target.id))
            is_kind = refusal is not refusals.WRONG_TARGET
            sentence = (
                _explain(game, refusal, caster, target, card.name, card.range)
                if is_kind
                else say("detail.aimed-at", spell=card.name, target=target_text(card.target))
            )
            is_likely = is_kind and _is_near(game, caster, card.range or (0, 99), target, beyond=2)
            elements = [f"c:{card.name}", element(target)]
            found.append(_refused(label, "cast", elements, card.name, refusal, sentence, is_likely=is_likely))
    if "zone" not in card.target.kinds:
        return found
    for zone in game.arena.zones:
        name = game.arena.zone_names[zone]
        refusal = None if name in offered else targeting.why_not_zone(game, caster, card, zone)
        if refusal is not None:
            is_far = refusal is refusals.OUT_OF_RANGE and card.range is not None
            apart = game.arena.distance[caster.zone][zone]
            sentence = _too_far(apart, card.name, card.range) if is_far and card.range is not None else ""
            elements, label = [f"z{name}"], say("option.aim", spell=card.name, target=name)
            found.append(_refused(label, "cast", elements, card.name, refusal, sentence, is_likely=not is_far))
    return found


def _why_not_spell(game: Game, caster: Object, castable: Castable, *, quick_only: bool) -> tuple[Refusal | None, str]:
    card = castable.card
    if quick_only and action_needed(caster, card) is ActionKind.FULL:
        return refusals.NOT_QUICK, say("detail.full-action", spell=card.name)
    refusal = declaring.why_not_cast(game, caster, card)
    if refusal is not None:
        if refusal is refusals.NOT_ENOUGH_MANA:
            funds = available(game, caster.controller, caster)
            return refusal, say("detail.costs", spell=card.name, cost=card.cost, mana=funds)
        return refusal, ""
    if any(declaring.declarations(game, caster, castable)):
        return None, ""
    return _why_no_target(game, caster, castable)


def _why_no_target(game: Game, caster: Object, castable: Castable) -> tuple[Refusal | None, str]:
    """No way to declare it: nothing to aim it at, or what there is costs too much."""
    card = castable.card
    funds = available(game, caster.controller, caster)
    reasons: dict[str, Refusal] = {}
    for candidate in targeting.candidates(game, caster, card):
        refusal = targeting.why_not_target(game, caster, card, candidate)
        if refusal is None:
            cheapest = min(
                (
                    costs.price(Declaration(game, card, caster, candidate, each)).to_pay
                    for each in declaring.choices_for(game, caster, card, candidate)
                ),
                default=None,
            )
            if cheapest is not None:
                return refusals.NOT_ENOUGH_MANA, say("detail.would-cost", spell=card.name, cost=cheapest, mana=funds)
            refusal = refusals.WRONG_TARGET
        reasons.setdefault(refusal.code, refusal)
    for code in ("no-line-of-sight", "zone-exclusive", "duplicate-enchantment", "immune", "warded"):
        if code in reasons:
            return reasons[code], ""
    return refusals.WRONG_TARGET, say("detail.no-target", spell=card.name)
