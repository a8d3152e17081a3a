record-title = Registrazione: { $title }
record-at = { $unit ->
    [turn] turno { $round } di { $rounds }
   *[round] round { $round } di { $rounds }
}
record-round = { $unit ->
    [turn] Turno { $round }
   *[round] Round { $round }
}
record-rounds = { $unit ->
    [turn] Turni
   *[round] Round
}
record-side = Piani e cronaca
record-parts = Parti della registrazione
record-tab-main = Replay
record-tab-log = Cronaca
record-tab-end = Risultato
record-result = Risultato
record-show-result = Mostra il risultato
record-from-browser = Giocata in un browser, che ha estratto da solo il seme: questa partita non conta in nessuna statistica.
record-share = Condividi questo momento
record-link-copied = Il link a questo momento è copiato.
record-save = Salva la registrazione
record-not-saved = Non è stato possibile salvare la registrazione.
trouble-early = Questa partita non è ancora finita
    .more = Una registrazione svela tutti i piani: c’è quando la partita è finita.
record-watch-live = Guardala dal vivo
