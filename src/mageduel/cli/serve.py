"""`mageduel serve`: the table in the browser."""

from __future__ import annotations

import argparse
import socket

from mageduel.facts.errors import ForPeople


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on")
    parser.add_argument("--port", type=int, default=8765, help="port to listen on; 0 takes any that is free")
    parser.add_argument(
        "--database", help="where games are kept; a SQLAlchemy URL, a file in your data folder by default"
    )
    parser.add_argument("--origin", action="append", default=[], help="another origin whose pages may connect")
    parser.add_argument("--agent-seconds", type=float, default=20.0, help="how long a computer player may think")
    parser.add_argument("--games-a-minute", type=int, default=60, help="new games, joins and uploads from one address")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=512)
    except (OSError, OverflowError) as error:
        raise ForPeople(f"cannot listen on {host} port {port}: {getattr(error, 'strerror', None) or error}") from None


def run(args: argparse.Namespace) -> int:
    """Run the command."""
    import gc
    import os
    import sys
    import threading
    import webbrowser

    import uvicorn

    from mageduel.server.app import create_app
    from mageduel.server.settings import Settings, default_database

    listening = _listen(args.host, args.port)
    port = listening.getsockname()[1]
    settings = Settings(
        database=args.database or os.environ.get("MAGEDUEL_DATABASE") or default_database(),
        host=args.host,
        port=port,
        origins=tuple(args.origin),
        agent_seconds=args.agent_seconds,
        games_a_minute=args.games_a_minute,
    )
    app = create_app(settings)
    address = f"http://{f'[{args.host}]' if ':' in args.host else args.host}:{port}/"
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
        ws_max_size=settings.largest_message * 2,
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(config).run(sockets=[listening])
    return 0
