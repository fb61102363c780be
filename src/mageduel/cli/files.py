"""Files people name: what cannot be written is said in one line, and before the work is done where it can be."""

from __future__ import annotations

import os
from pathlib import Path

from mageduel.facts.errors import ForPeople


def reason(error: OSError | ValueError) -> str:
    """Why a file could not be used, in a few words."""
    return getattr(error, "strerror", None) or "that is no name for a file"


def write(path: Path, text: str) -> None:
    """Write a text file."""
    try:
        path.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise ForPeople(f"{path} cannot be written: {reason(error)}.") from None


def will_be_written(path: Path) -> Path:
    """The same path, when a file can be written there later; refused now if not."""
    folder = path.parent
    if path.is_dir():
        raise ForPeople(f"{path} is a folder; name a file in it.")
    if not folder.is_dir():
        raise ForPeople(f"{path} cannot be written: there is no folder {folder}.")
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise ForPeople(f"{path} cannot be written: Permission denied.")
    return path


def folder(path: Path) -> Path:
    """A folder to keep files in, made if there is none."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise ForPeople(f"{path} cannot be a folder: {reason(error)}.") from None
    if not os.access(path, os.W_OK):
        raise ForPeople(f"{path} cannot be written to: Permission denied.")
    return path
