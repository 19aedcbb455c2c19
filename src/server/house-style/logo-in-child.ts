import type { Logo } from '#office/document/house-style.ts';
import { CalculationEndedError } from '#server/calculation/calculation-ended.ts';
import type { ChildLimits } from '#server/calculation/child-messages.ts';
import { runInChild } from '#server/calculation/run-in-child.ts';
import { type LogoRefusal, RefusedLogoError } from '#server/house-style/refused-logo.ts';

export type LogoAnswer = { readonly logo: Logo } | { readonly refusal: LogoRefusal };

/** A picture of the largest size takes 250 MB and two seconds. */
const limits: ChildLimits = { memoryInBytes: 512 * 2 ** 20, timeInMilliseconds: 8_000 };

let last: Promise<unknown> = Promise.resolve();

/**
 * `drawnLogo` in a process of its own, one at a time: a hostile picture ends that process, never this one. Throws
 * `RefusedLogoError`.
 */
export function logoInChild(bytes: Uint8Array): Promise<Logo> {
  const mine = last.then(() => drawnInChild(bytes));
  // The next one waits for this one, however it ends.
  last = mine.catch(() => {});
  return mine;
}

async function drawnInChild(bytes: Uint8Array): Promise<Logo> {
  const answer = await childAnswer(bytes);
  if ('refusal' in answer) throw new RefusedLogoError(answer.refusal);
  return answer.logo;
}

async function childAnswer(bytes: Uint8Array): Promise<LogoAnswer> {
  try {
    return (await runInChild(new URL('./logo-child.ts', import.meta.url), bytes, { limits })) as LogoAnswer;
  } catch (error) {
    const isTooMuch = error instanceof CalculationEndedError && ['memory', 'time'].includes(error.reason);
    if (isTooMuch) return { refusal: 'LOGO_TOO_COMPLEX' };
    throw error;
  }
}
