import { exampleMarks } from '#api/list-page.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { statuses } from '#web/i18n/de/desk.ts';
import { errors } from '#web/i18n/de/error-words.ts';
import { formats } from '#web/i18n/de/formats.ts';

export const dossiers = {
  ...statuses,
  title: 'Dossiers',
  titleOf: (client: string) => `Dossiers von ${client}`,
  description: 'Die Dossiers dieses Arbeitgebers mit Eingabe, Ergebnis und Bericht.',
  add: 'Neues Dossier hinzufügen',
  createdOn: 'Datum und Uhrzeit',
  name: 'Dossiername',
  inputFile: 'Eingabedatei',
  errorFile: 'Fehlerdatei',
  outputFile: 'Ergebnisdatei',
  report: 'Bericht',
  delete: 'Löschen',
  warning:
    'Eine oder mehrere Eingabedateien enthalten Fehler. Klicken Sie auf ein Symbol, um die zugehörigen Fehlermeldungen herunterzuladen.',
  excel: 'Excel',
  powerPoint: 'PowerPoint',
  download: {
    inputFile: (name: string) => `Excel: Eingabedatei von ${name} herunterladen`,
    outputFile: (name: string) => `Excel: Ergebnisdatei von ${name} herunterladen`,
    reportFile: (name: string) => `PowerPoint: Bericht zu ${name} herunterladen`,
    adviceFile: (name: string) => `Word: Beratungsbericht zu ${name} herunterladen`,
    transitionPlanFile: (name: string) => `Word: Entwurf des Übergangsplans zu ${name} herunterladen`,
    consentFile: (name: string) => `Word: Zustimmungsnotiz zu ${name} herunterladen`,
    withoutPeopleFile: (name: string) => `Excel: Ergebnisse ohne Personen zu ${name} herunterladen`,
  },
  errorsOf: (count: number | null, name: string) =>
    `${count === null ? 'Fehler' : formats.counted(count, errors)}: Fehlerdatei von ${name} herunterladen`,
  noErrors: 'Keine Fehler',
  warningCount: (count: number) => `${formats.counted(count, { one: 'Warnung', other: 'Warnungen' })} zur Eingabe`,
  warningPlace: 'Die Warnungen stehen auf dem Blatt Toetsen im Ergebnis',
  warningsErased: 'Die Liste der Warnungen wurde mit dem Ergebnis gelöscht',
  doubted: 'Daten scheinen nicht zu stimmen; auf Wunsch wurde trotzdem mit ihnen gerechnet',
  busyAt: (share: string) => `Wird berechnet, ${share}`,
  more: 'Mehr',
  moreOf: (name: string) => `Mehr zu ${name}`,
  notify: 'Melden, wenn es fertig ist',
  notifyOf: (name: string) => `Melden, wenn es fertig ist: ${name}`,
  willNotify: 'Ihr Browser meldet es Ihnen',
  example: exampleMarks.de,
  sameFile: (name: string) => `Dieselbe Datei wie „${name}“`,
  cancel: 'Abbrechen',
  cancelOf: (name: string) => `Abbrechen: Berechnung von ${name}`,
  retry: 'Erneut versuchen',
  retryOf: (name: string) => `Erneut versuchen: Berechnung von ${name}`,
  restyle: 'Bericht neu erstellen',
  restyleOf: (name: string) => `Bericht neu erstellen: ${name}, im aktuellen Corporate Design`,
  restyling: 'Wird im aktuellen Corporate Design neu erstellt',
  olderStyle: 'Bericht in einem früheren Corporate Design',
  newerBasis: {
    curve: 'Für die Übergangseffekte ist eine neuere Zinskurve bekannt',
    set: 'Für die Übergangseffekte ist ein anderer Szenariensatz bekannt, der vorgeht',
    both: 'Für die Übergangseffekte sind eine neuere Zinskurve und ein anderer Szenariensatz bekannt',
  },
  withVariants: (count: number) => `Bericht mit ${formats.counted(count, { one: 'Variante', other: 'Varianten' })}`,
  erasedOn: (day: string) => `Teilnehmerdaten am ${day} gelöscht; der Bericht bleibt`,
  erasedWithoutReportOn: (day: string) => `Teilnehmerdaten am ${day} gelöscht`,
  findingsErasedOn: (day: string) => `Fehlerdatei am ${day} gelöscht`,
  findingsEraseOn: (day: string) => `Die Fehlerdatei wird am ${day} gelöscht`,
  deleteOf: (name: string) => `Dossier ${name} löschen`,
  emptyTitle: 'Es gibt noch keine Dossiers',
  emptyText: 'Ein Dossier umfasst eine Versorgungsregelung: Sie füllen die Excel-Vorlage aus und fügen sie hier hinzu.',
  progressOf: (name: string) => `Fortschritt von ${name}`,
  progress: {
    waiting: 'In der Warteschlange',
    reading: (rows: number) => `${formats.counted(rows, { one: 'Zeile', other: 'Zeilen' })} gelesen`,
    calculating: (done: number, total: number) =>
      `${formats.wholeNumber(done)} von ${formats.counted(total, { one: 'Teilnehmer', other: 'Teilnehmern' })} berechnet`,
    effects: 'gesetzliche Übergangseffekte werden berechnet',
    writing: (files: number) => `${formats.counted(files, { one: 'Datei', other: 'Dateien' })} geschrieben`,
    done: 'Wird abgeschlossen',
  },
  announcement: {
    added: (name: string) => `Dossier ${name} wurde hinzugefügt und wird berechnet.`,
    started: (name: string) => `Dossier ${name} wird berechnet.`,
    cancelled: (name: string) => `Die Berechnung des Dossiers ${name} wurde abgebrochen.`,
    Finished: (name: string) => `Dossier ${name} ist berechnet.`,
    Failed: (name: string) => `Die Berechnung von Dossier ${name} ist fehlgeschlagen.`,
    FailedWithError: (name: string) => `Die Datei von Dossier ${name} enthält Fehler.`,
  },
} as const;

export const newDossier = {
  title: 'Neues Dossier hinzufügen',
  name: 'Dossiername',
  file: 'Excel-Datei',
  drop: 'Ziehen Sie Ihre Excel-Datei hierher oder',
  choose: 'wählen Sie eine Datei',
  limits: `Nur .xlsx, höchstens ${uploadRules.maximumMegabytes} MB, ohne Kennwort und ohne Makros.`,
  otherFile: 'Andere Datei wählen',
  submit: 'Hinzufügen',
  uploading: 'Wird gesendet…',
  uploaded: 'Gesendet, wird gespeichert…',
  templateSingle: 'Laden Sie hier eine leere Vorlage zum Ausfüllen herunter.',
  templateSeveral: 'Noch keine ausgefüllte Datei? Laden Sie eine leere Vorlage für die Art der Umstellung herunter:',
  template: { dcToDc: 'DC to DC', dbToDc: 'DB to DC', ambitionDbToDc: 'Ambition DB to DC' },
  templateOf: (kind: string) => `${kind}: leere Vorlage herunterladen`,
} as const;

export const dossierDeletion = {
  title: 'Dossier löschen',
  question: 'Möchten Sie dieses Dossier wirklich löschen?',
  consequence: (name: string) =>
    `Das Dossier „${name}“ und die zugehörigen Dateien werden gelöscht. Rückgängig machen ist noch zehn Sekunden möglich; verlassen Sie die Seite früher, ist es sofort endgültig.`,
} as const;
