me-title = La mia pagina
played-title = Le mie partite giocate
played-none = Qui trovi le tue partite finite, anche quelle contro i bot.
played-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bot
}
played-result = { $result ->
    [won] vinta, in { $seats }
    [shared] vinta insieme
    [left] abbandonata
    [nobody] non ha vinto nessuno
   *[lost] persa
}
played-rounds = { $unit ->
    [turn] { $rounds ->
        [one] 1 turno
       *[other] { $rounds } turni
    }
   *[round] { $rounds ->
        [one] 1 round
       *[other] { $rounds } round
    }
}
played-rematch = Rivincita
played-replay = Rivedi
played-rematch-of = Rivincita di { $title }
my-name = Il mio nome
my-name-note = Da 1 a 24 caratteri. Lo vedono tutti ai tuoi tavoli.
save = Salva
saved = Salvato
nobody-yet = Qui non sei ancora nessuno. Gioca o entra a un tavolo, e sarai un ospite con un nome che puoi cambiare.
other-device = Su un altro dispositivo
other-device-note = Un link ti porta su un altro dispositivo, con tutti i tuoi posti. Vale una volta, per un giorno, e disconnette gli altri dispositivi. Tienilo per te.
make-link = Crea un link
recovery-link = Link per l’altro dispositivo
good-until = Vale fino a { $time }
qr-of-recovery = Codice QR del link
signed-in = Dove sei connesso
signed-in-note = Questi browser possono giocare come te. Quello che non si usa a lungo viene disconnesso da solo.
this-one = questo
used-lately = Usato da poco
last-used = Usato l’ultima volta { $ago }
browser-on = { $browser } su { $system }
unnamed-device = Un browser
earlier-devices = Dispositivi di prima
end-session = Disconnetti
end-session-of = Disconnetti { $name }
end-others = Disconnetti tutti gli altri
programs = Programmi
programs-note = Un programma gioca come te con un token. Tienilo per te.
program-name = Nome del programma
make-token = Crea un token
token-once = Token di { $name }, mostrato solo adesso
recover-title = Ti sposti qui?
recover-note = Continui qui come il giocatore di questo link, con tutti i posti. Gli altri dispositivi vengono disconnessi.
recover-warning = L’ospite che sei ora, { $name }, resta indietro.
recover-yes = Sì, qui
recover-no = No
recover-dead = Questo link non vale più. Creane uno nuovo sull’altro dispositivo.
delete-me = Cancellami
delete-note = Il tuo nome e tutto quello che hai detto vengono cancellati. I tuoi posti restano, senza nome.
delete-yes = Cancellami per sempre
delete-no = Resto
