import { formats } from '#web/i18n/nl/formats.ts';

export const table = {
  search: 'Zoeken binnen deze lijst..',
  searchLabel: 'Zoeken binnen deze lijst',
  clearSearch: 'Zoekopdracht wissen',
  firstWords: (most: number) => `Er wordt gezocht op de eerste ${most} woorden.`,
  nothingFound: (query: string) => `Niets gevonden voor ‘${query}’.`,
  perPage: (size: number) => `${size} per pagina`,
  pageSize: 'Aantal per pagina',
  goToPage: 'Ga naar pagina',
  ofPages: (count: number) => `van ${formats.wholeNumber(count)}`,
  first: 'Eerste pagina',
  previous: 'Vorige pagina',
  next: 'Volgende pagina',
  last: 'Laatste pagina',
  pages: 'Pagina’s',
  range: (from: number, to: number, total: number) =>
    `${formats.wholeNumber(from)}–${formats.wholeNumber(to)} van ${formats.wholeNumber(total)}`,
  printWhole: 'Hele lijst afdrukken',
  printFailed: 'De hele lijst kon niet worden opgehaald.',
  sortBy: 'Sorteren op',
  ascending: (label: string) => `${label} (oplopend)`,
  descending: (label: string) => `${label} (aflopend)`,
} as const;
