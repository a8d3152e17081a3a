card-u-turn = Demi-tour
card-rotate-left = Tourner à gauche
card-rotate-right = Tourner à droite
card-back-up = Reculer
card-move-1 = Avancer de 1
card-move-2 = Avancer de 2
card-move-3 = Avancer de 3
floor-missing = Le sol n’a pas pu être chargé.
floor-again = Réessayer
floor-board = Le sol, { $width } cases sur { $height }. Les flèches parcourent les cases, Entrée en garde une ouverte, plus, moins et 0 changent la taille.
cell-name = Case { $x }, { $y }
cell-close = Fermer
cell-plain = Sol simple.
cell-void = Pas de sol : un robot qui arrive ici est détruit.
cell-pit = Fosse : un robot qui arrive ici est détruit.
cell-belt = Tapis roulant : porte les robots d’une case { $to }.
cell-express = Tapis express : porte les robots de deux cases { $to }, en deux temps.
cell-turn = Tourne { $turning } les robots qu’un tapis y porte { $to }.
cell-gear = Engrenage : tourne les robots { $turning }.
cell-pusher = Poussoir : pousse les robots { $to } aux registres { $registers }.
cell-wrench = Atelier : retire 1 dégât à la fin du tour ; on y archive.
cell-hammer = Atelier d’amélioration : retire 1 dégât et donne une option à la fin du tour ; on y archive.
cell-laser = { $beams ->
    [one] Laser : tire { $to }, 1 dégât.
   *[other] Laser à { $beams } rayons : tire { $to }, { $beams } dégâts.
}
cell-beam = { $beams ->
    [one] Un rayon laser passe { $to } : 1 dégât.
   *[other] { $beams } rayons laser passent { $to } : { $beams } dégâts.
}
cell-wall = Mur du côté { $side } : arrête les robots et les lasers.
cell-dock = Dock { $dock } : un robot part d’ici.
cell-flag = Drapeau { $flag } : à toucher dans l’ordre ; répare 1 dégât ; on y archive.
cell-flag-team = Il appartient à l’équipe { $team }.
cell-robot = { $name }, tourné { $to }, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}, { $lives ->
    [one] { $lives } vie
   *[other] { $lives } vies
}.
cell-asleep = { $name } est éteint.
cell-archive = Archive de { $name } : le robot revient ici.
floor-in-words = Le sol en mots
robot-text = { $name } : { $where }, tourné { $to }, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}, { $lives ->
    [one] { $lives } vie
   *[other] { $lives } vies
}, { $flags ->
    [one] { $flags } drapeau touché
   *[other] { $flags } drapeaux touchés
}.
robot-away = hors du sol
flag-text = Drapeau { $flag } : { $where }
row-text = Rangée { $row }
to-n = vers le nord
to-e = vers l’est
to-s = vers le sud
to-w = vers l’ouest
turning-cw = dans le sens horaire
turning-ccw = dans le sens antihoraire
side-n = nord
side-e = est
side-s = sud
side-w = ouest
