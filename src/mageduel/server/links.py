"""Links: what an invitation to this server begins with, and whether other machines can follow it."""

from __future__ import annotations

import ipaddress
import socket

from mageduel.server.messages import LinkFacts
from mageduel.server.settings import Settings
from mageduel.words.language import say

OPEN_DOOR = "mageduel serve --host 0.0.0.0"


def link_facts(settings: Settings, scheme: str, called: str) -> LinkFacts:
    """Where a link leads when the page was called under this host name and port."""
    name, colon, port = called.rpartition(":") if _has_port(called) else (called, "", "")
    if not is_loopback_name(name):
        return _elsewhere(f"{scheme}://{called}", name)
    if is_loopback_name(settings.host):
        return LinkFacts(
            base=f"{scheme}://{called}",
            reachable=False,
            sentence=say("link.own-machine"),
            remedy=say("link.open-door", command=OPEN_DOOR),
        )
    address = _address_in_network(settings.host)
    if address is None:
        return LinkFacts(
            base=f"{scheme}://{called}",
            reachable=False,
            sentence=say("link.no-network"),
            remedy=say("link.connect"),
        )
    return _elsewhere(f"{scheme}://{_bracketed(address)}{colon}{port}", address)


def peer_address(settings: Settings) -> str:
    """Where the other processes on the same database reach this one."""
    if settings.peer_address:
        return settings.peer_address.rstrip("/")
    name = settings.host if is_loopback_name(settings.host) else _address_in_network(settings.host)
    return f"http://{_bracketed(name or '127.0.0.1')}:{settings.port}"


def _elsewhere(base: str, name: str) -> LinkFacts:
    """A link that does not lead back to the machine of whoever follows it."""
    sentence = say("link.same-network" if _is_private(name) else "link.everywhere")
    return LinkFacts(base=base, reachable=True, sentence=sentence, remedy=None)


def _has_port(called: str) -> bool:
    return called.rpartition(":")[2].isdigit() and (called.count(":") == 1 or "]:" in called)


def is_loopback_name(name: str) -> bool:
    """Whether this names the machine itself, whoever says it."""
    plain = name.strip("[]").split("%")[0].lower()
    if plain == "localhost" or plain.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(plain).is_loopback
    except ValueError:
        return False


def _is_private(name: str) -> bool:
    try:
        return ipaddress.ip_address(name.strip("[]")).is_private
    except ValueError:
        return "." not in name or name.endswith(".local")


def _bracketed(address: str) -> str:
    return f"[{address}]" if ":" in address else address


def _address_in_network(bound: str) -> str | None:
    """What other machines call this one, given what it listens on."""
    try:
        listens = ipaddress.ip_address(bound)
    except ValueError:
        return bound
    if not listens.is_unspecified:
        return bound
    # Choosing a way to a far address sends nothing; it only says which of our addresses would be used.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(("192.0.2.1", 9))
            address: str = line.getsockname()[0]
        except OSError:
            return None
    return None if is_loopback_name(address) else address
