export const organisations = {
  description: 'Les organisations de conseil qui utilisent cet outil, avec leurs codes d’accès.',
  add: 'Ajouter une organisation',
  name: 'Organisation',
  createdOn: 'Ajoutée le',
  activeCodes: 'Codes actifs',
  lastSignIn: 'Dernière connexion',
  never: 'Pas encore',
  state: 'Statut',
  active: 'Active',
  inactive: 'Inactive',
  own: 'votre propre organisation',
  actions: 'Actions',
  codes: 'Codes',
  codesOf: (name: string) => `Codes de l’organisation ${name}`,
  edit: 'Modifier',
  editOf: (name: string) => `Modifier ${name}`,
  emptyTitle: 'Il n’y a pas encore d’organisation',
  emptyText:
    'Ajoutez la première organisation de conseil et délivrez un code d’accès à ses conseillers et conseillères.',
} as const;

export const organisationForm = {
  addTitle: 'Ajouter une organisation',
  editTitle: 'Modifier l’organisation',
  name: 'Nom de l’organisation',
  isActive: 'Active',
  inactiveHint:
    'Tant qu’une organisation n’est pas active, aucun de ses membres n’a de session ouverte ni ne peut se connecter.',
  ownHint: 'Votre propre organisation reste active.',
  add: 'Ajouter',
  failed: 'L’organisation n’a pas été enregistrée.',
} as const;
