import type { Catalogue } from '#web/i18n/catalogue.ts';

export const officeStandards: Catalogue['officeStandards'] = {
  title: 'Standardwerte',
  description: 'Womit die Vorlagen Ihrer Organisation ausgefüllt sind.',
  cardText:
    'Zins, Rendite und andere Annahmen, die Ihr Büro in jeder neuen Vorlage haben will. Der Bericht nennt sie als Standard Ihres Büros.',
  open: 'Standardwerte einstellen',
  historyTitle: 'Früher festgelegt',
  none: 'Ihre Vorlagen haben die Standardwerte von Evenwicht.',
  terms: 'Festlegen',
  adoptedOn: 'Festgelegt am',
  reason: 'Grund',
  reasonHint: 'Steht in der Vorlage und im Bericht.',
  marked: 'Prüfen Sie die markierten Felder.',
  saved: 'Die Standardwerte sind gespeichert.',
  failed: 'Die Standardwerte wurden nicht gespeichert.',
  loadLatest: 'Neueste Standardwerte laden',
  ours: (standard) => `Evenwicht: ${standard}`,
  hint: (standard, allowed) => `Leer: ${standard}. Eingabe: ${allowed}.`,
  rowsHint: (standard, allowed) => `Eine Zeile je Reihe. Leer: ${standard}. Eingabe: ${allowed}.`,
  stored: (count, day) => (count === 1 ? `1 Wert, gespeichert am ${day}` : `${count} Werte, gespeichert am ${day}`),
};
