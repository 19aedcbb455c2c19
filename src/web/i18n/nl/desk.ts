import { formats } from '#web/i18n/nl/formats.ts';

/** How a dossier stands, in its row and on the start page. */
export const statuses = {
  errors: (count: number | null) =>
    count === null ? 'Fouten' : formats.counted(count, { one: 'fout', other: 'fouten' }),
  busy: 'Wordt berekend',
  calculated: 'Berekend',
  cancelled: 'Geannuleerd',
  unknown: 'Status onbekend',
  failed: 'Mislukt',
  eraseOn: (day: string) => `Deelnemersgegevens worden gewist op ${day}`,
} as const;

export const desk = {
  title: 'Uw dossiers en termijnen',
  dossiers: 'Dossiers',
  deadlines: 'Termijnen',
  search: 'Werkgever of dossier zoeken',
  add: 'Nieuw dossier',
  empty: 'Er zijn nog geen dossiers. Een nieuw dossier begint bij een werkgever.',
  noDeadlines: 'Er zijn geen termijnen bekend.',
  deadline: {
    transitionPlan: 'Transitieplan uiterlijk bij de uitvoerder',
    transition: 'Uiterste ingang volgens de wet',
    contractEnd: 'Contract met de uitvoerder eindigt',
  },
} as const;
