# La fenêtre elle-même.

window-title = cachecash
window-no-such-key = Cette touche ne fait rien. F1 donne les touches.
window-kept = La partie est gardée.

# Après une partie
page-after = La partie est finie. Et maintenant
    .braille = Fini
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
