# Les voix : ce que « cachecash voix » en dit, et pourquoi l'une ou l'autre ne parle pas.
# $name est le nom que l'on écrit après --voix, $label le nom pour les gens, $shown ce qui a été trouvé.

voice-found = { $label }, nom { $name } : trouvé, { $shown }.
voice-absent = { $label }, nom { $name } : pas disponible. { $why }
voice-sample = Ceci est un essai : { $label }. Un Piano, 5000 dollars, 2 sur 5.
voice-unfinished = La phrase d'essai n'a pas fini à temps.
voice-always = Toujours possibles : { LIST($names, join: "comma") }. Et enregistreur, suivi du signe égal et du nom d'un fichier.

problem-voice-unknown = « { $name } » n'est pas une voix. Choisis parmi : { $known }.
problem-voice-file-missing = Il manque le fichier de l'enregistreur. Écris son nom après enregistreur et le signe égal.
problem-voice-not-installed = Il manque { $package }. Installe-le pour avoir cette voix.
problem-voice-windows-only = Cette voix n'existe que sous Windows. Choisis une autre voix.
problem-voice-not-loaded = { $library } ne se charge pas sur ce système : { $why }.
problem-voice-old-system = Ce système est trop ancien pour cette voix : il lui faut { $library } { $version }, ou plus récent.
problem-voice-no-reader = { $system ->
    [linux] Aucun lecteur d'écran ne répond. Orca répond depuis sa version 49.
   *[other] Aucun lecteur d'écran n'est ouvert. Ouvre le tien, il sera trouvé.
}
problem-voice-data = La voix intégrée ne trouve pas ses données. Réinstalle cachecash, dans un dossier au chemin plus court si possible.
problem-voice-language = Cette voix ne parle pas la langue { $language }. Choisis une autre voix.
problem-voice-no-sound = Il n'y a pas de sortie audio : la voix intégrée ne serait pas entendue. Branche un casque ou un haut-parleur.
problem-voice-server = Speech Dispatcher ne répond pas. Relance-le, ou choisis une autre voix.
problem-voice-mute = Speech Dispatcher répond, mais sans aucun synthétiseur. Installe-lui un module, par exemple espeak-ng.
problem-voice-no-player = Il manque le programme { $program }, qui fait entendre cette voix. Installe-le.
problem-voice-failed = Cette voix ne parle plus. Choisis-en une autre si elle ne revient pas.
problem-voice-slow = Cette voix met trop de temps à répondre. Choisis une autre voix.
