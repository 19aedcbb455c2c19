import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CentralBankUpload, centralBankLimits, type NewUpload } from '#api/central-bank-files.ts';
import { keepFile, type Keeper, type KeepParts, requireNew } from '#server/central-bank/keep-file.ts';
import { readInChild, type ReadingPlan } from '#server/central-bank/read-in-child.ts';
import type { Log } from '#server/platform/log.ts';
import { ProblemError } from '#server/platform/problem-error.ts';

export interface UploadParts extends KeepParts {
  readonly log: Log;
  /** Where what arrives waits; null for a folder of its own among the temporary files. */
  readonly arrivingFolder: string | null;
  readonly setLimits?: ReadingPlan['limits'];
  /** Milliseconds after which an upload of which nothing more comes is given up. */
  readonly patience?: number;
}

const usualPatience = 120_000;

interface Upload {
  readonly facts: NewUpload;
  readonly keeper: Keeper;
  readonly folder: string;
  readonly ending: AbortController;
  state: CentralBankUpload;
  timer: NodeJS.Timeout | null;
  /** Pieces are written one after another; reading comes after them. */
  writing: Promise<unknown>;
  reading: Promise<void> | null;
}

/**
 * The upload of this server: one at a time, in pieces that are written to a file, then read in a process of its own. Nothing is stored before the whole
 * file was found good; an upload that is broken off leaves nothing.
 */
export class CentralBankUploads {
  readonly #parts: UploadParts;
  #current: Upload | null = null;

  constructor(parts: UploadParts) {
    this.#parts = parts;
  }

  /** The upload that goes on, or the answer on the last one. */
  get state(): CentralBankUpload | null {
    return this.#current?.state ?? null;
  }

  async begin(keeper: Keeper, facts: NewUpload): Promise<CentralBankUpload> {
    this.#requireFree();
    await requireNew(this.#parts, keeper, facts);
    const folder = await this.#emptyFolder();
    this.#requireFree();
    const { kind, label, fileName, fileSize } = facts;
    const state: CentralBankUpload = {
      id: randomUUID(),
      kind,
      label,
      fileName,
      fileSize,
      phase: 'receiving',
      received: 0,
      part: 0,
      refusal: null,
      fileId: null,
    };
    const upload: Upload = {
      facts,
      keeper,
      folder,
      ending: new AbortController(),
      state,
      timer: null,
      writing: Promise.resolve(),
      reading: null,
    };
    this.#current = upload;
    this.#await(upload);
    return state;
  }

  /** Takes the next piece; one that was taken before is not written again. */
  async take(id: string, piece: number, bytes: Uint8Array): Promise<CentralBankUpload> {
    const upload = this.#receiving(id);
    this.#await(upload);
    const written = upload.writing.then(() => this.#write(upload, piece, bytes));
    upload.writing = written.catch(() => {});
    await written;
    return upload.state;
  }

  async #write(upload: Upload, piece: number, bytes: Uint8Array): Promise<void> {
    const from = piece * centralBankLimits.pieceSize;
    const { received, fileSize } = upload.state;
    if (from + bytes.length <= received) return;
    const isNext = from === received && bytes.length === Math.min(centralBankLimits.pieceSize, fileSize - from);
    if (!isNext) throw new ProblemError('UPLOAD_INCOMPLETE');
    try {
      await using file = await open(join(upload.folder, 'file'), 'a');
      await file.write(bytes);
    } catch (error) {
      await this.#end(upload);
      throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? new ProblemError('SERVER_FULL') : error;
    }
    upload.state = { ...upload.state, received: received + bytes.length };
  }

  /** Starts reading what was received whole; its answer comes in the state. */
  async read(id: string): Promise<CentralBankUpload> {
    const upload = this.#receiving(id);
    await upload.writing;
    if (upload.state.received !== upload.state.fileSize) throw new ProblemError('UPLOAD_INCOMPLETE');
    clearTimeout(upload.timer ?? undefined);
    upload.state = { ...upload.state, phase: 'reading' };
    upload.reading = this.#readWhole(upload);
    return upload.state;
  }

  async #readWhole(upload: Upload): Promise<void> {
    const ended = await this.#readAndKept(upload).catch((error: unknown) => this.#failed(upload, error));
    // The next upload may begin as soon as this one ended: in the same folder.
    await rm(upload.folder, { recursive: true, force: true });
    upload.state = { ...upload.state, ...ended };
  }

  async #readAndKept(upload: Upload): Promise<Partial<CentralBankUpload>> {
    const { facts, keeper, folder, ending } = upload;
    const found = await readInChild({
      path: join(folder, 'file'),
      kind: facts.kind,
      label: facts.label,
      blocksPath: join(folder, 'blocks'),
      signal: ending.signal,
      onProgress: (part) => (upload.state = { ...upload.state, part }),
      ...(this.#parts.setLimits && { limits: this.#parts.setLimits }),
    });
    if ('refusal' in found) return { phase: 'refused', refusal: found.refusal };
    const fileId = await keepFile(this.#parts, keeper, facts, found, ending.signal);
    return { phase: 'kept', part: 1, fileId };
  }

  #failed({ ending }: Upload, error: unknown): Partial<CentralBankUpload> {
    if (error instanceof ProblemError) return { phase: 'refused', refusal: { message: error.message, remedy: '' } };
    if (!ending.signal.aborted) this.#parts.log.error({ err: error }, 'file of the central bank not read');
    return { phase: 'failed' };
  }

  /** Breaks off; nothing of it is kept. What was kept already stays. */
  async abort(id: string): Promise<void> {
    const upload = this.#current;
    if (upload === null || upload.state.id !== id) return;
    if (upload.state.phase === 'kept') this.#current = null;
    else await this.#end(upload);
  }

  /** Breaks off what goes on, when the server stops. */
  async close(): Promise<void> {
    if (this.#current !== null) await this.abort(this.#current.state.id);
  }

  async #end(upload: Upload): Promise<void> {
    upload.ending.abort();
    clearTimeout(upload.timer ?? undefined);
    await upload.reading;
    await rm(upload.folder, { recursive: true, force: true });
    if (this.#current === upload) this.#current = null;
  }

  #requireFree(): void {
    const phase = this.#current?.state.phase;
    if (phase === 'receiving' || phase === 'reading') throw new ProblemError('CENTRAL_BANK_UPLOAD_BUSY');
  }

  #receiving(id: string): Upload {
    const upload = this.#current;
    if (upload === null || upload.state.id !== id || upload.state.phase !== 'receiving')
      throw new ProblemError('CENTRAL_BANK_UPLOAD_LOST');
    return upload;
  }

  /** Gives up when nothing more comes. */
  #await(upload: Upload): void {
    clearTimeout(upload.timer ?? undefined);
    upload.timer = setTimeout(() => void this.#end(upload), this.#parts.patience ?? usualPatience).unref();
  }

  /** What a server that was killed left there goes first. */
  async #emptyFolder(): Promise<string> {
    const { arrivingFolder } = this.#parts;
    if (arrivingFolder === null) return mkdtemp(join(tmpdir(), 'evenwicht-arriving-'));
    await rm(arrivingFolder, { recursive: true, force: true });
    await mkdir(arrivingFolder, { recursive: true, mode: 0o700 });
    return arrivingFolder;
  }
}
