"""A bot in sixty lines: it takes a seat at a mageduel server and answers whatever it is asked.

python examples/bot.py http://127.0.0.1:8765                    sets up a game against a novice, and plays it
python examples/bot.py http://127.0.0.1:8765 --game G --token T takes a seat that somebody has set up for it
"""

import argparse
import json
import random
import urllib.request
from typing import Any

from websockets.sync.client import connect

Json = dict[str, Any]


def set_up(server: str) -> tuple[str, str]:
    """A game of the Academy, a bot's seat against a computer's; returns the game and the bot's token."""
    seats = [
        {"kind": "bot", "name": "Sixty Lines", "mage": "Academy Wizard", "book": "Academy Wizard"},
        {"kind": "computer", "level": "novice", "mage": "Academy Beastmaster", "book": "Academy Beastmaster"},
    ]
    body = json.dumps({"mode": "academy", "seats": seats}).encode()
    call = urllib.request.Request(f"{server}/api/games", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(call) as response:
        created = json.load(response)
    return created["game"], created["seats"][0]["token"]


def choose(request: Json, view: Json) -> list[Any]:
    """The bot's mind: do something rather than nothing, and no harm to its own side. The whole table is in `view`."""
    if request["plan"] is not None:  # the Planning Phase asks for cards in slots instead
        slots = request["plan"]["slots"]
        return ["plan", [[slot["slot"], [card["card"] for card in slot["cards"][: slot["count"]]]] for slot in slots]]
    kind = [option for option in request["options"] if not option["harmful"]] or request["options"]
    bold = [option for option in kind if not option["declines"]]
    chosen: list[Any] = random.choice(bold or kind)["answer"]
    return chosen


def play(server: str, game: str, token: str) -> Json:
    """Answer until the game is over; returns the result."""
    with connect(f"{server.replace('http', 'ws', 1)}/api/games/{game}/socket", max_size=None) as line:
        line.send(json.dumps({"type": "hello", "token": token}))
        answered = -1
        for text in line:
            message = json.loads(text)
            if message["type"] == "error":
                raise SystemExit(message["message"])
            if message["type"] != "state":
                continue
            result: Json | None = message["view"]["result"]
            if result is not None:
                return result
            request = message["request"]
            if request is not None and request["id"] != answered:
                answered = request["id"]
                answer = choose(request, message["view"])
                line.send(json.dumps({"type": "answer", "request": answered, "answer": answer}))
    raise SystemExit("The line was closed.")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server")
    parser.add_argument("--game")
    parser.add_argument("--token")
    chosen = parser.parse_args()
    table = (chosen.game, chosen.token) if chosen.game and chosen.token else set_up(chosen.server)
    print(play(chosen.server, *table)["how"])
