"""What a client can meet stands in docs/server.md."""

import re
from pathlib import Path
from typing import get_args

import pytest

from fondaco.server.app import make_app
from fondaco.server.config import Config
from fondaco.tables import commands
from fondaco.tables.documents import ServerMessage
from fondaco.tables.journal import KINDS
from fondaco.tables.problems import CODES

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_documented(code: str) -> None:
    assert f"`{code}`" in DOCUMENT


def test_every_message_is_documented() -> None:
    union = get_args(commands.SocketMessage)[0]
    types = [get_args(message.model_fields["type"].annotation)[0] for message in get_args(union)]
    types += [get_args(message.__annotations__["type"])[0] for message in get_args(ServerMessage)]
    assert len(types) > 15
    assert [name for name in types if f"`{name}`" not in DOCUMENT] == []


def test_every_kind_of_record_is_documented() -> None:
    assert [kind for kind in KINDS if f"`{kind}`" not in DOCUMENT] == []


def test_every_route_is_documented() -> None:
    paths = make_app(Config("sqlite:///never-opened")).openapi()["paths"]
    assert [path for path in paths if path not in DOCUMENT] == []


def test_every_option_of_the_command_is_documented() -> None:
    source = (ROOT / "src" / "fondaco" / "cli" / "serve.py").read_text(encoding="utf-8")
    options = re.findall(r'typer.Option\("(--[a-z-]+)[/"]', source)
    assert len(options) > 5
    assert [option for option in options if f"`{option}`" not in DOCUMENT] == []
