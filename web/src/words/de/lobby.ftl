lobby-claim = Plane im Geheimen.
    .second = Alle fliegen zugleich.
lobby-what = Zwei Brettspiele mit programmierten Zügen
lobby-lead = Sieben Züge, eine Stoppuhr und ein Schwarm von Asteroiden, der weitertreibt, während du denkst. Kein Konto, nichts vorher zu lesen.
play-now = Jetzt spielen
guided-flight = Geführter erster Flug, 2 Minuten
guided-program = Geführtes erstes Programm, 2 Minuten
what-play-now-does = Ein Klick, und du bist in einem Rennen gegen drei Bots.
setting-the-board = Der Spielplan wird aufgebaut.
board-picture = Ein Teil des Spielplans von Asteroyds mit einem geplanten Kurs
no-answer = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
too-often-wait = Das war zu oft in kurzer Zeit. Versuche es in { $time } noch einmal.
coming-in = Du wirst eingelassen.
link-is-dead = Dieser Link gilt nicht mehr. Bitte um einen neuen.
join-with-code = Mit einem Code beitreten
code-or-link = Code oder Link
join = Beitreten
no-such-code = Diesen Code gibt es nicht, oder er gilt nicht mehr. Ein Code hat acht Buchstaben und Ziffern, nie 0, 1, I, L oder O.
sent-away-there = Der Gastgeber hat dich gebeten, jenen Tisch zu verlassen.
name-alike-there = An jenem Tisch lässt sich dein Name mit { $name } verwechseln. Ändere ihn auf deiner Seite.
link-works-too = Ein Link von Freunden geht auch: einfach öffnen.
open-tables = Offene Tische
tables-and-players = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, { $players } Spieler
which-games = Welche Spiele
which-all = Alle
which-asteroyds = Asteroyds
which-roborally = RoboRally
free-seats-only = mit freien Plätzen
none-of-these = Gerade gibt es keinen solchen Tisch.
more-tables = { $count ->
    [one] 1 weiterer Tisch
   *[other] { $count } weitere Tische
}
no-open-table = Gerade kein offener Tisch
looking-for-tables = Tische werden gesucht
bots-are-awake = Bots sind immer wach.
powers-on = mit Kräften
assist-none = ohne Hilfe
assist-path = Kurs wird gezeigt
assist-forecast = Vorhersage wird gezeigt
seats-taken = { $people ->
    [one] 1 Mensch
   *[other] { $people } Menschen
}, { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
}, { $free ->
    [0] kein Platz frei
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
in-play = läuft
join-table = { $title } beitreten
open-table = { $title } öffnen
watch-table = Bei { $title } zuschauen
open = Öffnen
watch = Zuschauen
clock-each-round = { $time } je { $unit ->
    [turn] Zug
   *[round] Runde
}
clock-none = ohne Uhr
robots-each = { $count } Roboter pro Spieler
robots-at-most = bis zu { $count } Roboter pro Spieler
clock-last-one = 30 s für den Letzten
clock-novice = Uhr für Neulinge
clock-expert = Uhr für Profis
title-racing = Rennen
title-shooting = Schießen
title-targets = Ziele
title-drones = Drohnen
title-scenario = ein eigenes Szenario
title-own-course = ein eigener Kurs
my-games = Meine Partien
running-games = Laufende Partien
all-my-games = Alle meine Partien
tell-me = Sag mir, wenn ich dran bin
no-games-of-mine = Hier stehen die Partien, die du spielst, auch die Fernpartien.
waits-for-players = { $count ->
    [0] kann beginnen
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
running = läuft
your-turn = du bist dran
your-turn-left = du bist dran, noch { $time }
round-number = Runde { $number }
turn-number = Zug { $number }
round-with = { $round }, mit { $people }
records = Aufzeichnungen
all-records = alle
no-record-yet = Jede öffentliche Partie bleibt hier, zum Ansehen und Teilen.
a-bot = Ein Bot
won-in = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
} in { $unit ->
    [turn] { $rounds ->
        [one] 1 Zug
       *[other] { $rounds } Zügen
    }
   *[round] { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
}
nobody-won = Niemand gewinnt nach { $unit ->
    [turn] { $rounds ->
        [one] 1 Zug
       *[other] { $rounds } Zügen
    }
   *[round] { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
}
replay = ansehen
replay-of = Ansehen: { $title }
record-pilots = { $title }, { $seats } Piloten, { $ago }
record-robots = { $title }, { $seats } Roboter, { $ago }
create-a-table = Einen Tisch eröffnen
create-asteroyds = Asteroyds eröffnen
    .more = Rennen, Schießen, Ziele oder Drohnen. 2 bis 6 Piloten, etwa 30 Minuten.
create-roborally = RoboRally eröffnen
    .more = 34 Kurse von kurz bis Marathon. 2 bis 8 Roboter, 40 bis 90 Minuten.
records-which = Beendete Partien
records-more = Frühere Partien
records-none = Noch keine beendete Partie
    .more = Jede öffentliche Partie bleibt hier, zum Ansehen und Teilen.
lobby-make = Werkstatt und Galerie
    .more = Zeichne einen Kurs oder eine Aufstellung, oder spiel auf dem, was andere gemacht haben.
lobby-draw = Selbst zeichnen
lobby-gallery = Was andere gemacht haben
lobby-puzzle = Tagesrätsel
lobby-puzzles = alle Rätsel

## Without a server
in-this-browser = in diesem Browser
not-begun = noch nicht begonnen
lobby-offline = Du bist offline.
lobby-no-server = Der Server antwortet nicht.
lobby-alone = Du kannst allein gegen Bots spielen, eine geführte erste Partie machen und die Regelbücher lesen. Tische anderer, Einladungen und Aufzeichnungen gibt es, wenn der Server wieder da ist.
tables-need-server = Tische anderer sind auf dem Server
records-need-server = Aufzeichnungen anderer sind auf dem Server.
lobby-site = Diese Seite hat keinen Server.
    .more = Du kannst allein gegen Bots spielen, ein erstes Spiel mit Anleitung machen, die Regelbücher lesen und Aufzeichnungen aus Dateien ansehen und prüfen. Tische mit anderen, Links zum Teilen und eigene Aufbauten oder Strecken brauchen einen Server, den jeder betreiben kann.
records-site = Aufzeichnungen anderer liegen auf Servern. Hier wird eine Aufzeichnung aus einer Datei gelesen; was du in diesem Browser gespielt hast, steht bei deinen Spielen.
