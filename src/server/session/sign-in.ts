import { setTimeout as pause } from 'node:timers/promises';
import type { CodeIssuer } from '#api/access-codes.ts';
import type { Person } from '#server/platform/actor.ts';
import type { RecordAct } from '#server/platform/audit-trail.ts';
import type { Database } from '#server/platform/database.ts';
import { ProblemError } from '#server/platform/problem-error.ts';
import type { Recognition } from '#server/platform/route-access.ts';
import { codeHash } from '#server/session/access-code.ts';
import type { Visitor } from '#server/session/open-sessions/visitor.ts';
import { type NoteRefusal, refusedCode, refusedLink } from '#server/session/refused-sign-in.ts';
import type { SigningKeys } from '#server/session/signing-keys.ts';
import {
  type Admission,
  admissionByCode,
  admissionByHandoff,
  insertSession,
  isUsedHandoff,
  personOfSession,
} from '#server/session/store.ts';
import { signedToken, verifiedToken } from '#server/session/tokens.ts';
import type { WrongCodeLimits } from '#server/session/wrong-code-limits.ts';
import type { Tx } from '#server/platform/database.ts';

export interface SignInParts {
  readonly database: Database;
  readonly keys: SigningKeys;
  readonly recordAct: RecordAct;
  readonly limits: WrongCodeLimits;
  readonly noteRefusal: NoteRefusal;
  /** How long a wrong code waits for its answer. */
  readonly wrongCodePause: number;
}

/** A token for the holder of an access code. Throws ACCESS_CODE_WRONG or TOO_MANY_REQUESTS. */
export async function tokenForCode(parts: SignInParts, code: string, visitor: Visitor): Promise<string> {
  const attempt = parts.limits.begin(visitor.address, code);
  const hashes = parts.keys.map((key) => codeHash(key, code));
  const token = await tokenFor(parts, visitor, (tx) => admissionByCode(tx, hashes));
  if (token !== null) {
    attempt.forget();
    return token;
  }
  await parts.noteRefusal(visitor.address, (tx) => refusedCode(tx, hashes));
  await pause(parts.wrongCodePause);
  if (attempt.waitFor === null) throw new ProblemError('ACCESS_CODE_WRONG');
  throw new ProblemError('TOO_MANY_REQUESTS', { retryAfterSeconds: attempt.waitFor });
}

/** A token for the holder of a hand-off link, which then no longer works. Throws HANDOFF_USED or HANDOFF_WRONG. */
export async function tokenForHandoff(parts: SignInParts, handoff: string, visitor: Visitor): Promise<string> {
  const claims = await verifiedToken(parts.keys, 'handoff', handoff);
  if (claims === null) {
    await parts.noteRefusal(visitor.address, (tx) => refusedLink(tx, null, false));
    throw new ProblemError('HANDOFF_WRONG');
  }
  const { organisationId, id } = claims;
  // Before it is tried, which uses it up also where access was revoked.
  const isUsed = await parts.database.as({ kind: 'gate' }, (tx) => isUsedHandoff(tx, organisationId, id));
  const token = await tokenFor(parts, visitor, (tx) => admissionByHandoff(tx, organisationId, id));
  if (token !== null) return token;
  await parts.noteRefusal(visitor.address, (tx) => refusedLink(tx, claims, isUsed));
  throw new ProblemError(isUsed ? 'HANDOFF_USED' : 'HANDOFF_WRONG');
}

/** With whose access somebody signed in, in the log. */
const issuerTexts = {
  operator: 'toegang uitgegeven door de beheerder',
  provider: 'toegang uitgegeven door de aanbieder',
  adviser: 'toegang uitgegeven door een adviseur',
} as const satisfies Record<CodeIssuer, string>;

async function tokenFor(
  { database, keys, recordAct }: SignInParts,
  visitor: Visitor,
  admit: (tx: Tx) => Promise<Admission | null>,
): Promise<string | null> {
  return database.as({ kind: 'gate' }, async (tx) => {
    const admission = await admit(tx);
    if (admission === null) return null;
    const id = await insertSession(tx, admission, visitor);
    const name = admission.issuedBy === null ? admission.holderName : issuerTexts[admission.issuedBy];
    await recordAct(tx, { ...admission, address: visitor.address }, 'signed in', { name });
    return signedToken(keys, 'session', { id, organisationId: admission.organisationId });
  });
}

/** Recognises the person behind a session token. */
export function recognition(database: Database, keys: SigningKeys): Recognition {
  return async (token, address): Promise<Person> => {
    const claims = await verifiedToken(keys, 'session', token);
    if (claims === null) throw new ProblemError('NOT_SIGNED_IN');
    const person = await personOfSession(database, claims.organisationId, claims.id);
    if (person === null) throw new ProblemError('NOT_SIGNED_IN');
    return { ...person, address };
  };
}
