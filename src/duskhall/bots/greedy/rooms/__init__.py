"""How greedy plays where champions walk from room to room."""
