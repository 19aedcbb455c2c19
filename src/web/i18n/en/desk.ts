import { errors } from '#web/i18n/en/error-words.ts';
import { formats } from '#web/i18n/en/formats.ts';

/** How a dossier stands, in its row and on the start page. */
export const statuses = {
  errors: (count: number | null) => (count === null ? 'Errors' : formats.counted(count, errors)),
  busy: 'Calculating',
  calculated: 'Calculated',
  cancelled: 'Cancelled',
  unknown: 'Status unknown',
  failed: 'Failed',
  eraseOn: (day: string) => `Participants’ data will be erased on ${day}`,
} as const;

export const desk = {
  title: 'Your dossiers and deadlines',
  dossiers: 'Dossiers',
  deadlines: 'Deadlines',
  search: 'Find an employer or dossier',
  add: 'New dossier',
  empty: 'There are no dossiers yet. A new dossier begins with an employer.',
  noDeadlines: 'No deadlines are known.',
  deadline: {
    transitionPlan: 'Transition plan with the provider at the latest',
    transition: 'Last start allowed by law',
    contractEnd: 'Contract with the provider ends',
  },
} as const;
