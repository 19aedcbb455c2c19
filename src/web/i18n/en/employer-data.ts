import { formats } from '#web/i18n/en/formats.ts';

/** Taking everything of an employer along, and erasing it. */
export const employerData = {
  title: 'Data of this employer',
  link: 'Manage data',
  description: 'Everything that is kept of this employer: download it or erase it for good.',
  keptTitle: 'What is kept',
  dossiers: (count: number) => formats.counted(count, { one: 'dossier', other: 'dossiers' }),
  files: (count: number) => formats.counted(count, { one: 'file', other: 'files' }),
  holders: (count: number) => formats.counted(count, { one: 'person with access', other: 'people with access' }),
  kept: 'The details of the employer itself, and what the audit log tells about it.',
  exportTitle: 'Download everything',
  exportText:
    'One zip file with all files of all dossiers, the recorded data as JSON and as lists for Excel, who has access, and the audit log of this employer. That you download it is written in the audit log.',
  exportButton: 'Download everything (zip)',
  exporting: 'The file is being made…',
  eraseTitle: 'Erase everything',
  eraseText:
    'The employer, the dossiers with all files and the access of its people disappear for good. The audit log still tells that something happened, without the names. First download what you must keep.',
  eraseButton: 'Erase everything',
  questionTitle: 'Erase all data',
  question: (name: string) => `Are you sure that you want to erase everything of ${name} for good?`,
  consequence: (count: number) =>
    `${formats.counted(count, { one: 'dossier', other: 'dossiers' })} with all files, and all access of its people, will disappear. This cannot be undone.`,
  failed: 'The data were not erased.',
} as const;
