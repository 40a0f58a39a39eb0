"""Words that ask for something at any time, and what they ask for: in the reader's language and in the first."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from duskhall.text import FIRST, words
from duskhall.text.writing import typed

if TYPE_CHECKING:
    from duskhall.core.decision import Decision
    from duskhall.telling.phrases import Phrases

    Request = Callable[[Decision, str], None]
    """It is given the open question, and what follows the word."""


class Requests:
    """The part of a table that knows these words."""

    p: Phrases
    say: Callable[..., str]
    requests: list[str]
    commands: dict[str, Request]
    exact: tuple[Request, ...]

    def typed_words(self, names: Iterable[str]) -> dict[str, Request]:
        """What may be typed for these requests, and what it does. A word that two languages have is the reader's."""
        speakers = dict.fromkeys((self.p.words, words(FIRST, self.p.words.edition)))
        out: dict[str, Request] = {}
        for w in speakers:
            for name in names:
                out.setdefault(typed(w.say(f"word-{name}")), getattr(self, f"do_{name}"))
        return out

    def _request(self, word: str, *, begun: bool = False) -> Request | None:
        """What a word asks for; ``begun``: the beginning of one is enough, if it changes nothing."""
        wanted = typed(word)
        if not begun or not wanted:
            return self.commands.get(wanted)
        own = {typed(self.say(f"word-{name}")) for name in self.requests}
        for some in (own, set(self.commands) - own):
            found = {
                do for w, do in self.commands.items() if w in some and w.startswith(wanted) and do not in self.exact
            }
            if found:
                return found.pop() if len(found) == 1 else None
        return None
