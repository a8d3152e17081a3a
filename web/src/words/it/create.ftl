which-mode = A che cosa si gioca
which-course = Quale percorso
printed-or-own = Stampato o tuo
source-printed-asteroyds = Scenari stampati
source-own-asteroyds = Uno scenario mio
source-printed-roborally = Percorsi stampati
source-own-roborally = Un percorso mio
mode-racing = Trovati nello stesso esagono di ognuna delle quattro porte. Niente laser.
mode-shooting = Colpisci ognuna delle quattro porte, che qui sono solide.
mode-targets = Due squadre; ognuna caccia sei bersagli nella metà opposta.
mode-drones = Colpisci un drone di ognuno dei quattro simboli.
sort-by = Ordina per
sort-printed = come stampati
sort-name = nome
sort-length = durata
sort-level = difficoltà
any = qualsiasi
length = Durata
length-short = breve
length-medium = media
length-long = lunga
difficulty = Difficoltà
level-easy = facile
level-mid = medio
level-hard = difficile
level-expert = esperti
level-team = squadre
for-players = Robot
course-players = { $players } robot
course-flags = { $count ->
    [0] nessuna bandiera
    [one] 1 bandiera
   *[other] { $count } bandiere
}
not-yet-playable = non ancora giocabile
special-rule = regola propria
no-such-course = Nessun percorso così.
own-asteroyds = Una posizione di partenza in JSON: tessere, navette e regole.
own-roborally = Un percorso, o una posizione di partenza, in JSON.
from-a-file = Da un file
or-paste = O incollalo qui
file-too-large = Il file è troppo grande. Il limite è 250 KB.
own-empty = Qui non c’è ancora niente.
own-good = Si può giocare.
in-line = Riga { $line }:
in-place = Riga { $line }, { $place }:
fault = { $kind ->
    [missing] Qui manca «{ $field }».
    [unknown] Qui nulla può chiamarsi «{ $field }».
    [nested] Ci sono troppi livelli annidati.
    [bots] I bot possono essere al massimo { $most }, uno per posto.
    [too-many-options] Troppe: le carte opzione sono { $most } e se ne distribuirebbero { $found }.
    [options-needed] Qui servono le carte opzione: le distribuisce il percorso, oppure la dotazione iniziale dei robot.
    [asteroids] In questa modalità servono almeno { $least } asteroidi, perché alcuni portano bersagli.
    [unplayable] Questo percorso non si può ancora giocare.
    [seats] Lo scenario ha { $most } posti.
    [one-of] Qui ci vuole una di queste parole: { $words }.
    [longer] { $least ->
        [one] Qui ne serve almeno uno.
       *[other] Qui ne servono almeno { $least }.
    }
    [shorter] { $most ->
        [one] Qui ne è ammesso al massimo uno.
       *[other] Qui ne sono ammessi al massimo { $most }.
    }
    [text-shorter] Questo testo può avere al massimo { $most } lettere.
    [least] Il minimo possibile è { $least }.
    [most] Il massimo possibile è { $most }.
    [range] È possibile da { $least } a { $most }.
    [crew] Possono partecipare da 1 a { $most }.
    [locked] Con questi danni i registri bloccati sono da { $least } a { $most }.
    [hex] Questo esagono non è sul tabellone. Scrivilo come [fila, colonna].
    [taken] Questo posto è già occupato.
    [cell] Qui ci vuole una casella del percorso che non sia una fossa, come [x, y].
    [twice] C’è due volte, oppure si sovrappone a qualcosa.
    [boards-or-floor] Qui ci vogliono o le plance, con banchina e bandiere, o un solo pavimento.
    [docks] Servono dock per almeno due robot.
    [size] Un percorso può avere al massimo { $most } per { $most } caselle.
    [goes-on] Questa partita sarebbe già finita.
    [just] Qui è possibile solo { $words }.
   *[type] Qui ci vuole { $words }, non { $found }.
}
json-type = { $type ->
    [object] un oggetto
    [list] una lista
    [whole] un numero intero
    [number] un numero
    [text] un testo
    [truth] true o false
   *[null] null
}
no-json = Da qui in poi non è JSON.
show-line = Mostra
seats-by-scenario = { $count ->
    [one] Lo scenario ha un posto.
   *[other] Lo scenario ha { $count } posti.
}
how-many-seats = Quanti posti
seat-number = Posto { $number }
for-you = per te
who-sits-at = Chi siede al posto { $number }: { $who }
somebody-else = libero, per una persona
less = Meno
more = Più
clock = Tempo
pace-usual-asteroyds = Consueto
    .more = 50 o 60 secondi a turno, secondo la modalità; nessuno contro soli bot.
pace-usual-roborally = Consueto
    .more = Un cronometro solo dove il percorso ne ha uno; nessuno contro soli bot.
pace-novice-asteroyds = Principianti
    .more = 50 o 60 secondi a round, secondo la modalità.
pace-novice-roborally = Come da regole
    .more = Il cronometro c’è solo se il percorso lo prevede.
pace-expert-asteroyds = Esperti
    .more = 20 o 30 secondi a round, secondo la modalità.
pace-seconds-asteroyds = Un tempo tuo
    .more = Tanti secondi per ogni piano.
pace-seconds-roborally = Un tempo tuo
    .more = Tanti secondi per ogni programma.
pace-days-asteroyds = Per corrispondenza
    .more = Giorni per ogni piano; ti avvisiamo quando tocca a te.
pace-days-roborally = Per corrispondenza
    .more = Giorni per ogni programma; ti avvisiamo quando tocca a te.
pace-none-asteroyds = Nessuno
    .more = La partita aspetta tutti.
pace-none-roborally = Nessuno
    .more = La partita aspetta tutti.
seconds-for-plan = Secondi
days-for-plan = Giorni
last-player = Fretta all’ultimo
    .more = Chi finisce per ultimo ha 30 secondi.
decision-clock = Un tempo a parte per le decisioni
    .more = Senza: 20 secondi, o quanto un piano nelle partite lente.
seconds-for-decision = Secondi per una decisione
clock-watching = Il tempo aspetta lo spettacolo
    .more = Parte quando si è potuto vedere quel che è successo.
who-may-come = Chi può venire
public = Tutti
    .more = Il tavolo compare nella sala.
private = Su invito
    .more = Lo trova solo chi ha il tuo link o codice.
with-spectators = Spettatori
    .more = Altri possono guardare, ma non vedono mai i segreti.
help-while-planning = Aiuto mentre si pianifica
with-practice = Tavolo di allenamento
    .more = Chi pianifica può chiedere un suggerimento: che cosa farebbe l’asso, e perché.
help-none = Nessuno
    .more-asteroyds = Il tabellone lo leggi da te.
    .more-roborally = Il pavimento lo leggi da te.
help-path = Rotta
    .more-asteroyds = La tua rotta. Dove sarà lo sciame lo calcoli tu.
    .more-roborally = Dove porta il tuo programma, se nessuno si mette in mezzo.
help-forecast = Previsione
    .more-asteroyds = Anche dove sarà lo sciame dopo i dadi.
options = Opzioni
explain-powers = Ogni pilota può usare un potere una volta per partita.
explain-dice_order = L’ordine in cui agiscono i tre dadi.
explain-return_to_platform = Dopo il quarto simbolo devi ancora raggiungere una piattaforma.
explain-one_shot = Al massimo un colpo a round.
explain-blocked_push_hits = Una spinta fermata da una navetta colpisce quella navetta.
explain-last_survivor_wins = Vince l’ultima navetta in volo.
explain-targets_needed-left = Quanti bersagli servono alla squadra di sinistra.
explain-targets_needed-right = Quanti bersagli servono alla squadra di destra.
explain-asteroids = Quanti dei venti restano sul tabellone.
explain-lives = Quante volte un robot può essere ricostruito.
explain-options = Se su questo percorso ci sono carte opzione.
explain-options_at_start = Quante ne riceve ogni robot prima del primo turno.
explain-archive_optional = Decidi tu se spostare il tuo segnalino archivio.
explain-power_down_undamaged = Anche un robot senza danni può spegnersi.
explain-one_flag_per_turn = In un turno conta una sola bandiera.
explain-play_on = Dopo il primo vincitore, gli altri continuano.
see-the-marked-field = Così non si può giocare. Guarda il campo segnato.
open-the-table = Apri il tavolo
    .more = Il primo posto è tuo. La partita comincia quando lo dici tu.
preview-of = Anteprima: { $title }
