import { type FileHandle, open, rm } from 'node:fs/promises';
import { type BackupPart, bytesText } from '#server/backup/backup-format.ts';
import { type ListedRow, listedRows, partOf, rowsAt } from '#server/backup/backup-store.ts';
import type { WrittenPart } from '#server/backup/write-backup.ts';
import type { Tx } from '#server/platform/database/tx.ts';

/** Bytes that are read in one transaction: others wait for it, some tens of milliseconds. */
const sliceBytes = 1_000_000;

/** Times that a table is looked through; what is left then is read in the transaction of the backup itself. */
const looks = 4;

/** Runs work in a transaction: one of its own, or that of the backup. */
type Run = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** What a version of a row is known by: PostgreSQL writes it anew with each change. */
const keyOf = ({ part }: BackupPart, { version, line }: Pick<ListedRow, 'version' | 'line'>): string =>
  `${part} ${version} ${line}`;

interface Kept {
  readonly at: number;
  /** Of each column of bytes; null if it is empty. */
  readonly lengths: readonly (number | null)[];
}

/**
 * Columns of bytes that are read before the moment of a backup, in a file without a name: nothing of it is left when the
 * process is killed. A row that changed since, or is gone, is not asked for.
 */
export class ReadAhead implements AsyncDisposable {
  readonly #file: FileHandle;
  readonly #kept = new Map<string, Kept>();
  #length = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async open(path: string): Promise<ReadAhead> {
    await rm(path, { force: true });
    const file = await open(path, 'wx+', 0o600);
    await rm(path);
    return new ReadAhead(file);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#file.close();
  }

  /** Reads tables slice by slice until hardly anything of them is left to read. */
  async readTables(tables: readonly string[], run: Run): Promise<void> {
    for (const table of tables) {
      const part = await run((tx) => partOf(tx, table));
      if (part.binary.length === 0) continue;
      for (let look = 0; look < looks; look += 1) {
        const slices = this.#missing(part, await run((tx) => listedRows(tx, part)));
        if (look > 0 && slices.length <= 1) break;
        await this.#read(part, slices, run);
      }
    }
  }

  /** A table as it is in this transaction; its bytes are fetched from the file when they are asked for. */
  async tableNow(tx: Tx, table: string): Promise<WrittenPart> {
    const part = await partOf(tx, table);
    const rows = await listedRows(tx, part);
    if (part.binary.length > 0) await this.#read(part, this.#missing(part, rows), (work) => work(tx));
    return { part, rows: this.#linesOf(part, rows) };
  }

  #missing(part: BackupPart, rows: readonly ListedRow[]): ListedRow[][] {
    return slicesOf(rows.filter((row) => !this.#kept.has(keyOf(part, row))));
  }

  async #read(part: BackupPart, slices: readonly (readonly ListedRow[])[], run: Run): Promise<void> {
    for (const slice of slices) {
      const places = slice.map(({ place }) => place);
      for (const row of await run((tx) => rowsAt(tx, part, places))) {
        const at = this.#length;
        for (const bytes of row.bytes) await this.#append(bytes);
        this.#kept.set(keyOf(part, row), { at, lengths: row.bytes.map((bytes) => bytes?.length ?? null) });
      }
    }
  }

  async #append(bytes: Uint8Array | null): Promise<void> {
    if (bytes === null) return;
    await this.#file.writeFile(bytes);
    this.#length += bytes.length;
  }

  async *#linesOf(part: BackupPart, rows: readonly ListedRow[]): AsyncGenerator<string[]> {
    for (const row of rows) yield [row.line, ...(part.binary.length === 0 ? [] : await this.#texts(part, row))];
  }

  async #texts(part: BackupPart, row: ListedRow): Promise<string[]> {
    const kept = this.#kept.get(keyOf(part, row));
    if (kept === undefined) throw new Error(`a row of ${part.part} changed its place while it was read`);
    const texts: string[] = [];
    let { at } = kept;
    for (const length of kept.lengths) {
      const bytes = length === null ? null : Buffer.alloc(length);
      if (bytes !== null) await this.#file.read(bytes, 0, bytes.length, at);
      at += length ?? 0;
      texts.push(bytesText(bytes));
    }
    return texts;
  }
}

/** As many rows at a time as fit in a slice, and at least one. */
function slicesOf(rows: readonly ListedRow[]): ListedRow[][] {
  const slices: ListedRow[][] = [];
  let room = 0;
  for (const row of rows) {
    room -= row.size;
    const last = slices.at(-1);
    if (room >= 0 && last !== undefined) last.push(row);
    else {
      slices.push([row]);
      room = sliceBytes - row.size;
    }
  }
  return slices;
}
