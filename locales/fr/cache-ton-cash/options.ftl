# Cache ton Cash : son nom, ses options, ses niveaux.

game-cache-ton-cash = Cache ton Cash
preset-cache-ton-cash-avance = avancées

option-cache-ton-cash-end = Fin de la partie
option-cache-ton-cash-end-classique = classique, au premier million
    .braille = classique
option-cache-ton-cash-end-rapide = rapide, une seule manche
    .braille = rapide
option-cache-ton-cash-end-trois = trois manches
option-cache-ton-cash-end-deux = deux manches gagnantes
option-cache-ton-cash-tiedround = Manche à égalité, en deux manches gagnantes
    .braille = Égalité
option-cache-ton-cash-tiedround-all = chacun la gagne
option-cache-ton-cash-tiedround-none = personne ne la gagne
option-cache-ton-cash-six = Six cartes en main
option-cache-ton-cash-double = Deux actions par tour
option-cache-ton-cash-improve = Améliorer un set
option-cache-ton-cash-toptwo = Défier les deux sets du dessus
    .braille = Deux sets du dessus
option-cache-ton-cash-penny = Petites économies
option-cache-ton-cash-actions = Cartes action
option-cache-ton-cash-bottomsafe = Set le plus bas protégé, avec les deux sets du dessus
    .braille = Plus bas protégé
option-cache-ton-cash-slot2cost = Prix du deuxième set, avec les deux sets du dessus
    .braille = Prix deuxième set
option-cache-ton-cash-slot2cost-1 = une carte
option-cache-ton-cash-slot2cost-2 = deux cartes, ou une carte Petites économies
    .braille = deux cartes
option-cache-ton-cash-pennylater = Petites économies de l'attaquant à tout moment du défi
    .braille = P.éco. à tout moment
option-cache-ton-cash-contestneedsset = Il faut un set pour contester une prise
    .braille = Contester : avec set
