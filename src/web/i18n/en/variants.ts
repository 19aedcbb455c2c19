import { mostCompared, mostVariants } from '#api/variants/variant-limits.ts';
import { formats } from '#web/i18n/en/formats.ts';

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
  report: 'Report with these variants',
  plainReport: 'Report without variants',
  reportLead:
    'Workbook and report are then made again, with these variants beside the answer and with the recorded decisions.',
  reportRunning: 'Workbook and report are being made again.',
  reportHas: (count: number) =>
    `Workbook and report now have ${formats.counted(count, { one: 'variant', other: 'variants' })}.`,
  reportErased: 'The input file is not kept (any more): workbook and report cannot be made again.',
  reportWithout:
    'Workbook and report are then made without variants. After that, calculate the variants again and make the report with variants.',
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
  print: 'Print the decisions',
  printed: (moment: string) => `Printed on ${moment}`,
  recorded: 'The decision has been recorded.',
} as const;
