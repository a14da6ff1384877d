"""What does not come with the package alone: the server and the page are an extra."""

from importlib.util import find_spec
from typing import Final

from fondaco.core.errors import FondacoError
from fondaco.locale import Words

NEEDED: Final = ("fastapi", "msgspec", "sqlalchemy", "uvicorn")  # the rest comes with them


def can_serve() -> bool:
    """Whether the extra for the server is installed."""
    return all(find_spec(name) is not None for name in NEEDED)


def need_server(words: Words) -> None:
    """Say in one sentence what to install, if the server cannot run."""
    if not can_serve():
        raise FondacoError(words.say("error-no-server"))
