"""English: how the words of ``cards.ftl`` and ``text*.ftl`` become rules text.

A step becomes a :class:`Clause`, which can stand as an order ("draw a card"), follow a subject ("each player draws a
card") or a price ("destroy a food to draw a card"). Cards are spoken of as :class:`Noun` (a kind of card) and
:class:`Ref` (certain cards).
"""

from __future__ import annotations

from duskhall.text.en.grammar.abilities import English
from duskhall.text.render import Speaker


def grammar(words: Speaker) -> English:
    return English(words)
