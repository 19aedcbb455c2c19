import { mostCompared, mostVariants } from '#api/variants/variant-limits.ts';
import { formats } from '#web/i18n/de/formats.ts';

/** What is kept beside an outcome: variants of it, and decisions. What these say of the outcome comes with them, in Dutch. */
export const variants = {
  title: 'Varianten',
  lead: `Wählen Sie höchstens ${mostCompared}, um sie neben das Ergebnis zu stellen.`,
  keep: 'Als Variante speichern',
  keepTitle: 'Als Variante speichern',
  keepLead: `Der Server rechnet die Variante mit dem Programm durch, das auch das Ergebnis berechnet hat. Je Dossier werden höchstens ${mostVariants} Varianten aufbewahrt.`,
  name: 'Name der Variante',
  kept: (name: string) => `Variante ${name} ist gespeichert und wird berechnet.`,
  rename: (name: string) => `Variante ${name} umbenennen`,
  renameTitle: 'Variante umbenennen',
  again: (name: string) => `Variante ${name} neu berechnen`,
  remove: (name: string) => `Variante ${name} löschen`,
  removeTitle: 'Variante löschen',
  removeQuestion: (name: string) => `Möchten Sie Variante ${name} löschen?`,
  removeConsequence: 'Eine Entscheidung, die mit dieser Variante festgehalten wurde, bleibt bestehen.',
  calculating: 'wird berechnet',
  failed: 'nicht berechnet',
  outdated: 'von einer früheren Version',
  otherVersion: (name: string) =>
    `Variante ${name} wurde mit einer anderen Version des Programms berechnet als das Ergebnis. Berechnen Sie die Variante neu, um sie vergleichen zu können.`,
  comparison: 'Varianten neben dem Ergebnis',
  report: 'Bericht mit diesen Varianten',
  plainReport: 'Bericht ohne Varianten',
  reportLead:
    'Arbeitsmappe und Bericht werden dann neu erstellt, mit diesen Varianten neben dem Ergebnis und mit den festgehaltenen Entscheidungen.',
  reportRunning: 'Arbeitsmappe und Bericht werden neu erstellt.',
  reportHas: (count: number) =>
    `Arbeitsmappe und Bericht enthalten jetzt ${formats.counted(count, { one: 'Variante', other: 'Varianten' })}.`,
  reportErased:
    'Die Eingabedatei ist nicht (mehr) gespeichert: Arbeitsmappe und Bericht können nicht neu erstellt werden.',
  reportWithout:
    'Arbeitsmappe und Bericht werden dann ohne Varianten erstellt. Berechnen Sie danach die Varianten neu und erstellen Sie den Bericht mit Varianten.',
  changeFailed: 'Das ist nicht gelungen.',
} as const;

export const decisions = {
  title: 'Festgehaltene Entscheidungen',
  record: 'Entscheidung festhalten',
  recordTitle: 'Entscheidung festhalten',
  recordLead:
    'Die Entscheidung wird mit den Zahlen und Prüfungen dieses Augenblicks, Ihrem Namen und dem Zeitpunkt aufbewahrt. Sie kann nicht geändert oder gelöscht werden; eine spätere kommt hinzu. Nennen Sie in der Begründung keine Teilnehmer.',
  premium: 'Beitrag',
  ofVariant: (variant: string, premium: string) => `Variante ${variant}: ${premium}`,
  reason: 'Begründung: warum diese Entscheidung?',
  none: 'Es ist noch keine Entscheidung festgehalten.',
  byOn: (by: string, moment: string) => `${by}, ${moment}`,
  figures: 'Zahlen und Prüfungen dieses Augenblicks',
  passed: 'Prüfungen in Ordnung',
  attention: 'Prüfungen, die Aufmerksamkeit verlangen',
  columns: {
    level: 'Ergebnis',
    check: 'Prüfung',
    about: 'Betrifft',
    finding: 'Gefunden',
    article: 'Artikel',
    figure: 'Zahl',
    amount: 'Betrag oder Prozentsatz',
    compared: 'Verglichen',
  },
  print: 'Entscheidungen drucken',
  printed: (moment: string) => `Gedruckt am ${moment}`,
  recorded: 'Die Entscheidung ist festgehalten.',
} as const;
