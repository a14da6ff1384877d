"""Structured logs: one JSON document a line. No secret is written: routes, not addresses; no cookies, no seeds."""

import logging
from typing import Any, Final

import msgspec

ORDINARY: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A log record as a line of JSON, with whatever was handed over as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "time": int(record.created * 1000),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage(),
        }
        line.update({name: value for name, value in vars(record).items() if name not in ORDINARY})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def is_no_refusal(record: logging.LogRecord) -> bool:
    """Whether a record is not about a socket that we refused, which the web server takes for a mistake."""
    return "without completing handshake" not in record.getMessage()


def set_up_logs(level: str = "INFO") -> None:
    """Write the logs of the server and of uvicorn to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    # The web server tells of every socket with its address, which may be a table's only secret: only what is wrong.
    logging.captureWarnings(True)
    for name, least in {"fondaco": level, "uvicorn": "WARNING"}.items():
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(least)
    logging.getLogger("uvicorn.error").addFilter(is_no_refusal)
    others = logging.getLogger()
    if not others.handlers:  # what libraries have to say is JSON too
        others.addHandler(handler)
