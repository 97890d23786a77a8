# Ce que l'écran ajoute. $n : le nombre d'éléments d'une zone ou d'une liste qui ne sont pas affichés ; on les trouve en avançant.

screen-before = encore { $n } avant
screen-after = encore { $n } après

# Une police choisie dans les réglages
problem-font-missing = La police { $path } est introuvable. Le jeu garde la sienne.
problem-font-unreadable = La police { $path } ne s'ouvre pas. Le jeu garde la sienne.
problem-font-damaged = Le fichier { $path } n'est pas une police, ou il est abîmé. Le jeu garde sa police.
problem-font-letters = La police { $path } n'a pas toutes les lettres du français. Le jeu garde la sienne.
