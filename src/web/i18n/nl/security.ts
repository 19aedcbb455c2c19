import { formats } from '#web/i18n/nl/formats.ts';

export const security = {
  title: 'Beveiliging',
  description: 'Waar u bent ingelogd, en wat daarbij van u wordt gevraagd.',
  sessions: 'Uw sessies',
  sessionsText:
    'Elke regel is een plaats waar u bent ingelogd. Herkent u er een niet, beëindig hem dan en laat uw toegangscode vervangen.',
  device: 'Apparaat',
  unknownDevice: 'Onbekend apparaat',
  network: 'Netwerk',
  unknownNetwork: 'Onbekend',
  signedInOn: 'Ingelogd',
  lastSeenOn: 'Laatst gebruikt',
  endsOn: 'Eindigt zonder gebruik',
  thisSession: 'Deze sessie',
  actions: 'Acties',
  end: 'Beëindigen',
  endOf: (whose: string) => `Sessie beëindigen: ${whose}`,
  endOthers: 'Alle andere sessies beëindigen',
  endTitle: 'Sessie beëindigen',
  endQuestion: (whose: string) => `Weet u zeker dat u deze sessie wilt beëindigen: ${whose}?`,
  othersQuestion: (count: number) =>
    `Weet u zeker dat u ${formats.counted(count, { one: 'andere sessie', other: 'andere sessies' })} wilt beëindigen?`,
  consequence: 'Wie daar werkt, wordt uitgelogd en kan opnieuw inloggen zolang de toegangscode geldig is.',
  failed: 'Het beëindigen is niet gelukt.',
  none: 'Er is niemand ingelogd.',
} as const;

export const organisationSessions = {
  title: 'Sessies van uw organisatie',
  description: 'Wie nu is ingelogd: adviseurs van uw organisatie, en mensen bij uw werkgevers.',
  cardTitle: 'Inloggen en sessies',
  cardText: 'Wie nu is ingelogd, en wanneer een sessie vanzelf eindigt.',
  open: 'Sessies bekijken',
  holder: 'Naam',
  rules: 'Wanneer een sessie eindigt',
  rulesText: 'Geldt voor iedereen van uw organisatie en haar werkgevers, ook voor wie nu is ingelogd.',
  idleMinutes: 'Minuten zonder gebruik',
  sessionHours: 'Uren in totaal',
  range: (minimum: number, maximum: number) => `Van ${minimum} tot en met ${maximum}`,
  standard: 'Dit zijn de standaardwaarden.',
  since: (day: string, name: string) => `Zo gekozen op ${day} door ${name}.`,
  saved: 'De regels zijn opgeslagen.',
  notSaved: 'De regels zijn niet opgeslagen.',
} as const;
