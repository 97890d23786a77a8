"""What the built-in voice makes of a text, to be read."""

import ctypes

from cachecash.outputs.speech.voices.espeak_library import library

_UTF8 = 1
_IPA = 0x02


def phonemes(text: str, language: str) -> str:
    """Give what *text* sounds like, in the International Phonetic Alphabet; a change of language is in brackets."""
    engine = library()
    engine.speak_language(language)
    read = engine._c.espeak_TextToPhonemes
    read.restype = ctypes.c_char_p
    clauses = []
    rest = ctypes.c_char_p(text.encode())
    while rest.value:
        clauses.append(read(ctypes.byref(rest), _UTF8, _IPA).decode().strip())
    return ", ".join(clauses)
