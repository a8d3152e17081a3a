card-u-turn = Inversione
card-rotate-left = Ruota a sinistra
card-rotate-right = Ruota a destra
card-back-up = Indietro
card-move-1 = Avanti 1
card-move-2 = Avanti 2
card-move-3 = Avanti 3
floor-missing = Non è stato possibile caricare il pavimento.
floor-again = Riprova
floor-board = Il percorso, { $width } per { $height } caselle. Le frecce camminano sulle caselle, Invio ne tiene una aperta, più, meno e 0 cambiano lo zoom.
cell-name = Casella { $x }, { $y }
cell-close = Chiudi
cell-plain = Pavimento semplice.
cell-void = Niente pavimento: il robot che arriva qui è distrutto.
cell-pit = Fossa: il robot che arriva qui è distrutto.
cell-belt = Nastro: porta i robot di una casella { $to }.
cell-express = Nastro espresso: porta i robot di due caselle { $to }, in due passi.
cell-turn = Gira { $turning } i robot che un nastro vi porta { $to }.
cell-gear = Ingranaggio: gira i robot { $turning }.
cell-pusher = Spintore: spinge i robot { $to } nei registri { $registers }.
cell-wrench = Officina: alla fine del turno toglie 1 danno; qui si archivia.
cell-hammer = Officina con potenziamento: alla fine del turno toglie 1 danno e dà un’opzione; qui si archivia.
cell-laser = { $beams ->
    [one] Laser: spara { $to }, 1 danno.
   *[other] Laser a { $beams } raggi: spara { $to }, { $beams } danni.
}
cell-beam = { $beams ->
    [one] Passa un raggio laser { $to }: 1 danno.
   *[other] Passano { $beams } raggi laser { $to }: { $beams } danni.
}
cell-wall = Muro sul lato { $side }: ferma robot e laser.
cell-dock = Dock { $dock }: da qui parte un robot.
cell-flag = Bandiera { $flag }: da toccare in ordine; ripara 1 danno; qui si archivia.
cell-flag-team = È della squadra { $team }.
cell-robot = { $name }, rivolto { $to }, { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
}, { $lives ->
    [one] 1 vita
   *[other] { $lives } vite
}.
cell-asleep = { $name } è spento.
cell-archive = Archivio di { $name }: il robot ritorna qui.
floor-in-words = Il percorso a parole
robot-text = { $name }: { $where }, rivolto { $to }, { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
}, { $lives ->
    [one] 1 vita
   *[other] { $lives } vite
}, { $flags ->
    [one] 1 bandiera toccata
   *[other] { $flags } bandiere toccate
}.
robot-away = fuori dal percorso
flag-text = Bandiera { $flag }: { $where }
row-text = Riga { $row }
to-n = verso nord
to-e = verso est
to-s = verso sud
to-w = verso ovest
turning-cw = in senso orario
turning-ccw = in senso antiorario
side-n = nord
side-e = est
side-s = sud
side-w = ovest
