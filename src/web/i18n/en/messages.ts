import { formats } from '#web/i18n/en/formats.ts';

export const messages = {
  description: (days: number) => `Messages from the contact form. They are kept for ${formats.wholeNumber(days)} days.`,
  receivedOn: 'Received',
  sender: 'Sender',
  message: 'Message',
  state: 'Status',
  open: 'To do',
  handledBy: (name: string, moment: string) => `Handled by ${name}, ${moment}`,
  handled: 'Handled',
  mailed: (moment: string) => `Also mailed on ${moment}`,
  signedInAs: (organisation: string) => `Logged in at ${organisation}`,
  actions: 'Actions',
  read: 'Read',
  readOf: (name: string) => `Read the message of ${name}`,
  title: (name: string) => `Message of ${name}`,
  markHandled: 'Handled',
  markHandledOf: (name: string) => `The message of ${name} has been handled`,
  reopen: 'Reopen',
  reopenOf: (name: string) => `Reopen the message of ${name}`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete the message of ${name}`,
  organisation: 'Organisation',
  email: 'E-mail address',
  phone: 'Telephone',
  emptyTitle: 'There are no contact messages',
  emptyText: 'What someone sends with the contact form appears here.',
  failed: 'The message was not updated.',
} as const;

export const messageDeletion = {
  title: 'Delete message',
  question: (name: string) => `Are you sure that you want to delete the message of ${name}?`,
  consequence: 'The message and the contact details are gone then. This cannot be undone.',
  failed: 'The message was not deleted.',
} as const;
