import { accessCodeDays } from '#api/access-code-days.ts';
import { highestLimit } from '#api/highest-limit.ts';
import { retentionDays } from '#api/retention-days.ts';
import { sessionLimits } from '#api/session-limits.ts';

/** What is wrong with a field, in the words that the specification gives in English. */
export const specifiedFormMessages = {
  nameRequired: 'Name is required',
  nameTooShort: 'Minimum 1 characters',
  nameTooLong: 'Maximum 30 characters',
  namePattern:
    'Must start with an alphanumeric character and only contain letters, whitespace, numbers, dots and dashes.',
  messageRequired: 'Message is required',
  organizationRequired: 'Organization is required',
  telephoneRequired: 'Telephone is required',
  emailRequired: 'Email is required',
  minimumTwoCharacters: 'Minimum 2 characters',
  minimumThree: 'Minimum 3 characters',
  minimumTen: 'Minimum 10 characters',
  minimumTenDigits: 'Minimum 10 digits',
  maximumFifteen: 'Maximum 15 characters',
  maximumTwoHundredFiftyFour: 'Maximum 254 characters',
  maximumThousand: 'Maximum 1000 characters',
  emailFormat: 'Wrong email format',
  nameOneLine: 'Name must be on one line',
  organizationOneLine: 'Organization must be on one line',
  telephoneOneLine: 'Telephone must be on one line',
} as const;

/** All other faults of fields, in Dutch. */
export const ownFormMessages = {
  minimumTwo: 'Minimaal 2 tekens',
  maximumForty: 'Maximaal 40 tekens',
  maximumEighty: 'Maximaal 80 tekens',
  kvkNumber: 'Een KvK-nummer heeft 8 cijfers',
  email: 'Vul een geldig e-mailadres in',
  maximumSixty: 'Maximaal 60 tekens',
  maximumNinety: 'Maximaal 90 tekens',
  maximumHundredTwenty: 'Maximaal 120 tekens',
  oneLine: 'Gebruik alleen zichtbare tekens op één regel',
  colour: 'Geef een kleur als zes tekens 0-9 en A-F',
  days: 'Vul een geheel aantal dagen in',
  minimumOneDay: 'Minimaal 1 dag',
  maximumCodeDays: `Maximaal ${accessCodeDays.maximum} dagen`,
  maximumRetentionDays: `Maximaal ${retentionDays.maximum} dagen`,
  idleMinutes: `Vul een heel aantal minuten in van ${sessionLimits.idleMinutes.minimum} tot en met ${sessionLimits.idleMinutes.maximum}`,
  sessionHours: `Vul een heel aantal uren in van ${sessionLimits.sessionHours.minimum} tot en met ${sessionLimits.sessionHours.maximum}`,
  wholeNumber: 'Vul een geheel getal in',
  minimumOne: 'Minimaal 1',
  maximumLimit: `Maximaal ${highestLimit.toLocaleString('nl-NL')}`,
  employerLimit: 'Niet meer dan voor de hele organisatie',
  employer: 'Kies een werkgever',
  filledIn: 'Vul dit in',
  largeFile: 'Dit bestand is te groot',
} as const;

/** What is wrong with a field of a form, as the server says it. A screen in another language has its own words for each. */
export const formMessages = { ...specifiedFormMessages, ...ownFormMessages } as const;

export type FormMessage = keyof typeof formMessages;
