import { formats } from '#web/i18n/de/formats.ts';

export const deskSearch = {
  title: 'Suchen',
  label: 'Name des Arbeitgebers oder Dossiers',
  titleForNew: 'Neues Dossier: für welchen Arbeitgeber?',
  labelForNew: 'Name des Arbeitgebers',
  keys: 'Mit den Pfeiltasten wählen, mit der Eingabetaste öffnen.',
  none: 'Nichts gefunden.',
  failed: 'Die Suche ist fehlgeschlagen.',
  employer: 'Arbeitgeber',
  found: (count: number) => formats.counted(count, { one: 'Ergebnis', other: 'Ergebnisse' }),
} as const;
