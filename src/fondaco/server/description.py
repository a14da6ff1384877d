"""The description of the whole interface in one OpenAPI document, with the messages of the socket as components."""

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from fondaco.tables.commands import SOCKET_MESSAGES
from fondaco.tables.documents import ServerMessage

REFERENCE = "#/components/schemas/{model}"
ABOUT = """Tables over HTTP and WebSocket.

The socket of a table is at `/api/tables/{table}/socket?after=NUMBER&language=CODE`. The client sends messages of the
form `ClientMessage`, the server such of the form `ServerMessage`; both stand among the components."""


def describe(app: FastAPI) -> None:
    """Let the app answer with the whole description."""
    made: list[dict[str, Any]] = []

    def openapi() -> dict[str, Any]:
        if not made:
            made.append(description(app))
        return made[0]

    app.openapi = openapi  # type: ignore[method-assign]


def description(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document."""
    document = get_openapi(title=app.title, version=app.version, description=ABOUT, routes=app.routes)
    schemas = document["components"]["schemas"]
    servers: TypeAdapter[Any] = TypeAdapter(ServerMessage)
    for name, adapter in (("ClientMessage", SOCKET_MESSAGES), ("ServerMessage", servers)):
        schema = adapter.json_schema(ref_template=REFERENCE)
        schemas.update(schema.pop("$defs"))
        schemas[name] = schema
    for unused in ("HTTPValidationError", "ValidationError"):
        schemas.pop(unused, None)
    return document
