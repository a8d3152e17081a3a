rules-title = Regeln
rules-lead = Beide Regelhefte, vollständig, mit allen unseren Entscheidungen. Jede Regel hat eine Nummer; das Protokoll am Tisch nennt sie, und ein Klick öffnet sie dort.
rules-asteroyds = Asteroyds
rules-roborally = RoboRally
rules-about-asteroyds = Zwei bis sechs Schiffe rasen durch einen Schwarm von Asteroiden. Du siehst die Würfel, planst sieben Schritte gegen die Stoppuhr, und dann bewegt sich alles.
rules-about-roborally = Zwei bis acht Roboter laufen von Flagge zu Flagge durch eine Fabrik, die niemals stillsteht. Fünf Karten sind dein Programm, und auch der Boden hat eines.
rules-guide-asteroyds = Geführte Runde fliegen
rules-guide-roborally = Geführtes Programm schreiben
rules-read = Regeln lesen
rules-which = Welches Spiel
rules-search = Regeln durchsuchen
rules-found = { $count ->
    [0] Nichts gefunden
    [one] Eine Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-none-found = Keine Regel enthält alle diese Wörter.
rules-ruling = Unsere Entscheidung
rules-puzzles-rule = Rätsel zu dieser Regel
rules-puzzles = Rätsel zu { $chapter }
rules-contents = Inhalt
rules-turn = Nach „{ $chapter }“
rules-before = Zurück
rules-after = Weiter
rules-only-in = Dieser Teil ist noch nicht übersetzt. Seine Sprache: { $language }.
rules-sheet-back = Zurück zur vorigen Regel
rules-whole-book = Das ganze Regelheft, in einem neuen Tab
rules-missing = Es gibt keine Regel { $rule }.
rules-offline = Das Regelheft konnte nicht geladen werden.
