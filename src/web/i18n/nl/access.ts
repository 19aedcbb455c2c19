import { formats } from '#web/i18n/nl/formats.ts';

export const codes = {
  title: 'Toegangscodes',
  titleOf: (organisation: string) => `Toegangscodes ${organisation}`,
  description:
    'Wie toegang heeft: de adviseurs van uw organisatie, en mensen bij uw werkgevers. Een werkgever ziet alleen de eigen dossiers.',
  descriptionProvider:
    'Welke adviseurs van deze organisatie toegang hebben. Wie bij een werkgever toegang heeft, ziet alleen de adviseur.',
  holder: 'Naam',
  employer: 'Werkgever',
  role: 'Rol',
  roles: { provider: 'Aanbieder', adviser: 'Adviseur', employer: 'Werkgever' },
  createdOn: 'Uitgegeven',
  operator: 'Beheerder',
  issuerUnknown: 'Niet vastgelegd',
  expiresOn: 'Geldig tot',
  lastUsedOn: 'Laatst gebruikt',
  neverUsed: 'Nog niet',
  state: 'Status',
  states: { active: 'Actief', expired: 'Verlopen', revoked: 'Ingetrokken' },
  actions: 'Acties',
  issue: 'Code uitgeven',
  extend: 'Verlengen',
  extendOf: (holder: string) => `Code van ${holder} verlengen`,
  replace: 'Vervangen',
  replaceOf: (holder: string) => `Code van ${holder} vervangen`,
  revoke: 'Intrekken',
  revokeOf: (holder: string) => `Code van ${holder} intrekken`,
  emptyTitle: 'Er zijn nog geen toegangscodes',
  emptyText: 'Geef een code uit aan wie bij een werkgever zelf dossiers wil aanleveren of bekijken.',
  emptyTextProvider: 'Geef een code uit aan de eerste adviseur van deze organisatie.',
} as const;

export const codeIssue = {
  title: 'Toegangscode uitgeven',
  holder: 'Naam van wie de code krijgt',
  holderHint: 'Voor elke persoon een eigen code: zo kunt u die ook apart intrekken.',
  employer: 'Werkgever',
  chooseEmployer: 'Kies een werkgever',
  noEmployers: 'Voeg eerst een werkgever toe in het overzicht werkgevers.',
  days: 'Geldig voor (dagen)',
  submit: 'Uitgeven',
  failed: 'De toegangscode is niet uitgegeven.',
  issuedTitle: 'Toegangscode uitgegeven',
  issuedFor: (holder: string, day: string) => `Code voor ${holder}, geldig tot ${day}:`,
  shownOnce:
    'U ziet deze code alleen nu. Geef hem persoonlijk door, bijvoorbeeld telefonisch; bewaar hem niet in een mail.',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  copyFailed: 'Kopiëren lukt niet in deze browser. Selecteer de code en kopieer hem zelf.',
  done: 'Klaar',
} as const;

export const codeExtension = {
  title: 'Toegangscode verlengen',
  text: (holder: string, day: string) =>
    `De code van ${holder} is geldig tot ${day}. De nieuwe termijn telt vanaf vandaag.`,
  submit: 'Verlengen',
  failed: 'De toegangscode is niet verlengd.',
} as const;

export const codeRevocation = {
  title: 'Toegangscode intrekken',
  question: (holder: string) => `Weet u zeker dat u de toegangscode van ${holder} wilt intrekken?`,
  consequence: (others: number) =>
    `Wie met deze code is ingelogd, wordt meteen uitgelogd. Dit kan niet ongedaan worden gemaakt.${
      others === 0
        ? ''
        : ` ${formats.counted(others, { one: 'andere actieve code', other: 'andere actieve codes' })} op deze naam ${others === 1 ? 'blijft' : 'blijven'} geldig.`
    }`,
  failed: 'De toegangscode is niet ingetrokken.',
} as const;

export const codeReplacement = {
  title: 'Toegangscode vervangen',
  question: (holder: string) => `Weet u zeker dat u de toegangscode van ${holder} wilt vervangen?`,
  consequence:
    'De code van nu en de eigen code die ervoor is gemaakt, werken dan niet meer, en wie ermee is ingelogd, wordt uitgelogd; u zelf blijft ingelogd. De nieuwe code houdt dezelfde einddatum.',
  failed: 'De toegangscode is niet vervangen.',
} as const;
