import { errors } from '#web/i18n/fr/error-words.ts';
import { formats } from '#web/i18n/fr/formats.ts';

/** How a dossier stands, in its row and on the start page. */
export const statuses = {
  errors: (count: number | null) => (count === null ? 'Erreurs' : formats.counted(count, errors)),
  busy: 'Calcul en cours',
  calculated: 'Calculé',
  cancelled: 'Annulé',
  unknown: 'Statut inconnu',
  failed: 'Échec',
  eraseOn: (day: string) => `Les données des participants seront effacées le ${day}`,
} as const;

export const desk = {
  title: 'Vos dossiers et échéances',
  dossiers: 'Dossiers',
  deadlines: 'Échéances',
  search: 'Chercher un employeur ou un dossier',
  add: 'Nouveau dossier',
  empty: 'Il n’y a pas encore de dossiers. Un nouveau dossier commence chez un employeur.',
  noDeadlines: 'Aucune échéance n’est connue.',
  deadline: {
    transitionPlan: 'Plan de transition au plus tard chez l’organisme',
    transition: 'Dernière entrée en vigueur selon la loi',
    contractEnd: 'Fin du contrat avec l’organisme',
  },
} as const;
