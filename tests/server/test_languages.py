"""At one table everybody reads their own language, and so does everybody who asks for anything else."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from duskhall.lessons import LESSONS
from duskhall.notation import position
from duskhall.server import wire
from duskhall.server.doors.language import accepted
from tests.helpers import staged
from tests.server.inside import Inside, Person, ProblemError, Seat, bot, faultless, me, open_seat
from tests.server.sockets import from_text
from tests.server.test_reviewing import GAME, reviewed
from tests.toy import LANGUAGE, LETTER, english, other, spoken

ENGLISH = re.compile(r"(?<!--)\b[A-Za-z]{3,}")
"""A word that did not come from a message of the toy. Options are the same in all languages."""
NAMES = ("Ada", "Bo", "Ember", "Flint", "Classic", "Advance", "Quest")


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    data = tmp_path_factory.mktemp("languages") / "data"
    with spoken(tmp_path_factory.mktemp("text")), faultless(), Inside(data) as server:
        yield server


@pytest.fixture
def ada(inside: Inside) -> Person:
    return inside.person("Ada")


@pytest.fixture
def bo(inside: Inside) -> Person:
    """One who reads the toy language."""
    return inside.person("Bo", LANGUAGE)


@pytest.fixture
def both(ada: Person, bo: Person) -> Iterator[tuple[Seat, Seat]]:
    made = ada.create(me(), open_seat(), start=from_text())
    bo.join(made)
    with ada.sit(made, 1) as first, bo.sit(made, 2) as second:
        yield first, second


def is_toy(text: str) -> bool:
    """Whether every word is one of the toy language, but for names."""
    return speaks_toy(text) and not foreign(text)


def speaks_toy(text: str) -> bool:
    return LETTER.search(text) is not None


def foreign(text: str) -> list[str]:
    return [word for word in ENGLISH.findall(text) if word not in NAMES]


def all_toy(texts: Iterable[str]) -> None:
    texts = list(texts)
    assert texts and not [text for text in texts if not is_toy(text)]


def said(line: wire.Line) -> str:
    return "".join(piece.text for piece in line.pieces)


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("xx", "xx"),
        ("XX-at, en;q=0.8", "xx"),
        ("fr, en;q=0.3, xx;q=0.7", "xx"),
        ("fr, *;q=0.1", "en"),
        ("xx;q=0, en;q=0.1", "en"),
        ("xx;q=0", "en"),
        ("xx;q=high, xx;level=1", "en"),
        ("en;q=0.5,xx;q=0.5", "en"),
        (";;,=,q=1", "en"),
        ("fr," * 5000 + "xx", "en"),
    ],
)
@pytest.mark.usefixtures("inside")
def test_a_browser_says_which_languages_it_likes(header: str, language: str) -> None:
    assert accepted(header) == language


def test_the_same_story_in_the_words_of_each(ada: Person, bo: Person, both: tuple[Seat, Seat]) -> None:
    first, second = both
    assert first.table is not None
    made = wire.Made(id=first.table.id, key=first.table.key)
    for one, two in ((first, second), (second, first)):
        for answer in ("village", "done"):
            one.play(answer)
        two.asked()
    with ada.watch(made) as one, bo.watch(made) as other:
        # Both watch too, so both are told the same.
        lines = [[said(line) for line in seat.log] for seat in (one, other)]
    assert len(lines[0]) > 3 and lines[0] == [english(line) for line in lines[1]]
    assert not any(speaks_toy(said(line)) for line in (*first.log, *one.log))
    all_toy(said(line) for line in (*second.log, *other.log))
    assert first.question is not None and not speaks_toy(first.question.text)


def test_questions_tables_and_refusals_are_for_the_reader(bo: Person) -> None:
    made = bo.create(me(), bot(), start=wire.From(text=position.write(staged())))
    with bo.sit(made, 1) as seat:
        assert seat.table is not None and english(seat.table.title) == "Thunderstone Classic" != seat.table.title
        question = seat.asked()
        assert question is not None and is_toy(question.text)
        titles = {stack.name: stack.title for stack in seat.view.stacks}
        assert titles["militia"] == other("Militia") and titles["torch"] == other("Torch")
        assert speaks_toy(seat.refused(wire.Move, decision=question.number, option="nonsense").text)
        assert is_toy(seat.refused(wire.Vote, yes=True).text)
        planned = seat.ask(wire.Plan)
        assert isinstance(planned, wire.Planned) and planned.visits
        assert any(speaks_toy(msgspec.json.encode(visit).decode()) for visit in planned.visits)
        hinted = seat.ask(wire.Hint)
        assert isinstance(hinted, wire.Hinted)
        all_toy(hinted.text)


def test_a_plan_is_worked_out_for_each_language_of_a_seat(ada: Person) -> None:
    made = ada.create(me(), bot(), start=wire.From(text=position.write(staged())))
    with ada.sit(made, 1) as here:
        ada.language = LANGUAGE
        with ada.sit(made, 1) as there:
            texts = []
            for seat in (here, there):
                planned = seat.ask(wire.Plan)
                assert isinstance(planned, wire.Planned)
                texts.append(msgspec.json.encode(planned.visits).decode())
    assert not speaks_toy(texts[0]) and speaks_toy(texts[1])


def test_tables_tell_everybody_in_their_language_why_they_close(inside: Inside, both: tuple[Seat, Seat]) -> None:
    table = inside.tables.awake[both[0].hello.table]

    async def close() -> None:
        table.close()

    inside.call(close)
    byes = [seat.closed().bye for seat in both]
    assert byes[0] is not None and byes[1] is not None
    assert not speaks_toy(byes[0].text) and is_toy(byes[1].text)


def test_everything_that_is_asked_for_comes_in_ones_own_language(ada: Person, bo: Person) -> None:
    asked: list[tuple[str, Any]] = [
        ("/api/home", wire.Home),
        ("/api/lessons", list[wire.LessonInfo]),
        ("/api/cards/quest", wire.Cards),
    ]
    for path, kind in asked:
        mine, theirs = (msgspec.json.encode(person.get(path, kind)).decode() for person in (ada, bo))
        assert not speaks_toy(mine) and len(LETTER.findall(theirs)) > 50, path
    home = bo.get("/api/home", wire.Home)
    all_toy(title for e in home.editions for title in (e.title, e.published["first"]))
    all_toy(part.title for e in home.editions for part in e.parts)
    choices = [choice for part in home.editions[0].parts for choice in part.choices]
    all_toy(choice.title for choice in choices if choice.cards == [choice.name])
    all_toy(bot.note for bot in home.bots if bot.level)
    militia = next(card for card in bo.get("/api/cards/classic", wire.Cards).cards if card.id == "militia")
    assert militia.name == other("Militia") and all(map(is_toy, militia.tag_words))
    setup = wire.SetupRequest(edition="classic", how="first")
    assert is_toy(bo.post("/api/setups", wire.Setup, setup).title)
    doctor = bo.post("/api/setups/doctor", wire.Diagnosis, wire.DoctorRequest(setup=setup, players=2))
    assert is_toy(doctor.note) and all(is_toy(bar.title) and is_toy(bar.text) for bar in doctor.bars)


def test_what_is_refused_says_so_in_ones_own_language(inside: Inside, ada: Person, bo: Person) -> None:
    for person, toy in ((ada, False), (bo, True)):
        with pytest.raises(ProblemError) as refused:
            person.get("/api/tables/nothing", wire.Table)
        assert is_toy(refused.value.text) == toy
    # Whoever stands before the handlers speaks too: this one asks from another site.
    answer = bo.http.post("/api/me", content=b"{}", headers={"Origin": "http://elsewhere.example"})
    assert answer.status_code == 403 and is_toy(answer.json()["text"])
    # A query stands above what the browser says.
    assert not speaks_toy(bo.http.get("/api/tables/nothing?lang=en").json()["text"])
    with connect(f"ws://127.0.0.1:{inside.port}/api/socket?lang={LANGUAGE}", proxy=None) as socket:
        socket.send("{}")
        assert is_toy(msgspec.json.decode(socket.recv())["text"].partition(":")[0])


def test_lists_name_a_table_in_the_words_of_whoever_reads_them(ada: Person, bo: Person) -> None:
    setup = wire.SetupRequest(edition="quest", how="first")
    rules = wire.TableOptions(listed=True)
    made = ada.post("/api/tables", wire.Made, wire.NewTable(setup=setup, seats=[me(), open_seat()], rules=rules))
    titles = []
    for person in (ada, bo):
        table = next(t for t in person.get("/api/tables", list[wire.Table]) if t.id == made.id)
        assert table.setup is not None and table.setup.title == table.title
        titles.append(table.title)
    assert not speaks_toy(titles[0]) and is_toy(titles[1]) and english(titles[1]) == titles[0]


def test_a_lesson_is_taught_to_its_reader(ada: Person) -> None:
    lesson = next(iter(LESSONS))
    made = ada.post("/api/lessons", wire.Made, wire.Begin(lesson=lesson))
    told = []
    for language in ("en", LANGUAGE):
        ada.language = language
        with ada.sit(made, 1) as seat:
            assert seat.table is not None and seat.table.lesson is not None and seat.table.lesson.step is not None
            found, step = seat.table.lesson, seat.table.lesson.step
            told.append((seat.table.title, found.title, step.title, step.why, *found.titles))
    assert all(not speaks_toy(text) for text in told[0])
    all_toy(told[1])


def test_a_replay_and_its_review_are_worded_for_each_reader(ada: Person, bo: Person) -> None:
    replay = ada.post("/api/replays", wire.Replay, wire.Upload(text=GAME)).id
    steps = [person.get(f"/api/replays/{replay}/12", wire.ReplayStep) for person in (ada, bo)]
    assert not any(speaks_toy(said(line)) for line in steps[0].log) and steps[1].log
    assert all(is_toy(said(line)) for line in steps[1].log)
    path = f"/api/replays/{replay}/review"
    ada.post(path, wire.ReviewState)
    reviews = [reviewed(person, replay) for person in (ada, bo)]
    assert reviews[0].shares == reviews[1].shares and reviews[0].buys
    assert not any(speaks_toy(buy.text) for buy in reviews[0].buys) and all(is_toy(buy.text) for buy in reviews[1].buys)


def test_copies_are_told_apart_by_language(bo: Person) -> None:
    answers = {
        language: bo.http.get("/api/cards/classic", headers={"Accept-Language": language}) for language in ("en", "xx")
    }
    for answer in answers.values():
        assert answer.headers["vary"] == "Accept-Language, Accept-Encoding"
    tags = {language: answer.headers["etag"] for language, answer in answers.items()}
    assert tags["en"] != tags["xx"]
    for language, tag in tags.items():
        again = bo.http.get("/api/cards/classic", headers={"Accept-Language": language, "If-None-Match": tag})
        other = bo.http.get("/api/cards/classic", headers={"Accept-Language": language, "If-None-Match": '"x"'})
        assert (again.status_code, again.content, other.status_code) == (304, b"", 200)
