import { formats } from '#web/i18n/fr/formats.ts';

export const auditLog = {
  description: 'Qui a fait quoi et quand au sein de votre organisation.',
  descriptionProvider:
    'Qui a fait quoi et quand dans toutes les organisations, sans les noms des employeurs ni des dossiers.',
  happenedOn: 'Date et heure',
  organisation: 'Organisation',
  action: 'Action',
  holder: 'Par',
  object: 'Objet',
  address: 'Adresse IP',
  notShown: 'Non visible',
  from: 'À partir du',
  to: 'Jusqu’au (inclus)',
  holderContains: 'Le nom contient',
  everyAction: 'Toutes les actions',
  everyOrganisation: 'Toutes les organisations',
  clear: 'Effacer les filtres',
  export: 'Télécharger en CSV',
  exportHint: (maximum: number) =>
    `Le fichier contient ce que les filtres affichent, ${formats.wholeNumber(maximum)} lignes au maximum, en néerlandais. Ce téléchargement est lui aussi inscrit au journal.`,
  fileName: 'journal.csv',
  nothing: 'Aucun résultat avec ces filtres.',
} as const;
