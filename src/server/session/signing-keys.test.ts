import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StartError } from '#server/platform/errors/start-error.ts';
import { signingKeys } from '#server/session/signing-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'evenwicht-key-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the signing keys', () => {
  it('are made once in the data directory, for its owner alone', () => {
    const directory = join(folder, 'data');
    const first = signingKeys(null, directory);
    expect(signingKeys(null, directory)).toEqual(first);
    const file = join(directory, 'signing-key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url')).toHaveLength(32);
    expect(readdirSync(directory)).toEqual(['signing-key']);
  });

  it.each([
    ['empty', ''],
    ['cut short', 'Zm9v'],
  ])('are refused when the file is %s, since such a key can be guessed', (_, content) => {
    const directory = join(folder, `damaged ${content.length}`);
    mkdirSync(directory, { mode: 0o700 });
    writeFileSync(join(directory, 'signing-key'), content);
    expect(() => signingKeys(null, directory)).toThrow(StartError);
    expect(() => signingKeys(null, directory)).toThrow(/is leeg, beschadigd of niet te lezen\. Zet hem terug/);
  });

  it('are those of the configuration when it has any, the newest first', () => {
    const keys = signingKeys(
      ['the newest key, thirty-two bytes or more', 'an older key, thirty-two bytes or more'],
      folder,
    );
    expect(keys).toHaveLength(2);
    expect(keys[0].id).not.toBe(keys[1]?.id);
    expect(keys[0].tokenSecret).not.toEqual(keys[0].codeSecret);
  });
});
