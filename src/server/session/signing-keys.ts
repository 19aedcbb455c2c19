import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyMinimum } from '#server/config.ts';
import { closedFolder, closeToOthers } from '#server/platform/embedded/closed-folder.ts';
import { StartError } from '#server/platform/start-error.ts';

/** One secret for tokens and one for codes, so that one reveals nothing about the other. */
export interface SigningKey {
  /** Names the key in a token's header. */
  readonly id: string;
  readonly tokenSecret: Uint8Array;
  readonly codeSecret: Uint8Array;
}

/** Newest first: that one signs, all are accepted. */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]];

/** The keys that were configured, or the one of the data directory, made when it is not there yet. */
export function signingKeys(configured: readonly string[] | null, dataDirectory: string): SigningKeys {
  const [first, ...rest] = configured ?? [storedKey(dataDirectory)];
  if (first === undefined) throw new Error('no signing key configured');
  return [signingKey(first), ...rest.map(signingKey)];
}

function signingKey(text: string): SigningKey {
  const derived = (purpose: string) => new Uint8Array(hkdfSync('sha256', text, '', `evenwicht ${purpose}`, 32));
  return {
    id: createHash('sha256').update(derived('key id')).digest('hex').slice(0, 8),
    tokenSecret: derived('token'),
    codeSecret: derived('access code'),
  };
}

/** The key in a data directory; null when it has none. */
export function keptKey(dataDirectory: string): string | null {
  const file = join(dataDirectory, keyFile);
  return existsSync(file) ? keyIn(file) : null;
}

/** Throws when a data directory has another key than this one. */
export function requireNoOtherKey(dataDirectory: string, key: string): void {
  const found = keptKey(dataDirectory);
  if (found === null || found === key) return;
  throw new StartError(
    `In ${dataDirectory} staat al een andere sleutel (signing-key) dan die van de reservekopie. Kies een andere map met DATA_DIR.`,
  );
}

/** Puts a key in a data directory that has none, or the same. */
export function keepKey(dataDirectory: string, key: string): void {
  closedFolder(dataDirectory);
  requireNoOtherKey(dataDirectory, key);
  const file = join(dataDirectory, keyFile);
  if (!existsSync(file)) writeFileSync(file, `${key}\n`, { mode: 0o600, flush: true, flag: 'wx' });
}

const keyFile = 'signing-key';

function storedKey(dataDirectory: string): string {
  const file = join(dataDirectory, keyFile);
  closedFolder(dataDirectory);
  if (!existsSync(file)) makeKey(file);
  closeToOthers(file);
  return keyIn(file);
}

/** What stands in the file of a key; one that is cut short could be guessed. */
function keyIn(file: string): string {
  let key: string;
  try {
    key = readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw damagedKey(file, cause);
  }
  if (Buffer.byteLength(key) < keyMinimum) throw damagedKey(file);
  return key;
}

const damagedKey = (file: string, cause?: unknown): StartError =>
  new StartError(
    `De sleutel ${file} is leeg, beschadigd of niet te lezen. Zet hem terug uit een reservekopie. Zonder hem gelden ` +
      'toegangscodes en sessies niet meer: verwijder hem alleen om een nieuwe te laten maken en iedereen een nieuwe code te geven.',
    { cause },
  );

/** Written to another file and linked into place: two processes that start at once get the same, whole key. */
function makeKey(file: string): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
}
