import { exampleMarks } from '#api/list-page.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { statuses } from '#web/i18n/en/desk.ts';
import { errors } from '#web/i18n/en/error-words.ts';
import { formats } from '#web/i18n/en/formats.ts';

export const dossiers = {
  ...statuses,
  title: 'Dossiers',
  titleOf: (client: string) => `Dossiers for ${client}`,
  description: 'The dossiers of this employer, with input, outcome and report.',
  add: 'Add new dossier',
  createdOn: 'Date and time',
  name: 'Dossier name',
  inputFile: 'Input file',
  errorFile: 'Error file',
  outputFile: 'Output file',
  report: 'Report',
  delete: 'Delete',
  warning: 'One or more input files have errors. Click an icon to download the error messages.',
  excel: 'Excel',
  powerPoint: 'PowerPoint',
  download: {
    inputFile: (name: string) => `Excel: download the input file of ${name}`,
    outputFile: (name: string) => `Excel: download the output file of ${name}`,
    reportFile: (name: string) => `PowerPoint: download the report of ${name}`,
    adviceFile: (name: string) => `Word: download the advice report of ${name}`,
    transitionPlanFile: (name: string) => `Word: download the draft transition plan of ${name}`,
    consentFile: (name: string) => `Word: download the consent note of ${name}`,
  },
  errorsOf: (count: number | null, name: string) =>
    `${count === null ? 'Errors' : formats.counted(count, errors)}: download the error file of ${name}`,
  noErrors: 'No errors',
  warningCount: (count: number) => `${formats.counted(count, { one: 'warning', other: 'warnings' })} about the input`,
  warningPlace: 'The warnings are on the sheet Toetsen in the output',
  warningsErased: 'The list of warnings was erased with the output',
  doubted: 'Data seem to be wrong; on request they were calculated with all the same',
  busyAt: (share: string) => `Calculating, ${share}`,
  more: 'More',
  moreOf: (name: string) => `More about ${name}`,
  notify: 'Notify me when it is ready',
  notifyOf: (name: string) => `Notify me when it is ready: ${name}`,
  willNotify: 'Your browser will notify you',
  example: exampleMarks.en,
  sameFile: (name: string) => `Same file as ‘${name}’`,
  cancel: 'Cancel',
  cancelOf: (name: string) => `Cancel: calculation of ${name}`,
  retry: 'Try again',
  retryOf: (name: string) => `Try again: calculation of ${name}`,
  restyle: 'Make report again',
  restyleOf: (name: string) => `Make report again: ${name}, in the house style of now`,
  restyling: 'Is being made again in the house style of now',
  olderStyle: 'Report in an earlier house style',
  newerBasis: {
    curve: 'A newer interest rate curve is known for the transition effects',
    set: 'Another scenario set, which takes precedence, is known for the transition effects',
    both: 'A newer interest rate curve and another scenario set are known for the transition effects',
  },
  withVariants: (count: number) => `Report with ${formats.counted(count, { one: 'variant', other: 'variants' })}`,
  erasedOn: (day: string) => `Participants’ data erased on ${day}; the report stays`,
  erasedWithoutReportOn: (day: string) => `Participants’ data erased on ${day}`,
  findingsErasedOn: (day: string) => `Error file erased on ${day}`,
  findingsEraseOn: (day: string) => `The error file will be erased on ${day}`,
  deleteOf: (name: string) => `Delete dossier ${name}`,
  emptyTitle: 'There are no dossiers yet',
  emptyText: 'A dossier is one pension scheme: you fill in the Excel template and add it here.',
  progressOf: (name: string) => `Progress of ${name}`,
  progress: {
    waiting: 'In the queue',
    reading: (rows: number) => `${formats.counted(rows, { one: 'row', other: 'rows' })} read`,
    calculating: (done: number, total: number) =>
      `${formats.wholeNumber(done)} of ${formats.counted(total, { one: 'participant', other: 'participants' })} calculated`,
    effects: 'calculating statutory transition effects',
    writing: (files: number) => `${formats.counted(files, { one: 'file', other: 'files' })} written`,
    done: 'Finishing',
  },
  announcement: {
    added: (name: string) => `Dossier ${name} has been added and is being calculated.`,
    started: (name: string) => `Dossier ${name} is being calculated.`,
    cancelled: (name: string) => `The calculation of dossier ${name} has been cancelled.`,
    Finished: (name: string) => `Dossier ${name} has been calculated.`,
    Failed: (name: string) => `The calculation of dossier ${name} failed.`,
    FailedWithError: (name: string) => `The file of dossier ${name} contains errors.`,
  },
} as const;

export const newDossier = {
  title: 'Add new dossier',
  name: 'Dossier name',
  file: 'Excel file',
  drop: 'Drag your Excel file here or',
  choose: 'choose a file',
  limits: `Only .xlsx, maximum ${uploadRules.maximumMegabytes} MB, without a password and without macros.`,
  otherFile: 'Choose another file',
  submit: 'Add',
  uploading: 'Sending…',
  uploaded: 'Sent, being stored…',
  templateSingle: 'Download an empty template to fill in here.',
  templateSeveral: 'No filled-in file yet? Download an empty template for the kind of change:',
  template: { dcToDc: 'DC to DC', dbToDc: 'DB to DC', ambitionDbToDc: 'Ambition DB to DC' },
  templateOf: (kind: string) => `${kind}: download an empty template`,
} as const;

export const dossierDeletion = {
  title: 'Delete dossier',
  question: 'Are you sure you want to delete this dossier?',
  consequence: (name: string) =>
    `Dossier ‘${name}’ and the files that belong to it will be deleted. You can undo it for another ten seconds; if you leave the page sooner, it is final at once.`,
} as const;
