# The zones of the table: what they have in common in all games.

# Everything about an item (key I): its name, and its state if it has one. Its details follow.
zone-about = { $name }{ $state ->
    [none] {""}
   *[other] , { $state }
}.
