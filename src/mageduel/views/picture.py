"""A picture of the table: one drawing that needs nothing else, put together from the parts of the table itself.

It shows what lies on the table as anybody who stands beside it sees it: what is face down stays so, and books are shut.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from mageduel.facts.art import Picture, colours, parts, pictures
from mageduel.views.shapes import ObjectShown, PlayerShown, ViewShown, ZoneShown
from mageduel.words.language import say
from mageduel.words.names import token_code

WIDE: Final = 180
HIGH: Final = 158
GAP: Final = 6
FRAME: Final = 12
"""A zone, what lies between two of them, and the frame around the board."""
HALL: Final = (720, 380)
"""The one zone of an arena that has no other."""
LINE: Final = 24
LARGEST: Final = 50
SMALLEST: Final = 20
UNLADEN: Final = 24
LADEN: Final = 40
"""What stands below a token: its name, and where there is any, a row of what lies on it."""
MOST_OF_A_SIDE: Final = 18
"""Tokens of one side drawn in a zone; the others are counted."""
MOST_LAID: Final = 6
BRIGHT: Final = {
    "air": "#a9d8e6", "arcane": "#c79bf2", "dark": "#b79bc5", "earth": "#d3a873", "fire": "#ff9a55", "holy": "#f6e08d",
    "mind": "#f5a6cd", "nature": "#93d676", "war": "#ec8074", "water": "#79b2ff", "none": "#cfd6dc",
}  # fmt: skip
POSES: Final = {
    "left": ("rotate(-12 32 32)",),
    "right": ("rotate(12 32 32)",),
    "mirrored": ("matrix(-1 0 0 1 64 0)",),
    "near": ("translate(32 34) scale(1.22) translate(-32 -32)",),
    "pair": ("translate(-9 8) scale(.72)", "translate(22 14) scale(.8)"),
    "trio": ("translate(-10 4) scale(.6)", "translate(36 4) scale(.6)", "translate(12 20) scale(.7)"),
}
SEVERAL: Final = ("pair", "trio")
SIDES: Final = (
    ("#58aef0", "round", "soft"), ("#f5804f", "hex", "cut"), ("#f0699c", "square", "square"),
    ("#b9da4e", "diamond", "diamond"), ("#d5dae0", "shield", "shield"), ("#3fd19a", "pent", "pent"),
)  # fmt: skip
"""Of each seat in its order: colour, frame of what moves, frame of what stands."""
ALLY: Final = ("#5ad4c2", "clover", "clover")
NOBODY: Final = ("#9aa1a8", "nobody", "nobody")
GROUNDS: Final = {
    "water": "#2f5f80", "swamp": "#3f4a2c", "grass": "#4d6b2e", "hill": "#6b5537", "magma": "#7a2f14",
    "acid": "#5c6b1c", "hallowed": "#7d7040", "circle": "#7d7040", "septagram": "#4b3560", "altar": "#4d3a3a",
    "crater": "#453a30",
    "spikes": "#4c4c4c", "mist": "#5d6a70", "stone": "#4a453d",
}  # fmt: skip
BONE: Final = "#f7f0de"
INK: Final = "#0b0d10"


def draw_table(view: ViewShown) -> str:
    """The table as one SVG."""
    return _Drawing(view).whole()


@dataclass(slots=True)
class _Drawing:
    view: ViewShown
    used: dict[str, str] = field(default_factory=dict)
    """Drawings that are used more than once, by their name."""
    gradients: set[str] = field(default_factory=lambda: {"gloss"})

    def whole(self) -> str:
        view = self.view
        zone = HALL if len(view.zones) == 1 else (WIDE, HIGH)
        cols, rows = (1, 1) if len(view.zones) == 1 else (view.cols, view.rows)
        width = cols * zone[0] + (cols - 1) * GAP + 2 * FRAME
        board = rows * zone[1] + (rows - 1) * GAP + 2 * FRAME
        height = board + LINE * (1 + len(view.players)) + 10
        body = [f'<rect width="{width}" height="{height}" fill="#12171d"/>']
        body.append(
            f'<rect x="3" y="3" width="{width - 6}" height="{board - 6}" rx="8" fill="#12110f" stroke="#a58a4e"/>'
        )
        for each in view.zones:
            x, y = self._corner(each, zone)
            body.append(f'<g transform="translate({x} {y})">{self._zone(each, *zone)}</g>')
        body += [self._wall(wall.border, view.objects[str(wall.object)], zone) for wall in view.walls]
        body.append(self._caption(board))
        title = f"<title>{escape(self._title())}</title>"
        defs = "".join(colours()[name] for name in sorted(self.gradients) if name in colours())
        defs += "".join(f"<g id={quoteattr(name)}>{text}</g>" for name, text in self.used.items())
        size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="system-ui, sans-serif" role="img">'
        return f"{head}{title}<defs>{defs}</defs>{''.join(body)}</svg>"

    # Places

    def _place(self, zone: ZoneShown) -> tuple[int, int]:
        """Row and column as they lie before the first seat: where its mage began is below."""
        view = self.view
        start = next((each for each in view.zones if each.zone == view.players[0].start), None)
        is_turned = start is not None and start.row * 2 < view.rows - 1
        return (view.rows - 1 - zone.row, view.cols - 1 - zone.col) if is_turned else (zone.row, zone.col)

    def _corner(self, zone: ZoneShown, size: tuple[int, int]) -> tuple[int, int]:
        row, col = (0, 0) if len(self.view.zones) == 1 else self._place(zone)
        return FRAME + col * (size[0] + GAP), FRAME + row * (size[1] + GAP)

    def _look(self, seat: int) -> tuple[str, str, str]:
        """Colour and frames of a seat."""
        players = self.view.players
        if seat >= len(players):
            return NOBODY
        if seat > 0 and players[seat].side == players[0].side:
            return ALLY
        foes = [each.seat for each in players if each.side != players[0].side]
        return SIDES[0] if seat == 0 else SIDES[min(1 + foes.index(seat), len(SIDES) - 1)]

    # A zone

    def _zone(self, zone: ZoneShown, width: int, height: int) -> str:
        view = self.view
        fill = GROUNDS.get(zone.ground[0].look, "#4a453d") if zone.ground else "#4a453d"
        text = [f'<rect width="{width}" height="{height}" rx="6" fill="{fill}"/>']
        text.append(f'<path d="M0 {height // 3}H{width}M0 {2 * height // 3}H{width}" stroke="#00000030"/>')
        if len(view.zones) > 1:
            text.append(_text(8, 17, zone.zone, 13, "#d9c48a", weight=700))
        if zone.ground:
            text.append(_text(width - 8, height - 7, zone.ground[0].name, 10, "#e9dfc4", anchor="end"))
        things = [view.objects[str(number)] for number in zone.objects]
        things = [thing for thing in things if not thing.is_ground]
        own = view.players[0].side
        mine = [each for each in things if self._side(each.controller) == own]
        theirs = [each for each in things if self._side(each.controller) != own]
        half = height // 2 if mine and theirs else height
        if theirs:
            text.append(self._rank(theirs, width, half, 0))
        if mine:
            text.append(self._rank(mine, width, half, height - half))
        for place, number in enumerate(zone.enchantments[:MOST_LAID]):
            text.append(self._laid(view.objects[str(number)], width - 18 - 17 * place, 4))
        return "".join(text)

    def _side(self, seat: int) -> int | None:
        return self.view.players[seat].side if seat < len(self.view.players) else None

    def _rank(self, things: Sequence[ObjectShown], width: int, height: int, top: int) -> str:
        """Tokens of one side, as large as they fit."""
        some = things[:MOST_OF_A_SIDE]
        is_laden = any(self.view.objects[str(each)].kind != "equipment" for thing in some for each in thing.attachments)
        below = LADEN if is_laden else UNLADEN
        rows, slot, size = _fit(len(some), width - 12, height - 4, below)
        across = ceil(len(some) / rows)
        text = []
        for number, thing in enumerate(some):
            row, col = divmod(number, across)
            count = min(across, len(some) - row * across)
            x = width / 2 + (col - (count - 1) / 2) * slot - size / 2
            y = top + (height - rows * (size + below)) / 2 + row * (size + below) + 6
            text.append(f'<g transform="translate({x:.1f} {y:.1f})">{self._token(thing, size, slot)}</g>')
        if len(things) > len(some):
            text.append(_text(width - 8, top + height - 6, f"+{len(things) - len(some)}", 12, "#fff", anchor="end"))
        return "".join(text)

    # A token

    def _token(self, thing: ObjectShown, size: float, slot: float) -> str:
        text = [f'<use href="#{self._face(thing)}" transform="scale({size / 64:.3f})"/>']
        if thing.active is not None:
            fill = "#f2c14e" if thing.active else "#3a4450"
            text.append(f'<path d="M4 -4 9 3 4 10 -1 3Z" fill="{fill}" stroke="{INK}"/>')
        if thing.guarding:
            text.append(self._sign("guard", size / 2 - 8, -9, 16, "#f2c14e"))
        for place, (name, count) in enumerate(list(thing.conditions.items())[:2]):
            x = size - 11 + 4 * place
            text.append(f'<circle cx="{x + 7:.1f}" cy="{5 + 16 * place}" r="9" fill="{INK}"/>')
            text.append(self._sign(token_code(name), x, -2 + 16 * place, 14, "#ffb98a"))
            if count > 1:
                text.append(_text(x + 17, 9 + 16 * place, str(count), 10, "#fff"))
        if thing.armor is not None and thing.armor.value:
            text.append(f'<path d="M-4 {size - 15:.1f}h14v8l-7 6-7-6Z" fill="#c9d2d8" stroke="{INK}"/>')
            text.append(_text(3, size - 5, str(thing.armor.value), 9, INK, anchor="middle", weight=700))
        if thing.life is not None:
            left = max(0, thing.life.value - thing.damage)
            full = max(0.0, (size - 10) * left / max(1, thing.life.value))
            text.append(f'<rect y="{size - 8:.1f}" x="8" width="{size - 8:.1f}" height="11" rx="5.500" fill="{INK}"/>')
            text.append(f'<rect y="{size - 7:.1f}" x="9" width="{full:.1f}" height="9" rx="4.500" fill="#c8403a"/>')
            text.append(_text(size / 2 + 4, size + 1, str(left), 10, "#fff", anchor="middle", weight=700))
        if thing.mana and thing.kind != "mage":
            text.append(_text(-6, 4, str(thing.mana), 10, "#7cc7ff", weight=700))
        text.append(_text(size / 2, size + 14, _shortened(thing.short, slot), 10, "#fffaf0", anchor="middle"))
        laid = [self.view.objects[str(number)] for number in thing.attachments]
        for place, card in enumerate([each for each in laid if each.kind != "equipment"][:MOST_LAID]):
            text.append(self._laid(card, size / 2 - 7 + 17 * place - 8 * (len(laid) - 1), size + 17, small=True))
        return "".join(text)

    def _face(self, thing: ObjectShown) -> str:
        """The drawing of a token: frame in the colour of its side, ground of its school, figure."""
        colour, moves, stands = self._look(thing.controller)
        frame = stands if thing.kind in ("conjuration", "marker", "wall") else moves
        name = f"t-{frame}-{colour[1:]}-{_code(thing.card or thing.emblem)}"
        if name not in self.used:
            shape = parts()[f"f-{frame}"]
            picture = pictures().get(thing.card or "")
            ring = f'<g fill="{colour}" stroke="{INK}" stroke-width="2.500">{shape}</g>'
            self.used[name] = ring + (self._core(picture, shape) if picture is not None else self._plain(thing, shape))
        return name

    def _core(self, picture: Picture, shape: str) -> str:
        schools = picture.ground[:2] or ("none",)
        layers = [f"ground-{schools[0]}", *(f"half-{each}" for each in schools[1:]), "gloss"]
        self.gradients.update(layers)
        core = "".join(f'<g fill="url(#{each})">{shape}</g>' for each in layers)
        return (
            f'<g transform="translate(32 32) scale(.86) translate(-32 -32)">{core}</g>'
            f'<g transform="translate(32 31) scale(.66) translate(-32 -32)">{_figure(picture)}</g>'
        )

    def _plain(self, thing: ObjectShown, shape: str) -> str:
        sign = parts().get(f"e-{thing.emblem}") or parts()["e-burst"]
        self.gradients.add("ground-none")
        return (
            f'<g transform="translate(32 32) scale(.86) translate(-32 -32)" fill="url(#ground-none)">{shape}</g>'
            f'<g transform="translate(16 15) scale(.5)" fill="{BONE}" color="{BONE}">{_tinted(sign, BONE)}</g>'
        )

    def _laid(self, card: ObjectShown, x: float, y: float, *, small: bool = False) -> str:
        """An enchantment beside or below something: its back, or what it is."""
        colour = self._look(card.controller)[0]
        box = f'x="{x:.1f}" y="{y:.1f}" width="14" height="{15 if small else 20}" rx="2"'
        picture = pictures().get(card.card or "")
        if card.hidden or picture is None:
            return f'<rect {box} fill="#211b38" stroke="{colour}" stroke-width="1.500"/>'
        figure = f'<g transform="translate({x + 1:.1f} {y + 1.5:.1f}) scale(.19)">{_figure(picture)}</g>'
        return f'<rect {box} fill="#3a3350" stroke="{colour}"/>{figure}'

    def _sign(self, code: str, x: float, y: float, size: float, colour: str) -> str:
        shapes = parts().get(f"i-{code}") or parts()["i-mark"]
        return (
            f'<g transform="translate({x:.1f} {y:.1f}) scale({size / 24:.3f})" fill="{colour}" color="{colour}">'
            f"{_tinted(shapes, colour)}</g>"
        )

    # Walls and what is written below

    def _wall(self, border: str, wall: ObjectShown, size: tuple[int, int]) -> str:
        zones = {each.zone: each for each in self.view.zones}
        one, _, other = border.partition("|")
        (x1, y1), (x2, y2) = self._corner(zones[one], size), self._corner(zones[other], size)
        is_upright = y1 == y2
        x, y = (max(x1, x2) - GAP / 2 - 7, y1 + 5) if is_upright else (x1 + 5, max(y1, y2) - GAP / 2 - 7)
        width, height = (14, size[1] - 10) if is_upright else (size[0] - 10, 14)
        box = f'x="{x:.1f}" y="{y:.1f}" width="{width}" height="{height}" rx="4"'
        text = f'<rect {box} fill="#77705f" stroke="{self._look(wall.controller)[0]}" stroke-width="2"/>'
        middle = (x + width / 2, y + height / 2)
        if wall.life is not None:
            left = str(wall.life.value - wall.damage)
            text += f'<circle cx="{middle[0]:.1f}" cy="{middle[1]:.1f}" r="10" fill="{INK}"/>'
            text += _text(middle[0], middle[1] + 4, left, 11, "#ff8a7a", anchor="middle", weight=700)
        return text

    def _title(self) -> str:
        view = self.view
        phase = say(f"phase.{view.phase.replace(' ', '-')}")
        return say("terminal.title", round=view.round, phase=phase)

    def _caption(self, top: int) -> str:
        """Round and phase, and a line for each player."""
        lines = [_text(FRAME, top + LINE - 6, self._title(), 14, "#efe9dc", weight=700)]
        lines += [self._player(each, top + LINE * (2 + place) - 6) for place, each in enumerate(self.view.players)]
        return "".join(lines)

    def _player(self, player: PlayerShown, y: int) -> str:
        colour, frame, _ = self._look(player.seat)
        left = player.life.value - player.damage
        told = say(
            "picture.player", mage=player.called, left=max(0, left), life=player.life.value, mana=player.mana,
            book=player.book_count,
        )  # fmt: skip
        shape = f'<g transform="translate({FRAME} {y - 11}) scale(.2)" fill="{colour}">{parts()[f"f-{frame}"]}</g>'
        star = f"  ★ {say('terminal.initiative')}" if self.view.initiative == player.seat else ""
        return shape + _text(FRAME + 20, y, told + star, 13, "#efe9dc")


def _fit(count: int, width: float, height: float, below: int) -> tuple[int, float, float]:
    """In how many rows tokens stand, how far apart, and how large they are."""
    best: tuple[int, float, float] = (1, width / max(1, count), SMALLEST)
    for rows in range(1, 5):
        across = ceil(count / rows)
        slot = min(74.0, width / across)
        size = min(float(LARGEST), slot - 8, height / rows - below - 2)
        if size > best[2]:
            best = (rows, slot, size)
    return best


def _figure(picture: Picture) -> str:
    """Behind, figure and front in a box of 64 by 64."""
    tint = picture.tint or BRIGHT.get(picture.ground[0] if picture.ground else "none", BRIGHT["none"])

    def part(name: str) -> str:
        return _tinted(parts().get(name, ""), tint)

    behind = part(f"b-{picture.behind}") if picture.behind else ""
    front = "".join(part(f"p-{each}") for each in picture.front)
    poses = POSES.get(picture.pose, ())
    is_turned = bool(poses) and picture.pose not in SEVERAL
    turned = f'<g transform="{poses[0]}">' if is_turned else "<g>"
    one = f"{behind}{turned}{part(f'e-{picture.figure}')}</g>{front}"
    several = poses if picture.pose in SEVERAL else ()
    all_of_them = "".join(f'<g transform="{place}">{one}</g>' for place in several) or one
    return f'<g fill="{BONE}" color="{BONE}">{all_of_them}</g>'


def _tinted(shapes: str, tint: str) -> str:
    """Shapes with their accent in this colour: not everything that shows drawings knows variables."""
    while "var(--tint" in shapes:
        start = shapes.index("var(--tint")
        shapes = shapes[:start] + tint + shapes[shapes.index(")", start) + 1 :]
    return shapes


def _code(name: str) -> str:
    return "".join(letter if letter.isalnum() else "-" for letter in name.lower())


def _shortened(name: str, slot: float) -> str:
    most = max(5, int(slot / 5.4))
    return name if len(name) <= most else f"{name[: most - 1]}…"


def _text(x: float, y: float, text: str, size: int, colour: str, *, anchor: str = "start", weight: int = 400) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}" text-anchor="{anchor}" '
        f'font-weight="{weight}">{escape(text)}</text>'
    )
