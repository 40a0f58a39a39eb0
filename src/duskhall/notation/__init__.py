"""Positions, moves, records and scenarios as text: readable, strict, round-tripping. docs/notation.md describes
them."""
