import { errors } from '#web/i18n/de/error-words.ts';
import { formats } from '#web/i18n/de/formats.ts';

/** How a dossier stands, in its row and on the start page. */
export const statuses = {
  errors: (count: number | null) => (count === null ? 'Fehler' : formats.counted(count, errors)),
  busy: 'Wird berechnet',
  calculated: 'Berechnet',
  cancelled: 'Abgebrochen',
  unknown: 'Status unbekannt',
  failed: 'Fehlgeschlagen',
  eraseOn: (day: string) => `Teilnehmerdaten werden am ${day} gelöscht`,
} as const;

export const desk = {
  title: 'Ihre Dossiers und Fristen',
  dossiers: 'Dossiers',
  deadlines: 'Fristen',
  search: 'Arbeitgeber oder Dossier suchen',
  add: 'Neues Dossier',
  empty: 'Noch keine Dossiers vorhanden. Ein neues Dossier beginnt bei einem Arbeitgeber.',
  noDeadlines: 'Es sind keine Fristen bekannt.',
  deadline: {
    transitionPlan: 'Transitionsplan spätestens beim Versorgungsträger',
    transition: 'Spätester Beginn nach dem Gesetz',
    contractEnd: 'Vertrag mit dem Versorgungsträger endet',
  },
} as const;
