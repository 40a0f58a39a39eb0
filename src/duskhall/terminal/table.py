"""A table at which people and bots sit: asks each in turn, tells people what happened, keeps the game saved."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from duskhall.core.decision import Decision, Refused
from duskhall.core.events import AbilityUsed, CardsShown, TurnBegan
from duskhall.core.game import PASS, UNDO, Game
from duskhall.core.move import Move
from duskhall.core.state import SPECTATOR
from duskhall.core.tree import Buy
from duskhall.notation.record import write as write_record
from duskhall.telling.log import TURN, Entry, Log
from duskhall.telling.names import printed, understood_in
from duskhall.telling.phrases import Phrases
from duskhall.telling.question import DONE, at_market, picks_ranks, question
from duskhall.telling.sentences import parts
from duskhall.telling.setup import game_title
from duskhall.text import Words

from .asking import Asking, matching, notation, whole
from .ending import ending
from .hinting import Hinting
from .keeping import Keeping
from .looking import Looking
from .opening import opening
from .planning import Following, Planning
from .requests import Requests
from .show import LEARNING, Show

if TYPE_CHECKING:
    from duskhall.bots import Bot
    from duskhall.core.tree import Card
    from duskhall.core.view import View
    from duskhall.editions.setup import Setup

    from .requests import Request
    from .screen import Screen

WIDE_SPACE = "\N{IDEOGRAPHIC SPACE}"
OK = 0
INTERRUPTED = 130
LOG_LINES = 20
TURNS_TO_REMEMBER = 2
"""Turns that somebody who returns to a game is reminded of."""


@dataclass(slots=True)
class Seat:
    name: str
    spec: str = ""
    """What names the bot; empty for a person."""
    bot: Bot | None = None


class Quit(Exception):
    """A person has had enough for today."""


class Table(Requests, Looking, Planning, Hinting):
    def __init__(
        self,
        screen: Screen,
        game: Game,
        seats: list[Seat],
        setup: Setup | None,
        *,
        save: Path | None = None,
        record: Path | None = None,
        seconds: float | None = None,
        page: Callable[[Card, Words], str] | None = None,
    ) -> None:
        self.screen = screen
        self.game = game
        self.seats = seats
        self.setup = setup
        self.seconds = seconds
        self.strict_bots = False
        """A fault of a bot ends the program with its traceback."""
        self.max_turns: int | None = None
        """A game of bots alone stops after so many turns."""
        self.page = page
        """Everything about a card: the page of ``duskhall cards NAME``."""
        self.p = Phrases([seat.name for seat in seats], game.state.rules, game.view(SPECTATOR).rooms)
        self.say = self.p.say
        self.show = Show(screen, self.p)
        self.asking = Asking(self.show)
        self.files = Keeping(screen, self.say, self.text, save, record)
        self.people = [i for i, seat in enumerate(seats) if seat.bot is None]
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        """The person who sits there now; None: nobody yet."""
        self.seen = dict.fromkeys((SPECTATOR, *range(len(seats))), 0)
        """How many events each reader has been told."""
        self.turn_seen = dict.fromkeys(self.seen, game.start.active)
        """Whose turn it was then."""
        self.turn_shown: tuple[int, int] | None = None
        self.returned: set[int] = set()
        """People who come back to this game and have not been reminded of it yet."""
        self.told: list[str] = []
        """What the person at the screen has just read."""
        self.ask_anew = False
        """The open question was taken back, or a line answers it."""
        self.following: Following | None = None
        """The line that is being played for a person."""
        self.chosen: tuple[tuple[int, str, str, int], list[str]] | None = None
        """A choice of several cards under way: whose and what for, and the cards that were named so far."""
        self.passing: dict[int, int] = {}
        """People who want no reaction before their next turn, and the turn in which they said so."""
        self.printed = printed(game.state.rules.cards, game.state.rules.edition)
        """Names of cards that are not their ids, in all languages."""
        reactions = game.state.rules.reactions and game.state.rules.board != LEARNING
        other = "hall" if game.state.rules.hall.is_map else "map"
        self.requests = [name for name in COMMANDS if name != other and (name != PASS or reactions)]
        self.commands = self.typed_words((*self.requests, "hall"))
        """Requests by the words for them: those of the reader's language, and after them those of the first."""
        self.exact: tuple[Request, ...] = (
            self.do_undo,
            self.do_quit,
            self.do_save,
            self.do_record,
            self.do_pass,
            self.do_go,
        )
        """Requests that change something: a beginning of the word is not enough."""

    # -- beginning ---------------------------------------------------

    def opening(self, how: str, seed: int) -> None:
        """What is played, by whom, and with which cards."""
        opening(self.show, self.game, [seat.spec for seat in self.seats], self.setup, how, seed)

    def returning(self) -> None:
        """Somebody comes back to a game: a short memory of it, then it goes on."""
        self.screen.para(
            self.say("save-resumed", game=game_title(self.game.state.rules, self.setup), turn=self.game.state.turn)
        )
        for reader in self.seen:
            self.seen[reader] = len(self.game.events(reader))
            self.turn_seen[reader] = self.game.state.active
        self.returned = set(self.people)

    # -- the game ---------------------------------------------------

    def play(self) -> int:
        """Play until the game is over or somebody stops."""
        try:
            self.files.keep()
            while not self.game.over:
                if self.max_turns is not None and self.game.state.turn > self.max_turns:
                    self._stop_early(self.max_turns)
                    return OK
                self._passes()
                decision = self._next()
                if self.seats[decision.seat].bot is not None:
                    self._ask_bot(decision)
                else:
                    self._ask_person(decision)
            self._last_words()
        except (Quit, EOFError) as e:
            if isinstance(e, EOFError):
                self.screen.para(self.say("save-end-of-input"))
            self.files.goodbye()
            return OK
        except KeyboardInterrupt:
            self.screen.line()
            lost = self.files.kept_in() is None
            self.screen.para(self.say("cli-interrupted" if lost else "save-stopped"))
            self.files.goodbye()
            return INTERRUPTED
        return OK

    def _passes(self) -> None:
        """Tell the machine who will not react in this turn."""
        state = self.game.state
        for seat, turn in list(self.passing.items()):
            if seat == state.active and state.turn != turn:
                del self.passing[seat]
            elif not state.passed >> seat & 1:
                with contextlib.suppress(Refused):
                    self.game.answer(seat, PASS)

    def _next(self) -> Decision:
        """The decision to ask for: bots first, then whoever is at the screen, then the next person."""
        open_now = self.game.decisions()
        open_now.sort(key=lambda d: (self.seats[d.seat].bot is None, d.seat != self.at_screen))
        return open_now[0]

    def _ask_bot(self, decision: Decision) -> None:
        from duskhall.bots import ask

        bot = self.seats[decision.seat].bot
        assert bot is not None
        turn = self.game.state.turn
        answer = ask(bot, self.game.view(decision.seat), decision, self.seconds, strict=self.strict_bots)
        self.game.answer(decision.seat, answer.option, decision.number)
        if answer.fault:
            self.screen.para(
                self.say(
                    f"log-bot-{answer.fault}", who=self.seats[decision.seat].name, answer=answer.given, why=answer.given
                )
            )
        # Where nobody plays, nothing can be lost: the record is written turn by turn.
        if self.people or self.game.over or self.game.state.turn != turn:
            self.files.keep()
        if not self.people:
            self._tell_story()

    def _ask_person(self, decision: Decision) -> None:
        if self.at_screen != decision.seat and not self._curtain(decision.seat):
            return
        self._news(decision.seat)
        if step := self.next_step(decision):
            self.screen.line()
            self.screen.line(f"{self.say('ask-prompt')} {step}")
            self.game.answer(decision.seat, step, decision.number)
            self.files.keep()
            return
        self._situation(decision)
        self.ask_anew = False
        while not self.ask_anew:
            if self._answer(decision, self.screen.read(self.say("ask-prompt"))):
                self.files.keep()
                return

    def _answer(self, decision: Decision, text: str) -> bool:
        """Take what was typed as a move or as a request. True if a move was made."""
        text = text.replace(WIDE_SPACE, " ").strip()
        options = list(decision.options)
        if not text:
            self.do_moves(decision, "")
            return False
        if text.isdecimal():
            number = whole(text) or 0
            if not 1 <= number <= len(options):
                self.screen.para(self.say("answer-number", n=text, most=len(options)))
                return False
            found = [options[number - 1]]
        else:
            word, _, rest = text.partition(" ")
            found = matching(options, text, self.printed)
            # With a card after it, a word that is also a verb of the moves asked for is the move.
            verbs = {move.verb for move in map(Move.parse, options) if move != Move(move.verb)}
            a_move = bool(rest.strip()) and word.lower() in verbs and not rest.strip().isdecimal()
            do = self._request(word)
            if found != [text.lower()] and do is not None and not a_move:
                do(decision, rest.strip())
                return False
            if not found and not a_move:
                do = self._request(word, begun=True)
                if do is not None:
                    do(decision, rest.strip())
                    return False
                if word == "?":
                    self.do_help(decision, "")
                    return False
        if len(found) > 1:
            self.screen.para(self.say("answer-ambiguous", answer=text, options=self.p.series(found)))
            return False
        key = self._choice(decision)
        answer = found[0] if found else notation(text)
        try:
            # The machine understands more than the options say, and knows the best reason for refusing the rest.
            self.game.answer(decision.seat, answer, decision.number)
        except Refused as e:
            self._refused(e, text)
            return False
        move = Move.parse(answer)
        named = [self.p.card(c) for c in (move.card, move.onto) if c in self.p.rules.index]
        for told in understood_in(text, named, self.p.words):
            self.screen.para(told)
        so_far = self.chosen[1] if self.chosen is not None and self.chosen[0] == key else []
        self.chosen = key, [*so_far, move.card]
        return True

    def _refused(self, e: Refused, text: str) -> None:
        """Why what was typed is not taken."""
        edition = self.game.state.rules.edition
        message = self.p.pick_message(f"refused-{e.reason}-{edition}", f"refused-{e.reason}")
        self.screen.para(self.say(message, answer=text))
        self.screen.para(self.say("answer-moves"))

    def _choice(self, decision: Decision) -> tuple[int, str, str, int]:
        """What tells one choice of cards from another: while several cards are named, nothing happens."""
        return decision.seat, decision.about, decision.verb, len(self.game.events(decision.seat))

    def _so_far(self, decision: Decision) -> list[str]:
        """The cards that were named before in this choice."""
        if self.chosen is None or decision.kind != "pick" or self.chosen[0] != self._choice(decision):
            return []
        return [name for name in self.chosen[1] if name] if self.p.words.has(self._so_far_message()) else []

    def _unname(self, seat: int) -> None:
        """The last card that was named in a choice is taken back; those before it stay."""
        chosen, self.chosen = self.chosen, None
        if chosen is not None and self.game.asks(seat):
            key = self._choice(self.game.decision(seat))
            if key[:3] == chosen[0][:3]:
                self.chosen = key, chosen[1][:-1]

    def _so_far_message(self) -> str:
        return f"ask-so-far-{self.game.state.rules.edition}"

    # -- telling ---------------------------------------------------

    def _entries(self, reader: int) -> list[Entry]:
        """What the reader has not been told yet."""
        events = self.game.events(reader, self.seen[reader])
        # Before the first turn there is no event that names it.
        first = self.game.start.turn if not self.seen[reader] and self.turn_seen[reader] != reader and events else 0
        out = Log(self.p, reader).entries(events, self.turn_seen[reader], first=first, brief=True)
        self.seen[reader] += len(events)
        self.turn_seen[reader] = self.game.state.active
        return out

    def _whole_log(self, reader: int, upto: int | None = None) -> list[Entry]:
        """The log from the beginning, or as much of it as there was at some time."""
        start = self.game.start
        return Log(self.p, reader).entries(self.game.events(reader)[:upto], start.active, first=start.turn)

    def _news(self, reader: int) -> None:
        """What happened since this person's last move: the own part line by line, then a paragraph for each turn."""
        if reader in self.returned:
            self.returned.discard(reader)
            # What happened since is told as news.
            log = self._whole_log(reader, self.seen[reader])
            heads = [i for i, (kind, _) in enumerate(log) if kind == TURN]
            self.show.story(log[heads[-min(TURNS_TO_REMEMBER + 1, len(heads))] :])
        entries = self._entries(reader)
        own = next((i for i, (kind, _) in enumerate(entries) if kind == TURN), len(entries))
        if entries:
            self.screen.line()
        self.show.log(entries[:own])
        self.told = [text for _, text in entries]
        if 0 < own < len(entries) - 1:
            self.screen.line()
        mine = self.say("log-turn", turn=self.game.state.turn, **self.p.who(reader, reader))
        self.show.story([e for e in entries[own:] if e != (TURN, mine)])

    def _tell_story(self) -> None:
        """For a table without people: a paragraph for each turn, when it is over."""
        since = self.seen[SPECTATOR]
        events = self.game.events(SPECTATOR, since)
        ends = [i for i, e in enumerate(events) if isinstance(e, TurnBegan)]
        if not ends and not self.game.over:
            return
        # The event that names the next turn stays for the next paragraph; without it the end of this turn is not seen.
        upto = ends[-1] if ends and not self.game.over else len(events)
        told = Log(self.p, SPECTATOR).entries(
            events[: upto + 1], self.turn_seen[SPECTATOR], first=0 if since else self.game.start.turn, brief=True
        )
        self.show.story(told[: len(told) - (upto < len(events))])
        self.seen[SPECTATOR] += upto
        self.turn_seen[SPECTATOR] = self.game.state.active

    def _situation(self, decision: Decision) -> None:
        """As much of the table as this question needs, the question, and the moves."""
        view = self.game.view(decision.seat)
        kind, verb = decision.kind, decision.verb
        new_turn = (view.turn, decision.seat)
        if at_market(view, decision):
            self.screen.line()
            self.show.village.draw(view)
        elif kind == "branch" and not decision.about:
            if self.turn_shown != new_turn:
                self.screen.heading(self.say("head-turn", turn=view.turn, who=self.p.names[decision.seat]))
            self.turn_shown = new_turn
            self.show.players(view)
            self.show.village.draw(view)
            plan = self.show.hall(view, note=True)
            self.show.hand(view)
            self.show.shopping(plan)
        elif kind == "window" and verb == "dungeon":
            self.show.hall(view)
            self.show.hand(view)
        elif kind == "window" and verb in ("village", "trophy", "react"):
            self.show.hand(view)
        elif kind == "buy":
            self.screen.line()
            self._purse(view, decision)
        elif kind == "level":
            self.screen.line()
            self.screen.para(self.say("totals-xp", n=view.xp(decision.seat)))
        elif kind == "pick":
            self.show.aside(view)
            self.screen.line()
            if decision.verb in ("front", "secret") and not decision.about:
                self.show.village.draw(view)
                self.show.hall(view)
                self.show.hand(view)
                self.show.brings(view)
            elif picks_ranks(decision):
                self.show.hall(view)
            elif not self.asking.elsewhere(decision):
                self.show.hand_line(view)
            so_far = self._so_far(decision)
            if so_far:
                self.screen.para(self.say(self._so_far_message(), cards=self.p.listed(so_far)), "", "  ")
        elif kind == "branch":
            # What a way of the choice may cost.
            self.screen.line()
            self.show.hand_line(view)
            self.screen.para(self.say("totals-xp", n=view.xp(decision.seat)))
        elif kind == "walk":
            self.show.map.reach(view, view.plan())
        elif kind in ("face", "split", "drop"):
            self.screen.line()
            self.show.totals(view)
        text = self.asking.why_asked(decision)
        # The log has just told what the card does if it acts by itself.
        if text and not self._has_been_told(view, decision) and not self._so_far(decision):
            self.screen.para(self.say("card-says", card=self.p.name(decision.about), text=text), "", "  ")
        self.screen.line()
        self.screen.para(question(self.p, view, decision), style="bold")
        self._moves(view, decision)

    def _has_been_told(self, view: View, decision: Decision) -> bool:
        """The log has just said what the card does, or what another does through it."""
        names = [self.p.name(decision.about)]
        if "bearer" in self.p.card(decision.about).tags:
            names += [self.p.name(name) for name in view.hall if name]
        heads = tuple(self.say("card-says", card=name, text="").rstrip() for name in names)
        return any(told.startswith(heads) for told in self.told)

    def _purse(self, view: View, decision: Decision) -> None:
        if decision.about:
            shown = self._shown_gold(decision)
            self.screen.para(self.say("totals-gold", gold=self.p.number(view.gold if shown is None else shown)))
        else:
            self.screen.para(self.say("totals-village", gold=self.p.number(view.gold), buys=view.buys))

    def _shown_gold(self, decision: Decision) -> int | None:
        """The gold of the cards that were shown for a purchase; None: the whole hand pays."""
        card = self.p.card(decision.about)
        if all(not isinstance(part, Buy) or part.gold is None for part in parts(card.abilities)):
            return None
        gold = 0
        for e in reversed(self.game.events(decision.seat)):
            if isinstance(e, AbilityUsed) and e.card == decision.about:
                break
            if isinstance(e, CardsShown) and e.seat == decision.seat + 1:
                gold += sum(self.p.card(c).figures.get("gold", 0) for c in e.cards)
        return gold

    def _moves(self, view: View, decision: Decision) -> None:
        labels = self.asking.labels(view, decision)
        digits = len(str(len(labels)))
        self.screen.rows((f"{i:>{digits}}  {option}", text) for i, (option, text) in enumerate(labels, 1))

    def _curtain(self, seat: int) -> bool:
        """Nobody sees the hand of somebody else. False: who should leave has taken a move back instead."""
        if self.at_screen is not None:
            leaving = self.at_screen
            if self.game.events(leaving, self.seen[leaving]):
                self._news(leaving)
                self.screen.line()
                if not self._at_curtain(self.say("curtain-leave", who=self.seats[leaving].name), leaving):
                    return False
        self.at_screen = None
        self.screen.blank_out()
        self._at_curtain(self.say("curtain-pass", who=self.seats[seat].name), None)
        self.at_screen = seat
        return True

    def _at_curtain(self, prompt: str, leaving: int | None) -> bool:
        """Wait for Enter. False if the person who leaves has taken a move back."""
        while answer := self.screen.read(prompt):
            means = self.p.words.means
            if means(answer, "word-quit"):
                raise Quit
            if means(answer, "word-undo"):
                if leaving is None:
                    self.screen.para(self.say("curtain-undo"))
                elif self._undo(leaving):
                    return False
            elif means(answer, "word-pass") and PASS in self.requests and leaving is not None:
                self._pass(leaving)
            elif means(answer, "word-help") or answer == "?":
                self.screen.para(self.say("curtain-help"))
            else:
                self.screen.para(self.say("curtain-other", answer=answer))
        return True

    def _stop_early(self, turns: int) -> None:
        """A game of bots alone has had its turns."""
        self.screen.line()
        self.screen.para(self.say("end-max-turns", n=turns))
        self.files.keep()
        if self.files.record is not None and self.files.record not in self.files.failed:
            self.screen.file(self.say("end-record"), self.files.record)

    def _last_words(self) -> None:
        if self.people:
            reader = self.people[0] if len(self.people) == 1 else SPECTATOR
            if reader == SPECTATOR and self.at_screen is not None:
                # What others did may be told to all now; what only the last person saw comes first.
                self._news(self.at_screen)
            else:
                self._news(reader)
        else:
            reader = SPECTATOR
        ending(self.show, self.game, reader)
        self.files.finish()

    def text(self) -> str:
        """The game as a record. Its luck is in it: whoever sits at this machine could read the saved game anyway."""
        return write_record(
            self.game,
            tuple(seat.name for seat in self.seats),
            self.setup,
            bots=tuple(seat.spec for seat in self.seats),
        )

    # -- requests ---------------------------------------------------

    def do_log(self, decision: Decision, rest: str) -> None:
        n = whole(rest) if rest else LOG_LINES
        if n is None:
            self.screen.para(self.say("answer-log-number"))
            return
        entries = self._whole_log(decision.seat)
        self.screen.heading(self.say("head-log"))
        if self.game.events(decision.seat):
            since = max(0, len(entries) - max(1, n))
            heads = [e for e in entries[:since] if e[0] == TURN]
            in_mid_turn = since < len(entries) and entries[since][0] != TURN
            self.show.log([*(heads[-1:] if in_mid_turn else ()), *entries[since:]])
        else:
            self.screen.para(self.say("log-empty"), "  ")

    def do_moves(self, decision: Decision, rest: str) -> None:
        view = self._view(decision)
        self.screen.line()
        self.screen.para(question(self.p, view, decision), style="bold")
        self._moves(view, decision)

    def do_undo(self, decision: Decision, rest: str) -> None:
        self._undo(decision.seat)

    def _undo(self, seat: int) -> bool:
        """Take the seat's last move back; False after a word about why not."""
        alone = len(self.people) == 1
        free = self.game.can_undo(seat)
        if not free and not self.game.can_undo(seat, freely=alone):
            self.screen.para(self.say("refused-no-undo" if self._has_moved(seat) else "undo-nothing"))
            return False
        self.game.undo(seat, freely=alone)
        self._unname(seat)
        self.following = None
        self.ask_anew = True
        self.turn_shown = None
        self._entries(seat)
        self.screen.para(self.say("undo-done" if free else "undo-marked"))
        self.files.keep()
        return True

    def _has_moved(self, seat: int) -> bool:
        """Is there a move of this seat that was not taken back?"""
        left: list[int] = []
        for who, move in self.game.played:
            if move != UNDO:
                left.append(who)
                continue
            # With a move go all that came after it.
            while left and left.pop() != who:
                pass
        return seat in left

    def do_pass(self, decision: Decision, rest: str) -> None:
        self._pass(decision.seat)
        if decision.kind == "window" and decision.verb == "react":
            self.game.answer(decision.seat, DONE, decision.number)
            self.ask_anew = True
            self.files.keep()

    def _pass(self, seat: int) -> None:
        """The seat is not asked for reactions before its next turn; said again, it is."""
        if self.passing.pop(seat, None) is None:
            self.passing[seat] = self.game.state.turn
            self.screen.para(self.say("pass-done"))
        else:
            self.screen.para(self.say("pass-undone"))

    def do_save(self, decision: Decision, rest: str) -> None:
        self.files.save_now(rest)

    def do_record(self, decision: Decision, rest: str) -> None:
        self.files.record_to(rest)

    def do_quit(self, decision: Decision, rest: str) -> None:
        raise Quit


COMMANDS = tuple(
    name[3:] for part in (Planning, Hinting, Looking, Table) for name in vars(part) if name.startswith("do_")
)
