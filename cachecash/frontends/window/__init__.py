"""The window: heard first, drawn large, played by keys."""
