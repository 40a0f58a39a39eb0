"""A campaign at the terminal: its games one after the other, and the Guild Recognition between them."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from duskhall import new_game
from duskhall.campaign.errors import CampaignError
from duskhall.campaign.model import (
    DECLINED,
    EDITION,
    FORFEITED,
    OPEN,
    OVER,
    PLAYING,
    RANDOM,
    READY,
    RECOGNITION,
    Campaign,
)
from duskhall.editions import edition as find
from duskhall.editions.names import slug
from duskhall.notation.files import load
from duskhall.notation.lines import NotationError
from duskhall.telling.files import explain
from duskhall.telling.names import spellings
from duskhall.telling.phrases import Phrases
from duskhall.text import words
from duskhall.text.errors import system
from duskhall.text.names import setup_name
from duskhall.text.writing import typed

from .asking import whole
from .campaigns import Unplayable
from .screen import Screen
from .table import Quit, Table

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from duskhall.core.game import Game
    from duskhall.core.tree import Card
    from duskhall.editions.setup import Setup
    from duskhall.notation.files import Loaded
    from duskhall.text import Words

    from .campaigns import Found, Kept
    from .table import Seat

OK = 0
INTERRUPTED = 130


class Telling:
    """What there is to say about a campaign."""

    def __init__(self, screen: Screen, campaign: Campaign) -> None:
        self.screen = screen
        self.p = Phrases(campaign.names, find(EDITION).rules)
        self.say = self.p.say

    def where(self, campaign: Campaign) -> str:
        """Where a campaign stands, in a few words."""
        chooser = campaign.chooser
        return self.say(
            f"campaign-where-{campaign.phase}",
            number=campaign.number - (campaign.phase == RECOGNITION),
            games=campaign.games,
            played=len(campaign.played),
            who="" if chooser is None else campaign.names[chooser],
        )

    def lead(self, campaign: Campaign) -> str:
        """Who leads or has won, with how many points; nothing before the first game is over."""
        if not campaign.played:
            return ""
        names = [campaign.names[seat] for seat in campaign.leaders]
        return self.say(
            "campaign-won" if campaign.over else "campaign-leads",
            who=self.p.both(names),
            n=len(names),
            points=self.p.number(max(campaign.totals)),
        )

    def title(self, campaign: Campaign, number: int) -> str:
        """The cards of a finished game: the quest whose set-up it had, or its guardian."""
        if quest := campaign.quest_of(number):
            return setup_name(quest, self.p.words)
        guardian = campaign.played[number - 1].setup.guardian
        return self.say("campaign-cards", source=campaign.source, card=self.p.name(guardian))

    def choice(self, choice: str) -> str:
        """What a seat has chosen, in a few words; nothing while it has not."""
        if choice in (OPEN, DECLINED, FORFEITED):
            return self.say(f"campaign-chose-{choice}") if choice else ""
        return self.say("campaign-chose", card=self.p.name(choice))

    def game(self, campaign: Campaign, number: int) -> None:
        """A finished game: the points of all, the winner first, and what they chose."""
        game = campaign.played[number - 1]
        about = [self.title(campaign, number), self.p.words.date(game.date), self.say("campaign-turns", n=game.turns)]
        self.screen.heading(self.say("campaign-game", number=number, about=self.p.dots(about)))
        rows = []
        for seat in game.order:
            points = self.say("campaign-points", points=self.p.number(game.scores[seat]), n=game.scores[seat])
            won = self.say("campaign-game-won") if seat in game.winners else ""
            rows.append((self.p.names[seat], self.p.dots([points, won, self.choice(game.choices[seat])])))
        self.screen.rows(rows)

    def totals(self, campaign: Campaign) -> None:
        """The running score, the leader first, and what each starting deck has won."""
        self.screen.heading(self.say("campaign-total", n=len(campaign.played)))
        rows = []
        totals, further = campaign.totals, campaign.further
        for seat in sorted(range(campaign.seats), key=lambda seat: -totals[seat]):
            points = self.say("campaign-points", points=self.p.number(totals[seat]), n=totals[seat])
            deck = self.say("campaign-cards-won", cards=self.p.listed(further[seat])) if further[seat] else ""
            rows.append((campaign.names[seat], self.p.dots([points, deck])))
        self.screen.rows(rows)
        self.screen.para(self.say("campaign-sentence", what=self.lead(campaign)), style="bold")

    def log(self, campaign: Campaign) -> None:
        """All games of a campaign."""
        self.screen.para(self.say("campaign-head", name=campaign.name, where=self.where(campaign)), style="bold")
        for number in range(1, campaign.number):
            self.game(campaign, number)
        if campaign.played:
            self.totals(campaign)


def entry(screen: Screen, found: Found) -> str:
    """One line about a campaign, for a list."""
    c, say = found.campaign, words().say
    if c is None:
        return say("campaign-damaged", why=found.error)
    telling = Telling(screen, c)
    days = (datetime.now().date() - found.when.date()).days
    when = say("save-when", days=days, time=f"{found.when:%H:%M}")
    return telling.p.dots([telling.p.series(c.names), telling.where(c), telling.lead(c), when])


class Campaigning:
    """Plays a campaign on from wherever it stands."""

    def __init__(
        self,
        screen: Screen,
        kept: Kept,
        seats: Callable[[], list[Seat]],
        *,
        seed: int | None,
        seconds: float,
        page: Callable[[Card, Words], str],
    ) -> None:
        self.screen = screen
        self.kept = kept
        self.seats = seats
        """Makes the seats of a game: each has new bots."""
        self.seed = seed
        self.seconds = seconds
        self.page = page
        self.telling = Telling(screen, kept.campaign)
        self.p = self.telling.p
        self.say = self.p.say
        self.people = any(not player.bot for player in kept.campaign.players)

    @property
    def campaign(self) -> Campaign:
        return self.kept.campaign

    def play(self) -> int:
        """Game after game, as long as people want; bots alone play one. Raises Unplayable and OSError."""
        while True:
            if self.campaign.phase in (READY, PLAYING):
                status = self._game()
                if self.campaign.phase == PLAYING:
                    return status
            try:
                self._recognition()
                self.telling.totals(self.campaign)
                if self.campaign.phase == OVER:
                    return OK
                self._another()
            except (Quit, EOFError) as e:
                if isinstance(e, EOFError):
                    self.screen.para(self.say("save-end-of-input"))
                self.screen.para(self._how())
                return OK
            except KeyboardInterrupt:
                self.screen.line()
                self.screen.para(self.say("save-stopped"))
                self.screen.para(self._how())
                return INTERRUPTED

    def _how(self) -> str:
        return self.say("campaign-how", name=slug(self.campaign.name))

    # -- games ---------------------------------------------------

    def _game(self) -> int:
        """The game that is under way or comes next. Afterwards the campaign is in its next phase, unless somebody has
        stopped."""
        campaign = self.campaign
        if campaign.phase == READY:
            self.kept.step(campaign.begin(self.kept.next_game))
        campaign = self.campaign
        path = self.kept.game(campaign.running)
        found = self._load(path)
        seats = self.seats()
        if found is None:
            seed = None if self.seed is None else self.seed + campaign.number
            game = new_game(EDITION, campaign.seats, campaign.setup, seed=seed, further=campaign.further)
            table = self._table(game, seats, game.setup, path)
            self._opening(table)
        else:
            setup = found.record.setup if found.record is not None else None
            table = self._table(found.game, seats, setup, path)
            if not found.game.over:
                table.returning()
        status = table.play() if not table.game.over else OK
        if table.game.over:
            self.kept.step(self.campaign.finish(table.game, setup=table.setup))
        return status

    def _table(self, game: Game, seats: list[Seat], setup: Setup | None, path: Path) -> Table:
        table = Table(self.screen, game, seats, setup, save=path, seconds=self.seconds, page=self.page)
        table.files.how = self._how()
        table.files.stays = True
        return table

    def _load(self, path: Path) -> Loaded | None:
        """The game in this file; None: it was not dealt yet. Raises Unplayable for one that cannot go on."""
        text = ""
        try:
            text = path.read_text(encoding="utf-8")
            found = load(text)
        except FileNotFoundError:
            return None
        except NotationError as e:
            why = explain(e, text)
        except UnicodeDecodeError:
            why = self.say("save-not-text")
        except OSError as e:
            why = system(e)
        else:
            if found.names == self.campaign.names and found.game.state.rules.edition == EDITION:
                return found
            why = self.say("campaign-game-other")
        c = self.campaign
        raise Unplayable(self.say("campaign-game-damaged", number=c.number, file=str(path), why=why, name=slug(c.name)))

    def _opening(self, table: Table) -> None:
        """Which game it is, what starting decks have won, and the table as in any game."""
        c = self.campaign
        self.screen.heading(self.say("campaign-begins", name=c.name, number=c.number, games=c.games))
        rows = zip(c.names, c.further, strict=True)
        self.screen.rows((name, self.say("campaign-deck", cards=self.p.listed(cards))) for name, cards in rows if cards)
        other = "random" if c.source == RANDOM else "chosen"
        table.opening(c.quest_of(c.number) or other, c.seed + c.number - 1)

    # -- Guild Recognition ---------------------------------------------------

    def _recognition(self) -> None:
        """Everybody chooses a card, in the order of placement. Raises Quit when somebody stops."""
        if not self.campaign.played or self.campaign.over:
            return
        self.screen.heading(self.say("campaign-recognition", number=len(self.campaign.played)))
        if self.people:
            self.screen.para(self.say("campaign-recognition-about"))
        told = 0
        while True:
            game = self.campaign.played[-1]
            for seat in game.order[told:]:
                if game.choices[seat] == OPEN:
                    break
                told += 1
                self.screen.para(
                    self.say("campaign-chosen", who=self.p.names[seat], what=self.telling.choice(game.choices[seat])),
                    "  ",
                    "    ",
                )
            if (seat_ := self.campaign.chooser) is None:
                return
            self._ask(seat_)

    def _ask(self, seat: int) -> None:
        """Ask a person until a card is chosen."""
        legal = self.campaign.legal
        self.screen.line()
        self.screen.para(self.say("campaign-ask", who=self.p.names[seat]), style="bold")
        none = self.say("campaign-word-none")
        rows = [(f"{i}  {self.p.name(card)}", self._about(card)) for i, card in enumerate(legal, 1)]
        self.screen.rows([*rows, (none, self.say("campaign-none-about"))])
        while True:
            answer = self.screen.read(self.say("ask-prompt"))
            if self.p.words.means(answer, "word-quit"):
                raise Quit
            number = whole(answer)
            if self.p.words.means(answer, "campaign-word-none"):
                choice = DECLINED
            elif number is not None:
                choice = legal[number - 1] if 1 <= number <= len(legal) else answer
            else:
                wanted, edition = typed(answer), self.p.rules.edition
                named = (card for card in legal if wanted in spellings(self.p.card(card), edition))
                choice = next(named, slug(answer))
            try:
                self.kept.step(self.campaign.choose(seat, choice))
                return
            except CampaignError as e:
                said = answer if choice not in self.p.rules.index else self.p.name(choice)
                told = {"card": self.say("quoted", text=said), "legal": self.p.series([*map(self.p.name, legal)])}
                self.screen.para(self.say(e.reason, **{**e.said(self.p.words), **told}))

    def _about(self, card: str) -> str:
        return self.p.about(self.p.card(card), kind=True)

    def _another(self) -> None:
        """Wait until somebody wants the next game. Raises Quit when nobody does; bots alone play one at a time."""
        c = self.campaign
        self.screen.line()
        if not self.people:
            raise Quit
        while answer := self.screen.read(self.say("campaign-another", number=c.number, games=c.games)):
            if self.p.words.means(answer, "word-quit"):
                raise Quit
