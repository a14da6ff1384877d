"""Running the server."""

import asyncio
import socket
import threading
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn

from fondaco.core.errors import FondacoError
from fondaco.server import garbage
from fondaco.server.app import make_app
from fondaco.server.clock import Clock
from fondaco.server.config import Config, data_folder, database_in
from fondaco.server.connections import protocols_of
from fondaco.server.database import prepare
from fondaco.server.logs import set_up_logs
from fondaco.server.processes import Processes, check_processes

LOOPBACK = ("127.0.0.1", "localhost", "::1")
IDLE_SECONDS = 5  # after which a connection that asks for nothing is closed; proxies must close theirs sooner


def bind(config: Config) -> socket.socket:
    """A socket that listens; port 0 lets the system choose one."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # inherited: an answer does not wait for the next
    try:
        listening.bind((config.host, config.port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise FondacoError(f"Port {config.port} at {config.host} cannot be used: {error}.") from error
    listening.listen(1024)
    return listening


def server_of(config: Config, clock: Clock | None = None) -> uvicorn.Server:
    """The server of a configuration, ready to serve."""
    requests, sockets = protocols_of(config)
    settings = uvicorn.Config(
        make_app(config, clock),
        http=requests,  # type: ignore[arg-type]
        proxy_headers=True,
        forwarded_allow_ips=list(config.proxies),
        log_config=None,
        access_log=False,  # the guard writes a line for each request, without its address
        ws=sockets,  # type: ignore[arg-type]
        ws_max_size=config.message_limit,
        ws_ping_interval=20.0,
        server_header=False,
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=5,
    )
    return uvicorn.Server(settings)


def run(config: Config, listening: socket.socket) -> None:
    """Serve on a socket in this process, which does nothing else, until told to stop."""
    server = server_of(config)
    garbage.leave_alone()
    server.run(sockets=[listening])  # on uvloop, where there is one


def serve(config: Config, ready: Callable[[str], None] = print) -> None:
    """Serve until told to stop; `ready` is called with the address."""
    set_up_logs()
    if config.processes > 1:
        check_processes(config)
    asyncio.run(prepare(config.database))
    listening = bind(config)
    host, port = listening.getsockname()[:2]
    name = f"[{host}]" if ":" in host else host
    ready(f"http://{name}:{port}")
    if config.processes > 1:
        Processes(config, listening).run()
    else:
        run(config, listening)


def serve_one_person(
    page: Path | None = None, folder: Path | None = None, port: int = 0, ready: Callable[[str], None] = print
) -> None:
    """For one person: on loopback, with the database in the person's data folder, and the browser opened."""

    def welcome(address: str) -> None:
        ready(address)
        open_browser(address)

    serve(Config(database_in(folder or data_folder()), port=port, hosts=LOOPBACK, page=page), welcome)


def open_browser(address: str) -> None:
    """Open the browser as soon as the server answers."""
    threading.Thread(target=knock, args=(address,), daemon=True).start()


def knock(address: str) -> None:
    """Wait until the server accepts connections, then open the browser."""
    host, port = address.removeprefix("http://").rsplit(":", 1)
    for _ in range(100):
        try:
            socket.create_connection((host.strip("[]"), int(port)), 1).close()
            break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(address)
