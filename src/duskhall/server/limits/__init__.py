"""Limits: how much each may take, in which turn, and what text may hold. It knows no table and no person."""
