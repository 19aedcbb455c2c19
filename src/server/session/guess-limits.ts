import type { Tried, Tries } from '#server/platform/database/sign-in-tables.ts';

/**
 * What stops guesses at a code of six digits, without stopping its holder: a sender who is wrong waits, alone; after so many
 * wrong codes in a day of all senders together, a right code asks for the one after it as well. `docs/security.md` has the
 * chance that a guess is right in a year; a test holds it below one percent.
 */
export const guessLimits = {
  /** Wrong codes of one holder in a day, after which one right code is not enough. */
  onOneCode: 8,
  /** And after which none is looked at. */
  inADay: 200,
  /** At which advisers are told. */
  told: 5,
} as const;

/** How long the second of two codes is waited for, in seconds. */
const secondCodeWithin = 120;

const daySeconds = 24 * 60 * 60;
/** Seconds that a sender waits after its first, second, third wrong code in a row, and so on; then as after the last. */
const waits = [0, 0, 15 * 60, 60 * 60, daySeconds] as const;

/** Wrong codes of a holder in the present day, which began with the first of them, and what each sender tried. */
export interface Guesses {
  readonly wrongToday: number;
  readonly dayEndsIn: number;
  readonly tries: Tries;
  readonly now: Date;
}

/** Of tries at the same time one may begin before another and be looked at after it: none lies ahead. */
const secondsSince = ({ on }: Tried, now: Date): number => Math.max(0, now.getTime() - Date.parse(on)) / 1000;

/** For how many seconds no code of this sender is looked at. */
export function waitOf({ wrongToday, dayEndsIn, tries, now }: Guesses, sender: string): number {
  if (wrongToday >= guessLimits.inADay) return dayEndsIn;
  const { [sender]: tried } = tries;
  if (tried === undefined || tried.wrong === 0) return 0;
  const wait = waits[Math.min(tried.wrong, waits.length) - 1] ?? daySeconds;
  return Math.max(0, Math.ceil(wait - secondsSince(tried, now)));
}

/** Whether a right code of this sender lets it in: it does when few were wrong today, or when it is the second in a row. */
export function isEnough({ wrongToday, tries, now }: Guesses, sender: string): boolean {
  const { [sender]: tried } = tries;
  const isSecond = tried?.isHalfway === true && secondsSince(tried, now) <= secondCodeWithin;
  return isSecond || wrongToday < guessLimits.onOneCode;
}

/** What is kept after a code was tried; what is of a day ago goes. */
export function triesAfter(guesses: Guesses, sender: string, outcome: 'wrong' | 'halfway' | 'right'): Tries {
  const { tries, now } = guesses;
  const others = Object.entries(tries).filter(
    ([other, tried]) => other !== sender && secondsSince(tried, now) < daySeconds,
  );
  const on = now.toISOString();
  const wrong = outcome === 'wrong' ? (tries[sender]?.wrong ?? 0) + 1 : 0;
  const own: readonly (readonly [string, Tried])[] =
    outcome === 'right' ? [] : [[sender, { wrong, on, isHalfway: outcome === 'halfway' }]];
  return Object.fromEntries([...others, ...own]);
}
