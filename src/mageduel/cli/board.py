"""The terminal table: arena, strips and chronicle drawn with rich."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mageduel.views.shapes import ObjectShown, PlayerShown, ViewShown, ZoneShown
from mageduel.words.language import say
from mageduel.words.names import printed_name

MINE, FRIENDS, THEIRS, NOBODYS = "bright_cyan", "bright_green", "bright_red", "white"


def _is_friend(view: ViewShown, seat: int) -> bool:
    """Whether the seat is on the viewer's side; what nobody controls is on none."""
    return seat < len(view.players) and view.players[seat].is_friend


def _style(view: ViewShown, seat: int) -> str:
    if seat >= len(view.players):
        return NOBODYS
    player = view.players[seat]
    return MINE if player.is_own else FRIENDS if player.is_friend else THEIRS


def _token(view: ViewShown, thing: ObjectShown) -> Text:
    is_nobodys = thing.controller >= len(view.players)
    mark = "◇" if is_nobodys else "●" if _is_friend(view, thing.controller) else "◆"
    text = Text(f"{mark} {thing.short}", style=_style(view, thing.controller))
    if thing.life is not None:
        text.append(f" {thing.life.value - thing.damage}/{thing.life.value}", style="red")
    if thing.armor is not None and thing.armor.value:
        text.append(" " + say("terminal.armor-short", armor=thing.armor.value), style="white")
    if thing.active:
        text.append(" ◊", style="yellow")
    if thing.guarding:
        text.append(" " + say("terminal.guard"), style="yellow")
    if thing.mana and thing.kind != "mage":
        text.append(" " + say("terminal.mana-short", mana=thing.mana), style="blue")
    for name, count in thing.conditions.items():
        text.append(f" {_counted(printed_name(name), count)}", style="magenta")
    for token in thing.tokens:
        text.append(f" {_counted(token.name, token.count)}", style="green")
    if thing.owner != thing.controller and not thing.is_prize:
        text.append(f" {say('terminal.taken')}", style="yellow")
    for number in thing.attachments:
        attached = view.objects[str(number)]
        if attached.kind != "equipment":
            text.append(f"\n   ↳ {attached.name}", style="magenta" if attached.hidden else "dim")
    return text


def _counted(name: str, count: int) -> str:
    return name if count == 1 else f"{name}×{count}"


def _zone(view: ViewShown, zone: ZoneShown) -> RenderableType:
    things = [view.objects[str(number)] for number in zone.objects]
    things.sort(key=lambda thing: _is_friend(view, thing.controller))
    lines = [_token(view, thing) for thing in things if thing.attached_to is None and not thing.is_ground]
    for layer in zone.ground:
        lines.append(Text(f"≈ {layer.name}", style="dim"))
    if zone.passage is not None:
        lines.append(Text("↔ " + say("terminal.passage", zone=zone.passage), style="dim"))
    for number in zone.enchantments:
        lines.append(Text(f"▒ {view.objects[str(number)].name}", style="magenta"))
    for wall in view.walls:
        if zone.zone in wall.border.split("|"):
            other = next(name for name in wall.border.split("|") if name != zone.zone)
            key = "terminal.wall-facing" if wall.faces == zone.zone else "terminal.wall-to"
            told = say(key, wall=view.objects[str(wall.object)].short, zone=other)
            lines.append(Text(f"▓ {told}", style="yellow"))
    title = zone.zone if len(view.zones) > 1 else None
    return Panel(Group(*lines) if lines else Text(""), title=title, title_align="left", border_style="dim")


def _strip(view: ViewShown, player: PlayerShown) -> Text:
    text = Text(style=_style(view, player.seat))
    text.append(player.name if player.name == player.mage else f"{player.name} ({player.called})", style="bold")
    strip = say(
        "terminal.strip",
        left=player.life.value - player.damage,
        life=player.life.value,
        armor=player.armor.value,
        mana=player.mana,
        channeling=player.channeling.value,
        quickcast=say("terminal.ready" if player.quickcast else "terminal.used"),
        book=player.book_count,
        discard=len(player.discard),
    )
    text.append(f"  {strip}")
    if view.spells_from == "planned":
        text.append("  " + say("terminal.prepared-count", prepared=len(player.prepared)))
    if player.score is not None:
        text.append("  " + say("terminal.score", score=player.score, goal=view.goal), style="bold")
    if view.initiative == player.seat:
        text.append(f"  ★ {say('terminal.initiative')}", style="yellow")
    worn = [view.objects[str(number)] for number in view.objects[str(player.object)].attachments]
    items = [item.name + (f" [{item.bound}]" if item.bound else "") for item in worn if item.kind == "equipment"]
    if items:
        text.append("\n   " + say("terminal.wears", items=", ".join(items)), style="dim")
    if player.is_friend:
        ready = [each.card for each in player.prepared if each.card]
        if ready:
            text.append("\n   " + say("terminal.prepared", spells=", ".join(ready)), style="bold")
    return text


def draw(view: ViewShown) -> RenderableType:
    """The whole table."""
    grid = Table.grid(expand=True, padding=0)
    for _ in range(view.cols):
        grid.add_column(ratio=1)
    zones = {(zone.row, zone.col): _zone(view, zone) for zone in view.zones}
    for row in range(view.rows):
        grid.add_row(*(zones.get((row, col), "") for col in range(view.cols)))
    others = [player for player in view.players if not player.is_friend]
    own = sorted((player for player in view.players if player.is_friend), key=lambda player: player.is_own)
    phase = say(f"phase.{view.phase.replace(' ', '-')}")
    title = Text(say("terminal.title", round=view.round, phase=phase), style="bold yellow")
    if view.board is not None:
        title.append(f"  {view.board}", style="dim")
    if view.round <= view.peaceful_rounds:
        title.append("\n" + say("terminal.truce", round=view.round, rounds=view.peaceful_rounds), style="dim")
    return Group(title, *(_strip(view, player) for player in others), grid, *(_strip(view, player) for player in own))
