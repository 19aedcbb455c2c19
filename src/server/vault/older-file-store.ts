import { sql } from 'kysely';
import type { KeptFileType } from '#server/platform/database/kept-file.ts';
import { isOfDossier, isRow } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { factorPlace, filePlace, textPlace, variantPlace } from '#server/platform/database/kept-places.ts';
import { sealMark } from '#server/platform/database/sealed-bytes.ts';
import { asKept, toKeep } from '#server/platform/database/vault.ts';

/** Written out, as the index in `migrations/baseline-dossiers.ts` has it. */
const isOpen = (column: string) =>
  sql<boolean>`substring(${sql.id(column)} from 1 for 4) <> ${sql.lit(`\\x${Buffer.from(sealMark).toString('hex')}`)}::bytea`;

/** Seals one file, result, text or second factor of an organisation that is not; false when there is none that nobody else is busy with. */
export async function sealOne(tx: Tx, organisationId: string): Promise<boolean> {
  for (const seal of [sealFile, sealVariant, sealText, sealEarlierText, sealFactor])
    // oxlint-disable-next-line no-await-in-loop -- one at a time: the first that is found
    if (await seal(tx, organisationId)) return true;
  return false;
}

async function sealFile(tx: Tx, organisationId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('dossier_file')
    .select(['dossier_id as dossierId', 'type', 'bytes'])
    .where('organisation_id', '=', organisationId)
    .where(isOpen('bytes'))
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (found === undefined) return false;
  const { dossierId, type, bytes } = found;
  const place = filePlace(organisationId, dossierId, type satisfies KeptFileType);
  await tx
    .updateTable('dossier_file')
    .set({ bytes: await toKeep(tx, place, await asKept(tx, place, bytes)) })
    .where(isOfDossier(organisationId, dossierId))
    .where('type', '=', type)
    .execute();
  return true;
}

async function sealVariant(tx: Tx, organisationId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('variant')
    .select(['id', 'result'])
    .where('organisation_id', '=', organisationId)
    .where(isOpen('result'))
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (found === undefined || found.result === null) return false;
  const place = variantPlace(organisationId, found.id);
  await tx
    .updateTable('variant')
    .set({ result: await toKeep(tx, place, await asKept(tx, place, found.result)) })
    .where(isRow(organisationId, found.id))
    .execute();
  return true;
}

const sealText = (tx: Tx, organisationId: string) => sealTextIn(tx, 'written_text', organisationId);
const sealEarlierText = (tx: Tx, organisationId: string) => sealTextIn(tx, 'earlier_text', organisationId);

async function sealTextIn(tx: Tx, table: 'written_text' | 'earlier_text', organisationId: string): Promise<boolean> {
  const found = await tx
    .selectFrom(table)
    .select(['dossier_id as dossierId', 'key', 'version', 'content'])
    .where('organisation_id', '=', organisationId)
    .where(isOpen('content'))
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (found === undefined) return false;
  const { dossierId, key, version, content } = found;
  const place = textPlace(organisationId, dossierId, key);
  await tx
    .updateTable(table)
    .set({ content: await toKeep(tx, place, await asKept(tx, place, content)) })
    .where(isOfDossier(organisationId, dossierId))
    .where('key', '=', key)
    .where('version', '=', version)
    .execute();
  return true;
}

async function sealFactor(tx: Tx, organisationId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('second_factor')
    .select(['holder_id as holderId', 'secret'])
    .where('organisation_id', '=', organisationId)
    .where(isOpen('secret'))
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (found === undefined) return false;
  const place = factorPlace(organisationId, found.holderId);
  await tx
    .updateTable('second_factor')
    .set({ secret: await toKeep(tx, place, await asKept(tx, place, found.secret)) })
    .where('organisation_id', '=', organisationId)
    .where('holder_id', '=', found.holderId)
    .execute();
  return true;
}

/** How many files, results, texts and second factors of an organisation are not sealed. */
export async function openFileCount(tx: Tx, organisationId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select
    (select count(*) from dossier_file where organisation_id = ${organisationId} and ${isOpen('bytes')})::integer
    + (select count(*) from variant where organisation_id = ${organisationId} and ${isOpen('result')})::integer
    + (select count(*) from written_text where organisation_id = ${organisationId} and ${isOpen('content')})::integer
    + (select count(*) from earlier_text where organisation_id = ${organisationId} and ${isOpen('content')})::integer
    + (select count(*) from second_factor where organisation_id = ${organisationId} and ${isOpen('secret')})::integer as count`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}
