import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file as a whole or not at all: first under another name in the same folder, then renamed. Who looks
 * meanwhile sees the old file or the new one, and a full disk leaves no half file behind.
 */
export async function writeWholeFile(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    const file = await open(unfinished, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
}
