import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '#server/platform/start-error.ts';

export interface DirectoryLock {
  release(): void;
}

/**
 * Locks a data directory for this process. SQLite's exclusive mode is a lock of the operating system on every
 * platform: it is gone when the process is gone, whatever killed it, which a file with a process id is not.
 */
export function lockedDirectory(directory: string): DirectoryLock {
  const lock = new DatabaseSync(join(directory, 'server.lock'));
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new StartError(
      `De gegevensmap ${directory} is al in gebruik door een andere server. Stop die eerst, of kies een andere map met DATA_DIR.`,
      { cause },
    );
  }
  return { release: () => lock.close() };
}
