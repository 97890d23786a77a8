# La table de jeu au clavier : ce qu'on entend en s'y promenant et en y jouant.

# Un élément : nom et valeur, marque, état, place.
desk-sentence = { $text }.
    .braille = { $text }
desk-state = { $item }, { $state }
    .braille = { $item } { $state }
desk-marked = { $item }, marquée
    .braille = { $item } (m)
desk-edge = Bout de la zone : { $zone }.
    .braille = Bout
desk-no-details = Rien de plus sur cet élément.
    .braille = Pas de détail
desk-nothing-playable = Rien à jouer pour l'instant.
    .braille = Rien à jouer

desk-no-mark = Cet élément ne se combine avec rien : inutile de le marquer.
    .braille = Rien à marquer
# $marked : s'il l'est maintenant ; $count : combien le sont.
desk-marked-so-far = Marqué : { LIST($items, join: "and") }.
    .braille = Marqué { LIST($items) }
desk-mark = { $item } : { $marked ->
        [yes] marquée
       *[no] démarquée
    }{ $count ->
        [0] . Plus rien n'est marqué.
        [1] .
       *[other] , { $count } en tout.
    }
    .braille = { $marked ->
        [yes] +
       *[no] -
    }{ $item }
desk-with-marked = Avec ce que tu as marqué
    .braille = Marquées
desk-nothing-with-marked = Rien ne se joue avec tout ce que tu as marqué.
    .braille = Rien avec tout cela
desk-unmarked-all = Sélection annulée.
desk-let-go = { $key } pour y renoncer.
    .braille = { $key }: non

desk-nothing-with = { $item } : rien à en faire maintenant.
    .braille = { $item }: rien
desk-nothing-to-decline = Il n'y a rien à refuser ni à annuler.
    .braille = Rien à annuler
desk-no-game = Aucune partie n'est en cours. Cette touche sert pendant une partie.
    .braille = Pas de partie
desk-nobody-there = Personne n'est assis à cette place.
    .braille = Place vide
desk-no-lobby = Les joueurs se choisissent avant la partie, quand tu choisis à quoi jouer dans le menu principal.
    .braille = Avant la partie

# Quand le joueur doit répondre. $able : s'il a de quoi ; $several : s'il peut prendre plusieurs choses ; $declines : s'il peut refuser ; $there : s'il est sur ce qui répond.
desk-how-to-answer = { $able ->
        [yes] { $there ->
            [yes] {""}
           *[no] { $next } pour aller à une réponse, {""}
        }{ $several ->
            [yes] { $mark } pour marquer ce qui va ensemble, {""}
           *[no] {""}
        }{ $declines ->
            [yes] { $act } pour jouer, { $decline } pour renoncer.
           *[no] { $act } pour choisir.
        }
       *[no] { $decline } pour renoncer.
    }
    .bref = { "" }
# Où l'on est quand on vient d'y être mené : ce qu'Entrée prendrait. $item : une phrase, avec sa place.
desk-place = { $zone } : { $item }
    .braille = { $item }
# La demande arrive alors qu'une liste est ouverte : ses touches sont celles de la liste.
desk-asked-in-menu = Le menu est ouvert : tes choix sont au début. { $key } le ferme.
    .bref = Menu ouvert : tes choix sont au début.
    .braille = Menu: choix au début
desk-asked-in-list = Une liste est ouverte. { $key } la ferme.
    .bref = Liste ouverte.
    .braille = Liste ouverte, { $key }
desk-continue = { $key } pour continuer.
    .braille = { $key }: suite
desk-again = { $key ->
        [none] Clique encore pour le faire. Autre chose annule.
       *[other] Encore { $key } pour le faire. Autre chose annule.
    }
    .braille = { $key ->
        [none] clic: oui
       *[other] { $key }: oui
    }
# La réponse est venue en même temps que la question, comme un rebond : la question suit encore une fois.
desk-asked-just-now = Trop rapide.
    .braille = Trop rapide
desk-cancelled = Annulé.
desk-leave = La partie n'est pas finie : elle sera gardée. Quitter ?
    .braille = Quitter?

# Une touche qui ne compte pas : un son, et ces mots à l'écran.
desk-bounce = Trop rapide : une seule pression compte.
    .braille = Trop rapide
desk-not-announced = Trop tôt : écoute d'abord ce qui arrive.
    .braille = Trop tôt
desk-gone = Ce n'est plus là.

desk-nothing-said = Rien n'a encore été dit.
desk-nothing-since = Rien ne s'est passé depuis que tu as joué.
    .braille = Rien depuis
desk-level = Niveau de détail : { $level }.
    .braille = Niveau { $level }

desk-where = { $game }, zone : { $zone }.
    .braille = Zone { $zone }
desk-where-list = Une liste est ouverte : { $title }.
    .braille = Liste { $title }
desk-resumed = Partie reprise : { $game }.
desk-bot-thinks = { $name } réfléchit.
    .braille = { $name } réfléchit
desk-bot-failed = { $name } hésite et joue sans trop réfléchir.
    .braille = { $name } hésite

desk-menu = Menu
desk-levels = le niveau des adversaires
desk-all-commands = Toutes les commandes
# Quand la partie est finie : la première ligne du menu, et ce qui y mène.
desk-after = Rejouer, ou revenir au menu
desk-over = La partie est finie ; { $key } pour rejouer.
    .braille = Finie. { $key }: rejouer

desk-history-title = Historique
desk-history = { $count ->
        [1] Historique, une phrase
       *[other] Historique, { $count } phrases
    }
    .braille = Historique { $count }
desk-history-empty = L'historique est vide.
    .braille = Historique vide
