import { formats } from '#web/i18n/de/formats.ts';

export const messages = {
  description: (days: number) =>
    `Nachrichten aus dem Kontaktformular. Sie werden ${formats.counted(days, { one: 'Tag', other: 'Tage' })} aufbewahrt.`,
  receivedOn: 'Empfangen',
  sender: 'Absender',
  message: 'Nachricht',
  state: 'Status',
  open: 'Offen',
  handledBy: (name: string, moment: string) => `Erledigt von ${name}, ${moment}`,
  handled: 'Erledigt',
  mailed: (moment: string) => `Am ${moment} auch per E-Mail gesendet`,
  signedInAs: (organisation: string) => `Angemeldet bei ${organisation}`,
  actions: 'Aktionen',
  read: 'Lesen',
  readOf: (name: string) => `Nachricht von ${name} lesen`,
  title: (name: string) => `Nachricht von ${name}`,
  markHandled: 'Erledigt',
  markHandledOf: (name: string) => `Nachricht von ${name} ist erledigt`,
  reopen: 'Wieder öffnen',
  reopenOf: (name: string) => `Nachricht von ${name} wieder öffnen`,
  delete: 'Löschen',
  deleteOf: (name: string) => `Nachricht von ${name} löschen`,
  organisation: 'Organisation',
  email: 'E-Mail-Adresse',
  phone: 'Telefon',
  emptyTitle: 'Es gibt keine Kontaktnachrichten',
  emptyText: 'Was jemand mit dem Kontaktformular sendet, erscheint hier.',
  failed: 'Die Nachricht wurde nicht aktualisiert.',
} as const;

export const messageDeletion = {
  title: 'Nachricht löschen',
  question: (name: string) => `Möchten Sie die Nachricht von ${name} wirklich löschen?`,
  consequence:
    'Die Nachricht und die Kontaktdaten sind danach nicht mehr vorhanden. Dies kann nicht rückgängig gemacht werden.',
  failed: 'Die Nachricht wurde nicht gelöscht.',
} as const;
