import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#test/property-runs.ts';
import { appAddress, newSecret, stepOfCode, typedSecret } from '#server/session/one-time-code.ts';
import { codeAt } from '#test/code-at.ts';

const at = (seconds: number) => new Date(seconds * 1000);
const published = new TextEncoder().encode('12345678901234567890');
const secrets = fc.uint8Array({ minLength: 20, maxLength: 20 });
const seconds = fc.integer({ min: 60, max: 4_000_000_000 });

describe('a code of the app', () => {
  // RFC 6238, appendix B (SHA-1), the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is the published one at %i seconds', (moment, code) => {
    expect(codeAt(published, at(moment))).toBe(code);
    expect(stepOfCode(published, code, at(moment))).toBe(Math.floor(moment / 30));
  });

  it('is taken in its half minute and the ones beside it, as the step it is of, and not beyond', () => {
    fc.assert(
      fc.property(secrets, seconds, fc.integer({ min: -4, max: 4 }), (secret, moment, away) => {
        const code = codeAt(secret, at(moment));
        const found = stepOfCode(secret, code, at(moment + away * 30));
        const step = Math.floor(moment / 30);
        // Two steps may have the same code, one time in a million.
        const isNear = Math.abs(away) <= 1;
        return isNear ? found !== null : found === null || found !== step;
      }),
      propertyRuns(60),
    );
  });

  it('has a secret of 160 random bits, which an app takes as text or from its address', () => {
    const [one, other] = [newSecret(), newSecret()];
    expect(one).toHaveLength(20);
    expect(one).not.toEqual(other);
    expect(typedSecret(published)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    const address = new URL(appAddress(published, 'Evenwicht', 'Vera (Kantoor)'));
    expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp']);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      issuer: 'Evenwicht',
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      digits: '6',
      period: '30',
    });
  });
});
