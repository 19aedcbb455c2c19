import { constants, cpSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { freeMegabytes, reserveInMegabytes } from '#server/platform/embedded/disk-reserve.ts';
import { StartError } from '#server/platform/errors/start-error.ts';

/** The database as it was before the last start that brought it up to date; the next such start replaces it. */
export const olderDatabase = 'database-before-upgrade';

/**
 * Copies the database of a data folder before a newer version changes it for good. Nothing may be under way in it: what is
 * in its files is then all there is.
 */
export function keepOlderDatabase(dataDirectory: string): void {
  const [from, to] = [join(dataDirectory, 'database'), join(dataDirectory, olderDatabase)];
  requireRoom(dataDirectory, from);
  const unfinished = `${to}-unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(from, unfinished, { recursive: true, mode: constants.COPYFILE_FICLONE });
  rmSync(to, { recursive: true, force: true });
  renameSync(unfinished, to);
}

function requireRoom(dataDirectory: string, from: string): void {
  const needed = Math.ceil(megabytesIn(from)) + reserveInMegabytes;
  if (freeMegabytes(dataDirectory) >= needed) return;
  throw new StartError(
    `Deze versie werkt de database in ${dataDirectory} bij en bewaart haar eerst zoals zij is; daarvoor is ${needed} MB vrij nodig. ` +
      `Maak ruimte (een map ${olderDatabase} van een eerdere keer mag weg), of start de vorige versie. Er is niets veranderd.`,
  );
}

function megabytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 2 ** 20;
}
