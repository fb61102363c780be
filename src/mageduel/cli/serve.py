"""`mageduel serve`: the table in the browser."""

from __future__ import annotations

import argparse
import socket
from dataclasses import replace
from urllib.parse import urlsplit

from mageduel.cli import numbers
from mageduel.facts.errors import ForPeople

LONGEST_THOUGHT = 600


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("--host", help="address to listen on; 127.0.0.1 by default, 0.0.0.0 for other machines too")
    parser.add_argument(
        "--port",
        type=numbers.whole(0, 65_535),
        help="port to listen on, 8765 by default; 0 takes any that is free",
    )
    parser.add_argument(
        "--database", help="where games are kept; a SQLAlchemy URL, a file in your data folder by default"
    )
    parser.add_argument("--origin", action="append", type=_origin, help="another origin whose pages may connect")
    parser.add_argument("--allow-host", action="append", help="a name this server answers to, such as duel.example.org")
    parser.add_argument("--proxy", action="append", help="address of a proxy whose forwarded addresses are believed")
    parser.add_argument("--exempt", action="append", help="an address or network to which no limit applies")
    parser.add_argument("--peer-address", help="where other processes on the same PostgreSQL database reach this one")
    parser.add_argument(
        "--agent-seconds",
        type=numbers.seconds(0.05, LONGEST_THOUGHT),
        help="how long a computer player may think",
    )
    parser.add_argument("--games-a-minute", type=numbers.games, help="new games, joins and uploads from one address")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")


def _origin(text: str) -> str:
    """An origin as browsers send it: a scheme, a host, perhaps a port, and nothing after it."""
    try:
        parts = urlsplit(text)
        named = parts.scheme in ("http", "https") and parts.hostname and f"{parts.scheme}://{parts.netloc}" == text
    except ValueError:
        named = False
    if not named or "@" in text:
        raise argparse.ArgumentTypeError(f"{text!r} is no origin; write it as https://duel.example or http://host:8080")
    return text


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=512)
    except (OSError, OverflowError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or "there is no such host or port"
        raise ForPeople(f"cannot listen on {host!r} port {port}: {why}") from None


def _why(error: Exception) -> str:
    """What is wrong with a database, in a few words: the driver's own where there are any."""
    cause = getattr(error, "orig", None) or error
    name = getattr(cause, "filename", None)
    said = getattr(cause, "strerror", None) or str(cause)
    return (f"{name}: " if name else "") + (said.splitlines() or [type(cause).__name__])[0]


def _several(given: list[str] | None) -> tuple[str, ...] | None:
    return None if given is None else tuple(given)


def run(args: argparse.Namespace) -> int:
    """Run the command."""
    import os
    import sys
    import threading
    import webbrowser

    import uvicorn
    from sqlalchemy.exc import SQLAlchemyError

    from mageduel.collecting import collect_seldom
    from mageduel.server.app import create_app, make_ready
    from mageduel.server.door import door_of
    from mageduel.server.settings import read_settings

    given = {
        "database": args.database,
        "host": args.host,
        "port": args.port,
        "origins": _several(args.origin),
        "hosts": _several(args.allow_host),
        "proxies": _several(args.proxy),
        "exempt": _several(args.exempt),
        "agent_seconds": args.agent_seconds,
        "peer_address": args.peer_address,
        "games_a_minute": args.games_a_minute,
    }
    try:
        asked = read_settings(os.environ, given)
    except RuntimeError:
        raise ForPeople("there is no home folder for the games; name a database: --database sqlite:///file") from None
    listening = _listen(asked.host, asked.port)
    settings = replace(asked, port=listening.getsockname()[1])
    try:
        app = create_app(settings)
    except (SQLAlchemyError, OSError, ValueError) as error:
        raise ForPeople(
            f"the database cannot be used: {_why(error)}; name another: --database sqlite:///file"
        ) from None
    make_ready(app)
    address = f"http://{f'[{settings.host}]' if ':' in settings.host else settings.host}:{settings.port}/"
    print(f"mageduel is at {address} (unofficial; press Ctrl-C to stop)", flush=True)
    if args.open:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    # Players that do not look ahead think in threads: the loop gets its turn sooner when they give way more often.
    sys.setswitchinterval(0.001)
    collect_seldom()  # every full collection walks hundreds of tables
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        http=door_of(settings),
        ws_max_size=settings.largest_message * 2,
        timeout_keep_alive=max(1, round(settings.idle_seconds)),
        # A forwarded address is believed of proxies that were named, and of nobody else.
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(config).run(sockets=[listening])
    return 0
