# Ce que l'écran ajoute. $n : le nombre d'éléments d'une zone ou d'une liste qui ne sont pas affichés ; on les trouve en avançant.

screen-before = encore { $n } avant
screen-after = encore { $n } après
