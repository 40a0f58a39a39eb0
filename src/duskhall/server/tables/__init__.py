"""The tables: each one the only writer of its game, and all of them, asleep and awake."""
