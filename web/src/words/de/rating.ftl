# Wie sich eine Zeichnung spielt: was Bots herausgefunden haben.

rating-title = Wie es sich spielt
rating-old = letzte gültige Fassung
rating-played = { $games ->
    [one] 1 Partie gespielt
   *[other] { $games } Partien gespielt
}
rating-counting = , es wird noch gezählt
rating-begins = Bots beginnen zu spielen …
rating-none = Noch ist nichts gespielt.
rating-stop = Anhalten
rating-again = Noch einmal spielen
rating-length = Länge
rating-rounds = { $game ->
    [roborally] Züge
   *[asteroyds] Runden
}
rating-p90 = neun von zehn in höchstens { $rounds }
rating-minutes = Dauer
    .short = min
    .more = { $game ->
        [roborally] { $seats } Roboter, { $seconds } s je Zug
       *[asteroyds] { $seats } Piloten, { $seconds } s je Runde
    }
rating-labour = Mühe
    .more = { $word ->
        [easy] leicht
        [middling] mittel
        [hard] schwer
       *[very-hard] sehr schwer
    }, je { $lost } Verluste
rating-lengths = { $game ->
    [roborally] Partien nach Länge in Zügen
   *[asteroyds] Partien nach Länge in Runden
}
rating-games = Partien
rating-by = { $kind ->
    [dock] Siege nach Dock
    [team] Siege nach Team
   *[start] Siege nach Start
}
rating-intervals = mit 95-%-Intervallen
rating-fair = fair { $share }
rating-start = Start
rating-wins = Siege
rating-share = Anteil
rating-odd = fällt auf
rating-start-numbered = { $kind ->
    [dock] Dock { $number }
   *[team] Team { $number }
}
rating-side = { $side ->
    [left] links
   *[right] rechts
}
rating-judged = { $judgement ->
    [fair] fair
    [perhaps-unfair] vielleicht unfair
    [unfair] unfair
   *[too-few-games] noch nicht zu sagen
}
rating-verdict = { $judgement ->
    [fair] Fair.
    [too-few-games] Noch nicht zu sagen.
    [perhaps-unfair] { $way ->
        [less] Vielleicht gewinnt { $start } seltener.
        [more] Vielleicht gewinnt { $start } öfter.
       *[none] Vielleicht unfair.
    }
   *[unfair] { $way ->
        [less] Unfair: { $start } gewinnt seltener.
        [more] Unfair: { $start } gewinnt öfter.
       *[none] Unfair.
    }
}
    .more = { $judgement ->
        [fair] Kein Start ist messbar besser.
        [too-few-games] Jeder Start sollte fünfmal gewonnen haben, damit ein Unterschied etwas sagt.
        [perhaps-unfair] Gleiche Starts wichen in { $thousand } von 1000 Bewertungen so weit ab.
       *[unfair] Gleiche Starts wichen kaum je so weit ab.
    }
rating-heat = { $game ->
    [roborally] Stürze auf dem Boden zeigen
   *[asteroyds] Treffer auf dem Brett zeigen
}
rating-harm = { $game ->
    [roborally] { $each } Stürze je Roboter.
   *[asteroyds] { $each } Schaden je Raumschiff.
}
    .more = { $share } % bei { $places }.
rating-unfinished = Niemand kommt ans Ziel
rating-of = { $count } von { $games }
rating-finished = Ein Bot hat es geschafft
    .when = { $game ->
        [roborally] , in Zug { $rounds }
       *[asteroyds] , in Runde { $rounds }
    }
rating-never = Kein Bot hat es geschafft.
rating-not-yet = Noch hat es kein Bot geschafft.
rating-problems = { $count ->
    [one] Noch 1 Problem:
   *[other] Noch { $count } Probleme:
}
