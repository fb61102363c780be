"""The schema: OpenAPI of the REST calls with the WebSocket's messages in it, and the client's types made from it.

`python -m mageduel.server.schema` prints the schema, `--types` the types; `--write FILE` puts either into a file.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path
from typing import Any

from pydantic.json_schema import models_json_schema

from mageduel.server.gathering import LobbyClientMessages, LobbyServerMessages
from mageduel.server.messages import ClientMessages, ServerMessages
from mageduel.server.tables import NOTICE
from mageduel.state.events import Event
from mageduel.state.phases import Phase

REF = "#/components/schemas/"
Schema = dict[str, Any]
CODES = {
    ("EventShown", "kind"): sorted({NOTICE, *(each.__name__ for each in Event.__subclasses__())}),
    ("ViewShown", "phase"): [phase.value for phase in Phase],
    ("ViewShown", "stage"): list(dict.fromkeys(phase.stage for phase in Phase)),
}
"""Fields that hold one of a few codes, which are listed elsewhere: so a client that compares them is checked."""
_NAME = re.compile(r"^[A-Za-z_$][A-Za-z0-9_$]*$")
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def with_socket_messages(openapi: Schema) -> Schema:
    """The schema with the types of all messages of the WebSocket added."""
    schemas = openapi["components"]["schemas"]
    if "ServerMessages" not in schemas:
        _, definitions = models_json_schema(
            [
                (ServerMessages, "serialization"),
                (ClientMessages, "validation"),
                (LobbyServerMessages, "serialization"),
                (LobbyClientMessages, "validation"),
            ],
            ref_template=REF + "{model}",
        )
        for name, schema in definitions["$defs"].items():
            schemas.setdefault(name, schema)
        for (name, field), codes in CODES.items():
            schemas[name]["properties"][field]["enum"] = codes
    return openapi


def openapi_schema() -> Schema:
    """The schema of the server, the same every time."""
    from mageduel.server.app import create_app
    from mageduel.server.settings import Settings

    return create_app(Settings(database="sqlite://")).openapi()


def typescript(openapi: Schema) -> str:
    """TypeScript types of everything that travels, in the order of their names."""
    parts = [
        "// Made from the server's schema by `python -m mageduel.server.schema --types`; changes here are lost.",
        "/* eslint-disable */",
    ]
    for name, schema in sorted(openapi["components"]["schemas"].items()):
        if name in ("HTTPValidationError", "ValidationError"):
            continue
        parts.append(_declaration(name, schema))
    parts.append("/** Every message of the server over the WebSocket. */")
    parts.append('export type ServerMessage = ServerMessages["message"];')
    parts.append("/** Every message of the client over the WebSocket. */")
    parts.append('export type ClientMessage = ClientMessages["message"];')
    parts.append("/** Every message of the server over the WebSocket of a lobby. */")
    parts.append('export type LobbyServerMessage = LobbyServerMessages["message"];')
    parts.append("/** Every message of the client over the WebSocket of a lobby. */")
    parts.append('export type LobbyClientMessage = LobbyClientMessages["message"];')
    return "\n".join(parts) + "\n"


def _comment(text: str | None, indent: str = "") -> str:
    if not text:
        return ""
    return f"{indent}/** {' '.join(text.split()).replace('*/', '* /')} */\n"


def _declaration(name: str, schema: Schema) -> str:
    comment = _comment(schema.get("description"))
    if schema.get("type") == "object" and "properties" in schema:
        required = set(schema.get("required", ()))
        lines = [f"{comment}export interface {name} {{"]
        for field, each in schema["properties"].items():
            key = field if _NAME.match(field) else json.dumps(field)
            # What the server sends always has every field; a constant tells messages apart.
            mark = "" if field in required or "const" in each else "?"
            lines.append(f"{_comment(each.get('description'), '  ')}  {key}{mark}: {type_of(each)};")
        return "\n".join([*lines, "}"])
    return f"{comment}export type {name} = {type_of(schema)};"


def type_of(schema: Schema) -> str:
    """The TypeScript type a JSON schema stands for."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(each) for each in schema["enum"])
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(type_of(each) for each in schema[key]))
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(type_of(each) for each in schema['prefixItems'])}]"
        inner = type_of(schema.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        for each in schema.get("patternProperties", {}).values():
            values = each
        return f"Record<string, {type_of(values) if isinstance(values, dict) else 'unknown'}>"
    return _PLAIN.get(str(kind), "unknown")


def main(arguments: list[str] | None = None) -> int:
    """Print or write the schema or the types."""
    parser = argparse.ArgumentParser(prog="python -m mageduel.server.schema", description="The server's schema.")
    parser.add_argument("--types", action="store_true", help="TypeScript types instead of OpenAPI")
    parser.add_argument("--write", type=Path, help="write to this file instead of printing")
    chosen = parser.parse_args(arguments)
    schema = openapi_schema()
    text = typescript(schema) if chosen.types else json.dumps(schema, indent=2, sort_keys=True) + "\n"
    if chosen.write is not None:
        chosen.write.write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
