# Les touches : leurs noms, l'aide, et ce qui ne va pas quand on les change.

key-name = { $ctrl ->
        [yes] { DISPLAY() ->
            [speech] Contrôle {""}
           *[other] Ctrl+
        }
       *[no] {""}
    }{ $shift ->
        [yes] { DISPLAY() ->
            [speech] Majuscule {""}
           *[other] Maj+
        }
       *[no] {""}
    }{ key-base }
# Les noms imprimés sur un clavier français ; les autres touches portent leur lettre ou leur chiffre.
key-base = { $key ->
    [Left] { DISPLAY() ->
        [braille] Gauche
       *[other] Flèche gauche
    }
    [Right] { DISPLAY() ->
        [braille] Droite
       *[other] Flèche droite
    }
    [Up] { DISPLAY() ->
        [braille] Haut
       *[other] Flèche haut
    }
    [Down] { DISPLAY() ->
        [braille] Bas
       *[other] Flèche bas
    }
    [Home] Début
    [End] Fin
    [PageUp] { DISPLAY() ->
        [braille] PgPréc
       *[other] Page précédente
    }
    [PageDown] { DISPLAY() ->
        [braille] PgSuiv
       *[other] Page suivante
    }
    [Tab] { DISPLAY() ->
        [braille] Tab
       *[other] Tabulation
    }
    [Enter] Entrée
    [Space] Espace
    [Backspace] { DISPLAY() ->
        [braille] RetArr
       *[other] Retour arrière
    }
    [Escape] Échap
    [Delete] { DISPLAY() ->
        [braille] Suppr
       *[other] Supprimer
    }
    [Ctrl] { DISPLAY() ->
        [speech] Contrôle
       *[other] Ctrl
    }
   *[other] { $key }
}
key-name-off = { $key } désactivée
    .braille = { $key } désact.
key-names = { LIST($keys, join: "or") }
key-line = { $keys } : { $phrase }.
    .braille = { $keys } { $phrase }
key-does = { $key } : { $phrase }.
    .braille = { $key } { $phrase }
key-does-off = { $line } Mais les lettres et les chiffres sont désactivés.
    .braille = { $line } (désactivée)
key-does-nothing = { $key } ne fait rien ici.
    .braille = { $key }: rien

# L'aide.
key-help = Touches utiles maintenant
    .braille = Touches
key-explain = Appuie sur une touche, je dis ce qu'elle fait. { $key } sort.
    .braille = Quelle touche? { $key } sort
key-explain-left = Les touches agissent à nouveau.
    .braille = Touches actives
key-is-off = Lettres désactivées. { $listed ->
    [yes] À la table, { $menu }
   *[other] { $menu }
}, puis { desk-all-commands }, pour : { $phrase }.
    .braille = Lettre désactivée, { $menu }

problem-key-unreadable = « { $text } » n'est pas une touche. La touche d'origine est gardée.
problem-key-forbidden = La touche { $key } appartient au système ou au lecteur d'écran. Choisis-en une autre.
problem-key-taken = { $key } sert déjà : { $phrase }. Choisis une autre touche.
problem-key-letter = { $phrase } : il faut une touche qui ne soit ni une lettre ni un chiffre, pour le jour où on les désactive. { $key } ne convient pas.
problem-key-no-command = « { $name } » n'est pas une commande. Cette touche enregistrée est oubliée.
problem-keys-unreadable = Les touches enregistrées ne se lisent pas. Les touches d'origine sont gardées.
