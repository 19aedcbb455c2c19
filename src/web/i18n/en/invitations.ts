import { formats } from '#web/i18n/en/formats.ts';

export const invitations = {
  title: 'Invitations',
  text: 'The provider proposes to make these people advisers of your organisation. An adviser sees all employers and dossiers. There is no code until you confirm, and only you get to see it.',
  by: (name: string, day: string) => `Invited by ${name} (provider) on ${day}`,
  known: 'Is an adviser of your organisation already and gets one more code.',
  confirm: 'Confirm',
  confirmOf: (name: string) => `Confirm the invitation of ${name}`,
  refuse: 'Refuse',
  refuseOf: (name: string) => `Refuse the invitation of ${name}`,
  confirmQuestion: (name: string) => `Are you sure that ${name} should get access?`,
  confirmConsequence: 'Confirm only people you know. You then see the code and pass it on yourself.',
  confirmTitle: 'Confirm invitation',
  confirmFailed: 'The invitation was not confirmed.',
  refuseTitle: 'Refuse invitation',
  refuseQuestion: (name: string) => `Are you sure that you want to refuse the invitation of ${name}?`,
  refuseConsequence: 'There will be no code. The provider can invite again.',
  refuseFailed: 'The invitation was not refused.',
  waiting: 'Waiting for confirmation',
  waitingText:
    'An adviser of this organisation confirms the invitation under Access codes and passes the code on. You do not see that code.',
  withdraw: 'Withdraw',
  withdrawOf: (name: string) => `Withdraw the invitation of ${name}`,
  withdrawTitle: 'Withdraw invitation',
  withdrawQuestion: (name: string) => `Are you sure that you want to withdraw the invitation of ${name}?`,
  withdrawConsequence: 'There will be no code.',
  withdrawFailed: 'The invitation was not withdrawn.',
  invitedTitle: 'Invitation ready',
  invited: (name: string) => `${name} gets access as soon as an adviser of this organisation confirms the invitation.`,
} as const;

export const accessNotices = {
  label: 'Notices about access',
  acts: {
    'access issued by operator': (holder: string, moment: string) =>
      `The operator of the server issued access to ${holder} on ${moment}.`,
    'second factor reset by provider': (holder: string, moment: string) =>
      `The provider cleared the second factor of ${holder} on ${moment}. The codes that the provider gave ${holder} have ended.`,
    'second factor reset by operator': (holder: string, moment: string) =>
      `The operator of the server cleared the second factor of ${holder} on ${moment}.`,
    'recovered by issued code': (holder: string, moment: string) =>
      `${holder} logged in for recovery with the issued access code on ${moment}.`,
    'second factor guessed': (holder: string, moment: string) =>
      `Wrong codes of the second factor were entered for ${holder} several times, up to ${moment}. Was that not ${holder}? Then have the access code replaced.`,
  },
  actsText: 'Do you know nothing about this? Then revoke the code and ask the provider about it.',
  dismiss: 'Seen',
  waiting: (count: number) =>
    `${formats.counted(count, { one: 'invitation waits for your confirmation', other: 'invitations wait for your confirmation' })}.`,
  ownCode:
    'The provider issued your access code and may know it, also if you exchanged it. Replace it by a code that only you know.',
  toCodes: 'To Access codes',
} as const;
