import { formats } from '#web/i18n/de/formats.ts';

const errors = (count: number) => formats.counted(count, { one: 'Fehler', other: 'Fehler' });
const warnings = (count: number) => formats.counted(count, { one: 'Warnung', other: 'Warnungen' });

/** What is found in a file, before it is sent and after it was refused. The findings themselves are in Dutch. */
export const findings = {
  caption: 'Befunde in der Datei',
  wide: 'Befunde in der Datei, seitlich verschiebbar',
  columns: { severity: 'Art', sheet: 'Blatt', cell: 'Zelle', value: 'Wert', what: 'Was', remedy: 'Was Sie tun können' },
  error: 'Fehler',
  warning: 'Warnung',
  errors,
  warnings,
  both: (errorCount: number, warningCount: number) => `${errors(errorCount)} und ${warnings(warningCount)}`,
  wholeFile: 'Ganze Datei',
  all: (count: number) => `Alle (${formats.wholeNumber(count)})`,
  sheet: (name: string, count: number) => `${name} (${formats.wholeNumber(count)})`,
  goTo: 'Gehe zu',
  search: 'In den Befunden suchen',
  none: 'Kein Befund entspricht Ihrer Suche.',
  more: (count: number) => `${formats.wholeNumber(count)} weitere anzeigen`,
  shown: (count: number, total: number) =>
    `${formats.wholeNumber(count)} von ${formats.counted(total, { one: 'Befund', other: 'Befunden' })}`,
  erased: 'Was in den Zellen stand, wurde gelöscht; die Art jedes Befundes und seine Stelle stehen noch da.',
  download: 'Fehlerdatei herunterladen',
  chooseAgain: 'Erneut auswählen',
} as const;

/** The check of a chosen file, on the computer of whoever chose it. */
export const fileCheck = {
  steps: { kind: 'Art der Änderung', file: 'Datei', check: 'Prüfung' },
  later: 'Sobald Sie eine Datei auswählen, wird sie hier geprüft. Dabei wird noch nichts gesendet.',
  checking: 'Die Datei wird auf Ihrem Computer geprüft…',
  sound: 'Keine Fehler oder Warnungen gefunden.',
  stopped: 'Die Prüfung dauerte zu lange und wurde beendet. Beim Senden prüft der Server die Datei.',
  failed: 'Die Datei konnte hier nicht geprüft werden. Das geschieht auf dem Server, wenn Sie sie senden.',
  onlyHere: 'Auf Ihrem Computer geprüft; es wurde noch nichts gesendet.',
  errorsFound: 'Mit Fehlern wird nicht gerechnet. Berichtigen Sie die Datei in Excel und wählen Sie sie erneut aus.',
  warningsFound: 'Mit Warnungen wird gerechnet. Lesen Sie sie, bevor Sie die Datei senden.',
  haveRead: 'Ich habe die Warnungen gelesen',
  readFirst: 'Lesen Sie zuerst die Warnungen und kreuzen Sie dies an.',
  sendAnyway: 'Trotzdem senden',
  errorFile: 'Fehlerdatei hier erstellen',
  errorFileName: (name: string) => `Fehler_${name}`,
  show: (found: string) => `${found} anzeigen`,
  summary: {
    kind: 'Art',
    employer: 'Arbeitgeber',
    participants: 'Teilnehmer',
    ages: 'Alter am Bewertungsstichtag',
    salaries: 'Gehälter zusammen (Vollzeitgehalt × Teilzeitprozentsatz)',
    valuationDate: 'Bewertungsstichtag',
    transitionDate: 'Übergangsdatum',
    contractEnd: 'Vertragsende',
  },
  unknown: 'nicht gelesen',
  notFilledIn: 'nicht ausgefüllt',
  participants: (count: number) => formats.wholeNumber(count),
  participantsOf: (count: number, rows: number) =>
    `${formats.wholeNumber(count)} von ${formats.counted(rows, { one: 'Zeile', other: 'Zeilen' })} gelesen`,
  notCounted: (count: number) => `davon ${formats.wholeNumber(count)} nicht mitgerechnet`,
  ages: (youngest: number, oldest: number) => `${youngest} bis ${oldest} Jahre`,
  several: (count: number) =>
    `Sie fügen ${formats.counted(count, { one: 'Dossier', other: 'Dossiers' })} hinzu, jedes mit dem Namen seiner Datei. Sie können die Namen ändern.`,
  remove: (name: string) => `${name} nicht hinzufügen`,
  dropHere: 'Lassen Sie die Datei los, um ein Dossier hinzuzufügen',
  kinds: {
    dcToDc: 'Von einer Beitragsregelung mit Staffel zu einer neuen Beitragsregelung.',
    dbToDc: 'Von einer versicherten Durchschnittsgehaltsregelung zu einer neuen Beitragsregelung.',
    ambitionDbToDc: 'Von einer Durchschnittsgehaltsregelung mit Ambition zu einer neuen Beitragsregelung.',
  },
  tryExample: 'Beispiel ausprobieren',
  tryExampleOf: (kind: string) => `Beispiel ausprobieren: ${kind}`,
  exampleFile: 'Beispiel herunterladen',
  exampleFileOf: (kind: string) => `Beispiel herunterladen: ${kind}`,
  exampleName: (kind: string) => `Beispiel ${kind}`,
} as const;

/** Asked before a window with something unsaved in it closes. */
export const closing = {
  title: 'Fenster schließen',
  changed: 'Möchten Sie dieses Fenster wirklich schließen?',
  changedConsequence: 'Ihre Eingaben werden nicht gespeichert.',
  sending: 'Das Senden läuft noch. Möchten Sie es abbrechen?',
  sendingConsequence: 'Was noch nicht gesendet wurde, wird nicht hinzugefügt.',
} as const;
