import { formats } from '#web/i18n/de/formats.ts';

/** Taking everything of an employer along, and erasing it. */
export const employerData = {
  title: 'Daten dieses Arbeitgebers',
  link: 'Daten verwalten',
  description: 'Alles, was zu diesem Arbeitgeber gespeichert ist: herunterladen oder endgültig löschen.',
  keptTitle: 'Was gespeichert ist',
  dossiers: (count: number) => formats.counted(count, { one: 'Dossier', other: 'Dossiers' }),
  files: (count: number) => formats.counted(count, { one: 'Datei', other: 'Dateien' }),
  holders: (count: number) => formats.counted(count, { one: 'Person mit Zugang', other: 'Personen mit Zugang' }),
  kept: 'Die Angaben zum Arbeitgeber selbst und was das Protokoll über ihn festhält.',
  exportTitle: 'Alles herunterladen',
  exportText:
    'Eine Zip-Datei mit allen Dateien aller Dossiers, den erfassten Daten als JSON und als Listen für Excel, den Zugängen und dem Protokoll dieses Arbeitgebers. Das Herunterladen wird protokolliert.',
  exportButton: 'Alles herunterladen (zip)',
  exporting: 'Die Datei wird erstellt…',
  eraseTitle: 'Alles löschen',
  eraseText:
    'Der Arbeitgeber, die Dossiers mit allen Dateien und die Zugänge seiner Mitarbeiter verschwinden endgültig. Im Protokoll bleibt ohne Namen stehen, dass etwas geschehen ist. Laden Sie zuerst herunter, was Sie aufbewahren müssen.',
  eraseButton: 'Alles löschen',
  questionTitle: 'Alle Daten löschen',
  question: (name: string) => `Möchten Sie wirklich alles von ${name} endgültig löschen?`,
  consequence: (count: number) =>
    `${formats.counted(count, { one: 'Dossier', other: 'Dossiers' })} mit allen Dateien und alle Zugänge der Mitarbeiter werden gelöscht. Dies kann nicht rückgängig gemacht werden.`,
  failed: 'Die Daten wurden nicht gelöscht.',
} as const;
