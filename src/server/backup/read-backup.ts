import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { CommandError } from '#server/platform/errors/command-error.ts';
import {
  type BackupHeader,
  type BackupPart,
  formatVersion,
  headerSchema,
  manifestSchema,
  partEndSchema,
  type PartEnd,
  partSchema,
} from '#server/backup/backup-format.ts';

/** What is done with the rows of a part; a row is its own line and one for each column of bytes. */
export type OnRow = (part: BackupPart, lines: readonly string[]) => Promise<void> | void;

export interface ReadBackup {
  readonly header: BackupHeader;
  readonly parts: readonly PartEnd[];
}

/** Reads a whole backup against its checksums. Throws a `CommandError` when it is none, damaged or cut off. */
export async function readBackup(path: string, onRow: OnRow = () => {}): Promise<ReadBackup> {
  const lines = linesOf(path);
  const header = await readHeader(path, lines);
  const parts: PartEnd[] = [];
  for (;;) {
    const opening = await nextLine(path, lines);
    const part = parsed(partSchema, opening);
    if (part !== null) {
      parts.push(await readPart(path, lines, { part, opening }, onRow));
      continue;
    }
    const manifest = parsed(manifestSchema, opening);
    const isWhole = isDeepStrictEqual(manifest?.manifest, parts) && (await lines.next()).done === true;
    if (!isWhole) throw damaged(path);
    return { header, parts };
  }
}

async function readHeader(path: string, lines: AsyncGenerator<string>): Promise<BackupHeader> {
  const first = await lines.next();
  const header = first.done === true ? null : parsed(headerSchema, first.value);
  if (header === null) throw foreign(path);
  if (header.format === formatVersion) return header;
  throw new CommandError(
    `De reservekopie ${path} is gemaakt door een nieuwere versie van Evenwicht (${header.program}). Zet haar terug met die versie.`,
  );
}

interface OpenedPart {
  readonly part: BackupPart;
  readonly opening: string;
}

async function readPart(
  path: string,
  lines: AsyncGenerator<string>,
  { part, opening }: OpenedPart,
  onRow: OnRow,
): Promise<PartEnd> {
  const hash = createHash('sha256').update(`${opening}\n`);
  for (let rows = 0; ; rows += 1) {
    const line = await nextLine(path, lines);
    if (line.startsWith('#')) {
      const end = { end: part.part, rows, sha256: hash.digest('hex') };
      if (!isDeepStrictEqual(parsed(partEndSchema, line), end)) throw damaged(path);
      return end;
    }
    const row = [line];
    for (const _column of part.binary) row.push(await nextLine(path, lines));
    for (const read of row) hash.update(`${read}\n`);
    await onRow(part, row);
  }
}

async function nextLine(path: string, lines: AsyncGenerator<string>): Promise<string> {
  const next = await lines.next();
  if (next.done === true) throw damaged(path);
  return next.value;
}

/** What a line of the format says; null when it says something else. */
function parsed<T>(schema: z.ZodType<T>, line: string): T | null {
  if (!line.startsWith('#')) return null;
  try {
    return schema.safeParse(JSON.parse(line.slice(1))).data ?? null;
  } catch {
    return null;
  }
}

/** The lines of a compressed text. A file of another kind has none, one that was cut off ends with an error. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const text = createGunzip();
  file.once('error', (error) => text.destroy(error));
  let rest: Buffer[] = [];
  try {
    for await (const chunk of file.pipe(text) as AsyncIterable<Buffer>) {
      let from = 0;
      for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
        rest.push(chunk.subarray(from, end));
        yield Buffer.concat(rest).toString('utf8');
        rest = [];
        from = end + 1;
      }
      rest.push(chunk.subarray(from));
    }
  } catch (cause) {
    throw readFault(path, cause);
  } finally {
    file.destroy();
    text.destroy();
  }
  if (rest.some(({ length }) => length > 0)) throw damaged(path);
}

function readFault(path: string, cause: unknown): unknown {
  const { code = '', syscall } = cause as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new CommandError(`Het bestand ${path} bestaat niet.`, { cause });
  if (syscall !== undefined) return new CommandError(`Het bestand ${path} is niet te lezen (${code}).`, { cause });
  if (code === 'Z_DATA_ERROR' && /incorrect header check/.test((cause as Error).message)) return foreign(path, cause);
  return code.startsWith('Z_') ? damaged(path, cause) : cause;
}

const damaged = (path: string, cause?: unknown): CommandError =>
  new CommandError(`De reservekopie ${path} is beschadigd of onvolledig. Gebruik een andere; er is niets veranderd.`, {
    cause,
  });

const foreign = (path: string, cause?: unknown): CommandError =>
  new CommandError(`Het bestand ${path} is geen reservekopie van Evenwicht. Er is niets veranderd.`, { cause });
