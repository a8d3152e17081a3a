lobby-claim = Planifiez en secret.
    .second = Volez tous ensemble.
lobby-what = Deux jeux de société de mouvement programmé
lobby-lead = Sept actions, un chronomètre et un essaim d’astéroïdes qui dérive pendant que vous réfléchissez. Pas de compte, rien à lire avant.
play-now = Jouer maintenant
guided-flight = Premier vol guidé, 2 minutes
guided-program = Premier programme guidé, 2 minutes
what-play-now-does = Un clic, et vous êtes en course contre trois bots.
setting-the-board = Le plateau se met en place.
board-picture = Une partie du plateau d’Asteroyds avec une trajectoire prévue
no-answer = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
too-often-wait = Trop de demandes en peu de temps. Réessayez dans { $time }.
coming-in = On vous fait entrer.
link-is-dead = Ce lien ne marche plus. Demandez-en un nouveau.
join-with-code = Rejoindre avec un code
code-or-link = Code ou lien
join = Rejoindre
no-such-code = Ce code n’existe pas, ou il ne compte plus. Un code a huit lettres et chiffres, jamais 0, 1, I, L ou O.
sent-away-there = L’hôte vous a demandé de quitter cette table.
name-alike-there = À cette table, votre nom se confond avec { $name }. Changez-le sur votre page.
link-works-too = Le lien d’un ami marche aussi : il suffit de l’ouvrir.
open-tables = Tables ouvertes
tables-and-players = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
which-games = Quels jeux
which-all = Tous
which-asteroyds = Asteroyds
which-roborally = RoboRally
free-seats-only = avec des places libres
none-of-these = Aucune table de ce genre pour l’instant.
more-tables = { $count ->
    [one] une autre table
   *[other] { $count } autres tables
}
no-open-table = Aucune table ouverte pour l’instant
looking-for-tables = Recherche de tables
bots-are-awake = Les bots sont toujours éveillés.
powers-on = avec les pouvoirs
assist-none = sans aide
assist-path = trajectoire montrée
assist-forecast = prévision montrée
seats-taken = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}, { $free ->
    [0] aucune place libre
    [one] { $free } place libre
   *[other] { $free } places libres
}
in-play = en cours
join-table = Rejoindre { $title }
open-table = Ouvrir { $title }
watch-table = Regarder { $title }
open = Ouvrir
watch = Regarder
clock-each-round = { $time } par { $unit ->
    [turn] tour
   *[round] manche
}
clock-none = sans chrono
robots-each = { $count } robots par joueur
robots-at-most = jusqu’à { $count } robots par joueur
clock-last-one = 30 s pour le dernier
clock-novice = chrono débutant
clock-expert = chrono expert
title-racing = Course
title-shooting = Tir
title-targets = Cibles
title-drones = Drones
title-scenario = un scénario à soi
title-own-course = un parcours à soi
my-games = Mes parties
running-games = Parties en cours
all-my-games = Toutes mes parties
tell-me = Prévenez-moi quand c’est à moi
no-games-of-mine = Les parties que vous jouez sont ici, y compris par correspondance.
waits-for-players = { $count ->
    [0] prête à commencer
    [one] { $count } place libre
   *[other] { $count } places libres
}
running = en cours
your-turn = à vous de jouer
your-turn-left = à vous de jouer, encore { $time }
round-number = Manche { $number }
turn-number = Tour { $number }
round-with = { $round }, avec { $people }
records = Parties jouées
all-records = toutes
no-record-yet = Chaque partie publique reste ici, à revoir et à partager.
a-bot = Un bot
won-in = { $names } { $count ->
    [one] gagne
   *[other] gagnent
} en { $unit ->
    [turn] { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    }
   *[round] { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
}
nobody-won = Personne ne gagne après { $unit ->
    [turn] { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    }
   *[round] { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
}
replay = revoir
replay-of = Revoir : { $title }
record-pilots = { $title }, { $seats } pilotes, { $ago }
record-robots = { $title }, { $seats } robots, { $ago }
create-a-table = Créer une table
create-asteroyds = Créer Asteroyds
    .more = Course, Tir, Cibles ou Drones. De 2 à 6 pilotes, environ 30 minutes.
create-roborally = Créer RoboRally
    .more = 34 parcours, du court au marathon. De 2 à 8 robots, de 40 à 90 minutes.
records-which = Parties terminées
records-more = Parties précédentes
records-none = Aucune partie terminée
    .more = Chaque partie publique reste ici, à revoir et à partager.
lobby-make = Atelier et galerie
    .more = Dessinez un parcours ou une disposition, ou jouez sur ce que d’autres ont fait.
lobby-draw = Dessiner la vôtre
lobby-gallery = Ce que d’autres ont fait
lobby-puzzle = Casse-tête du jour
lobby-puzzles = tous les casse-tête

## Without a server
in-this-browser = dans ce navigateur
not-begun = pas encore commencée
lobby-offline = Vous êtes hors ligne.
lobby-no-server = Le serveur ne répond pas.
lobby-alone = Vous pouvez jouer seul contre des bots, faire une première partie guidée et lire les règles. Les tables des autres, les invitations et les enregistrements reviennent avec le serveur.
tables-need-server = Les tables des autres sont sur le serveur
records-need-server = Les enregistrements des autres sont sur le serveur.
lobby-site = Cette page n’a pas de serveur.
    .more = Vous pouvez jouer seul contre des bots, faire une première partie guidée, lire les règles, et regarder et vérifier des enregistrements depuis des fichiers. Les tables avec d’autres, les liens à partager et vos propres dispositions ou parcours demandent un serveur, que chacun peut faire tourner.
records-site = Les enregistrements des autres sont sur des serveurs. Ici, un enregistrement se lit depuis un fichier ; les parties jouées dans ce navigateur sont parmi vos parties.
