import { retentionDays } from '#api/retention-days.ts';
import { formats } from '#web/i18n/de/formats.ts';

export const start = {
  greeting: (name: string) => `Willkommen, ${name}.`,
  headline: 'Ein neuer Rentenbeitrag, im Gleichgewicht mit dem alten',
  lead: (product: string) =>
    `${product} berechnet, bei welchem steigenden oder einheitlichen Beitrag ein Arbeitgeber nach dem Wechsel zu einer neuen beitragsorientierten Versorgungsregelung (premieregeling) gleich viel zahlt wie jetzt oder die Teilnehmer voraussichtlich die gleiche Rente erhalten. Für Beraterinnen und Berater der betrieblichen Altersversorgung und ihre Arbeitgeber.`,
  tryExample: 'Beispiel ausprobieren',
  openingExample: 'Beispiel wird geöffnet…',
  exampleFailed: 'Das Beispiel konnte nicht geöffnet werden.',
  figure: {
    title: 'Aus dem Beispieldossier',
    description: (low: string, high: string, flat: string) =>
      `Eine Waage. Links die heutige Staffel, die mit dem Alter von ${low} auf ${high} steigt; rechts ein einheitlicher Beitrag von ${flat} für alle. Beide wiegen gleich schwer.`,
    current: 'Heutige Staffel',
    flat: 'Einheitlicher Beitrag',
    difference: 'Differenz',
    caption: (participants: number) =>
      `Beitrag nach Alter von 15 bis 68 Jahren und Aufwand des Arbeitgebers über fünf Jahre ab Januar 2028 als Barwert, für ${formats.counted(participants, { one: 'Teilnehmer', other: 'Teilnehmer' })} eines erfundenen Großhandels.`,
  },
  introTitle: 'Zwei Wege zum Gleichgewicht',
  intro:
    'Bestehende niederländische Versorgungsregelungen müssen spätestens am 1. Januar 2028 an die Wet toekomst pensioenen (niederländisches Gesetz über die Zukunft der Renten) angepasst sein. Wer neu eingestellt wird, erhält dann einen Beitrag mit demselben Prozentsatz für jedes Alter; wer bereits teilnimmt, darf unter bestimmten Voraussetzungen einen steigenden Beitrag behalten. Für jeden Arbeitgeber ist das eine Entscheidung mit Folgen für den Aufwand und für die Rente.',
  aims: {
    budget: {
      title: 'Budgetneutral (budgetneutraal)',
      text: 'Der Arbeitgeber zahlt über die gewählten Jahre gleich viel wie in der heutigen Regelung.',
    },
    profit: {
      title: 'Leistungsneutral (profijtneutraal)',
      text: 'Die Teilnehmer erhalten zusammen voraussichtlich gleich viel Rente wie in der heutigen Regelung.',
    },
  },
  answers: {
    title: 'Die vier Antworten des Beispieldossiers',
    scale: 'Steigende Staffel',
    flat: 'Einheitlicher Beitrag',
    range: (low: string, high: string) => `${low}–${high}`,
    notFeasible: 'Nicht erreichbar',
    aboveLimit: (limit: string) => `Läge über der steuerlichen Höchstgrenze von ${limit}.`,
    note: 'Prozentsätze der Bemessungsgrundlage (pensioengrondslag), gerundet auf 0,1 Prozentpunkte. Außerdem berechnet ein Dossier Kompensation, offenen Bestand, Szenarien und Sensitivität.',
  },
  bannerLabel: 'Mitteilung',
  stepsTitle: 'So funktioniert es',
  steps: {
    fill: {
      title: 'Vorlage ausfüllen',
      text: 'Laden Sie die leere Excel-Vorlage herunter, tragen Sie die Regelung und die Teilnehmer ein und fügen Sie sie beim Arbeitgeber als Dossier hinzu. Die Vorlage ist auf Niederländisch.',
    },
    check: {
      title: 'Fehler kommen mit Erklärung zurück',
      text: 'Stimmt etwas nicht, erhalten Sie Ihre eigene Datei zurück. Jede fehlerhafte Zelle ist markiert und erklärt, alles auf einmal.',
    },
    report: {
      title: 'Ergebnis herunterladen',
      text: 'Eine Excel-Datei, die zeigt, woher jede Zahl kommt, und ein PowerPoint-Bericht zum Besprechen. Beide sind auf Niederländisch.',
    },
  },
  dataTitle: 'Was mit Ihren Daten geschieht',
  dataFacts: {
    closed: {
      title: 'Nur innerhalb Ihrer Organisation',
      text: 'Beraterinnen und Berater sehen die Dossiers ihrer eigenen Organisation, ein Arbeitgeber nur seine eigenen. Die Datenbank selbst überwacht diese Trennung.',
    },
    nameless: {
      title: 'Keine Namen, keine BSN',
      text: 'Die Vorlage verlangt eine Nummer pro Teilnehmer. Eine Datei mit einer Spalte mit niederländischen Bürgerservicenummern (BSN) wird abgelehnt und nicht gespeichert.',
    },
    erased: {
      title: 'Nicht länger als nötig',
      text: `Dateien mit Teilnehmern werden ${retentionDays.standard} Tage nach dem letzten Herunterladen gelöscht oder nach der Frist, die Ihre Organisation wählt. Ein Dossier können Sie jederzeit löschen.`,
    },
    own: {
      title: 'Keine Cookies, nichts von anderswo',
      text: 'Die Berechnung läuft auf dem Server dieser Anwendung. Die Seiten laden nichts von anderen Websites und verfolgen Sie nicht.',
    },
  },
} as const;
