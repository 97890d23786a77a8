# Ce qu'est le jeu, en une phrase : pour qui choisit à quoi jouer.
game-cache-cache-about = Retourne tes douze cartes et débarrasse-toi des plus grosses, car le moins de points gagne : de { $low } à { $high } joueurs, une demi-heure environ.
