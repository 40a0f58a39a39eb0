"""Words for what happens at a table, for any client: names, log, questions, ledgers, endings. Asked of views and events
alone, it cannot tell what a seat may not know; it prints nothing."""
