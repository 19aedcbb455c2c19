import { formats } from '#web/i18n/fr/formats.ts';

export const security = {
  title: 'Sécurité',
  description: 'Où votre session est ouverte, et ce qui vous est demandé pour vous connecter.',
  sessions: 'Vos sessions',
  sessionsText:
    'Chaque ligne est un endroit où votre session est ouverte. Si vous n’en reconnaissez pas une, fermez-la et faites remplacer votre code d’accès.',
  device: 'Appareil',
  unknownDevice: 'Appareil inconnu',
  network: 'Réseau',
  unknownNetwork: 'Inconnu',
  signedInOn: 'Connexion',
  lastSeenOn: 'Dernière utilisation',
  endsOn: 'Expire sans utilisation',
  thisSession: 'Cette session',
  actions: 'Actions',
  end: 'Fermer',
  endOf: (whose: string) => `Fermer la session : ${whose}`,
  endOthers: 'Fermer toutes les autres sessions',
  endTitle: 'Fermer la session',
  endQuestion: (whose: string) => `Voulez-vous vraiment fermer cette session : ${whose} ?`,
  othersQuestion: (count: number) =>
    `Voulez-vous vraiment fermer ${formats.counted(count, { one: 'autre session', other: 'autres sessions' })} ?`,
  consequence:
    'La personne qui y travaille est déconnectée et peut se reconnecter tant que le code d’accès est valable.',
  failed: 'La fermeture n’a pas réussi.',
  none: 'Personne n’est connecté.',
} as const;

export const organisationSessions = {
  title: 'Sessions de votre organisation',
  description:
    'Qui est connecté en ce moment : les conseillers de votre organisation et les personnes chez vos employeurs.',
  cardTitle: 'Connexion et sessions',
  cardText: 'Qui est connecté en ce moment, et quand une session se termine d’elle-même.',
  open: 'Voir les sessions',
  holder: 'Nom',
  rules: 'Quand une session se termine',
  rulesText:
    'Vaut pour toutes les personnes de votre organisation et de ses employeurs, y compris celles qui sont connectées en ce moment.',
  idleMinutes: 'Minutes sans utilisation',
  sessionHours: 'Heures au total',
  range: (minimum: number, maximum: number) => `De ${minimum} à ${maximum} inclus`,
  standard: 'Ce sont les valeurs standard.',
  since: (day: string, name: string) => `Choisi le ${day} par ${name}.`,
  saved: 'Les règles sont enregistrées.',
  notSaved: 'Les règles ne sont pas enregistrées.',
} as const;
