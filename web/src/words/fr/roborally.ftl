# Ce qui s’est passé : la légende au présent, le journal au passé.
r-when-turn = T{ $turn }
r-when-register = { $turn }.{ $register }
r-nobody = personne
r-shown = { $who } : { $card } { $priority }
r-turn-began = Le tour { $turn } commence.
    .past = Le tour { $turn } a commencé.
r-damage-discarded = { $rule ->
    [R10_3] Le SuperBot, { $who }, est réparé.
   *[other] { $robots ->
        [one] { $who } se repose et perd tous ses dégâts.
       *[other] { $who } se reposent et perdent tous leurs dégâts.
    }
}
    .past = { $rule ->
    [R10_3] Le SuperBot, { $who }, a été réparé.
   *[other] { $robots ->
        [one] { $who } s’est reposé et a perdu tous ses dégâts.
       *[other] { $who } se sont reposés et ont perdu tous leurs dégâts.
    }
}
r-cards-dealt = { $robots ->
    [one] { $who } reçoit
   *[other] { $who } reçoivent
} { $cards ->
    [0] aucune carte.
    [one] une carte.
   *[other] { $cards } cartes.
}
    .past = { $robots ->
    [one] { $who } a reçu
   *[other] { $who } ont reçu
} { $cards ->
    [0] aucune carte.
    [one] une carte.
   *[other] { $cards } cartes.
}
r-hand-recompiled = { $who } recompile : { $cards } nouvelles cartes.
    .past = { $who } a recompilé : { $cards } nouvelles cartes.
r-program-sealed = { $rule ->
    [R3_2] Le temps est écoulé pour { $who } : les registres vides sont remplis au hasard.
   *[other] { $robots ->
        [one] { $who } a fini.
       *[other] { $who } ont fini.
    }
}
    .past = { $rule ->
    [R3_2] Le temps était écoulé pour { $who } : les registres vides ont été remplis au hasard.
   *[other] { $robots ->
        [one] { $who } a fini de programmer.
       *[other] { $who } ont fini de programmer.
    }
}
r-power-down-announced = { $yes ->
    [true] { $who } s’éteindra au prochain tour.
   *[other] { $who } reste allumé au prochain tour.
}
    .past = { $yes ->
    [true] { $who } a annoncé son extinction.
   *[other] { $who } a annoncé rester allumé.
}
r-stabilizer-set = { $who } active le Stabilisateur gyroscopique.
    .past = { $who } a activé le Stabilisateur gyroscopique.
r-register-began = Registre { $register }.
    .past = Le registre { $register } a commencé.
r-flag-returned = Le drapeau { $flag } est de retour à sa place.
    .past = Le drapeau { $flag } est revenu à sa place.
r-card-replaced = { $who } reçoit une autre carte au registre { $register } : { $option }.
    .past = { $who } a reçu une autre carte au registre { $register } : { $option }.
r-register-revealed = Révélées : { $list }.
    .past = Révélées : { $list }.
r-robot-turned = { $rule ->
    [R6_6] Un engrenage fait pivoter { $who }
    [R6_4] Le tapis fait pivoter { $who }
   *[other] { $who } pivote
} { $way ->
    [left] à gauche.
    [right] à droite.
   *[other] d’un demi-tour.
}
    .past = { $rule ->
    [R6_6] Un engrenage a fait pivoter { $who }
    [R6_4] Le tapis a fait pivoter { $who }
   *[other] { $who } a pivoté
} { $way ->
    [left] à gauche.
    [right] à droite.
   *[other] d’un demi-tour.
}
r-robot-moved = { $who } avance { $count ->
    [one] d’une case.
   *[other] de { $count } cases.
}
    .past = { $who } a avancé { $count ->
    [one] d’une case.
   *[other] de { $count } cases.
}
r-robot-shoved = { $target } pousse { $who }.
    .past = { $target } a poussé { $who } { $count ->
    [one] d’une case.
   *[other] de { $count } cases.
}
r-move-blocked = { $who } heurte un mur et reste sur place.
    .past = { $who } a heurté un mur et est resté sur place.
r-robot-carried = { $rule ->
    [R6_1] Les tapis express portent { $who } d’une case.
   *[other] Les tapis portent { $who } d’une case.
}
    .past = { $rule ->
    [R6_1] Les tapis express ont porté { $who } d’une case.
   *[other] Les tapis ont porté { $who } d’une case.
}
r-carry-blocked = Le tapis ne peut pas porter { $who } : la voie n’est pas libre.
    .past = Le tapis n’a pas pu porter { $who } : la voie n’était pas libre.
r-flag-carried = Un tapis porte le drapeau { $flag }.
    .past = Un tapis a porté le drapeau { $flag }.
r-flag-lost = Le drapeau { $flag } tombe du sol.
    .past = Le drapeau { $flag } est tombé du sol.
r-robot-pushed = { $rule ->
    [R6_5] Un poussoir pousse { $who } d’une case.
   *[other] Le tir déplace { $who } d’une case.
}
    .past = { $rule ->
    [R6_5] Un poussoir a poussé { $who } d’une case.
   *[other] Le tir a déplacé { $who } d’une case.
}
r-push-failed = { $who } ne peut pas être poussé et reste sur place.
    .past = { $who } n’a pas pu être poussé et est resté sur place.
r-robot-destroyed = { $who } est détruit : { $lives ->
    [0] plus de vie.
    [one] une vie restante.
   *[other] { $lives } vies restantes.
}
    .past = { $who } a été détruit : { $lives ->
    [0] plus de vie.
    [one] une vie restante.
   *[other] { $lives } vies restantes.
}
r-shot-fired = { $who } touche { $target } : { $weapon }.
    .past = { $who } a touché { $target } : { $weapon }.
r-beam-hit = Un laser du sol touche { $who } : { $points ->
    [one] { $points } dégât.
   *[other] { $points } dégâts.
}
    .past = Un laser du sol a touché { $who } : { $points ->
    [one] { $points } dégât.
   *[other] { $points } dégâts.
}
r-damage-prevented = { $option } encaisse un point pour { $who }.
    .past = { $option } a encaissé un point pour { $who }.
r-robot-damaged = { $who } subit { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
} : { $damage } sur 10.
    .past = { $who } a subi { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
} : { $damage } sur 10.
r-register-locked = Le registre { $register } de { $who } se verrouille.
    .past = Le registre { $register } de { $who } s’est verrouillé.
r-register-unlocked = Le registre { $register } de { $who } est de nouveau libre.
    .past = Le registre { $register } de { $who } s’est libéré.
r-damage-repaired = { $who } est réparé : { $damage ->
    [one] { $damage } dégât restant.
   *[other] { $damage } dégâts restants.
}
    .past = { $who } a été réparé : { $damage ->
    [one] { $damage } dégât restant.
   *[other] { $damage } dégâts restants.
}
r-option-drawn = { $who } pioche une option : { $option }.
    .past = { $who } a pioché une option : { $option }.
r-option-discarded = { $rule ->
    [R7_2] { $who } cède une option au lieu d’un point : { $option }.
   *[other] { $who } perd une option : { $option }.
}
    .past = { $rule ->
    [R7_2] { $who } a cédé une option au lieu d’un point : { $option }.
   *[other] { $who } a perdu une option : { $option }.
}
r-options-shuffled = Les options défaussées sont mélangées.
    .past = Les options défaussées ont été mélangées.
r-deck-shuffled = Les cartes défaussées sont mélangées.
    .past = Les cartes défaussées ont été mélangées.
r-shot-spent = Mini-obusier de { $who } : { $left ->
    [0] plus de coup.
    [one] un coup restant.
   *[other] { $left } coups restants.
}
    .past = Mini-obusier de { $who } : { $left ->
    [0] plus de coup.
    [one] un coup restant.
   *[other] { $left } coups restants.
}
r-control-taken = { $target } prend le contrôle de { $who }.
    .past = { $target } a pris le contrôle de { $who }.
r-control-lost = { $who } suit de nouveau son propre programme.
    .past = { $who } a repris son propre programme.
r-archive-moved = { $who } s’archive ici.
    .past = { $who } a déplacé son jeton d’archive.
r-flag-touched = { $who } touche le drapeau { $flag }.
    .past = { $who } a touché le drapeau { $flag }.
r-flag-claimed = Le drapeau { $flag } revient à l’équipe { $team }.
    .past = Le drapeau { $flag } est revenu à l’équipe { $team }.
r-home-chosen = L’équipe { $team } est chez elle sur le sol { $floor }.
    .past = L’équipe { $team } était chez elle sur le sol { $floor }.
r-robot-placed = { $who } part d’ici.
    .past = { $who } a pris sa case de départ.
r-flag-taken = { $who } prend le drapeau { $flag }.
    .past = { $who } a pris le drapeau { $flag }.
r-flag-dropped = { $who } lâche le drapeau { $flag }.
    .past = { $who } a lâché le drapeau { $flag }.
r-blame-fell = { $who } serait responsable du sort du SuperBot.
    .past = { $who } est devenu responsable du sort du SuperBot.
r-blame-forgotten = Plus personne n’est responsable.
    .past = Plus personne n’était responsable.
r-title-passed = { $by_blame ->
    [true] { $who } est maintenant le SuperBot.
   *[other] Le titre passe à { $who }.
}
    .past = { $by_blame ->
    [true] { $who } est devenu le SuperBot.
   *[other] Le titre est passé à { $who }.
}
r-coin-flipped = { $who } lance la pièce : { $heads ->
    [true] face.
   *[other] pile.
}
    .past = { $who } a lancé la pièce : { $heads ->
    [true] face.
   *[other] pile.
}
r-floor-turned = Le sol { $floor } tourne d’un quart.
    .past = Le sol { $floor } a tourné d’un quart.
r-robot-sent-off = { $target } renvoie { $who } du parcours.
    .past = { $target } a renvoyé { $who } du parcours.
r-robot-waited = Aucune case libre pour { $who } : il attend la prochaine fin de tour.
    .past = Aucune case libre pour { $who } : il a attendu la prochaine fin de tour.
r-power-set = { $down ->
    [true] { $who } s’éteint pour le prochain tour.
   *[other] { $who } se rallume.
}
    .past = { $down ->
    [true] { $who } s’est éteint pour le tour suivant.
   *[other] { $who } s’est rallumé.
}
r-robot-sat-out = { $who } passe le prochain tour.
    .past = { $who } a dû passer le tour suivant.
r-robot-returned = { $who } revient avec { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}{ $down ->
    [true] , éteint.
   *[other] .
}
    .past = { $who } est revenu avec { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}{ $down ->
    [true] , éteint.
   *[other] .
}
r-robot-finished = { $who } a touché tous les drapeaux : place { $place }.
    .past = { $who } a touché tous les drapeaux : place { $place }.
r-decision-asked = { $who } décide : { $choice }.
    .past = Question posée à { $who } : { $choice }.
r-decision-answered = { $who } a décidé, { $choice } : { $answer }.
    .past = { $who } a décidé, { $choice } : { $answer }.
r-turn-ended = Le tour est fini.
    .past = Le tour s’est terminé.
r-game-ended = { $reason ->
    [flags] Tous les drapeaux sont touchés. Victoire : { $winners }.
    [last_robot] Victoire : { $winners }, le dernier robot en vie.
    [last_team] Victoire : { $winners }, la dernière équipe en vie.
    [last_racer] Victoire : { $winners }, tous les autres coureurs sont éliminés.
    [flag_home] Victoire : { $winners }, le drapeau adverse est à la maison.
   *[other] Il ne reste aucun robot. Personne ne gagne.
}
    .past = { $reason ->
    [flags] Tous les drapeaux ont été touchés. Victoire : { $winners }.
    [last_robot] Victoire : { $winners }, le dernier robot en vie.
    [last_team] Victoire : { $winners }, la dernière équipe en vie.
    [last_racer] Victoire : { $winners }, tous les autres coureurs étaient éliminés.
    [flag_home] Victoire : { $winners }, le drapeau adverse a été ramené.
   *[other] Il ne restait aucun robot. Personne n’a gagné.
}

# Décisions : dans le journal, comme question, et leurs réponses.
choice-power-down = s’éteindre au prochain tour
choice-stay-down = rester éteint
choice-re-entry = comment revenir
choice-discard-option = une option pour un point de dégâts
choice-lose-option = quelle option est perdue
choice-archive = déplacer le jeton d’archive
choice-brakes = freiner
choice-fourth-gear = quatrième vitesse
choice-reverse-gear = marche arrière
choice-gyroscopic-stabilizer = activer le stabilisateur
choice-abort-switch = actionner le coupe-circuit
choice-conditional-program = utiliser la carte gardée
choice-fire-control = l’effet du coup
choice-weapon = avec quoi tirer
choice-high-power-laser = tirer à travers
choice-mechanical-arm = ce que le bras touche
choice-keep-option = quelle option garder
choice-home = où être chez soi
choice-start = où partir
answer-yes = oui
answer-no = non
answer-none = aucune
answer-nothing = rien
answer-home = Sol { $floor }
    .side = { $side ->
    [left] À gauche.
   *[other] À droite.
}
answer-start = { $cell }, vers { $heading }
answer-way-back = { $cell }, vers { $heading }{ $down ->
    [true] , éteint
   *[other] {""}
}
cell = case { $x }, { $y }
heading = { $heading ->
    [N] le haut
    [E] la droite
    [S] le bas
   *[W] la gauche
}
main-laser = Laser principal
    .text = Un dégât au premier robot devant vous.
ask-power-down = S’éteindre au prochain tour ?
    .about = C’est à vous de l’annoncer.
ask-stay-down = Rester éteint ?
    .about = Le tour finit et votre robot se repose.
ask-home = Où votre équipe est-elle chez elle ?
    .about = Votre drapeau s’y trouve, et vous partez de son côté éloigné.
ask-start = D’où part votre robot ?
    .about = Choisissez une case sur le plan, et une direction.
ask-re-entry = Votre robot revient
    .about = Choisissez la direction, et la case s’il y en a plusieurs.
ask-discard-option = Un point de dégâts pour vous
    .about = Ce serait le numéro { $about } sur 10.
ask-lose-option = Votre robot est détruit
    .about = Une option est perdue avec lui. Laquelle ?
ask-archive = Déplacer votre jeton d’archive ?
    .about = Vous êtes sur la { $cell }.
ask-brakes = Freiner ?
    .about = Le registre { $about } est « Avancer de 1 ».
ask-fourth-gear = Quatrième vitesse ?
    .about = Le registre { $about } est « Avancer de 3 ».
ask-reverse-gear = Marche arrière ?
    .about = Le registre { $about } est « Reculer ».
ask-gyroscopic-stabilizer = Activer le Stabilisateur gyroscopique ?
    .about = Avant le registre 1, pour tout le tour.
ask-abort-switch = Actionner le Coupe-circuit ?
    .about = Le registre { $about } est révélé.
ask-conditional-program = Utiliser la carte gardée ?
    .about = Avant que le registre { $about } soit révélé.
ask-fire-control = Votre laser touche { $robot }
    .about = Quel est l’effet du coup ?
ask-weapon = Avec quoi tirez-vous ?
    .about = Lasers du registre { $about }.
ask-high-power-laser = Tirer à travers ?
    .about = Lasers du registre { $about }.
ask-mechanical-arm = Que touche le bras ?
    .about = { $about ->
    [6] En fin de tour.
   *[other] Fin du registre { $about }.
}
ask-keep-option = Quelle option gardez-vous ?
    .about = Les autres vont sous la pioche.
do-power-down-no = Rester allumé
    .one = Vous programmez au prochain tour
do-power-down-yes = S’éteindre
    .one = Tous les dégâts disparaissent
    .two = Pas de cartes au prochain tour
do-stay-down-no = Se rallumer
    .one = Vous programmez au prochain tour
do-stay-down-yes = Rester éteint
    .one = Tous les dégâts disparaissent encore
    .two = Pas de cartes au prochain tour
do-archive-yes = Le mettre ici
    .one = Vous reviendriez ici
do-archive-no = Le laisser
    .one = Vous reviendriez là où il est
do-brakes-no = Avancer de 1
    .one = Comme le dit la carte
do-brakes-yes = Freiner
    .one = Votre robot reste sur place
do-fourth-gear-no = Avancer de 3
    .one = Comme le dit la carte
do-fourth-gear-yes = Avancer de 4
    .one = Une case de plus
do-reverse-gear-no = Reculer de 1
    .one = Comme le dit la carte
do-reverse-gear-yes = Reculer de 2
    .one = Une case de plus
do-gyroscopic-stabilizer-no = Le laisser inactif
    .one = Engrenages et tapis vous font pivoter
do-gyroscopic-stabilizer-yes = L’activer
    .one = Le sol ne vous fait pas pivoter ce tour-ci
do-abort-switch-no = Garder la carte
    .one = Vous pourrez l’actionner plus tard
do-abort-switch-yes = L’actionner
    .one = La première carte de la pioche à la place
    .two = Les registres libres suivants changent aussi
do-conditional-program-no = Attendre encore
    .one = Le programme reste tel quel
do-conditional-program-yes = La mettre ici
    .one = Elle remplace la carte de ce registre
do-high-power-laser-no = Tir simple
    .one = Le premier mur ou robot l’arrête
do-high-power-laser-yes = À travers
    .one = À travers le premier mur ou robot
do-discard-option-none = L’encaisser
    .one = dégât, puis { $damage } sur 10
do-discard-option = Céder { $option }
    .one = Aucun dégât
    .two = L’option est défaussée
do-mechanical-arm-none = Ne rien toucher
    .one = Seule votre case compte
do-mechanical-arm = Toucher la { $cell }
    .one = Se choisit aussi sur le parcours
fire-damage = Infliger un dégât
fire-lock = Verrouiller le registre { $register }
fire-destroy = Détruire { $option }
do-fire-damage = Un simple point
do-fire-lock = Le point se pose sur ce registre
do-fire-destroy = Aucun dégât, l’option disparaît

# L’écran.
rr-turn = tour { $turn }
rr-size = { $robots } robots
rr-phases = Phase
rr-phase-deal = Donne
rr-phase-program = Programme
rr-phase-power = Énergie
rr-phase-registers = Registres
rr-phase-clean-up = Fin de tour
rr-steps = Étapes du registre { $register }
rr-step-reveal = Révélation
rr-step-move = Robots
rr-step-floor = Sol
rr-step-lasers = Lasers
rr-step-touch = Contact
rr-floor-step = { $phase ->
    [express] Les tapis express avancent.
    [belts] Tous les tapis avancent.
    [pushers] Les poussoirs poussent.
    [gears] Les engrenages tournent.
    [lasers] Les lasers tirent.
    [touch] Drapeaux et ateliers sont touchés.
    [reveal] Les cartes sont révélées.
   *[move] Les robots bougent, la plus haute priorité d’abord.
}
rr-register-of = Registre { $register } sur 5
rr-wait-program = { $left ->
    [one] Un robot est encore en programmation.
   *[other] { $left } robots sont encore en programmation.
}
rr-wait-last-me = Tous les autres ont fini. À zéro, les registres vides sont remplis au hasard.
rr-wait-last-other = Seul { $who } programme encore. À zéro, les registres vides sont remplis au hasard.
rr-wait-done = Vous avez fini. { $left ->
    [0] Les registres commencent.
    [one] Un robot est encore en programmation.
   *[other] { $left } robots sont encore en programmation.
}
rr-wait-down = Vous êtes éteint. { $left ->
    [one] Un robot est encore en programmation.
   *[other] { $left } robots sont encore en programmation.
}
rr-wait-decision = { $who } décide : { $choice }.
rr-wait-you = À vous de décider : { $choice }.
rr-wait-registers = Les registres sont exécutés, l’un après l’autre.
rr-wait-deal = Les cartes du prochain tour sont données.
rr-wait-clean-up = Réparations, options, robots qui reviennent.
rr-wait-paused = La partie est en pause.
rr-wait-over = La partie est finie.
rr-your-program = Votre programme
rr-keys-hint = les chiffres 1–9 remplissent le prochain registre
rr-my-robots = Vos robots
rr-my-robots-key = N : votre robot suivant
rr-my-robot = { $robot }, { $state ->
    [done] terminé
    [open] encore à programmer
   *[idle] rien à programmer
}
rr-your-hand = Votre main
rr-take-back = Reprendre
rr-register = { $register }
rr-register-next = { $register } ici
rr-register-locked = { $register } verrouillé
rr-register-empty = Registre { $register }, vide
rr-register-holds = Registre { $register } : { $cards }
rr-register-holds-locked = Registre { $register }, verrouillé : { $cards }
rr-add-second = Ajouter une seconde carte au registre { $register }
rr-card = { $card }, priorité { $priority }
rr-card-in = { $card }, priorité { $priority }, au registre { $register }
rr-card-kept = { $card }, priorité { $priority }, gardée
rr-in-register = registre { $register }
rr-kept = gardée
rr-hand-size = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
rr-no-hand = { $why ->
    [down] Votre robot est éteint : pas de cartes ce tour-ci. À la fin du tour, on vous demande s’il reste éteint.
    [locked] Les cinq registres sont verrouillés. Les mêmes cartes sont rejouées.
   *[out] Votre robot n’est pas sur le parcours.
}
rr-done = Terminé
rr-missing = Le registre { $register } est vide
rr-is-done = Programme terminé
rr-sending = Un instant
rr-recompile = Nouvelle main pour 1 dégât
rr-timed-out = { $who } : temps écoulé, le reste a été rempli au hasard.
rr-refused = Impossible.
rr-power = S’éteindre au prochain tour
rr-power-note = répare tout, pas de cartes
rr-power-no = Non
rr-power-yes = Oui
rr-power-ask = À mon tour
rr-orders = Consignes pour ce tour et les suivants
rr-when-damaged = Quand je suis touché
rr-damaged-ask = Me demander
rr-damaged-keep = Tout garder
rr-damaged-give = En céder une
rr-give-first = Laquelle d’abord
rr-when-destroyed = Quand je suis détruit
rr-lose = Perdre { $option }
rr-when-back = Quand je reviens
rr-back-facing = Vers { $heading }
rr-back-down = Éteint
rr-back-wish = Case souhaitée, si l’archive est occupée
rr-back-no-wish = Aucune case
rr-archive = Jeton d’archive
rr-archive-move = Le déplacer
rr-archive-leave = Le laisser
rr-ask = Demander
rr-never = Jamais
rr-always = Toujours
rr-use = L’utiliser
rr-registers = Registres
rr-policy-of = Quand utiliser { $option }
rr-use-in-register = Au registre { $register }
rr-throw-in = L’actionner au registre
rr-keep-card = Garder une carte
rr-keep-none = Aucune carte
rr-keep-in = Pour le registre
rr-fire-policy = Chaque coup
rr-weapon-in = Registre { $register }
rr-weapons = Avec quoi tirer
rr-arm-in = Registre { $register }
rr-arm-end = Fin de tour
rr-arm-nothing = Rien
rr-charges = { $left ->
    [one] reste { $left }
   *[other] restent { $left }
}
rr-no-options = Aucune option. Les cases à clé et marteau en donnent.
rr-your-options = Vos options
rr-robots = Robots
rr-you = { $name } (vous)
rr-state-programming = Programme
rr-state-done = Prêt
rr-state-down = Éteint
rr-state-deciding = Décide
rr-state-out = Éliminé
rr-state-away = Absent
rr-state-resigned = Abandon
rr-state-back = Revient
rr-state-unplaced = Pas encore placé
rr-state-sits-out = Passe
rr-state-waits = Aucune case libre
rr-state-sent-off = Renvoyé
rr-state-finished = Place { $place }
rr-announced = s’éteindra
rr-superbot = SuperBot
rr-blamed = responsable
rr-carries-flag = a le drapeau { $flag }
rr-racer = coureur { $pair }
rr-blocker = bloqueur { $pair }
rr-team = équipe { $team }
rr-damage = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} sur 10
rr-omen = { $shows ->
    [end] détruit au registre { $register }
    [flag] drapeau { $flag } au registre { $register }
   *[damage] { $points ->
        [one] { $points } dégât
       *[other] { $points } dégâts
    } au registre { $register }
}
rr-next-flag = prochain drapeau { $flag }
rr-lives = { $lives ->
    [one] { $lives } vie
   *[other] { $lives } vies
}
rr-tab-program = Programme
rr-tab-options = Options
rr-tab-robots = Robots
rr-tab-log = Journal
rr-revealed = Registre { $register }, par priorité
rr-face-down = face cachée
rr-come-back = Revenir
rr-start-here = Partir d’ici
rr-on-cell = Sur { $cell }
rr-come-back-on = Où
rr-come-back-facing = Vers
rr-come-back-down = Éteint : plus de dégâts, pas de cartes au prochain tour
rr-board = { $course }, tour { $turn }
rr-chapter = R{ $register }
rr-chapter-turn = T{ $turn }
rr-panels = Phase et programme
rr-tabs = Parties de la table
rr-click-cell = Cliquez une case
rr-robot-dome = Dôme
rr-robot-gable = Pignon
rr-robot-crate = Caisse
rr-robot-nut = Écrou
rr-robot-tread = Chenille
rr-robot-cross = Croix
rr-robot-wedge = Coin
rr-robot-egg = Œuf
rr-key-does = { $word ->
    [hint] un conseil, aux tables d’entraînement
    [card] mettre une carte de la main au prochain registre
    [register] choisir un registre
    [take-back] reprendre la dernière carte
    [clear] vider le programme
    [power] extinction : non, oui, à mon tour
    [options] aux options
    [next-robot] votre robot suivant, ou celui d’avant
    [done] terminé
    [play] lire ou mettre en pause
    [step] un événement
    [turn] un registre
    [speed] moins vite, plus vite
    [skip] à la fin
    [answer] répondre à une décision
    [log] journal
    [chat] discussion
   *[sound] son activé ou coupé
}
rr-scenario = Un scénario
rr-own-course = Un parcours personnel
