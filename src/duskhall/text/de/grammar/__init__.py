"""German: how the words of ``cards.ftl`` and ``text*.ftl`` become rules text.

A step becomes a :class:`Clause`: an :class:`Act`, which the player carries out ("leg 1 Karte ab", "1 Karte abzulegen",
"legt 1 Karte ab"), or a sentence with a subject of its own ("1 Held erhält Stärke +2"). Cards are spoken of as
:class:`Phrase`, which knows its cases. See :mod:`duskhall.text.de.grammar.forms` for the inflections.
"""

from __future__ import annotations

from duskhall.text.de.grammar.abilities import German
from duskhall.text.render import Speaker


def grammar(words: Speaker) -> German:
    return German(words)
