"""Writes and reads the player's files. Texts go in and out: what they mean is known above."""
