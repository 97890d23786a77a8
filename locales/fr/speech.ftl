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
        [all] Tout l'historique.
        [game] Le jeu.
        [turn] Les tours.
        [duel] Les défis.
        [answer] Les réponses.
        [refusal] Les refus.
       *[system] Le programme.
    }
    .braille = { $category ->
        [all] Tout
        [game] Jeu
        [turn] Tours
        [duel] Défis
        [answer] Réponses
        [refusal] Refus
       *[system] Programme
    }
