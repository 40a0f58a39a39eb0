"""Japanese: how the words of ``cards.ftl`` and ``text*.ftl`` become rules text.

A step becomes a :class:`Clause`: a condition or a time in front, a topic, what else comes before the verb, and a verb
that takes the form its place asks for (引く at the end, 引き before another clause, 引いて before もよい). A condition
is a :class:`Cond`, whose predicate has forms as well. Cards are spoken of as :class:`Noun` (a kind of card, with all
that describes it in front and a counter behind) and :class:`Ref` (certain cards).
"""

from __future__ import annotations

from duskhall.text.ja.grammar.abilities import Japanese
from duskhall.text.render import Speaker


def grammar(words: Speaker) -> Japanese:
    return Japanese(words)
