"""The terminal table: arena, strips and chronicle drawn with rich."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mageduel.views.shapes import ObjectShown, PlayerShown, ViewShown
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
    mark = "●" if _is_friend(view, thing.controller) else "◆"
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
        text.append(f" {printed_name(name)}{'' if count == 1 else f'×{count}'}", style="magenta")
    for number in thing.attachments:
        attached = view.objects[str(number)]
        if attached.kind != "equipment":
            text.append(f"\n   ↳ {attached.name}", style="magenta" if attached.hidden else "dim")
    return text


def _zone(view: ViewShown, index: int) -> RenderableType:
    zone = view.zones[index]
    things = [view.objects[str(number)] for number in zone.objects]
    things.sort(key=lambda thing: _is_friend(view, thing.controller))
    lines = [_token(view, thing) for thing in things if thing.attached_to is None]
    for number in zone.enchantments:
        lines.append(Text(f"▒ {view.objects[str(number)].name}", style="magenta"))
    for wall in view.walls:
        if zone.zone in wall.border.split("|"):
            other = next(name for name in wall.border.split("|") if name != zone.zone)
            lines.append(
                Text(
                    "▓ " + say("terminal.wall-to", wall=view.objects[str(wall.object)].short, zone=other),
                    style="yellow",
                )
            )
    return Panel(Group(*lines) if lines else Text(""), title=zone.zone, title_align="left", border_style="dim")


def _strip(view: ViewShown, player: PlayerShown) -> Text:
    text = Text(style=_style(view, player.seat))
    text.append(f"{player.name} ({player.mage})", style="bold")
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
        prepared=len(player.prepared),
    )
    text.append(f"  {strip}")
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
    for row in range(view.rows):
        grid.add_row(*(_zone(view, row * view.cols + col) for col in range(view.cols)))
    others = [player for player in view.players if not player.is_friend]
    own = sorted((player for player in view.players if player.is_friend), key=lambda player: player.is_own)
    phase = say(f"phase.{view.phase.replace(' ', '-')}")
    title = Text(say("terminal.title", round=view.round, phase=phase), style="bold yellow")
    return Group(title, *(_strip(view, player) for player in others), grid, *(_strip(view, player) for player in own))
