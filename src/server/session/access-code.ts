import { createHmac, randomBytes } from 'node:crypto';
import { canonicalCode } from '#api/canonical-code.ts';
import type { SigningKey } from '#server/session/signing-keys.ts';

/** Crockford's base 32: no I, L, O or U, so that a code read aloud or from paper arrives as it was. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 26;
const codeGroups = /^(.{5})(.{5})(.{5})(.{5})(.{6})$/;

/** A new access code of 130 random bits, in groups. Each character takes five bits of its own byte. */
export function newAccessCode(): string {
  const characters = [...randomBytes(codeLength)].map((byte) => alphabet.charAt(byte % alphabet.length));
  return characters.join('').replace(codeGroups, '$1-$2-$3-$4-$5');
}

/** What is stored of a code. A fast hash is enough: nobody searches 130 bits, and without the key nobody can try. */
export function codeHash(key: SigningKey, code: string): Buffer {
  return createHmac('sha256', key.codeSecret).update(canonicalCode(code)).digest();
}
