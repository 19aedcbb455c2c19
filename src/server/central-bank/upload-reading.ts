import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { keepFile, type Keeper, type KeepParts } from '#server/central-bank/keep-file.ts';
import { readInChild, type ReadingPlan } from '#server/central-bank/read-in-child.ts';
import {
  deletePieces,
  endReading,
  noteReading,
  pieceOf,
  type StoredUpload,
  type UploadEnd,
} from '#server/central-bank/upload-store.ts';
import type { Log } from '#server/platform/log.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';

export interface ReadingParts extends KeepParts {
  readonly log: Log;
  /** Where a file waits while it is read; null for a folder of its own among the temporary files. */
  readonly arrivingFolder: string | null;
  readonly setLimits?: ReadingPlan['limits'];
}

/** How often a process that reads says that it is there, and hears that it was broken off through another one. */
const wordMilliseconds = 1_000;

class BrokenOffError extends Error {
  override readonly name = 'BrokenOffError';
}

/**
 * The reading of an upload that was received whole, in this process: its pieces become a file, which a process of its own reads. What came of it is
 * written down only as long as the upload is there, in the transaction that keeps the file.
 */
export class UploadReading {
  readonly #parts: ReadingParts;
  readonly #keeper: Keeper;
  readonly #upload: StoredUpload;
  readonly #ending = new AbortController();
  #part = 0;
  /** Resolves when nothing of it is left here. */
  readonly ended: Promise<void>;

  constructor(parts: ReadingParts, keeper: Keeper, upload: StoredUpload, before: Promise<unknown>) {
    this.#parts = parts;
    this.#keeper = keeper;
    this.#upload = upload;
    this.ended = this.#read(before);
  }

  get part(): number {
    return this.#part;
  }

  async breakOff(): Promise<void> {
    this.#ending.abort(new BrokenOffError());
    await this.ended;
  }

  async #read(before: Promise<unknown>): Promise<void> {
    const { log, database } = this.#parts;
    const { id } = this.#upload;
    const told = new AbortController();
    const telling = this.#tell(told.signal);
    const end = await before.then(() => this.#kept()).catch((error: unknown) => this.#failed(error));
    told.abort();
    await telling;
    if (end === null) return;
    await database
      .as(this.#keeper.actor, (tx) => endReading(tx, id, end))
      .catch((error: unknown) => log.error({ err: error }, 'answer on a file of the central bank not written down'));
  }

  /** Null when the file was kept, and that written down with it. */
  async #kept(): Promise<UploadEnd | null> {
    const folder = await this.#emptyFolder();
    try {
      const path = join(folder, 'file');
      await this.#copy(path);
      return await this.#readFile(path, join(folder, 'blocks'));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** A piece at a time, whatever the size of the file; then the database has them no more. */
  async #copy(path: string): Promise<void> {
    const { database } = this.#parts;
    const { actor } = this.#keeper;
    const { id, fileSize } = this.#upload;
    await using file = await open(path, 'w', 0o600);
    for (let piece = 0, written = 0; written < fileSize; piece++) {
      this.#ending.signal.throwIfAborted();
      const bytes = await database.as(actor, (tx) => pieceOf(tx, id, piece));
      if (bytes === null) throw new BrokenOffError(`piece ${piece} is gone`);
      await file.write(bytes);
      written += bytes.length;
    }
    await database.as(actor, (tx) => deletePieces(tx, id));
  }

  async #readFile(path: string, blocksPath: string): Promise<UploadEnd | null> {
    const { kind, label, id } = this.#upload;
    const { signal } = this.#ending;
    const { setLimits } = this.#parts;
    const found = await readInChild({
      path,
      kind,
      label,
      blocksPath,
      signal,
      onProgress: (part) => (this.#part = part),
      ...(setLimits && { limits: setLimits }),
    });
    if ('refusal' in found) return { phase: 'refused', refusal: found.refusal };
    await keepFile(this.#parts, this.#keeper, { upload: this.#upload, read: found, signal }, async (tx, fileId) => {
      if (!(await endReading(tx, id, { phase: 'kept', fileId }))) throw new BrokenOffError();
    });
    return null;
  }

  #failed(error: unknown): UploadEnd {
    if (error instanceof ProblemError) return { phase: 'refused', refusal: { message: error.message, remedy: '' } };
    const isBrokenOff = error instanceof BrokenOffError || this.#ending.signal.aborted;
    if (!isBrokenOff) this.#parts.log.error({ err: error }, 'file of the central bank not read');
    return { phase: 'failed' };
  }

  /** Says now and then that this process is still there, until told otherwise. */
  async #tell(told: AbortSignal): Promise<void> {
    const { database, log } = this.#parts;
    while (await pauseUntil(told)) {
      const isThere = await database
        .as(this.#keeper.actor, (tx) => noteReading(tx, this.#upload.id, this.#part))
        .catch((error: unknown) => {
          // The next word may come through; without any the upload is given up.
          log.warn({ err: error }, 'progress of a file of the central bank not written down');
          return true;
        });
      if (!isThere && !told.aborted) this.#ending.abort(new BrokenOffError());
    }
  }

  /** What a process that was killed left there goes first. */
  async #emptyFolder(): Promise<string> {
    const { arrivingFolder } = this.#parts;
    if (arrivingFolder === null) return mkdtemp(join(tmpdir(), 'evenwicht-arriving-'));
    await rm(arrivingFolder, { recursive: true, force: true });
    await mkdir(arrivingFolder, { recursive: true, mode: 0o700 });
    return arrivingFolder;
  }
}

/** Whether it is time for another word. */
const pauseUntil = (told: AbortSignal): Promise<boolean> =>
  pause(wordMilliseconds, true, { signal: told, ref: false }).catch(() => false);
