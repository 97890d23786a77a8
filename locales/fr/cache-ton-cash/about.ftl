# Ce qu'est le jeu, en une phrase : pour qui choisit à quoi jouer.
game-cache-ton-cash-about = Forme des paires, cache-les dans ta pile et vole celles des autres : de { $low } à { $high } joueurs, une demi-heure environ.
