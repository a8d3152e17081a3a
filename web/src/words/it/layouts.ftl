# L'editor delle disposizioni (Asteroyds).

lay-board = Tabellone. Le frecce vanno di casella in casella, Invio usa lo strumento, Maiusc e una freccia sposta ciò che vi si trova. Più e meno ingrandiscono e riducono.
lay-tiles = Tessere
lay-red = Rosso
lay-white = Bianco
lay-blue = Blu
lay-white-red = Bianco/rosso
lay-white-blue = Bianco/blu
lay-red-gate = Porta rossa
lay-white-gate = Porta bianca
lay-pod = Capsula
lay-platform = Piattaforma
lay-start = Partenza
lay-turret = Torretta
lay-hex = Casella
lay-empty = Casella vuota
lay-several = { $count } caselle
lay-left = ancora { $count }
lay-hexes = { $count } sul tabellone
lay-close = Nessuna selezione
lay-colour = Colore
lay-orientation = Orientamento
lay-fixed = Fisso
lay-drawn = Sorteggio
lay-one-faces = L’1 guarda a { $heading }.
lay-faces-drawn = Si sorteggia alla preparazione.
lay-faces-way = La prua guarda a { $heading }.
lay-dial-how = Gira il quadrante, oppure Q e W.
lay-priority = Priorità
lay-symbol = Simbolo
lay-target = Bersaglio di
lay-by-half = Per metà: { $team ->
    [left] sinistra
   *[right] destra
}
lay-left-team = Sinistra
lay-right-team = Destra
lay-none = Nessuna
lay-start-named = Partenza { $letter }
lay-faces = guarda a { $heading }
lay-heading = Direzione
lay-order = Quando tocca a lei
lay-earlier = Prima
lay-later = Dopo
lay-start-colour = Del colore
lay-anybody = Di chiunque
lay-team = Squadra in Bersagli
lay-team-left = squadra di sinistra
lay-team-right = squadra di destra
lay-number = numero { $number }
lay-number-drawn = numero sorteggiato
lay-orientation-drawn = orientamento sorteggiato
lay-modes = Per quali modi
lay-whole = Non manca nulla
need-red-gates = { $more } { $more ->
    [one] porta rossa
   *[other] porte rosse
}
need-white-gates = { $more } { $more ->
    [one] porta bianca
   *[other] porte bianche
}
need-turrets = { $more } { $more ->
    [one] torretta
   *[other] torrette
}
need-left-targets = bersagli di sinistra: { $has } su { $of }
need-right-targets = bersagli di destra: { $has } su { $of }
need-starts = { $more } { $more ->
    [one] partenza
   *[other] partenze
}
need-teams = { $more } senza squadra
lay-open = Ciò che lasci aperto si sorteggia alla preparazione: { $orientations ->
    [one] 1 orientamento
   *[other] { $orientations } orientamenti
}, { $priorities ->
    [one] 1 priorità
   *[other] { $priorities } priorità
}{ $symbols ->
    [0] .
    [one] , 1 simbolo.
   *[other] , { $symbols } simboli.
}
lay-all-fixed = Non resta nulla di aperto: ogni partita comincia uguale.
lay-draw-now = Sorteggia ora
lay-open-all = Lascia tutto aperto
lay-printed-board = Di nuovo il tabellone stampato
lay-text = Come testo
lay-text-copy = Copia il testo
lay-text-back = Come disegnato
lay-text-how = Sei segni per casella. A→ è una partenza, 13↙ una tessera e dove guarda il suo 1; un punto interrogativo si sorteggia alla preparazione.
lay-text-lines = Selezione: riga { $lines }
lay-try-mode = Valutata e provata in
lay-try-start = Parti da
tool-symmetry = Simmetria
tool-flip = Specchia
tool-draw-all = Sorteggia
symmetry-none = Nessuna simmetria
symmetry-half_turn = Mezzo giro
symmetry-three_fold = Di ordine tre
symmetry-six_fold = Di ordine sei
symmetry-sides = Sinistra e destra
symmetry-ends = Sopra e sotto
symmetry-both = Due specchi
symmetry-here = Intorno a questa casella
symmetry-twins = Ciò che cambi in { $place } cambia anche in { $twins }.
told-laid = { $kind }: posato, ancora { $left }
told-none-left = { $kind }: non ne restano
told-beside = Nulla posato
told-erased = Cancellato
told-hex-laid = Casella aggiunta
told-hex-taken = Casella tolta
told-copied = In mano: indica dove va. Esc lo lascia.
told-pasted = Incollato
told-moved = Spostato
told-nothing = Lì non c’è nulla
fault-line = «{ $got }» non è una riga di una disposizione. Ci sono modes, start e righe come « 4|».
fault-mode = «{ $got }» non è un modo. I modi sono racing, shooting, targets e drones.
fault-row = Le righe vanno da 0 a 31.
fault-row-twice = La riga { $got } c’è due volte.
fault-column = Le colonne vanno da 0 a 31.
fault-hex = «{ $got }» non è nulla che stia su una casella.
fault-start-twice = La partenza { $got } c’è due volte.
fault-start-order = C’è una partenza { $got }, e ne manca una prima.
fault-no-start = Sul tabellone non c’è la partenza { $got }.
fault-start-word = «{ $got }» non è né un colore né una squadra.
fault-no-hexes = Non c’è nessuna casella.
