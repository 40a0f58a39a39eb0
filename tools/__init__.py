"""What builds, measures and tests the project; it is not shipped."""
