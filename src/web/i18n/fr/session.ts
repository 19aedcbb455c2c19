export const auth = {
  title: 'Se connecter',
  purpose:
    'Calculez quelle cotisation, après le passage à un nouveau régime à cotisations définies (premieregeling), coûte autant à l’employeur ou donne la même pension aux participants.',
  loggedOut:
    'Votre session est fermée. Vous pouvez vous reconnecter avec le code d’accès que vous avez reçu de votre prestataire.',
  unauthorized:
    'Vous n’avez pas accès à l’outil de gestion. Vous avez saisi un code d’accès ou vous souhaitez un accès ? Adressez-vous à votre interlocuteur chez le prestataire.',
  ended: 'Votre session n’est pas (ou plus) ouverte. Reconnectez-vous avec votre code d’accès.',
  accessCode: 'Code d’accès',
  accessCodeHint:
    'Le code de 26 caractères que vous avez reçu de votre prestataire, ou votre code personnel. Les tirets et les espaces sont admis.',
  showAccessCode: 'Afficher le code',
  accessCodeMissing: 'Saisissez votre code d’accès.',
  accessCodeLength: (length: number) =>
    `Un code d’accès comporte 26 lettres et chiffres ; vous en avez saisi ${length}. Vérifiez que vous avez repris le code en entier.`,
  accessCodeCharacters: 'Un code d’accès ne contient que des lettres et des chiffres.',
  secondFactor: 'Code de votre application d’authentification',
  secondFactorHint: 'Six chiffres, ou un de vos codes de secours.',
  secondFactorMissing: 'Saisissez un code.',
  logIn: 'Se connecter',
  loggingIn: 'Connexion en cours…',
  handoff: 'Connexion en cours…',
  checking: 'Vérification de votre connexion…',
  privacy:
    'Les dossiers ne sont visibles qu’au sein de votre organisation. Ce site n’utilise ni cookies ni services externes.',
  unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
} as const;
