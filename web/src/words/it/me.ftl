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
    [unknown] non noto
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
played-in-browser = nel browser
played-rematch-of = Rivincita di { $title }
part-games = Partite
part-statistics = Statistiche
part-account = Profilo
waiting-for-you = Aspettano te
waiting-of = { $running ->
    [one] la tua unica partita in corso
   *[other] { $waiting } di { $running } partite in corso
}
title-in-round = { $title }, { $round }
left-to-act = restano { $time }
others-plan = Hai finito. Gli altri pianificano.
my-move = { $game ->
    [roborally] Programma
   *[asteroyds] Pianifica le mosse
}
look-at-it = Guarda
go-to-table = Vai al tavolo
against-bots = contro bot
bots-of-a-kind = { $count } × { $bot }
played-place = { $place }º su { $seats }
today-at = { $day }, { $time }
what-to-do-with = Replay o rivincita di { $title }
sift-more = Altri filtri
sift-mode = Modalità
sift-any = tutte
sift-against = Contro
sift-opponents = { $against ->
    [people] persone
    [bots] solo bot
   *[any] persone e bot
}
sift-result = Risultato
sift-results = { $result ->
    [won] vinte
    [lost] non vinte
    [left] abbandonate
   *[any] tutti
}
sift-time = Periodo
sift-times = { $time ->
    [week] 7 giorni
    [month] 30 giorni
    [year] un anno
   *[any] tutto
}
sift-none = Mostra tutte
name-or-mode = Nome o modalità
none-like-that = Nessuna delle tue partite è così.
games-found = { $count ->
    [one] 1 partita
   *[other] { $count } partite
}
games-more = { $count ->
    [one] Mostrane ancora 1
   *[other] Mostrane ancora { $count }
}
head-game = Gioco
head-with = Con
head-rounds = Round
head-when = Quando
statistics = Statistiche
count-games = { $count ->
    [one] partita
   *[other] partite
}
count-won = vinte, { $part }
rounds-a-game = round a partita
last-places = { $won } vinte delle ultime { $count }. In alto è il primo posto.
favourite = { $game ->
    [roborally] Robot preferito
   *[asteroyds] Pilota preferito
}
games-and-won = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $won ->
    [one] 1 vinta
   *[other] { $won } vinte
}
won-by-mode = Vinte, per modalità
won-of = { $won } su { $games }
judged = Come pianifico
    .more = Dai resoconti delle mie partite: quanto ogni piano ha conservato delle sue probabilità, e quanto sono costati sviste ed errori gravi. Tutto è calcolato e conservato in questo browser.
judged-accuracy = delle probabilità conservano i miei piani
judged-games = { $count ->
    [one] partita esaminata
   *[other] partite esaminate
}
judged-slips = sviste ed errori gravi per partita
judged-trend = { $lately } nelle ultime { $count } partite, { $before } prima. L’ultima è a destra.
judged-over-time = Partita per partita, l’ultima a destra.
judged-by-mode = Precisione, per modalità
judged-of = { $accuracy } in { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
judged-mistakes = Che cosa mi è costato di più
judged-kind = { $kind ->
    [fall] Perso il velivolo o una vita
    [goal] Lasciato un obiettivo
    [damage] Subito danni
    [detour] Fatto una strada più lunga
   *[later] Peggio per i turni dopo
}
judged-cost = { $count ->
    [one] una volta
   *[other] { $count } volte
}, { $points ->
    [one] 1 punto
   *[other] { $points } punti
} di probabilità
judged-worst = Il peggiore
judged-worst-of = { $kind ->
    [fall] La peggior perdita di un velivolo o di una vita
    [goal] Il peggior obiettivo lasciato
    [damage] Il danno peggiore
    [detour] La strada più lunga
   *[later] Il piano peggiore per i turni dopo
}
judged-none = Finora nessuna svista e nessun errore grave.
judged-make = { $count ->
    [one] Esamina 1 partita
   *[other] Esamina { $count } partite
}
judged-at = Partita { $at } di { $of }
judged-stop = Ferma
judged-without = { $count ->
    [one] 1 partita non ha resoconto.
   *[other] { $count } partite non hanno resoconto.
}
my-name = Il mio nome
my-name-note = Da 1 a 24 caratteri. Lo vedono tutti ai tuoi tavoli.
my-name-note-here = Da 1 a 24 caratteri. Resta in questo browser finché non giochi con altri.
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
delete-note = Il tuo nome, tutto ciò che hai detto e l’elenco delle tue partite vengono cancellati. I tuoi posti restano, senza nome.
delete-yes = Cancellami per sempre
delete-no = Resto
against-bots-here = contro bot, in questo browser
delete-here = Elimina { $title } da questo browser
delete-here-sure = Sì, elimina { $title } per sempre
delete-here-now = Elimina per sempre
rounds-taken-back = { $count ->
    [one] un round ripreso
   *[other] { $count } round ripresi
}
only-this-browser = Queste sono le partite di questo browser. Di te non si sa altro, e nessun server le ha.
played-report = Resoconto
report-of = Resoconto: { $title }
