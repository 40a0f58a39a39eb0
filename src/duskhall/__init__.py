"""Duskhall plays the card game Thunderstone."""

__version__ = "0.1.0"
