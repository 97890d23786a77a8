# Une partie que l'on prépare, et celles qui sont gardées : dit au terminal comme dans la fenêtre.

party-my-name = Joueur
party-names = Léa Tom Hugo Inès Malik Zoé Camille
party-bad-name = Un nom a de { $low } à { $high } signes, et commence par une lettre.
    .braille = { $low } à { $high } signes, une lettre d'abord
preset-none = classiques
preset-none-help = Les règles de base, sans option avancée : ce qu'il faut pour une première partie.
preset-own = à ton choix
preset-own-help = Ton propre mélange, fait ligne par ligne dans « { page-party-options } ».
option-on = oui
option-off = non
bot-level-habitue = habitué
bot-level-debutant = débutant
bot-level-expert = expert
bot-level-random = au hasard
# D'autres noms que l'on peut taper, séparés par des virgules.
bot-level-random-words = hasard, le hasard
bot-level-random-help = Joue n'importe quel coup permis, sans réfléchir. Facile à battre.
party-level-now = { $name } : niveau { $level }, dès sa prochaine décision.
    .braille = { $name } { $level }
party-kept-game = { $game }, { $date }, { round-title }, { $named ->
        [yes] { $name } contre
       *[no] contre
    } { LIST($names, join: "and") }
    .braille = { $game } { $date } m{ $n } { $named ->
        [yes] { $name }, {""}
       *[no] {""}
    }{ LIST($names) }
party-date = le { $day ->
        [1] { DISPLAY() ->
            [speech] premier
           *[other] 1er
        }
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } à { DISPLAY() ->
        [speech] { $hour } { $hour ->
            [0] heure
            [1] heure
           *[other] heures
        }{ $minute ->
            [0] {""}
           *[other] {" "}{ $minute }
        }
       *[other] { $hour } h { NUMBER($minute, minimumIntegerDigits: 2) }
    }
    .braille = { $day }/{ $month } { $hour }h{ NUMBER($minute, minimumIntegerDigits: 2) }
party-held = { $count ->
    [1] Une partie est ouverte dans un autre cachecash : elle se reprend là-bas.
   *[other] { $count } parties sont ouvertes dans un autre cachecash : elles se reprennent là-bas.
}
party-gone = Cette partie n'est plus à reprendre : elle a été jouée ailleurs.
    .braille = Partie jouée ailleurs
problem-kept-cut = Il manque la fin de la partie gardée { $name } : elle reprend au dernier coup qui s'y lit.
problem-kept-passed = La partie gardée { $name } { $why ->
    [replay-version] vient d'une autre version de cachecash
   *[other] ne se lit pas
} : { $moved ->
    [yes] elle est mise de côté, rien n'est effacé.
   *[no] le jeu l'ignore, et elle reste où elle est.
}
