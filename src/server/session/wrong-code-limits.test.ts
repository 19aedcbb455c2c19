import { describe, expect, it } from 'vitest';
import { newAccessCode } from '#server/session/access-code.ts';
import { wrongCodeLimits, wrongCodeMaximum } from '#server/session/wrong-code-limits.ts';

const minutes = (number: number) => number * 60_000;

function limitsAt(start = 0) {
  let now = start;
  const limits = wrongCodeLimits(() => now);
  return { limits, pass: (time: number) => (now += time) };
}

describe('the limits on wrong codes', () => {
  it('shut out an address after ten, until a quarter of an hour has passed', () => {
    const { limits, pass } = limitsAt();
    for (let count = 0; count < wrongCodeMaximum.address; count += 1) {
      expect(limits.begin('1.1.1.1', newAccessCode()).refusedFor).toBeNull();
    }
    expect(limits.begin('1.1.1.1', newAccessCode()).refusedFor).toBe(900);
    pass(minutes(14));
    expect(limits.begin('1.1.1.1', newAccessCode()).refusedFor).toBe(60);
    pass(minutes(1));
    expect(limits.begin('1.1.1.1', newAccessCode()).refusedFor).toBeNull();
  });

  it('do not shut out another address', () => {
    const { limits } = limitsAt();
    for (let count = 0; count < 50; count += 1) limits.begin('1.1.1.1', newAccessCode());
    expect(limits.begin('2.2.2.2', newAccessCode()).refusedFor).toBeNull();
  });

  it('let nobody lock a code by guessing at its beginning from many addresses', () => {
    const { limits } = limitsAt();
    const code = newAccessCode();
    for (let count = 0; count < 40; count += 1) limits.begin(`1.1.1.${count}`, `${code.slice(0, 5)}${count}`);
    const attempt = limits.begin('2.2.2.2', code);
    expect(attempt.refusedFor).toBeNull();
    expect(attempt.waitFor).toBe(900);
  });

  it('ask everyone with a wrong code to wait when there are too many in all', () => {
    const { limits } = limitsAt();
    for (let count = 0; count < wrongCodeMaximum.everyone; count += 1) {
      expect(limits.begin(`address ${count}`, newAccessCode()).waitFor).toBeNull();
    }
    expect(limits.begin('another', newAccessCode()).waitFor).toBe(900);
  });

  it('do not count a right code', () => {
    const { limits } = limitsAt();
    for (let count = 0; count < 100; count += 1) limits.begin('1.1.1.1', newAccessCode()).forget();
    expect(limits.begin('1.1.1.1', newAccessCode()).refusedFor).toBeNull();
  });

  it('remember so many addresses and no more, the oldest forgotten first', () => {
    const { limits } = limitsAt();
    for (let count = 0; count < wrongCodeMaximum.address; count += 1) {
      for (const early of ['1.1.1.1', '2.2.2.2']) limits.begin(early, 'AAAAA');
    }
    const late = '3.3.3.3';
    for (let count = 0; count < 60_000; count += 1) limits.begin(count < 59_990 ? `address ${count}` : late, 'AAAAA');
    expect(limits.begin('1.1.1.1', 'AAAAA').refusedFor).toBeNull();
    expect(limits.begin(late, 'AAAAA').refusedFor).toBe(900);
  });

  it('count attempts that run at the same time', () => {
    const { limits } = limitsAt();
    const attempts = Array.from({ length: 30 }, () => limits.begin('1.1.1.1', newAccessCode()));
    expect(attempts.filter(({ refusedFor }) => refusedFor === null)).toHaveLength(wrongCodeMaximum.address);
  });
});
