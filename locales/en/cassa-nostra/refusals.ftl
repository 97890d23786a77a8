# Why an action is refused. The heading of the rules that explains it follows.

cs-refusal-game-over = The game is over.
    .braille = Game over
cs-refusal-out-of-game = You have no token left: you no longer play.
    .braille = No token: out of the game
cs-refusal-nothing-to-lay = Your hand was empty when the phase began: you have nothing to choose.
    .braille = Hand empty: no choice
cs-refusal-not-your-turn = It is for { $target } to adjust.
    .braille = Not you: { $target } adjusts
cs-refusal-already-deposited = Your stake is already down.
    .braille = Stake is down already
cs-refusal-already-chosen = You have already chosen the card to turn up.
    .braille = Card chosen already
cs-refusal-deposit-first = First choose the cards of your stake.
    .braille = First your stake
cs-refusal-show-first = First choose the card to turn up.
    .braille = First the card to turn
cs-refusal-adjust-now = The cards are turned up: you can only add a card, take one back, or change nothing.
    .braille = Adjust: +1 card, -1 card, or nothing
cs-refusal-not-in-hand = You have no { $card } in hand.
    .braille = No { $card } in hand
cs-refusal-too-many = You have only { $held ->
        [1] one { $card }
       *[other] two { $card }s
    } in hand.
    .braille = Only { $held } { $card } in hand
cs-refusal-not-laid = There is no { $card } in your stake.
    .braille = No { $card } in your stake
cs-refusal-empty-hand = Your hand is empty: you have nothing to add.
    .braille = Hand empty: no card to add
cs-refusal-only-face-up-left = Only the card in sight is left, and it cannot be taken back.
    .braille = In sight: it stays
cs-refusal-face-up = The { $card } is in sight: it cannot be taken back.
    .braille = { $card } in sight: stays
cs-refusal-not-face-down = There is no hidden { $card } in your stake.
    .braille = No hidden { $card }
