import { formats } from '#web/i18n/nl/formats.ts';

export const messages = {
  description: (days: number) =>
    `Berichten uit het contactformulier. Ze worden ${formats.wholeNumber(days)} dagen bewaard.`,
  receivedOn: 'Ontvangen',
  sender: 'Afzender',
  message: 'Bericht',
  state: 'Status',
  open: 'Open',
  handledBy: (name: string, moment: string) => `Afgehandeld door ${name}, ${moment}`,
  handled: 'Afgehandeld',
  mailed: (moment: string) => `Ook gemaild op ${moment}`,
  signedInAs: (organisation: string) => `Ingelogd bij ${organisation}`,
  actions: 'Acties',
  read: 'Lezen',
  readOf: (name: string) => `Bericht van ${name} lezen`,
  title: (name: string) => `Bericht van ${name}`,
  markHandled: 'Afgehandeld',
  markHandledOf: (name: string) => `Bericht van ${name} is afgehandeld`,
  reopen: 'Heropenen',
  reopenOf: (name: string) => `Bericht van ${name} heropenen`,
  delete: 'Verwijderen',
  deleteOf: (name: string) => `Bericht van ${name} verwijderen`,
  organisation: 'Organisatie',
  email: 'E-mailadres',
  phone: 'Telefoon',
  emptyTitle: 'Er zijn geen contactberichten',
  emptyText: 'Wat iemand met het contactformulier stuurt, verschijnt hier.',
  failed: 'Het bericht is niet bijgewerkt.',
} as const;

export const messageDeletion = {
  title: 'Bericht verwijderen',
  question: (name: string) => `Weet u zeker dat u het bericht van ${name} wilt verwijderen?`,
  consequence: 'Het bericht en de contactgegevens zijn daarna weg. Dit kan niet ongedaan worden gemaakt.',
  failed: 'Het bericht is niet verwijderd.',
} as const;
