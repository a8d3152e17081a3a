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
record-embed = Für deine eigene Seite
    .more = Diese Zeile zeigt die Partie in jeder Seite, ab dem Moment, der hier zu sehen ist. Sie setzt keine Cookies.
record-embed-line = Eine Zeile HTML
record-see-there = Alles in Swarmrally ansehen
record-save = Aufzeichnung speichern
record-not-saved = Die Aufzeichnung konnte nicht gespeichert werden.
trouble-early = Diese Partie ist noch nicht vorbei
    .more = Eine Aufzeichnung verrät alle Pläne; es gibt sie, wenn die Partie vorbei ist.
record-watch-live = Live zuschauen
study-title = Was wäre, wenn
study-what = Ändere in irgendeinem Augenblick eines Spiels einen Plan oder die Würfel und sieh, was die Regeln daraus machen. Alles bleibt in diesem Browser.
study-all = Studien
study-at = { $unit ->
    [turn] Zug { $round }
   *[round] Runde { $round }
}
study-no = { $why ->
    [server] Eine Stellung kann nur ein Server lesen, und er ist jetzt nicht zu erreichen.
    [different] Diese Aufzeichnung verläuft nach den Regeln dieser Seite anders: Sie stammt von einer anderen Version oder wurde so nicht gespielt.
   *[none] Das ist weder eine Aufzeichnung noch eine Studie oder Stellung, oder die Datei ist beschädigt.
}
study-from-file = Ein Spiel, eine Studie oder eine Stellung
    .more = Zieh eine Datei hierher: eine Aufzeichnung, eine Stellung oder eine exportierte Studie. Beendete Spiele haben einen Knopf „Was wäre, wenn“.
study-file = Datei
study-from-record = Beendete Spiele
study-from-nothing = Von vorn
    .more = Ein neues Spiel, in dem du für alle planst.
study-game = Spiel
study-mode = Modus
study-course = Kurs
study-seats = Spieler
study-begin = Aufbauen
study-kept = In diesem Browser
study-tree = Zweige
study-branches = { $count ->
    [0] kein Zweig
    [one] 1 Zweig
   *[other] { $count } Zweige
}
study-main = { $isPlayed ->
    [true] Wie gespielt
   *[false] Hauptlinie
}
study-branch = Zweig { $sign }
study-here = { $unit ->
    [turn] du bist in Zug { $round }
   *[round] du bist in Runde { $round }
}
study-name = Name des Zweigs
study-rename = { $name } umbenennen
study-remove = { $name } entfernen
study-remove-sure = { $name } wirklich entfernen?
study-rounds = { $unit ->
    [turn] Züge
   *[round] Runden
}
study-named = { $names }: anderer Plan
study-named-chance = { $game ->
    [roborally] Andere Karten
   *[asteroyds] Andere Würfel
}
study-ace = Das Ass, für { $name }
study-ace-how = Was täte das Ass hier, mit dem, was dieser Platz wissen darf?
study-ask-ace = Das Ass fragen
study-plans = Zufall und Pläne
study-plans-of = { $unit ->
    [turn] Programme von Zug { $round }
   *[round] Pläne der Runde { $round }
}
study-touch = Platz antippen, um ihn zu ändern
study-seat-state = { $state ->
    [gone] aus dem Spiel
    [idle] nichts zu planen
    [changed] geändert
    [flown] wie gespielt
   *[new] noch kein Plan
}
study-course-new = der Plan, der daliegt
study-course-was = wie gespielt
study-branch-odds-do = { $state ->
    [on] Anhalten
   *[off] Chancen neben den Zweigen
}
study-branch-odds = { $name }: { $chance } %, plus oder minus { $error }, { $more } gegenüber der Linie, die er verlässt
study-branch-odds-how = Gewinnchance von { $name } in %, eine Runde nach dem Beginn jedes Zweigs; darunter der Unterschied zur Linie, die er verlässt.
study-as-flown = Wie gespielt
study-dice = Würfel dieser Runde
study-hands = Karten dieses Zuges
study-chance-later = { $way ->
    [draw] auch spätere werden neu gezogen
   *[fell] spätere wie in dieser Linie
}
study-die = { $die ->
    [red] Roter Würfel
    [white] Weißer Würfel
   *[blue] Blauer Würfel
}
study-die-name = { $die ->
    [red] rot
    [white] weiß
   *[blue] blau
}
study-order = Reihenfolge der Würfel
study-card = { $card }, { $priority }
study-hand-card = Karte { $place } der Hand
study-way = { $way ->
    [fell] { $what ->
        [hands] Wie ausgeteilt
       *[dice] Wie sie fielen
    }
    [hands] Wie ich sage
    [dice] Wie ich sage
   *[draw] { $what ->
        [hands] Neu austeilen
       *[dice] Gewürfelt
    }
}
study-steps = Runden
study-back = { $unit ->
    [turn] Zug davor
   *[round] Runde davor
} { $round ->
    [0] { "" }
   *[other] ({ $round })
}
study-state = { $state ->
    [over] Hier ist das Spiel zu Ende.
    [asked] Jemand muss sich entscheiden.
    [new] Damit beginnt ein neuer Zweig.
    [grows] Hier geht die Linie weiter.
   *[known] { $sign ->
        [main] Bis hierher wie gespielt.
       *[other] Zweig { $sign }.
    }
}
study-play = { $unit ->
    [turn] Zug spielen
   *[round] Runde spielen
}
study-onward = Von hier aus
study-you-are = Du spielst { $name }, an den anderen Plätzen sitzt
study-play-on = Von hier weiterspielen
study-play-with = Mit anderen weiterspielen
    .more = Ein privater Tisch am Server, der hier beginnt, mit neuen Würfeln oder Händen. Du lädst ein, wer spielen soll.
study-paste = Oder füge hier eine Aufzeichnung, eine Studie oder eine Stellung ein
study-open = Öffnen
study-not-on = Von hier kann nicht weitergespielt werden.
study-share = Teilen
study-export = Exportieren
study-too-long = Diese Studie ist zu lang für einen Link.
    .more = Exportiere sie stattdessen als Datei.
study-link-copied = Der Link ist kopiert.
    .more = Die ganze Studie steckt darin: Wer ihn öffnet, braucht kein Konto, und kein Server liest sie.
study-parts = Teile des Bretts
study-tab-plans = Pläne
study-tab-tree = Zweige
study-tab-chance = { $game ->
    [roborally] Karten
   *[asteroyds] Würfel
}
study-tab-ace = Ass
study-tab-onward = Weiter
study-odds = Gewinnchance in %
study-odds-how = über Spiele, die von hier zu Ende gespielt werden
study-odds-played = { $played ->
    [one] 1 Spiel zu Ende gespielt
   *[other] { $played } Spiele zu Ende gespielt
}
study-odds-do = { $state ->
    [on] Anhalten
    [again] Neu zählen
   *[off] Zählen
}
study-best = Beste Pläne für { $name }
study-best-how = Aus dem, was dieser Platz wissen darf, mit den Plänen der anderen, wie sie daliegen.
study-best-played = { $played } von { $most } Spielen mit jedem zu Ende gespielt
study-best-do = { $state ->
    [on] Anhalten
   *[off] Besten Plan suchen
}
study-lay = Plan { $place } legen
report-title = Bericht
report-none = Von diesem Spiel gibt es keinen Bericht: Einige seiner Würfel oder Karten wurden gewählt.
report-length = { $unit ->
    [turn] { $rounds } Züge
   *[round] { $rounds } Runden
}
report-thinking = Das Spiel wird von jedem seiner Augenblicke aus zu Ende gespielt …
report-thinking-how = In diesem Browser, über Tausende von Spielen. Der Bericht bleibt hier.
report-stop = Anhalten
report-make = Bericht erstellen
report-nobody = Niemand hat gewonnen.
report-won = { $name } hat gewonnen{ $code ->
    [won_by_plans] { " " }– durch bessere Pläne.
    [won_by_luck] . Glück war auch dabei.
   *[won_as_expected] , wie zu erwarten war.
}
report-verdict = { $code ->
    [won_by_plans] { $name } hat durch Pläne gewonnen: Glück { $luck }, durch eigene Pläne verloren { $own } Punkte Gewinnchance.
    [won_by_luck] { $name } hatte Glück: { $luck } Punkte Gewinnchance; eigene Pläne { $own }.
    [lost_by_plans] { $name } hat durch eigene Pläne verloren: { $own } Punkte Gewinnchance; Glück { $luck }.
    [lost_by_luck] { $name } hatte Pech: { $luck } Punkte Gewinnchance; eigene Pläne { $own }.
    [lost_to_others] { $name } hat gegen die Pläne der anderen verloren: Glück { $luck }, eigene Pläne { $own } Punkte Gewinnchance.
   *[other] { $name }: Glück { $luck }, eigene Pläne { $own } Punkte Gewinnchance.
}
report-whose = Wessen Bericht
report-chart = { $unit ->
    [turn] Gewinnchance vor jedem Zug
   *[round] Gewinnchance vor jeder Runde
}
report-band = Band: Fehler der Linie von { $name }
report-marks = Wie gut jeder Plan war
report-seat = Platz
report-mark = { $name }, { $unit ->
    [turn] Zug { $round }
   *[round] Runde { $round }
}: { $mark ->
    [best] bester Plan
    [good] gut
    [slip] Ausrutscher
   *[blunder] Patzer
}, Chance { $chance } %
report-mark-name = { $mark ->
    [best] bester Plan
    [good] gut
    [slip] Ausrutscher
   *[blunder] Patzer
}
report-touch = Zeichen antippen für den besseren Plan
report-balance = Glück und Können getrennt
report-points = Punkte Gewinnchance
report-start = anfangs
report-part = { $part ->
    [luck] { $game ->
        [roborally] Karten
       *[asteroyds] Würfel
    }
    [own] eigene Pläne
   *[others] Pläne der anderen
}
report-accuracy = Genauigkeit
report-sum = Erste Chance, Glück, eigene und fremde Pläne ergeben zusammen den Ausgang. Eigene Pläne zählen neben den besten.
report-turning = Wendepunkte
report-point = Wendepunkt { $number }: { $unit ->
    [turn] Zug { $round }
   *[round] Runde { $round }
}, { $name }
report-said = { $mark ->
    [best] { $name } hat so gut geplant, wie es ging.
    [good] { $name } hat gut geplant.
    [slip] { $name } ist ausgerutscht: { $points } Punkte Gewinnchance verloren.
   *[blunder] { $name } hat gepatzt: { $points } Punkte Gewinnchance verloren.
}
report-no-plan = { $name } hatte nichts zu planen.
report-made = { $unit ->
    [turn] Wie gelaufen
   *[round] Wie geflogen
}
report-best = Am besten
report-would = Wie es gegangen wäre
report-watch = Was gezeigt wird
report-goals = { $game ->
    [roborally] Flaggen
   *[asteroyds] Ziele
}
report-damage = Schaden
report-hundredths = { NUMBER($number, maximumFractionDigits: 1) }
report-same-end = Beide Pläne führen zum selben Ende.
report-try = Auf dem Brett versuchen
report-replay = { $unit ->
    [turn] Zug { $round }
   *[round] Runde { $round }
}
report-parts = Teile des Berichts
report-tab-chances = Chancen
report-tab-luck = Glück
report-tab-points = Wendepunkte
study-was-played-on = Von einem Was-wäre-wenn-Brett weitergespielt: Seine Würfel wurden gewählt oder neu gezogen, also gibt es nichts zu prüfen.
