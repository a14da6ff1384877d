"""What the server counts, for Prometheus."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, start_http_server

OF_ANOTHER = "another process"  # has the address of the counters
FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("fondaco_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("fondaco_sockets", "Open sockets", registry=self.registry)
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

    def serve(self, address: str) -> Callable[[], None]:
        """Answer at an address of their own, as `host:port`; returns what ends it."""
        if not address or address == OF_ANOTHER:
            return lambda: None
        host, _, port = address.rpartition(":")
        server, _ = start_http_server(int(port), host or "127.0.0.1", self.registry)
        return server.shutdown

    def page(self) -> bytes:
        """All counters in Prometheus' text."""
        return generate_latest(self.registry)
