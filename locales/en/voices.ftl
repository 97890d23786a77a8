# The voices: what "cachecash voices" says of them, and why one or the other does not speak.
# $name is what is typed after --voice, $label the name for people, $shown what was found.

voice-found = { $label }, name { $name }: found, { $shown }.
voice-absent = { $label }, name { $name }: not available. { $why }
voice-sample = This is a test: { $label }. Piano, 5000 dollars, 2 of 5.
voice-unfinished = The test sentence did not end in time.
voice-always = Always possible: { LIST($names, join: "comma") }. And enregistreur, followed by an equals sign and the name of a file.

problem-voice-unknown = "{ $name }" is not a voice. Choose among: { $known }.
problem-voice-file-missing = The file of the recorder is missing. Write its name after enregistreur and an equals sign.
problem-voice-not-installed = { $package } is missing. Install it to have this voice.
problem-voice-windows-only = This voice exists on Windows only. Choose another voice.
problem-voice-not-loaded = { $library } cannot be loaded on this system: { $why }.
problem-voice-old-system = This system is too old for this voice: it needs { $library } { $version }, or newer.
problem-voice-no-reader = { $system ->
    [linux] No screen reader answers. Orca answers from its version 49 on.
   *[other] No screen reader is running. Start yours, it will be found.
}
problem-voice-data = The built-in voice does not find its data. Install cachecash again, in a folder with a shorter path if possible.
problem-voice-language = This voice does not speak the language { $language }. Choose another voice.
problem-voice-no-sound = There is no audio output: the built-in voice would not be heard. Plug in headphones or a loudspeaker.
problem-voice-server = Speech Dispatcher does not answer. Start it again, or choose another voice.
problem-voice-mute = Speech Dispatcher answers, but without any synthesiser. Install a module for it, for instance espeak-ng.
problem-voice-no-player = The program { $program }, by which this voice is heard, is missing. Install it.
problem-voice-failed = This voice no longer speaks. Choose another one if it does not come back.
problem-voice-slow = This voice takes too long to answer. Choose another voice.
