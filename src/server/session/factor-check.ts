import type { Person } from '#server/platform/database/actor.ts';
import type { RecordAct } from '#server/platform/audit-trail.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { codeHash } from '#server/session/access-code.ts';
import { stepOfCode } from '#server/session/one-time-code.ts';
import {
  countWrong,
  type FactorOwner,
  heldFactor,
  type KeptFactor,
  takeStep,
  useRecoveryCode,
} from '#server/session/factor-store.ts';
import { guessLimits, isEnough, triesAfter, waitOf } from '#server/session/guess-limits.ts';
import { secretOf } from '#server/session/sealed-secret.ts';
import type { SigningKeys } from '#server/session/signing-keys.ts';

/**
 * What came of a code: none is set, none was given, the app's or a recovery code was right, it was right and the next one is
 * needed as well, it was right and used before, it was wrong, or too many were wrong.
 */
export type FactorCheck =
  | { readonly is: 'none' | 'missing' | 'right' | 'recovered' | 'halfway' | 'used' | 'wrong' }
  | { readonly is: 'blocked'; readonly waitFor: number };

interface CheckParts {
  readonly keys: SigningKeys;
  readonly recordAct: RecordAct;
}

/** Who is signed in tries by their session: nobody else at their address keeps them waiting. */
export const senderOf = ({ sessionId }: Pick<Person, 'sessionId'>): string => `session ${sessionId}`;

/** Whose code it is, as the log has them. */
type Asker = Parameters<RecordAct>[1] & FactorOwner;

/**
 * Checks the second factor of a holder, and writes down what came of it: to be committed whatever that is. A code of the app
 * is taken once, a recovery code too. `sender`: an address, or a session.
 */
export async function checkedFactor(
  { keys, recordAct }: CheckParts,
  tx: Tx,
  who: Asker,
  sender: string,
  typed: string | undefined,
): Promise<FactorCheck> {
  const factor = await heldFactor(tx, who);
  if (factor === null || !factor.isConfirmed) return { is: 'none' };
  if (typed === undefined) return { is: 'missing' };
  const hashes = keys.map((key) => codeHash(key, typed));
  // Nobody guesses one: it is looked at whatever was wrong before.
  if (await useRecoveryCode(tx, who, hashes)) {
    await takeStep(tx, who, null, triesAfter(factor, sender, 'right'));
    return { is: 'recovered' };
  }
  const waitFor = waitOf(factor, sender);
  if (waitFor > 0) return { is: 'blocked', waitFor };
  const step = await stepOf(tx, keys, who, factor, typed);
  // A second press on the button is no guess.
  if (step !== null && isTaken(factor, step)) return { is: 'used' };
  if (step !== null) {
    const outcome = isEnough(factor, sender) ? 'right' : 'halfway';
    await takeStep(tx, who, step, triesAfter(factor, sender, outcome));
    return { is: outcome };
  }
  await countWrong(tx, who, factor, triesAfter(factor, sender, 'wrong'));
  if (factor.wrongToday + 1 === guessLimits.told)
    await recordAct(tx, who, 'second factor guessed', { name: who.holderName });
  return { is: 'wrong' };
}

const isTaken = ({ lastStep }: KeptFactor, step: number): boolean => lastStep !== null && step <= lastStep;

/** The step of a code of the app; null for any other. */
async function stepOf(tx: Tx, keys: SigningKeys, owner: FactorOwner, factor: KeptFactor, typed: string) {
  const code = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return null;
  const secret = await secretOf(tx, keys, factor.kept, owner);
  return secret === null ? null : stepOfCode(secret, code, factor.now);
}

/** The step of a code of the app that was not taken before; null for any other. */
export async function stepTaken(
  tx: Tx,
  keys: SigningKeys,
  owner: FactorOwner,
  factor: KeptFactor,
  typed: string,
): Promise<number | null> {
  const step = await stepOf(tx, keys, owner, factor, typed);
  return step === null || isTaken(factor, step) ? null : step;
}

export const wrongFactor = (): ProblemError =>
  new ProblemError('SECOND_FACTOR_WRONG', { fields: { code: 'Deze code is onjuist, verlopen of al gebruikt' } });

/** What is answered to a code that did not pass. */
export function refusedFactor(check: FactorCheck): ProblemError {
  if (check.is === 'blocked') return new ProblemError('TOO_MANY_REQUESTS', { retryAfterSeconds: check.waitFor });
  if (check.is === 'missing') return new ProblemError('SECOND_FACTOR_NEEDED');
  if (check.is === 'halfway') return new ProblemError('SECOND_FACTOR_NEXT');
  return check.is === 'none' ? new ProblemError('SECOND_FACTOR_NONE') : wrongFactor();
}
