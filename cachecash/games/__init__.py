"""The games of the room. They know nothing of each other."""
