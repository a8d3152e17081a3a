engine-playing = Dein Browser spielt jede Entscheidung nach
engine-same = Dein eigener Browser hat alle { $decisions } Entscheidungen vom Startwert aus nachgespielt: Alle { $events } Ereignisse sind gleich.
engine-different = Dein eigener Browser hat die Partie vom Startwert aus nachgespielt: Ereignis { $event } nach Entscheidung { $stretch } kommt anders heraus.
engine-impossible = Dein eigener Browser hat die Partie vom Startwert aus nachgespielt: Entscheidung { $decision } ist nach den Regeln nicht möglich.
engine-no-record = Das ist keine Aufzeichnung einer Partie.
engine-not = { $reason ->
    [missing] Dieser Server hat keine Spielregeln für Browser.
    [unreachable] Die Spielregeln für deinen Browser konnten nicht geladen werden.
    [damaged] Die Spielregeln für deinen Browser kamen beschädigt an und wurden nicht benutzt.
    [unsupported] Dieser Browser kann die Spielregeln nicht ausführen.
    [different] Diese Seite hat andere Spielregeln als der Server. Lade sie neu.
    [server] Diese Partie hat ein eigenes Spielfeld, das nur ein Server auslegen kann.
    [changed] Diese Partie wurde nach anderen Spielregeln gespielt, als diese Seite jetzt hat: Sie kann hier weder weitergehen noch gezeigt werden.
   *[failed] Die Spielregeln in dieser Seite haben versagt.
}
engine-asks-server = Vorschauen kommen vom Server.
check-title = Eine Aufzeichnung prüfen
check-how = Zieh die Datei einer Aufzeichnung irgendwo auf diese Seite. Dein Browser spielt sie vom Startwert aus nach und vergleicht jedes Ereignis; die Datei bleibt bei dir.
check-file = Datei einer Aufzeichnung
engine-at-server = Diese Partie ist auf dem Server.
check-watch = Ansehen
