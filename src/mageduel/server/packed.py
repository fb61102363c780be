"""What is the same for everybody is written and compressed once: the client's files, and what is printed."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from fastapi import Request, Response
from pydantic import TypeAdapter

from mageduel.server import faces
from mageduel.server.printed import Codex, Library, MageFace
from mageduel.words.language import Language, speaking, spoken

_WORTH_IT: Final = 1024
"""Fewer bytes are sent as they are."""


@dataclass(frozen=True, slots=True)
class Packed:
    """Bytes, and the same compressed, where that is shorter."""

    plain: bytes
    short: bytes | None
    media: str

    def reply(self, request: Request, headers: Mapping[str, str] | None = None) -> Response:
        """As a response, in the form its reader takes."""
        given = dict(headers or {})
        if self.short is None or "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.plain, media_type=self.media, headers=given)
        coded = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        return Response(self.short, media_type=self.media, headers={**coded, **given})


def pack(plain: bytes, media: str) -> Packed:
    """Bytes made ready to be sent to many."""
    short = gzip.compress(plain, mtime=0) if len(plain) >= _WORTH_IT else plain
    return Packed(plain, short if len(short) < len(plain) else None, media)


@cache
def packed_file(path: Path) -> Packed:
    """A file of the client whose name changes with what is in it."""
    return pack(path.read_bytes(), mimetypes.guess_type(path.name)[0] or "application/octet-stream")


def packed_library() -> Packed:
    """Every card, in the language that is being spoken."""
    return _library(spoken())


def packed_codex() -> Packed:
    """Every word of the codex, in the language that is being spoken."""
    return _codex(spoken())


def packed_mages() -> Packed:
    """Every mage, in the language that is being spoken."""
    return _mages(spoken())


@cache
def _library(reader: Language) -> Packed:
    with speaking(reader):
        return pack(TypeAdapter(Library).dump_json(faces.library_face()), "application/json")


@cache
def _codex(reader: Language) -> Packed:
    with speaking(reader):
        return pack(TypeAdapter(Codex).dump_json(faces.codex_face()), "application/json")


@cache
def _mages(reader: Language) -> Packed:
    with speaking(reader):
        return pack(TypeAdapter(list[MageFace]).dump_json(faces.mage_faces()), "application/json")
