"""What the server counts, for Prometheus."""

import os
from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, start_http_server
from prometheus_client.multiprocess import MultiProcessCollector

from fondaco.core.errors import FondacoError

OF_ANOTHER: Final = "another process"  # has the address of the counters
SHARED_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # the variable that names where several processes keep their counters
FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = self.gauge("fondaco_tables", "Tables in memory")
        self.sockets = self.gauge("fondaco_sockets", "Open sockets")
        self.moves = Counter("fondaco_moves", "Decisions written", ["title", "by"], registry=self.registry)
        self.records = Counter("fondaco_records", "Records written", ["kind"], registry=self.registry)
        self.command_seconds = Histogram(
            "fondaco_command_seconds", "From a command to its answer", buckets=FAST, registry=self.registry
        )
        self.request_seconds = Histogram(
            "fondaco_request_seconds", "From a request to its answer", ["route"], buckets=FAST, registry=self.registry
        )
        self.bot_seconds = Histogram("fondaco_bot_seconds", "Thinking of bots", buckets=FAST, registry=self.registry)
        self.bot_wait_seconds = Histogram(
            "fondaco_bot_wait_seconds", "Waiting of bots for a worker", buckets=FAST, registry=self.registry
        )
        self.batch = Histogram(
            "fondaco_commit_records",
            "Records in one commit",
            buckets=(1, 2, 5, 10, 20, 50, 200),
            registry=self.registry,
        )
        self.refusals = Counter("fondaco_refusals", "Refused by code", ["code"], registry=self.registry)
        self.errors = Counter("fondaco_errors", "What should not happen", ["where"], registry=self.registry)

    def gauge(self, name: str, text: str) -> Gauge:
        """Something that comes and goes; of several processes, what those that live have together."""
        return Gauge(name, text, registry=self.registry, multiprocess_mode="livesum")

    def serve(self, address: str) -> Callable[[], None]:
        """Answer at an address of their own, unless another process does; returns what ends it."""
        return (lambda: None) if not address or address == OF_ANOTHER else serve_counters(address, self.registry)

    def page(self) -> bytes:
        """All counters in Prometheus' text, of all processes of this server."""
        return generate_latest(of_all() if SHARED_FOLDER in os.environ else self.registry)


def of_all(folder: str | None = None) -> CollectorRegistry:
    """The counters of all processes that keep theirs in a folder, added up."""
    registry = CollectorRegistry()
    MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    return registry


def serve_counters(address: str, registry: CollectorRegistry) -> Callable[[], None]:
    """Answer with counters at an address, as `host:port`; returns what ends it."""
    host, _, port = address.rpartition(":")
    try:
        server, thread = start_http_server(int(port), host.strip("[]") or "127.0.0.1", registry)
    except (OSError, OverflowError, ValueError) as error:
        raise FondacoError(f"The counters cannot have the address {address}: {error}.") from error

    def end() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return end
