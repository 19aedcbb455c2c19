import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder on a disk of its own that is filled and emptied. */
export interface SmallDisk {
  readonly folder: string;
  /** Null: not a disk of its own, so that it cannot be filled; then `fill` and `empty` do nothing. */
  readonly megabytes: number | null;
  /** Bytes that are left. */
  left(): number;
  /** Leaves at most so many megabytes. */
  fill(leave: number): void;
  empty(): void;
  end(): void;
}

/** A disk in memory where the user of the system may make one (Linux, as root); otherwise an ordinary folder. */
export function smallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'evenwicht-faults-'));
  const isMounted = mounted(folder, megabytes);
  const ballast = join(folder, 'ballast');
  const end = () => {
    // Lazily: a process that is about to end may still have a file open.
    if (isMounted) execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', end);
  return {
    folder,
    megabytes: isMounted ? megabytes : null,
    left: () => leftOn(folder),
    fill: (leave) => {
      if (isMounted) fillUp(folder, ballast, leave);
    },
    empty: () => rmSync(ballast, { force: true }),
    end: () => {
      process.off('exit', end);
      end();
    },
  };
}

function mounted(folder: string, megabytes: number): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder], { stdio: 'pipe' });
    return true;
  } catch {
    // A container may be root without the right to mount.
    return false;
  }
}

export const megabyte = 2 ** 20;

function leftOn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function fillUp(folder: string, file: string, leave: number): void {
  const block = Buffer.alloc(megabyte / 4);
  const handle = openSync(file, 'a');
  try {
    for (;;) {
      const excess = leftOn(folder) - leave * megabyte;
      if (excess <= 0) return;
      writeSync(handle, block, 0, Math.min(block.length, excess));
    }
  } catch (error) {
    // Others filled it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(handle);
  }
}
