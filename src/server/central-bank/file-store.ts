import { sql } from 'kysely';
import {
  type CentralBankFile,
  centralBankFileSchema,
  type CentralBankFileKind,
  type CurveContent,
  type SetContent,
} from '#api/central-bank-files.ts';
import { deletedCount, withMoments } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

const fileRows = (tx: Tx) =>
  tx
    .selectFrom('central_bank_file as file')
    .select([
      'file.id',
      'file.kind',
      'file.label',
      'file.source',
      'file.file_name as fileName',
      sql<number>`file.file_size::float8`.as('fileSize'),
      'file.sha256',
      'file.added_on as addedOn',
      'file.added_by as addedBy',
      'file.withdrawn_on as withdrawnOn',
      'file.content',
      sql<number>`(select count(*) from used_central_bank_file as used where used.file_id = file.id)::integer`.as(
        'dossiers',
      ),
    ]);

type FileRow = Awaited<ReturnType<ReturnType<typeof fileRows>['execute']>>[number];

const asFile = (row: FileRow): CentralBankFile => centralBankFileSchema.parse(withMoments(row));

/** Every file, of each kind the newest first. */
export async function centralBankFiles(tx: Tx): Promise<CentralBankFile[]> {
  const rows = await fileRows(tx)
    .orderBy('file.kind')
    .orderBy('file.label', 'desc')
    .orderBy('file.arrival', 'desc')
    .execute();
  return rows.map(asFile);
}

export async function centralBankFile(tx: Tx, id: string): Promise<CentralBankFile | null> {
  const row = await fileRows(tx).where('file.id', '=', id).executeTakeFirst();
  return row === undefined ? null : asFile(row);
}

/** Whether one of this quarter or day is offered. */
export async function isOffered(tx: Tx, kind: CentralBankFileKind, label: string): Promise<boolean> {
  const found = await tx
    .selectFrom('central_bank_file')
    .select('id')
    .where('kind', '=', kind)
    .where('label', '=', label)
    .where('withdrawn_on', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** What is known of a file before it is read. */
export interface CentralBankFileFacts {
  readonly kind: CentralBankFileKind;
  readonly label: string;
  readonly source: string;
  readonly fileName: string;
  readonly fileSize: number;
}

/** What is kept of a file that was found good. */
interface KeptFile extends CentralBankFileFacts {
  readonly sha256: string;
  readonly addedBy: string;
  readonly content: SetContent | CurveContent;
}

/** Null when one of this quarter or day is offered. */
export async function insertCentralBankFile(tx: Tx, file: KeptFile): Promise<string | null> {
  const row = await tx
    .insertInto('central_bank_file')
    .values({
      kind: file.kind,
      label: file.label,
      source: file.source,
      file_name: file.fileName,
      file_size: file.fileSize,
      sha256: file.sha256,
      content: JSON.stringify(file.content),
      added_by: file.addedBy,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'label']).where('withdrawn_on', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A part of a set: a series in one year, or its rate parameters. */
export interface SetBlock {
  readonly series: string;
  readonly year: number;
  readonly bytes: Uint8Array;
}

export async function insertBlock(tx: Tx, fileId: string, { series, year, bytes }: SetBlock): Promise<void> {
  await tx.insertInto('central_bank_block').values({ file_id: fileId, series, year, bytes }).execute();
}

export async function blockOf(tx: Tx, fileId: string, series: string, year: number): Promise<Uint8Array | null> {
  const row = await tx
    .selectFrom('central_bank_block')
    .select('bytes')
    .where('file_id', '=', fileId)
    .where('series', '=', series)
    .where('year', '=', year)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

/**
 * Withdraws a file: it is no longer offered. One that no dossier uses is deleted with its blocks. False when there is none to withdraw.
 */
export async function withdrawCentralBankFile(tx: Tx, id: string, by: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('central_bank_file')
    .set({ withdrawn_on: sql`now()`, withdrawn_by: by })
    .where('id', '=', id)
    .where('withdrawn_on', 'is', null)
    .executeTakeFirst();
  await deleteUnused(tx);
  return numUpdatedRows > 0n;
}

/** Deletes what was withdrawn and no dossier uses; returns how many. */
export const deleteUnused = (tx: Tx) =>
  deletedCount(
    tx
      .deleteFrom('central_bank_file')
      .where('withdrawn_on', 'is not', null)
      .where(
        sql<boolean>`not exists (select from used_central_bank_file as used where used.file_id = central_bank_file.id)`,
      ),
  );

/** Organisations of which somebody is the provider. */
export async function providerOrganisations(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('holder')
    .select('organisation_id as id')
    .distinct()
    .where('role', '=', 'provider')
    .execute();
  return rows.map(({ id }) => id);
}
