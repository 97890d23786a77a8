"""Plays the actions of a game, tells each ear what it may know, writes replays and logs, counts simulated games."""
