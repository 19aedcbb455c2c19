import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '#server/platform/errors/start-error.ts';

export interface DirectoryLock {
  release(): void;
}

/**
 * Locks a data directory for this process. SQLite's exclusive mode is a lock of the operating system on every
 * platform: it is gone when the process is gone, whatever killed it, which a file with a process id is not.
 */
export function lockedDirectory(directory: string): DirectoryLock {
  const lock = new DatabaseSync(join(directory, 'server.lock'), { open: false });
  try {
    lock.open();
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (cause) {
    if (lock.isOpen) lock.close();
    throw new StartError(refusal(directory, cause as Error), { cause });
  }
  return { release: () => lock.close() };
}

/** SQLite's code for a file that another process has locked. */
const sqliteBusy = 5;

function refusal(
  directory: string,
  { errcode, message }: { readonly errcode?: number; readonly message: string },
): string {
  return errcode === sqliteBusy
    ? `De gegevensmap ${directory} is al in gebruik door een andere server. Stop die eerst, of kies een andere map met DATA_DIR.`
    : `De gegevensmap ${directory} kan niet worden vergrendeld (${message}). Controleer de schijf en de rechten, of kies een andere map met DATA_DIR.`;
}
