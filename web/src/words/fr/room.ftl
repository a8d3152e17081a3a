sit-down = Prendre place
sit-here = S’asseoir ici
stand-up = Quitter la table
start = Commencer
fill-and-start = { $count ->
    [one] Commencer avec un bot
   *[other] Commencer avec { $count } bots
}
close-table = Fermer la table
seats = Places
seats-still-free = { $count ->
    [one] Une place est encore libre. Invitez quelqu’un, ou installez un bot.
   *[other] { $count } places sont encore libres. Invitez du monde, ou installez des bots.
}
all-seated-host = Toutes les places sont prises. Commencez quand vous voulez.
all-seated = Toutes les places sont prises. { $name } donne le départ.
you = vous
host = hôte
away = absent
free-seat = Place libre
    .more = Pour vous, un ami ou un bot.
no-wish = Pas de préférence : tirage au sort au départ.
seats-together = { $count } robots
which-of-mine = Lequel de vos robots
seat-number-here = Robot à la place { $number }
seat-a-bot = Installer un bot
seat-a-bot-at = Installer un bot à la place { $seat }
free-the-seat = Libérer
free-the-seat-of = Libérer la place de { $name }
choose-pilot = Choisissez pilote et vaisseau
choose-robot = Choisissez votre robot
who-are-they = Qui sont-ils ?
first-come = Premier arrivé, premier servi. Le reste est tiré au sort.
pilot = Pilote
robot = Robot
team = Équipe
in-teams = En équipes
team-name = { $team ->
    [left] équipe de gauche
    [right] équipe de droite
   *[other] équipe { $team }
}
taken-by = pris par { $name }
invite = Inviter
invite-private = Cette table est privée. Entre qui a ce lien ou ce code.
invite-public = Cette table est publique. Ce lien y mène.
link = Lien
code = Code
copy = Copier
copied = Copié
qr-of-link = Code QR du lien
hand-over = Céder ma place à quelqu’un
    .more = Qui ouvre ce lien prend votre place, une seule fois.
hand-over-link = Lien vers votre place
another-code = Un autre code
codes-of-before = Autres codes valables
code-counts = { $count ->
    [one] Pour un invité de plus, jusqu’au { $time }
   *[other] Pour { $count } invités de plus, jusqu’au { $time }
}
revoke = Révoquer
revoke-code = Révoquer : { $code }
keep-my-seat = Garder ma place
settings = Réglages
by-invitation = sur invitation
for-everybody = ouverte à tous
practice-table = table d’entraînement : des conseils pour tous
no-spectators = sans spectateurs
spectators-welcome = spectateurs bienvenus
option-chosen = { $option } : { $value }
yes = oui
no = non
option-powers = Pouvoirs des pilotes
option-dice_order = Ordre des dés
option-dice_order-fixed = rouge, blanc, bleu
option-dice_order-random = tiré à chaque manche
option-return_to_platform = Retour à une plateforme
option-own_platform = Sa propre plateforme
option-fly_on = Voler jusqu’au bout
option-turrets_harmless = Tourelles inoffensives
left-out = Astéroïdes retirés
    .more = Au choix au lieu d’un nombre : leurs priorités.
first-player = Premier joueur
seat-of = place { $number }
option-one_shot = Un tir par manche
option-blocked_push_hits = La poussée bloquée touche
option-last_survivor_wins = Le dernier survivant gagne
option-targets_needed-left = Cibles de l’équipe de gauche
option-targets_needed-right = Cibles de l’équipe de droite
option-asteroids = Astéroïdes
option-lives = Vies
option-options = Cartes option
option-options_at_start = Cartes option au départ
option-archive_optional = Archive facultative
option-power_down_undamaged = Extinction sans dégâts
option-one_flag_per_turn = Un drapeau par tour
option-play_on = On continue pour les places
first-steps = Premiers pas
first-steps-plan = Choisissez vos actions sur le tableau, de gauche à droite.
first-steps-seal = { $clock ->
    [none] Scellez le plan quand il vous convient.
   *[running] Scellez le plan avant que l’anneau soit vide.
}
first-steps-watch = Regardez : l’essaim dérive, puis tous volent.
first-steps-close = Masquer les premiers pas
