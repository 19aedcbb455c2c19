import { formats } from '#web/i18n/de/formats.ts';

export const auditLog = {
  description: 'Wer was wann in Ihrer Organisation getan hat.',
  descriptionProvider: 'Wer was wann bei allen Organisationen getan hat, ohne Namen von Arbeitgebern und Dossiers.',
  happenedOn: 'Zeitpunkt',
  organisation: 'Organisation',
  action: 'Vorgang',
  holder: 'Durch',
  object: 'Betrifft',
  address: 'IP-Adresse',
  notShown: 'Nicht sichtbar',
  from: 'Von',
  to: 'Bis einschließlich',
  holderContains: 'Name enthält',
  everyAction: 'Alle Vorgänge',
  everyOrganisation: 'Alle Organisationen',
  clear: 'Filter löschen',
  export: 'CSV herunterladen',
  exportHint: (maximum: number) =>
    `Die Datei enthält, was die Filter anzeigen, höchstens ${formats.wholeNumber(maximum)} Zeilen, auf Niederländisch. Auch das Herunterladen selbst wird protokolliert.`,
  fileName: 'protokoll.csv',
  nothing: 'Mit diesen Filtern wurde nichts gefunden.',
} as const;
