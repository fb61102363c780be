"""What cards do that their printed facts alone cannot say."""

from __future__ import annotations

from pkgutil import resolve_name, walk_packages


def load_all() -> None:
    """Read every script; cards register themselves."""
    for module in walk_packages(__path__, f"{__name__}."):
        resolve_name(module.name)
