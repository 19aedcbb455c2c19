import { describe, expect, it } from 'vitest';
import { type Guesses, guessLimits, isEnough, triesAfter, waitOf } from '#server/session/guess-limits.ts';
import { chanceOfGuess } from '#server/session/one-time-code.ts';

const start = Date.parse('2026-11-26T10:00:00Z');
const minutes = (count: number) => count * 60;

/** What is known after these happened, each so many seconds after the start. */
function after(
  happened: readonly (readonly [seconds: number, sender: string, outcome: 'wrong' | 'halfway' | 'right'])[],
): Guesses {
  let guesses: Guesses = { wrongToday: 0, dayEndsIn: 86_400, tries: {}, now: new Date(start) };
  for (const [seconds, sender, outcome] of happened) {
    const at = { ...guesses, now: new Date(start + seconds * 1000) };
    const wrongToday = guesses.wrongToday + (outcome === 'wrong' ? 1 : 0);
    guesses = { ...at, wrongToday, tries: triesAfter(at, sender, outcome) };
  }
  return guesses;
}
const later = (guesses: Guesses, seconds: number): Guesses => ({
  ...guesses,
  now: new Date(guesses.now.getTime() + seconds * 1000),
});
const wrongTimes = (count: number, sender: string) =>
  Array.from({ length: count }, () => [0, sender, 'wrong'] as const);

describe('guesses at a code of six digits', () => {
  it('are so few that one of them is right with a chance below one percent a year, as docs/security.md says', () => {
    // A day begins with its first wrong code: no year has more of them.
    const days = 366;
    const alone = guessLimits.onOneCode * chanceOfGuess;
    const inPairs = (guessLimits.inADay - guessLimits.onOneCode) * chanceOfGuess * chanceOfGuess;
    const inAYear = 1 - (1 - alone - inPairs) ** days;
    expect(inAYear).toBeLessThan(0.01);
    expect((100 * inAYear).toFixed(2)).toBe('0.87');
  });

  it('make their sender wait alone: from the third on, longer each time, a day at last', () => {
    for (const [wrong, wait] of [
      [1, 0],
      [2, 0],
      [3, minutes(15)],
      [4, minutes(60)],
      [5, minutes(1440)],
      [9, minutes(1440)],
    ] as const) {
      const guesses = after(wrongTimes(wrong, 'here'));
      expect([wrong, waitOf(guesses, 'here')]).toEqual([wrong, wait]);
      expect(waitOf(guesses, 'elsewhere')).toBe(0);
      expect(waitOf(later(guesses, wait), 'here')).toBe(0);
    }
  });

  it('at the same moment do not wait for each other: one that began before another and is looked at after it', () => {
    expect(waitOf(later(after(wrongTimes(2, 'here')), -0.4), 'here')).toBe(0);
  });

  it('stop making a sender wait after a right code, but go on counting in the day', () => {
    const guesses = after([...wrongTimes(3, 'here'), [minutes(15), 'here', 'right']]);
    expect([waitOf(guesses, 'here'), guesses.wrongToday, guesses.tries]).toEqual([0, 3, {}]);
  });

  it('of all senders together make a right code ask for the next one, within two minutes and from the same sender', () => {
    const few = after(wrongTimes(guessLimits.onOneCode - 1, 'there'));
    expect(isEnough(few, 'here')).toBe(true);
    const many = wrongTimes(guessLimits.onOneCode, 'there');
    expect(isEnough(after(many), 'here')).toBe(false);
    const halfway = after([...many, [0, 'here', 'halfway']]);
    expect(isEnough(later(halfway, 60), 'here')).toBe(true);
    expect(isEnough(later(halfway, 60), 'there')).toBe(false);
    expect(isEnough(later(halfway, 121), 'here')).toBe(false);
    // Who is halfway has one guess at the second code.
    expect(isEnough(after([...many, [0, 'here', 'halfway'], [30, 'here', 'wrong']]), 'here')).toBe(false);
    // Nobody else ends it.
    expect(isEnough(after([...many, [0, 'here', 'halfway'], [30, 'there', 'wrong']]), 'here')).toBe(true);
  });

  it('end for the day at last, and what is a day old is forgotten', () => {
    const many = { ...after(wrongTimes(1, 'there')), wrongToday: guessLimits.inADay, dayEndsIn: 7 };
    expect(waitOf(many, 'here')).toBe(7);
    expect(Object.keys(triesAfter(later(many, 86_401), 'here', 'wrong'))).toEqual(['here']);
  });
});
