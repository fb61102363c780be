"""`mageduel serve`: the table in the browser."""

from __future__ import annotations

import argparse
import socket
from dataclasses import replace

from mageduel.facts.errors import ForPeople


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("--host", help="address to listen on; 127.0.0.1 by default, 0.0.0.0 for other machines too")
    parser.add_argument("--port", type=int, help="port to listen on, 8765 by default; 0 takes any that is free")
    parser.add_argument(
        "--database", help="where games are kept; a SQLAlchemy URL, a file in your data folder by default"
    )
    parser.add_argument("--origin", action="append", help="another origin whose pages may connect")
    parser.add_argument("--allow-host", action="append", help="a name this server answers to, such as duel.example.org")
    parser.add_argument("--proxy", action="append", help="address of a proxy whose forwarded addresses are believed")
    parser.add_argument("--exempt", action="append", help="an address or network to which no limit applies")
    parser.add_argument("--agent-seconds", type=float, help="how long a computer player may think")
    parser.add_argument("--games-a-minute", type=int, help="new games, joins and uploads from one address")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=512)
    except (OSError, OverflowError) as error:
        raise ForPeople(f"cannot listen on {host} port {port}: {getattr(error, 'strerror', None) or error}") from None


def _several(given: list[str] | None) -> tuple[str, ...] | None:
    return None if given is None else tuple(given)


def run(args: argparse.Namespace) -> int:
    """Run the command."""
    import gc
    import os
    import sys
    import threading
    import webbrowser

    import uvicorn

    from mageduel.server.app import create_app
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
        "games_a_minute": args.games_a_minute,
    }
    asked = read_settings(os.environ, given)
    listening = _listen(asked.host, asked.port)
    settings = replace(asked, port=listening.getsockname()[1])
    app = create_app(settings)
    address = f"http://{f'[{settings.host}]' if ':' in settings.host else settings.host}:{settings.port}/"
    print(f"mageduel is at {address} (unofficial; press Ctrl-C to stop)", flush=True)
    if args.open:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    # Computer players think in threads: the loop gets its turn sooner when they give way more often.
    sys.setswitchinterval(0.001)
    # Hundreds of tables are walked by every full collection: it must be rare, and never walk the cards.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 10)
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
