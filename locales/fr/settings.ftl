# Les réglages. Pour chacun : son nom, son aide (-help), et ce qu'on entend quand il change (-sample, avec $value).

setting-group-voice = Voix et paroles
setting-group-sound = Sons
setting-group-screen = Écran
setting-group-play = Partie et touches

setting-unit-words = { $n } mots à la minute
    .braille = { $n } mots/min
setting-unit-percent = { DISPLAY() ->
    [speech] { $n } pour cent
    [screen] { $n }{ "\u00A0" }%
   *[braille] { $n } %
}
setting-unit-seconds = { $n ->
    [0] 0 seconde
    [one] { $n } seconde
   *[other] { $n } secondes
}
    .braille = { $n } s

setting-voice = Voix
setting-voice-help = Qui parle : ton lecteur d'écran, avec le braille, ou une voix du jeu. Le choix automatique prend ton lecteur d'écran s'il est ouvert, sinon la voix intégrée.
setting-voice-sample = Voici cette voix.
# Avant une voix après laquelle on n'entend plus rien.
setting-voice-unheard = Cette voix ne s'entend pas.
setting-voice-auto = automatique
setting-voice-lecteur = lecteur d'écran
setting-voice-lecteur-2 = lecteur d'écran, autre chemin
    .braille = lecteur 2
setting-voice-integree = voix intégrée
setting-voice-speech-dispatcher = Speech Dispatcher
setting-voice-pyttsx3 = voix du système
setting-voice-texte = texte dans la console
    .braille = texte
setting-voice-enregistreur = enregistreur
setting-voice-aucune = aucune voix

setting-rate = Vitesse de la voix
    .braille = Vitesse
setting-rate-help = La vitesse des voix du jeu. Un lecteur d'écran garde souvent la sienne : règle-la alors dans le lecteur, et mets ici la même, pour que le jeu sache combien de temps dure une phrase.
setting-rate-sample = Voici ma voix à cette vitesse.

setting-voice-volume = Volume de la voix
    .braille = Volume voix
setting-voice-volume-help = Le volume des voix du jeu. Un lecteur d'écran a le sien.
setting-voice-volume-sample = Voici ma voix à ce volume.

setting-pitch = Hauteur de la voix
    .braille = Hauteur
setting-pitch-help = De 0, très grave, à 100, très aiguë.
setting-pitch-sample = Voici ma voix à cette hauteur.

setting-verbosity = Niveau de détail
    .braille = Détail
setting-verbosity-help = Bref dit l'essentiel, normal raconte, complet ajoute les cartes et les piles. La touche { $key } le change pendant une partie.
setting-verbosity-sample =
    .bref = Léa vole les Pianos de Tom, 15000 dollars.
    .normal = Léa défie Tom pour ses Pianos avec un Piano. Tom cède. Léa gagne 15000 dollars.
    .complet = Léa défie Tom pour ses Pianos, 10000 dollars, avec un Piano. En jeu : 15000 dollars. Tom cède. Léa gagne 15000 dollars. Tom garde un set, protégé.
setting-verbosity-bref = { level-bref }
setting-verbosity-normal = { level-normal }
setting-verbosity-complet = { level-complet }

setting-positions = Dire les positions
    .braille = Positions
setting-positions-help = Dit après chaque carte et chaque ligne où elle se trouve, par exemple 2 sur 5.
setting-positions-sample = { $value ->
    [yes] Piano, 5000 dollars, 2 sur 5.
   *[no] Piano, 5000 dollars.
}

setting-marks = Dire les repères tactiles
    .braille = Repères
setting-marks-help = Dit avec chaque carte les repères que l'on sent sous le doigt sur les cartes adaptées. La touche { $key } les dit toujours.
setting-marks-sample = { $value ->
    [yes] Piano, 5000 dollars ; triangle, rond pointé.
   *[no] Piano, 5000 dollars.
}

setting-braille = Braille
setting-braille-help = Envoie aussi chaque phrase à la plage braille, si ton lecteur d'écran en a une.
setting-braille-sample = { $value ->
    [yes] La plage braille suit.
   *[no] La plage braille se tait.
}

setting-language = Langue
setting-language-help = La langue du jeu et de ses voix. Le choix automatique prend celle de ton système.
setting-language-sample = Voilà le jeu en français.
setting-language-auto = automatique
setting-language-fr = français
setting-language-en = anglais

setting-effects = Volume des bruitages
    .braille = Bruitages
setting-effects-help = Les petits sons du jeu : cartes, défis, fin de liste. Chacun a sa phrase : sans eux, tu ne manques rien.
setting-effects-sample = Voici un bruitage.

setting-ambience = Volume de l'ambiance
    .braille = Ambiance
setting-ambience-help = Le fond sonore de la salle, toujours bien plus bas que la voix.
setting-ambience-sample = { $value ->
    [0] Sans ambiance.
   *[other] L'ambiance est réglée.
}

setting-music = Volume de la musique
    .braille = Musique
setting-music-help = La musique, toujours bien plus basse que la voix. À 0, il n'y en a pas.
setting-music-sample = { $value ->
    [0] Sans musique.
   *[other] La musique est réglée.
}

setting-mono = Son mono
setting-mono-help = Envoie le même son des deux côtés, pour qui n'entend que d'une oreille.
setting-mono-sample = { $value ->
    [yes] Tout s'entend des deux côtés.
   *[no] Chaque joueur s'entend de son côté.
}

setting-mute = Couper les sons
setting-mute-help = Coupe les bruitages, l'ambiance et la musique. La voix continue.
setting-mute-sample = { $value ->
    [yes] Les sons sont coupés.
   *[no] Les sons sont là.
}

setting-text-size = Taille du texte
    .braille = Taille
setting-text-size-help = De 100 à 400 pour cent. Aux grandes tailles, l'écran défile de haut en bas.
setting-text-size-sample = Voici le texte à cette taille.

setting-theme = Couleurs
setting-theme-help = Les couleurs de l'écran. Chaque choix a un fort contraste.
setting-theme-sample = Voici l'écran dans ces couleurs.
setting-theme-dark = sombres
setting-theme-light = claires
setting-theme-yellow = jaune sur noir
setting-theme-system = celles du système
    .braille = système

setting-font = Police
setting-font-help = Le fichier d'une autre police de caractères : écris son chemin. Vide, c'est Atkinson Hyperlegible, dessinée pour être lue facilement.
setting-font-sample = Voici le texte dans cette police.
setting-font-empty = celle du jeu

setting-full-screen = Plein écran
setting-full-screen-help = Le jeu occupe tout l'écran. La touche { $key } fait de même.
setting-full-screen-sample = { $value ->
    [yes] Le jeu occupe tout l'écran.
   *[no] Le jeu est dans une fenêtre.
}

setting-name = Ton nom
setting-name-help = Le nom sous lequel tu joues, et que porte ton profil.
setting-name-sample = Bonjour{ $value ->
    [none] { "" }
   *[other] {" "}{ $value }
}.
setting-name-empty = aucun

setting-pace = Rythme des autres joueurs
    .braille = Rythme
setting-pace-help = Quand les autres jouent : dès que la phrase est finie, après une pause en plus, ou quand tu appuies sur une touche.
setting-pace-sample = { $value ->
    [speech] Les autres jouent dès que tout est dit.
    [pause] Les autres attendent encore un peu.
   *[key] Les autres attendent ta touche.
}
setting-pace-speech = fin de la phrase
setting-pace-pause = avec une pause
setting-pace-key = à une touche

setting-pause = Pause en plus
setting-pause-help = Combien de temps les autres attendent encore quand tout est dit, si leur rythme est avec une pause.
setting-pause-sample = La pause est réglée.

setting-confirmations = Demander confirmation
    .braille = Confirmer
setting-confirmations-help = Demande la même touche une deuxième fois avant un coup qui te fait perdre quelque chose, et avant de quitter.
setting-confirmations-sample = { $value ->
    [yes] Le jeu demande avant de perdre.
   *[no] Le jeu ne demande plus.
}

setting-letters = Touches à une lettre
    .braille = Lettres
setting-letters-help = Les lettres et les chiffres seuls posent des questions pendant la partie. Sans eux, tout reste dans le menu de la touche { $key }.
setting-letters-sample = { $value ->
    [yes] Une lettre seule répond.
   *[no] Une lettre seule ne fait plus rien.
}

setting-keys = Touches
setting-keys-help = La liste de toutes les commandes, pour changer leurs touches.
setting-keys-sample = La touche est changée.
setting-keys-changed = { $count ->
    [0] toutes d'origine
    [one] { $count } commande changée
   *[other] { $count } commandes changées
}
    .braille = { $count }

# Le fichier des réglages : son en-tête, et ce qui peut ne pas aller.
settings-about = Les réglages de cachecash. Ce fichier se change aussi à la main, quand le jeu est fermé : un réglage par ligne, son nom, deux points, sa valeur. Ce qui manque ou ne va pas reprend sa valeur d'origine. Seuls les commentaires du haut du fichier sont gardés.

problem-settings-broken = Le fichier des réglages ne se lit pas. Il est mis de côté sous le nom { $aside }, et les réglages d'origine servent.
problem-settings-stuck = Le fichier des réglages { $path } ne se lit pas et ne se laisse pas mettre de côté. Les réglages d'origine servent.
problem-settings-unread = L'accès aux réglages { $path } est refusé. Les réglages d'origine servent.
problem-settings-full = Le disque est plein : les réglages ne sont pas gardés. Tu peux jouer ; fais de la place pour { $path }.
problem-settings-denied = L'accès à { $path } est refusé : les réglages ne sont pas gardés. Tu peux jouer quand même.
problem-settings-late = Le fichier { $path } ne répond pas : les derniers réglages ne sont pas gardés.
problem-settings-trouble = Le fichier { $path } ne répond pas : les réglages ne sont pas gardés. Tu peux jouer quand même.

problem-setting-choice = Réglage { $name } : « { $value } » ne convient pas. Valeurs possibles : { $known }. La valeur d'origine sert.
problem-setting-number = Réglage { $name } : « { $value } » ne convient pas. Il faut un nombre de { $low } à { $high }. La valeur d'origine sert.
problem-setting-switch = Réglage { $name } : « { $value } » ne convient pas. Il faut true ou false. La valeur d'origine sert.
problem-setting-text = Réglage { $name } : « { $value } » ne convient pas. Il faut un texte d'une ligne, de { $most } signes au plus. La valeur d'origine sert.
problem-setting-name = Réglage { $name } : « { $value } » ne convient pas. Un nom a de { $low } à { $high } signes, et commence par une lettre. La valeur d'origine sert.
problem-setting-underscore = Réglage { $name } : ce nom s'écrit { $known }, avec un tiret et non un tiret bas. La ligne est ignorée.
problem-setting-table = Réglage { $name } : ce n'est pas une liste de touches. Les touches d'origine servent.
