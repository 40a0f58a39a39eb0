"""Many games, measurements, and documents made from the data."""
