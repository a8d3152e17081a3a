played-elsewhere = Questa partita continua in un’altra scheda
    .more = È stata aperta lì, e la gioca una sola scheda di questo browser alla volta.
play-here-again = Gioca qui
kept-by-nobody = Questa partita non viene conservata.
kept-by-nobody-why = { $trouble ->
    [nothing] Questo browser non conserva nulla: quando chiudi la pagina, la partita è persa.
    [room] Il browser non ha più spazio. Elimina vecchie partite dalla tua pagina, e quel che fai dopo sarà di nuovo conservato.
   *[failed] Il browser non ha potuto scrivere. Con quel che fai dopo ci riprova.
}
chat-nobody = Giochi da solo in questo browser: non c’è nessuno con cui parlare.
alone-here = Giochi da solo, in questo browser: niente server, niente inviti, nessuno che guarda. La partita è conservata qui e va avanti anche senza rete.
take-round-back = Riprendi il round
dice-drawn-here = Il seme l’ha estratto questo browser, all’inizio della partita. Nessun server c’entra, e nessun altro doveva fidarsi.
upload = Dalla al server
    .more = Così puoi condividerla e averla su altri dispositivi.
uploaded-before = Anche il server ha questa partita.
not-for-server = Un server prende le partite giocate fino alla fine. Da questa ti sei ritirato.
not-uploaded = Il server non ha preso la partita.
