loading = Chargement
to-the-lobby = Swarmrally, vers le salon
rules = Règles
menu = Menu
language = Langue
volume = Volume
theme = Couleurs : { $theme ->
    [dark] sombres
    [light] claires
   *[system] selon le système
}
somebody = Quelqu’un
robot-of = { $robot } ({ $name })
sound = Son
colours = Couleurs
colours-choice = { $theme ->
    [dark] sombres
    [light] claires
   *[system] selon le système
}
playing-as = Vous jouez sous le nom { $name }
pages = Pages
page-me = Ma page
page-puzzles = Casse-tête
page-gallery = Galerie
page-records = Parties jouées
page-pilots = Pilotes
page-robots = Robots
page-rules = Règles
try-again = Réessayer
still-away = Le serveur ne répond toujours pas.
back-to-the-lobby = Retour au salon
trouble-missing = Cette page n’existe pas
    .more = L’adresse est peut-être mal écrite, ou la page a changé de place.
trouble-unreachable = Le serveur ne répond pas
    .more = Vous êtes hors ligne, ou le serveur est arrêté. Rien n’est perdu : les parties attendent sur le serveur.
trouble-site-away = Cette page n’a pas pu être chargée en entier
    .more = Vous êtes hors ligne, ou son hébergeur ne répond pas. Les parties que vous jouez ici sont gardées dans ce navigateur.
trouble-no-table = Cette table n’existe pas
    .more = Elle n’a jamais existé, elle est fermée, ou elle est privée et vous n’êtes pas invité.
trouble-closed-table = Cette table est fermée
    .more = Son hôte l’a fermée, ou personne n’est venu pendant longtemps.
trouble-no-engine = Cette partie ne peut pas être montrée maintenant
    .more = Elle est gardée dans ce navigateur, mais le moteur qui la joue n’est pas là.

bot-drifter = Vagabond
    .more = Va où le courant le porte : tout coup permis lui convient.
bot-rookie = Débutant
    .more = File droit vers le prochain but, avec des erreurs de débutant.
bot-cadet = Cadet
    .more = Calcule bien les bons jours, et les autres, quelque chose lui échappe.
bot-racer = Coureur
    .more = Trouve le meilleur plan de la manche et ne regarde pas plus loin.
bot-veteran = Vétéran
    .more = Regarde un peu au-delà de la manche et garde un œil sur vous.
bot-ace = As
    .more = Pèse les manches à venir et ce que vous ferez sans doute. En Course et en Drones, à peine plus fort que le vétéran.
bots-by-strength = Les bots, du plus faible au plus fort
bot-strength = Force { $strength } sur { $of }
bot-thinks = { $bot } réfléchit
bot-thought = { $bot }, a réfléchi { $time }
rival-is = Contre : { $bot }
which-bot = Quel bot
