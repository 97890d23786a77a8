# Les zones de la table, ce qu'elles ont en commun dans tous les jeux.

# Tout sur un élément (touche I) : son nom, son état s'il en a un. Ses détails suivent.
zone-about = { $name }{ $state ->
    [none] {""}
   *[other] , { $state }
}.
