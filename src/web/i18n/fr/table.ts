import { formats } from '#web/i18n/fr/formats.ts';

export const table = {
  search: 'Rechercher dans cette liste..',
  searchLabel: 'Rechercher dans cette liste',
  clearSearch: 'Effacer la recherche',
  firstWords: (most: number) => `Seuls les ${most} premiers mots sont recherchés.`,
  nothingFound: (query: string) => `Aucun résultat pour « ${query} ».`,
  perPage: (size: number) => `${size} par page`,
  pageSize: 'Nombre par page',
  goToPage: 'Aller à la page',
  ofPages: (count: number) => `sur ${formats.wholeNumber(count)}`,
  first: 'Première page',
  previous: 'Page précédente',
  next: 'Page suivante',
  last: 'Dernière page',
  pages: 'Pages',
  range: (from: number, to: number, total: number) =>
    `${formats.wholeNumber(from)}–${formats.wholeNumber(to)} sur ${formats.wholeNumber(total)}`,
  printWhole: 'Imprimer toute la liste',
  printFailed: 'La liste complète n’a pas pu être récupérée.',
  sortBy: 'Trier par',
  ascending: (label: string) => `${label} (croissant)`,
  descending: (label: string) => `${label} (décroissant)`,
} as const;
