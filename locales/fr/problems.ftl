# Ce qui ne va pas, et quoi faire : une phrase pour chaque raison.

# La ligne de commande
problem-unknown-command = « { $name } » n'est pas une commande. Essaie { $known }, ou cachecash tout seul pour jouer.
problem-unknown-argument = L'option { $text } n'existe pas. cachecash --help donne la liste.
problem-foreign-option = L'option { $option } ne va pas avec { $command }. cachecash --help dit ce qui va.
problem-extra-word = « { $text } » est de trop après { $command }. cachecash --help dit comment l'écrire.
problem-value-missing = Il manque une valeur après { $option }. Si elle commence par un tiret, écris { $option }=valeur.
problem-value-unwanted = L'option { $option } ne prend pas de valeur. Écris-la toute seule.
problem-bad-text = Le texte après { $option } n'est pas en UTF-8. Écris-le avec d'autres signes.
problem-not-a-number = « { $text } » n'est pas un nombre. Après { $option }, écris un nombre de { $low } à { $high }.
problem-number-range = { $text } ne convient pas pour { $option }. Écris un nombre de { $low } à { $high }.
problem-option-form = « { $text } » n'est pas une option de la table. Écris NOM=VALEUR, par exemple { $example }.
problem-tournament-alike = Un tournoi compare au moins deux niveaux différents. Écris par exemple --niveaux habitué,hasard.
problem-tournament-crowded = { $count } niveaux, c'est trop pour { $seats } places. Enlève un niveau, ou ajoute des places avec --joueurs.
problem-pool-broken = Le système a arrêté un des processus de calcul, sans doute faute de mémoire. Ferme d'autres programmes, puis recommence.
problem-unknown-detail = « { $name } » n'est pas un niveau de détail. Choisis parmi : { $known }.
problem-game-missing = Il manque le jeu. Écris son nom après la commande : { $known }.
problem-replay-missing = Il manque le fichier à rejouer. Écris son nom après la commande.
problem-log-over-replay = Le journal effacerait la partie enregistrée { $path }. Donne un autre nom au journal.

# La table
problem-unknown-game = Le jeu « { $name } » n'existe pas. Jeux possibles : { $known }.
problem-unknown-level = Le niveau « { $name } » n'existe pas. Niveaux possibles : { $known }.
problem-empty-level = Il y a une virgule de trop dans « { $text } » : écris { $mended }.
problem-unknown-language = La langue « { $name } » n'est pas disponible. Langues possibles : { $known }.
problem-unknown-preset = La formule « { $name } » n'existe pas. Formules possibles : { $known }.
problem-no-presets = Ce jeu n'a pas de formule. Choisis ses options une à une, avec --option.
problem-unknown-option = L'option de table « { $name } » n'existe pas. Options possibles : { $known }.
problem-option-value = « { $value } » ne convient pas pour l'option de table { $name }. Valeurs possibles : { $known }.
problem-seats = Ce jeu ne se joue pas à { $seats }. Il faut de { $low } à { $high } joueurs.
problem-bad-action = « { $text } » n'est pas une action. Écris-la comme dans le journal, par exemple DISCARD(PI).
problem-no-rules = Les règles de { $game } ne sont pas écrites dans cette langue. Choisis une autre langue avec --lang.

# Les parties enregistrées
problem-replay-foreign = Ce fichier n'est pas une partie enregistrée par cachecash. Choisis un autre fichier.
problem-replay-version = Cette partie est d'une autre version de cachecash : format { $version }, et ce programme lit le format { $known }. Mets cachecash à jour.
problem-replay-line = La ligne { $line } de la partie enregistrée est abîmée. Reprends une copie intacte du fichier.
problem-replay-short = La partie enregistrée s'arrête avant la première action. Reprends une copie entière du fichier.
problem-replay-action = À la ligne { $line } de la partie enregistrée, les règles refusent { $action } (règle { $rule }). Reprends une copie intacte du fichier.

# Les fichiers
problem-file-missing = Le fichier { $path } est introuvable. Vérifie son nom et son dossier.
problem-file-is-folder = { $path } est un dossier. Donne le nom d'un fichier.
problem-file-denied = L'accès à { $path } est refusé. Choisis un autre endroit, ou change les droits.
problem-file-full = Le disque est plein : { $path } n'a pas pu être écrit en entier. Fais de la place, puis recommence.
problem-file-trouble = Le fichier { $path } ne répond pas. Essaie un autre endroit.
problem-file-too-large = Le fichier { $path } est bien trop grand pour une partie enregistrée. Choisis un autre fichier.
problem-file-encoding = Le fichier { $path } n'est pas un texte en UTF-8. Choisis un autre fichier.

# La partie en cours
problem-save-full = Le disque est plein : la partie n'est pas gardée. Tu peux jouer ; fais de la place dans { $path }.
problem-save-denied = L'accès à { $path } est refusé : la partie n'est pas gardée. Tu peux jouer quand même.
problem-save-trouble = Le dossier { $path } ne répond pas : la partie n'est pas gardée. Tu peux jouer quand même.
