"""Speech and braille: the queue that decides what is said, the voices that say it, the thread that owns them."""
