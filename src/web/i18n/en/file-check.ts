import { formats } from '#web/i18n/en/formats.ts';

const errors = (count: number) => formats.counted(count, { one: 'error', other: 'errors' });
const warnings = (count: number) => formats.counted(count, { one: 'warning', other: 'warnings' });

/** What is found in a file, before it is sent and after it was refused. The findings themselves are in Dutch. */
export const findings = {
  caption: 'Findings in the file',
  wide: 'Findings in the file, scrolls sideways',
  columns: { severity: 'Kind', sheet: 'Sheet', cell: 'Cell', value: 'Value', what: 'What', remedy: 'What you can do' },
  error: 'Error',
  warning: 'Warning',
  errors,
  warnings,
  both: (errorCount: number, warningCount: number) => `${errors(errorCount)} and ${warnings(warningCount)}`,
  wholeFile: 'Whole file',
  all: (count: number) => `All (${formats.wholeNumber(count)})`,
  sheet: (name: string, count: number) => `${name} (${formats.wholeNumber(count)})`,
  goTo: 'Go to',
  search: 'Search the findings',
  none: 'No finding matches what you are looking for.',
  more: (count: number) => `Show ${formats.wholeNumber(count)} more`,
  shown: (count: number, total: number) =>
    `${formats.wholeNumber(count)} of ${formats.counted(total, { one: 'finding', other: 'findings' })}`,
  erased: 'What was in the cells has been erased; the kind of each finding and its place are still there.',
  download: 'Download error file',
  chooseAgain: 'Choose again',
} as const;

/** The check of a chosen file, on the computer of whoever chose it. */
export const fileCheck = {
  steps: { kind: 'Kind of change', file: 'File', check: 'Check' },
  later: 'As soon as you choose a file it is checked here. Nothing is sent yet.',
  checking: 'The file is being checked on your computer…',
  sound: 'No errors or warnings found.',
  stopped: 'The check took too long and was stopped. When you send the file, the server checks it.',
  failed: 'The file could not be checked here. The server does so when you send it.',
  onlyHere: 'Checked on your computer; nothing has been sent yet.',
  errorsFound: 'With errors nothing is calculated. Correct the file in Excel and choose it again.',
  warningsFound: 'With warnings the file is calculated. Read them before you send it.',
  haveRead: 'I have read the warnings',
  readFirst: 'Read the warnings first and tick this box.',
  sendAnyway: 'Send anyway',
  errorFile: 'Make error file here',
  errorFileName: (name: string) => `Errors_${name}`,
  show: (found: string) => `Show ${found}`,
  summary: {
    kind: 'Kind',
    employer: 'Employer',
    participants: 'Participants',
    ages: 'Ages on the valuation date',
    salaries: 'Salaries together (full-time salary × part-time percentage)',
    valuationDate: 'Valuation date',
    transitionDate: 'Transition date',
    contractEnd: 'End of contract',
  },
  unknown: 'not read',
  notFilledIn: 'not filled in',
  participants: (count: number) => formats.wholeNumber(count),
  participantsOf: (count: number, rows: number) =>
    `${formats.wholeNumber(count)} of ${formats.counted(rows, { one: 'row', other: 'rows' })} read`,
  notCounted: (count: number) => `of which ${formats.wholeNumber(count)} not counted`,
  ages: (youngest: number, oldest: number) => `${youngest} to ${oldest} years`,
  several: (count: number) =>
    `You are adding ${formats.counted(count, { one: 'dossier', other: 'dossiers' })}, each named after its file. You can change the names.`,
  remove: (name: string) => `Do not add ${name}`,
  dropHere: 'Drop the file to add a dossier',
  kinds: {
    dcToDc: 'From a premium scheme with a scale to a new premium scheme.',
    dbToDc: 'From an insured average pay scheme to a new premium scheme.',
    ambitionDbToDc: 'From an average pay scheme with an ambition to a new premium scheme.',
  },
  tryExample: 'Try the example',
  tryExampleOf: (kind: string) => `Try the example: ${kind}`,
  exampleFile: 'Download the example',
  exampleFileOf: (kind: string) => `Download the example: ${kind}`,
  exampleName: (kind: string) => `Example ${kind}`,
} as const;

/** Asked before a window with something unsaved in it closes. */
export const closing = {
  title: 'Close window',
  changed: 'Are you sure you want to close this window?',
  changedConsequence: 'What you filled in is not kept.',
  sending: 'The file is still being sent. Do you want to stop?',
  sendingConsequence: 'What has not been sent yet is not added.',
} as const;
