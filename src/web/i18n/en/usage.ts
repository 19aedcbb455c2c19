import { formats } from '#web/i18n/en/formats.ts';

/** What is in use of what the provider allows. */
export const usage = {
  title: 'Usage',
  organisation: 'What your organisation uses of what the provider allows.',
  employer: 'What this employer uses of what the provider allows per employer.',
  names: {
    megabytes: 'Storage',
    openDossiers: 'Calculations waiting or running',
    uploadsPerMinute: 'Dossiers added in the last minute',
  },
  inUse: {
    megabytes: (used: string, most: string) => `${used} of ${most} MB`,
    openDossiers: (used: string, most: string) => `${used} of ${most}`,
    uploadsPerMinute: (used: string, most: string) => `${used} of ${most}`,
  },
  near: 'nearly reached',
  reached: 'reached',
  results: 'Results of calculations count as storage too. They are always kept, even when they go beyond the limit.',
  nearOrganisation: 'Your organisation has reached a limit, or nearly.',
  nearEmployer: 'This employer has reached a limit, or nearly.',
  remedies: {
    megabytes: 'Delete dossiers that are no longer needed. An adviser can ask the provider for more room.',
    openDossiers: 'Wait until calculations are done, or cancel what is not needed.',
  },
} as const;

/** The form of the provider with the limits of an organisation. */
export const limits = {
  open: 'Limits',
  openOf: (name: string) => `Limits of ${name}`,
  title: (name: string) => `Limits of ${name}`,
  used: 'Now in use',
  dossiers: (count: number) => formats.counted(count, { one: 'dossier', other: 'dossiers' }),
  organisation: 'Whole organisation',
  employer: 'Per employer',
  names: {
    megabytes: 'Storage in MB',
    openDossiers: 'Calculations waiting or running',
    uploadsPerMinute: 'Dossiers added per minute',
  },
  standard: (value: string) => `Standard: ${value}`,
  fillStandard: 'Fill in standard values',
  hint: 'A lower limit deletes nothing: nothing can be added as long as more is in use.',
  failed: 'The limits have not been saved.',
} as const;
