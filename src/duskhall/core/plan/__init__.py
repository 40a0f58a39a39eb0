"""The best line: what a hand can do this turn, and how."""
