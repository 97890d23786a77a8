"""The terminal: whole lines, appended and never redrawn, that a screen reader or a braille line reads as any text."""
