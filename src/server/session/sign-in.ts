import { setTimeout as pause } from 'node:timers/promises';
import { normalizeIP } from '@fastify/rate-limit';
import type { CodeIssuer } from '#api/access-codes.ts';
import type { RecognisedPerson } from '#server/platform/database/actor.ts';
import type { RecordedParts } from '#server/platform/audit-trail.ts';
import type { Database } from '#server/platform/database/database.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import type { Recognition } from '#server/platform/route-access.ts';
import { codeHash } from '#server/session/access-code.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { type NoteRefusal, refusedCode, refusedLink } from '#server/session/refused-sign-in.ts';
import { storeRecovery } from '#server/session/own-code-store.ts';
import { checkedFactor, type FactorCheck, refusedFactor } from '#server/session/factor-check.ts';
import type { SigningKeys } from '#server/session/signing-keys.ts';
import {
  type Found,
  foundByCode,
  foundByHandoff,
  insertSession,
  isUsedHandoff,
  personOfSession,
} from '#server/session/store.ts';
import { signedToken, verifiedToken } from '#server/session/tokens.ts';
import type { WrongCodeLimits } from '#server/session/wrong-code-limits.ts';
import type { Tx } from '#server/platform/database/tx.ts';

export interface SignInParts extends RecordedParts {
  readonly keys: SigningKeys;
  readonly limits: WrongCodeLimits;
  readonly noteRefusal: NoteRefusal;
  /** How long a wrong code waits for its answer. */
  readonly wrongCodePause: number;
}

/** Who wants to come in: from where, and with the second factor of those who have one. */
export interface Entrant extends Visitor {
  readonly secondFactor?: string | undefined;
}

/** A token for the holder of an access code. Throws ACCESS_CODE_WRONG, TOO_MANY_REQUESTS or what the second factor lacks. */
export async function tokenForCode(parts: SignInParts, code: string, entrant: Entrant): Promise<string> {
  const attempt = parts.limits.begin(entrant.address, code);
  const hashes = parts.keys.map((key) => codeHash(key, code));
  const entry = await entryOf(parts, entrant, (tx) => foundByCode(tx, hashes));
  if (entry !== null) {
    attempt.forget();
    return tokenIn(parts, entry);
  }
  await parts.noteRefusal(entrant.address, (tx) => refusedCode(tx, hashes));
  await pause(parts.wrongCodePause);
  if (attempt.waitFor === null) throw new ProblemError('ACCESS_CODE_WRONG');
  throw new ProblemError('TOO_MANY_REQUESTS', { retryAfterSeconds: attempt.waitFor });
}

/**
 * A token for the holder of a hand-off link, which then no longer works. Throws HANDOFF_USED, HANDOFF_WRONG or what the
 * second factor lacks: the link then still works.
 */
export async function tokenForHandoff(parts: SignInParts, handoff: string, entrant: Entrant): Promise<string> {
  const claims = await verifiedToken(parts.keys, 'handoff', handoff);
  if (claims === null) {
    await parts.noteRefusal(entrant.address, (tx) => refusedLink(tx, null, false));
    throw new ProblemError('HANDOFF_WRONG');
  }
  const { organisationId, id } = claims;
  const entry = await entryOf(parts, entrant, (tx) => foundByHandoff(tx, organisationId, id));
  if (entry !== null) return tokenIn(parts, entry);
  const isUsed = await parts.database.as('gate', (tx) => isUsedHandoff(tx, organisationId, id));
  await parts.noteRefusal(entrant.address, (tx) => refusedLink(tx, claims, isUsed));
  throw new ProblemError(isUsed ? 'HANDOFF_USED' : 'HANDOFF_WRONG');
}

/** With whose access somebody signed in, in the log. */
const issuerTexts = {
  operator: 'toegang uitgegeven door de beheerder',
  provider: 'toegang uitgegeven door de aanbieder',
  adviser: 'toegang uitgegeven door een adviseur',
} as const satisfies Record<CodeIssuer, string>;

const wayText = ({ admission: { issuedBy, holderName }, code }: Found): string => {
  if (code?.isOwn === true) return 'eigen code van de houder';
  return issuedBy === null ? holderName : issuerTexts[issuedBy];
};

type Entry = { readonly token: string } | { readonly refused: FactorCheck };

/** What a code or link and the second factor come to, all in one transaction: a wrong code is counted, a right one used up. */
async function entryOf(
  parts: SignInParts,
  entrant: Entrant,
  find: (tx: Tx) => Promise<Found | null>,
): Promise<Entry | null> {
  const { database, keys, recordAct } = parts;
  return database.as('gate', async (tx) => {
    const found = await find(tx);
    if (found === null) return null;
    const { admission, code, take } = found;
    const who = { ...admission, address: entrant.address };
    const check = await checkedFactor(parts, tx, who, normalizeIP(entrant.address), entrant.secondFactor);
    if (check.is === 'wrong') await recordAct(tx, who, 'sign-in refused', { name: 'tweede factor onjuist' });
    if (check.is !== 'none' && check.is !== 'right' && check.is !== 'recovered') return { refused: check };
    if (check.is === 'recovered') await recordAct(tx, who, 'recovery code used', { name: admission.holderName });
    await take();
    const id = await insertSession(tx, admission, entrant, code);
    const isRecovery = code !== null && !code.isOwn && (await storeRecovery(tx, code, entrant));
    await recordAct(tx, who, isRecovery ? 'recovered by issued code' : 'signed in', { name: wayText(found) });
    return { token: await signedToken(keys, 'session', { id, organisationId: admission.organisationId }) };
  });
}

async function tokenIn({ wrongCodePause }: SignInParts, entry: Entry): Promise<string> {
  if ('token' in entry) return entry.token;
  if (entry.refused.is === 'wrong') await pause(wrongCodePause);
  throw refusedFactor(entry.refused);
}

/** Recognises the person behind a session token. */
export function recognition(database: Database, keys: SigningKeys): Recognition {
  return async (token, address, isByClock = false): Promise<RecognisedPerson> => {
    const claims = await verifiedToken(keys, 'session', token);
    if (claims === null) throw new ProblemError('NOT_SIGNED_IN');
    const person = await personOfSession(database, claims.organisationId, claims.id, { renews: !isByClock });
    if (person === null) throw new ProblemError('NOT_SIGNED_IN');
    return { ...person, address };
  };
}
