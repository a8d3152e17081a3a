rules-title = Regole
rules-lead = I due regolamenti, completi, con tutte le nostre decisioni. Ogni regola ha un numero; la cronaca del tavolo la nomina, e un clic la apre sul posto.
rules-asteroyds = Asteroyds
rules-roborally = RoboRally
rules-about-asteroyds = Da due a sei navette in corsa in uno sciame di asteroidi. Vedi i dadi, pianifichi sette mosse contro il cronometro, poi tutto si muove.
rules-about-roborally = Da due a otto robot corrono di bandiera in bandiera in una fabbrica che non sta mai ferma. Cinque carte sono il tuo programma, e anche il pavimento ha il suo.
rules-guide-asteroyds = Vola un round guidato
rules-guide-roborally = Scrivi un programma guidato
rules-read = Leggi le regole
rules-which = Quale gioco
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Nessun risultato
    [one] Trovata una regola
   *[other] Trovate { $count } regole
}
rules-none-found = Nessuna regola contiene tutte queste parole.
rules-ruling = Nostra decisione
rules-puzzles-rule = Rompicapi di questa regola
rules-puzzles = Rompicapi su { $chapter }
rules-contents = Indice
rules-turn = Dopo «{ $chapter }»
rules-before = Prima
rules-after = Avanti
rules-only-in = Questa parte non è ancora tradotta: è in { $language }.
rules-sheet-back = Torna alla regola precedente
rules-whole-book = Tutto il regolamento, in una nuova scheda
rules-missing = La regola { $rule } non esiste.
rules-offline = Impossibile caricare il regolamento.
