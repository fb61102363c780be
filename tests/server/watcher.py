"""Watches a server from a process of its own while others attack it: how long /healthz takes, and how large it is.

Every sample says how long /healthz took, its status, the server's resident memory, and how much slower this machine
was than its processor at that moment: work of a known processor time takes longer where others have the cores.
"""

from __future__ import annotations

import http.client
import json
import select
import sys
import time
from pathlib import Path

SPIN = 0.002
PAUSE = 0.05
PATIENCE = 15.0
WATCHER = "127.0.0.2"
"""The watcher calls from an address of its own: what the attackers use up is theirs."""


def slowness() -> float:
    """How many times longer a little work takes than its processor time."""
    began, cpu = time.perf_counter(), time.thread_time()
    while time.thread_time() - cpu < SPIN:
        pass
    return (time.perf_counter() - began) / (time.thread_time() - cpu)


def resident(pid: int) -> int:
    """The memory of a process, in bytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


def sample(port: int, pid: int) -> dict[str, float]:
    """One look at the server."""
    before = slowness()
    began = time.perf_counter()
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE, source_address=(WATCHER, 0))
    try:
        line.request("GET", "/healthz")
        status = line.getresponse().status
    except OSError:
        status = 599
    finally:
        line.close()
    took = time.perf_counter() - began
    return {"took": took, "status": status, "memory": resident(pid), "slowness": max(before, slowness())}


def main(port: int, pid: int) -> None:
    """Watch until somebody closes the line, then tell."""
    samples = []
    while not select.select([sys.stdin], [], [], PAUSE)[0]:
        samples.append(sample(port, pid))
    json.dump(samples, sys.stdout)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
