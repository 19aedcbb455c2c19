import type { Catalogue } from '#web/i18n/catalogue.ts';

export const officeStandards: Catalogue['officeStandards'] = {
  title: 'Standard values',
  description: 'What the templates of your organisation are filled with.',
  cardText:
    'Interest, returns and other assumptions that your office wants in each new template. The report names them as the standard of your office.',
  open: 'Set standard values',
  historyTitle: 'Adopted before',
  none: 'Your templates have the standard values of Evenwicht.',
  terms: 'Adopt',
  adoptedOn: 'Adopted on',
  reason: 'Reason',
  reasonHint: 'Stands in the template and in the report.',
  marked: 'Check the marked fields.',
  saved: 'The standard values have been saved.',
  failed: 'The standard values were not saved.',
  loadLatest: 'Load the newest standard values',
  ours: (standard) => `Evenwicht: ${standard}`,
  hint: (standard, allowed) => `Empty: ${standard}. Fill in: ${allowed}.`,
  rowsHint: (standard, allowed) => `A line for each row. Empty: ${standard}. Fill in: ${allowed}.`,
  stored: (count, day) => (count === 1 ? `1 value, saved on ${day}` : `${count} values, saved on ${day}`),
};
