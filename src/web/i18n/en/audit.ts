import { formats } from '#web/i18n/en/formats.ts';

export const auditLog = {
  description: 'Who did what and when in your organisation.',
  descriptionProvider: 'Who did what and when at all organisations, without names of employers and dossiers.',
  happenedOn: 'Moment',
  organisation: 'Organisation',
  action: 'Action',
  holder: 'By',
  object: 'Concerning',
  address: 'IP address',
  notShown: 'Not visible',
  from: 'From',
  to: 'Up to and including',
  holderContains: 'Name contains',
  everyAction: 'All actions',
  everyOrganisation: 'All organisations',
  clear: 'Clear filters',
  export: 'Download CSV',
  exportHint: (maximum: number) =>
    `The file holds what the filters show, at most ${formats.wholeNumber(maximum)} lines, in Dutch. The download is logged too.`,
  fileName: 'audit-log.csv',
  nothing: 'Nothing found with these filters.',
} as const;
