"""Greedy: the bot that plays by rules of thumb."""

from .bot import GreedyBot as GreedyBot
