"""Figures in the form that Prometheus reads."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from ..tables.tables import Tables

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._began = time.monotonic()
        # Of the process: memory, time of the processor, files that are open.
        ProcessCollector(registry=self._registry)
        self._answers = Counter("duskhall_answers", "Answers by status.", ["status"], registry=self._registry)
        self._requests = Histogram(
            "duskhall_request_seconds",
            "From a request to its answer.",
            ["method", "route"],
            buckets=SECONDS,
            registry=self._registry,
        )
        self._messages = Histogram(
            "duskhall_message_seconds",
            "From a message of a page to its answer, when it is stored.",
            ["message"],
            buckets=SECONDS,
            registry=self._registry,
        )

    def answered(self, status: int) -> None:
        self._answers.labels(str(status)).inc()

    def took(self, method: str, route: str, seconds: float) -> None:
        self._requests.labels(method, route).observe(seconds)

    def message(self, kind: str, seconds: float) -> None:
        self._messages.labels(kind).observe(seconds)

    async def text(self, tables: Tables) -> bytes:
        stored = await tables.store.stats()
        now = CollectorRegistry()
        now.register(_Now(tables, stored, await tables.store.disk_size(), time.monotonic() - self._began))
        return generate_latest(self._registry) + generate_latest(now)


class _Now(Collector):
    """What is looked up when somebody asks."""

    def __init__(self, tables: Tables, stored: dict[str, int], size: int, up: float) -> None:
        self._tables, self._stored, self._size, self._up = tables, stored, size, up

    def collect(self) -> Iterable[Metric]:
        tables, services, store = self._tables, self._tables.services, self._tables.store
        yield _gauge("duskhall_up_seconds", "Since the server began.", self._up)
        for name, n in self._stored.items():
            yield _gauge(f"duskhall_stored_{name}", "What the store holds.", n)
        yield _gauge("duskhall_store_bytes", "The size of the database.", self._size)
        yield _gauge("duskhall_store_waiting", "Calls that wait for the store.", store.writer.waiting())
        yield _gauge("duskhall_tables_awake", "Tables in memory.", len(tables.awake))
        yield _gauge("duskhall_sockets", "Sockets that are open.", tables.sockets.open)
        waiting = GaugeMetricFamily("duskhall_pool_waiting", "Questions at the bots' processes.", labels=["pool"])
        waiting.add_metric(["bots"], services.pool.waiting)
        waiting.add_metric(["slow"], services.slow_pool.waiting)
        waiting.add_metric(["desk"], services.desk.waiting)
        yield waiting
        carried = CounterMetricFamily("duskhall_carried", "Questions that workers have answered.", labels=["pool"])
        for name, pool in (("bots", services.pool), ("slow", services.slow_pool), ("desk", services.desk)):
            carried.add_metric([name], pool.carried)
        yield carried
        yield _gauge("duskhall_servers", "Servers of this store that live, as far as is known.", tables.keeping.servers)
        yield _gauge("duskhall_maintenance", "1 while nobody may move.", bool(services.house.maintenance))
        yield CounterMetricFamily("duskhall_moves", "Acts taken since the server began.", value=services.moves)


def _gauge(name: str, about: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(name, about, value=float(value))
