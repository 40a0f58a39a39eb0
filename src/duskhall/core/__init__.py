"""The machine: state, decisions, effects, numbers, luck, views. It knows no edition and no card."""
