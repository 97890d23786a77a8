# Les commandes de Cache ton Cash.

command-ctc-form = former un set avec cette carte
    .braille = former un set
command-ctc-steal = voler : les sets que cette carte, ou une autre, peut attaquer
    .braille = voler
command-ctc-discard = défausser cette carte
    .braille = défausser
command-ctc-improve = améliorer mon set du sommet
    .braille = améliorer
command-ctc-discard-pile = aller à la défausse ; une deuxième fois, ce qu'il y a dessous
    .braille = défausse
command-ctc-draw-pile = aller à la pioche
    .braille = pioche
command-ctc-neutral = aller aux piles neutres
    .braille = piles neutres

ctc-command-form = Former un set
ctc-command-form-with = Former un set, avec { CARD($card, form: "la-carte") }
    .braille = Set avec { CARD($card) }
ctc-command-steal = Voler
ctc-command-improve = Améliorer le set du sommet
    .braille = Améliorer
ctc-command-no-form = Aucun set à former : rien ne va ensemble.
    .braille = Aucun set
ctc-command-no-partner = { $card } : rien ne la complète, ni dans ta main, ni sur la défausse.
    .braille = Rien avec { $card }
ctc-command-no-steal = Aucun défi possible : rien de ce que tu tiens n'attaque un set exposé.
    .braille = Aucun défi
ctc-command-no-improve = Aucune carte de ta main n'améliore ton set du sommet.
    .braille = Rien à améliorer
ctc-command-no-discard = Rien à défausser maintenant.
ctc-command-discard-what = Défausser quelle carte ? Va d'abord sur elle, dans ta main.
    .braille = Quelle carte?
# $under : les cartes sous celle du sommet.
ctc-command-beneath = { $empty ->
        [yes] La défausse est vide.
       *[no] { $under ->
            [0] Rien sous la carte du sommet.
            [1] Une carte sous celle du sommet.
           *[other] { $under } cartes sous celle du sommet.
        }
    }
    .braille = { $empty ->
        [yes] Déf. vide
       *[no] { $under } dessous
    }
# Entre deux manches, pendant qu'on distribue.
ctc-turn-dealing = Une nouvelle manche se prépare.
    .braille = Nouvelle manche
# Pendant qu'un coup se raconte encore.
ctc-turn-settling = Un instant : ce coup n'est pas fini.
    .braille = Un instant
