"""What leaves the server, in the form of ``wire``: a game as one seat sees it, a table, a campaign, cards and plans.

Here alone seats are counted from 1, and here alone stands what a reader is shown.
"""

from .campaigns import campaign
from .cards import card, card_list
from .plans import prospect, visit
from .stories import story
from .tables import PROGRAM, absents, browser, chat, options, played, seconds, setup, table, table_changed, welcome
from .views import (
    bye,
    closing,
    ending,
    events,
    ledger,
    problem,
    replay_move,
    seat_number,
    seat_numbers,
    seat_of,
    update,
    view,
)

__all__ = [
    "PROGRAM",
    "absents",
    "browser",
    "bye",
    "campaign",
    "card",
    "card_list",
    "chat",
    "closing",
    "ending",
    "events",
    "ledger",
    "options",
    "played",
    "problem",
    "prospect",
    "replay_move",
    "seat_number",
    "seat_numbers",
    "seat_of",
    "seconds",
    "setup",
    "story",
    "table",
    "table_changed",
    "update",
    "view",
    "visit",
    "welcome",
]
