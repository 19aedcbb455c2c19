import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { CommandError } from '#server/platform/errors/command-error.ts';
import type { BackupHeader, BackupPart, PartEnd } from '#server/backup/backup-format.ts';
import { readBackup } from '#server/backup/read-backup.ts';

/** A part with its rows, as lines without their end. */
export interface WrittenPart {
  readonly part: BackupPart;
  readonly rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>;
}

/**
 * Writes a backup as a whole or not at all: under another name, for the owner alone, synced, read back against its
 * checksums, then named. Returns what is in it.
 */
export async function writeBackup(
  path: string,
  header: BackupHeader,
  parts: AsyncIterable<WrittenPart>,
): Promise<readonly PartEnd[]> {
  return writeOwnFile(path, (unfinished) => writtenAndRead(unfinished, header, parts));
}

/** Writes a backup and reads it back against its checksums. */
export async function writtenAndRead(
  path: string,
  header: BackupHeader,
  parts: AsyncIterable<WrittenPart> | Iterable<WrittenPart>,
): Promise<readonly PartEnd[]> {
  await pipeline(
    Readable.from(backupLines(header, parts)),
    createGzip({ level: 1 }),
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  const { parts: written } = await readBackup(path);
  return written;
}

/** Gives a file its name when it is whole; what a broken-off attempt left under the other name is taken away. */
export async function writeOwnFile<T>(path: string, write: (unfinished: string) => Promise<T>): Promise<T> {
  const unfinished = `${path}.onvolledig`;
  try {
    await rm(unfinished, { force: true });
    const result = await write(unfinished);
    await using file = await open(unfinished, 'r');
    await file.sync();
    await rename(unfinished, path);
    return result;
  } catch (cause) {
    await rm(unfinished, { force: true }).catch(() => {});
    const { code, syscall } = cause as NodeJS.ErrnoException;
    if (syscall === undefined) throw cause;
    const why = code === 'ENOSPC' ? 'de schijf is vol' : (code ?? 'onbekende fout');
    throw new CommandError(
      `Het bestand ${path} kan niet worden geschreven (${why}). Kies een andere plaats met --out.`,
      {
        cause,
      },
    );
  }
}

async function* backupLines(
  header: BackupHeader,
  parts: AsyncIterable<WrittenPart> | Iterable<WrittenPart>,
): AsyncGenerator<string> {
  yield `#${JSON.stringify(header)}\n`;
  const manifest: PartEnd[] = [];
  for await (const { part, rows } of parts) {
    const hash = createHash('sha256');
    let count = 0;
    const opening = `#${JSON.stringify(part)}\n`;
    hash.update(opening);
    yield opening;
    for await (const lines of rows) {
      const text = `${lines.join('\n')}\n`;
      hash.update(text);
      count += 1;
      yield text;
    }
    const end = { end: part.part, rows: count, sha256: hash.digest('hex') };
    manifest.push(end);
    yield `#${JSON.stringify(end)}\n`;
  }
  yield `#${JSON.stringify({ manifest })}\n`;
}
