import { formats } from '#web/i18n/de/formats.ts';

export const retention = {
  pageDescription: 'Was für Ihre ganze Organisation gilt.',
  title: 'Aufbewahrungsfrist',
  text: 'Dateien mit Teilnehmern werden so viele Tage nach dem letzten Herunterladen gelöscht oder, wenn niemand sie herunterlädt, so viele Tage nach dem Hinzufügen. Der Bericht, der keine Personen enthält, bleibt.',
  days: 'Tage aufbewahren',
  daysHint: (minimum: number, maximum: number) =>
    `Von ${formats.wholeNumber(minimum)} bis einschließlich ${formats.counted(maximum, { one: 'Tag', other: 'Tage' })}`,
  shorter:
    'Die Frist gilt auch für Dossiers, die bereits vorhanden sind. Was nach der neuen Frist zu alt ist, wird innerhalb eines Tages gelöscht.',
  saved: 'Die Aufbewahrungsfrist wurde gespeichert.',
  failed: 'Die Aufbewahrungsfrist wurde nicht gespeichert.',
  logTitle: 'Protokoll',
  logText: 'Wer sich angemeldet und wer etwas hinzugefügt, heruntergeladen, geändert oder gelöscht hat.',
  logOpen: 'Protokoll ansehen',
} as const;
