import { assert, boolean, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalCode } from '#api/canonical-code.ts';
import { codeHash, newAccessCode } from '#server/session/access-code.ts';
import { signingKeys } from '#server/session/signing-keys.ts';

const [key] = signingKeys(['a key for hashing codes, long enough'], '');
const [other] = signingKeys(['another key for hashing codes, also long'], '');

describe('an access code', () => {
  it('has 26 characters that cannot be mistaken, in groups', () => {
    expect(newAccessCode()).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{6}$/);
  });

  it('is never the same twice and uses every character', () => {
    const codes = Array.from({ length: 2_000 }, newAccessCode);
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
  });

  it('is the same however it is grouped or written', () => {
    assert(
      property(nat(25), boolean(), (at, small) => {
        const code = newAccessCode();
        const bare = code.replaceAll('-', '');
        const typed = `${bare.slice(0, at)} - ${bare.slice(at)}`;
        expect(canonicalCode(small ? typed.toLowerCase() : typed)).toBe(bare);
      }),
    );
  });

  it('is the same with the letters that look like its digits', () => {
    expect(canonicalCode('oO-iI-lL')).toBe('001111');
  });

  it('has a hash that depends on every character and on the key', () => {
    const code = newAccessCode();
    const changed = `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`;
    expect(codeHash(key, code)).not.toEqual(codeHash(key, changed));
    expect(codeHash(key, code)).not.toEqual(codeHash(other, code));
  });
});
