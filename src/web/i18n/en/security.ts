import { formats } from '#web/i18n/en/formats.ts';

export const security = {
  title: 'Security',
  description: 'Where you are logged in, and what is asked of you for that.',
  sessions: 'Your sessions',
  sessionsText:
    'Each row is a place where you are logged in. If you do not recognise one, end it and have your access code replaced.',
  device: 'Device',
  unknownDevice: 'Unknown device',
  network: 'Network',
  unknownNetwork: 'Unknown',
  signedInOn: 'Logged in',
  lastSeenOn: 'Last used',
  endsOn: 'Ends without use',
  thisSession: 'This session',
  actions: 'Actions',
  end: 'End',
  endOf: (whose: string) => `End session: ${whose}`,
  endOthers: 'End all other sessions',
  endTitle: 'End session',
  endQuestion: (whose: string) => `Are you sure you want to end this session: ${whose}?`,
  othersQuestion: (count: number) =>
    `Are you sure you want to end ${formats.counted(count, { one: 'other session', other: 'other sessions' })}?`,
  consequence: 'Whoever works there is logged out and can log in again as long as the access code is valid.',
  failed: 'Ending it did not succeed.',
  none: 'Nobody is logged in.',
} as const;

export const organisationSessions = {
  title: 'Sessions of your organisation',
  description: 'Who is logged in now: advisers of your organisation, and people at your employers.',
  cardTitle: 'Logging in and sessions',
  cardText: 'Who is logged in now, and when a session ends by itself.',
  open: 'View sessions',
  holder: 'Name',
  rules: 'When a session ends',
  rulesText: 'Holds for everyone of your organisation and its employers, also for those who are logged in now.',
  idleMinutes: 'Minutes without use',
  sessionHours: 'Hours in total',
  range: (minimum: number, maximum: number) => `From ${minimum} up to and including ${maximum}`,
  standard: 'These are the standard values.',
  since: (day: string, name: string) => `Chosen on ${day} by ${name}.`,
  saved: 'The rules have been saved.',
  notSaved: 'The rules have not been saved.',
} as const;
