import { formats } from '#web/i18n/en/formats.ts';

export const deskSearch = {
  title: 'Search',
  label: 'Name of employer or dossier',
  titleForNew: 'New dossier: for which employer?',
  labelForNew: 'Name of the employer',
  keys: 'Choose with the arrow keys, open with Enter.',
  none: 'Nothing found.',
  failed: 'The search failed.',
  employer: 'employer',
  found: (count: number) => formats.counted(count, { one: 'result', other: 'results' }),
} as const;
