import type { Tx } from '#server/platform/database.ts';
import { ProblemError } from '#server/platform/problem-error.ts';
import { codeHash } from '#server/session/access-code.ts';
import { stepOfCode } from '#server/session/second-factor/one-time-code.ts';
import {
  countWrong,
  type FactorOwner,
  heldFactor,
  type KeptFactor,
  takeStep,
  useRecoveryCode,
} from '#server/session/second-factor/factor-store.ts';
import { secretOf } from '#server/session/second-factor/sealed-secret.ts';
import type { SigningKeys } from '#server/session/signing-keys.ts';

/** Wrong codes of one holder in a quarter of an hour; after that none is looked at for the rest of it. */
export const wrongFactorMaximum = 10;

/**
 * What came of a code: none is set, none was given, the app's or a recovery code was right, it was wrong, or too many were
 * wrong.
 */
export type FactorCheck =
  | { readonly is: 'none' | 'missing' | 'right' | 'recovered' | 'wrong' }
  | { readonly is: 'blocked'; readonly waitFor: number };

/**
 * Checks the second factor of a holder, and writes down what came of it: to be committed whatever that is. A code of the app
 * is taken once, a recovery code too.
 */
export async function checkedFactor(
  tx: Tx,
  keys: SigningKeys,
  owner: FactorOwner,
  typed: string | undefined,
): Promise<FactorCheck> {
  const factor = await heldFactor(tx, owner);
  if (factor === null || !factor.isConfirmed) return { is: 'none' };
  if (typed === undefined) return { is: 'missing' };
  if (factor.forgottenIn > 0 && factor.wrongCount >= wrongFactorMaximum)
    return { is: 'blocked', waitFor: factor.forgottenIn };
  const step = await stepTaken(tx, keys, owner, factor, typed);
  if (step !== null) {
    await takeStep(tx, owner, step);
    return { is: 'right' };
  }
  const hashes = keys.map((key) => codeHash(key, typed));
  if (await useRecoveryCode(tx, owner, hashes)) {
    await takeStep(tx, owner, null);
    return { is: 'recovered' };
  }
  await countWrong(tx, owner, factor);
  return { is: 'wrong' };
}

/** The step of a code of the app that was not taken before; null for any other. */
export async function stepTaken(
  tx: Tx,
  keys: SigningKeys,
  owner: FactorOwner,
  factor: KeptFactor,
  typed: string,
): Promise<number | null> {
  const code = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return null;
  const secret = await secretOf(tx, keys, factor.kept, owner);
  const step = secret === null ? null : stepOfCode(secret, code, factor.now);
  return step !== null && (factor.lastStep === null || step > factor.lastStep) ? step : null;
}

export const wrongFactor = (): ProblemError =>
  new ProblemError('SECOND_FACTOR_WRONG', { fields: { code: 'Deze code is onjuist, verlopen of al gebruikt' } });

/** What is answered to a code that did not pass. */
export function refusedFactor(check: FactorCheck): ProblemError {
  if (check.is === 'blocked') return new ProblemError('TOO_MANY_REQUESTS', { retryAfterSeconds: check.waitFor });
  if (check.is === 'missing') return new ProblemError('SECOND_FACTOR_NEEDED');
  return check.is === 'none' ? new ProblemError('SECOND_FACTOR_NONE') : wrongFactor();
}
