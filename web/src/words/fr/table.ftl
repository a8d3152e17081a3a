## The stopwatch
no-clock = Sans chronomètre : prenez votre temps.
ring-number = { $unit ->
    [minutes] { $whole }:{ NUMBER($rest, minimumIntegerDigits: 2) }
    [hours] { $whole } h
    [days] { $whole } j
   *[seconds] { $whole }
}
ring-unit = { $unit ->
    [minutes] min
    [hours] { $rest } min
    [days] { $rest } h
   *[seconds] s
}
ring-soon = départ
ring-paused = pause
time-left = { $unit ->
    [minutes] Encore { $whole } min { $rest } s
    [hours] Encore { $whole } h { $rest } min
    [days] Encore { $whole } j { $rest } h
   *[seconds] { $whole ->
        [one] Encore { $whole } seconde
       *[other] Encore { $whole } secondes
    }
}
opens-in = { $unit ->
    [minutes] Le chronomètre part dans { $whole } min { $rest } s
    [hours] Le chronomètre part dans { $whole } h { $rest } min
    [days] Le chronomètre part dans { $whole } j { $rest } h
   *[seconds] { $whole ->
        [one] Le chronomètre part dans { $whole } seconde
       *[other] Le chronomètre part dans { $whole } secondes
    }
}

## Rules and the log
open-rule = Ouvrir la règle { $rule }
log = Journal
log-empty = Rien ne s’est encore passé.
whole-game = toute la partie

## Playback
playback = Lecture
event-back = Un événement en arrière
event-on = Événement suivant
play = Lire
pause = Pause
scrub = Moment
replay-place = { $at } sur { $of }. { $caption }
speed = Vitesse
times = { $speed }×
skip = Passer
back-to-now = Revenir au présent

## Decisions
at-zero = à zéro seconde

## Chat
chat = Discussion
chat-lines = Ce qui a été dit
chat-empty = Personne n’a encore rien dit.
chat-write = Dites quelque chose
chat-send = Envoyer
chat-you = Vous
chat-left = encore { $left }
chat-offline = Non envoyé : vous êtes hors ligne.
chat-refused = Non envoyé. { $reason }
mute = Ne plus entendre { $name }
unmute = Entendre de nouveau { $name }

## Notices
offline = Vous êtes hors ligne.
server-gone = Le serveur ne répond pas.
offline-draft = { $clock ->
    [none] Votre brouillon reste sur cette page.
   *[running] Votre brouillon reste sur cette page ; le chronomètre de la table continue.
}
offline-waiting = Cette page revient d’elle-même.
retry = Réessayer
back-online = De nouveau en ligne. Rien n’est perdu.
catching-up = Rattrapage : { $at } événements sur { $of }
moved-away = Vous jouez maintenant sur un autre appareil.
moved-away-how = Cette page ne suit plus la table.
paused = La partie est en pause.
paused-how = Tout le monde l’a souhaité. Chacun peut reprendre.
resume = Reprendre
closed-why = { $why ->
    [host] L’hôte l’a fermée.
    [idle] Personne n’est venu depuis longtemps.
    [engine] Les règles de ce serveur ont changé et la partie ne peut pas continuer.
    [rounds] La partie a duré 1 000 manches : aucune ne peut durer plus.
   *[unknown] On ne peut plus y jouer.
}
dismiss = Fermer
broken = La connexion s’est rompue avant la réponse.
broken-how = La table montre ce qui vaut ; réessayez si ce que vous avez fait y manque.
unsent = Vous n’êtes pas connecté. Réessayez quand la page sera connectée.
refused = { $command ->
    [take-round-back] La manche n’a pas été reprise.
    [seal] Le plan n’a pas été scellé.
    [draft] Le brouillon n’a pas été gardé.
    [take_back] Le plan n’a pas été repris.
    [answer] La réponse n’a pas été acceptée.
    [act] Cela n’a pas été fait.
    [sit] Vous n’avez pas encore de place.
    [start] La partie n’a pas commencé.
    [pause] La partie n’est pas en pause.
    [resume] La partie ne reprend pas.
    [rematch] Il n’y a pas de revanche.
    [resign] Vous n’avez pas abandonné.
    [replace] Personne n’a été remplacé.
    [wish] Ce souhait n’a pas été accordé.
   *[other] Cela n’a pas été fait.
}
not-keeping = Rien ne peut être enregistré pour l’instant
not-keeping-why = { $trouble ->
    [full] Le disque du serveur est plein. Ce que vous faites est refusé jusqu’à ce qu’il y ait de la place ; les chronomètres attendent.
   *[other] La base de données du serveur a un problème. Ce que vous faites est refusé, ou reçoit sa réponse plus tard, jusqu’à ce qu’il soit réglé.
}

## Watching
watching = Vous regardez
spectators-here = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}

## Notices of the browser
notice-title = { $stage ->
    [deciding] À vous de décider
    [programming] Le tour { $round } est ouvert
   *[planning] La manche { $round } est ouverte
}
notice-body = { $stage ->
    [deciding] Tout le monde attend votre réponse.
    [programming] La table attend votre programme.
   *[planning] La table attend votre plan.
}

## The result
result-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
result-you = Vous gagnez
result-nobody = Personne ne gagne
won-why = { $reason ->
    [tokens] Les quatre symboles ont été pris.
    [targets] Les cibles d’une équipe ont disparu.
    [last_survivor] Il restait un seul vaisseau.
    [nobody_left] Il ne restait personne.
    [flags] Tous les drapeaux ont été touchés.
    [last_robot] Il restait un seul robot.
    [last_team] Il restait une seule équipe.
    [last_racer] Tous les autres coureurs étaient éliminés.
    [flag_home] Le drapeau adverse a été ramené.
    [resigned] Tous les autres ont abandonné.
   *[other] La partie est finie.
}
won-when = { $unit ->
    [turn] { $rounds ->
        [one] Elle a duré { $rounds } tour.
       *[other] Elle a duré { $rounds } tours.
    }
   *[round] { $rounds ->
        [one] Elle a duré { $rounds } manche.
       *[other] Elle a duré { $rounds } manches.
    }
}
won-time = { $minutes ->
    [0] Moins d’une minute.
    [one] { $minutes } minute.
   *[other] { $minutes } minutes.
}
gains = { $counts ->
    [flags] { $count ->
        [0] aucun drapeau
        [one] { $count } drapeau
       *[other] { $count } drapeaux
    }
    [targets] { $count ->
        [0] aucune cible
        [one] { $count } cible
       *[other] { $count } cibles
    }
   *[symbols] { $count ->
        [0] aucun symbole
        [one] { $count } symbole
       *[other] { $count } symboles
    }
}
damage-of = { $points ->
    [one] { $points } dégât
   *[other] { $points } dégâts
}
gone = détruit
you-mark = (vous)
damage-over-time = Dégâts au fil du temps
progress-over-time = { $counts ->
    [flags] Drapeaux au fil du temps
    [targets] Cibles au fil du temps
   *[symbols] Symboles au fil du temps
}
chart-start = début
chart-end = { $unit ->
    [turn] tour { $rounds }
   *[round] manche { $rounds }
}
rematch = Revanche
join-rematch = Vers la revanche
watch-rematch = Regarder la revanche
see-replay = Revoir
share = Partager
link-copied = Le lien est copié.
link-not-copied = Le lien n’a pas pu être copié.
back-to-lobby = Retour au salon
verify-dice = Vérifier les dés
promise-kept = La graine est celle promise avant la première manche.
promise-broken = La graine n’est pas celle promise avant la première manche.
playing-again = Le serveur rejoue chaque décision
played-again = Rejouée depuis la graine : chaque événement est le même.
played-otherwise = Rejouée depuis la graine : les événements diffèrent.
not-played-again = Le serveur ne peut pas la rejouer pour l’instant.
dice-from-all = La graine découle du secret du serveur, promis avant que quiconque s’assoie, et de ce que les places ont ajouté.
dice-not-from-all = La graine ne découle pas du secret promis et de ce que les places ont ajouté.
lot-fate = { $fate ->
    [used] Votre propre nombre aléatoire en fait partie.
    [unused] Votre propre nombre aléatoire n’en fait pas partie.
    [changed] La promesse n’est pas celle que ce navigateur a reçue quand vous vous êtes assis.
   *[none] Ce navigateur n’a ajouté aucun nombre à cette table.
}
dice-origin = D’où viennent les dés
dice-how = Le serveur a promis son secret, et le navigateur de chaque joueur ajoute un nombre aléatoire. La graine des dés est faite de tous ensemble.
dice-commitment = Promesse du secret du serveur
dice-secret = Secret du serveur
dice-seat = Place { $seat }
dice-no-lot = rien ajouté
vote-on = { $asker } souhaite qu’un bot joue pour { $name }.
vote-on-me = { $asker } souhaite qu’un bot joue pour vous.
vote-count = { $agreed } sur { $people } sont d’accord.
vote-agree = D’accord
vote-withdraw = Plus d’accord
vote-stay = Je suis là
replaced-by = { $name } a demandé le bot qui joue pour vous.
seed = Graine
seed-hash = SHA-256 promis
game-menu = Menu de la partie
menu-item = { $word ->
    [stop-the-clock] Arrêter l’horloge
    [take-round-back] Reprendre la manche
    [wish-pause] Pause, si tous le veulent
    [unwish-pause] Pas de pause
    [resume] Reprendre
    [leave] Laisser jouer un bot
    [come-back] Revenir
    [hand-over] Céder ma place
    [replace] Un bot pour { $name }
   *[resign] Abandonner
}
menu-sure = { $word ->
    [take-round-back] Oui, à la manche d’avant
    [leave] Oui, un bot joue
    [hand-over] Oui, créer le lien
    [replace] Oui, remplacer
   *[resign] Oui, abandonner
}
menu-what = { $word ->
    [take-round-back] La manche d’avant se prévoit de nouveau : avec les mêmes dés et ce que vous aviez prévu.
    [leave] Vous pourrez revenir à tout moment.
    [hand-over] La première personne qui ouvre le lien prend votre place.
    [replace] Tout de suite si son temps est écoulé. Sinon, toutes les autres personnes doivent être d’accord, après deux minutes d’attente ; sans horloge, un jour d’attente suffit.
   *[resign] Vous ne pourrez pas revenir.
}
hand-over-copied = Le lien vers votre place est copié.
hand-over-how = Envoyez-le à une personne.
key-list = Touches
close-list = Fermer
chat-open = { $unread ->
    [0] Discussion
    [one] Discussion, 1 nouvelle ligne
   *[other] Discussion, { $unread } nouvelles lignes
}
hint = Conseil
hint-key = Demander un conseil à l’as (H)
hint-title = Ce que ferait l’as
hint-thinks = L’as réfléchit.
hint-refused = L’as n’a pas de conseil pour le moment. Réessayez dans un instant.
hint-unsent = Vous n’êtes pas connecté, et l’as réfléchit sur le serveur. Redemandez quand la page sera connectée.
hint-close = Fermer le conseil
hint-take = Reprendre ce plan
hint-goals = { $goal ->
    [gates] Portes
    [drones] Drones
    [targets] Cibles
   *[flags] Drapeaux
}
hint-damage = Dégâts
hint-risk = { $stake ->
    [craft] Risque de perdre le vaisseau
   *[life] Risque de perdre une vie
}
hint-expected = { $number } en moyenne
hint-risk-said = { $level ->
    [none] presque nul, { $percent }
    [low] faible, { $percent }
    [some] sensible, { $percent }
   *[high] élevé, { $percent }
}
hint-thought = A réfléchi { $time }.
hint-power-down = extinction
hint-ram = éperonner ce qui barre la route
rule-named = Règle { $rule }
rule-close = Fermer la règle
rule-away = Cette règle n’a pas encore été chargée, et le serveur ne répond pas. Rouvrez-la quand vous serez connecté.

## Wishes
waiting = { $why ->
    [out] Votre vaisseau est détruit
    [resigned] Vous avez abandonné
    [bot] Un bot joue pour vous
   *[watch] Vous regardez
}
pause-wished = { $names } { $count ->
    [one] souhaite
   *[other] souhaitent
} une pause
pause-agree = D’accord
pause-asked = Vous avez demandé une pause. Il manque l’accord de { $names }.

zoom-in = Agrandir
zoom-out = Réduire
whole-board = Plateau entier
what-if = Et si
report = Bilan
