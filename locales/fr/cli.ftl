# La ligne de commande : aide, résultats des simulations, parties rejouées.

cli-usage = Utilisation : { $typed } [options]
cli-about = cachecash, jeux de cartes à écouter et à lire au doigt.
cli-commands = Commandes :
cli-command = { $names } : { $phrase }
cli-command-menu = le menu : nouvelle partie, reprendre, règles, quitter
cli-command-demo = une partie racontée entre joueurs de l'ordinateur, pour écouter
cli-command-rules = les règles d'un jeu
cli-command-voices = les voix trouvées, et une phrase par chacune
cli-command-simulate = des parties entre joueurs de l'ordinateur, et leurs résultats
cli-command-tournament = les niveaux comparés : les mêmes donnes pour tous, à toutes les places
cli-command-replay = rejouer une partie enregistrée, dire où elle en est, ou en écrire le journal complet
# Le nom à dire d'une commande, là où elle est seule : un de ceux qui se tapent.
cli-name-demo = demo
cli-name-rules = regles
cli-name-voices = voix
cli-name-simulate = simuler
cli-name-tournament = tournoi
cli-name-replay = rejouer
cli-options = Options de toutes les commandes et du menu :
cli-options-of = Options de { $command } :
cli-option = { $names } : { $phrase }
cli-more = Les noms français et anglais se valent. Pour une seule commande : cachecash demo --help.

cli-value-number = NOMBRE
cli-value-text = TEXTE
cli-value-file = FICHIER
cli-value-game = JEU
cli-value-levels = NIVEAU,NIVEAU…
cli-value-language = LANGUE
cli-value-preset = NOM
cli-value-pair = NOM=VALEUR
cli-value-voice = VOIX
cli-value-detail = DÉTAIL

cli-option-help = cette aide
cli-option-version = le numéro de version
cli-option-lang = la langue, fr ou en ; sinon celle du système, sinon le français
cli-option-width = des lignes de tant de signes au plus, pour une plage braille : 20, 40 ou 80
cli-option-braille = la forme courte, pensée pour le doigt
cli-option-detail = bref, normal ou complet
cli-option-terminal = jouer dans le terminal, même là où une fenêtre peut s'ouvrir
cli-option-window = ouvrir la fenêtre, même là où rien ne dit qu'il y a un écran
cli-option-voice = la voix à essayer d'abord : lecteur, integree, texte, aucune… ; enregistreur=FICHIER ajoute à ce fichier tout ce qui serait dit
cli-option-step = attendre Entrée après chaque coup des autres
cli-option-seed = le texte qui décide du hasard : le même texte, la même donne
cli-option-game = le jeu
cli-option-players = le nombre de joueurs
cli-option-games = le nombre de parties ; la partie numéro k a pour graine TEXTE/k
cli-option-deals = le nombre de donnes ; chacune est jouée autant de fois que les places tournent
cli-option-bots = le niveau des joueurs de l'ordinateur, chacun à son tour autour de la table, par exemple débutant,expert
cli-option-preset = un ensemble d'options, par exemple avance
cli-option-option = une option de la table, par exemple end=rapide ; à répéter pour plusieurs
cli-option-log = le fichier où écrire le journal complet, toutes mains ouvertes
cli-option-json = les résultats en JSON, pour un programme

cli-games = { $game }, { $seats } joueurs, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }.
cli-seat = Place { $seat }, { $level } : { NUMBER($share, maximumFractionDigits: 1) } % des victoires, de { NUMBER($low, maximumFractionDigits: 1) } à { NUMBER($high, maximumFractionDigits: 1) } (intervalle à 95 %), soit { NUMBER($wins, maximumFractionDigits: 2) } ; score moyen { $score }.
cli-level = Niveau { $level }, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } : { NUMBER($share, maximumFractionDigits: 1) } % des victoires, de { NUMBER($low, maximumFractionDigits: 1) } à { NUMBER($high, maximumFractionDigits: 1) } (intervalle à 95 %), soit { NUMBER($wins, maximumFractionDigits: 2) } ; score moyen { $score }.
cli-lowest-wins = Le score le plus bas gagne.
cli-mean = { $whole ->
        [yes] { AMOUNT($score) }
       *[no] { $sign ->
            [minus] moins {""}
           *[plus] {""}
        }{ NUMBER($size, maximumFractionDigits: 1) }
    }
    .braille = { $whole ->
        [yes] { AMOUNT($score) }
       *[no] { NUMBER($score, maximumFractionDigits: 1) }
    }
# Dit avant de jouer : un tournoi peut durer.
cli-tournament-begins = Tournoi de { $game } : { $games ->
        [one] une partie à jouer.
       *[other] { $games } parties à jouer.
    }
cli-tournament = { $game }, { $seats } joueurs, { $deals ->
        [0] aucune donne jouée par tous les niveaux à toutes les places
        [one] { $deals } donne jouée { $rotations } fois, les places tournant, soit { $games } parties
       *[other] { $deals } donnes jouées { $rotations } fois chacune, les places tournant, soit { $games } parties
    }, graine { $seed }.
cli-tournament-cut = { $missing ->
        [one] Tournoi interrompu : il manque { $missing } donne.
       *[other] Tournoi interrompu : il manque { $missing } donnes.
    }
cli-tournament-few = { $deals ->
        [one] { $deals } donne, c'est trop peu pour conclure.
       *[other] { $deals } donnes, c'est trop peu pour conclure.
    } Il en faut au moins { $fewest } : ajoute par exemple --donnes 100.
cli-standing = Niveau { $level }, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } : { NUMBER($share, maximumFractionDigits: 1) } % des victoires{ $doubted ->
        [no] {""}
       *[yes] , de { NUMBER($low, maximumFractionDigits: 1) } à { NUMBER($high, maximumFractionDigits: 1) } (intervalle à 95 %)
    } ; à force égale, ce serait { NUMBER($even, maximumFractionDigits: 1) } %. Score moyen : { $score }{ $doubted ->
        [no] .
       *[yes] , de { $least } à { $most }.
    }
cli-thought = Niveau { $level } : { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }, { NUMBER($median, maximumFractionDigits: 3) } ms de calcul en médiane, { NUMBER($high, maximumFractionDigits: 3) } ms au plus pour 95 % d'entre elles.
cli-interrupted = Interrompu avant la fin.
cli-unwon = { $count ->
        [one] { $count } partie sans vainqueur.
       *[other] { $count } parties sans vainqueur.
    }
cli-safeguards = { $count ->
        [one] { $count } partie arrêtée par la limite de manches.
       *[other] { $count } parties arrêtées par la limite de manches.
    }
cli-pace = { AMOUNT($pace) } décisions par seconde de calcul, { AMOUNT($decisions) } en tout.
cli-log-written = { $games ->
        [one] Journal d'une partie écrit dans { $path }.
       *[other] Journal de { $games } parties écrit dans { $path }.
    }

cli-replay = { $game } entre { LIST($names, join: "and") }, donne { $seed }.
cli-replay-length = { $actions ->
        [0] Rien n'a encore été joué
        [1] { $actions } action jouée
       *[other] { $actions } actions jouées
    }, manche { $round }.
cli-replay-open = La partie n'est pas finie.
cli-replay-won = { $count ->
        [0] La partie est finie, personne ne gagne.
        [1] { LIST($names, join: "and") } gagne la partie.
       *[other] { LIST($names, join: "and") } se partagent la victoire.
    }
