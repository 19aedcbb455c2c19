import { formats } from '#web/i18n/en/formats.ts';

export const security = {
  title: 'Security',
  description: 'Where you are logged in, and what is asked of you for that.',
  sessions: 'Your sessions',
  sessionsText:
    'Each row is a place where you are logged in. If you do not recognise one, end it and have your access code replaced.',
  device: 'Device',
  unknownDevice: 'Unknown device',
  network: 'Network',
  unknownNetwork: 'Unknown',
  signedInOn: 'Logged in',
  lastSeenOn: 'Last used',
  endsOn: 'Ends without use',
  thisSession: 'This session',
  actions: 'Actions',
  end: 'End',
  endOf: (whose: string) => `End session: ${whose}`,
  endOthers: 'End all other sessions',
  endTitle: 'End session',
  endQuestion: (whose: string) => `Are you sure you want to end this session: ${whose}?`,
  othersQuestion: (count: number) =>
    `Are you sure you want to end ${formats.counted(count, { one: 'other session', other: 'other sessions' })}?`,
  consequence: 'Whoever works there is logged out and can log in again as long as the access code is valid.',
  failed: 'Ending it did not succeed.',
  none: 'Nobody is logged in.',
} as const;

export const reauthentication = {
  title: 'Confirm that it is you',
  text: 'You logged in some time ago. For this action you are therefore asked once more who you are.',
  hint: 'The code you log in with. Did you come in by a link and have no code? Then log in again with a new link.',
  confirm: 'Confirm',
} as const;

export const organisationSessions = {
  title: 'Sessions of your organisation',
  description: 'Who is logged in now: advisers of your organisation, and people at your employers.',
  cardTitle: 'Logging in and sessions',
  cardText: 'Who is logged in now, when a session ends by itself, and what is asked of everyone at login.',
  open: 'View sessions',
  holder: 'Name',
  rules: 'Rules for logging in and sessions',
  rulesText: 'Holds for everyone of your organisation and its employers, also for those who are logged in now.',
  idleMinutes: 'Minutes without use',
  sessionHours: 'Hours in total',
  range: (minimum: number, maximum: number) => `From ${minimum} up to and including ${maximum}`,
  standard: 'These are the standard values.',
  since: (day: string, name: string) => `Chosen on ${day} by ${name}.`,
  saved: 'The rules have been saved.',
  notSaved: 'The rules have not been saved.',
} as const;

export const secondFactor = {
  title: 'Second factor',
  text: 'With a second factor, logging in asks for a code from an app on your phone besides your access code. Whoever knows only your access code does not get in.',
  start: 'Set up second factor',
  steps: 'Scan the code with an authenticator app on your phone, then enter the six digits that the app shows.',
  typed: 'Scanning does not work? Enter this key in the app:',
  qr: 'QR code for your authenticator app',
  code: 'Code from the app',
  codeHint: 'Six digits, or one of your recovery codes.',
  confirm: 'Confirm',
  codesTitle: 'Your recovery codes',
  codesText:
    'Each code works once in place of your phone. You see them only now: print them or keep them in a safe place, not with your access code.',
  print: 'Print',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying does not work in this browser. Select the codes and copy them yourself.',
  done: 'I have kept them',
  remove: 'Remove second factor',
  removeText: 'For a new phone, for example: remove the second factor with a code and set it up again.',
  renew: 'New recovery codes',
  renewText: 'The old recovery codes no longer work after that.',
  failed: 'That did not succeed.',
  reset: 'Clear second factor',
  resetTitle: 'Clear second factor',
  resetConsequence:
    'Do this only when you know for certain who asks, for example by calling that person. Whoever is logged in is logged out; the access code stays valid.',
  resetByProviderConsequence:
    'Do this only when you know for certain who asks, for example by calling that person. Whoever is logged in is logged out. The codes that the provider issued end: this person comes in again by an invitation that a colleague confirms, or through the operator of the server. All advisers of the organisation are notified.',
  resetFailed: 'The second factor has not been cleared.',
  needs: 'Second factor required for everyone',
  needsHint: 'Whoever has none yet sets it up before going on, you included.',
  requiredTitle: 'Set up a second factor',
  requiredText:
    'A second factor is required for your access. It takes a minute; you need a phone with an authenticator app.',
  set: (day: string) => `Set on ${day}.`,
  left: (count: number) => `${formats.counted(count, { one: 'recovery code', other: 'recovery codes' })} left.`,
  wrongCodes: (count: number) =>
    `${formats.counted(count, { one: 'wrong code was', other: 'wrong codes were' })} entered for you in the last 24 hours. Was that not you? Then somebody else has your access code: have it replaced.`,
  resetOf: (holder: string) => `Clear second factor of ${holder}`,
  resetQuestion: (holder: string) => `Are you sure you want to clear the second factor of ${holder}?`,
} as const;

export const ownCode = {
  title: 'Own code',
  text: 'The access code you received may also have been seen by whoever issued it or passed it on to you. Make your own code in exchange: from then on you log in with it, in the same field. The issued code remains for recovery and then gives access only to making a new own code. Your other sessions end.',
  make: 'Make own code',
  madeTitle: 'Your own code',
  madeText:
    'You see this code only now. Keep it in a password manager or a safe place, and keep the issued access code apart for recovery. If your browser remembers the issued code, replace it there by this one.',
  done: 'I have kept it',
  madeOn: (day: string) => `Made on ${day}.`,
  another: 'Lost your own code, or need a new one? Log in with the issued access code and make a new one.',
  needsIssued:
    'You did not log in with an access code. Log in with the access code you received to make your own code.',
  recoveries:
    'The issued access code was used for recovery. Was that not you? Have your access revoked and report that somebody else has the code.',
  recoveryTitle: 'Make a new own code',
  recoveryText:
    'You logged in with the issued access code. Because you have an own code, it is for recovery only: make a new own code to go on. The previous one no longer works after that. Did your browser fill in that code? Then log out and log in with your own code.',
  failed: 'The own code has not been made.',
  keptEnd: 'Last six characters of your own code',
  keptHint: 'Copy them from where you keep the code. Pasting the whole code is fine too.',
  keptWrong: 'Enter the last six characters of the code above.',
  requiredTitle: 'Make your own code',
  requiredText:
    'The access code you logged in with may also have been seen by whoever issued it or passed it on: exchange it at this first use for a code that only you know.',
  factorFollows: 'After that you set up a second factor.',
  needs: 'Issued access codes exchanged at their first use',
  needsHint: 'Whoever logs in with an issued access code makes an own code before going on, you included.',
} as const;
