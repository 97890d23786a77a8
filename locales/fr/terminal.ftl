# Le terminal : menus, questions, touches. Les mots que l'on tape sont ici aussi, un message par commande.

term-welcome = cachecash, jeux de cartes à écouter. Un nombre choisit, une lettre demande, ? dit les touches.
    .braille = cachecash. ? : les touches

# Les menus
term-menu = Menu.
term-menu-new = Nouvelle partie
term-menu-resume = { $count ->
        [1] Reprendre la partie en cours : { $game }
       *[other] Reprendre une partie : { $count } en cours
    }
term-menu-rules = Les règles du jeu
term-menu-demo = Écouter une partie entre joueurs de l'ordinateur
    .braille = Démonstration
term-menu-quit = Quitter
term-back = Retour
term-ask-game = Quel jeu ?
term-game = { $game }. { $about }
    .bref = { $game }
    .braille = { $game }
term-ask-kept = Quelle partie reprendre ?

# Une nouvelle partie
term-setup = { $game }, contre { LIST($names, join: "and") }.
    .braille = { LIST($names) }
term-setup-start = Commencer
term-setup-seats = Nombre de joueurs : { $count }
    .braille = { $count } joueurs
term-seats = { $count } joueurs
term-ask-seats = Combien de joueurs, toi compris ?
term-setup-level = { $rivals ->
        [1] Niveau de l'adversaire
       *[other] Niveau des adversaires
    } : { $level }
    .braille = Niveau { $level }
# Les adversaires ne jouent pas tous au même niveau.
term-setup-levels = Niveaux des adversaires : { LIST($rivals, join: "and") }
    .braille = Niveaux { LIST($rivals) }
term-rival-level = { $name } { $level }
term-each-level = Un niveau pour chacun
term-ask-level = { $rivals ->
        [1] Quel niveau pour ton adversaire ?
       *[other] Quel niveau pour tes adversaires ?
    }
term-about-levels = Comment joue chaque niveau
# Ce que fait un niveau, quand on le demande.
term-about-level = Niveau { $level }. { $about }
term-option = { $name } : { $value }
term-setup-preset = Règles : { $preset }
term-ask-preset = Quelles règles ?
term-setup-options = Toutes les options de la table
    .braille = Options
term-ask-option = Quelle option changer ?
term-setup-name = Ton nom : { $name }
    .braille = Nom: { $name }
term-ask-name = Tape ton nom. Entrée garde « { $name } ».
    .braille = Nom? Entrée: { $name }

# Poser une question
term-choice = { $number }. { $label }
    .braille = { $number } { $label }
term-default = Entrée : { $label }.
    .braille = Entrée: { $label }
term-not-understood = « { $text } » n'est ni un nombre ni une commande{ $high ->
        [0] { "" }
        [1] { "" }. Le seul choix est 1
       *[other] { "" }. Les choix vont de { $low } à { $high }
    } ; ? dit les touches.
    .braille = ?? { $text }
term-no-such-number = { $text } n'est pas un choix{ $high ->
        [0] { "" }.
        [1] { "" }. Le seul choix est 1, Entrée le redit.
       *[other] { "" }. Les choix vont de { $low } à { $high }{ $listed ->
            [yes] { "" }, Entrée les redit.
           *[no] .
        }
    }
    .braille = { $text }: non{ $high ->
        [0] { "" }
       *[other] { "" }, { $low }-{ $high }
    }
# Un deuxième nombre, derrière un choix qui n'ouvre pas de liste.
term-opens-nothing = « { $text } » n'ouvre pas de liste : tape son seul nombre.
    .braille = rien sous { $text }
term-too-long = Cette ligne est trop longue. Recommence, ou tape ? pour les touches.
    .braille = ligne trop longue
term-unreadable = Cette ligne contient des signes illisibles. Recommence, ou tape ? pour les touches.
    .braille = signes illisibles
term-again = Tape encore { $text } pour le faire. Autre chose annule.
    .braille = { $text }: oui; sinon: non
term-cancelled = Annulé.
term-continue = Entrée pour continuer.
    .braille = Entrée: suite

# Pendant une partie
term-resumed = Partie reprise : { $game }, { round-title }, contre { LIST($names, join: "and") }.
    .braille = Reprise m{ $n }
term-bot-failed = { $name } hésite et joue sans trop réfléchir.
    .braille = { $name } hésite
term-end = Et maintenant ?
term-end-again = Rejouer avec d'autres cartes
term-end-same = Rejouer la même donne
term-end-menu = Retour au menu
term-demo = Une partie de { $game } entre { LIST($names, join: "and") }. Donne { $seed }.
    .braille = Démo { $seed }: { LIST($names) }
# Les joueurs de la démonstration ne jouent pas tous au même niveau.
term-demo-levels = Niveaux : { LIST($players, join: "and") }.
    .braille = Niveaux { LIST($players) }
term-kept = La partie est gardée.
term-lost = Attention : la partie n'est pas gardée telle que tu la quittes.
    .braille = Partie pas gardée
term-left = Au revoir.
term-left-kept = Au revoir. La partie est gardée : le menu propose de la reprendre.
    .braille = Au revoir, partie gardée
term-left-lost = Au revoir. La partie n'est pas gardée telle que tu la quittes.
    .braille = Au revoir, partie pas gardée
term-left-rules = Fin de la lecture.

# Les règles
term-rules = { $title }. Un nombre lit un chapitre ; 2 1 lit la première partie du chapitre 2 ; un mot cherche un titre.
    .braille = Règles
term-rules-next = Entrée : { $title }. 0 : la liste des chapitres.
    .braille = Entrée: { $title }
term-rules-end = C'est la fin des règles. 0 : la liste des chapitres.
    .braille = Fin. 0: liste
term-rules-not-found = Aucun titre des règles ne contient « { $text } ».
    .braille = Aucun titre: { $text }
term-leave-rules = Fermer les règles

# Ce qu'une lettre peut répondre d'elle-même
term-no-game = Aucune partie n'est en cours. Cette lettre se demande pendant une partie.
    .braille = pas de partie
term-no-answer = Personne à cette place : j1, c'est toi, j2 la personne suivante, et ainsi jusqu'à j6.
    .braille = Personne: j1 toi, j2 le suivant
term-nothing-told = Rien n'a encore été dit.
term-nothing-since = Rien ne s'est passé depuis que tu as joué.
    .braille = Rien depuis ton coup
term-history-empty = L'historique est vide.
term-history-more = h : les coups d'avant.
term-history-start = C'est le début de l'historique.
    .braille = Début de l'historique
term-history-number = Après h, tape le nombre de coups : h 20.
    .braille = Après h, un nombre: h 20
term-level-now = Niveau de détail : { $level }. Pour changer : niveau bref, niveau normal, ou niveau complet.
    .braille = niveau { $level }
term-level-unknown = « { $text } » n'est pas un niveau de détail. Tape niveau bref, niveau normal, ou niveau complet.
    .braille = niveau bref, normal, complet
term-level-of-players = Niveau de détail : bref, normal ou complet. Pour les adversaires, tape niveaux.
    .braille = adversaires: niveaux
term-ask-whose-level = Changer le niveau de qui ?
term-level-of = { $name }, niveau { $level }
    .braille = { $name } { $level }
term-ask-level-of = Quel niveau pour { $name } ?
term-no-levels = Aucun niveau n'est changé.
term-help = Un nombre joue le choix, ou la carte, qui le porte ; 0 revient en arrière ; Entrée prend ce qui est proposé, ou redit la question. Une lettre ne joue jamais rien :
    .braille = Nombre: joue. Lettre: demande.
term-help-line = { $key } : { $phrase }
    .braille = { $key } { $phrase }

# Ce que tapent les touches 0 à 9 du clavier français sans Majuscule.
term-digit-row = à&é"'(-è_ç

# Les commandes : ce que l'on tape (le premier mot est celui que l'aide donne), puis ce que c'est.
# Les accents ne comptent pas, les majuscules non plus, sauf pour un mot écrit ici en majuscules.
term-words-hand = m main
term-key-hand = ta main
term-words-marks = i reperes marques
term-key-marks = les cartes de ta main en entier, avec leurs repères tactiles
term-words-scores = s scores score points
term-key-scores = les scores
term-words-scores-detail = ss S details detail
term-key-scores-detail = les scores en détail
    .braille = scores, détail
term-words-turn = t tour
term-key-turn = à qui le tour, et pour quoi faire
    .braille = tour
term-words-possible = l liste possible
term-key-possible = ce que tu peux faire, et ce que tu ne peux pas
    .braille = possible
term-words-goal = q objectif
term-key-goal = l'objectif, et ce qu'il te manque
    .braille = objectif
term-words-counts = e effectifs combien
term-key-counts = combien de cartes a chacun
    .braille = cartes de chacun
term-words-middle = c milieu centre
term-key-middle = le milieu de la table
    .braille = milieu
term-words-mine = g piles gains
term-key-mine = ce que tu as devant toi
    .braille = tes piles
term-words-opponents = a adversaires
term-key-opponents = les adversaires, une phrase chacun
    .braille = adversaires
term-words-seat = j joueur
term-key-seat = avec un nombre, un joueur : j1 toi, j2 le suivant
    .braille = 1 toi, j2, j3: eux
term-words-repeat = r repete repeter
term-key-repeat = la dernière phrase
    .braille = dernière phrase
term-words-since = rr R depuis
term-key-since = tout depuis que tu as joué
    .braille = depuis ton coup
term-words-history = h historique
term-key-history = les derniers coups ; encore h, ceux d'avant ; h 20, les 20 derniers
    .braille = historique; h 20
term-words-rules = regles regle rules
term-key-rules = les règles ; regles but, au titre qui contient ce mot
    .braille = règles; + un mot
term-words-level = niveau verbosite
term-key-level = le niveau de détail : niveau bref, niveau normal, niveau complet
    .braille = bref, normal, complet

term-words-levels = niveaux adversaire
term-key-levels = le niveau d'un adversaire, à changer en pleine partie
term-words-help = ? aide help touches
term-key-help = ces touches
    .braille = touches
term-words-menu = menu
term-key-menu = le menu ; la partie est gardée
    .braille = menu
term-words-quit = quitter quit exit
term-key-quit = quitter ; la partie est gardée
    .braille = quitter
