record-title = Aufzeichnung: { $title }
record-at = { $unit ->
    [turn] Zug { $round } von { $rounds }
   *[round] Runde { $round } von { $rounds }
}
record-round = { $unit ->
    [turn] Zug { $round }
   *[round] Runde { $round }
}
record-rounds = { $unit ->
    [turn] Züge
   *[round] Runden
}
record-side = Pläne und Protokoll
record-parts = Teile der Aufzeichnung
record-tab-main = Film
record-tab-log = Protokoll
record-tab-end = Ergebnis
record-result = Ergebnis
record-show-result = Ergebnis zeigen
record-from-browser = In einem Browser gespielt, der den Startwert allein gezogen hat: Dieses Spiel zählt in keiner Statistik.
record-share = Diesen Moment teilen
record-link-copied = Der Link zu diesem Moment ist kopiert.
record-save = Aufzeichnung speichern
record-not-saved = Die Aufzeichnung konnte nicht gespeichert werden.
trouble-early = Diese Partie ist noch nicht vorbei
    .more = Eine Aufzeichnung verrät alle Pläne; es gibt sie, wenn die Partie vorbei ist.
record-watch-live = Live zuschauen
