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

export const reauthentication = {
  title: 'Confirmez que c’est bien vous',
  text: 'Votre connexion date d’un moment. Pour cette action, votre identité est donc vérifiée une nouvelle fois.',
  hint: 'Le code avec lequel vous vous connectez. Avec un lien et sans code, reconnectez-vous par un nouveau lien.',
  confirm: 'Confirmer',
} as const;

export const organisationSessions = {
  title: 'Sessions de votre organisation',
  description:
    'Qui est connecté en ce moment : les conseillers de votre organisation et les personnes chez vos employeurs.',
  cardTitle: 'Connexion et sessions',
  cardText:
    'Qui est connecté en ce moment, quand une session se termine d’elle-même, et ce qui est demandé à chacun à la connexion.',
  open: 'Voir les sessions',
  holder: 'Nom',
  rules: 'Règles de connexion et de session',
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

export const secondFactor = {
  title: 'Second facteur',
  text: 'Avec un second facteur, la connexion demande, outre votre code d’accès, un code d’une application de votre téléphone. Qui ne connaît que votre code d’accès ne peut alors pas entrer.',
  start: 'Configurer le second facteur',
  steps:
    'Scannez le code avec une application d’authentification sur votre téléphone, puis saisissez les six chiffres affichés.',
  typed: 'Impossible de scanner ? Saisissez cette clé dans l’application :',
  qr: 'Code QR pour votre application d’authentification',
  code: 'Code de l’application',
  codeHint: 'Six chiffres, ou un de vos codes de secours.',
  confirm: 'Confirmer',
  codesTitle: 'Vos codes de secours',
  codesText:
    'Chaque code sert une fois à la place de votre téléphone. Vous ne les voyez que maintenant : imprimez-les ou conservez-les en lieu sûr, pas avec votre code d’accès.',
  print: 'Imprimer',
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'La copie ne fonctionne pas dans ce navigateur. Sélectionnez les codes et copiez-les vous-même.',
  done: 'Je les ai conservés',
  remove: 'Supprimer le second facteur',
  removeText:
    'Pour un nouveau téléphone, par exemple : supprimez le second facteur avec un code et configurez-le de nouveau.',
  renew: 'Nouveaux codes de secours',
  renewText: 'Les anciens codes de secours ne fonctionnent plus ensuite.',
  failed: 'Cela n’a pas réussi.',
  reset: 'Effacer le second facteur',
  resetTitle: 'Effacer le second facteur',
  resetConsequence:
    'Ne le faites que si vous savez avec certitude qui le demande, par exemple en appelant cette personne. Les sessions ouvertes sont fermées ; le code d’accès reste valable.',
  resetByProviderConsequence:
    'Ne le faites que si vous savez avec certitude qui le demande, par exemple en appelant cette personne. Les sessions ouvertes sont fermées. Les codes délivrés par le prestataire ne sont plus valables : cette personne retrouve l’accès par une invitation confirmée au sein de son organisation, ou par l’exploitant du serveur. Toutes les personnes ayant un accès de conseil dans l’organisation en sont averties.',
  resetFailed: 'Le second facteur n’a pas été effacé.',
  needs: 'Second facteur obligatoire pour chacun',
  needsHint: 'Qui n’en a pas encore le configure avant de continuer, vous aussi.',
  requiredTitle: 'Configurez un second facteur',
  requiredText:
    'Votre accès exige un second facteur. Cela prend une minute ; il vous faut un téléphone avec une application d’authentification.',
  set: (day: string) => `Configuré le ${day}.`,
  left: (count: number) => `Il reste ${formats.counted(count, { one: 'code de secours', other: 'codes de secours' })}.`,
  wrongCodes: (count: number) =>
    `${formats.counted(count, { one: 'code erroné saisi', other: 'codes erronés saisis' })} pour vous ces dernières 24 heures. Ce n’était pas vous ? Quelqu’un d’autre a alors votre code d’accès : faites-le remplacer.`,
  resetOf: (holder: string) => `Effacer le second facteur de ${holder}`,
  resetQuestion: (holder: string) => `Voulez-vous vraiment effacer le second facteur de ${holder} ?`,
} as const;

export const ownCode = {
  title: 'Code personnel',
  text: 'Le code d’accès que vous avez reçu a pu être vu aussi par qui l’a délivré ou vous l’a transmis. Créez en échange un code personnel : vous vous connecterez désormais avec lui, dans le même champ. Le code délivré reste pour le secours et ne permet alors que de créer un nouveau code personnel. Vos autres sessions prennent fin.',
  make: 'Créer un code personnel',
  madeTitle: 'Votre code personnel',
  madeText:
    'Vous ne voyez ce code que maintenant. Conservez-le dans un gestionnaire de mots de passe ou en lieu sûr, et conservez à part le code d’accès délivré, pour le secours. Si votre navigateur a mémorisé le code délivré, remplacez-le par celui-ci.',
  done: 'Je l’ai conservé',
  madeOn: (day: string) => `Créé le ${day}.`,
  another:
    'Code personnel perdu, ou besoin d’un nouveau ? Connectez-vous avec le code d’accès délivré et créez-en un nouveau.',
  needsIssued:
    'Votre connexion ne s’est pas faite avec un code d’accès. Connectez-vous avec le code d’accès que vous avez reçu pour créer un code personnel.',
  recoveries:
    'Le code d’accès délivré a été utilisé pour le secours. Ce n’était pas vous ? Faites révoquer votre accès et signalez que quelqu’un d’autre a le code.',
  recoveryTitle: 'Créez un nouveau code personnel',
  recoveryText:
    'Votre connexion s’est faite avec le code d’accès délivré. Comme vous avez un code personnel, il ne sert plus qu’au secours : créez un nouveau code personnel pour continuer. Le précédent ne fonctionne plus ensuite. Votre navigateur a rempli ce code ? Déconnectez-vous et connectez-vous avec votre code personnel.',
  failed: 'Le code personnel n’a pas été créé.',
  keptEnd: 'Six derniers caractères de votre code personnel',
  keptHint: 'Reprenez-les de l’endroit où vous conservez le code. Vous pouvez aussi coller le code entier.',
  keptWrong: 'Saisissez les six derniers caractères du code ci-dessus.',
  requiredTitle: 'Créez un code personnel',
  requiredText:
    'Le code d’accès de votre connexion a pu être vu aussi par qui l’a délivré ou transmis : échangez-le, à cette première utilisation, contre un code que vous seul connaissez.',
  factorFollows: 'Ensuite, vous configurez encore un second facteur.',
  needs: 'Codes d’accès délivrés échangés à la première utilisation',
  needsHint: 'Qui se connecte avec un code d’accès délivré crée un code personnel avant de continuer, vous aussi.',
} as const;
