me-title = Meine Seite
played-title = Meine gespielten Partien
played-none = Hier stehen deine beendeten Partien, auch die gegen Bots.
played-bots = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
}
played-result = { $result ->
    [won] gewonnen, zu { $seats }
    [shared] gemeinsam gewonnen
    [left] verlassen
    [nobody] niemand gewann
    [unknown] nicht bekannt
   *[lost] verloren
}
played-rounds = { $unit ->
    [turn] { $rounds ->
        [one] 1 Zug
       *[other] { $rounds } Züge
    }
   *[round] { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
}
played-rematch = Revanche
played-replay = Ansehen
played-in-browser = im Browser
played-rematch-of = Revanche für { $title }
part-games = Partien
part-statistics = Statistik
part-account = Konto
waiting-for-you = Wartet auf dich
waiting-of = { $running ->
    [one] deine einzige laufende Partie
   *[other] { $waiting } von { $running } laufenden Partien
}
title-in-round = { $title }, { $round }
left-to-act = noch { $time }
others-plan = Du bist fertig. Die anderen planen.
my-move = { $game ->
    [roborally] Programmieren
   *[asteroyds] Züge planen
}
look-at-it = Ansehen
go-to-table = Zum Tisch
against-bots = gegen Bots
bots-of-a-kind = { $count } × { $bot }
played-place = { $place }. von { $seats }
today-at = { $day }, { $time }
what-to-do-with = { $title } ansehen oder Revanche
sift-more = Mehr Filter
sift-mode = Modus
sift-any = alle
sift-against = Gegen
sift-opponents = { $against ->
    [people] Menschen
    [bots] nur Bots
   *[any] Menschen und Bots
}
sift-result = Ergebnis
sift-results = { $result ->
    [won] gewonnen
    [lost] nicht gewonnen
    [left] verlassen
   *[any] alle
}
sift-time = Zeit
sift-times = { $time ->
    [week] 7 Tage
    [month] 30 Tage
    [year] ein Jahr
   *[any] alle
}
sift-none = Alle zeigen
name-or-mode = Name oder Modus
none-like-that = Keine deiner Partien ist so.
games-found = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
games-more = { $count ->
    [one] Noch 1 zeigen
   *[other] Noch { $count } zeigen
}
head-game = Spiel
head-with = Mit
head-rounds = Runden
head-when = Wann
statistics = Statistik
count-games = { $count ->
    [one] Partie
   *[other] Partien
}
count-won = gewonnen, { $part }
rounds-a-game = Runden je Partie
last-places = { $won } der letzten { $count } gewonnen. Oben ist der erste Platz.
favourite = { $game ->
    [roborally] Lieblingsroboter
   *[asteroyds] Lieblingspilot
}
games-and-won = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $won } gewonnen
won-by-mode = Gewonnen, nach Modus
won-of = { $won } von { $games }
judged = Wie ich plane
    .more = Aus den Berichten meiner Partien: wie viel von seinen Chancen jeder Plan behalten hat, und was Ausrutscher und Patzer gekostet haben. Alles wird in diesem Browser gezählt und behalten.
judged-accuracy = ihrer Chancen behalten meine Pläne
judged-games = { $count ->
    [one] Partie angesehen
   *[other] Partien angesehen
}
judged-slips = Ausrutscher und Patzer je Partie
judged-trend = { $lately } in den letzten { $count } Partien, { $before } davor. Die neueste steht rechts.
judged-over-time = Partie für Partie, die neueste rechts.
judged-by-mode = Genauigkeit, nach Modus
judged-of = { $accuracy } in { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
judged-mistakes = Was mich am meisten gekostet hat
judged-kind = { $kind ->
    [fall] Flieger oder Leben verloren
    [goal] Ein Ziel liegen gelassen
    [damage] Schaden genommen
    [detour] Einen Umweg gemacht
   *[later] Schlechter für spätere Runden
}
judged-cost = { $count ->
    [one] einmal
   *[other] { $count }-mal
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} der Chance
judged-worst = Der schlimmste
judged-worst-of = { $kind ->
    [fall] Der schlimmste Verlust eines Fliegers oder Lebens
    [goal] Das schlimmste liegen gelassene Ziel
    [damage] Der schlimmste Schaden
    [detour] Der schlimmste Umweg
   *[later] Der schlechteste Plan für spätere Runden
}
judged-none = Bisher kein Ausrutscher und kein Patzer.
judged-make = { $count ->
    [one] 1 Partie ansehen
   *[other] { $count } Partien ansehen
}
judged-at = Partie { $at } von { $of }
judged-stop = Anhalten
judged-without = { $count ->
    [one] 1 Partie hat keinen Bericht.
   *[other] { $count } Partien haben keinen Bericht.
}
my-name = Mein Name
my-name-note = 1 bis 24 Zeichen. Alle an deinen Tischen sehen ihn.
my-name-note-here = 1 bis 24 Zeichen. Er bleibt in diesem Browser, bis du mit anderen spielst.
save = Speichern
saved = Gespeichert
nobody-yet = Hier bist du noch niemand. Spiele oder tritt bei, dann bist du ein Gast mit einem Namen, den du ändern kannst.
other-device = Auf einem anderen Gerät
other-device-note = Ein Link bringt dich auf ein anderes Gerät, mit allen Plätzen. Er gilt einmal, einen Tag lang, und meldet alle anderen Geräte ab. Behalte ihn für dich.
make-link = Link erstellen
recovery-link = Link für mein anderes Gerät
good-until = Gilt bis { $time }
qr-of-recovery = QR-Code des Links
signed-in = Angemeldet
signed-in-note = Diese Browser können für dich spielen. Wer lange nicht benutzt wird, wird von selbst abgemeldet.
this-one = dieser
used-lately = Vor Kurzem benutzt
last-used = Zuletzt benutzt { $ago }
browser-on = { $browser } auf { $system }
unnamed-device = Ein Browser
earlier-devices = Frühere Geräte
end-session = Abmelden
end-session-of = { $name } abmelden
end-others = Überall sonst abmelden
programs = Programme
programs-note = Ein Programm spielt mit einem Token für dich. Behalte ihn für dich.
program-name = Name des Programms
make-token = Token erstellen
token-once = Token von { $name }, nur jetzt zu sehen
recover-title = Hierher umziehen?
recover-note = Du machst hier als der Spieler dieses Links weiter, mit allen Plätzen. Alle anderen Geräte werden abgemeldet.
recover-warning = Der Gast, der du jetzt bist, { $name }, bleibt zurück.
recover-yes = Ja, hierher
recover-no = Nein
recover-dead = Dieser Link gilt nicht mehr. Erstelle auf deinem anderen Gerät einen neuen.
delete-me = Lösche mich
delete-note = Dein Name, alles Gesagte und die Liste deiner Partien werden gelöscht. Deine Plätze bleiben, ohne Namen.
delete-yes = Endgültig löschen
delete-no = Ich bleibe
against-bots-here = gegen Bots, in diesem Browser
delete-here = { $title } aus diesem Browser löschen
delete-here-sure = Ja, { $title } endgültig löschen
delete-here-now = Endgültig löschen
rounds-taken-back = { $count ->
    [one] eine Runde zurückgenommen
   *[other] { $count } Runden zurückgenommen
}
only-this-browser = Das sind die Partien dieses Browsers. Mehr ist von dir nicht bekannt, und kein Server hat sie.
played-report = Bericht
report-of = Bericht: { $title }
