import { type CentralBankUpload, centralBankLimits, type NewUpload } from '#api/central-bank-files.ts';
import { type Keeper, requireNew } from '#server/central-bank/keep-file.ts';
import { UploadReading, type ReadingParts } from '#server/central-bank/upload-reading.ts';
import {
  beginReading,
  currentUpload,
  deleteUpload,
  heldUpload,
  insertPiece,
  insertUpload,
  type StoredUpload,
} from '#server/central-bank/upload-store.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';

/**
 * The upload of a file of the central bank: one at a time, in pieces that wait in the database, so that each may come through another web process; then
 * read by the process that is asked to. Nothing is kept before the whole file was found good; an upload that is broken off leaves nothing.
 */
export class CentralBankUploads {
  readonly #parts: ReadingParts;
  /** Those that this process reads: a next one may begin while one that was broken off ends. */
  readonly #readings = new Map<string, UploadReading>();

  constructor(parts: ReadingParts) {
    this.#parts = parts;
  }

  /** The upload that goes on, or the answer on the last one. */
  async state({ actor }: Keeper): Promise<CentralBankUpload | null> {
    const upload = await this.#parts.database.as(actor, currentUpload);
    if (upload === null) return null;
    if (!upload.isGivenUp) return this.#shown(upload);
    // Of a process that reads there is an answer, or it is gone.
    return upload.phase === 'reading' ? { ...shown(upload), phase: 'failed' } : null;
  }

  async begin(keeper: Keeper, facts: NewUpload): Promise<CentralBankUpload> {
    await requireNew(this.#parts, keeper, facts);
    const begun = await this.#parts.database.as(keeper.actor, (tx) => insertUpload(tx, facts));
    if (begun === null) throw new ProblemError('CENTRAL_BANK_UPLOAD_BUSY');
    return shown(begun);
  }

  /** Takes the next piece; one that was taken before is not kept again. */
  async take({ actor }: Keeper, id: string, piece: number, bytes: Uint8Array): Promise<CentralBankUpload> {
    return this.#parts.database.as(actor, async (tx) => {
      const upload = await heldUpload(tx, id);
      if (upload === null) throw new ProblemError('CENTRAL_BANK_UPLOAD_LOST');
      const from = piece * centralBankLimits.pieceSize;
      const { received, fileSize } = upload;
      if (from + bytes.length <= received) return shown(upload);
      const isNext = from === received && bytes.length === Math.min(centralBankLimits.pieceSize, fileSize - from);
      if (!isNext) throw new ProblemError('UPLOAD_INCOMPLETE');
      await insertPiece(tx, upload, piece, bytes);
      return { ...shown(upload), received: received + bytes.length };
    });
  }

  /** Starts reading what was received whole; its answer comes in the state. */
  async read(keeper: Keeper, id: string): Promise<CentralBankUpload> {
    const upload = await this.#parts.database.as(keeper.actor, async (tx) => {
      const found = await heldUpload(tx, id);
      if (found === null) throw new ProblemError('CENTRAL_BANK_UPLOAD_LOST');
      if (found.received !== found.fileSize) throw new ProblemError('UPLOAD_INCOMPLETE');
      await beginReading(tx, id);
      return found;
    });
    // One after another: they use the same folder.
    const before = Promise.all(Array.from(this.#readings.values(), ({ ended }) => ended));
    const reading = new UploadReading(this.#parts, keeper, upload, before);
    this.#readings.set(id, reading);
    void reading.ended.finally(() => this.#readings.delete(id));
    return { ...shown(upload), phase: 'reading' };
  }

  /** Breaks off, or puts the answer away; nothing of it is kept. What was kept already stays. */
  async abort({ actor }: Keeper, id: string): Promise<void> {
    await this.#parts.database.as(actor, (tx) => deleteUpload(tx, id));
    await this.#readings.get(id)?.breakOff();
  }

  /** Ends what this process reads, when it stops: what others receive goes on. */
  async close(): Promise<void> {
    await Promise.all(Array.from(this.#readings.values(), (reading) => reading.breakOff()));
  }

  /** This process knows better how far it is than what it last wrote down. */
  #shown(upload: StoredUpload): CentralBankUpload {
    const part = this.#readings.get(upload.id)?.part ?? 0;
    return { ...shown(upload), part: Math.max(upload.part, part) };
  }
}

const shown = ({ isGivenUp: _isGivenUp, source: _source, ...upload }: StoredUpload): CentralBankUpload => upload;
