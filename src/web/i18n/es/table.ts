import { formats } from '#web/i18n/es/formats.ts';

export const table = {
  search: 'Buscar en esta lista..',
  searchLabel: 'Buscar en esta lista',
  clearSearch: 'Borrar la búsqueda',
  firstWords: (most: number) => `Solo se buscan las primeras ${most} palabras.`,
  nothingFound: (query: string) => `No se ha encontrado nada para «${query}».`,
  perPage: (size: number) => `${size} por página`,
  pageSize: 'Número por página',
  goToPage: 'Ir a la página',
  ofPages: (count: number) => `de ${formats.wholeNumber(count)}`,
  first: 'Primera página',
  previous: 'Página anterior',
  next: 'Página siguiente',
  last: 'Última página',
  pages: 'Páginas',
  range: (from: number, to: number, total: number) =>
    `${formats.wholeNumber(from)}–${formats.wholeNumber(to)} de ${formats.wholeNumber(total)}`,
  printWhole: 'Imprimir la lista completa',
  printFailed: 'No se ha podido obtener la lista completa.',
  sortBy: 'Ordenar por',
  ascending: (label: string) => `${label} (ascendente)`,
  descending: (label: string) => `${label} (descendente)`,
} as const;
