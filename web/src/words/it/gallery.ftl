gallery = Galleria
    .more = percorsi e disposizioni fatti dai giocatori
gallery-whose = Opere di chi
gallery-all = Di tutti
gallery-mine = Mie
gallery-printed = Stampate
gallery-find = Nome, parole o codice
gallery-sort = In ordine
gallery-sorting = { $sort ->
    [new] Più recenti
    [liked] Più amate
    [short] Prima le brevi
    [hard] Prima le difficili
    [fair] Prima le eque
   *[played] Più giocate
}
gallery-game = Gioco
gallery-both = Entrambi i giochi
gallery-mode = Modalità
gallery-seats = Posti
gallery-for-seats = { $number } posti
gallery-length = Durata
gallery-within = fino a { $minutes } min
gallery-how-hard = Difficoltà
gallery-difficulty = { $difficulty ->
    [easy] facile
    [middling] media
    [hard] difficile
   *[very-hard] molto difficile
}
gallery-fair-only = Solo eque
gallery-has = Che cosa contiene
gallery-with = Con { $element }
gallery-without-wish = Con { $element }: non più
gallery-all-again = Mostra tutte
gallery-count = { $count ->
    [one] 1 opera
   *[other] { $count } opere
}
gallery-works = Opere
gallery-more = Altre
gallery-by = di { $author }
gallery-nobody = qualcuno
gallery-from = Dalla galleria
gallery-another = Qualcos’altro
gallery-likes = { $count ->
    [one] Piace a 1
   *[other] Piace a { $count }
}
gallery-plays = { $count ->
    [0] mai giocata
    [one] 1 partita
   *[other] { $count } partite
}
gallery-finish = { $share } % finite
gallery-fairness = { $fairness ->
    [fair] equa
    [perhaps-unfair] forse iniqua
    [unfair] iniqua
   *[too-few-games] troppo poche partite
}
gallery-hidden = nascosta
    .more = L’ospite ha tolto quest’opera dagli elenchi.
gallery-none-such = Niente del genere.
    .more = Chiedi di meno, o mostra tutte.
gallery-none-mine = Non hai ancora pubblicato niente.
    .more = Quello che pubblichi nell’officina sta qui.
gallery-none = Nessuno ha ancora pubblicato niente.
    .more = Disegna un percorso o una disposizione nell’officina e pubblicala: la tua è la prima.
gallery-away = Quello che hanno fatto i giocatori sta sul server. Quello che fa parte dei giochi sta sotto «Stampate».
gallery-site = Questa pagina non ha un server, e quello che i giocatori pubblicano lo conserva un server. Qui c’è quello che fa parte dei giochi; un server tuo ha una galleria.
gallery-missing = Nessuna opera ha questo codice, oppure chi l’ha fatta l’ha tolta.
gallery-printed-ones = Stampate
gallery-season = Stagione { $season }: fatta dalla macchina, scelta a occhio
gallery-book-length = { $length ->
    [short] breve
    [long] lunga
   *[medium] media
}
gallery-book-level = { $level ->
    [easy] facile
    [mid] media
    [hard] difficile
    [team] a squadre
   *[expert] esperti
}
gallery-my-works = Le mie opere
gallery-new = Nuova
gallery-mine-line = versione { $version }, { $plays ->
    [0] mai giocata
    [one] 1 partita
   *[other] { $plays } partite
}
gallery-picture = Il tabellone di { $name }
gallery-close = Chiudi
gallery-views = Che cosa mostra l’immagine
gallery-view-board = Tabellone
gallery-view-deaths = { $game ->
    [roborally] Cadute
   *[asteroyds] Perdite
}
gallery-view-damage = Colpi
gallery-view-traffic = Passaggi
gallery-most-deaths = { $share } di tutte le { $game ->
    [roborally] cadute
   *[asteroyds] perdite
} in { $at }
gallery-most-damage = { $share } di tutti i danni in { $at }
gallery-most-traffic = { $game ->
    [roborally] { $share } di tutti i passi porta in { $at }
   *[asteroyds] { $share } di tutte le mosse porta in { $at }
}
gallery-no-deaths = { $game ->
    [roborally] Qui nessun robot viene distrutto.
   *[asteroyds] Qui nessuna navicella viene distrutta.
}
gallery-no-damage = Qui nessuno subisce danni.
gallery-no-traffic = Qui nessuno si muove.
gallery-takes = Quanto dura
    .more = { $minutes } min, nove su dieci entro { $p90 }
gallery-unit = { $game ->
    [roborally] turni
   *[asteroyds] round
}
gallery-labour = fatica
    .more = { gallery-difficulty }, ciascuno distrutto { $lost } volte
gallery-played = Finita
gallery-unplayed = mai giocata
gallery-finished-of = { $plays ->
    [one] di 1 tavolo fino alla fine
   *[other] di { $plays } tavoli fino alla fine
}
gallery-players = { $game ->
    [roborally] robot
   *[asteroyds] navicelle
}
gallery-wins = { $game ->
    [roborally] Vittorie per dock
   *[asteroyds] Vittorie per partenza
}
gallery-wins-of = { $games } partite tra rookie; la linea è ciò che sarebbe equo, { $fair }. Le barre dicono fra quali valori sta in 95 valutazioni su 100.
gallery-interval = tra { $low } e { $high }
gallery-start-dock = dock { $number }
gallery-start-team = squadra { $number }
gallery-start = { $start ->
    [red] rosso
    [yellow] giallo
    [purple] viola
    [blue] blu
    [green] verde
    [orange] arancione
    [left] squadra di sinistra
    [right] squadra di destra
   *[other] { $start }
}
gallery-element = { $element ->
    [belts] nastri
    [express] nastri espresso
    [gears] ingranaggi
    [pushers] spintori
    [lasers] laser
    [walls] muri
    [pits] fosse
    [repair] punti di riparazione
    [upgrade] punti di potenziamento
    [flags] bandiere
    [asteroids] asteroidi
    [pods] capsule
    [platforms] piattaforme
    [gates] portali
    [turrets] torrette
    [targets] bersagli
   *[other] { $element }
}
gallery-licence = Licenza:
gallery-open-table = Apri un tavolo
gallery-try = Prova
gallery-like = { $count ->
    [one] Mi piace; piace a 1
   *[other] Mi piace; piace a { $count }
}
gallery-share = Condividi
gallery-link = Link
gallery-code = Codice
gallery-html = Per la tua pagina
gallery-send = Invia
gallery-own-from-it = Fanne una tua
gallery-next-version = Disegna la prossima versione
gallery-after = Da { $name }
gallery-version = Versione { $version } di { $of }
gallery-version-before = quella prima
gallery-version-after = quella dopo
gallery-comments = Commenti
gallery-comments-on = gli altri possono commentare
gallery-no-comments = Nessuno ha ancora detto niente.
gallery-say = Il tuo commento
gallery-as-guest = (da ospite)
gallery-say-it = Dillo
gallery-unsay = Togli
gallery-report = Segnala a chi ospita
gallery-why = Che cosa non va
gallery-reported = Chi ospita lo sa.
gallery-keep = Lascia stare
gallery-take-out = Togli dalla galleria
    .more = Sparisce da tutti gli elenchi e nessuno la trova con il suo codice. I tavoli che la giocano la tengono.
gallery-take-out-now = Togli
gallery-taken-out = Non è più nella galleria.
gallery-see-there = Guardala su Swarmrally

## Made to order
surprise-me = Sorprendimi
    .more = su ordinazione
    .long = Un percorso o una disposizione su ordinazione
surprise-needs-server = Quello che si fa su ordinazione viene giocato molte centinaia di volte prima di essere mostrato, e per questo serve un server. Questa pagina non ne ha.
surprise-minutes = { $minutes } min
surprise-any-length = qualsiasi
surprise-rounds = { $rounds } { $game ->
    [roborally] turni
   *[asteroyds] round
}, { $minutes } min
surprise-wishes = Che cosa ci deve essere: una volta per con, due per senza
surprise-wish = { $wish ->
    [without] senza { $element }
   *[with] { $element }
}
surprise-seed = Seme
surprise-draw = Disegna
surprise-making = Si disegna e si gioca; ci vuole fino a un minuto
surprise-stop = Ferma
surprise-again = Un’altra
surprise-edit = Modifica
surprise-take = Gioca qui
surprise-met = Come ordinato.
surprise-near = Ci è andata vicino: { $met } su { $of }
surprise-fits = come ordinato:
surprise-off = non come ordinato:
surprise-length = { $rounds } di { $ordered } { $game ->
    [roborally] turni
   *[asteroyds] round
}, { $minutes } min
surprise-difficulty = { $word }, fatica { $labour }; ordinata { $ordered }
surprise-fairness = partenza migliore { $best }, peggiore { $worst } di una parte uguale, in { $games } partite
surprise-finished = { $share } % delle partite arriva alla fine
surprise-elements = c’è tutto quello che hai chiesto
surprise-lacks = non come chiesto: { $elements }

## Publishing
publish = Pubblica
publish-version = Pubblica come nuova versione
    .more = Diventa la versione successiva di quello che hai pubblicato. La vecchia resta com’è.
publish-needs-server = Per pubblicarla serve un server, e questa pagina non ne ha. Esportala in un file e pubblicala altrove.
publish-problems = { $count ->
    [one] Resta 1 problema
   *[other] Restano { $count } problemi
}
publish-not-finished = Nessuno è ancora arrivato alla fine: fai giocare i bot, o gioca tu.
publish-nobody-finishes = Nessun bot arriva alla fine. Giocala tu fino in fondo, o cambiala.
publish-name = Nome
publish-words = Due parole
publish-licence = Licenza
publish-licences = { $licence ->
    [cc0-1-0] Chiunque può farne qualsiasi cosa
    [cc-by-sa-4-0] Gli altri ti nominano e condividono allo stesso modo
   *[cc-by-4-0] Gli altri ti nominano
}
publish-for-good = Quello che è pubblicato non cambia più. Chiunque può giocarlo e portarlo avanti secondo
publish-now = Pubblica ora
publish-going = I bot la giocano
    .more = Il server la gioca prima di metterla lì. Può volerci mezzo minuto.
publish-not-now = Non ora
publish-done = È nella galleria.
    .more = Quello che disegni da qui in poi è la sua prossima versione.
publish-see = Guardala nella galleria
publish-go-on = Continua a disegnare
