import { formats } from '#web/i18n/de/formats.ts';

export const table = {
  search: 'In dieser Liste suchen..',
  searchLabel: 'In dieser Liste suchen',
  clearSearch: 'Suche löschen',
  firstWords: (most: number) => `Gesucht wird nach den ersten ${most} Wörtern.`,
  nothingFound: (query: string) => `Nichts gefunden für „${query}“.`,
  perPage: (size: number) => `${size} pro Seite`,
  pageSize: 'Anzahl pro Seite',
  goToPage: 'Gehe zu Seite',
  ofPages: (count: number) => `von ${formats.wholeNumber(count)}`,
  first: 'Erste Seite',
  previous: 'Vorherige Seite',
  next: 'Nächste Seite',
  last: 'Letzte Seite',
  pages: 'Seiten',
  range: (from: number, to: number, total: number) =>
    `${formats.wholeNumber(from)}–${formats.wholeNumber(to)} von ${formats.wholeNumber(total)}`,
  printWhole: 'Ganze Liste drucken',
  printFailed: 'Die ganze Liste konnte nicht abgerufen werden.',
  sortBy: 'Sortieren nach',
  ascending: (label: string) => `${label} (aufsteigend)`,
  descending: (label: string) => `${label} (absteigend)`,
} as const;
