import { mostCompared, mostVariants } from '#api/variants/variant-limits.ts';

/** What is kept beside an outcome: variants of it, and decisions. What these say of the outcome comes with them, in Dutch. */
export const variants = {
  title: 'Variants',
  lead: `Choose at most ${mostCompared} to put them beside the answer.`,
  keep: 'Keep as a variant',
  keepTitle: 'Keep as a variant',
  keepLead: `The server calculates the variant with the program that also calculated the answer. At most ${mostVariants} variants are kept with a dossier.`,
  name: 'Name of the variant',
  kept: (name: string) => `Variant ${name} has been kept and is being calculated.`,
  rename: (name: string) => `Rename variant ${name}`,
  renameTitle: 'Rename the variant',
  again: (name: string) => `Calculate variant ${name} again`,
  remove: (name: string) => `Delete variant ${name}`,
  removeTitle: 'Delete variant',
  removeQuestion: (name: string) => `Do you want to delete variant ${name}?`,
  removeConsequence: 'A decision that was recorded with this variant stays.',
  calculating: 'being calculated',
  failed: 'not calculated',
  outdated: 'of an earlier version',
  otherVersion: (name: string) =>
    `Variant ${name} was calculated by another version of the program than the answer. Calculate the variant again to be able to compare them.`,
  comparison: 'Variants beside the answer',
  changeFailed: 'This did not succeed.',
} as const;

export const decisions = {
  title: 'Recorded decisions',
  record: 'Record a decision',
  recordTitle: 'Record a decision',
  recordLead:
    'The decision is kept with the figures and checks of this moment, your name and the time. It cannot be changed or deleted; a later decision is added. Mention no participants in the reason.',
  premium: 'Premium',
  ofVariant: (variant: string, premium: string) => `Variant ${variant}: ${premium}`,
  reason: 'Reason: why this decision?',
  none: 'No decision has been recorded yet.',
  byOn: (by: string, moment: string) => `${by}, ${moment}`,
  figures: 'Figures and checks of that moment',
  passed: 'Checks in order',
  attention: 'Checks that ask attention',
  columns: {
    level: 'Outcome',
    check: 'Check',
    about: 'Concerns',
    finding: 'Found',
    article: 'Article',
    figure: 'Figure',
    amount: 'Amount or percentage',
    compared: 'Compared',
  },
  recorded: 'The decision has been recorded.',
} as const;
