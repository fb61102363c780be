"""The whole table as data for one viewer: what the server sends, the client draws and a replay shows."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from mageduel.dsl.script import Grant
from mageduel.dsl.steps import ATTACK_STEPS, MOVE_STEPS, SPELL_STEPS
from mageduel.facts.cards import AttackBar, CardType
from mageduel.facts.traits import (
    ARMOR,
    BLOCKS_SIGHT,
    CHANNELING,
    INNATE_LIFE,
    LIFE,
    PASSAGE_ATTACKS,
    PASSAGE_BLOCKED,
    Stacking,
    Word,
)
from mageduel.rules.attack.bars import dice_of_bar
from mageduel.rules.attack.defenses import all_defenses, is_ready, roll_needed
from mageduel.rules.attack.dice import effect_reasons
from mageduel.rules.attack.tallies import weigh
from mageduel.rules.attack.targets import attack_bars, is_target
from mageduel.rules.enchantments.reveals import price_to_reveal
from mageduel.rules.objects.characteristics import armor, channeling, has, life, of, reasons, traits
from mageduel.rules.objects.destroy import total_damage
from mageduel.rules.round.action_stage import turns_to_come
from mageduel.rules.round.ready_markers import ready_marker
from mageduel.state.game import Game
from mageduel.state.objects import Object
from mageduel.state.places import Border, Zone
from mageduel.state.running import Attack, Move, Running, Spell
from mageduel.views.dice import dice, dice_sum, effect_ranges
from mageduel.views.drawn import NO_SECRET, Drawn, Figures, Known, Onlooker
from mageduel.views.ground import ground, look_of_wall
from mageduel.views.names import (
    PRINTED,
    bar_text,
    contribution,
    emblem,
    reason_name,
    school,
    short_name,
    zone_name,
)
from mageduel.views.shapes import (
    ArrivalShown,
    AttackShown,
    Contribution,
    DefenseShown,
    DiceShown,
    EffectRoll,
    Number,
    ObjectShown,
    PlayerShown,
    PreparedHere,
    PreparedShown,
    RunningShown,
    SideShown,
    TokenShown,
    TraitShown,
    ViewShown,
    WallShown,
    ZoneShown,
    summed,
)
from mageduel.views.sides import is_friend, may_see, may_see_prepared, result, shares_sight, sides
from mageduel.views.steps import steps_shown
from mageduel.words.language import say
from mageduel.words.names import signed, token_code, token_name, trait_text, word_code, word_name

_NUMBERS: Final = (ARMOR, LIFE, INNATE_LIFE, CHANNELING)
"""Words that are shown as numbers of their own, not in the list of traits."""


def table(game: Game, seat: int | None, *, everything: bool = False, drawn: Drawn | None = None) -> ViewShown:
    """Everything this viewer may see; `everything` is for replays of finished games.

    Who shows a game to several viewers in one language, or from moment to moment, keeps what has been `drawn`.
    """
    if drawn is None:
        drawn = Drawn()
        drawn.turn_to(game)
    return ViewShown(
        mode=game.rules.name,
        board=game.rules.board,
        goal=game.rules.scoring.goal if game.rules.scoring is not None else None,
        rows=game.arena.rows,
        cols=game.arena.cols,
        round=game.round,
        peaceful_rounds=game.rules.peaceful_rounds,
        spells_from=game.rules.spells_from.value,
        phases=[each.phase.value for each in game.rules.round],
        stage=game.phase.stage,
        phase=game.phase.value,
        initiative=game.initiative,
        acting=game.acting.controller if game.acting is not None else None,
        acting_object=game.acting.id if game.acting is not None else None,
        turns=_turns(game, drawn),
        you=seat,
        result=result(game, seat),
        sides=_sides(game, seat, drawn),
        players=[_player(game, number, seat, everything, drawn) for number in range(len(game.seated))],
        zones=[drawn.zones.find(zone) or drawn.zones.keep(zone, _zone(game, zone)) for zone in game.arena.zones],
        walls=[
            drawn.walls.find(border) or drawn.walls.keep(border, _wall(game, border, wall))
            for border, wall in sorted(game.walls.items(), key=_by_border)
        ],
        objects={str(each.id): _object(game, each, seat, everything, drawn) for each in game.objects.values()},
        running=_running(game, game.running[-1], seat, everything) if game.running else None,
    )


def _by_border(pair: tuple[Border, Object]) -> int:
    return pair[0].index


def _turns(game: Game, drawn: Drawn) -> list[int]:
    if drawn.turns is None:
        drawn.turns = turns_to_come(game)
    return drawn.turns


def _sides(game: Game, seat: int | None, drawn: Drawn) -> list[SideShown]:
    team = None if seat is None else game.players[seat].team
    return drawn.sides.find(team) or drawn.sides.keep(team, sides(game, seat))


def _zone(game: Game, zone: Zone) -> ZoneShown:
    return ZoneShown(
        game.arena.zone_names[zone],
        *game.arena.place(zone),
        ground(game, zone),
        zone_name(game, game.arena.passages.get(zone)),
        [each.id for each in game.in_zone[zone]],
        [each.id for each in game.zone_enchantments[zone]],
        [ArrivalShown(each.card.name, each.controller) for each in game.arrivals if each.zone == zone],
    )


def _why(thing: Object, *words: Word) -> list[Contribution]:
    return [contribution(each.amount, each.label, each.source) for each in reasons(thing, *words)]


def number_of_armor(thing: Object) -> Number:
    """Armor and its reasons."""
    return Number(armor(thing), summed(contribution(thing.card.armor or 0, PRINTED), *_why(thing, ARMOR)))


def number_of_life(thing: Object) -> Number:
    """Life and its reasons."""
    why = [contribution(thing.card.life or 0, PRINTED), *_why(thing, LIFE, INNATE_LIFE)]
    if thing.life_change:
        why.append(contribution(thing.life_change, "for-good"))
    return Number(life(thing), summed(*why))


def _number_of_channeling(thing: Object) -> Number:
    return Number(
        channeling(thing) or 0, summed(contribution(thing.card.channeling or 0, PRINTED), *_why(thing, CHANNELING))
    )


def _figures(thing: Object, drawn: Drawn) -> Figures:
    """The numbers of an object with their reasons."""
    return drawn.figures(thing) or drawn.keep_figures(
        thing, Figures(number_of_life(thing), number_of_armor(thing), _number_of_channeling(thing))
    )


def _player(game: Game, number: int, seat: int | None, everything: bool, drawn: Drawn) -> PlayerShown:
    """One player's area, as far as this viewer may know it; drawn once for all to whom it looks the same."""
    knows = shares_sight(game, seat, number, everything=everything)
    viewer = Onlooker(knows, is_own=number == seat, is_friend=is_friend(game, seat, number))
    shown = drawn.areas.find((number, viewer))
    if shown is None:
        shown = _area(game, number, drawn, knows=knows)
        shown.is_own, shown.is_friend = viewer.is_own, viewer.is_friend
        shown = drawn.areas.keep((number, viewer), shown)
    return shown


def _area(game: Game, number: int, drawn: Drawn, *, knows: bool) -> PlayerShown:
    """One player's area, as a stranger sees it, or who knows what that player holds."""
    player = game.players[number]
    mage = player.mage
    figures = _figures(mage, drawn)
    return PlayerShown(
        seat=number,
        name=player.name,
        side=player.team,
        is_own=False,
        is_friend=False,
        mage=player.facts.name,
        called=player.facts.called,
        object=mage.id,
        start=_starts(game, drawn)[number],
        alive=player.is_alive,
        conceded=player.seat in game.conceded,
        score=game.rules.scoring.of(game, number) if game.rules.scoring is not None else None,
        mana=mage.mana,
        channeling=figures.channeling,
        life=figures.life,
        damage=total_damage(mage),
        armor=figures.armor,
        active=mage.active,
        quickcast=player.quickcast,
        book_count=sum(player.book.values()),
        book=drawn.book(player) if knows else None,
        discard=[card.name for card in player.discard],
        prepared=[PreparedShown(slot, card.name if knows else None) for slot, card in enumerate(player.planned)],
        hidden=[each.id for each in game.hidden if each.controller == number],
        threats=_threats(game, mage) if knows else [],
    )


def _starts(game: Game, drawn: Drawn) -> list[str]:
    """Where everybody began; that stays."""
    if not drawn.starts:
        zones = game.rules.starts([each.team for each in game.seated])
        drawn.starts = [game.arena.zone_names[zone] for zone in zones]
    return drawn.starts


def _threats(game: Game, mage: Object) -> list[int]:
    """Enemy creatures that could attack this mage from where they stand."""
    return [
        each.id
        for each in game.objects.values()
        if each.is_creature
        and each.active
        and not is_friend(game, mage.controller, each.controller)
        and any(is_target(game, each, bar, mage) for _, _, bar in attack_bars(each) if not bar.zone)
    ]


def _wall(game: Game, border: Border, wall: Object) -> WallShown:
    passage = "blocked" if has(wall, PASSAGE_BLOCKED) else "attacks" if has(wall, PASSAGE_ATTACKS) else "free"
    faces = "" if wall.facing is None else game.arena.zone_names[wall.facing]
    return WallShown(border.name, wall.id, look_of_wall(wall.card), has(wall, BLOCKS_SIGHT), passage, faces)


def object_shown(game: Game, thing: Object, seat: int | None, *, everything: bool = False) -> ObjectShown:
    """One object, as far as this viewer may know it."""
    return _object(game, thing, seat, everything, Drawn())


def _object(game: Game, thing: Object, seat: int | None, everything: bool, drawn: Drawn) -> ObjectShown:
    """One object, as far as this viewer may know it; drawn once for all who may know as much."""
    if not thing.hidden and thing.bound is None and thing.prepared is None:
        known = NO_SECRET
    else:
        known = Known(
            may_see(game, seat, thing, everything=everything),
            thing.bound is not None and shares_sight(game, seat, thing.controller, everything=everything),
            thing.prepared is not None and may_see_prepared(game, seat, thing, everything=everything),
        )
    pictures = drawn.of(thing)
    return pictures.find(known) or pictures.keep(known, _draw(game, thing, known, drawn))


def _draw(game: Game, thing: Object, viewer: Known, drawn: Drawn) -> ObjectShown:
    """One object, to who may know so much of it."""
    known = viewer.card
    figures = _figures(thing, drawn) if thing.has_life else None
    card = thing.card
    bearer = thing.attached_to
    up = known and not thing.hidden
    return ObjectShown(
        id=thing.id,
        card=card.name if known else None,
        name=thing.name if known else say("name.hidden-card"),
        short=short_name(card) if known else say("name.hidden-short"),
        kind="mage" if thing.is_mage else card.type.value,
        owner=thing.owner,
        controller=thing.controller,
        zone=zone_name(game, thing.zone),
        border=thing.border.name if thing.border is not None else None,
        attached_to=bearer.id if bearer is not None else zone_name(game, thing.zone) if thing.is_enchantment else None,
        attachments=[each.id for each in thing.attachments],
        hidden=thing.hidden,
        is_ground=card.is_terrain and known,
        is_prize=game.rules.scoring is not None and thing in game.rules.scoring.prizes(game),
        level=card.level if known and not card.is_marker else None,
        emblem=emblem(card) if known else "hidden",
        school=school(card) if known else None,
        life=figures.life if figures is not None else None,
        damage=total_damage(thing),
        armor=figures.armor if figures is not None else None,
        mana=thing.mana,
        active=thing.active if thing.is_creature else None,
        guarding=thing.guarding,
        ready=ready_marker(thing) if up else None,
        conditions={condition.name: count for condition, count in thing.conditions.items()},
        tokens=[
            TokenShown(token_code(mark.name), token_name(mark.name), count)
            for mark, count in thing.marks.items()
            if mark.shown
        ],
        bound=thing.bound.name if thing.bound is not None and (viewer.bound or thing.bound_is_shown) else None,
        has_bound=thing.bound is not None,
        prepared=None if thing.prepared is None else PreparedHere(thing.prepared.name if viewer.prepared else None),
        reveal_cost=price_to_reveal(game, thing).to_pay if known and thing.is_enchantment and thing.hidden else None,
        location=thing.location or (" and ".join(card.locations) if card.locations else None),
        traits=_traits(thing) if up else [],
        attacks=_attacks(thing) if up else [],
        defense=_defenses(thing) if up else [],
        cast_round=thing.cast_round,
        effect=_effect(thing) if up else "",
        gives=", ".join(_given(thing)) if up else "",
    )


def _grants(thing: Object) -> list[tuple[Grant, int]]:
    """What it gives its bearer now, with the amounts."""
    host = thing.attached_to
    if host is None:
        return []
    return [
        (grant, grant.value if isinstance(grant.value, int) else grant.value(thing, host))
        for grant in thing.script.host_grants
    ]


def _given(thing: Object) -> list[str]:
    return [
        say("trait-lost", trait=word_name(grant.word)) if grant.is_loss else trait_text(grant.word, value)
        for grant, value in _grants(thing)
    ]


def _effect(thing: Object) -> str:
    """The first number it adds to something of its bearer's."""
    for grant, value in _grants(thing):
        if grant.word.stacking is Stacking.SUM and not grant.is_loss and value:
            return signed(value)
    return ""


def _traits(thing: Object) -> list[TraitShown]:
    shown = [
        TraitShown(word_code(word), trait_text(word, value), _why(thing, word))
        for word, value in traits(thing).items()
        if word not in _NUMBERS
    ]
    found = of(thing)
    for grant in found.attack_grants:
        text = say("trait-on-attacks", trait=trait_text(grant.word, grant.value))
        shown.append(TraitShown(word_code(grant.word), text, [contribution(grant.value, grant.label, grant.source)]))
    for grant in found.exposures:
        text = say("trait-on-attacks-on-it", trait=trait_text(grant.word, grant.value))
        shown.append(TraitShown(word_code(grant.word), text, [contribution(grant.value, grant.label, grant.source)]))
    return shown


def _attacks(thing: Object) -> list[AttackShown]:
    shown = []
    for bar in thing.card.attacks:
        dice = _number_of_dice(thing, bar) if bar.dice is not None else None
        span = list(bar.range) if bar.range is not None else None
        shown.append(
            AttackShown(bar.name, bar.action.value if bar.action else None, bar.kind.value, span, dice, bar_text(bar))
        )
    return shown


def _number_of_dice(thing: Object, bar: AttackBar) -> Number:
    """The dice of a bar against nobody in particular; a bonus is told by where it comes from."""
    number, parts = dice_of_bar(thing, bar)
    why = [contribution(parts[0].amount, PRINTED)] if parts else []
    for part in parts[1:]:
        bearer = None if part.word is None or part.source is None else thing.game.objects[part.source]
        origins = [] if bearer is None or part.word is None else _why(bearer, part.word)
        if sum(each.amount for each in origins) == part.amount:
            printed, label = reason_name(PRINTED), reason_name(part.label)
            why += [replace(each, label=label) if each.label == printed else each for each in origins]
        else:
            why.append(contribution(part.amount, part.label, part.source))
    return Number(number, why)


def _defenses(thing: Object) -> list[DefenseShown]:
    shown = []
    for source, defense in all_defenses(thing):
        needed = roll_needed(thing, source, defense)
        uses = say("defense.any-number") if defense.uses is None else say("defense.uses", number=defense.uses)
        key = "defense.not-melee" if defense.no_melee else "defense.not-ranged" if defense.no_ranged else "defense.all"
        text = say(key, source=source.name, needed=needed, uses=uses)
        shown.append(DefenseShown(needed, text, is_ready(thing, source, defense)))
    return shown


def _running(game: Game, running: Running, seat: int | None, everything: bool) -> RunningShown:
    if isinstance(running, Attack):
        zone = running.zone
        target: int | str | None = game.arena.zone_names[zone] if zone is not None else running.defender.id
        taken = game.rules.attack.taken[running.shape]
        skipped = frozenset(ATTACK_STEPS) - taken if zone is None else frozenset()
        title = running.bar.name
        source = running.attacker.id if running.attacker is not None else None
        steps = steps_shown(game.rules, ATTACK_STEPS, running.step, skipped)
        return RunningShown("attack", title, steps, source, target, dice_shown(running))
    if isinstance(running, Spell):
        own = shares_sight(game, seat, running.controller, everything=everything)
        hides = running.card.type is CardType.ENCHANTMENT and not own
        title = say("name.hidden") if hides else running.card.name
        spot = running.target
        place = spot.id if isinstance(spot, Object) else None
        steps = steps_shown(game.rules, SPELL_STEPS, running.step)
        return RunningShown("spell", title, steps, running.caster.id, place, None)
    assert isinstance(running, Move)
    return _running_move(game, running)


def dice_shown(attack: Attack) -> DiceShown | None:
    """The dice an attack has rolled, if it has."""
    if not attack.faces:
        return None
    effect = None
    if attack.effect_roll is not None and attack.effect_total is not None:
        added = [contribution(each.amount, each.label, each.source) for each in effect_reasons(attack)]
        effect = EffectRoll(attack.effect_roll, added, attack.effect_total, effect_ranges(attack.bar))
    tally = weigh(attack, attack.faces)
    return DiceShown(dice(attack.faces, tally), effect, dice_sum(tally))


def _running_move(game: Game, move: Move) -> RunningShown:
    steps = steps_shown(game.rules, MOVE_STEPS, move.step)
    end = game.arena.zone_names[move.end]
    return RunningShown("move", say(f"move.{move.kind.value.replace(' ', '-')}"), steps, move.creature.id, end, None)
