import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closedFolder, closeToOthers } from '#server/platform/embedded/closed-folder.ts';
import { StartError } from '#server/platform/errors/start-error.ts';

/** Bytes of a secret: below this it can be guessed. */
export const secretMinimum = 32;

/** A secret of the program in a file of the data folder, for the user of this process alone. */
export interface SecretFile {
  readonly name: string;
  /** What to do when it cannot be read: a Dutch sentence. */
  readonly whenDamaged: string;
}

/** The secret of a data folder; null when it has none. */
export function readSecret(dataDirectory: string, file: SecretFile): string | null {
  const path = join(dataDirectory, file.name);
  return existsSync(path) ? secretIn(path, file) : null;
}

/** The secret of a data folder, made when it is not there yet. */
export function storedSecret(dataDirectory: string, file: SecretFile): string {
  const path = join(dataDirectory, file.name);
  closedFolder(dataDirectory);
  if (!existsSync(path)) makeSecret(path);
  closeToOthers(path);
  return secretIn(path, file);
}

/** Throws when a data folder has another secret than this one. */
export function requireNoOtherSecret(dataDirectory: string, file: SecretFile, secret: string): void {
  const found = readSecret(dataDirectory, file);
  if (found === null || found === secret) return;
  throw new StartError(
    `In ${dataDirectory} staat al een andere sleutel (${file.name}) dan die van de reservekopie. Kies een andere map met DATA_DIR.`,
  );
}

/** Puts a secret in a data folder that has none, or the same. */
export function keepSecret(dataDirectory: string, file: SecretFile, secret: string): void {
  closedFolder(dataDirectory);
  requireNoOtherSecret(dataDirectory, file, secret);
  const path = join(dataDirectory, file.name);
  if (!existsSync(path)) writeFileSync(path, `${secret}\n`, { mode: 0o600, flush: true, flag: 'wx' });
}

/** Puts another secret in its place, in one step. */
export function replaceSecret(dataDirectory: string, file: SecretFile, secret: string): void {
  const path = join(dataDirectory, file.name);
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true });
  renameSync(draft, path);
}

/** A secret that nobody has yet. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What stands in the file; one that is cut short could be guessed. */
function secretIn(path: string, file: SecretFile): string {
  let secret: string;
  try {
    secret = readFileSync(path, 'utf8').trim();
  } catch (cause) {
    throw damaged(path, file, cause);
  }
  if (secret.split(',').some((one) => Buffer.byteLength(one) < secretMinimum)) throw damaged(path, file);
  return secret;
}

const damaged = (path: string, { whenDamaged }: SecretFile, cause?: unknown): StartError =>
  new StartError(
    `De sleutel ${path} is leeg, beschadigd of niet te lezen. Zet hem terug uit een reservekopie. ${whenDamaged}`,
    {
      cause,
    },
  );

/** Written to another file and linked into place: two processes that start at once get the same, whole secret. */
function makeSecret(path: string): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${newSecret()}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
}
