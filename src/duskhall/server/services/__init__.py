"""What every table needs and none owns: the store, the processes that think, the other servers."""
