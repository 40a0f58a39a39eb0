"""Greedy's rules of thumb for editions in which champions walk from room to room."""
