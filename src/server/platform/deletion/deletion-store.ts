import { sql } from 'kysely';
import { undoSeconds } from '#api/undo-seconds.ts';
import { deletedCount, firstRow, hasUpdated, isOfDossier, isRow } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

/* Everything here is for a worker: nobody else sees what is to be deleted. */

const later = sql<Date>`now() + ${sql.lit(undoSeconds)} * interval '1 second'`;
const isDue = sql<boolean>`delete_on <= now()`;

export interface DossierToDelete {
  readonly organisationId: string;
  readonly clientId: string;
  readonly dossierId: string;
}

export interface VariantToDelete {
  readonly organisationId: string;
  readonly dossierId: string;
  readonly variantId: string;
}

/** Has a dossier deleted later, with what is shared of it; returns whether it was to stay until now. */
export async function markDossier(tx: Tx, { organisationId, clientId, dossierId }: DossierToDelete): Promise<boolean> {
  const isMarked = await hasUpdated(
    tx
      .updateTable('dossier')
      // Its file may be sent again meanwhile.
      .set({ delete_on: later, upload_key: null })
      .where(isRow(organisationId, dossierId))
      .where('client_id', '=', clientId)
      .where('delete_on', 'is', null),
  );
  await tx.updateTable('share').set({ delete_on: later }).where(isOfDossier(organisationId, dossierId)).execute();
  return isMarked;
}

/** Has a dossier stay; returns its name, null where it is not to be deleted, or gone. An employer undoes that of his own alone. */
export async function unmarkDossier(
  tx: Tx,
  { organisationId, clientId, dossierId }: DossierToDelete,
  isByEmployer: boolean,
): Promise<string | null> {
  const kept = await firstRow(
    tx
      .updateTable('dossier')
      .set({ delete_on: null })
      .where(isRow(organisationId, dossierId))
      .where('client_id', '=', clientId)
      .where('delete_on', 'is not', null)
      .$if(isByEmployer, (rows) => rows.where('sent_by_employer', '=', true))
      .returning('name'),
  );
  if (kept === null) return null;
  await tx.updateTable('share').set({ delete_on: null }).where(isOfDossier(organisationId, dossierId)).execute();
  return kept.name;
}

const ofVariant = (tx: Tx, { organisationId, dossierId, variantId }: VariantToDelete) =>
  tx.updateTable('variant').where(isOfDossier(organisationId, dossierId)).where('id', '=', variantId);

export const markVariant = (tx: Tx, variant: VariantToDelete): Promise<boolean> =>
  hasUpdated(ofVariant(tx, variant).set({ delete_on: later }).where('delete_on', 'is', null));

/** Has a variant stay; returns its name, null where it is not to be deleted, or gone. */
export async function unmarkVariant(tx: Tx, variant: VariantToDelete): Promise<string | null> {
  const kept = ofVariant(tx, variant).set({ delete_on: null }).where('delete_on', 'is not', null).returning('name');
  return (await firstRow(kept))?.name ?? null;
}

/** Has an employer deleted later, and its dossiers with it; returns whether it was to stay until now. */
export async function markClient(tx: Tx, organisationId: string, clientId: string): Promise<boolean> {
  for (const table of ['dossier', 'share'] as const)
    await ofClient(tx, table, organisationId, clientId)
      .set({ delete_on: later })
      .where('delete_on', 'is', null)
      .execute();
  return hasUpdated(
    tx
      .updateTable('client')
      .set({ delete_on: later })
      .where(isRow(organisationId, clientId))
      .where('delete_on', 'is', null),
  );
}

/** Has an employer stay; returns how many dossiers came back with it, null where it is not to be deleted, or gone. */
export async function unmarkClient(tx: Tx, organisationId: string, clientId: string): Promise<number | null> {
  const found = tx
    .selectFrom('client')
    .select('id')
    .where(isRow(organisationId, clientId))
    .where('delete_on', 'is not', null)
    .forUpdate();
  if ((await firstRow(found)) === null) return null;
  // A dossier that was deleted before its employer goes all the same.
  const isMarkedWithIt = sql<boolean>`delete_on = (select delete_on from client where ${isRow(organisationId, clientId)})`;
  const unmarked = (table: 'dossier' | 'share') =>
    ofClient(tx, table, organisationId, clientId).set({ delete_on: null }).where(isMarkedWithIt).executeTakeFirst();
  await unmarked('share');
  const { numUpdatedRows } = await unmarked('dossier');
  await tx.updateTable('client').set({ delete_on: null }).where(isRow(organisationId, clientId)).execute();
  return Number(numUpdatedRows);
}

const ofClient = (tx: Tx, table: 'dossier' | 'share', organisationId: string, clientId: string) =>
  tx.updateTable(table).where('organisation_id', '=', organisationId).where('client_id', '=', clientId);

/** Deletes the dossiers and variants whose moment has come; returns how many. */
export async function deleteDue(tx: Tx, organisationId: string): Promise<number> {
  let count = 0;
  for (const table of ['dossier', 'variant'] as const)
    count += await deletedCount(tx.deleteFrom(table).where('organisation_id', '=', organisationId).where(isDue));
  return count;
}

/**
 * The employers whose moment has come, to be erased in this transaction: nobody undoes that any more. They get a name of their
 * own, as another may have got theirs.
 */
export async function dueClients(tx: Tx, organisationId: string): Promise<readonly string[]> {
  const rows = await tx
    .updateTable('client')
    .set({ delete_on: null, name: sql`id::text` })
    .where('organisation_id', '=', organisationId)
    .where(isDue)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
