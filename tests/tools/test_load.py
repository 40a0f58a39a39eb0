"""The load driver: it works, and the server bears a light load."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.load import BEGIN, END, PAGE, Report, Wanted, measure, text, with_figures


def test_a_short_load() -> None:
    report = measure(tables=6, rate=10, seconds=5, stored=60, wanted=Wanted(idle=10, watchers=6))
    assert report.moves >= 45 and report.refused == 0, text(report)
    # Bots have moved too.
    assert report.acts_a_second > report.moves_a_second
    # The bounds are wide: the tests share the machine with others.
    assert 0 < report.ack_p50_ms <= report.ack_p99_ms < 1500, text(report)
    assert 0 < report.other_p50_ms < 1500, text(report)
    assert report.idle_table_kb < 1000 and report.playing_table_kb < 5000
    assert report.watchers == 6 and report.watcher_kb < 1000
    assert 0 < report.first_view_ms < 5000 and 0 < report.first_view_woken_ms < 10_000
    assert 0 < report.start_ms < 20_000
    assert "moves of players a second" in text(report)


def test_the_figures_find_their_place() -> None:
    page = Path(PAGE).read_text(encoding="utf-8")
    report = Report(tables=3, ack_p99_ms=12.34, idle_table_kb=2000)
    written = with_figures(page, report)
    assert written.replace(written[written.index(BEGIN) : written.index(END)], "") == page.replace(
        page[page.index(BEGIN) : page.index(END)], ""
    )
    assert "| 12.3 | met: under 50 |" in written and "| 2000 | missed: under 1000 |" in written
    assert with_figures(written, report) == written
    with pytest.raises(ValueError, match="it needs the lines"):
        with_figures("no place", report)
