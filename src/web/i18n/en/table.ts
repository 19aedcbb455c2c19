import { formats } from '#web/i18n/en/formats.ts';

export const table = {
  search: 'Search within this list..',
  searchLabel: 'Search within this list',
  clearSearch: 'Clear search',
  firstWords: (most: number) => `Only the first ${most} words are searched for.`,
  nothingFound: (query: string) => `Nothing found for ‘${query}’.`,
  perPage: (size: number) => `${size} per page`,
  pageSize: 'Number per page',
  goToPage: 'Go to page',
  ofPages: (count: number) => `of ${formats.wholeNumber(count)}`,
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  pages: 'Pages',
  range: (from: number, to: number, total: number) =>
    `${formats.wholeNumber(from)}–${formats.wholeNumber(to)} of ${formats.wholeNumber(total)}`,
  printWhole: 'Print the whole list',
  printFailed: 'The whole list could not be fetched.',
  sortBy: 'Sort by',
  ascending: (label: string) => `${label} (ascending)`,
  descending: (label: string) => `${label} (descending)`,
} as const;
