engine-playing = Il tuo browser rigioca ogni decisione
engine-same = Il tuo browser ha rigiocato tutte le { $decisions } decisioni dal seme: tutti i { $events } eventi sono uguali.
engine-different = Il tuo browser l’ha rigiocata dal seme: l’evento { $event } dopo la decisione { $stretch } risulta diverso.
engine-impossible = Il tuo browser l’ha rigiocata dal seme: le regole non permettono la decisione { $decision }.
engine-no-record = Questa non è la registrazione di una partita.
engine-not = { $reason ->
    [missing] Questo server non ha un motore per i browser.
    [unreachable] Non è stato possibile scaricare il motore per il tuo browser.
    [damaged] Il motore per il tuo browser è arrivato danneggiato e non è stato usato.
    [unsupported] Questo browser non può eseguire il motore.
    [different] Il motore di questa pagina ha regole diverse dal server. Ricarica la pagina.
    [server] Questa partita ha un tabellone proprio, che solo un server può disporre.
    [changed] Questa partita è stata giocata con regole diverse da quelle che questa pagina ha ora: qui non può né continuare né essere mostrata.
   *[failed] Il motore di questa pagina non ha funzionato.
}
engine-asks-server = Le anteprime vengono dal server.
check-title = Controlla una registrazione
check-how = Trascina il file di una registrazione in un punto qualsiasi di questa pagina. Il tuo browser la rigioca dal seme e confronta ogni evento; il file resta con te.
check-file = File di una registrazione
engine-at-server = Questa partita è sul server.
check-watch = Guardala
