loading = Caricamento
to-the-lobby = Swarmrally, alla sala
rules = Regole
menu = Menu
language = Lingua
volume = Volume
theme = Colori: { $theme ->
    [dark] scuri
    [light] chiari
   *[system] come il sistema
}
somebody = Qualcuno
robot-of = { $robot } ({ $name })
sound = Suono
colours = Colori
colours-choice = { $theme ->
    [dark] scuri
    [light] chiari
   *[system] come il sistema
}
playing-as = Giochi come { $name }
pages = Pagine
page-me = La mia pagina
page-puzzles = Rompicapi
page-gallery = Galleria
page-records = Partite concluse
page-pilots = Piloti
page-robots = Robot
page-rules = Regole
try-again = Riprova
still-away = Il server non risponde ancora.
back-to-the-lobby = Torna alla sala
trouble-missing = Questa pagina non esiste
    .more = L’indirizzo è scritto male, oppure la pagina è stata spostata.
trouble-unreachable = Il server non risponde
    .more = Sei senza rete, oppure il server è fermo. Non si perde nulla: le partite aspettano sul server.
trouble-site-away = Non è stato possibile scaricare tutta la pagina
    .more = Sei senza rete, oppure il sito non risponde. Le partite che giochi qui restano in questo browser.
trouble-no-table = Questo tavolo non esiste
    .more = Non c’è mai stato, è stato chiuso, oppure è privato e non hai un invito.
trouble-closed-table = Questo tavolo è chiuso
    .more = L’ha chiuso chi lo ospitava, oppure nessuno è venuto per molto tempo.
trouble-no-engine = Ora questa partita non si può mostrare
    .more = È conservata in questo browser, ma il motore che la gioca non c’è.

bot-drifter = Vagabondo
    .more = Va dove lo porta la corrente: ogni mossa lecita gli va bene.
bot-rookie = Novellino
    .more = Punta dritto al prossimo obiettivo, con gli errori di un principiante.
bot-cadet = Cadetto
    .more = Nei giorni buoni calcola bene, negli altri qualcosa gli sfugge.
bot-racer = Corridore
    .more = Trova il piano migliore di questo turno e non guarda oltre.
bot-veteran = Veterano
    .more = Guarda un po’ oltre il turno e ti tiene d’occhio.
bot-ace = Asso
    .more = Soppesa i turni che verranno e quello che probabilmente farai. In Corsa e in Droni supera appena il veterano.
bots-by-strength = I bot, dal debole al forte
bot-strength = Forza { $strength } su { $of }
bot-thinks = { $bot } sta pensando
bot-thought = { $bot }, ha pensato per { $time }
rival-is = Contro { $bot }
which-bot = Quale bot
