# La fenêtre elle-même.

window-title = cachecash
window-no-such-key = Cette touche ne fait rien. { $key } donne les touches.
    .braille = Rien. { $key }: touches
window-kept = La partie est gardée.
window-nothing-to-keep = La partie est finie : il n'y a rien à garder.
    .braille = Finie: rien à garder

# Après une partie
page-after = Partie finie
page-after-again = Rejouer avec d'autres cartes
page-after-same = Rejouer la même donne
page-after-table = Regarder la table
page-after-menu = Retour au menu

# Ce qui peut manquer
problem-no-display = Aucune fenêtre ne peut s'ouvrir{ $why ->
    [none] { "" }
   *[other] { "" } ({ $why })
}. Le jeu continue dans le terminal.
problem-display-gone = L'image ne s'affiche plus. Le jeu continue à la voix.
problem-display-lost = L'écran a disparu, et le clavier avec lui. La partie est gardée : relance le jeu quand l'écran sera revenu.

# Un défaut du programme : le détail est noté dans le fichier $path.
problem-fault = Un défaut du jeu : quelque chose n'a pas abouti. La partie est gardée, tu peux continuer.{ $path ->
    [none] { "" }
   *[other] { DISPLAY() ->
        [screen] { " " }Détails : { $path }
       *[other] { "" }
    }
}
    .braille = Défaut du jeu, continue
problem-fault-end = Un défaut du jeu l'arrête ici. Ce qui était gardé le reste.{ $path ->
    [none] { "" }
   *[other] { DISPLAY() ->
        [screen] { " " }Détails : { $path }
       *[other] { "" }
    }
}
    .braille = Défaut du jeu, fin
problem-faults = Encore un défaut du jeu, qui s'arrête ici. La partie est gardée : relance le jeu pour la reprendre.{ $path ->
    [none] { "" }
   *[other] { DISPLAY() ->
        [screen] { " " }Détails : { $path }
       *[other] { "" }
    }
}
    .braille = Défauts: relance le jeu
