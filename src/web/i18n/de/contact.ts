import { formats } from '#web/i18n/de/formats.ts';

export const contact = {
  title: 'Kontakt aufnehmen',
  intro: 'Haben Sie eine Frage zum Programm oder zu Ihrem Zugang? Ihre Nachricht geht an Ihren Anbieter.',
  privacy: 'Geben Sie in Ihrer Nachricht keine Daten von Teilnehmern an.',
  message: 'Nachricht',
  messageHint: (maximum: number) => `Höchstens ${formats.wholeNumber(maximum)} Zeichen`,
  name: 'Name',
  organization: 'Organisation',
  telephone: 'Telefonnummer',
  email: 'E-Mail-Adresse',
  submit: 'Senden',
  sending: 'Wird gesendet…',
} as const;
