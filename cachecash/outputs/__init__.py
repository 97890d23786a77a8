"""Where utterances and facts go: voices, sounds, braille, the history."""
