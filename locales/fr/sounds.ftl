# Les sons : leur nom et le moment où on les entend (« Apprendre les sons »), et ce qui peut ne pas aller.

sound-your-turn = À toi
sound-your-turn-when = C'est à toi de jouer, ou de jouer encore.
sound-card-taken = Carte prise
sound-card-taken-when = Tu reçois des cartes, ou des cartes changent de place.
sound-card-laid = Carte posée
sound-card-laid-when = Une carte est posée ou retournée. Plus elle vaut cher, plus le son est aigu.
sound-card-turned = Carte retournée
sound-card-turned-when = Une carte cachée est retournée. Plus elle est grosse, plus le son est aigu.
sound-set = Set
sound-set-when = Un set est formé, ou grandit. Plus il vaut cher, plus le son est aigu.
sound-column-gone = Colonne disparue
sound-column-gone-when = Trois cartes égales disparaissent d'une grille.
sound-chef-pleased = Le Chef est content
sound-chef-pleased-when = Le Big Chef a ce qu'il demande.
sound-chef-angered = Le Chef est fâché
sound-chef-angered-when = Le Big Chef n'a pas ce qu'il demande.
sound-challenge = Défi
sound-challenge-when = Un défi est lancé, ou on y répond : plus l'enjeu est grand, plus le son est aigu. Ou bien le dernier tour commence.
sound-won = Gagné
sound-won-when = Tu gagnes un défi, une manche ou la partie.
sound-lost = Perdu
sound-lost-when = Tu perds un défi, une manche ou la partie.
sound-error = Erreur
sound-error-when = Ce que tu demandes n'est pas possible maintenant. Une phrase dit pourquoi.
sound-edge = Bord
sound-edge-when = Il n'y a plus rien de ce côté.
sound-playable = Jouable
sound-playable-when = Cette carte peut être jouée maintenant.

# Ce qui joue à la place d'un thème.
sound-instead = { $instead ->
    [shipped] Les sons d'origine le remplacent.
   *[nothing] Aucun son ne le remplace ; les phrases demeurent.
}

problem-sound-no-device = Aucune sortie de son ne répond. Le jeu continue sans son, et réessaie tout seul.
problem-sound-device-back = Le son est revenu.
problem-sound-theme-unreadable = Le thème de sons { $path } ne peut pas être lu. { sound-instead }
problem-sound-theme-line = Le thème de sons { $path } est abîmé à la ligne { $line }. { sound-instead }
problem-sound-theme-entry = Dans le thème de sons { $path }, l'entrée « { $entry } » ne convient pas. { sound-instead }
problem-sound-file-missing = { $instead ->
    [shipped] Il manque le fichier de son { $file }. Le son d'origine le remplace.
   *[nothing] Il manque le fichier de son { $file }. Ce son reste muet ; sa phrase demeure.
}
problem-sound-file-damaged = Le fichier { $file } n'est pas un son que le jeu sait lire. Ce son reste muet ; sa phrase demeure.
