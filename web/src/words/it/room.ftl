sit-down = Siediti
sit-here = Siediti qui
stand-up = Lascia il tavolo
start = Comincia
fill-and-start = { $count ->
    [one] Comincia con un bot
   *[other] Comincia con { $count } bot
}
close-table = Chiudi il tavolo
seats = Posti
seats-still-free = { $count ->
    [one] Un posto è ancora libero. Invita qualcuno, o metti un bot.
   *[other] { $count } posti sono ancora liberi. Invita qualcuno, o metti dei bot.
}
all-seated-host = Tutti i posti sono occupati. Comincia quando vuoi.
all-seated = Tutti i posti sono occupati. { $name } dà il via.
you = tu
host = ospita
away = assente
free-seat = Posto libero
    .more = Per te, un amico o un bot.
no-wish = Nessuna preferenza: si tira a sorte all’inizio.
seats-together = { $count } robot
which-of-mine = Quale dei tuoi robot
seat-number-here = Robot al posto { $number }
seat-a-bot = Fai sedere un bot
seat-a-bot-at = Fai sedere un bot al posto { $seat }
free-the-seat = Libera
free-the-seat-of = Libera il posto di { $name }
choose-pilot = Scegli pilota e navetta
choose-robot = Scegli il tuo robot
who-are-they = Chi sono?
first-come = Chi prima arriva sceglie. Quel che lasci aperto si tira a sorte.
pilot = Pilota
robot = Robot
team = Squadra
in-teams = A squadre
team-name = { $team ->
    [left] squadra di sinistra
    [right] squadra di destra
   *[other] squadra { $team }
}
taken-by = preso da { $name }
invite = Invita
invite-private = Questo tavolo è privato. Entra chi ha questo link o questo codice.
invite-public = Questo tavolo è pubblico. Questo link porta qui.
link = Link
code = Codice
copy = Copia
copied = Copiato
qr-of-link = Codice QR del link
hand-over = Cedi il mio posto a qualcuno
    .more = Chi apre questo link prende il tuo posto, una volta sola.
hand-over-link = Link al tuo posto
another-code = Un altro codice
codes-of-before = Altri codici che valgono
code-counts = { $count ->
    [one] Per un altro ospite, fino a { $time }
   *[other] Per altri { $count } ospiti, fino a { $time }
}
revoke = Revoca
revoke-code = Revoca: { $code }
keep-my-seat = Tengo il mio posto
settings = Impostazioni
by-invitation = su invito
for-everybody = aperto a tutti
practice-table = tavolo di allenamento: suggerimenti per tutti
no-spectators = senza spettatori
spectators-welcome = spettatori benvenuti
option-chosen = { $option }: { $value }
yes = sì
no = no
option-powers = Poteri dei piloti
option-dice_order = Ordine dei dadi
option-dice_order-fixed = rosso, bianco, blu
option-dice_order-random = a sorte ogni round
option-return_to_platform = Ritorno alla piattaforma
option-own_platform = La propria piattaforma
option-fly_on = Volare fino in fondo
option-turrets_harmless = Torrette innocue
left-out = Asteroidi tolti
    .more = A scelta invece che per numero: le loro priorità.
first-player = Primo giocatore
seat-of = posto { $number }
option-one_shot = Un colpo a round
option-blocked_push_hits = La spinta bloccata colpisce
option-last_survivor_wins = Vince l’ultimo superstite
option-targets_needed-left = Bersagli per la squadra di sinistra
option-targets_needed-right = Bersagli per la squadra di destra
option-asteroids = Asteroidi
option-lives = Vite
option-options = Carte opzione
option-options_at_start = Carte opzione all’inizio
option-archive_optional = Archivio facoltativo
option-power_down_undamaged = Spegnersi senza danni
option-one_flag_per_turn = Una bandiera a turno
option-play_on = Si continua per i posti
first-steps = Primi passi
first-steps-plan = Scegli le mosse sulla plancia, da sinistra a destra.
first-steps-seal = { $clock ->
    [none] Sigilla il piano quando ti soddisfa.
   *[running] Sigilla il piano prima che l’anello si svuoti.
}
first-steps-watch = Guarda: lo sciame deriva, poi tutti volano.
first-steps-close = Nascondi i primi passi
