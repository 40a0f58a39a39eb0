"""The store: all that outlasts the process, in SQLite or PostgreSQL. No other room writes SQL."""
