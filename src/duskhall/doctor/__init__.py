"""The set-up doctor: how long, how hard and how swingy a set-up will be, what it lacks, and one without the fault.

What it says comes from games of greedy bots with random set-ups; ``tools/doctor.py`` plays them and fits the figures in
``weights.json``.
"""

from .diagnosis import Diagnosis, Finding, Offer, diagnose
from .model import Bar, Change, Effect, Figures

__all__ = ["Bar", "Change", "Diagnosis", "Effect", "Figures", "Finding", "Offer", "diagnose"]
