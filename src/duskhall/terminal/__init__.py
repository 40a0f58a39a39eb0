"""The terminal client: a complete line mode. It asks views and decisions, and knows no rule."""
