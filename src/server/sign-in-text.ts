import { firstHolder, firstOrganisation, hasFirstHolder } from '#server/first-start.ts';
import type { RunningServer } from '#server/server.ts';
import { issuedCode, issuedHandoff } from '#server/session/issue.ts';

/** The first code lasts; a code of a later start is for the person at this machine now. */
const codeDays = { first: 365, later: 1 };

/** How to sign in, for who starts the embedded server: link and code each have a line of their own. */
export async function signInText({ access, isFirstStart, address }: RunningServer): Promise<string> {
  if (!(await hasFirstHolder(access.database))) return 'Toegang geven: npm run --silent access -- code\n';
  const recipient = { organisation: firstOrganisation, holder: firstHolder, role: 'adviser' as const, clientId: null };
  const days = isFirstStart ? codeDays.first : codeDays.later;
  const { secret: token } = await issuedHandoff(access, recipient, 'access issued at start');
  const { secret: code } = await issuedCode(access, recipient, days, 'access issued at start');
  return [
    '',
    'Inloggen, eenmalig en binnen 10 minuten:',
    `${address}/${token}`,
    '',
    `Of met deze toegangscode (${days === 1 ? '24 uur' : `${days} dagen`} geldig, wordt niet opnieuw getoond):`,
    code,
    '',
    'Nieuwe link of code: npm run --silent access -- link|code --organisation NAAM --holder NAAM',
    '',
  ].join('\n');
}
