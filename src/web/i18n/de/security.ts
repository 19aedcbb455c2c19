import { formats } from '#web/i18n/de/formats.ts';

export const security = {
  title: 'Sicherheit',
  description: 'Wo Sie angemeldet sind und was dabei von Ihnen verlangt wird.',
  sessions: 'Ihre Sitzungen',
  sessionsText:
    'Jede Zeile ist ein Ort, an dem Sie angemeldet sind. Erkennen Sie eine nicht, beenden Sie sie und lassen Sie Ihren Zugangscode ersetzen.',
  device: 'Gerät',
  unknownDevice: 'Unbekanntes Gerät',
  network: 'Netzwerk',
  unknownNetwork: 'Unbekannt',
  signedInOn: 'Angemeldet',
  lastSeenOn: 'Zuletzt benutzt',
  endsOn: 'Endet ohne Nutzung',
  thisSession: 'Diese Sitzung',
  actions: 'Aktionen',
  end: 'Beenden',
  endOf: (whose: string) => `Sitzung beenden: ${whose}`,
  endOthers: 'Alle anderen Sitzungen beenden',
  endTitle: 'Sitzung beenden',
  endQuestion: (whose: string) => `Möchten Sie diese Sitzung wirklich beenden: ${whose}?`,
  othersQuestion: (count: number) =>
    `Möchten Sie wirklich ${formats.counted(count, { one: 'andere Sitzung', other: 'andere Sitzungen' })} beenden?`,
  consequence: 'Wer dort arbeitet, wird abgemeldet und kann sich erneut anmelden, solange der Zugangscode gültig ist.',
  failed: 'Das Beenden ist nicht gelungen.',
  none: 'Niemand ist angemeldet.',
} as const;

export const organisationSessions = {
  title: 'Sitzungen Ihrer Organisation',
  description: 'Wer jetzt angemeldet ist: Berater Ihrer Organisation und Personen bei Ihren Arbeitgebern.',
  cardTitle: 'Anmeldung und Sitzungen',
  cardText: 'Wer jetzt angemeldet ist und wann eine Sitzung von selbst endet.',
  open: 'Sitzungen ansehen',
  holder: 'Name',
  rules: 'Wann eine Sitzung endet',
  rulesText: 'Gilt für alle in Ihrer Organisation und bei ihren Arbeitgebern, auch für die, die jetzt angemeldet sind.',
  idleMinutes: 'Minuten ohne Nutzung',
  sessionHours: 'Stunden insgesamt',
  range: (minimum: number, maximum: number) => `Von ${minimum} bis einschließlich ${maximum}`,
  standard: 'Dies sind die Standardwerte.',
  since: (day: string, name: string) => `So gewählt am ${day} von ${name}.`,
  saved: 'Die Regeln wurden gespeichert.',
  notSaved: 'Die Regeln wurden nicht gespeichert.',
} as const;
