"""The steps of programs, a class for each word: how it is lowered, what it does, what it asks, what it takes."""
