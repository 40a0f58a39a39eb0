"""Opponents of four levels, and the judgement behind them: who will win, and which move is best."""

from .bots import Apprentice, Archmage, Master, Veteran

__all__ = ["Apprentice", "Archmage", "Master", "Veteran"]
