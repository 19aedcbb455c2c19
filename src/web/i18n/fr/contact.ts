import { formats } from '#web/i18n/fr/formats.ts';

export const contact = {
  title: 'Nous contacter',
  intro: 'Une question sur l’outil ou sur votre accès ? Votre message est transmis à votre prestataire.',
  privacy: 'N’indiquez aucune donnée de participants dans votre message.',
  message: 'Message',
  messageHint: (maximum: number) => `${formats.wholeNumber(maximum)} caractères au maximum`,
  name: 'Nom',
  organization: 'Organisation',
  telephone: 'Numéro de téléphone',
  email: 'Adresse e-mail',
  submit: 'Envoyer',
  sending: 'Envoi en cours…',
} as const;
