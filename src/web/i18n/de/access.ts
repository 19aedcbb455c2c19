import { formats } from '#web/i18n/de/formats.ts';

const others = {
  one: 'weiterer aktiver Code auf diesen Namen bleibt',
  other: 'weitere aktive Codes auf diesen Namen bleiben',
};

export const codes = {
  title: 'Zugangscodes',
  titleOf: (organisation: string) => `Zugangscodes von ${organisation}`,
  description:
    'Wer Zugang hat: die Beraterinnen und Berater Ihrer Organisation und Personen bei Ihren Arbeitgebern. Ein Arbeitgeber sieht nur seine eigenen Dossiers.',
  descriptionProvider:
    'Welche Beraterinnen und Berater dieser Organisation Zugang haben. Wer bei einem Arbeitgeber Zugang hat, sieht nur die Organisation selbst.',
  holder: 'Name',
  employer: 'Arbeitgeber',
  role: 'Rolle',
  roles: { provider: 'Anbieter', adviser: 'Berater/in', employer: 'Arbeitgeber' },
  createdOn: 'Ausgestellt',
  operator: 'Betreiber',
  issuerUnknown: 'Nicht festgehalten',
  expiresOn: 'Gültig bis',
  lastUsedOn: 'Zuletzt verwendet',
  neverUsed: 'Noch nicht',
  state: 'Status',
  states: { active: 'Aktiv', expired: 'Abgelaufen', revoked: 'Gesperrt' },
  actions: 'Aktionen',
  issue: 'Code ausstellen',
  extend: 'Verlängern',
  extendOf: (holder: string) => `Code von ${holder} verlängern`,
  replace: 'Ersetzen',
  replaceOf: (holder: string) => `Code von ${holder} ersetzen`,
  revoke: 'Sperren',
  revokeOf: (holder: string) => `Code von ${holder} sperren`,
  emptyTitle: 'Es gibt noch keine Zugangscodes',
  emptyText:
    'Stellen Sie einen Code für die Person aus, die bei einem Arbeitgeber selbst Dossiers einreichen oder ansehen möchte.',
  emptyTextProvider: 'Stellen Sie einen Code für die erste Beraterin oder den ersten Berater dieser Organisation aus.',
} as const;

export const codeIssue = {
  title: 'Zugangscode ausstellen',
  holder: 'Name der Person, die den Code erhält',
  holderHint: 'Für jede Person ein eigener Code: So können Sie ihn auch einzeln sperren.',
  employer: 'Arbeitgeber',
  chooseEmployer: 'Wählen Sie einen Arbeitgeber',
  noEmployers: 'Fügen Sie zuerst in der Übersicht der Arbeitgeber einen Arbeitgeber hinzu.',
  days: 'Gültig für (Tage)',
  submit: 'Ausstellen',
  failed: 'Der Zugangscode wurde nicht ausgestellt.',
  issuedTitle: 'Zugangscode ausgestellt',
  issuedFor: (holder: string, day: string) => `Code für ${holder}, gültig bis ${day}:`,
  shownOnce:
    'Sie sehen diesen Code nur jetzt. Geben Sie ihn persönlich weiter, zum Beispiel telefonisch; bewahren Sie ihn nicht in einer E-Mail auf.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Das Kopieren ist in diesem Browser nicht möglich. Markieren Sie den Code und kopieren Sie ihn selbst.',
  done: 'Fertig',
} as const;

export const codeExtension = {
  title: 'Zugangscode verlängern',
  text: (holder: string, day: string) => `Der Code von ${holder} ist gültig bis ${day}. Die neue Frist zählt ab heute.`,
  submit: 'Verlängern',
  failed: 'Der Zugangscode wurde nicht verlängert.',
} as const;

export const codeRevocation = {
  title: 'Zugangscode sperren',
  question: (holder: string) => `Möchten Sie den Zugangscode von ${holder} wirklich sperren?`,
  consequence: (count: number) =>
    `Wer mit diesem Code angemeldet ist, wird sofort abgemeldet. Dies kann nicht rückgängig gemacht werden.${
      count === 0 ? '' : ` ${formats.counted(count, others)} gültig.`
    }`,
  failed: 'Der Zugangscode wurde nicht gesperrt.',
} as const;

export const codeReplacement = {
  title: 'Zugangscode ersetzen',
  question: (holder: string) => `Möchten Sie den Zugangscode von ${holder} wirklich ersetzen?`,
  consequence:
    'Der jetzige Code und der dafür erstellte eigene Code funktionieren dann nicht mehr, und wer damit angemeldet ist, wird abgemeldet; Sie selbst bleiben angemeldet. Der neue Code behält dasselbe Enddatum.',
  failed: 'Der Zugangscode wurde nicht ersetzt.',
} as const;
