import { formats } from '#web/i18n/fr/formats.ts';

export const messages = {
  description: (days: number) =>
    `Messages du formulaire de contact. Ils sont conservés pendant ${formats.counted(days, { one: 'jour', other: 'jours' })}.`,
  receivedOn: 'Reçu le',
  sender: 'Expéditeur',
  message: 'Message',
  state: 'Statut',
  open: 'À traiter',
  handledBy: (name: string, moment: string) => `Traité par ${name}, ${moment}`,
  handled: 'Traité',
  mailed: (moment: string) => `Également envoyé par e-mail le ${moment}`,
  signedInAs: (organisation: string) => `Session ouverte pour ${organisation}`,
  actions: 'Actions',
  read: 'Lire',
  readOf: (name: string) => `Lire le message envoyé par ${name}`,
  title: (name: string) => `Message envoyé par ${name}`,
  markHandled: 'Traité',
  markHandledOf: (name: string) => `Le message envoyé par ${name} est traité`,
  reopen: 'Rouvrir',
  reopenOf: (name: string) => `Rouvrir le message envoyé par ${name}`,
  delete: 'Supprimer',
  deleteOf: (name: string) => `Supprimer le message envoyé par ${name}`,
  organisation: 'Organisation',
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  emptyTitle: 'Il n’y a pas de message de contact',
  emptyText: 'Ce qui est envoyé au moyen du formulaire de contact apparaît ici.',
  failed: 'Le message n’a pas été mis à jour.',
} as const;

export const messageDeletion = {
  title: 'Supprimer le message',
  question: (name: string) => `Voulez-vous vraiment supprimer le message envoyé par ${name} ?`,
  consequence: 'Le message et les coordonnées seront supprimés. La suppression est définitive.',
  failed: 'Le message n’a pas été supprimé.',
} as const;
