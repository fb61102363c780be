"""`mageduel serve`: the table in the browser."""

from __future__ import annotations

import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on")
    parser.add_argument("--port", type=int, default=8765, help="port to listen on")
    parser.add_argument("--database", help="where games are kept; a SQLAlchemy URL, a file in your data folder by default")
    parser.add_argument("--origin", action="append", default=[], help="another origin whose pages may connect")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")


def run(args: argparse.Namespace) -> int:
    """Run the command."""
    import os
    import threading
    import webbrowser

    import uvicorn

    from mageduel.server.app import create_app
    from mageduel.server.settings import Settings, default_database

    settings = Settings(
        database=args.database or os.environ.get("MAGEDUEL_DATABASE") or default_database(),
        host=args.host,
        port=args.port,
        origins=tuple(args.origin),
    )
    address = f"http://{args.host}:{args.port}/"
    print(f"mageduel is at {address} (unofficial; press Ctrl-C to stop)", flush=True)
    if args.open:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    app = create_app(settings)
    uvicorn.run(
        app, host=args.host, port=args.port, log_level="warning", ws_max_size=settings.largest_message * 2, access_log=False
    )
    return 0
