import { formats } from '#web/i18n/fr/formats.ts';

export const codes = {
  title: 'Codes d’accès',
  titleOf: (organisation: string) => `Codes d’accès de l’organisation ${organisation}`,
  description:
    'Qui a accès : les conseillers et conseillères de votre organisation, et des personnes chez vos employeurs. Un employeur ne voit que ses propres dossiers.',
  descriptionProvider:
    'Quels conseillers et conseillères de cette organisation ont accès. Seule l’organisation voit qui a accès chez un employeur.',
  holder: 'Nom',
  employer: 'Employeur',
  role: 'Rôle',
  roles: { provider: 'Prestataire', adviser: 'Conseil', employer: 'Employeur' },
  createdOn: 'Délivré le',
  operator: 'Exploitant',
  issuerUnknown: 'Non enregistré',
  expiresOn: 'Valable jusqu’au',
  lastUsedOn: 'Dernière utilisation',
  neverUsed: 'Pas encore',
  state: 'Statut',
  states: { active: 'Actif', expired: 'Expiré', revoked: 'Révoqué' },
  actions: 'Actions',
  issue: 'Délivrer un code',
  extend: 'Prolonger',
  extendOf: (holder: string) => `Prolonger le code délivré à ${holder}`,
  replace: 'Remplacer',
  replaceOf: (holder: string) => `Remplacer le code délivré à ${holder}`,
  revoke: 'Révoquer',
  revokeOf: (holder: string) => `Révoquer le code délivré à ${holder}`,
  emptyTitle: 'Il n’y a pas encore de code d’accès',
  emptyText:
    'Délivrez un code à toute personne qui, chez un employeur, veut elle-même ajouter ou consulter des dossiers.',
  emptyTextProvider: 'Délivrez un code au premier conseiller ou à la première conseillère de cette organisation.',
} as const;

export const codeIssue = {
  title: 'Délivrer un code d’accès',
  holder: 'Nom de la personne qui reçoit le code',
  holderHint: 'Un code propre à chaque personne : vous pourrez ainsi le révoquer séparément.',
  employer: 'Employeur',
  chooseEmployer: 'Choisissez un employeur',
  noEmployers: 'Ajoutez d’abord un employeur dans la liste des employeurs.',
  days: 'Durée de validité (jours)',
  submit: 'Délivrer',
  failed: 'Le code d’accès n’a pas été délivré.',
  issuedTitle: 'Code d’accès délivré',
  issuedFor: (holder: string, day: string) => `Code pour ${holder}, valable jusqu’au ${day} :`,
  shownOnce:
    'Ce code ne s’affiche que maintenant. Transmettez-le personnellement, par téléphone par exemple ; ne le conservez pas dans un e-mail.',
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'La copie ne fonctionne pas dans ce navigateur. Sélectionnez le code et copiez-le vous-même.',
  done: 'Terminé',
} as const;

export const codeExtension = {
  title: 'Prolonger le code d’accès',
  text: (holder: string, day: string) =>
    `Le code délivré à ${holder} est valable jusqu’au ${day}. La nouvelle durée court à partir d’aujourd’hui.`,
  submit: 'Prolonger',
  failed: 'Le code d’accès n’a pas été prolongé.',
} as const;

export const codeRevocation = {
  title: 'Révoquer le code d’accès',
  question: (holder: string) => `Voulez-vous vraiment révoquer le code d’accès délivré à ${holder} ?`,
  consequence: (others: number) =>
    `Toute session ouverte avec ce code est fermée immédiatement. La révocation est définitive.${
      others === 0
        ? ''
        : ` ${formats.counted(others, { one: 'autre code actif à ce nom reste valable', other: 'autres codes actifs à ce nom restent valables' })}.`
    }`,
  failed: 'Le code d’accès n’a pas été révoqué.',
} as const;

export const codeReplacement = {
  title: 'Remplacer le code d’accès',
  question: (holder: string) => `Voulez-vous vraiment remplacer le code d’accès délivré à ${holder} ?`,
  consequence:
    'Le code actuel et le code personnel créé pour lui ne fonctionneront plus et toute session ouverte avec eux sera fermée ; la vôtre reste ouverte. Le nouveau code garde la même date de fin.',
  failed: 'Le code d’accès n’a pas été remplacé.',
} as const;
