import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '#server/platform/errors/start-error.ts';

/** Permissions of group and others, as Unix file systems have them. */
const others = 0o077;

/** Windows keeps rights in another way: a folder of a user is closed to other users there. */
const hasModes = process.platform !== 'win32';

/** Files of a data folder that are made from now on are closed to others, whatever this process was started with. */
export function makeFilesClosed(): void {
  process.umask(others);
}

/** Whether only the user of this process reaches a file or folder. */
function isClosed(path: string): boolean {
  if (!hasModes) return true;
  const { uid, mode } = statSync(path);
  return uid === process.getuid?.() && (mode & others) === 0;
}

/**
 * A folder that only the user of this process reaches, made where it is not there yet. One that stands open is closed as
 * long as nothing is in it. Throws a `StartError` with the remedy when others reach what is in it, and when it cannot be
 * made.
 */
export function closedFolder(folder: string): void {
  try {
    makeFolder(folder);
    if (!isClosed(folder) && readdirSync(folder).length === 0) chmodSync(folder, 0o700);
  } catch (cause) {
    throw new StartError(refusal(folder, (cause as NodeJS.ErrnoException).code), { cause });
  }
  requireClosed(folder);
}

/** Throws a `StartError` with the remedy when others reach a folder: they could read what is in it, or take its place. */
export function requireClosed(folder: string): void {
  if (isClosed(folder)) return;
  throw new StartError(
    `Andere gebruikers van deze machine kunnen in de map ${folder}. Sluit haar af: ` +
      `chown -R $(id -u) '${folder}' && chmod -R go-rwx '${folder}'. Kan iemand de sleutel (signing-key) hebben ` +
      'gelezen, verwijder die dan ook en geef iedereen een nieuwe toegangscode.',
  );
}

/** Closes every file and folder below a folder that is closed itself, also those that another program made open. */
export function closeBelow(folder: string): void {
  if (!hasModes) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink()) continue;
    closeToOthers(path);
    if (entry.isDirectory()) closeBelow(path);
  }
}

/** Takes away what group and others may do with a file or folder. */
export function closeToOthers(path: string): void {
  const { mode } = statSync(path);
  if (hasModes && (mode & others) !== 0) chmodSync(path, mode & 0o7777 & ~others);
}

/** One folder after the other: making them in one go never ends where the system has a folder that takes none. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    makeFolder(dirname(folder));
    mkdirSync(folder, { mode: 0o700 });
  }
}

function refusal(folder: string, code = 'onbekend'): string {
  const other = 'Kies een andere map met DATA_DIR.';
  if (code === 'EEXIST' || code === 'ENOTDIR') return `${folder} is geen map, of ligt in een bestand. ${other}`;
  if (code === 'EACCES' || code === 'EPERM')
    return `De map ${folder} is niet te maken of te gebruiken: deze gebruiker heeft er geen recht toe. Geef hem dat, of kies een andere map met DATA_DIR.`;
  if (code === 'EROFS') return `De map ${folder} staat op een schijf waarop niet geschreven kan worden. ${other}`;
  if (code === 'ENOSPC') return `De map ${folder} is niet te maken: de schijf is vol. Maak ruimte. ${other}`;
  return `De map ${folder} is niet te maken of te gebruiken (${code}). ${other}`;
}
