# Les listes : menus, réglages, choix.

list-title = { $title }.
    .braille = { $title }
list-value = { $label } : { $value }
list-place = { $text }, { $place }
    .braille = { $text } { $place }
list-empty = La liste est vide.
list-start = Début de la liste.
list-end = Fin de la liste.
list-only = La liste n'a qu'une ligne.
list-no-value = Cette ligne n'a pas de valeur à changer.
    .braille = Pas de valeur
list-text-shown = Suite du texte à l'écran.
list-text-start = Début du texte.
list-text-end = Fin du texte.
list-nothing-to-do = Cette ligne s'écoute seulement. { $key } revient en arrière.
    .braille = Rien à faire
list-no-help = Rien de plus sur cette ligne.
    .braille = Rien de plus
list-too-soon = Trop tôt : la liste vient de s'ouvrir.
    .braille = Trop tôt
list-in-the-way = Une liste est ouverte : cette touche sert à la table. { $key } ferme la liste.
    .braille = Liste ouverte, { $key }
