import { formats } from '#web/i18n/fr/formats.ts';

/** Taking everything of an employer along, and erasing it. */
export const employerData = {
  title: 'Données de cet employeur',
  link: 'Gérer les données',
  description: 'Tout ce qui est conservé de cet employeur : à télécharger ou à effacer définitivement.',
  keptTitle: 'Ce qui est conservé',
  dossiers: (count: number) => formats.counted(count, { one: 'dossier', other: 'dossiers' }),
  files: (count: number) => formats.counted(count, { one: 'fichier', other: 'fichiers' }),
  holders: (count: number) => formats.counted(count, { one: 'personne ayant accès', other: 'personnes ayant accès' }),
  kept: 'Les coordonnées de l’employeur lui-même et ce que le journal dit de lui.',
  exportTitle: 'Tout télécharger',
  exportText:
    'Un fichier zip avec tous les fichiers de tous les dossiers, les données enregistrées en JSON et en listes pour Excel, les accès et le journal de cet employeur. Le téléchargement est noté dans le journal.',
  exportButton: 'Tout télécharger (zip)',
  exporting: 'Le fichier est en préparation…',
  eraseTitle: 'Tout effacer',
  eraseText:
    'L’employeur, les dossiers avec tous leurs fichiers et les accès de son personnel disparaissent définitivement. Le journal garde la trace de ce qui s’est passé, sans les noms. Téléchargez d’abord ce que vous devez conserver.',
  eraseButton: 'Tout effacer',
  questionTitle: 'Effacer toutes les données',
  question: (name: string) => `Voulez-vous vraiment effacer définitivement tout ce qui concerne ${name} ?`,
  consequence: (count: number) =>
    `${formats.counted(count, { one: 'dossier', other: 'dossiers' })} avec tous les fichiers et tous les accès du personnel disparaîtront. Cette action est définitive.`,
  failed: 'Les données n’ont pas été effacées.',
} as const;
