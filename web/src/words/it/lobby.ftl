lobby-claim = Pianifica in segreto.
    .second = Volate tutti insieme.
lobby-what = Due giochi da tavolo di movimento programmato
lobby-lead = Sette mosse, un cronometro e uno sciame di asteroidi che va alla deriva mentre pensi. Nessun account, niente da leggere prima.
play-now = Gioca subito
guided-flight = Primo volo guidato, 2 minuti
guided-program = Primo programma guidato, 2 minuti
what-play-now-does = Con un clic sei in una gara contro tre bot.
setting-the-board = Il tabellone si prepara.
board-picture = Una parte del tabellone di Asteroyds con una rotta pianificata
no-answer = Il server non risponde. Controlla la connessione e riprova.
too-often-wait = Troppe richieste in poco tempo. Riprova tra { $time }.
coming-in = Ti stanno facendo entrare.
link-is-dead = Questo link non vale più. Chiedine uno nuovo.
join-with-code = Entra con un codice
code-or-link = Codice o link
join = Entra
no-such-code = Questo codice non esiste, o non vale più. Un codice ha otto lettere e cifre, e mai 0, 1, I, L o O.
sent-away-there = Chi ospita ti ha chiesto di lasciare quel tavolo.
name-alike-there = A quel tavolo il tuo nome si confonde con { $name }. Cambialo sulla tua pagina.
link-works-too = Va bene anche il link di un amico: basta aprirlo.
open-tables = Tavoli aperti
tables-and-players = { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
}, { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}
which-games = Quali giochi
which-all = Tutti
which-asteroyds = Asteroyds
which-roborally = RoboRally
free-seats-only = con posti liberi
none-of-these = Nessun tavolo così in questo momento.
more-tables = { $count ->
    [one] un altro tavolo
   *[other] altri { $count } tavoli
}
no-open-table = Nessun tavolo aperto in questo momento
looking-for-tables = Cerco i tavoli
bots-are-awake = I bot sono sempre svegli.
powers-on = con i poteri
assist-none = senza aiuti
assist-path = rotta mostrata
assist-forecast = previsione mostrata
seats-taken = { $people ->
    [one] 1 persona
   *[other] { $people } persone
}, { $bots ->
    [one] 1 bot
   *[other] { $bots } bot
}, { $free ->
    [0] nessun posto libero
    [one] 1 posto libero
   *[other] { $free } posti liberi
}
in-play = in corso
join-table = Entra in { $title }
open-table = Apri { $title }
watch-table = Guarda { $title }
open = Apri
watch = Guarda
clock-each-round = { $time } a { $unit ->
    [turn] turno
   *[round] round
}
clock-none = senza cronometro
robots-each = { $count } robot a testa
robots-at-most = fino a { $count } robot a testa
clock-last-one = 30 s per l’ultimo
clock-novice = tempo da principianti
clock-expert = tempo da esperti
title-racing = Corsa
title-shooting = Tiro
title-targets = Bersagli
title-drones = Droni
title-scenario = uno scenario proprio
title-own-course = un percorso proprio
my-games = Le mie partite
running-games = Partite in corso
all-my-games = Tutte le mie partite
tell-me = Avvisami quando tocca a me
no-games-of-mine = Qui trovi le partite che giochi, anche quelle per corrispondenza.
waits-for-players = { $count ->
    [0] pronta a partire
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
running = in corso
your-turn = tocca a te
your-turn-left = tocca a te, ancora { $time }
round-number = Round { $number }
turn-number = Turno { $number }
round-with = { $round }, con { $people }
records = Partite concluse
all-records = tutte
no-record-yet = Ogni partita pubblica resta qui, da rivedere e condividere.
a-bot = Un bot
won-in = { $names } { $count ->
    [one] vince
   *[other] vincono
} in { $unit ->
    [turn] { $rounds ->
        [one] 1 turno
       *[other] { $rounds } turni
    }
   *[round] { $rounds ->
        [one] 1 round
       *[other] { $rounds } round
    }
}
nobody-won = Nessuno vince dopo { $unit ->
    [turn] { $rounds ->
        [one] 1 turno
       *[other] { $rounds } turni
    }
   *[round] { $rounds ->
        [one] 1 round
       *[other] { $rounds } round
    }
}
replay = rivedi
replay-of = Rivedi: { $title }
record-pilots = { $title }, { $seats } piloti, { $ago }
record-robots = { $title }, { $seats } robot, { $ago }
create-a-table = Crea un tavolo
create-asteroyds = Crea Asteroyds
    .more = Corsa, Tiro, Bersagli o Droni. Da 2 a 6 piloti, circa 30 minuti.
create-roborally = Crea RoboRally
    .more = 34 percorsi, da brevi a maratona. Da 2 a 8 robot, da 40 a 90 minuti.
records-which = Partite finite
records-more = Partite precedenti
records-none = Ancora nessuna partita conclusa
    .more = Ogni partita pubblica resta qui, da rivedere e condividere.
lobby-make = Officina e galleria
    .more = Disegna un percorso o una disposizione, o gioca su quelli fatti da altri.
lobby-draw = Disegna la tua
lobby-gallery = Che cosa hanno fatto gli altri
lobby-puzzle = Rompicapo del giorno
lobby-puzzles = tutti i rompicapi

## Without a server
in-this-browser = in questo browser
not-begun = non ancora iniziata
lobby-offline = Sei offline.
lobby-no-server = Il server non risponde.
lobby-alone = Puoi giocare da solo contro i bot, fare una prima partita guidata e leggere i regolamenti. I tavoli degli altri, gli inviti e le registrazioni ci sono quando torna il server.
tables-need-server = I tavoli degli altri sono sul server
records-need-server = Le registrazioni degli altri sono sul server.
lobby-site = Questa pagina non ha un server.
    .more = Puoi giocare da solo contro i bot, fare una prima partita guidata, leggere i regolamenti e guardare e controllare registrazioni da file. Tavoli con altre persone, link da condividere e disposizioni o percorsi propri richiedono un server, che chiunque può avviare.
records-site = Le registrazioni di altri stanno sui server. Qui una registrazione si legge da un file; le partite giocate in questo browser sono fra le tue partite.
