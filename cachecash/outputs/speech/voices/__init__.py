"""The voices: each module one way to speak, in the contract of `cachecash.outputs.speech.voice`."""
