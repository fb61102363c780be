"""The protocol: every call and every message, made from the server's schema."""

from __future__ import annotations

from mageduel.server.schema import REF, Schema, openapi_schema, type_of

_LINES = (
    ("ClientMessages", "At the table: what a player's program says"),
    ("ServerMessages", "At the table: what the server says"),
    ("LobbyClientMessages", "In a lobby: what a person says"),
    ("LobbyServerMessages", "In a lobby: what the server says"),
)
_PASSED_OVER = ("HTTPValidationError", "ValidationError")


def _sentence(text: str | None) -> str:
    return " ".join((text or "").split()).replace("|", "\\|")


def _type(schema: Schema) -> str:
    """The type of a field as it stands in a table."""
    return f"`{type_of(schema)}`".replace("|", "\\|")


def _fields(schema: Schema) -> list[str]:
    fields = schema.get("properties", {})
    if not fields:
        return []
    needed = set(schema.get("required", ()))
    rows = ["| field | type | |", "|---|---|---|"]
    for name, each in fields.items():
        left_out = "" if name in needed or "const" in each else "may be left out. "
        rows.append(f"| `{name}` | {_type(each)} | {left_out}{_sentence(each.get('description'))} |")
    return [*rows, ""]


def _members(schemas: Schema, name: str) -> list[str]:
    choice = schemas[name]["properties"]["message"]
    found = choice.get("anyOf") or choice.get("oneOf") or [choice]
    return [str(each["$ref"]).removeprefix(REF) for each in found]


def protocol_page() -> str:
    """The page: calls, messages in both directions, and everything they are made of."""
    openapi = openapi_schema()
    schemas = openapi["components"]["schemas"]
    lines = [
        "# The protocol",
        "",
        "Made from the server's schema: `python -m mageduel.server.schema` prints it whole as OpenAPI. What the "
        "messages mean, and in which order they come, is told in [The server](server.md); how to write a program that "
        "plays in [Bots](bots.md).",
        "",
        "## Calls",
        "",
        "| | address | about |",
        "|---|---|---|",
    ]
    for path, calls in sorted(openapi["paths"].items()):
        for method, call in calls.items():
            about = _sentence(call.get("description") or call.get("summary"))
            lines.append(f"| {method.upper()} | `{path}` | {about} |")
    told: set[str] = set()
    for name, title in _LINES:
        lines += ["", f"## {title}", ""]
        for member in _members(schemas, name):
            told.add(member)
            schema = schemas[member]
            kind = schema["properties"].get("type", {}).get("const", member)
            lines += [f"### `{kind}`", "", _sentence(schema.get("description")), "", *_fields(schema)]
    lines += ["", "## What they are made of", ""]
    for name, schema in sorted(schemas.items()):
        if name in told or name in _PASSED_OVER or name in dict(_LINES):
            continue
        lines += [f"### {name}", "", _sentence(schema.get("description")), ""]
        lines += _fields(schema) or [_type(schema), ""]
    return "\n".join(lines) + "\n"
