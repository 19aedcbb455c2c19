import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileFault } from '#server/calculation/file-fault.ts';

/**
 * Writes a file as a whole or not at all: first under another name in the same folder, then renamed. Who looks
 * meanwhile sees the old file or the new one, and a full disk leaves no half file behind. Throws FileFault.
 */
export async function writeWholeFile(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeSynced(unfinished, bytes);
    await rename(unfinished, path);
  } catch (error) {
    fileFault(`Het bestand ${path} kan niet worden geschreven`, error);
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  await using file = await open(path, 'w');
  await file.writeFile(bytes);
  await file.sync();
}
