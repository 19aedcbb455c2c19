import { formats } from '#web/i18n/fr/formats.ts';

export const deskSearch = {
  title: 'Chercher',
  label: 'Nom de l’employeur ou du dossier',
  titleForNew: 'Nouveau dossier : pour quel employeur ?',
  labelForNew: 'Nom de l’employeur',
  keys: 'Choisissez avec les flèches, ouvrez avec Entrée.',
  none: 'Rien n’a été trouvé.',
  failed: 'La recherche a échoué.',
  employer: 'employeur',
  found: (count: number) => formats.counted(count, { one: 'résultat', other: 'résultats' }),
} as const;
