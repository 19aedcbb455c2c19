import { sql, type Updateable } from 'kysely';
import type { CentralBankUpload, NewUpload } from '#api/central-bank-files.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Tx } from '#server/platform/database/tx.ts';

/** The upload of all web processes together: its row and its pieces. */
export interface StoredUpload extends CentralBankUpload {
  readonly source: string;
  /** Nothing came of it for so long that nothing will. */
  readonly isGivenUp: boolean;
}

/** After so many seconds without a piece, or without a word of the process that reads it, an upload is given up. */
export const uploadPatience = 120;

const isQuiet = sql<boolean>`touched_on < clock_timestamp() - make_interval(secs => ${uploadPatience})`;
const isUnderWay = sql<boolean>`phase in ('receiving', 'reading')`;
const moment = sql<Date>`clock_timestamp()`;

const uploadRows = (tx: Tx) =>
  tx
    .selectFrom('central_bank_upload')
    .select([
      'id',
      'kind',
      'label',
      'source',
      'file_name as fileName',
      sql<number>`file_size::float8`.as('fileSize'),
      'phase',
      sql<number>`received::float8`.as('received'),
      'part',
      'refusal',
      'kept_as as fileId',
      sql<boolean>`${isUnderWay} and ${isQuiet}`.as('isGivenUp'),
    ]);

export async function currentUpload(tx: Tx): Promise<StoredUpload | null> {
  return (await uploadRows(tx).executeTakeFirst()) ?? null;
}

/** Makes the row of a new upload in the place of one that ended or was given up; null while another goes on. */
export async function insertUpload(tx: Tx, facts: NewUpload): Promise<StoredUpload | null> {
  await tx
    .deleteFrom('central_bank_upload')
    .where(sql<boolean>`not ${isUnderWay} or ${isQuiet}`)
    .execute();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('central_bank_upload')
    .values({
      kind: facts.kind,
      label: facts.label,
      source: facts.source,
      file_name: facts.fileName,
      file_size: facts.fileSize,
    })
    .onConflict((conflict) => conflict.column('is_the_one').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? currentUpload(tx) : null;
}

/** An upload that still receives, held until the transaction ends: its pieces come one after another, through whichever process. */
export async function heldUpload(tx: Tx, id: string): Promise<StoredUpload | null> {
  const found = uploadRows(tx).where('id', '=', id).where('phase', '=', 'receiving');
  return (await found.forUpdate().executeTakeFirst()) ?? null;
}

/** Keeps the next piece of an upload that is held. */
export async function insertPiece(
  tx: Tx,
  { id, received }: StoredUpload,
  piece: number,
  bytes: Uint8Array,
): Promise<void> {
  await tx.insertInto('central_bank_piece').values({ upload_id: id, piece, bytes }).execute();
  await changed(tx, id, 'receiving', { received: received + bytes.length });
}

export async function pieceOf(tx: Tx, id: string, piece: number): Promise<Uint8Array | null> {
  const found = tx.selectFrom('central_bank_piece').select('bytes').where('upload_id', '=', id);
  return (await found.where('piece', '=', piece).executeTakeFirst())?.bytes ?? null;
}

export async function deletePieces(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('central_bank_piece').where('upload_id', '=', id).execute();
}

/** From here on one process reads it. */
export const beginReading = (tx: Tx, id: string): Promise<boolean> =>
  changed(tx, id, 'receiving', { phase: 'reading' });

/** A word of the process that reads it. False when it was broken off, or given up and replaced. */
export const noteReading = (tx: Tx, id: string, part: number): Promise<boolean> => changed(tx, id, 'reading', { part });

export interface UploadEnd {
  readonly phase: 'kept' | 'refused' | 'failed';
  readonly refusal?: CentralBankUpload['refusal'];
  readonly fileId?: string;
}

/** Writes down what came of reading it; false when it is no longer there. */
export const endReading = (tx: Tx, id: string, { phase, refusal, fileId }: UploadEnd): Promise<boolean> =>
  changed(tx, id, 'reading', {
    phase,
    ...(phase === 'kept' && { part: 1 }),
    ...(refusal && { refusal: JSON.stringify(refusal) }),
    ...(fileId !== undefined && { kept_as: fileId }),
  });

async function changed(
  tx: Tx,
  id: string,
  phase: CentralBankUpload['phase'],
  change: Updateable<Tables['central_bank_upload']>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('central_bank_upload')
    .set({ touched_on: moment, ...change })
    .where('id', '=', id)
    .where('phase', '=', phase)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** With its pieces. */
export async function deleteUpload(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('central_bank_upload').where('id', '=', id).execute();
}

/** Deletes an upload that was given up, and the answer on one of a day ago; returns how many. */
export async function deleteSpentUploads(tx: Tx): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('central_bank_upload')
    .where(sql<boolean>`(${isUnderWay} and ${isQuiet}) or touched_on < clock_timestamp() - interval '1 day'`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
