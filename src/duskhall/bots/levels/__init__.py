"""Opponents of four levels, and the judgement behind them: a player's chance of winning, and the best move."""

from .bots import Apprentice, Archmage, Master, Veteran

__all__ = ["Apprentice", "Archmage", "Master", "Veteran"]
