engine-playing = Votre navigateur rejoue chaque décision
engine-same = Votre propre navigateur a rejoué les { $decisions } décisions depuis la graine : les { $events } événements sont tous les mêmes.
engine-different = Votre propre navigateur l’a rejouée depuis la graine : l’événement { $event } après la décision { $stretch } est différent.
engine-impossible = Votre propre navigateur l’a rejouée depuis la graine : les règles ne permettent pas la décision { $decision }.
engine-no-record = Ce n’est pas l’enregistrement d’une partie.
engine-not = { $reason ->
    [missing] Ce serveur n’a pas de moteur pour navigateurs.
    [unreachable] Le moteur pour votre navigateur n’a pas pu être chargé.
    [damaged] Le moteur pour votre navigateur est arrivé abîmé et n’a pas servi.
    [unsupported] Ce navigateur ne peut pas faire tourner le moteur.
    [different] Le moteur de cette page a d’autres règles que le serveur. Rechargez la page.
    [server] Cette partie a son propre plateau, que seul un serveur peut disposer.
    [changed] Cette partie a été jouée avec d’autres règles que celles de cette page : elle ne peut ni continuer ni être montrée ici.
   *[failed] Le moteur de cette page a échoué.
}
engine-asks-server = Les aperçus viennent du serveur.
check-title = Vérifier un enregistrement
check-how = Déposez le fichier d’un enregistrement n’importe où sur cette page. Votre navigateur le rejoue depuis sa graine et compare chaque événement ; le fichier reste chez vous.
check-file = Fichier d’un enregistrement
engine-at-server = Cette partie est sur le serveur.
check-watch = Le regarder
