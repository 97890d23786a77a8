# Ce qu'est le jeu, en une phrase : pour qui choisit à quoi jouer.
game-cassa-nostra-about = Offre en secret de quoi contenter le Big Chef, un peu plus que les autres : de { $low } à { $high } joueurs, vingt minutes environ.
