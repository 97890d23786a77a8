# L'historique : ce qui a été dit, à relire.
history-empty = Rien dans l'historique.
    .braille = Historique vide
history-edge = { $edge ->
        [oldest] Début de l'historique.
       *[newest] Fin de l'historique.
    }
    .braille = { $edge ->
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
voice-lost = { $lost ->
        [lecteur] Le lecteur d'écran
        [integree] La voix intégrée
        [speech-dispatcher] Speech Dispatcher
        [texte] La sortie en texte
        [enregistreur] L'enregistreur
       *[other] { $lost }
    }
voice-next = { $voice ->
        [lecteur] Le lecteur d'écran
        [integree] La voix intégrée
        [speech-dispatcher] Speech Dispatcher
        [texte] La sortie en texte
        [enregistreur] L'enregistreur
       *[other] { $voice }
    }
problem-voice-replaced = { voice-lost } ne répond pas. { voice-next } prend la suite.
problem-voice-back = { voice-next } prend la parole.
problem-voice-none = Aucune voix ne répond. Le jeu continue, tout est à lire à l'écran.
problem-voice-no-stream = Il n'y a pas de sortie où écrire ce qui est dit. Choisis une autre voix.
