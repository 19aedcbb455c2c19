import { type CommandAnswer, done } from '#server/platform/control/control-socket.ts';
import { accessRequest } from '#server/session/access-request.ts';
import {
  type IssueParts,
  type Issued,
  issuedCode,
  issuedHandoff,
  resetSecondFactor,
  revokeAccess,
} from '#server/session/issue.ts';
import { listedHolders } from '#server/session/issue-store.ts';

export interface AccessParts extends IssueParts {
  /** Where people reach the server, for links. */
  readonly publicAddress: string;
}

/** Runs the access command. Standard output is only what was asked for, so that it can be piped. */
export async function accessAnswer(parts: AccessParts, words: readonly string[]): Promise<CommandAnswer> {
  const request = accessRequest(words);
  switch (request.does) {
    case 'code':
      return issuedAnswer(await issuedCode(parts, request.recipient, request.days), (code) => code);
    case 'link':
      return issuedAnswer(await issuedHandoff(parts, request.recipient), (token) => `${parts.publicAddress}/${token}`);
    case 'revoke':
      await revokeAccess(parts, request.organisation, request.holder);
      return done(`De toegang van ${request.holder} is ingetrokken.`);
    case 'reset':
      await resetSecondFactor(parts, request.organisation, request.holder);
      return done(`De tweede factor van ${request.holder} is gewist.`);
    case 'list':
      return { exitCode: 0, out: await listText(parts), error: '' };
    default:
      return request satisfies never;
  }
}

function issuedAnswer({ secret, notes }: Issued, shown: (secret: string) => string): CommandAnswer {
  return { exitCode: 0, out: `${shown(secret)}\n`, error: notes.map((note) => `${note}\n`).join('') };
}

const listHeader = ['organisatie', 'houder', 'rol', 'werkgever', 'codes', 'geldig tot', 'laatst gebruikt'];

async function listText({ database }: AccessParts): Promise<string> {
  const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? '-';
  const lines = (await database.as('operator', listedHolders)).map((one) => [
    one.organisation,
    one.holder,
    one.role,
    one.clientId ?? '-',
    one.activeCodes,
    day(one.expiresOn),
    day(one.lastUsedOn),
  ]);
  return [listHeader, ...lines].map((line) => `${line.join('\t')}\n`).join('');
}
