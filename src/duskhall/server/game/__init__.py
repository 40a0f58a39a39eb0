"""The game of one table, without input or output: what was done, and what each reader has been told of it."""
