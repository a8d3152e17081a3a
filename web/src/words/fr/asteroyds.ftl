## La table
mode-name = { $mode ->
    [shooting] Tir
    [targets] Cibles
    [drones] Drones
   *[racing] Course
}
round-in-play = manche { $round }
round-flight = manche { $round }, vol
round-over = manche { $round }, fin
round-title = Manche { $round }
table-about = { $clock }{ $powers ->
    [true] { " · avec pouvoirs" }
   *[false] { "" }
}
what-happened = Ce qui s’est passé
goal = { $mode ->
    [shooting] But : touchez les quatre portes au laser.
    [targets] But : votre équipe abat la première tous ses astéroïdes encadrés.
    [drones] But : abattez un drone de chacun des quatre symboles.
   *[racing] But : soyez le premier à entrer dans l’hexagone des quatre portes.
} { $mode ->
    [targets] { "" }
   *[other] Dans n’importe quel ordre.
}
goal-briefly = { $mode ->
    [shooting] But : toucher les quatre portes
    [targets] But : abattre toutes vos cibles
    [drones] But : un drone de chaque symbole
   *[racing] But : être premier dans les quatre portes
}
goal-have = { $count } sur 4
wanted-gate = Porte { $symbol }
goal-close = Masquer le but
no-clock-title = Pas d’horloge
no-clock-why = Les bots vous attendent. Regardez autour de vous.
play-panels = Dés, plans et journal
roll = Chronomètre et dés
chapter-swarm = Essaim
chapter-planning = Dés
play-tabs = Parties de l’écran
play-tab = { $word ->
    [plan] Plan
    [flight] Vol
    [pilots] Pilotes
    [orders] Consignes
    [chat] Discussion
   *[log] Journal
}
standing-orders = Consignes permanentes

## Les dés
dice = Les dés dans leur ordre
die-shows = Dé { $die } : { $number }
die-does = { $die ->
    [red] 2 hexagones max
    [white] 1 hexagone
   *[blue] 1 hexagone, pousse
}
die-does-briefly = { $die ->
    [red] jusqu’à 2
    [white] 1 hex
   *[blue] pousse
}

## Les pilotes
pilot-name = { $pilot ->
    [hector] Hector
    [dolorosa] Dolorosa
    [lawrence] Lawrence
    [yayenek] Yayenek
    [mhand] M’Hand
   *[1634] 1634
}
pilots = Pilotes
pilot-you = { $name } (vous)
power-left = { $isSpent ->
    [true] pouvoir utilisé
   *[false] pouvoir prêt
}
pilot-state = { $state ->
    [gone] vaisseau détruit
    [resigned] a abandonné
    [away] connexion perdue
    [revealed] plan dévoilé
    [sealed] plan scellé
   *[planning] prépare son plan
}
damage-of-six = Dégâts : { $damage } sur 6
symbols-of = { $count ->
    [0] aucun symbole pour l’instant
    [1] symbole { $symbols }
   *[other] symboles { $symbols }
}
targets-left = { $team ->
    [left] Équipe de gauche
   *[right] Équipe de droite
} : { $count ->
    [one] reste { $count } cible
   *[other] restent { $count } cibles
}
targets-taken = { $count ->
    [0] Aucune cible prise
    [one] { $count } cible prise
   *[other] { $count } cibles prises
}
flights = Plans dans l’ordre de vol
flying-order = Ordre de vol
energy-title = Énergie
flown = { $action }{ $state ->
    [done] , fait
    [cur] , en cours
    [lost] , perdu
   *[ahead] { "" }
}

## Le tableau de bord
your-plan = Votre plan
plan-sealed = Votre plan est scellé
plan-about = { $pilot }, { $colour ->
    [red] vaisseau rouge
    [yellow] vaisseau jaune
    [purple] vaisseau violet
    [blue] vaisseau bleu
    [green] vaisseau vert
   *[orange] vaisseau orange
}{ $next ->
    [none] { "" }
    [energy] . Suite : énergie
   *[other] . Suite : colonne { $next }
}
chart = Tableau de bord : 6 colonnes et l’énergie
chart-column = Colonne { $column }, { $action ->
    [empty] vide
   *[filled] { $what }
}
energy-column = Colonne d’énergie, { $action }
slot = { $column ->
    [7] Énergie
   *[other] Colonne { $column }
}, { $action }{ $isPlaced ->
    [true] , posé
   *[false] { "" }
}
power-form = { $form ->
    [power-left] ←
    [power-right] →
    [power-left1] ←1
    [power-left2] ←2
    [power-right1] →1
    [power-right2] →2
   *[power] { "" }
}
column-free-again = { $column ->
    [7] Le bouclier est de nouveau actif.
   *[other] La colonne { $column } est de nouveau libre.
}
power-of = Pouvoir de { $pilot }
power-is-spent = utilisé
power-place = Poser
power-placed = Posé
chart-damage = Dégâts
plan-undo = Annuler
plan-clear = Vider le plan
seal-plan = Sceller le plan
plan-is-empty = Votre plan est vide : votre vaisseau ne ferait qu’attendre.
seal-empty = Sceller vide
omen-gate = porte { $symbol }
omen-target = { $shows ->
    [drone] drone
   *[target] cible
}
omen-damage = +{ $points }
omen-takes-gate = Prend la porte { $symbol }
omen-takes-target = { $shows ->
    [drone] Touche un drone
   *[target] Touche une cible
}
omen-crashes = Collision : { $thing }
omen-is-hit = Touché par : { $thing }
omen-when = { $column ->
    [0] avant votre vol
    [7] énergie
   *[other] colonne { $column }
}
omen-costs = { $points ->
    [0] aucun dégât
    [one] +{ $points } dégât
   *[other] +{ $points } dégâts
}
omen-ends = vous vous arrêtez
foretold = Où mène votre plan
take-back = Reprendre le plan
pilots-ready = { $count ->
    [one] { $count } pilote sur { $of } est prêt
   *[other] { $count } pilotes sur { $of } sont prêts
}. Quand tous le sont, l’essaim bouge aussitôt.
order-ram = En cas de choc
ram = { $order ->
    [ask] Demander
    [stop] Stop
   *[ram] { $shield ->
        [on] Éperonner, +3
       *[off] Éperonner, +4
    }
}
ram-spent = Vous avez déjà éperonné une fois
order-shield = Secours
emergency = { $order ->
    [ask] Demander
    [never] Jamais
    [fatal] Si fatal
   *[always] Toujours
}
assist = Aide
assist-level = { $level ->
    [none] Sans aide
    [path] Trajectoire
   *[forecast] Prévision
}

## Questions en vol
decision-ram = { $thing } vous barre la route
decision-shield = { $points ->
    [one] { $points } dégât arrive
   *[other] { $points } dégâts arrivent
}
decision-about = Vous avez { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}, bouclier { $shield ->
    [on] actif
   *[off] éteint
}.
damage-then = { $points ->
    [one] dégât, puis { $damage } sur 6
   *[other] dégâts, puis { $damage } sur 6
}
answer-stop = S’arrêter
answer-ram = Éperonner
answer-take = Encaisser
answer-shield = Lever le bouclier
answer-plan-ends = Le plan s’arrête ici
answer-plan-goes-on = { $column ->
    [7] L’énergie est encore jouée
    [8] Il ne reste rien à jouer
   *[other] Les colonnes { $column } à 7 sont encore jouées
}
answer-once = Une fois par partie
answer-no-damage = Aucun dégât
answer-keep = Le pouvoir est gardé

## Menu
key-does = { $word ->
    [hint] un conseil, aux tables d’entraînement
    [forward] avancer
    [right] droite
    [left] gauche
    [back] demi-tour
    [shoot] tirer
    [wait] attendre
    [power] pouvoir ; encore : son côté
    [shield] bouclier
    [column] aller à une colonne
    [undo] annuler
    [clear] vider le plan
    [ram] changer la consigne d’éperonnage
    [seal] sceller
    [take-back] reprendre
    [flight-play] en vol : lecture ou pause
    [flight-step] un événement en arrière ou en avant
    [flight-turn] un vol en arrière ou en avant
    [flight-speed] plus lent, plus rapide
    [flight-skip] aller au présent
    [answer] répondre à une question
    [log] journal
    [chat] discussion
   *[sound] son oui ou non
}
