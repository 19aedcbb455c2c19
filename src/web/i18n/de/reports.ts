import { formats } from '#web/i18n/de/formats.ts';

/** Making reports again in another house style. */
export const reports = {
  title: 'Bestehende Berichte',
  outdated: (count: number) =>
    `${formats.counted(count, { one: 'Bericht hat', other: 'Berichte haben' })} noch ein früheres Corporate Design.`,
  upToDate: 'Alle Berichte haben das aktuelle Corporate Design.',
  running: (count: number) =>
    `Noch ${formats.counted(count, { one: 'Bericht wird', other: 'Berichte werden' })} neu erstellt. Sie können inzwischen weiterarbeiten.`,
  fixed: (count: number) =>
    `${formats.counted(count, { one: 'Bericht bleibt, wie er ist: Die Eingabedatei ist', other: 'Berichte bleiben, wie sie sind: Die Eingabedateien sind' })} nicht mehr gespeichert.`,
  restyle: (count: number) => `${formats.counted(count, { one: 'Bericht', other: 'Berichte' })} neu erstellen`,
  progress: 'Fortschritt beim Neuerstellen',
  unsaved: 'Bitte zuerst speichern: Berichte erhalten das gespeicherte Corporate Design.',
  failed: 'Die Berichte werden nicht neu erstellt.',
} as const;
