"""Hints for a move and reviews of whole games: what was better, why, and how much of a game was luck."""
