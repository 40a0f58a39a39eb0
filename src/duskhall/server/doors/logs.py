"""The log as a file: a line of JSON for each record, with the number of the request it belongs to. The console keeps
the short lines that people read."""

from __future__ import annotations

import json
import logging
import queue
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from logging.handlers import QueueHandler, QueueListener, RotatingFileHandler
from pathlib import Path

LOGGER = "duskhall"
MOST_BYTES = 10_000_000
KEPT = 5
"""Files of MOST_BYTES that are kept besides the one that is written."""
QUEUE = 10_000
"""Records that may wait for the disk; more are dropped, and nobody's move waits."""

access = logging.getLogger("duskhall.access")
"""One record for every answer of the API: for the file alone."""

_request: ContextVar[str] = ContextVar("request", default="")


def begin_request() -> str:
    """A new number for what comes now; it goes along into tasks that are started by it."""
    number = secrets.token_hex(6)
    _request.set(number)
    return number


def request_id() -> str:
    return _request.get()


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "at": f"{at}.{int(record.msecs):03d}Z",
            "level": record.levelname,
            "logger": record.name,
        }
        number = getattr(record, "request", "")
        if number:
            line["request"] = number
        fields = getattr(record, "fields", None)
        if isinstance(fields, dict):
            line |= fields
        else:
            line["message"] = record.getMessage()
        if record.exc_text:
            line["trace"] = record.exc_text
        return json.dumps(line, ensure_ascii=False, default=str)


class _Queue(QueueHandler):
    """The record as it is said here: the queue's other end knows no request."""

    def prepare(self, record: logging.LogRecord) -> logging.LogRecord:
        record.request = request_id()
        if record.exc_info and not record.exc_text:
            record.exc_text = logging.Formatter().formatException(record.exc_info)
        return record

    def enqueue(self, record: logging.LogRecord) -> None:
        try:
            self.queue.put_nowait(record)
        except queue.Full:
            return


@contextmanager
def to_file(path: Path) -> Iterator[None]:
    """Also write the server's log to a file, which is renamed when it is full. Raises OSError."""
    handler = RotatingFileHandler(path, maxBytes=MOST_BYTES, backupCount=KEPT, encoding="utf-8")
    handler.setFormatter(JsonLines())
    waiting: queue.Queue[logging.LogRecord] = queue.Queue(QUEUE)
    listener = QueueListener(waiting, handler)
    entrance = _Queue(waiting)
    logger = logging.getLogger(LOGGER)
    logger.addHandler(entrance)
    access.addHandler(entrance)
    access.setLevel(logging.INFO)
    listener.start()
    try:
        yield
    finally:
        logger.removeHandler(entrance)
        access.removeHandler(entrance)
        access.setLevel(logging.WARNING)
        listener.stop()
        handler.close()


# Without a file nobody reads it; and never on the console.
access.setLevel(logging.WARNING)
access.propagate = False
