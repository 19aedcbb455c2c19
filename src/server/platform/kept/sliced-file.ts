import type { Tx } from '#server/platform/database/tx.ts';
import { fileEnds, type FileName, fileSlice } from '#server/platform/kept/kept-slice-store.ts';
import { filePlace } from '#server/platform/database/kept-places.ts';
import { openerOf } from '#server/platform/database/vault.ts';

/** Runs one piece of work in a transaction. */
export type InTransaction = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;

/** A file of a dossier that is read as it is taken in, a slice at a time. */
export interface SlicedFile {
  readonly size: number;
  /** Its bytes. Throws instead of giving the last of them when they were changed since they were sealed. */
  slices(inTransaction: InTransaction): AsyncGenerator<Uint8Array>;
}

/** Bytes that are in memory of a file that nobody takes in. */
const sliceSize = 256 * 1024;

/** The file changed or went while it was read: what was sent of it is worth nothing. */
export class FileChangedError extends Error {
  override readonly name = 'FileChangedError';
}

/** Null when it is not there. */
export async function slicedFile(tx: Tx, file: FileName): Promise<SlicedFile | null> {
  const ends = await fileEnds(tx, file);
  if (ends === null) return null;
  const { start, end, begin } = await openerOf(tx, filePlace(file.organisationId, file.dossierId, file.type), ends);
  return {
    size: end - start,
    slices: async function* slices(inTransaction) {
      const opened = begin();
      for (let from = start; from < end; from += sliceSize) {
        const count = Math.min(sliceSize, end - from);
        // oxlint-disable-next-line no-await-in-loop -- the next slice when this one was taken in
        const slice = await inTransaction((of) => fileSlice(of, file, ends, { from, count }));
        if (slice === null) throw new FileChangedError('the file was changed while it was read');
        const bytes = opened.update(slice);
        if (from + count === end) opened.end();
        yield bytes;
      }
      if (start === end) opened.end();
    },
  };
}
