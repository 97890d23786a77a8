# Why an action is refused. The end of the id is the reason that the rules give.

kk-refusal-game-over = The game is over.
kk-refusal-not-your-turn = It is not your turn, it is { PERSON($target, form: "of") }.
kk-refusal-chosen-already = You have chosen. The others are still choosing.
kk-refusal-choose-first = First choose two cards to turn.
kk-refusal-two-cards = It takes two different cards.
kk-refusal-no-such-cell = There is no such place: a grid has four columns and three rows.
kk-refusal-one-at-a-time = The two first cards are turned. On your turn you turn only one.
kk-refusal-nothing-drawn = You have not drawn: there is nothing to lay or to throw away.
kk-refusal-place-first = You hold a card that you drew: lay it, or throw it away.
kk-refusal-drawn-already = You have drawn already: lay that card, or throw it away.
kk-refusal-no-exchange = You have drawn: the discard pile is not to be taken from in this turn.
kk-refusal-column-gone = Column { $column } has disappeared.
kk-refusal-visible = The card in column { $column }, row { $row } is visible already.
