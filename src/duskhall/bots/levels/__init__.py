"""Opponents of four levels, and the judgement behind them: who will win, and which move is best."""
