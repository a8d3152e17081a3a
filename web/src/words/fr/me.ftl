me-title = Ma page
played-title = Mes parties jouées
played-none = Vos parties terminées sont ici, même celles contre les bots.
played-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
played-result = { $result ->
    [won] gagnée, à { $seats }
    [shared] gagnée ensemble
    [left] quittée
    [nobody] personne n’a gagné
    [unknown] inconnu
   *[lost] perdue
}
played-rounds = { $unit ->
    [turn] { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    }
   *[round] { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
}
played-rematch = Revanche
played-replay = Revoir
played-in-browser = dans le navigateur
played-rematch-of = Revanche de { $title }
part-games = Parties
part-statistics = Statistiques
part-account = Compte
waiting-for-you = Elles vous attendent
waiting-of = { $running ->
    [one] votre seule partie en cours
   *[other] { $waiting } sur { $running } parties en cours
}
title-in-round = { $title }, { $round }
left-to-act = encore { $time }
others-plan = Vous avez fini. Les autres planifient.
my-move = { $game ->
    [roborally] Programmer
   *[asteroyds] Planifier mon vol
}
look-at-it = Regarder
go-to-table = Aller à la table
against-bots = contre des bots
bots-of-a-kind = { $count } × { $bot }
played-place = { $place ->
    [1] 1er sur { $seats }
   *[other] { $place }e sur { $seats }
}
today-at = { $day }, { $time }
what-to-do-with = Revoir { $title } ou revanche
sift-more = Plus de filtres
sift-mode = Mode
sift-any = tous
sift-against = Contre
sift-opponents = { $against ->
    [people] des personnes
    [bots] des bots seuls
   *[any] personnes et bots
}
sift-result = Résultat
sift-results = { $result ->
    [won] gagnées
    [lost] non gagnées
    [left] quittées
   *[any] tous
}
sift-time = Période
sift-times = { $time ->
    [week] 7 jours
    [month] 30 jours
    [year] un an
   *[any] toutes
}
sift-none = Tout montrer
name-or-mode = Nom ou mode
none-like-that = Aucune de vos parties n’est ainsi.
games-found = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
games-more = { $count ->
    [one] Montrer { $count } de plus
   *[other] Montrer { $count } de plus
}
head-game = Jeu
head-with = Avec
head-rounds = Manches
head-when = Quand
statistics = Statistiques
count-games = { $count ->
    [one] partie
   *[other] parties
}
count-won = { $part } de gagnées
rounds-a-game = manches par partie
last-places = { $won } { $won ->
    [one] gagnée
   *[other] gagnées
} sur les { $count } dernières. En haut, la première place.
favourite = { $game ->
    [roborally] Robot préféré
   *[asteroyds] Pilote préféré
}
games-and-won = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $won } { $won ->
    [one] gagnée
   *[other] gagnées
}
won-by-mode = Gagnées, par mode
won-of = { $won } sur { $games }
judged = Comment je planifie
    .more = D’après les rapports de mes parties : ce que chaque plan a gardé de ses chances, et ce qu’ont coûté faux pas et bévues. Tout est compté et gardé dans ce navigateur.
judged-accuracy = de leurs chances gardées par mes plans
judged-games = { $count ->
    [one] partie examinée
   *[other] parties examinées
}
judged-slips = faux pas et bévues par partie
judged-trend = { $lately } dans les { $count } dernières parties, { $before } avant. La dernière est à droite.
judged-over-time = Partie par partie, la dernière à droite.
judged-by-mode = Précision, par mode
judged-of = { $accuracy } en { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
judged-mistakes = Ce qui m’a coûté le plus
judged-kind = { $kind ->
    [fall] Vaisseau ou vie perdus
    [goal] Un objectif laissé
    [damage] Des dégâts subis
    [detour] Un chemin plus long
   *[later] Moins bon pour la suite
}
judged-cost = { $count ->
    [one] une fois
   *[other] { $count } fois
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} de chance
judged-worst = Le pire
judged-worst-of = { $kind ->
    [fall] La pire perte d’un vaisseau ou d’une vie
    [goal] Le pire objectif laissé
    [damage] Les pires dégâts
    [detour] Le pire détour
   *[later] Le pire plan pour la suite
}
judged-none = Aucun faux pas, aucune bévue pour l’instant.
judged-make = { $count ->
    [one] Examiner 1 partie
   *[other] Examiner { $count } parties
}
judged-at = Partie { $at } sur { $of }
judged-stop = Arrêter
judged-without = { $count ->
    [one] 1 partie n’a pas de rapport.
   *[other] { $count } parties n’ont pas de rapport.
}
my-name = Mon nom
my-name-note = De 1 à 24 caractères. Tout le monde le voit à vos tables.
my-name-note-here = De 1 à 24 caractères. Il reste dans ce navigateur tant que vous ne jouez pas avec d’autres.
save = Enregistrer
saved = Enregistré
nobody-yet = Vous n’êtes encore personne ici. Jouez ou rejoignez une table, et vous serez un invité dont le nom peut changer.
other-device = Sur un autre appareil
other-device-note = Un lien vous fait passer sur un autre appareil, avec toutes vos places. Il sert une fois, pendant un jour, et déconnecte les autres appareils. Gardez-le pour vous.
make-link = Créer un lien
recovery-link = Lien pour mon autre appareil
good-until = Valable jusqu’au { $time }
qr-of-recovery = Code QR du lien
signed-in = Où vous êtes connecté
signed-in-note = Ces navigateurs peuvent jouer pour vous. Celui qui ne sert pas longtemps est déconnecté de lui-même.
this-one = celui-ci
used-lately = Utilisé récemment
last-used = Utilisé { $ago }
browser-on = { $browser } sur { $system }
unnamed-device = Un navigateur
earlier-devices = Appareils d’avant
end-session = Déconnecter
end-session-of = Déconnecter { $name }
end-others = Déconnecter partout ailleurs
programs = Programmes
programs-note = Un programme joue pour vous avec un jeton. Gardez-le pour vous.
program-name = Nom du programme
make-token = Créer un jeton
token-once = Jeton de { $name }, montré cette seule fois
recover-title = Passer ici ?
recover-note = Vous continuez ici comme le joueur de ce lien, avec toutes ses places. Les autres appareils sont déconnectés.
recover-warning = L’invité que vous êtes maintenant, { $name }, reste derrière.
recover-yes = Oui, ici
recover-no = Non
recover-dead = Ce lien ne marche plus. Créez-en un nouveau sur votre autre appareil.
delete-me = Me supprimer
delete-note = Votre nom, tout ce que vous avez dit et la liste de vos parties sont supprimés. Vos places restent, sans nom.
delete-yes = Supprimer pour de bon
delete-no = Je reste
against-bots-here = contre des bots, dans ce navigateur
delete-here = Supprimer { $title } de ce navigateur
delete-here-sure = Oui, supprimer { $title } pour de bon
delete-here-now = Supprimer pour de bon
rounds-taken-back = { $count ->
    [one] une manche reprise
   *[other] { $count } manches reprises
}
only-this-browser = Ce sont les parties de ce navigateur. On ne sait rien d’autre de vous, et aucun serveur ne les a.
played-report = Bilan
report-of = Bilan : { $title }
