export const contact = {
  title: 'Neem contact op',
  intro: 'Hebt u een vraag over de tool of over uw toegang? Uw bericht gaat naar uw aanbieder.',
  privacy: 'Zet geen gegevens van deelnemers in uw bericht.',
  message: 'Bericht',
  messageHint: (maximum: number) => `Ten hoogste ${maximum} tekens`,
  name: 'Naam',
  organization: 'Organisatie',
  telephone: 'Telefoonnummer',
  email: 'E-mailadres',
  submit: 'Versturen',
  sending: 'Versturen...',
} as const;
