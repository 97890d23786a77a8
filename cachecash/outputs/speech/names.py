"""The names of the voices: what settings, ``--voix`` and ``cachecash voix`` call them."""

AUTO = "auto"
"""The best voice that is found."""
HEARD = ("lecteur", "lecteur-2", "integree", "speech-dispatcher", "pyttsx3")
"""The voices that one hears."""
READ = ("texte", "aucune")
"""Those that are always there. Whoever chooses to read wants no other voice to come in their place."""
NAMES = (*HEARD, *READ)
"""What can be chosen by a name alone; `RECORDER` needs a file: ``enregistreur=FICHIER``."""
RECORDER = "enregistreur"
