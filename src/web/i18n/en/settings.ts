import { formats } from '#web/i18n/en/formats.ts';

export const retention = {
  pageDescription: 'What holds for your whole organisation.',
  title: 'Retention period',
  text: 'Files with participants are erased so many days after their last download, or after they were added when nobody downloads them. The report, which holds no persons, stays.',
  days: 'Days to keep',
  daysHint: (minimum: number, maximum: number) => `From ${minimum} up to ${formats.wholeNumber(maximum)} days`,
  shorter:
    'The period holds for dossiers that are there already too. What is too old by the new period is erased within a day.',
  saved: 'The retention period has been saved.',
  failed: 'The retention period was not saved.',
  logTitle: 'Audit log',
  logText: 'Who logged in, added, downloaded, changed and deleted.',
  logOpen: 'Open the audit log',
} as const;
