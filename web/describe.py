"""Write down the API's description, from which `npm run describe` makes the page's types of documents."""

import json
import sys
from typing import Any

from fondaco.server.app import make_app
from fondaco.server.config import Config


def plain(schema: Any) -> Any:
    """A schema without its titles, which only repeat names, and with each description on one line."""
    if isinstance(schema, dict):
        kept = {key: plain(part) for key, part in schema.items() if key != "title" or not isinstance(part, str)}
        if isinstance(kept.get("description"), str):
            kept["description"] = " ".join(kept["description"].split())
        return kept
    return [plain(part) for part in schema] if isinstance(schema, list) else schema


def documents() -> dict[str, Any]:
    """The components of the description; what can be asked for where is no part of the page's types."""
    whole = make_app(Config("sqlite:///never-opened")).openapi()
    info = {"title": whole["info"]["title"], "version": "1"}
    return {"openapi": whole["openapi"], "info": info, "paths": {}, "components": plain(whole["components"])}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(documents(), indent=2, sort_keys=True) + "\n")
