## The stopwatch
no-clock = Keine Uhr: Lass dir Zeit.
ring-number = { $unit ->
    [minutes] { $whole }:{ NUMBER($rest, minimumIntegerDigits: 2) }
    [hours] { $whole } h
    [days] { $whole } T
   *[seconds] { $whole }
}
ring-unit = { $unit ->
    [minutes] min
    [hours] { $rest } min
    [days] { $rest } h
   *[seconds] s
}
ring-soon = bis Start
ring-paused = Pause
time-left = { $unit ->
    [minutes] Noch { $whole } min { $rest } s
    [hours] Noch { $whole } h { $rest } min
    [days] Noch { $whole } T { $rest } h
   *[seconds] { $whole ->
        [one] Noch 1 Sekunde
       *[other] Noch { $whole } Sekunden
    }
}
opens-in = { $unit ->
    [minutes] Die Uhr startet in { $whole } min { $rest } s
    [hours] Die Uhr startet in { $whole } h { $rest } min
    [days] Die Uhr startet in { $whole } T { $rest } h
   *[seconds] { $whole ->
        [one] Die Uhr startet in 1 Sekunde
       *[other] Die Uhr startet in { $whole } Sekunden
    }
}

## Rules and the log
open-rule = Regel { $rule } öffnen
log = Protokoll
log-empty = Noch ist nichts geschehen.
whole-game = ganze Partie

## Playback
playback = Wiedergabe
event-back = Ein Ereignis zurück
event-on = Nächstes Ereignis
play = Abspielen
pause = Pause
scrub = Moment
replay-place = { $at } von { $of }. { $caption }
speed = Tempo
times = { $speed }×
skip = Überspringen
back-to-now = Zurück zum Jetzt

## Decisions
at-zero = bei null Sekunden

## Chat
chat = Chat
chat-lines = Was gesagt wurde
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Sag etwas
chat-send = Senden
chat-you = Du
chat-left = noch { $left }
chat-offline = Nicht gesendet: Du bist offline.
chat-refused = Nicht gesendet. { $reason }
mute = { $name } stummschalten
unmute = { $name } wieder hören

## Notices
offline = Du bist offline.
server-gone = Der Server antwortet nicht.
offline-draft = { $clock ->
    [none] Dein Entwurf bleibt auf dieser Seite.
   *[running] Dein Entwurf bleibt auf dieser Seite; die Stoppuhr am Tisch läuft weiter.
}
offline-waiting = Diese Seite kommt von selbst zurück.
retry = Erneut versuchen
back-online = Wieder verbunden. Nichts ging verloren.
catching-up = Hole auf: { $at } von { $of } Ereignissen
moved-away = Du spielst jetzt auf einem anderen Gerät.
moved-away-how = Diese Seite folgt dem Tisch nicht mehr.
paused = Die Partie ist angehalten.
paused-how = Alle haben es gewünscht. Jeder kann sie fortsetzen.
resume = Fortsetzen
closed-why = { $why ->
    [host] Der Gastgeber hat ihn geschlossen.
    [idle] Lange Zeit kam niemand.
    [engine] Die Regeln dieses Servers haben sich geändert, die Partie kann nicht weitergehen.
    [rounds] Die Partie dauerte 1000 Runden, länger darf keine sein.
   *[unknown] Hier kann nicht mehr gespielt werden.
}
dismiss = Schließen
broken = Die Verbindung brach ab, bevor eine Antwort kam.
broken-how = Der Tisch zeigt, was gilt; versuche es erneut, falls etwas von dir fehlt.
unsent = Du bist nicht verbunden. Versuch es wieder, wenn die Seite verbunden ist.
refused = { $command ->
    [take-round-back] Die Runde wurde nicht zurückgenommen.
    [seal] Der Plan wurde nicht versiegelt.
    [draft] Der Entwurf wurde nicht behalten.
    [take_back] Der Plan wurde nicht zurückgenommen.
    [answer] Die Antwort wurde nicht angenommen.
    [act] Das wurde nicht getan.
    [sit] Du hast noch keinen Platz.
    [start] Die Partie wurde nicht begonnen.
    [pause] Die Partie wurde nicht angehalten.
    [resume] Die Partie geht nicht weiter.
    [rematch] Es gibt keine Revanche.
    [resign] Du hast nicht aufgegeben.
    [replace] Niemand wurde ersetzt.
    [wish] Der Wunsch wurde nicht erfüllt.
   *[other] Das wurde nicht getan.
}
not-keeping = Im Moment kann nichts gespeichert werden
not-keeping-why = { $trouble ->
    [full] Der Datenträger des Servers ist voll. Was du tust, wird abgelehnt, bis wieder Platz ist; die Uhren warten.
   *[other] Die Datenbank des Servers hat eine Störung. Was du tust, wird abgelehnt oder später beantwortet, bis sie vorbei ist.
}

## Watching
watching = Du schaust zu
spectators-here = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}

## Notices of the browser
notice-title = { $stage ->
    [deciding] Du musst entscheiden
    [programming] Zug { $round } ist eröffnet
   *[planning] Runde { $round } ist eröffnet
}
notice-body = { $stage ->
    [deciding] Alle warten auf deine Antwort.
    [programming] Der Tisch wartet auf dein Programm.
   *[planning] Der Tisch wartet auf deinen Plan.
}

## The result
result-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
result-you = Du gewinnst
result-nobody = Niemand gewinnt
won-why = { $reason ->
    [tokens] Alle vier Symbole wurden genommen.
    [targets] Die Ziele eines Teams sind weg.
    [last_survivor] Ein Schiff blieb übrig.
    [nobody_left] Niemand blieb übrig.
    [flags] Alle Flaggen wurden berührt.
    [last_robot] Ein Roboter blieb übrig.
    [last_team] Ein Team blieb übrig.
    [last_racer] Alle anderen Renner waren ausgeschieden.
    [flag_home] Die gegnerische Flagge kam nach Hause.
    [resigned] Alle anderen haben aufgegeben.
   *[other] Die Partie ist zu Ende.
}
won-when = { $unit ->
    [turn] { $rounds ->
        [one] Es dauerte 1 Zug.
       *[other] Es dauerte { $rounds } Züge.
    }
   *[round] { $rounds ->
        [one] Es dauerte 1 Runde.
       *[other] Es dauerte { $rounds } Runden.
    }
}
won-time = { $minutes ->
    [0] Weniger als eine Minute.
    [one] { $minutes } Minute.
   *[other] { $minutes } Minuten.
}
gains = { $counts ->
    [flags] { $count ->
        [0] keine Flagge
        [one] 1 Flagge
       *[other] { $count } Flaggen
    }
    [targets] { $count ->
        [0] kein Ziel
        [one] 1 Ziel
       *[other] { $count } Ziele
    }
   *[symbols] { $count ->
        [0] kein Symbol
        [one] 1 Symbol
       *[other] { $count } Symbole
    }
}
damage-of = { $points } Schaden
gone = zerstört
you-mark = (du)
damage-over-time = Schaden im Verlauf
progress-over-time = { $counts ->
    [flags] Flaggen im Verlauf
    [targets] Ziele im Lauf der Zeit
   *[symbols] Symbole im Verlauf
}
chart-start = Start
chart-end = { $unit ->
    [turn] Zug { $rounds }
   *[round] Runde { $rounds }
}
rematch = Revanche
join-rematch = Zur Revanche
watch-rematch = Revanche ansehen
see-replay = Ansehen
share = Teilen
link-copied = Der Link ist kopiert.
link-not-copied = Der Link konnte nicht kopiert werden.
back-to-lobby = Zurück zur Lobby
verify-dice = Würfel prüfen
promise-kept = Der Startwert ist der vor der ersten Runde versprochene.
promise-broken = Der Startwert ist nicht der vor der ersten Runde versprochene.
playing-again = Der Server spielt jede Entscheidung nach
played-again = Vom Startwert aus nachgespielt: Jedes Ereignis ist gleich.
played-otherwise = Vom Startwert aus nachgespielt: Die Ereignisse weichen ab.
not-played-again = Der Server kann die Partie gerade nicht nachspielen.
dice-from-all = Der Startwert folgt aus dem Geheimnis des Servers, versprochen, bevor jemand Platz nahm, und aus dem, was die Plätze beigetragen haben.
dice-not-from-all = Der Startwert folgt nicht aus dem versprochenen Geheimnis und dem, was die Plätze beigetragen haben.
lot-fate = { $fate ->
    [used] Deine eigene Zufallszahl steckt darin.
    [unused] Deine eigene Zufallszahl steckt nicht darin.
    [changed] Das Versprechen ist nicht das, das dieser Browser hörte, als du Platz nahmst.
   *[none] Dieser Browser hat an diesem Tisch keine Zahl beigetragen.
}
dice-origin = Woher die Würfel kommen
dice-how = Der Server hat sein Geheimnis versprochen, und der Browser jedes Spielers trägt eine Zufallszahl bei. Aus allen zusammen entsteht der Startwert der Würfel.
dice-commitment = Versprechen des Servergeheimnisses
dice-secret = Geheimnis des Servers
dice-seat = Platz { $seat }
dice-no-lot = nichts beigetragen
vote-on = { $asker } wünscht, dass ein Bot für { $name } spielt.
vote-on-me = { $asker } wünscht, dass ein Bot für dich spielt.
vote-count = { $agreed } von { $people } sind dafür.
vote-agree = Zustimmen
vote-withdraw = Nicht mehr zustimmen
vote-stay = Ich bin da
replaced-by = { $name } hat um den Bot gebeten, der für dich spielt.
seed = Startwert
seed-hash = Versprochener SHA-256
game-menu = Spielmenü
menu-item = { $word ->
    [stop-the-clock] Die Uhr anhalten
    [take-round-back] Runde zurücknehmen
    [wish-pause] Pause, wenn alle wollen
    [unwish-pause] Doch keine Pause
    [resume] Weiter
    [leave] Einen Bot spielen lassen
    [come-back] Zurückkommen
    [hand-over] Meinen Platz übergeben
    [replace] Ein Bot für { $name }
   *[resign] Aufgeben
}
menu-sure = { $word ->
    [take-round-back] Ja, zur Runde davor
    [leave] Ja, ein Bot spielt weiter
    [hand-over] Ja, Link machen
    [replace] Ja, ersetzen
   *[resign] Ja, aufgeben
}
menu-what = { $word ->
    [take-round-back] Die Runde davor wird noch einmal geplant: mit denselben Würfeln und mit dem, was du geplant hattest.
    [leave] Du kannst jederzeit zurückkommen.
    [hand-over] Wer den Link zuerst öffnet, hat deinen Platz.
    [replace] Sofort, wenn die Zeit um ist. Sonst müssen alle anderen Menschen zustimmen, nach zwei Minuten Warten; ohne Uhr genügt ein Tag Warten.
   *[resign] Du kannst nicht zurückkommen.
}
hand-over-copied = Der Link zu deinem Platz ist kopiert.
hand-over-how = Schick ihn einer Person.
key-list = Tasten
close-list = Schließen
chat-open = { $unread ->
    [0] Chat
    [one] Chat, 1 neue Zeile
   *[other] Chat, { $unread } neue Zeilen
}
hint = Tipp
hint-key = Das Ass um einen Tipp bitten (H)
hint-title = Was das Ass tun würde
hint-thinks = Das Ass denkt nach.
hint-refused = Das Ass hat gerade keinen Tipp. Frag gleich noch einmal.
hint-unsent = Du bist nicht verbunden, und das Ass denkt auf dem Server. Frag wieder, wenn die Seite verbunden ist.
hint-close = Tipp schließen
hint-take = Übernehmen
hint-goals = { $goal ->
    [gates] Tore
    [drones] Drohnen
    [targets] Ziele
   *[flags] Flaggen
}
hint-damage = Schaden
hint-risk = { $stake ->
    [craft] Gefahr für das Schiff
   *[life] Gefahr für ein Leben
}
hint-expected = { $number } erwartet
hint-risk-said = { $level ->
    [none] kaum, { $percent }
    [low] gering, { $percent }
    [some] spürbar, { $percent }
   *[high] hoch, { $percent }
}
hint-thought = Hat { $time } nachgedacht.
hint-power-down = abschalten
hint-ram = rammen, was im Weg ist
rule-named = Regel { $rule }
rule-close = Regel schließen
rule-away = Diese Regel wurde noch nicht geladen, und der Server antwortet nicht. Öffne sie wieder, wenn du verbunden bist.

## Wishes
waiting = { $why ->
    [out] Dein Schiff ist zerstört
    [resigned] Du hast aufgegeben
    [bot] Ein Bot spielt für dich
   *[watch] Du schaust zu
}
pause-wished = { $names } { $count ->
    [one] wünscht
   *[other] wünschen
} eine Pause
pause-agree = Einverstanden
pause-asked = Du hast um eine Pause gebeten. Es fehlt noch: { $names }.

zoom-in = Vergrößern
zoom-out = Verkleinern
whole-board = Ganzer Spielplan
what-if = Was wäre, wenn
report = Bericht
