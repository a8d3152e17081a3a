record-title = Enregistrement : { $title }
record-at = { $unit ->
    [turn] tour { $round } sur { $rounds }
   *[round] manche { $round } sur { $rounds }
}
record-round = { $unit ->
    [turn] Tour { $round }
   *[round] Manche { $round }
}
record-rounds = { $unit ->
    [turn] Tours
   *[round] Manches
}
record-side = Plans et journal
record-parts = Parties de l’enregistrement
record-tab-main = Film
record-tab-log = Journal
record-tab-end = Résultat
record-result = Résultat
record-show-result = Montrer le résultat
record-from-browser = Jouée dans un navigateur, qui a tiré la graine tout seul : cette partie ne compte dans aucune statistique.
record-share = Partager ce moment
record-link-copied = Le lien vers ce moment est copié.
record-save = Enregistrer le fichier
record-not-saved = Le fichier n’a pas pu être enregistré.
trouble-early = Cette partie n’est pas encore finie
    .more = Un enregistrement révèle tous les plans : il existe quand la partie est finie.
record-watch-live = La regarder en direct
