"""What is worked out beside the tables: hints, plans, reviews, replays. A bus carries it to workers."""
