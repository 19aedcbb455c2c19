import { open } from 'node:fs/promises';
import { uploadRules } from '#api/upload-rules.ts';
import { fileFault } from '#server/calculation/file-fault.ts';

/**
 * The bytes of a file, at most one more than an upload may have: enough for the reader to see that it is too large.
 * Throws FileFault when it cannot be read.
 */
export async function inputFile(path: string): Promise<Uint8Array> {
  try {
    return await firstBytes(path, uploadRules.maximumFileSize + 1);
  } catch (error) {
    return fileFault(`Het bestand ${path} kan niet worden gelezen`, error);
  }
}

async function firstBytes(path: string, maximum: number): Promise<Uint8Array> {
  await using file = await open(path);
  const buffer = Buffer.alloc(maximum);
  let length = 0;
  while (length < maximum) {
    const { bytesRead } = await file.read(buffer, length, maximum - length, length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return buffer.subarray(0, length);
}
