# Why an action is refused. The end of the id is the reason that the rules give.

kk-refusal-game-over = The game is over.
    .braille = Game over
kk-refusal-not-your-turn = It is not your turn, it is { PERSON($target, form: "of") }.
    .braille = Not you: { $target }'s turn
kk-refusal-chosen-already = You have chosen. The others are still choosing.
    .braille = Chosen, others choosing
kk-refusal-choose-first = First choose two cards to turn.
    .braille = First 2 cards to turn
kk-refusal-two-cards = It takes two different cards.
    .braille = 2 different cards
kk-refusal-no-such-cell = There is no such place: a grid has four columns and three rows.
    .braille = No such place: 4 col., 3 rows
kk-refusal-one-at-a-time = The two first cards are turned. On your turn you turn only one.
    .braille = One card a turn
kk-refusal-nothing-drawn = You have not drawn: there is nothing to lay or to throw away.
    .braille = Nothing drawn
kk-refusal-place-first = You hold a card that you drew: lay it, or throw it away.
    .braille = Drawn card: lay or throw
kk-refusal-drawn-already = You have drawn already: lay that card, or throw it away.
    .braille = Drawn already: lay or throw
kk-refusal-no-exchange = You have drawn: the discard pile is not to be taken from in this turn.
    .braille = Drawn already: no discard now
kk-refusal-column-gone = Column { $column } has disappeared.
    .braille = Col. { $column } is gone
kk-refusal-visible = The card in column { $column }, row { $row } is visible already.
    .braille = Visible already: col. { $column }, row { $row }
