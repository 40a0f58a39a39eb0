"""What leaves the server, in the form of ``wire``: a game as one seat sees it, a table, a campaign, cards and plans.

Here alone seats are counted from 1, and here alone stands what a reader is shown.
"""

from .campaigns import campaign
from .cards import card, card_list
from .plans import prospect, visit
from .stories import story
from .tables import PROGRAM, absents, browser, chat, options, played, seconds, setup, table, table_changed, welcome
from .views import (
    Shown,
    bye,
    closing,
    ending,
    events,
    leave_out,
    ledger,
    problem,
    replay_move,
    seat_number,
    seat_numbers,
    seat_of,
    shown,
    update,
    view,
)

__all__ = [
    "PROGRAM",
    "Shown",
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
    "leave_out",
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
    "shown",
    "story",
    "table",
    "table_changed",
    "update",
    "view",
    "visit",
    "welcome",
]
