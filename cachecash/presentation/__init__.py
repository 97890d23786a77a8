"""What the games of the room have in common for a player, and, a folder each, what is a game's own."""
