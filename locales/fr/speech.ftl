# L'historique : ce qui a été dit, à relire.
history-empty = Rien dans l'historique.
    .braille = Historique vide
history-edge = { $edge ->
        [first] Retour à la première catégorie.
        [last] Retour à la dernière catégorie.
        [oldest] Début de l'historique.
       *[newest] Fin de l'historique.
    }
    .braille = { $edge ->
        [first] 1re catégorie
        [last] Dern. catégorie
        [oldest] Début
       *[newest] Fin
    }
history-category = { $category ->
        [plays] Ce qui s'est passé.
        [all] Tout l'historique.
        [game] Le jeu.
        [turn] Les tours.
        [duel] Les défis.
        [answer] Les réponses.
        [refusal] Les refus.
       *[system] Le programme.
    }
    .braille = { $category ->
        [plays] Coups
        [all] Tout
        [game] Jeu
        [turn] Tours
        [duel] Défis
        [answer] Réponses
        [refusal] Refus
       *[system] Programme
    }

# Les voix qui se remplacent.
voice-name = { $voice ->
    [lecteur] { setting-voice-lecteur }
    [lecteur-2] { setting-voice-lecteur-2 }
    [integree] { setting-voice-integree }
    [speech-dispatcher] { setting-voice-speech-dispatcher }
    [pyttsx3] { setting-voice-pyttsx3 }
    [texte] { setting-voice-texte }
    [enregistreur] { setting-voice-enregistreur }
   *[aucune] { setting-voice-aucune }
}
problem-voice-lost = Voix qui ne répond plus : { voice-name }.
problem-voice-next = Voix qui prend la suite : { voice-name }.
problem-voice-back = Voix qui parle maintenant : { voice-name }.
problem-voice-none = Aucune voix ne répond. Le jeu continue, tout est à lire à l'écran.
problem-voice-no-stream = Il n'y a pas de sortie où écrire ce qui est dit. Choisis une autre voix.
