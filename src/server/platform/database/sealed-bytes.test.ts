import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  isSealed,
  keyIdOf,
  openedBytes,
  sealedBytes,
  type SealedPlace,
  SealError,
  sealingKey,
} from '#server/platform/database/sealed-bytes.ts';

const key = sealingKey(randomBytes(32), 'test');
const place: SealedPlace = { organisationId: 'o', kind: 'dossier_file inputFile', id: 'd' };
const salaries = Buffer.from('PK\u0003\u0004 salaris 71234');

describe('sealed bytes', () => {
  it.each([0, 1, 16, 100_000])('open to what they were, %i bytes', (length) => {
    const bytes = randomBytes(length);
    expect(openedBytes(key, place, sealedBytes(key, place, bytes))).toEqual(bytes);
  });

  it('show nothing of what is in them, are never the same twice, and name their key', () => {
    const [one, other] = [sealedBytes(key, place, salaries), sealedBytes(key, place, salaries)];
    expect(one.includes('salaris')).toBe(false);
    expect(one).not.toEqual(other);
    expect(keyIdOf(one)).toEqual(key.id);
    expect([isSealed(one), isSealed(salaries), isSealed(Buffer.alloc(0))]).toEqual([true, false, false]);
  });

  it.each<[string, Partial<SealedPlace>]>([
    ['organisation', { organisationId: 'other' }],
    ['kind', { kind: 'dossier_file outputFile' }],
    ['row', { id: 'other' }],
  ])('do not open for another %s', (_what, other) => {
    const sealed = sealedBytes(key, place, salaries);
    expect(() => openedBytes(key, { ...place, ...other }, sealed)).toThrow(SealError);
  });

  it('do not open when any byte of them was changed, or when they were cut short', () => {
    const sealed = sealedBytes(key, place, salaries);
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => openedBytes(key, place, changed), `byte ${at}`).toThrow(SealError);
    }
    expect(() => openedBytes(key, place, sealed.subarray(0, -1))).toThrow(SealError);
  });

  it('have another key, with another name, for every purpose of one secret', () => {
    const secret = randomBytes(32);
    const [one, other] = [sealingKey(secret, 'test'), sealingKey(secret, 'other')];
    expect([other.id, other.secret]).not.toContainEqual(one.id);
    expect(one.secret).not.toEqual(other.secret);
  });

  it('do not open with another key, and say nothing of what is in them', () => {
    const sealed = sealedBytes(key, place, salaries);
    expect(() => openedBytes(sealingKey(randomBytes(32), 'test'), place, sealed)).toThrow(
      new SealError('sealed with another key'),
    );
  });
});
