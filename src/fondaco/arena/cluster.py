"""Work spread over a cluster by Ray: the same jobs with the same answers, wherever they are done."""

import logging
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any, Final

from fondaco.arena.processes import HIRED, variables_of
from fondaco.core.errors import BadSetup, FondacoError

LOCAL: Final = "local"
AHEAD: Final = 4  # jobs that wait at each core, so that none is idle
SECONDS: Final = 10.0  # to reach a cluster
EXTRA: Final = "A cluster needs Ray, which comes with: pip install 'fondaco[cluster]'."


class Cluster:
    """A connection to Ray: on this machine, or at an address. A job whose worker or node dies is done again."""

    def __init__(self, address: str) -> None:
        if find_spec("ray") is None:
            raise FondacoError(EXTRA)
        where: dict[str, Any] = {"include_dashboard": False} if address == LOCAL else {"address": address}
        if address != LOCAL:
            reach(address)
        import ray

        self.ray: Any = ray
        try:
            ray.init(log_to_driver=False, logging_level=logging.ERROR, **where)
        except (ConnectionError, RuntimeError, ValueError) as error:
            reason = str(error).split("\n")[0].rstrip(".")
            raise BadSetup(f"There is no cluster at “{address}”: {reason}.") from error

    def spread(self, work: Callable[[Any], Any], jobs: Sequence[Any], _processes: int) -> Iterator[tuple[int, Any]]:
        """The answers to all jobs with the number of each, as they come; how many run at once is up to the cluster."""
        variables = variables_of(work)
        surroundings = {"runtime_env": {"env_vars": variables}} if variables else {}
        task = self.ray.remote(max_retries=-1, num_cpus=1, **surroundings)(done)
        most = AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        waiting = iter(enumerate(jobs))
        pending: dict[Any, int] = {}
        try:
            while True:
                for number, job in waiting:
                    pending[task.remote(work, job)] = number
                    if len(pending) >= most:
                        break
                if not pending:
                    return
                (ready, *_), _ = self.ray.wait(list(pending), num_returns=1)
                yield pending.pop(ready), self.answer(ready)
        finally:
            for left in pending:
                self.ray.cancel(left, force=True)

    def answer(self, ready: Any) -> Any:
        """The answer to a job; what went wrong there goes wrong here."""
        try:
            return self.ray.get(ready)
        except self.ray.exceptions.RayTaskError as error:
            cause = getattr(error, "cause", None)
            if isinstance(cause, Exception):
                raise cause from error
            raise

    def leave(self) -> None:
        """Let go of the cluster."""
        self.ray.shutdown()


def reach(address: str) -> None:
    """See that somebody listens at an address, since Ray would wait for it in vain."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise BadSetup(f"A cluster is local or an address such as ray://host:10001, not “{address}”.")
    try:
        socket.create_connection((host, int(port)), timeout=SECONDS).close()
    except OSError as error:
        raise BadSetup(f"There is no cluster at “{address}”: {error.strerror or 'nobody answers'}.") from error


def done(work: Callable[[Any], Any], job: Any) -> Any:
    """What a worker does."""
    return work(job)


@contextmanager
def hired(address: str | None) -> Iterator[None]:
    """Within this, all work is spread over a cluster; without an address it stays with this machine's processes."""
    if address is None:
        yield
        return
    cluster = Cluster(address)
    token = HIRED.set(cluster.spread)
    try:
        yield
    finally:
        HIRED.reset(token)
        cluster.leave()
