"""One of several processes: it serves on the socket that it was handed, with the settings on its standard input."""

import socket
import sys
from dataclasses import replace
from typing import Any

import msgspec

from fondaco.server.config import Config
from fondaco.server.logs import set_up_logs
from fondaco.server.metrics import OF_ANOTHER
from fondaco.server.run import run


def config_of(text: bytes) -> Config:
    """The configuration that a process was handed."""

    def path_of(kind: type, value: Any) -> Any:
        return kind(value)

    return msgspec.json.decode(text, type=Config, dec_hook=path_of)


if __name__ == "__main__":
    config = config_of(sys.stdin.buffer.read())
    set_up_logs()
    listening = socket.socket(fileno=int(sys.argv[1]))
    run(replace(config, metrics=OF_ANOTHER if config.metrics else ""), listening)
