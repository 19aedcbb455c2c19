import { formats } from '#web/i18n/fr/formats.ts';

export const clients = {
  title: 'Employeurs',
  description: 'Les employeurs de votre organisation et leurs dossiers.',
  add: 'Ajouter un employeur',
  name: 'Employeur',
  kvkNumber: 'Numéro KvK',
  reference: 'Référence',
  contact: 'Interlocuteur',
  dossiers: 'Dossiers',
  lastDossier: 'Dernier dossier',
  actions: 'Actions',
  none: 'Aucun',
  edit: 'Modifier',
  overview: 'Dossiers',
  delete: 'Supprimer',
  editOf: (name: string) => `Modifier ${name}`,
  overviewOf: (name: string) => `Dossiers de l’employeur ${name}`,
  deleteOf: (name: string) => `Supprimer ${name}`,
  emptyTitle: 'Il n’y a pas encore d’employeur',
  emptyText: 'Ajoutez l’employeur pour lequel vous voulez calculer un dossier.',
  missing: 'Cet employeur n’existe pas (ou plus) : il a été supprimé, ou le lien est incorrect.',
} as const;

export const clientForm = {
  addTitle: 'Ajouter un employeur',
  editTitle: 'Modifier l’employeur',
  name: 'Nom de l’employeur',
  kvkNumber: 'Numéro KvK',
  kvkHint: '8 chiffres (registre du commerce néerlandais)',
  reference: 'Référence',
  referenceHint: 'Votre propre numéro de dossier ou de client',
  contactName: 'Nom de l’interlocuteur',
  contactEmail: 'Adresse e-mail de l’interlocuteur',
  add: 'Ajouter',
  failed: 'L’employeur n’a pas été enregistré.',
  loadLatest: 'Charger les dernières données',
} as const;

export const clientDeletion = {
  title: 'Supprimer l’employeur',
  question: (name: string) => `Voulez-vous vraiment supprimer ${name} ?`,
  consequence: (count: number) =>
    count === 0
      ? 'Cet employeur n’a aucun dossier. Vous pourrez annuler la suppression pendant dix secondes ; si vous quittez la page avant, elle est aussitôt définitive.'
      : `${formats.counted(count, { one: 'dossier de cet employeur sera également supprimé', other: 'dossiers de cet employeur seront également supprimés' })}, avec tous les fichiers. Vous pourrez l’annuler pendant dix secondes ; si vous quittez la page avant, elle est aussitôt définitive.`,
  failed: 'L’employeur n’a pas été supprimé.',
} as const;
