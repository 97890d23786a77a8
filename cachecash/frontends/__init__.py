"""What a player touches: the terminal, and later a window. No rule of a game and no sentence is in here."""
