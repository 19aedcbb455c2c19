export const auth = {
  title: 'Log in',
  purpose:
    'Find out which premium costs an employer the same, or gives the participants the same pension, after moving to a new defined contribution scheme (premieregeling).',
  loggedOut: 'You are logged out. You can log in again with the access code that you received from your provider.',
  unauthorized:
    'You have no access to the management tool. Have you entered an access code, or would you like access? If so, please get in touch with your contact at the provider.',
  ended: 'You are not (or no longer) logged in. Log in again with your access code.',
  accessCode: 'Access code',
  accessCodeHint:
    'The code of 26 characters that you received from your provider, or your own code. Hyphens and spaces are allowed.',
  showAccessCode: 'Show code',
  accessCodeMissing: 'Enter your access code.',
  accessCodeLength: (length: number) =>
    `An access code has 26 letters and digits; you entered ${length}. Check that you copied the whole code.`,
  accessCodeCharacters: 'An access code consists of letters and digits only.',
  secondFactor: 'Code from your authenticator app',
  secondFactorHint: 'Six digits, or one of your recovery codes.',
  secondFactorMissing: 'Enter a code.',
  logIn: 'Log in',
  loggingIn: 'Logging in…',
  handoff: 'Logging you in…',
  checking: 'Checking your login…',
  privacy:
    'Dossiers are visible within your own organisation only. This site uses no cookies and no external services.',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
} as const;
