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
  it('ask an address to wait after ten, until a quarter of an hour has passed', () => {
    const { limits, pass } = limitsAt();
    for (let count = 0; count < wrongCodeMaximum.address; count += 1) {
      expect(limits.begin('1.1.1.1', newAccessCode()).waitFor).toBeNull();
    }
    expect(limits.begin('1.1.1.1', newAccessCode()).waitFor).toBe(900);
    pass(minutes(14));
    expect(limits.begin('1.1.1.1', newAccessCode()).waitFor).toBe(60);
    pass(minutes(1));
    expect(limits.begin('1.1.1.1', newAccessCode()).waitFor).toBeNull();
  });

  it('do not keep another address waiting', () => {
    const { limits } = limitsAt();
    for (let count = 0; count < 50; count += 1) limits.begin('1.1.1.1', newAccessCode());
    expect(limits.begin('2.2.2.2', newAccessCode()).waitFor).toBeNull();
  });

  it('count the 64 bits of an IPv6 address that one connection has as one sender, and IPv4 in both spellings', () => {
    const { limits } = limitsAt();
    const last = (first: string, second: string) => {
      for (let count = 0; count < wrongCodeMaximum.address; count += 1) limits.begin(first, newAccessCode());
      return limits.begin(second, newAccessCode()).waitFor;
    };
    expect(last('2001:db8:1:2::1', '2001:db8:1:2:ffff:aaaa:bbbb:cccc')).toBe(900);
    expect(last('2001:db8:1:3::1', '2001:db8:1:4::1')).toBeNull();
    expect(last('198.51.100.7', '::ffff:198.51.100.7')).toBe(900);
  });

  it('let nobody lock a code by guessing at its beginning from many addresses', () => {
    const { limits } = limitsAt();
    const code = newAccessCode();
    for (let count = 0; count < 40; count += 1) limits.begin(`1.1.1.${count}`, `${code.slice(0, 5)}${count}`);
    expect(limits.begin('2.2.2.2', code).waitFor).toBe(900);
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
    expect(limits.begin('1.1.1.1', newAccessCode()).waitFor).toBeNull();
  });

  it('remember so many addresses and no more, the oldest forgotten first, and never the count of everyone', () => {
    const { limits, pass } = limitsAt();
    for (let count = 0; count < wrongCodeMaximum.everyone; count += 1) limits.begin(`first ${count}`, newAccessCode());
    pass(minutes(5));
    const [early, late] = ['1.1.1.1', '3.3.3.3'];
    for (let count = 0; count < wrongCodeMaximum.address; count += 1) limits.begin(early, 'AAAAA');
    expect(limits.begin(early, 'AAAAA').waitFor).toBe(900);
    for (let count = 0; count < 60_000; count += 1) limits.begin(count < 59_990 ? `address ${count}` : late, 'AAAAA');
    // Of the address nothing is known any more; that there were too many in all is.
    expect(limits.begin(early, newAccessCode()).waitFor).toBe(600);
    expect(limits.begin(late, newAccessCode()).waitFor).toBe(900);
  });

  it('count attempts that run at the same time', () => {
    const { limits } = limitsAt();
    const attempts = Array.from({ length: 30 }, () => limits.begin('1.1.1.1', newAccessCode()));
    expect(attempts.filter(({ waitFor }) => waitFor === null)).toHaveLength(wrongCodeMaximum.address);
  });
});
