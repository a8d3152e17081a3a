gallery = Galerie
    .more = Kurse und Aufstellungen von Spielern
gallery-whose = Wessen Werke
gallery-all = Alle
gallery-mine = Meine
gallery-printed = Gedruckte
gallery-find = Name, Worte oder Code
gallery-sort = Sortiert nach
gallery-sorting = { $sort ->
    [new] Neueste
    [liked] Beliebteste
    [short] Kurze zuerst
    [hard] Schwere zuerst
    [fair] Faire zuerst
   *[played] Meistgespielte
}
gallery-game = Spiel
gallery-both = Beide Spiele
gallery-mode = Modus
gallery-seats = Plätze
gallery-for-seats = { $number } Plätze
gallery-length = Länge
gallery-within = bis { $minutes } min
gallery-how-hard = Schwierigkeit
gallery-difficulty = { $difficulty ->
    [easy] leicht
    [middling] mittel
    [hard] schwer
   *[very-hard] sehr schwer
}
gallery-fair-only = Nur faire
gallery-has = Was darauf ist
gallery-with = Mit: { $element }
gallery-without-wish = Mit: { $element }, nicht mehr
gallery-all-again = Alle zeigen
gallery-count = { $count ->
    [one] 1 Werk
   *[other] { $count } Werke
}
gallery-works = Werke
gallery-more = Mehr
gallery-by = von { $author }
gallery-nobody = jemand
gallery-from = Aus der Galerie
gallery-another = Etwas anderes
gallery-likes = { $count ->
    [one] Gefällt 1
   *[other] Gefällt { $count }
}
gallery-plays = { $count ->
    [0] noch nicht gespielt
    [one] 1 Partie
   *[other] { $count } Partien
}
gallery-finish = { $share } % kommen ans Ziel
gallery-fairness = { $fairness ->
    [fair] fair
    [perhaps-unfair] vielleicht unfair
    [unfair] unfair
   *[too-few-games] zu wenige Partien
}
gallery-hidden = verborgen
    .more = Der Gastgeber hat dieses Werk aus den Listen genommen.
gallery-none-such = So etwas gibt es nicht.
    .more = Verlange weniger, oder lass dir alle zeigen.
gallery-none-mine = Du hast noch nichts veröffentlicht.
    .more = Was du in der Werkstatt veröffentlichst, steht hier.
gallery-none = Noch hat niemand etwas veröffentlicht.
    .more = Zeichne in der Werkstatt einen Kurs oder eine Aufstellung und veröffentliche sie: Deine ist die erste.
gallery-away = Was Spieler gemacht haben, liegt auf dem Server. Was zu den Spielen gehört, steht unter „Gedruckte“.
gallery-site = Diese Seite hat keinen Server, und was Spieler veröffentlichen, bewahrt einer auf. Hier ist, was zu den Spielen gehört; ein eigener Server hat eine Galerie.
gallery-missing = Unter diesem Code gibt es kein Werk, oder wer es gemacht hat, hat es herausgenommen.
gallery-printed-ones = Gedruckte
gallery-season = Staffel { $season }: von der Maschine gemacht, mit dem Auge ausgewählt
gallery-book-length = { $length ->
    [short] kurz
    [long] lang
   *[medium] mittel
}
gallery-book-level = { $level ->
    [easy] leicht
    [mid] mittel
    [hard] schwer
    [team] Teams
   *[expert] Experten
}
gallery-my-works = Meine Werke
gallery-new = Neu
gallery-mine-line = Fassung { $version }, { $plays ->
    [0] noch nicht gespielt
    [one] 1 Partie
   *[other] { $plays } Partien
}
gallery-picture = Das Brett von { $name }
gallery-close = Schließen
gallery-views = Was das Bild zeigt
gallery-view-board = Brett
gallery-view-deaths = { $game ->
    [roborally] Stürze
   *[asteroyds] Verluste
}
gallery-view-damage = Treffer
gallery-view-traffic = Wege
gallery-most-deaths = { $share } aller { $game ->
    [roborally] Stürze
   *[asteroyds] Verluste
} bei { $at }
gallery-most-damage = { $share } allen Schadens bei { $at }
gallery-most-traffic = { $game ->
    [roborally] { $share } aller Schritte führen nach { $at }
   *[asteroyds] { $share } aller Züge führen nach { $at }
}
gallery-no-deaths = { $game ->
    [roborally] Hier wird kein Roboter zerstört.
   *[asteroyds] Hier wird kein Schiff zerstört.
}
gallery-no-damage = Hier nimmt niemand Schaden.
gallery-no-traffic = Hier bewegt sich niemand.
gallery-takes = Wie lange
    .more = { $minutes } min, neun von zehn in höchstens { $p90 }
gallery-unit = { $game ->
    [roborally] Züge
   *[asteroyds] Runden
}
gallery-labour = Mühe
    .more = { gallery-difficulty }, jeder { $lost }-mal zerstört
gallery-played = Zu Ende gespielt
gallery-unplayed = noch nicht gespielt
gallery-finished-of = { $plays ->
    [one] von 1 Tisch bis zum Ende
   *[other] von { $plays } Tischen bis zum Ende
}
gallery-players = { $game ->
    [roborally] Roboter
   *[asteroyds] Schiffe
}
gallery-wins = { $game ->
    [roborally] Siege nach Dock
   *[asteroyds] Siege nach Start
}
gallery-wins-of = { $games } Partien zwischen Rookies; die Linie ist, was fair wäre, { $fair }. Die Balken sagen, wo es in 95 von 100 Bewertungen liegt.
gallery-interval = zwischen { $low } und { $high }
gallery-start-dock = Dock { $number }
gallery-start-team = Team { $number }
gallery-start = { $start ->
    [red] Rot
    [yellow] Gelb
    [purple] Violett
    [blue] Blau
    [green] Grün
    [orange] Orange
    [left] Team links
    [right] Team rechts
   *[other] { $start }
}
gallery-element = { $element ->
    [belts] Bänder
    [express] Expressbänder
    [gears] Zahnräder
    [pushers] Schieber
    [lasers] Laser
    [walls] Wände
    [pits] Gruben
    [repair] Reparaturplätze
    [upgrade] Ausbauplätze
    [flags] Flaggen
    [asteroids] Asteroiden
    [pods] Kapseln
    [platforms] Plattformen
    [gates] Tore
    [turrets] Türme
    [targets] Ziele
   *[other] { $element }
}
gallery-licence = Lizenz:
gallery-open-table = Tisch eröffnen
gallery-try = Ausprobieren
gallery-like = { $count ->
    [one] Gefällt mir; gefällt 1
   *[other] Gefällt mir; gefällt { $count }
}
gallery-share = Teilen
gallery-link = Link
gallery-code = Code
gallery-html = Für deine Seite
gallery-send = Senden
gallery-own-from-it = Mach etwas Eigenes daraus
gallery-next-version = Zeichne die nächste Fassung
gallery-after = Nach { $name }
gallery-version = Fassung { $version } von { $of }
gallery-version-before = die davor
gallery-version-after = die danach
gallery-comments = Kommentare
gallery-comments-on = andere dürfen kommentieren
gallery-no-comments = Noch hat niemand etwas gesagt.
gallery-say = Dein Kommentar
gallery-as-guest = (als Gast)
gallery-say-it = Sagen
gallery-unsay = Herausnehmen
gallery-report = Dem Gastgeber melden
gallery-why = Was daran nicht in Ordnung ist
gallery-reported = Der Gastgeber weiß Bescheid.
gallery-keep = Lieber nicht
gallery-take-out = Aus der Galerie nehmen
    .more = Es verschwindet aus allen Listen, und niemand findet es unter seinem Code. Tische, die darauf spielen, behalten es.
gallery-take-out-now = Herausnehmen
gallery-taken-out = Es ist nicht mehr in der Galerie.
gallery-see-there = Bei Swarmrally ansehen

## Made to order
surprise-me = Überrasch mich
    .more = auf Bestellung
    .long = Ein Kurs oder eine Aufstellung auf Bestellung
surprise-needs-server = Was auf Bestellung gemacht wird, wird viele hundert Mal gespielt, bevor es gezeigt wird, und das braucht einen Server. Diese Seite hat keinen.
surprise-minutes = { $minutes } min
surprise-any-length = beliebig
surprise-rounds = { $rounds } { $game ->
    [roborally] Züge
   *[asteroyds] Runden
}, { $minutes } min
surprise-wishes = Was es geben soll: einmal für mit, zweimal für ohne
surprise-wish = { $wish ->
    [without] keine { $element }
   *[with] { $element }
}
surprise-seed = Saat
surprise-draw = Zeichnen
surprise-making = Wird gezeichnet und gespielt; das dauert bis zu einer Minute
surprise-stop = Halt
surprise-again = Noch etwas
surprise-edit = Bearbeiten
surprise-take = Darauf spielen
surprise-met = Wie bestellt.
surprise-near = Kam nahe: { $met } von { $of }
surprise-fits = wie bestellt:
surprise-off = nicht wie bestellt:
surprise-length = { $rounds } von { $ordered } { $game ->
    [roborally] Zügen
   *[asteroyds] Runden
}, { $minutes } min
surprise-difficulty = { $word }, Mühe { $labour }; bestellt { $ordered }
surprise-fairness = bester Start { $best }, schlechtester { $worst } eines gleichen Anteils, in { $games } Partien
surprise-finished = { $share } % der Partien kommen zum Ende
surprise-elements = alles Gewünschte ist da
surprise-lacks = nicht wie gewünscht: { $elements }

## Publishing
publish = Veröffentlichen
publish-version = Als neue Fassung veröffentlichen
    .more = Es wird die nächste Fassung dessen, was du veröffentlicht hast. Die alte bleibt, wie sie ist.
publish-needs-server = Zum Veröffentlichen braucht es einen Server, und diese Seite hat keinen. Exportiere es als Datei und veröffentliche es anderswo.
publish-problems = { $count ->
    [one] Noch 1 Fehler
   *[other] Noch { $count } Fehler
}
publish-not-finished = Noch ist niemand ans Ende gekommen: Lass die Bots spielen, oder spiel es selbst.
publish-nobody-finishes = Kein Bot kommt ans Ende. Spiel es selbst zu Ende, oder ändere es.
publish-name = Name
publish-words = Ein paar Worte
publish-licence = Lizenz
publish-licences = { $licence ->
    [cc0-1-0] Jeder darf alles damit tun
    [cc-by-sa-4-0] Andere nennen dich und teilen ebenso
   *[cc-by-4-0] Andere nennen dich
}
publish-for-good = Was veröffentlicht ist, ändert sich nie mehr. Jeder darf es spielen und weiterführen unter
publish-now = Jetzt veröffentlichen
publish-going = Die Bots spielen es
    .more = Der Server spielt es, bevor es dort steht. Das kann eine halbe Minute dauern.
publish-not-now = Nicht jetzt
publish-done = Es steht in der Galerie.
    .more = Was du von hier an zeichnest, ist seine nächste Fassung.
publish-see = In der Galerie ansehen
publish-go-on = Weiter zeichnen
