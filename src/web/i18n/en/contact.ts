export const contact = {
  title: 'Get in touch',
  intro: 'A question about the tool or about your access? Your message goes to your provider.',
  privacy: 'Put no data of participants in your message.',
  message: 'Message',
  messageHint: (maximum: number) => `At most ${maximum} characters`,
  name: 'Name',
  organization: 'Organisation',
  telephone: 'Telephone',
  email: 'E-mail address',
  submit: 'Send',
  sending: 'Sending...',
} as const;
