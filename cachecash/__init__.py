"""cachecash: a card-game room heard first, played from the keyboard."""

__version__ = "0.1.0"
