# The commands of Cache ton Cash.

command-ctc-form = form a set with this card
    .braille = form a set
command-ctc-steal = steal: the sets that this card, or another one, can attack
    .braille = steal
command-ctc-discard = discard this card
    .braille = discard
command-ctc-improve = improve my top set
    .braille = improve
command-ctc-discard-pile = go to the discard pile; a second time, what lies beneath
    .braille = discard pile
command-ctc-draw-pile = go to the draw pile
    .braille = draw pile
command-ctc-neutral = go to the neutral piles
    .braille = neutral piles

ctc-command-form = Form a set
ctc-command-form-with = Form a set, with { CARD($card, form: "the") }
    .braille = Set with { CARD($card) }
ctc-command-steal = Steal
ctc-command-improve = Improve the top set
    .braille = Improve
ctc-command-no-form = No set to form: nothing goes together.
    .braille = No set
ctc-command-no-partner = { $card }: nothing completes it, neither in your hand nor on the discard pile.
    .braille = Nothing with { $card }
ctc-command-no-steal = No challenge: nothing you hold attacks an exposed set.
    .braille = No challenge
ctc-command-no-improve = No card of your hand improves your top set.
    .braille = Nothing to improve
ctc-command-no-discard = Nothing to discard now.
ctc-command-discard-what = Discard which card? Go to it first, in your hand.
    .braille = Which card?
# $under: the cards under the top one.
ctc-command-beneath = { $empty ->
        [yes] The discard pile is empty.
       *[no] { $under ->
            [0] Nothing under the top card.
            [1] One card under the top one.
           *[other] { $under } cards under the top one.
        }
    }
    .braille = { $empty ->
        [yes] Discard empty
       *[no] { $under } beneath
    }
# Between two rounds, while the cards are dealt.
ctc-turn-dealing = A new round is being dealt.
    .braille = New round
# While a play is still being told.
ctc-turn-settling = One moment: this play is not over.
    .braille = One moment
