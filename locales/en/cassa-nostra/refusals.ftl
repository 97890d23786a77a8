# Why an action is refused. The heading of the rules that explains it follows.

cs-refusal-game-over = The game is over.
cs-refusal-out-of-game = You have no token left: you no longer play.
cs-refusal-nothing-to-lay = Your hand was empty when the phase began: you have nothing to choose.
cs-refusal-not-your-turn = It is for { $target } to adjust.
cs-refusal-already-deposited = Your stake is already down.
cs-refusal-already-chosen = You have already chosen the card to turn up.
cs-refusal-deposit-first = First choose the cards of your stake.
cs-refusal-show-first = First choose the card to turn up.
cs-refusal-adjust-now = The cards are turned up: you can only add a card, take one back, or change nothing.
cs-refusal-not-in-hand = You have no { $card } in hand.
cs-refusal-too-many = You have only { $held ->
        [1] one { $card }
       *[other] two { $card }s
    } in hand.
cs-refusal-not-laid = There is no { $card } in your stake.
cs-refusal-empty-hand = Your hand is empty: you have nothing to add.
cs-refusal-only-face-up-left = Only the card in sight is left, and it cannot be taken back.
cs-refusal-face-up = The { $card } is in sight: it cannot be taken back.
cs-refusal-not-face-down = There is no hidden { $card } in your stake.
