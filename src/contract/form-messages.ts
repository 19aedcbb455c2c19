/**
 * What is wrong with a field of a form, as the server says it: the messages that the specification gives in English, all
 * others in Dutch. A screen in another language has its own words for each.
 */
export const formMessages = {
  nameRequired: 'Name is required',
  nameTooShort: 'Minimum 1 characters',
  nameTooLong: 'Maximum 30 characters',
  namePattern:
    'Must start with an alphanumeric character and only contain letters, whitespace, numbers, dots and dashes.',
  minimumTwo: 'Minimaal 2 tekens',
  maximumForty: 'Maximaal 40 tekens',
  maximumEighty: 'Maximaal 80 tekens',
  kvkNumber: 'Een KvK-nummer heeft 8 cijfers',
  email: 'Vul een geldig e-mailadres in',
  maximumSixty: 'Maximaal 60 tekens',
  maximumHundredTwenty: 'Maximaal 120 tekens',
  oneLine: 'Gebruik alleen zichtbare tekens op één regel',
  colour: 'Geef een kleur als zes tekens 0-9 en A-F',
  days: 'Vul een geheel aantal dagen in',
  minimumOneDay: 'Minimaal 1 dag',
  maximumCodeDays: 'Maximaal 3650 dagen',
  maximumRetentionDays: 'Maximaal 365 dagen',
  employer: 'Kies een werkgever',
} as const;

export type FormMessage = keyof typeof formMessages;
