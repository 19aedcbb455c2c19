import { formats } from '#web/i18n/en/formats.ts';

/** Making reports again in another house style. */
export const reports = {
  title: 'Existing reports',
  outdated: (count: number) =>
    `${formats.counted(count, { one: 'report is', other: 'reports are' })} still in an earlier house style.`,
  upToDate: 'All reports are in the current house style.',
  running: (count: number) =>
    `${formats.counted(count, { one: 'report is', other: 'reports are' })} still being made again. You can carry on meanwhile.`,
  fixed: (count: number) =>
    `${formats.counted(count, { one: 'report stays as it is: its input file is', other: 'reports stay as they are: their input files are' })} no longer kept.`,
  restyle: (count: number) => `Make ${formats.counted(count, { one: 'report', other: 'reports' })} again`,
  progress: 'Progress of making reports again',
  unsaved: 'Save first: reports get the house style as it is stored.',
  failed: 'The reports are not being made again.',
} as const;
