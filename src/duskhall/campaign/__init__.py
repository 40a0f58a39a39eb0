"""Campaigns of Quest: games in a row by the same people, with starting decks that grow from game to game.

``model`` is the campaign itself, ``recognition`` what a finished game offers, ``file`` its text."""
