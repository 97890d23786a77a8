# Les pages de la fenêtre : menus, réglages, règles.

page-sentence = { $text }.
    .braille = { $text }
page-number = { $n }
page-press-enter = { $key } pour l'écrire ou le choisir.
    .braille = { $key }: écrire
page-value-edge = Pas plus loin.
page-bad-number = Il faut un nombre de { $low } à { $high }.
    .braille = De { $low } à { $high }
page-over-game = Une page est ouverte sur la partie. { $key } y ramène.
    .braille = { $key }: la partie
page-unchanged = Rien n'est changé.

# Le menu principal
page-menu = Menu principal
page-menu-play = Jouer à { $game }
    .braille = { $game }
page-menu-resume = { $count ->
        [1] Reprendre la partie en cours
       *[other] Reprendre une partie : { $count } en cours
    }
    .braille = Reprendre
page-menu-rules = Règles du jeu
page-menu-sounds = Apprendre les sons
    .braille = Sons
page-menu-keys = Touches
page-menu-quit = Quitter
page-kept = Parties à reprendre
    .braille = À reprendre
page-kept-none = Aucune partie à reprendre.
page-quit = Quitter le jeu
page-quit-no = Rester
page-history = Historique

# Une nouvelle partie
page-party = { $game }, contre { LIST($names, join: "and") }
    .braille = { LIST($names) }
page-party-start = Commencer
page-party-start-help = Lance la partie avec ce que disent les lignes suivantes.
page-party-seats = Nombre de joueurs
    .braille = Joueurs
page-party-seats-help = De { $low } à { $high }, toi compris. Les autres sont des joueurs de l'ordinateur.
page-party-count = Il y a { $count } joueurs.
page-party-level = Niveau { PERSON($name, form: "de") }
    .braille = { $name }
page-party-preset = Règles
page-party-options = Toutes les options de la table
    .braille = Options
page-party-options-help = Toutes les règles que la table peut changer, une par ligne.
page-party-name = Ton nom
page-party-name-help = Le nom sous lequel tu joues cette partie. Celui de ton profil se change dans les réglages.

# Pendant une partie
page-levels = Niveau des adversaires
    .braille = Niveaux

# Les réglages
page-settings = Réglages
page-first = Bienvenue dans cachecash. { $up } et { $down } pour choisir une ligne, { $lower } et { $higher } pour la changer, { $key } pour commencer tout de suite
    .braille = Bienvenue. { $key }: commencer
page-first-sought = D'abord quelques réglages
page-first-voice = { $found ->
    [none] Voix trouvée : { $voice }
   *[other] Voix trouvée : { $voice }, { $found }
}
page-first-done = C'est bon, on commence
    .braille = Commencer
page-first-again = Revoir les réglages du premier démarrage
    .braille = Premier démarrage

# Les touches
page-keys = Touches. { $choose } change une touche, { $restore } remet celle d'origine
    .braille = Touches
page-keys-help = { $choose } la change. { $restore } remet les touches d'origine de cette commande.
page-keys-second = { $phrase }, deuxième touche
    .braille = { $phrase } (2)
page-keys-press = Appuie sur la nouvelle touche. { $key } ne change rien
    .braille = Nouvelle touche?
page-keys-changed = { $key } : { $phrase }.
    .braille = { $key } { $phrase }
page-keys-first = Ce sont déjà les touches d'origine : { $keys }.
    .braille = Origine: { $keys }
page-keys-restored = Touches d'origine : { $keys }.
    .braille = Origine: { $keys }
page-keys-reset = Remettre toutes les touches d'origine
    .braille = Tout remettre
page-keys-reset-sure = Remettre toutes les touches d'origine : celles que tu as changées sont oubliées
    .braille = Tout remettre
page-keys-keep = Garder mes touches
page-keys-none-changed = Toutes les touches sont déjà d'origine.
    .braille = Déjà d'origine
page-keys-all-restored = Toutes les touches d'origine sont remises.
page-keys-no-command = { $restore } remet les touches d'une commande : choisis d'abord sa ligne.

# Les règles
page-rules-next = Suite : { $title }
page-rules-end = C'est la fin des règles

# Les sons
page-sounds = Les sons. { $key } les joue
    .braille = Sons

# Les joueurs
page-who = Qui joue ? { $choose } choisit, { $back } garde le dernier joueur
    .braille = Qui joue
page-people = Qui joue
page-people-title = Profils
page-people-unnamed = quelqu'un
page-people-now = joue maintenant
page-people-add = Ajouter quelqu'un
page-people-new = Son nom
page-people-added = { $name } a son profil.
page-people-play = Jouer avec le profil { PERSON($name, form: "de") }
    .braille = Jouer: { $name }
page-people-welcome = Bonjour { $name }.
page-people-rename = Changer le nom
page-people-renamed = Le nom est maintenant { $name }.
page-people-remove = Retirer ce profil
page-people-remove-sure = Retirer le profil { PERSON($name, form: "de") } : ses réglages sont mis de côté, rien n'est effacé
    .braille = Retirer { $name }
page-people-keep = Le garder
page-people-removed = Le profil { PERSON($name, form: "de") } est retiré.

# Écrire un texte
page-field = { $title }, à écrire
    .braille = { $title }: écrire
page-field-empty = vide
page-field-help = Écris, puis Entrée pour garder, Échap pour laisser comme avant. Gauche et droite relisent signe par signe, haut relit tout.
page-field-full = Pas plus de place.
page-field-most = { $most } signes au plus.
page-field-edge = Pas plus loin.
page-field-nothing = Rien à effacer de ce côté.
page-field-erased = { $sign } effacé.
    .braille = { $sign } effacé
page-field-end = fin
page-sign = { DISPLAY() ->
    [speech] { $name ->
        [space] espace
        [hyphen] tiret
        [underscore] tiret bas
        [dot] point
        [comma] virgule
        [colon] deux points
        [apostrophe] apostrophe
        [slash] barre oblique
        [backslash] barre inverse
        [tilde] tilde
       *[other] { $sign }
    }
   *[other] { $name ->
        [space] espace
       *[other] { $sign }
    }
}{ $capital ->
    [yes] {" "}majuscule
   *[no] { "" }
}
