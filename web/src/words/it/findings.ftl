# Che cosa non va in un disegno, o è strano, secondo i codici della solidità.

finding-no-flags = Non c’è nessuna bandiera: nessuno può vincere.
finding-flag-out-of-reach = { $from ->
    [dock] La prima bandiera non si raggiunge dal dock { $number }.
   *[flag] Questa bandiera non si raggiunge dalla bandiera { $number }.
}
finding-flag-in-pit = Questa bandiera è in una fossa.
finding-dock-in-pit = Questo dock è in una fossa.
finding-dock-in-wall = Chi parte da questo dock ha un muro davanti.
finding-dock-behind-pit = Chi parte da questo dock cade al primo passo avanti.
finding-machine-in-pit = In una fossa nastri, ingranaggi e riparazioni non fanno nulla.
finding-belt-into-nothing = Questo nastro porta contro un muro, in una fossa o fuori dal pavimento.
finding-belts-head-on = Questi nastri corrono l’uno contro l’altro.
finding-laser-without-wall = Nessun muro regge questo laser.
finding-pusher-without-wall = Nessun muro regge questo spintore.
finding-goal-out-of-reach = Non si raggiunge dalla partenza { $number }.
finding-start-walled-in = Chi parte da qui non può andarsene.
finding-start-faces-edge = Chi da questa partenza vola avanti esce dal tabellone.
finding-start-faces-tile = Chi da questa partenza vola avanti urta ciò che vi sta.
