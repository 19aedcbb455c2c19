import { formats } from '#web/i18n/en/formats.ts';

export const codes = {
  title: 'Access codes',
  titleOf: (organisation: string) => `Access codes of ${organisation}`,
  description:
    'Who has access: the advisers of your organisation, and people at your employers. An employer sees its own dossiers only.',
  descriptionProvider:
    'Which advisers of this organisation have access. Who has access at an employer is seen by the adviser alone.',
  holder: 'Name',
  employer: 'Employer',
  role: 'Role',
  roles: { provider: 'Provider', adviser: 'Adviser', employer: 'Employer' },
  createdOn: 'Issued',
  operator: 'Operator',
  issuerUnknown: 'Not recorded',
  expiresOn: 'Valid until',
  lastUsedOn: 'Last used',
  neverUsed: 'Not yet',
  state: 'Status',
  states: { active: 'Active', expired: 'Expired', revoked: 'Revoked' },
  actions: 'Actions',
  issue: 'Issue code',
  extend: 'Extend',
  extendOf: (holder: string) => `Extend the code of ${holder}`,
  replace: 'Replace',
  replaceOf: (holder: string) => `Replace the code of ${holder}`,
  revoke: 'Revoke',
  revokeOf: (holder: string) => `Revoke the code of ${holder}`,
  emptyTitle: 'There are no access codes yet',
  emptyText: 'Issue a code to whoever at an employer wants to add or see dossiers.',
  emptyTextProvider: 'Issue a code to the first adviser of this organisation.',
} as const;

export const codeIssue = {
  title: 'Issue access code',
  holder: 'Name of who gets the code',
  holderHint: 'A code of its own for each person: you can then revoke it apart.',
  employer: 'Employer',
  chooseEmployer: 'Choose an employer',
  noEmployers: 'Add an employer in the list of employers first.',
  days: 'Valid for (days)',
  submit: 'Issue',
  failed: 'The access code was not issued.',
  issuedTitle: 'Access code issued',
  issuedFor: (holder: string, day: string) => `Code for ${holder}, valid until ${day}:`,
  shownOnce: 'You see this code only now. Pass it on in person, by telephone for example; do not keep it in a mail.',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'This browser does not let us copy. Select the code and copy it yourself.',
  done: 'Done',
} as const;

export const codeExtension = {
  title: 'Extend access code',
  text: (holder: string, day: string) =>
    `The code of ${holder} is valid until ${day}. The new period counts from today.`,
  submit: 'Extend',
  failed: 'The access code was not extended.',
} as const;

export const codeRevocation = {
  title: 'Revoke access code',
  question: (holder: string) => `Are you sure that you want to revoke the access code of ${holder}?`,
  consequence: (others: number) =>
    `Whoever is logged in with this code is logged out at once. This cannot be undone.${
      others === 0
        ? ''
        : ` ${formats.counted(others, { one: 'other active code', other: 'other active codes' })} of this name ${others === 1 ? 'stays' : 'stay'} valid.`
    }`,
  failed: 'The access code was not revoked.',
} as const;

export const codeReplacement = {
  title: 'Replace access code',
  question: (holder: string) => `Are you sure that you want to replace the access code of ${holder}?`,
  consequence:
    'The present code and the own code made for it then stop working, and whoever is logged in with them is logged out; you stay logged in yourself. The new code keeps the same end date.',
  failed: 'The access code was not replaced.',
} as const;
